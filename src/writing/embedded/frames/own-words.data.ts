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
    "I'll talk about certain people, and you may well know them.",
    "I'm thinking of certain people here, and it could be that you're among them.",
    'I have some people in mind, and you can ask yourself who they remind you of.',
    "Part of this I'll tell about other people, since most things are easier to see from outside.",
    'Here are some people, and you may have met them yourself.',
    'Some of this is about other people, and some of it may be about you.',
    "I'll tell you what I see in others, and you'll know what is yours.",
  ],
  one: [
    "Let me tell you about somebody, and you can see for yourself whether it's you.",
    "I'll talk about somebody here, and you may well know them.",
    "I'm thinking of somebody here, and it could be you.",
    'I have somebody in mind, and you can ask yourself who that is.',
    "Part of this I'll tell about somebody else, since most things are easier to see from outside.",
    'Here is somebody, and you may have met such a person before.',
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
    'a few people you may know',
    'people you may have seen',
    'people you could meet anywhere',
    'people you could have met',
    'people you might sit next to',
    'some people you would get on with',
  ],
  one: [
    'somebody you may know',
    'somebody you may have met',
    'somebody you may have seen',
    'somebody you could meet anywhere',
    'one person you may know',
    'somebody you could have met',
    'somebody you might sit next to',
    'somebody you would get on with',
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
    one: ['Let me give the problem another name.', 'I have another name for the trouble.'],
  },
  planPartDetails: {
    several: [
      'This is how it goes with people who come to me.',
      'Everybody who works with me goes through every part.',
    ],
    one: ['This is how it goes with anybody who comes to me.', 'This is how it goes with somebody who comes to me.'],
  },
  planMetaphor: {
    several: ['I have a picture for all this.', 'This is how I see all this in my mind.'],
    one: ['I have a picture for all this.', 'This is how I see all this in my mind.'],
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
    several: ['Not everybody is right for my work.', 'I should tell you that my work is not for everybody.'],
    one: ['Not everybody is right for my work.', 'I should tell you that my work is not for everybody.'],
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
    several: ['Everyone who works with me has something to hold on to.', 'I do not leave people to themselves.'],
    one: ['Whoever works with me has something to hold on to.', 'Whoever works with me is never left to cope alone.'],
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
    several: ['Here is how to tell whether it is for you.', 'And how do you know that it is for you?'],
    one: ['Here is how to tell whether it is for you.', 'And how do you know that it is for you?'],
  },
  planBeliefCallback: {
    several: ['I leave you with this.', 'Let me end with this.'],
    one: ['Let me leave you with somebody who did it.', 'I end with somebody who did it.'],
  },
};

/** What is told of them next, in words that no deed, thing, place or time after them fits badly; it names nobody. */
export const topics: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['This is what the days are like.', 'First, what hurts.'],
  whatNotWorking: ['This is what gets done about the trouble.', 'Now to what gets done against the trouble.'],
  whatTheyCrave: ['And there is a wish.', 'Somewhere there is a hope.'],
  timeCost: ['There is the time that goes into it.', 'Time is one part of the cost.'],
  moneyCost: ['Now for the money.', 'And then there is the money.'],
  energyCost: ['And this is where the strength goes.', 'And there are moments that take all the strength.'],
  identityCost: ['After a while all this gets under the skin.', 'And all this changes how one sees oneself.'],
  reputationCost: ['And none of it stays a secret.', 'Other people hear of it, too.'],
  whatTheyKeepTrying: ['One thing after another gets tried.', 'This is what gets tried, over and over.'],
  fingerPointableMoment: ['One moment says it all.', 'There is one moment that shows it all.'],
  voiceInTheirHead: ['And inside there is a voice.', 'Then comes the voice inside.'],
  hookTimerCosts: ['And going on like this has a price.', 'There is a price, over and over.'],
  stupidThingTheyBelieve: ['There is one wrong belief in all of this.', 'And somewhere in there is a wrong belief.'],
  crashMovieScene: ['There comes a day when it all goes wrong.', 'And one day it all comes to a head.'],
  crashRealizationMoment: ['And then things fall into place.', 'And then, at last, some light.'],
  whatTheyBlame: ['And the blame has to go somewhere.', 'Now to what gets the blame.'],
  howTheyRationalize: ['And an explanation is always found.', 'And an explanation is ready.'],
  realRootCause: ['Now for the cause of it all.', 'Here is where all the trouble comes from.'],
  uncomfortableTruth: ['Now for the part that is hard to hear.', 'And here is the plain truth of the matter.'],
  timerCostFrameFlip: [
    'And it costs something to go on seeing it the old way.',
    'The old way of seeing it has a price.',
  ],
  audienceDeepestDesire: [
    'Underneath it all there is a wish.',
    'Now for the wish behind it all.',
    'And then there is the wish that counts.',
  ],
  newRootProblem: ['First, the trouble itself.', 'The trouble comes first.'],
  mainSymptomFromHook: ['One thing still goes on.', 'And this is what should go first.'],
  timerCostsPriceSetup: ['Something is being paid already.', 'Leaving things as they are has a price.'],
  biggestPriceObjection: ['And then there is the price.', 'Then the talk turns to the price.'],
  stallLoopPattern: ['This is how the decision gets put off.', 'Here is how a beginning gets put off.'],
  fingerPointableCostClose: ['And the waiting shows.', 'Waiting leaves something behind.'],
  realInternalObjection: ['There is a quiet doubt as well.', 'And there is a doubt.'],
  costOfAnother90Days: ['Now think ninety days ahead.', 'And unchanged, three more months look like this.'],
  patternBreakingTruth: ['There is a truth in all this.', 'And one thing is true.', 'And here is a plain truth.'],
  currentUndesiredReality: ['This is how things are today.', 'Here is how things are now.'],
  realLifeTransformation: ['And this is what life looks like afterwards.', 'Now for an ordinary week afterwards.'],
  oneCoreShiftRelief: ['And something gets lighter.', 'Here is the first thing that gets lighter.'],
  ninetyDayMirror: ['And this is what the mirror shows, ninety days on.', 'Now for the mirror, ninety days from now.'],
};

