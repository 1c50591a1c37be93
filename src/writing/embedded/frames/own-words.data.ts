import type { FieldName } from '#framework/framework.ts';
import type { Family } from './frame.ts';

/**
 * Says of whom one tells before an answer that is left as its author wrote it, in the third person, because it is not certain who is
 * who in it; the sentences around it speak to "you". Each section takes another.
 */
export const somebodyLikeYou: Record<'several' | 'one', readonly string[]> = {
  several: [
    'Let me tell you of people much like you.',
    'Think of others who stand where you stand.',
    'I meet people in your place all the time.',
    'I have other people in mind here, who are not so different from you.',
    'You may know others in the same spot.',
    'Look at it for a moment as it is with others like you.',
    'Let us talk about people in the same place as you.',
    'I will tell it as I know it from people like you.',
  ],
  one: [
    'Picture somebody much like you.',
    'Think of somebody who stands where you stand.',
    'I meet somebody in your place nearly every week.',
    'I have somebody in mind here, who is not so different from you.',
    'You may know somebody in the same spot.',
    'Look at it for a moment as it is with somebody like you.',
    'Let us talk about somebody in the same place as you.',
    'I will tell it as I know it from somebody like you.',
  ],
};

/** Who they are in a question, where the section has told of them before and of others since. */
export const suchPeople: Record<'several' | 'one', readonly string[]> = {
  several: ['people like you', 'people in your place', 'people in your position'],
  one: ['somebody like you', 'somebody in your place', 'somebody in your position'],
};

/** Said of them where the answer says itself what would be asked. */
export const thinkOf = 'Think of {them}.';

