import type { FieldName } from '#framework/framework.ts';
import type { Family } from './frame.ts';

/**
 * Brings in those of whom a section tells, at the end of its opening, where answers are left as their author wrote them, in the third
 * person or with nobody named ("Drives home. Swears he'll sort it."), because it is not certain who is who in them. It claims nothing of
 * what "she" or "they" means. There are as many as sections, so that a script says none of them twice.
 */
export const broughtIn: Record<'several' | 'one', readonly string[]> = {
  several: [
    "Let me tell you about some people, and you can see for yourself whether you're one of them.",
    "I'll talk about people I've met, and you may well know them.",
    "I'm thinking of certain people here, and it could be that you're among them.",
    'I have some people in mind, and you can ask yourself who they remind you of.',
    "Part of this I'll tell about other people, since most things are easier to see from outside.",
    'Here are some people, and you may have met them in the mirror.',
    'Some of this is about other people, and some of it may be about you.',
    "I'll tell you what I see in others, and you'll know what is yours.",
  ],
  one: [
    "Let me tell you about somebody, and you can see for yourself whether it's you.",
    "I'll talk about somebody I've met, and you may well know them.",
    "I'm thinking of somebody here, and it could be you.",
    'I have somebody in mind, and you can ask yourself who that is.',
    "Part of this I'll tell about somebody else, since most things are easier to see from outside.",
    'Here is somebody, and you may have met them in the mirror.',
    'Some of this is about somebody else, and some of it may be about you.',
    "I'll tell you what I see in somebody else, and you'll know what is yours.",
  ],
};
/** The same in a close whose tone was chosen: one for each tone but the first. */
export const broughtInLate: Record<'several' | 'one', readonly string[]> = {
  several: [
    'What comes now is about other people, for as long as you want it to be.',
    'Let me speak of others for a minute, and you can listen for your own name.',
    "Now I'll speak of people I know, and the likeness to anyone here is no accident.",
    "I'll leave your name out of this and talk about some people.",
    'Somewhere there are people to whom all this happens, and they may sit quite close.',
  ],
  one: [
    'What comes now is about somebody else, for as long as you want it to be.',
    'Let me speak of one person for a minute, and you can listen for your own name.',
    "Now I'll speak of somebody I know, and the likeness to anyone here is no accident.",
    "I'll leave your name out of this and talk about somebody.",
    'Somewhere there is somebody to whom all this happens, and they may sit quite close.',
  ],
};
/** Names them right before, where one answer only is told. */
export const calledUp: readonly string[] = ['Think of {whom}.', 'Picture {whom}.', 'Imagine {whom}.'];
/** Who stands for those who listen. */
export const suchPeople: Record<'several' | 'one', readonly string[]> = {
  several: [
    'some people you may know',
    'people you may have met',
    'people like you and me',
    'a few people like us',
    'people you could meet anywhere',
    'people you could have met',
    'people you might sit next to',
    'some people you would like',
  ],
  one: [
    'somebody you may know',
    'somebody you may have met',
    'somebody like us',
    'somebody you could meet anywhere',
    'somebody like you or me',
    'somebody you could have met',
    'somebody you might sit next to',
    'somebody you would like',
  ],
};