/** The same where an answer tells of several as "they": it names them, so that nobody need be brought in before. */
export const peopleTopics: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: [
    'This is what I see people go through.',
    'Let me tell you what the days are like for a good many people.',
  ],
  whatNotWorking: ['This is what most people do about the trouble.', 'Most people have an answer of their own.'],
  whatTheyCrave: ['This is what most people would like.', 'And people do have a wish.'],
  timeCost: ['There is the time that people lose.', 'People pay with their time.'],
  moneyCost: ['And then there is the money that people spend.', 'People pay in money, too.'],
  energyCost: ['And this is where people lose their strength.', 'And there are moments that drain people.'],
  identityCost: [
    'After a while people see themselves with other eyes.',
    'And people begin to think of themselves in another way.',
  ],
  reputationCost: ['And people get talked about.', 'And people find that others notice.'],
  whatTheyKeepTrying: ['People try one thing after another.', 'This is what people try, over and over.'],
  fingerPointableMoment: ['There is one moment that most people know.', 'There is one moment I keep coming back to.'],
  voiceInTheirHead: ['And then people say something to themselves.', 'People hear a voice inside.'],
  hookTimerCosts: ['And people pay for going on like that.', 'Going on like that costs people something.'],
  stupidThingTheyBelieve: ['Most people have a wrong idea in their heads.', 'People take a wrong idea for granted.'],
  crashMovieScene: ['And one day it all comes to a head for people.', 'For most people there comes a bad day.'],
  crashRealizationMoment: ['And then things fall into place.', 'And then, at last, some light.'],
  whatTheyBlame: ['This is what people blame.', 'Ask people whose fault it is, and you hear this.'],
  howTheyRationalize: ['And people have an explanation.', 'This is how people explain it away.'],
  realRootCause: [
    'Now to what is really going on with people.',
    'For most people all the trouble comes from one thing.',
  ],
  uncomfortableTruth: [
    'This is something people would rather not hear.',
    'Here is something that hardly anybody tells people.',
  ],
  timerCostFrameFlip: ['Seeing it the old way costs people something.', 'People pay for seeing it the old way.'],
  audienceDeepestDesire: ['Underneath it all people have a wish.', 'This is what matters most to people.'],
  mainSymptomFromHook: ['One thing people would like to be rid of first.', 'People put up with one thing to this day.'],
  timerCostsPriceSetup: ['People are paying already.', 'Doing nothing costs people something as well.'],
  biggestPriceObjection: ['This is what people say when they hear the price.', 'People have an answer to the price.'],
  stallLoopPattern: [
    'This is how people put it off.',
    'People wait, and this is how.',
    'Most people mean to begin, and then it goes like this.',
    'I have watched a good many people wait.',
    'Things get put off, and people have their ways.',
  ],
  fingerPointableCostClose: [
    'This is what people have to show for waiting.',
    'Waiting leaves people with something to look at.',
    'People have something lying about that tells of the waiting.',
    'One can see how long people have waited.',
  ],
  realInternalObjection: [
    'There is a doubt that people do not like to say aloud.',
    'People have a quiet doubt, and they keep it to themselves.',
    'Behind the waiting people hide a worry.',
    'There is something people only admit to themselves.',
  ],
  costOfAnother90Days: [
    'This is where people stand ninety days on, when nothing changes.',
    'Think of the same people ninety days on.',
    'And think of the same people a quarter of a year on.',
    'Let people go on like that for ninety more days.',
    'Now picture people in three months, with all of it as it was.',
  ],
  currentUndesiredReality: ['This is where people stand today.', 'Here is how things are for people now.'],
  realLifeTransformation: [
    'This is how it goes for people afterwards.',
    'Now for what a week looks like for people afterwards.',
  ],
  oneCoreShiftRelief: ['There is something people get to drop.', 'People can put one thing down.'],
  ninetyDayMirror: [
    'And this is what people see in the mirror, ninety days on.',
    'Ninety days on, people look like this.',
  ],
};

