import type { FieldName } from '#framework/framework.ts';
import type { Family } from './frame.ts';

/** Said before an answer that tells of several ("They stand at the door"), and of one ("She stands at the door"). */
type Lead = { several: readonly string[]; one: readonly string[] };

/**
 * Said before an answer that is left as its author wrote it, in the third person, because it is not certain who is who in it. Each
 * says what was asked and names whom its pronouns go back to, since the sentences around it speak to "you".
 */
export const toldOfOthers: Partial<Record<FieldName, Lead>> = {
  audiencePain: {
    several: [
      'Let me tell you of people much like you.',
      'I meet people like you every week, and I know what they deal with.',
    ],
    one: ['Picture somebody much like you.', 'Let me tell you about somebody much like you.'],
  },
  whatNotWorking: {
    several: ['This is what people in your position do about it.', 'And this is what people do against it.'],
    one: [
      'This is what somebody in your position does about it.',
      'And somebody like you does something about it, of course.',
    ],
  },
  whatTheyCrave: {
    several: [
      'And I know what people in your place want.',
      'Ask me what people in your place want, and I can tell you.',
    ],
    one: [
      'And I know what somebody in your place wants.',
      'Ask me what somebody in your place wants, and I can tell you.',
    ],
  },
  yourDifferentApproach: {
    several: ['Here is how it works with me.', 'With me it goes another way.'],
    one: ['Here is how it works with me.', 'With me it goes another way.'],
  },
  timeCost: {
    several: ['It takes time, and I have seen it with others.', 'Most people never count the time that goes into it.'],
    one: [
      'It takes time, and I have seen it with somebody in your place.',
      'Think of the time that somebody loses over it.',
    ],
  },
  identityCost: {
    several: [
      'I have seen what it does to the way people see themselves.',
      'After a while people see themselves differently.',
    ],
    one: ['I have seen what it does to somebody, deep down.', 'After a while it changes how somebody sees themselves.'],
  },
  moneyCost: {
    several: ['People like you pay for it in money, too.', 'It costs people money as well.'],
    one: ['Somebody like you pays for it in money, too.', 'It costs somebody in your place money as well.'],
  },
  energyCost: {
    several: ['It wears people out, and I can tell you where.', 'It takes strength. Think of people like you.'],
    one: ['It wears somebody out, and I can tell you where.', 'It takes strength. Think of somebody like you.'],
  },
  reputationCost: {
    several: [
      'Other people notice, too. I hear it from many in your place.',
      'It shows. Think of people in your place.',
    ],
    one: ['Other people notice, too, and somebody like you knows it.', 'It shows. Think of somebody in your place.'],
  },
  whatTheyKeepTrying: {
    several: ['There are things that people try, again and again.', 'I could make a list of what people try.'],
    one: [
      'There are things that somebody in your place tries, again and again.',
      'Somebody where you are now tries all sorts of things.',
    ],
  },
  fingerPointableMoment: {
    several: [
      'For people in the same spot as you, there is one moment that says it all.',
      'If I had to choose one moment in the lives of people like you, it would be this one.',
      'For people like you I could tell where it shows best.',
    ],
    one: [
      'For somebody in the same spot as you, there is one moment that says it all.',
      'If I had to choose one moment in the life of somebody like you, it would be this one.',
      'With somebody like you, I could tell where it shows best.',
    ],
  },
  voiceInTheirHead: {
    several: [
      'I know what goes through the heads of people in your place.',
      'And then there is the voice inside, and it is much the same with all of them.',
    ],
    one: [
      'I know what goes through the head of somebody in your place.',
      'And then there is the voice inside. Think of somebody like you.',
    ],
  },
  hookTimerCosts: {
    several: ['Every round of it costs people something.', 'Nobody goes through it again for nothing. They all pay.'],
    one: [
      'Every round of it costs somebody like you something.',
      'Nobody goes through it again for nothing, and somebody like you does not either.',
    ],
  },
  stupidThingTheyBelieve: {
    several: [
      'Most people in your position take one thing for granted.',
      'There is one idea that hardly any of the people I meet have ever doubted.',
    ],
    one: [
      'Think of somebody who takes one thing for granted.',
      'There is one idea that somebody where you are now has never doubted.',
    ],
  },
  crashMovieScene: {
    several: [
      'If somebody made a film about people in your place, one scene would be in it.',
      'Take one day in the lives of people like you.',
    ],
    one: [
      'If somebody made a film about somebody in your place, one scene would be in it.',
      'Take one day in the life of somebody like you.',
    ],
  },
  crashRealizationMoment: {
    several: [
      'There is a moment when something dawns on people in your place.',
      'Sooner or later people see something that they never saw before.',
    ],
    one: [
      'There is a moment when something dawns on somebody in your place.',
      'Sooner or later somebody in your place sees something that was never clear before.',
    ],
  },
  whatTheyBlame: {
    several: [
      'When people in that spot look for the reason, this is where they look.',
      'Ask people why it is so, and they can tell you.',
    ],
    one: [
      'When somebody in that spot looks for the reason, this is where the blame goes.',
      'Ask somebody in your place why it is so, and there is an answer.',
    ],
  },
  howTheyRationalize: {
    several: [
      'People have ways of explaining it to themselves.',
      'And then people find words for it that sound like reason.',
    ],
    one: [
      'Somebody in your place has ways of explaining it.',
      'And then somebody in your place finds words for it that sound like reason.',
    ],
  },
  realRootCause: {
    several: [
      'When I look at people in your position, I see another cause.',
      'I have looked at many people in your position, and I see another cause.',
    ],
    one: [
      'When I look at somebody in your position, I see another cause.',
      'Look closely at somebody in your position, and you will find another cause.',
    ],
  },
  uncomfortableTruth: {
    several: [
      'There is something that people in your place would rather not hear.',
      'Few people in your place like to hear this.',
    ],
    one: [
      'There is something that somebody in your place would rather not hear.',
      'Somebody in your place may not like to hear this.',
    ],
  },
  timerCostFrameFlip: {
    several: [
      'Those who go on seeing it the old way pay for it.',
      'I have seen what it costs people to go on seeing it the old way.',
    ],
    one: [
      'Somebody who goes on seeing it the old way pays for it.',
      'I have seen what it costs somebody to go on seeing it the old way.',
    ],
  },
  newRootProblem: {
    several: ['I give people another name for the problem.', 'I tell people what I would call the problem instead.'],
    one: [
      'When somebody comes to me, I call the problem by another name.',
      'When somebody comes to me with it, I call the problem by another name.',
    ],
  },
  planPartDetails: {
    several: ['Let me tell you how it goes for the people I work with.', 'This is how it goes for those I work with.'],
    one: [
      'Let me tell you how it goes for somebody I work with.',
      'This is how it goes for somebody who works with me.',
    ],
  },
  planMetaphor: {
    several: ['I have a picture for it.', 'This is how I see it in my mind.'],
    one: ['I have a picture for it.', 'This is how I see it in my mind.'],
  },
  planBeliefBridge: {
    several: [
      'That is why it works, and I see it with everyone who comes to me.',
      'And so it works, as I see with everyone who comes to me.',
    ],
    one: [
      'That is why it works, and I see it with anybody who comes to me.',
      'And so it works, as I see with anybody who comes to me.',
    ],
  },
  audienceDeepestDesire: {
    several: [
      'Underneath it all, people in your place want something else.',
      'Ask people in your place twice, and there is a wish under the wish.',
    ],
    one: [
      'Underneath it all, somebody in your place wants something else.',
      'Ask somebody in your place twice, and there is a wish under the wish.',
    ],
  },
  corePhilosophy: {
    several: [
      'There is something I believe, and I say it to everyone I work with.',
      'Everyone who comes to me hears this from me sooner or later.',
    ],
    one: [
      'There is something I believe, and I say it to anyone I work with.',
      'Anyone who comes to me hears this from me sooner or later.',
    ],
  },
  whoIsThisNotFor: {
    several: ['And who is it not for?', 'I should tell you who it is not for.'],
    one: ['And who is it not for?', 'I should tell you who it is not for.'],
  },
  mainSymptomFromHook: {
    several: ['This is what people in your place want gone first.', 'You know it from the people I told you of.'],
    one: ['This is what somebody in your place wants gone first.', 'You know it from the person I told you of.'],
  },
  timerCostsPriceSetup: {
    several: [
      'Others who stand where you stand are paying already.',
      'People like you pay for it already.',
      'Nothing about it is free for people in your place.',
    ],
    one: [
      'Somebody who stands where you stand is paying already.',
      'Somebody like you pays for it already.',
      'Nothing about it is free for somebody in your place.',
    ],
  },
  biggestPriceObjection: {
    several: [
      'When people hear the price, this is what I get to hear.',
      'I know what people say when they hear a price.',
    ],
    one: ['When somebody hears the price, this is what I get to hear.', 'I know what somebody says who hears a price.'],
  },
  stallLoopPattern: {
    several: [
      'I have watched how people put it off.',
      'I know how people put it off, step by step.',
      'Putting it off has its own order, and people keep to it.',
      'People do not say no. They put it off.',
    ],
    one: [
      'I have watched how somebody puts it off.',
      'Somebody who puts it off does it in a certain way.',
      'Putting it off has its own order, and somebody like you keeps to it.',
      'Somebody like you does not say no. It only gets put off.',
    ],
  },
  fingerPointableCostClose: {
    several: [
      'You can see what waiting has cost other people.',
      'Look at other people, and you can see what waiting costs.',
      'Waiting leaves traces, and people know where to find them.',
      "There is proof of it in other people's lives.",
    ],
    one: [
      'You can see what waiting has cost somebody else.',
      'Look at somebody else, and you can see what waiting costs.',
      'Waiting leaves traces. Think of somebody like you.',
      "There is proof of it in somebody else's life.",
    ],
  },
  realInternalObjection: {
    several: [
      'There is a doubt that people in your place keep to themselves.',
      'And people have one doubt that they hardly ever tell me.',
      'Underneath, people ask themselves something else.',
      'People think one thing here that they do not say.',
    ],
    one: [
      'There is a doubt that somebody in your place keeps quiet about.',
      'And somebody in your place has one doubt that I hardly ever get to hear.',
      'Underneath, somebody like you asks something else.',
      'Somebody like you thinks one thing here and does not say it.',
    ],
  },
  costOfAnother90Days: {
    several: [
      'Give people another ninety days of it, and I can tell you how they go.',
      'I have seen what another ninety days bring to people who wait.',
      'Ninety days go by, whether people decide or not.',
      'Let me tell you how it goes on for people who wait.',
    ],
    one: [
      'Give somebody another ninety days of it, and I can tell you how they go.',
      'I have seen what another ninety days bring to somebody who waits.',
      'Ninety days go by, whether somebody decides or not.',
      'Let me tell you how it goes on for somebody who waits.',
    ],
  },
  patternBreakingTruth: {
    several: [
      'One truth has helped people out of that loop.',
      'There is one sentence that gets people out of it.',
      'People stop going round in circles once they see this.',
      'This is what people have to hear before they can stop.',
    ],
    one: [
      'One truth has helped somebody like you out of that loop.',
      'There is one sentence that gets somebody like you out of it.',
      'Somebody like you stops going round in circles once this is clear.',
      'This is what somebody in your place has to hear first.',
    ],
  },
  oneBeliefsAndPlanCallback: {
    several: ['Here is what the people I work with take home.', 'This is what stays with the people I work with.'],
    one: ['Here is what somebody I work with takes home.', 'This is what stays with somebody I work with.'],
  },
  oneBeliefTheyShare: {
    several: ['There is one thing that the people I work with agree on.', 'The people I work with all believe this.'],
    one: ['There is one thing that anyone I work with agrees on.', 'Anyone who works with me believes this.'],
  },
  currentUndesiredReality: {
    several: [
      'Let me tell you where people in your place stand today.',
      'Today it looks like this for people in your place.',
    ],
    one: [
      'Let me tell you where somebody in your place stands today.',
      'Today it looks like this for somebody in your place.',
    ],
  },
  realLifeTransformation: {
    several: [
      'Let me tell you about an ordinary week of people who have it behind them.',
      'Those who have done it live differently, in small things.',
    ],
    one: [
      'Let me tell you about an ordinary week of somebody who has it behind them.',
      'Somebody who has done it lives differently, in small things.',
    ],
  },
  oneCoreShiftRelief: {
    several: [
      'And people get to let go of something.',
      'And something falls off their shoulders, with everyone who has done it.',
    ],
    one: [
      'Whoever has done it gets to let go of something.',
      'Something falls off the shoulders of anybody who does it.',
    ],
  },
  supportSafety: {
    several: ['Everyone who works with me has something to hold on to.', 'I do not leave people alone with it.'],
    one: ['Whoever works with me has something to hold on to.', 'Whoever works with me is never left alone with it.'],
  },
  priceEntryStep: {
    several: ['This is how it starts for everyone who comes to me.', 'For those who want to begin, it goes like this.'],
    one: ['This is how it starts for somebody who comes to me.', 'For somebody who wants to begin, it goes like this.'],
  },
  ninetyDayMirror: {
    several: ['I know how people like you look at the end of it.', 'At the end of it, this is whom I see.'],
    one: ['I know how somebody like you looks at the end of it.', 'At the end of it, this is whom I see.'],
  },
  fitFilter: {
    several: ['You may ask who it is for.', 'Who should do it? I can tell you that.'],
    one: ['You may ask who it is for.', 'Who should do it? I can tell you that.'],
  },
  planBeliefCallback: {
    several: ['I tell everyone who comes to me the same thing.', 'I end with what I tell everyone who comes to me.'],
    one: ['Let me leave you with somebody who did it.', 'I end with somebody who did it.'],
  },
};