/** Before an answer about the seller's own work that tells of those who come: of several, and of one. */
export const toldOfClients: Partial<Record<FieldName, Record<'several' | 'one', readonly string[]>>> = {
  yourDifferentApproach: {
    several: ['Here is how it works with me.', 'With me it goes another way.'],
    one: ['Here is how it works with me.', 'With me it goes another way.'],
  },
  newRootProblem: {
    several: ['I give people another name for the problem.', 'There is another name for the problem.'],
    one: [
      'When somebody comes to me, I call the problem by another name.',
      'I give the trouble another name when somebody comes to me.',
    ],
  },
  planPartDetails: {
    several: ['Everybody who works with me goes through all of it.', 'People who work with me do the whole of it.'],
    one: ['Anybody who works with me goes through all of it.', 'Whoever works with me does the whole of it.'],
  },
  planMetaphor: {
    several: ['I have a picture for it.', 'This is how I see it in my mind.'],
    one: ['I have a picture for it.', 'This is how I see it in my mind.'],
  },
  planBeliefBridge: {
    several: [
      'What I believe goes into the plan, and everyone who comes to me finds it there.',
      'My plan follows from what I believe, as everyone who comes to me can see.',
    ],
    one: [
      'What I believe goes into the plan, and anybody who comes to me finds it there.',
      'My plan follows from what I believe, as anybody who comes to me can see.',
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
    several: [
      'Here is what it takes, for everyone who comes to me.',
      'For those who want to begin, it goes like this.',
    ],
    one: [
      'Here is what it takes, for somebody who comes to me.',
      'For somebody who wants to begin, it goes like this.',
    ],
  },
  fitFilter: {
    several: ['And who is it for?', 'So who should do it?'],
    one: ['And who is it for?', 'So who should do it?'],
  },
  planBeliefCallback: {
    several: ['I leave you with this.', 'Let me end with this.'],
    one: ['Let me leave you with somebody who did it.', 'I end with somebody who did it.'],
  },
};

/** What is told of them next, in words that no deed, thing, place or time after them fits badly; it names nobody. */
export const topics: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['This is what the days are like.', 'First, what hurts.'],
  whatNotWorking: ['This is what gets tried.', 'Look at the attempts.'],
  whatTheyCrave: ['And there is a wish.', 'Somewhere there is a hope.'],
  timeCost: ['There is the time it takes.', 'Time is one part of it.'],
  moneyCost: ['Look at the money.', 'And money comes into it.'],
  energyCost: ['It wears a person out.', 'And it is tiring.'],
  identityCost: ['It does something to a person.', 'It gets under the skin after a while.'],
  reputationCost: ['It does not stay a secret.', 'Others see it.'],
  whatTheyKeepTrying: ['One way after another gets tried.', 'Look at what keeps being tried.'],
  fingerPointableMoment: ['One moment says it all.', 'Here is the moment itself.'],
  voiceInTheirHead: ['And inside there is a voice.', 'Then comes the voice inside.'],
  hookTimerCosts: ['And going on like this has a price.', 'There is a price, over and over.'],
  stupidThingTheyBelieve: ['There is one belief in all of this.', 'One idea holds it all together.'],
  crashMovieScene: ['There comes a day like this.', 'One day, this happens.'],
  crashRealizationMoment: ['In the end there is one clear thought.', 'And something becomes clear at last.'],
  whatTheyBlame: ['And the blame has to go somewhere.', 'Now for the blame.'],
  howTheyRationalize: ['And an explanation is always found.', 'And an explanation is ready.'],
  realRootCause: ['Now for the cause of it all.', 'Here is where it all comes from.'],
  uncomfortableTruth: ['Now for the part that is hard to hear.', 'And here is the truth about it.'],
  timerCostFrameFlip: [
    'And it costs something to go on seeing it the old way.',
    'The old way of seeing it has a price.',
  ],
  audienceDeepestDesire: ['Underneath it all there is a wish.', 'Now for the wish behind it all.'],
  mainSymptomFromHook: ['One thing still goes on.', 'And this is what should go first.'],
  timerCostsPriceSetup: ['Something is being paid already.', 'Leaving things as they are has a price.'],
  biggestPriceObjection: ['And then there is the price.', 'Then the talk turns to the price.'],
  stallLoopPattern: ['And so it is put off.', 'Here is how it gets put off.'],
  fingerPointableCostClose: ['And the waiting shows.', 'Waiting leaves something behind.'],
  realInternalObjection: ['There is a quiet doubt as well.', 'And there is a doubt.'],
  costOfAnother90Days: ['Now think ninety days ahead.', 'And unchanged, three more months look like this.'],
  patternBreakingTruth: ['There is a truth in all this.', 'And one thing is true all the same.'],
  currentUndesiredReality: ['This is today.', 'Here is how things are now.'],
  realLifeTransformation: ['And this is how it looks afterwards.', 'Now for an ordinary week afterwards.'],
  oneCoreShiftRelief: ['And something gets lighter.', 'One weight comes off.'],
  ninetyDayMirror: ['And this is what the mirror shows, ninety days on.', 'Now for the mirror, ninety days from now.'],
};

/** Before a grave scene or story, which no joke and no drum leads to. */
export const soberLeads: Readonly<Record<string, readonly string[]>> = {
  crashMovieScene: ['There comes a day like this.', 'One day, this happens.'],
  miniStoryOrStat: ['This comes from real life.', 'What I say next is true.'],
  planProofStory: ['Here is a true story.', 'Let me tell you about one case.'],
  breakingPointScene: ['I will tell you plainly what happened.', 'This is what happened back then.'],
};