/** Before the time until which one who is left out puts it off: "After harvest." */
export const askedWhen: readonly string[] = [
  'So when would {he} begin?',
  'And when {does} mean to begin?',
  'And the right moment, when is that, if you ask {him}?',
];

/** Before a grave scene or story, which no joke and no drum leads to. */
export const soberLeads: Readonly<Record<string, readonly string[]>> = {
  whatSnapped: ['And this is what changed for me.', 'This is how things turned for me.'],
  crashMovieScene: ['There comes a day like this.', 'One day, this happens.'],
  miniStoryOrStat: ['This comes from real life.', 'What I say next is true.'],
  planProofStory: ['Here is a true story.', 'Let me tell you about one case.'],
  breakingPointScene: ['I will tell you plainly what happened.', 'This is what happened back then.'],
  whoIsThisNotFor: ['This is not for everybody.', 'Some are better off elsewhere, and I say so plainly.'],
};

/**
 * Like the topics, before a deed of one who is left out ("Loses 20 minutes a day"): a question it goes on from, which says by {does}, {he}, {is},
 * {him} and {himself} who does it.
 */
export const asked: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['So what {does} go through?', 'And what {does} live with, day after day?'],
  whatNotWorking: ['So what {does} do about the trouble?', 'What {does} try, and try in earnest?'],
  whatTheyCrave: ['And what would {he} love, without ever saying so?', 'And the wish, what {does} long for?'],
  timeCost: ['And the time, where {does} lose that?', 'What {does} pay in time?'],
  moneyCost: ['And what {does} pay in money?', 'And the money, where does all of it go?'],
  energyCost: ['And where does all this drain {him}?', 'And where does all this wear {him} out?'],
  identityCost: ['And what {does} make of {himself} by now?', 'And how {does} see {himself} these days?'],
  reputationCost: ['And how {does} look to other people?', 'And what do other people say about {him}?'],
  whatTheyKeepTrying: ['And what {does} try, again and again?', 'What {does} do, time and again?'],
  fingerPointableMoment: [
    'And the moment that says it all, what {does} do then?',
    'So what {does} do, right when it shows?',
  ],
  voiceInTheirHead: ['And inside, what {does} think?', 'And what {does} say, with nobody listening?'],
  hookTimerCosts: ['And what {does} pay for going on like this?', 'So what {does} lose, once you count?'],
  stupidThingTheyBelieve: ['And which wrong idea {does} never question?', 'What {does} wrongly take for granted?'],
  crashMovieScene: [
    'And then the day it all comes to a head, what {does} do?',
    'And on the one day that counts, what {does} do?',
  ],
  crashRealizationMoment: ['And then one thing is plain.', 'And then, all at once, some clarity.'],
  whatTheyBlame: ['And whose fault is it, if you ask {him}?', 'And what {does} blame?'],
  howTheyRationalize: ['And how {does} explain all this?', 'And what {does} say, when somebody asks?'],
  realRootCause: ["So what's really going on with {him}?", 'And where does it all really begin with {him}?'],
  uncomfortableTruth: ["And what's the plain truth?", 'And what would hardly anybody say to {him}?'],
  timerCostFrameFlip: ['And what {does} pay for seeing it the old way?', 'And what does the old way cost {him}?'],
  yourDifferentApproach: ['This is my own way of working.', 'My own approach is a different one.'],
  audienceDeepestDesire: ['And deep down, what {does} wish for?', 'And underneath it all, what {does} long for?'],
  mainSymptomFromHook: [
    'And what {does} put up with, to this day?',
    'And what goes on, for as long as nothing changes?',
  ],
  timerCostsPriceSetup: [
    'And as things are, what {does} pay already?',
    'And leaving things alone, what {does} pay for that?',
  ],
  biggestPriceObjection: ['And the price, what {does} say about that?', 'What {does} say, once the price comes up?'],
  stallLoopPattern: [
    'So how {does} keep putting things off?',
    "What {does} do, each time there's a chance to begin?",
    'And year in, year out, how {does} put it off?',
    'How {does} go on, from one excuse to the next?',
    'And how {does} spend the time instead?',
    'And in place of a beginning, what {does} do?',
  ],
  fingerPointableCostClose: [
    'And what {does} have to show for the waiting?',
    'And how can you see that {he} waited?',
    'And what is there to show for the waiting?',
    'And what has the waiting brought {him}?',
  ],
  realInternalObjection: [
    'And what {does} doubt, deep down?',
    'And when nobody else is listening, what {does} ask {himself}?',
    'And the doubt that stays, how {does} put it?',
    'Which doubt {does} have, underneath all the rest?',
    'And what {does} worry about, in a quiet hour?',
    'And what {does} ask, lying awake?',
  ],
  costOfAnother90Days: [
    'And ninety days on, if all of it stays as it is?',
    'What {does} get for ninety more days of the same?',
    'And what do ninety more days bring, with nothing changed?',
    'What will the next three months look like, unchanged?',
    'And where {does} stand in ninety days, with nothing changed?',
    'Ninety days later, with all of it as before?',
  ],
  currentUndesiredReality: ['And today, what {does} live with?', 'How {does} get by, as things stand now?'],
  realLifeTransformation: [
    'And afterwards, in a week like any other, what {does} do?',
    'So what {does} do, on an ordinary day afterwards?',
  ],
  oneCoreShiftRelief: ['And what {does} get to drop?', 'And what {does} get rid of for good?'],
  fitFilter: ['So how can you tell who it suits?', 'And what makes somebody right for this?'],
  ninetyDayMirror: [
    'And in the mirror, ninety days from now, what {does} see?',
    'And ninety days on, what {does} look like?',
  ],
};