/**
 * Asked once it is known of whom a section tells, in place of naming them again: what the author leaves out ("Drives home") is said
 * by the question. A word in braces is put for them, or agrees with them.
 */
export const askedOfThem: Partial<Record<FieldName, readonly string[]>> = {
  whatNotWorking: ['What {do} {they} do about it?', 'And this is what {they} {do} about it.'],
  whatTheyCrave: ['And what {do} {they} want?', 'I know what {they} {want}, too.'],
  timeCost: ['What does it cost {them} in time?', 'It costs {them} time.'],
  moneyCost: ['And the money?', 'It costs {them} money, too.'],
  energyCost: ['What does it take out of {them}?', 'And it takes strength out of {them}.'],
  identityCost: ['How {do} {they} see {themselves} by now?', 'It changes the way {they} {see} {themselves}.'],
  reputationCost: ['And what do other people make of {them}?', 'And by then others have noticed.'],
  whatTheyKeepTrying: ['What {do} {they} try, again and again?', 'These are the things {they} {keep} trying.'],
  fingerPointableMoment: [
    'Is there one moment that says it all?',
    'I could show you the very moment.',
    'And you can see it, if you know when to look.',
  ],
  voiceInTheirHead: ['And what {do} {they} think then?', 'And then there is the voice inside.'],
  hookTimerCosts: ['What does every round of it cost {them}?', 'Every round of it costs {them} something.'],
  stupidThingTheyBelieve: [
    'What {do} {they} take for granted in all this?',
    'There is one thing that {they} {have} never doubted.',
  ],
  crashMovieScene: ['Then comes a day like this one.', 'And one day stands for all the others.'],
  crashRealizationMoment: ['And what becomes clear to {them} then?', 'And then something dawns on {them}.'],
  whatTheyBlame: ['So what {do} {they} blame?', 'Ask {them} why, and there is an answer.'],
  howTheyRationalize: ['How {do} {they} explain it?', 'And {they} {have} an explanation ready.'],
  realRootCause: ['Look at {them} closely, and there is another cause.', 'I look at {them}, and I see another cause.'],
  uncomfortableTruth: ['And what would {they} rather not hear?', 'Now for what {they} would rather not hear.'],
  timerCostFrameFlip: [
    'What does it cost {them} to go on seeing it like that?',
    'To go on seeing it like that costs {them} something.',
  ],
  planBeliefBridge: ['Why does that work?', 'And that is why it works.'],
  audienceDeepestDesire: [
    'And what {do} {they} want, underneath it all?',
    'Underneath it all, {they} {want} something else.',
  ],
  mainSymptomFromHook: ['What {do} {they} want gone first?', 'I know what {they} {want} gone first.'],
  timerCostsPriceSetup: ['What does it cost {them} as it is?', 'It costs {them} something already.'],
  biggestPriceObjection: ['And what {do} {they} say to the price?', 'I know what {they} {say} to a price.'],
  stallLoopPattern: ['How {do} {they} put it off?', 'I have watched how {they} {put} it off.'],
  fingerPointableCostClose: [
    'And what is there to show for the waiting?',
    'You can see what the waiting has cost {them}.',
  ],
  realInternalObjection: [
    'And what {do} {they} ask {themselves}, deep down?',
    'There is a doubt that {they} {keep} quiet about.',
  ],
  costOfAnother90Days: ['What do another ninety days bring {them}?', 'Here is how it goes on for {them}.'],
  patternBreakingTruth: ['What would get {them} out of it?', 'There is one thing {they} {have} to see first.'],
  currentUndesiredReality: ['Where {do} {they} stand today?', 'Today {they} {stand} here.'],
  realLifeTransformation: ['And what is it like for {them} afterwards?', 'Afterwards {their} days look different.'],
  oneCoreShiftRelief: ['And what gets lighter for {them}?', 'And something falls off {their} shoulders.'],
  supportSafety: ['What {do} {they} have to hold on to?', 'And {they} {are} not left alone with it.'],
  priceEntryStep: ['And what does it take to begin?', 'So this is what it takes.'],
  ninetyDayMirror: ['And where {are} {they} after ninety days?', 'And these are {their} days, ninety days on.'],
  fitFilter: ['And who is it for?', 'I can tell you who it is for.'],
};