/** Like the topics, before a deed of one who is left out ("Loses 20 minutes a day"): a question it goes on from. */
export const asked: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: [
    'So what does a day look like, from close up?',
    'What does the trouble look like, once you stand right beside it?',
  ],
  whatNotWorking: [
    'So how are things dealt with, for want of a better way?',
    'What has been tried so far, and tried in earnest?',
  ],
  whatTheyCrave: [
    'And the wish, the one that is hardly ever said aloud?',
    'So what would be the dream, if dreams were free?',
  ],
  timeCost: ['And the time, which nobody gets back?', 'What happens to the time, if you add it all up?'],
  moneyCost: ['And the money, since we are counting?', 'What happens to the money, if you follow it for once?'],
  energyCost: [
    'And what does it do to a body, day in and day out?',
    'How much strength does it take, just to carry on?',
  ],
  identityCost: [
    'And what changes in how a person talks about themselves?',
    'What does it do to a person, if it goes on?',
  ],
  reputationCost: [
    'And in front of other people, how does it go there?',
    'How does it go with other people, who notice more than one thinks?',
  ],
  whatTheyKeepTrying: [
    'And what keeps being tried, whether it works or not?',
    'What comes next, every time, as if by itself?',
  ],
  fingerPointableMoment: [
    'And the moment itself, the one you could point at?',
    'When does it show, so that anybody could see it?',
  ],
  voiceInTheirHead: ['And inside, where nobody hears it?', 'What goes through the head, word for word?'],
  hookTimerCosts: ['And the cost of it, all told?', 'What does all of it come to, once you count?'],
  stupidThingTheyBelieve: [
    'And what is the wrong idea behind it all, the one nobody questions?',
    'What gets taken for granted, and should not be?',
  ],
  crashMovieScene: [
    'And where does it all end, if nobody does anything?',
    'How does it come to a head, on the one day that counts?',
  ],
  crashRealizationMoment: ['And what becomes clear in the end?', 'What sinks in, once there is no looking away?'],
  whatTheyBlame: [
    'And whose fault is it, if you believe what gets said?',
    'What gets the blame, as long as nobody looks closer?',
  ],
  howTheyRationalize: [
    'And how is it explained, when somebody asks?',
    'What is the explanation that is always at hand?',
  ],
  realRootCause: [
    'And what is behind it all, when you look underneath?',
    'So where does it all come from, when you follow it back?',
  ],
  uncomfortableTruth: [
    'And the part of it that is hard to hear?',
    'What is the truth about it, the one that stings a little?',
  ],
  timerCostFrameFlip: ['And what does it cost to see it the old way?', 'What is the price of seeing it the old way?'],
  yourDifferentApproach: ['This is my own way of working.', 'My own approach is a different one.'],
  audienceDeepestDesire: [
    'And underneath it all, what is it really about?',
    'What is the wish behind all of this, the one that counts?',
  ],
  mainSymptomFromHook: [
    'And what goes on, as long as nothing is done?',
    'What still happens, for all the effort that goes into it?',
  ],
  timerCostsPriceSetup: [
    'What is being paid already, without a bill in sight?',
    'And the price of leaving it alone, what is that?',
  ],
  biggestPriceObjection: [
    'And the price, what gets said when it comes up?',
    'What gets said about the price, more often than not?',
  ],
  stallLoopPattern: [
    'And how does it get put off, one time after the other?',
    'How does the waiting go, from one excuse to the next?',
    'What happens, each time it could begin?',
    'And what comes in between, every single time?',
  ],
  fingerPointableCostClose: [
    'And what does the waiting leave behind, for all to see?',
    'Where does the waiting show, if you go and look?',
    'And what is there to point at by now?',
    'What is there to see by now, for anyone who looks?',
  ],
  realInternalObjection: [
    'And the doubt, the one that is never said aloud?',
    'What is the quiet doubt, underneath all the loud ones?',
    'Which doubt is it, when nobody else is listening?',
    'And the worry that is left, what is it?',
  ],
  costOfAnother90Days: [
    'And ninety days on, if all of it stays as it is?',
    'What do ninety more days of the same bring?',
    'And if it goes on for ninety days like this?',
    'What will the next three months look like, unchanged?',
  ],
  patternBreakingTruth: [
    'And what is true all the same, whatever gets said?',
    'What is the truth of it, when all is said and done?',
    'And the plain fact in the middle of it?',
    'What is left, once the excuses are taken away?',
  ],
  currentUndesiredReality: [
    'And today, before any of that, how does it go?',
    'How do things stand here and now, before anything has changed?',
  ],
  realLifeTransformation: [
    'And afterwards, in a week like any other?',
    'How does it look afterwards, when it has become ordinary?',
  ],
  oneCoreShiftRelief: ['And what gets lighter, once all this is done?', 'What changes first, and stays changed?'],
  fitFilter: ['And the sign that it fits?', 'And how does anybody know that it is the right thing?'],
  ninetyDayMirror: ['And in ninety days, who is there to be seen?', 'And in the mirror, ninety days from now?'],
};

/**
 * Before what stays without anybody who does it ("Coming back at 30 days to weigh the guns") though the seller
 * does, or the listener might: words that it goes on from, as no whole sentence before it lets it.
 */