/** How the one who is left out is called in what asks for their deeds: as the author does, or as anybody. */
export const leftOutAs: Record<'she' | 'he' | 'anybody', Record<'does' | 'he' | 'is' | 'him' | 'himself', string>> = {
  she: { does: 'does she', he: 'she', is: 'she is', him: 'her', himself: 'herself' },
  he: { does: 'does he', he: 'he', is: 'he is', him: 'him', himself: 'himself' },
  anybody: {
    does: 'does somebody like that',
    he: 'somebody',
    is: 'somebody is',
    him: 'somebody like that',
    himself: 'themselves',
  },
};

/**
 * Before what stays without anybody who does it ("Coming back at 30 days to weigh the guns") though the seller
 * does, or the listener might: words that it goes on from, as no whole sentence before it lets it.
 */
export const labels: Partial<Record<FieldName, readonly string[]>> = {
  yourDifferentApproach: ['My way of working:', 'My own approach:'],
  crashMovieScene: ['The scene:', 'Picture the scene:'],
  miniStoryOrStat: ['For the record:', 'From real life:'],
  planMetaphor: ['Picture this:', 'My picture of all this:'],
  planProofStory: ['How it went once:', 'A true story:'],
  emotionInAction: ['What followed:', 'What came next:'],
  whatSnapped: ['What changed for me:', 'My turning point:'],
  alternativeStory: ['If nothing had changed:', 'Had nothing changed:'],
  miniCredibilityLine: ['What I bring:', 'My record:'],
  oneCoreShiftRelief: ['What you can stop:', 'One thing you can stop:'],
  supportSafety: ['You can lean on this:', 'This is what you get:'],
  fitFilter: ["How you know that it's for you:", "The sign that it's for you:"],
};

/** Before what dawns on somebody ("She sees the film that evening") whose crash was told right before. */
export const afterTheirCrash = 'And then something becomes clear.';

/** Said behind an answer that was told of others, in the speaker's temper: back to those who listen. */
export const backToYou: Partial<Record<FieldName, Record<Family, string>>> = {
  audiencePain: {
    hard: 'You know best how much of that is yours.',
    light: "If that sounds like your own week, I promise I haven't been watching you.",
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
    hard: 'Some of that may be yours to pay, and you know how much.',
    light: "You needn't tell me how much of that you pay yourself.",
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
    hard: "There's no reason why your week shouldn't look like that.",
    light: 'Now picture your own week like that, I can wait.',
    soft: 'You may let yourself picture your own week like that for a moment.',
  },
  ninetyDayMirror: {
    hard: 'Now think of yourself ninety days on.',
    light: 'I can see you there, for what my eyes are worth.',
    soft: 'Perhaps you can think of yourself like that, too.',
  },
};