/** Before what dawns on somebody ("She sees the film that evening") whose crash was told right before. */
export const afterTheirCrash = 'And then something becomes clear.';

/** Said behind an answer that was told of others, in the speaker's temper: back to those who listen. */
export const backToYou: Partial<Record<FieldName, Record<Family, string>>> = {
  audiencePain: {
    hard: "You know what that's like, or you wouldn't be here.",
    light: "If it sounds like your own week, I promise I haven't been watching you.",
    soft: "If you know something of that yourself, you're not alone here.",
  },
  whatNotWorking: {
    hard: 'Count what you have tried yourself, and be honest about what it changed.',
    light: "I'd ask for a show of hands, but I think I know how many would go up.",
    soft: 'You may have tried something of the kind yourself, and you had your reasons.',
  },
  whatTheyCrave: {
    hard: "You want something like that for yourself, or you'd have left by now.",
    light: "You can nod if you like, nobody's looking.",
    soft: "You may want something like that for yourself, and there's nothing wrong with wanting it.",
  },
  identityCost: {
    hard: "Listen to how you talk about yourself for one day, and you'll know how far it has gone.",
    light: 'Perhaps you have caught yourself at it, too.',
    soft: "Perhaps you've noticed something of the kind in yourself, too.",
  },
  whatTheyKeepTrying: {
    hard: "You have a list of your own, and I doubt that it's shorter.",
    light: "Your own list may look different, but I doubt it's any tidier.",
    soft: 'You may have a list of your own, and nobody here will judge you for it.',
  },
  fingerPointableMoment: {
    hard: "You have a moment like that of your own, so don't look away from it.",
    light: "You'll have your own version of that, with other furniture in it.",
    soft: "You may have a moment of your own in mind now, and it's welcome here.",
  },
  hookTimerCosts: {
    hard: 'Work out your own figure tonight, and write it down.',
    light: "I'd work out your figure for you, but you would never invite me again.",
    soft: 'Your own figure may be a different one, and you need not tell it to anybody.',
  },
  stupidThingTheyBelieve: {
    hard: 'Check whether some of that is in your head as well.',
    light: "You don't have to put your hand up if you've thought so, too.",
    soft: 'You may have thought so yourself, and for good reasons.',
  },
  crashRealizationMoment: {
    hard: 'You need not wait for a day like that to see it.',
    light: "I'd like you to see it a bit earlier, and preferably sitting down.",
    soft: "You need not wait for a day like that, you can look now, while it's quiet.",
  },
  howTheyRationalize: {
    hard: 'You have a sentence like that, and you know it by heart.',
    light: 'I keep a few excuses of my own, by the way, and some of them rhyme.',
    soft: 'Most of us have a sentence like that somewhere.',
  },
  uncomfortableTruth: {
    hard: "Decide for yourself whether you're meant.",
    light: "I'm not saying it's you, and I'm not saying it isn't.",
    soft: 'You can decide for yourself, and in your own time, whether any of it is yours.',
  },
  timerCostFrameFlip: {
    hard: 'You pay some of that yourself, and you know which part.',
    light: "You needn't tell me which part of the bill is yours.",
    soft: 'Part of that may be yours, and you can put it down whenever you like.',
  },
  audienceDeepestDesire: {
    hard: "You have a wish like that, and I'd start from there.",
    light: "If your own wish looks a bit like that, you're in good company.",
    soft: 'A wish like that may live in you, too, and it deserves some room.',
  },
  mainSymptomFromHook: {
    hard: 'Think of yours, and keep it in mind for the next few minutes.',
    light: "Yours may look different, but you'd know it anywhere.",
    soft: 'Yours may look different, and it counts just as much.',
  },
  timerCostsPriceSetup: {
    hard: 'Put your own figure beside that before you hear mine.',
    light: "You'll have figures of your own, and I'm not going to ask for the receipts.",
    soft: "You may have a figure of your own, and it's enough if you know it.",
  },
  stallLoopPattern: {
    hard: 'You have your own way of waiting, and you know its excuses.',
    light: 'Your own waiting may have other dates in it, but I bet it has dates.',
    soft: 'You may wait like that yourself, for reasons of your own.',
  },
  fingerPointableCostClose: {
    hard: 'You have something of the kind that you could point at today.',
    light: "Have a look round some time, you'll find yours.",
    soft: 'You may have something that you could point at, too.',
  },
  costOfAnother90Days: {
    hard: 'Your ninety days can go another way, if you decide it.',
    light: 'Your own ninety days can still look different, by the way.',
    soft: 'Your own ninety days can go another way.',
  },
  realLifeTransformation: {
    hard: "There's no reason why that shouldn't be you.",
    light: 'I can see you doing that, by the way, and it suits you.',
    soft: 'You may let yourself picture your own week like that for a moment.',
  },
  ninetyDayMirror: {
    hard: 'Now put yourself in that picture.',
    light: 'Try it on for a second, it may fit.',
    soft: 'Perhaps you can see yourself there, too.',
  },
};