export const labels: Partial<Record<FieldName, readonly string[]>> = {
  yourDifferentApproach: ['My way of working:', 'My own approach:'],
  miniStoryOrStat: ['For the record:', 'From real life:'],
  planMetaphor: ['Picture this:', 'My picture of it:'],
  planProofStory: ['How it went once:', 'A true story:'],
  emotionInAction: ['What followed:', 'What came next:'],
  whatSnapped: ['What changed for me:', 'My turning point:'],
  alternativeStory: ['If nothing had changed:', 'Had nothing changed:'],
  miniCredibilityLine: ['What I bring:', 'My record:'],
  oneCoreShiftRelief: ['What you can stop:', 'One thing you can stop:'],
  supportSafety: ['What there is to lean on:', 'What is there for you:'],
  fitFilter: ["How you know that it's for you:", "The sign that it's for you:"],
};

/** Before what dawns on somebody ("She sees the film that evening") whose crash was told right before. */
export const afterTheirCrash = 'And then something becomes clear.';

/** Said behind an answer that was told of others, in the speaker's temper: back to those who listen. */
export const backToYou: Partial<Record<FieldName, Record<Family, string>>> = {
  audiencePain: {
    hard: 'You know best how much of that is yours.',
    light: "If it sounds like your own week, I promise I haven't been watching you.",
    soft: "If you know something of that yourself, you're not alone here.",
  },
  whatNotWorking: {
    hard: 'Count what you have tried yourself, and be honest about what it changed.',
    light: 'I suspect you have a version of your own.',
    soft: 'You may have tried something of the kind yourself, and you had your reasons.',
  },
  whatTheyCrave: {
    hard: 'If you want something like that for yourself, say so, at least in your own head.',
    light: "You can nod if you like, nobody's looking.",
    soft: "You may want something like that for yourself, and there's nothing wrong with wanting it.",
  },
  identityCost: {
    hard: "Listen to how you talk about yourself for one day, and you'll know how far it has gone.",
    light: 'Perhaps you have caught yourself at it, too.',
    soft: "Perhaps you've noticed something of the kind in yourself, too.",
  },
  whatTheyKeepTrying: {
    hard: "Make your own list some time, and I doubt that it'll be shorter.",
    light: "Your own list may look different, but I doubt it's any tidier.",
    soft: 'You may have a list of your own, and nobody here will judge you for it.',
  },
  fingerPointableMoment: {
    hard: "If you have a moment like that of your own, don't look away from it.",
    light: "You'll have your own version of that, and I won't ask for it.",
    soft: "You may have a moment of your own in mind now, and it's welcome here.",
  },
  hookTimerCosts: {
    hard: 'Work out tonight what you are paying, and write it down.',
    light: "I'd work out your share for you, but you would never invite me again.",
    soft: 'Your own cost may be a different one, and you need not tell it to anybody.',
  },
  stupidThingTheyBelieve: {
    hard: 'Check whether that belief is in your head as well.',
    light: "If that belief is yours as well, you don't have to put your hand up.",
    soft: 'You may have held that belief yourself, and for good reasons.',
  },
  crashRealizationMoment: {
    hard: 'You need not wait for a bad day of your own to see it.',
    light: "I'd like you to see it a bit earlier, and with less trouble.",
    soft: "You need not wait for a hard day to see it, you can look now, while it's quiet.",
  },
  howTheyRationalize: {
    hard: 'If you have a sentence like that, you know it by heart.',
    light: 'I keep a few excuses of my own, by the way, and some of them rhyme.',
    soft: 'Most of us have a sentence like that somewhere.',
  },
  uncomfortableTruth: {
    hard: "Decide for yourself whether you're meant.",
    light: "I'm not saying it's you, and I'm not saying it isn't.",
    soft: 'You can decide for yourself whether any of it is yours.',
  },
  timerCostFrameFlip: {
    hard: 'Some of that bill may be yours, and you know which part.',
    light: "You needn't tell me which part of the bill is yours.",
    soft: 'Part of that may be yours, and you can put it down whenever you like.',
  },
  audienceDeepestDesire: {
    hard: "If you have a wish like that, I'd start from there.",
    light: "If your own wish looks a bit like that, you're in good company.",
    soft: 'A wish like that may live in you, too, and it deserves some room.',
  },
  mainSymptomFromHook: {
    hard: 'Think of what goes on for you, and keep it in mind for the next few minutes.',
    light: "It may look different for you, but you'd know it anywhere.",
    soft: 'For you it may look different, and it counts just as much.',
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
    hard: 'Look for something of the kind that you could point at today.',
    light: "Have a look round some time, you'll find yours.",
    soft: 'You may have something that you could point at, too.',
  },
  costOfAnother90Days: {
    hard: 'Your ninety days can go another way, if you decide it.',
    light: 'Your own ninety days can still look different.',
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