/** Before an answer about the seller's own work that tells of those who come: of several, and of one. */
export const toldOfClients: Partial<Record<FieldName, Record<'several' | 'one', readonly string[]>>> = {
  yourDifferentApproach: {
    several: ['Here is how it works with me.', 'With me it goes another way.'],
    one: ['Here is how it works with me.', 'With me it goes another way.'],
  },
  newRootProblem: {
    several: ['I give people another name for the problem.', 'I tell people what I would call the problem instead.'],
    one: [
      'When somebody comes to me, I call the problem by another name.',
      'When somebody comes to me with it, I call the problem by another name.',
    ],
  },
  planPartDetails: {
    several: ['What do people do who work with me?', 'So what do people do, once we work together?'],
    one: ['What does somebody do who works with me?', 'So what does somebody do, once we work together?'],
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
  oneBeliefsAndPlanCallback: {
    several: ['Here is what the people I work with take home.', 'This is what stays with the people I work with.'],
    one: ['Here is what somebody I work with takes home.', 'This is what stays with somebody I work with.'],
  },
  oneBeliefTheyShare: {
    several: ['There is one thing that the people I work with agree on.', 'The people I work with all believe this.'],
    one: ['There is one thing that anyone I work with agrees on.', 'Anyone who works with me believes this.'],
  },
  supportSafety: {
    several: ['Everyone who works with me has something to hold on to.', 'I do not leave people alone with it.'],
    one: ['Whoever works with me has something to hold on to.', 'Whoever works with me is never left alone with it.'],
  },
  priceEntryStep: {
    several: ['This is how it starts for everyone who comes to me.', 'For those who want to begin, it goes like this.'],
    one: ['This is how it starts for somebody who comes to me.', 'For somebody who wants to begin, it goes like this.'],
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
 * Asked of those one tells of, so that what the author leaves out ("Drives home") is said by the question. A word in braces is put for
 * them, or agrees with them.
 */
export const askedOfThem: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['What is it like for {them}?', 'How {do} {they} live with it?'],
  whatNotWorking: ['What {do} {they} do about it?', 'And this is what {they} {do} about it.'],
  whatTheyCrave: ['And what {do} {they} want?', 'I know what {they} {want}, too.'],
  timeCost: ['What does it cost {them} in time?', 'How much time does it take from {them}?'],
  moneyCost: ['And what {do} {they} pay for it, in money?', 'How much money goes on it, with {them}?'],
  energyCost: ['What does it take out of {them}?', 'How does it leave {them}, at the end of the day?'],
  identityCost: ['How {do} {they} see {themselves} by now?', 'How {do} {they} talk about {themselves} now?'],
  reputationCost: ['And how {are} {they} seen by others?', 'And what do other people make of {them}?'],
  whatTheyKeepTrying: ['What {do} {they} try, again and again?', 'What {do} {they} do about it, time after time?'],
  fingerPointableMoment: [
    'What would you see, if you watched {them}?',
    'Is there a moment that says it all about {them}?',
  ],
  voiceInTheirHead: ['And what {do} {they} think?', 'And what {do} {they} say to {themselves}?'],
  hookTimerCosts: ['What does every round of it cost {them}?', 'What {do} {they} pay, each time?'],
  stupidThingTheyBelieve: ['What {do} {they} take for granted in all this?', 'What {have} {they} never doubted?'],
  crashMovieScene: ['And what was the worst of it for {them}?', 'Is there a day that says it all, with {them}?'],
  crashRealizationMoment: ['And what becomes clear to {them}?', 'And what {do} {they} see, all of a sudden?'],
  whatTheyBlame: ['So what {do} {they} blame?', 'Ask {them} why, and there is an answer.'],
  howTheyRationalize: ['How {do} {they} explain it?', 'And {they} {have} an explanation ready.'],
  realRootCause: ['What is the cause of it, with {them}?', 'I look at {them}, and I see another cause.'],
  uncomfortableTruth: ['And what would {they} rather not hear?', 'What {do} {they} find hard to admit?'],
  timerCostFrameFlip: [
    'What does it cost {them} to go on seeing it like that?',
    'What {do} {they} lose by seeing it like that?',
  ],
  audienceDeepestDesire: ['And what {do} {they} want, underneath it all?', 'What {do} {they} want most of all?'],
  mainSymptomFromHook: ['What {do} {they} want gone first?', 'I know what {they} {want} gone first.'],
  timerCostsPriceSetup: ['What does it cost {them} as it is?', 'What {do} {they} pay already?'],
  biggestPriceObjection: ['And what {do} {they} say to the price?', 'What {do} {they} tell me about the price?'],
  stallLoopPattern: [
    'How {do} {they} put it off?',
    'I have watched how {they} {put} it off.',
    'And what {do} {they} do instead of beginning?',
    'How does the waiting go, with {them}?',
  ],
  fingerPointableCostClose: [
    'And what does the waiting leave {them} with?',
    'And where does one see the waiting, with {them}?',
    'Where can one see it, with {them}?',
    'What is there to show for it, with {them}?',
  ],
  realInternalObjection: [
    'And what {do} {they} ask {themselves}, deep down?',
    'There is a doubt that {they} {keep} quiet about.',
    'What {do} {they} really worry about?',
    'And what holds {them} back?',
  ],
  costOfAnother90Days: [
    'What do another ninety days bring {them}?',
    'Here is how it goes on for {them}.',
    'And three months later, if nothing changes for {them}?',
    'Where does it lead {them}, left as it is?',
  ],
  patternBreakingTruth: [
    'What {do} {they} have to see first?',
    'And what is the truth about {them}?',
    'What would change it for {them}, once {they} {see} it?',
    'What {do} {they} need to hear?',
  ],
  currentUndesiredReality: ['Where {do} {they} stand today?', 'How are things for {them} today?'],
  realLifeTransformation: [
    'And what is it like for {them} afterwards?',
    'Afterwards the days look different for {them}.',
  ],
  oneCoreShiftRelief: ['And what gets lighter for {them}?', 'And {they} {have} one weight less to carry.'],
  ninetyDayMirror: ['And what does a day look like for {them} then?', 'And where {are} {they}, ninety days on?'],
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
    light: "I'd tell you what I have tried myself, but I'm supposed to be the expert.",
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
    light: "You'll have your own version of that, in other rooms and with other people.",
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
    light: 'Now try that with your own week, I can wait.',
    soft: 'You may let yourself picture your own week like that for a moment.',
  },
  ninetyDayMirror: {
    hard: 'Now put yourself in that picture.',
    light: 'Try it on for a second, it may fit.',
    soft: 'Perhaps you can see yourself there, too.',
  },
};
