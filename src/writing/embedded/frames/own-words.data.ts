import type { FieldName } from '#framework/framework.ts';
import type { Family } from './frame.ts';

/**
 * Brings in those of whom a section tells, at the end of its opening, where answers are left as their author wrote them, in the third
 * person or with nobody named ("Drives home. Swears he'll sort it."), because it is not certain who is who in them. It claims nothing of
 * what "she" or "they" means. There are as many as sections, so that a script says none of them twice.
 */
export const broughtIn: Record<'several' | 'one', readonly string[]> = {
  several: [
    "I want to speak of some people, and you'll notice whether you're one of them.",
    "I'll talk about certain people, and you may well know them.",
    "I'm thinking of certain people here, and it could be that you're among them.",
    'I have some people in mind, and you can ask yourself who they remind you of.',
    "Part of this I'll tell about other people, since most things are easier to see from outside.",
    'Some people come to mind here, and you may have met them yourself.',
    'Some of this is about other people, and some of it may be about you.',
    "I'll describe other people, and you'll know what is yours.",
  ],
  one: [
    "I want to speak of somebody, and you'll notice whether it's you.",
    "I'll talk about somebody you may have met.",
    "I'm thinking of somebody here, and it could be you.",
    'I have somebody in mind, and you can ask yourself who that is.',
    "Part of this I'll tell about somebody else, since most things are easier to see from outside.",
    'Somebody comes to mind here, and you may well know who I mean.',
    'Some of this is about somebody else, and some of it may be about you.',
    "I'll describe somebody else, and you'll know what is yours.",
  ],
};
/** The same in a close whose tone was chosen: one for each tone but the first. */
export const broughtInLate: Record<'several' | 'one', readonly string[]> = {
  several: [
    'What comes now is about other people, until you say otherwise.',
    'Let me speak of others for a minute, and you can listen for your own name.',
    "Now I'll speak of other people, and any likeness to anyone here is no accident.",
    "I'll leave your name out of this and talk about others.",
    'Somewhere there are people to whom all this happens, and they may sit quite close.',
  ],
  one: [
    'What comes now is about somebody else, until you say otherwise.',
    'Let me speak of somebody for a minute, and you can listen for your own name.',
    "Now I'll speak of somebody else, and any likeness to anyone here is no accident.",
    "I'll leave your name out of this and talk about somebody else.",
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
    several: ['This is how I do things.', 'I go about things in my own way.'],
    one: ['This is how I do things.', 'I go about things in my own way.'],
  },
  newRootProblem: {
    several: ['I give people a new word for the trouble.', 'The trouble deserves another name.'],
    one: ['Let the trouble have another name.', 'I have another name for the trouble.'],
  },
  planPartDetails: {
    several: ['This is how it goes with people who come to me.', 'People who work with me do it like this.'],
    one: ['This is how it goes with anybody who comes to me.', 'Whoever works with me does it like this.'],
  },
  planMetaphor: {
    several: ['I have a picture for the plan.', 'I see the plan like this.'],
    one: ['I have a picture for the plan.', 'I see the plan like this.'],
  },
  planBeliefBridge: {
    several: ['This is how my belief leads to the plan, for the people I help.', 'From my belief to the plan, then.'],
    one: ['This is how my belief leads to the plan, for anybody I help.', 'And from my belief to the plan.'],
  },
  corePhilosophy: {
    several: ['I believe something about those I work with.', 'This is what I believe of everyone I work with.'],
    one: ['I believe something about anyone I work with.', 'This is what I believe of anybody I work with.'],
  },
  whoIsThisNotFor: {
    several: ['Let me say who should not come to me.', 'I should tell you whom my work is not for.'],
    one: ['Let me say who should not come to me.', 'I should tell you whom my work is not for.'],
  },
  oneBeliefsAndPlanCallback: {
    several: [
      'For those I work with, belief and plan meet here.',
      'This is how belief and plan come together for people.',
    ],
    one: [
      'For anybody I work with, belief and plan meet here.',
      'This is how belief and plan come together for anybody.',
    ],
  },
  oneBeliefTheyShare: {
    several: ['I share a belief with the people I help.', 'One belief joins me and those I work with.'],
    one: ['I share a belief with anyone I help.', 'One belief joins me and anyone I work with.'],
  },
  supportSafety: {
    several: ['Everyone who works with me gets support.', 'I give people something to lean on.'],
    one: ['Whoever works with me gets support.', 'Whoever comes to me gets something to lean on.'],
  },
  priceEntryStep: {
    several: ['Here is what it takes, for everyone who wants in.', 'For those who want to begin, it goes like this.'],
    one: ['Here is what it takes, for somebody who wants in.', 'For somebody who wants to begin, it goes like this.'],
  },
  fitFilter: {
    several: ['This is who my work suits.', 'This is how one knows that my work fits.'],
    one: ['This is who my work suits.', 'This is how one knows that my work fits.'],
  },
  planBeliefCallback: {
    several: ['I leave you with this.', 'Let me end with this.'],
    one: ['I leave you with one last sentence.', 'Let me close with a few words.'],
  },
};

/** What is told of them next, in words that no deed, thing, place or time after them fits badly; it names nobody. */
export const topics: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['This is what the days are like.', 'First, what hurts.'],
  whatNotWorking: ['Now to the things that are no help.', "Next, what doesn't work."],
  whatTheyCrave: ['And there is a wish.', 'And a secret hope.'],
  timeCost: ['There is lost time, to begin with.', 'Time, for one thing.'],
  moneyCost: ['Now for the money.', 'And the money, of course.'],
  energyCost: ['And then the tiring part.', 'And what wears one down.'],
  identityCost: ['Next, what one thinks of oneself.', 'And the picture one has of oneself.'],
  reputationCost: ['Then, other people.', 'And what others notice.'],
  whatTheyKeepTrying: ['Now to the usual attempts.', 'And the things one does about trouble.'],
  fingerPointableMoment: ['Now to one particular moment.', 'There is a moment to point at.'],
  voiceInTheirHead: ['And inside, a voice.', 'Now for the voice inside.'],
  hookTimerCosts: ['And what all this costs.', 'And the price, time after time.'],
  stupidThingTheyBelieve: ['One notion, and a mistaken one.', 'Now for a wrong idea.'],
  crashMovieScene: ['Now for one bad day.', 'And then a scene, as in a film.'],
  crashRealizationMoment: ['And then the insight.', 'And all at once, a thought.'],
  whatTheyBlame: ['Next, the matter of fault.', 'And the supposed culprit.'],
  howTheyRationalize: ['And then the explanation.', 'Also, the reasons given.'],
  realRootCause: ['Now for the cause.', 'The real reason, then.'],
  uncomfortableTruth: ['Now for something unwelcome.', 'And the plain truth of the matter.'],
  timerCostFrameFlip: ['And the price of the old view.', 'Then, what the old idea costs.'],
  audienceDeepestDesire: ['And deepest down, a wish.', 'Now for the deepest wish.', 'Now to the wish that counts.'],
  newRootProblem: ['First, a name for the trouble.', 'The trouble, under another name.'],
  mainSymptomFromHook: ['First of all, the trouble to be rid of.', 'One trouble above all.'],
  timerCostsPriceSetup: ['Next, the costs as they stand.', 'And the price of the present state.'],
  biggestPriceObjection: ['And the objection to the price.', 'Now for what gets said about the price.'],
  stallLoopPattern: ['And then the putting off.', 'Next, the ways around a decision.'],
  fingerPointableCostClose: ['And the traces of waiting.', 'Something to point at, too.'],
  realInternalObjection: ['And then, a doubt.', 'Now to the doubt.'],
  costOfAnother90Days: ['Ninety more days, unchanged.', 'Then, the time ahead, with all as it was.'],
  patternBreakingTruth: ['One truth to take along.', 'And now for a plain word.', 'And here is a plain truth.'],
  currentUndesiredReality: ['First, how things stand.', 'The state of things, then.'],
  realLifeTransformation: ['And life afterwards.', 'Now for an ordinary week afterwards.'],
  oneCoreShiftRelief: ['Then, the relief.', 'Now for what gets easier.'],
  ninetyDayMirror: ['Now, ninety days on.', 'And then the view in the mirror.'],
};

/** The same where an answer tells of several as "they": it names them, so that nobody need be brought in before. */
export const peopleTopics: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['This is what I see people go through.', 'Here is what hurts people.'],
  whatNotWorking: ['Some things are no help to people.', 'And then what people do about the trouble.'],
  whatTheyCrave: ['This is what people would like.', 'And people do have a wish.'],
  timeCost: ['One cost for people is their time.', 'People pay with their time.'],
  moneyCost: ['Then, people and their money.', 'And there is the money people spend.'],
  energyCost: ['And people get tired.', 'And something wears people down.'],
  identityCost: ['And what people think of themselves.', 'Then, people in their own eyes.'],
  reputationCost: ['And there is what others think of people.', 'And people have others around them.'],
  whatTheyKeepTrying: ['And people make their attempts.', 'People have their ways of dealing with trouble.'],
  fingerPointableMoment: ['And people come to a certain moment.', 'Take people at one particular moment.'],
  voiceInTheirHead: ['And people say something to themselves.', 'And people have a voice inside.'],
  hookTimerCosts: ['And people pay a price.', 'Then there is what all this costs people.'],
  stupidThingTheyBelieve: ['People carry a wrong idea around.', 'People take a wrong idea for granted.'],
  crashMovieScene: ['Now to people on a bad day.', 'People do have bad days.'],
  crashRealizationMoment: ['And something dawns on people.', 'And all at once people see something.'],
  whatTheyBlame: ['And people have their suspects.', 'And people look for a fault.'],
  howTheyRationalize: ['And people have an explanation.', 'People explain the trouble in their own way.'],
  realRootCause: ['Now to what is really going on with people.', "Now to the cause of people's trouble."],
  uncomfortableTruth: [
    'This is something people would rather not hear.',
    'And now something that people may not like.',
  ],
  timerCostFrameFlip: ['The old idea costs people something.', 'People pay for thinking the old way.'],
  audienceDeepestDesire: ['Underneath it all people have a wish.', 'This is what matters most to people.'],
  mainSymptomFromHook: ['This is what people want to be rid of first.', 'And people have one trouble above all.'],
  timerCostsPriceSetup: ['Things as they are cost people something.', 'And people have their costs as it is.'],
  biggestPriceObjection: ['And people do object to the price.', 'People have an answer when money comes up.'],
  stallLoopPattern: [
    'This is how people put things off.',
    'People wait, and this is how.',
    'People mean to begin, and then it goes like this.',
    'There are many ways in which people wait.',
    'Beginnings get put off, and people have their ways.',
  ],
  fingerPointableCostClose: [
    'This is what people have to show for waiting.',
    'Waiting leaves people with something to look at.',
    'People have something that tells of the waiting.',
    'One can see that people have waited.',
  ],
  realInternalObjection: [
    'There is a doubt that people have.',
    'People may have a worry underneath.',
    'Somewhere people have a doubt.',
    'And something gives people pause.',
  ],
  costOfAnother90Days: [
    'Here are people ninety days on, unchanged.',
    'Think of people ninety days on.',
    'Now imagine people going on as before.',
    'Then, people after ninety more days.',
    'Now picture people in three months, with everything as it was.',
  ],
  currentUndesiredReality: ['First, the state people are in.', 'This is how people live.'],
  realLifeTransformation: [
    'And afterwards people live like this.',
    'Now for what a week looks like for people afterwards.',
  ],
  oneCoreShiftRelief: ['Something gets easier for people.', 'And for people, a relief.'],
  ninetyDayMirror: ['And now people, ninety days on.', 'Then, people in front of the mirror.'],
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
  crashMovieScene: ['I will tell you of one day.', 'Now to a hard day.'],
  miniStoryOrStat: ['This comes from real life.', 'Let me give you something real.'],
  planProofStory: ['Here is something that happened.', 'Here is something from my own work.'],
  breakingPointScene: ['I will tell you plainly what happened.', 'This is what happened to me.'],
  whoIsThisNotFor: ["I'll say plainly whom this isn't for.", 'Now for the limits of what I do.'],
};

/**
 * Like the topics, before a deed of one who is left out ("Loses 20 minutes a day"): a question it goes on from, which says by {does}, {he}, {is},
 * {him} and {himself} who does it.
 */
export const asked: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['So what {does} go through?', 'What is a day like for {him}?'],
  whatNotWorking: ['And what is no help to {him}?', 'What {does} try that leads nowhere?'],
  whatTheyCrave: ['And what {does} dream of?', 'What {does} hope for, in secret?'],
  timeCost: ['What {does} pay in time?', 'What does the trouble cost {him} in time?'],
  moneyCost: ['And where money comes in, what {does} lose?', 'And in money, what is the damage to {him}?'],
  energyCost: ['And the strain shows.', 'And the moment that drains {him}?'],
  identityCost: ['And what {does} think of {himself}?', 'And how {does} see {himself} these days?'],
  reputationCost: ['And how {does} stand with other people?', 'And what comes back to {him} from others?'],
  whatTheyKeepTrying: ['So what {does} do about the trouble?', 'What {does} keep coming back to?'],
  fingerPointableMoment: [
    'And at the moment you could point to, what {does} do?',
    'So what {does} do, at the moment that counts?',
  ],
  voiceInTheirHead: ['And inside, what {does} think?', 'And what {does} say, with nobody listening?'],
  hookTimerCosts: ['And what {does} pay for all this?', 'So what is the price to {him}?'],
  stupidThingTheyBelieve: ['And which wrong idea {does} never question?', 'What {does} wrongly take for granted?'],
  crashMovieScene: ['And when everything goes wrong, what {does} do?', 'And on the worst day, what {does} do?'],
  crashRealizationMoment: ['And one thing can no longer be denied.', 'And now one thing becomes clear.'],
  whatTheyBlame: ['And who is at fault, or what, if you ask {him}?', 'And what {does} blame?'],
  howTheyRationalize: ['And how {does} explain the trouble?', 'And what {does} say, if asked?'],
  realRootCause: ["So what's really going on with {him}?", 'And where does the trouble begin with {him}?'],
  uncomfortableTruth: ['And what would {he} rather not hear?', 'And what is the plain truth about {him}?'],
  timerCostFrameFlip: [
    'And the old way of thinking, what {does} pay for that?',
    'And what does the old idea cost {him}?',
  ],
  yourDifferentApproach: ['This is my own way of working.', 'My own approach is a different one.'],
  audienceDeepestDesire: ['And deep down, what {does} wish for?', 'And underneath it all, what {does} long for?'],
  mainSymptomFromHook: ['And what {does} put up with?', 'And which trouble should be over first, for {him}?'],
  timerCostsPriceSetup: ['And as things are, what {does} pay already?', 'And what does the present state cost {him}?'],
  biggestPriceObjection: ['And what {does} say, at the mention of money?', 'And the price, what {does} say to that?'],
  stallLoopPattern: [
    'So how {does} keep putting things off?',
    'And how {does} get around beginning?',
    'And how {does} always find a reason to wait?',
    'And the decision, what {does} do about that?',
    'And how {does} let the weeks go by?',
    'And in place of a beginning, what comes from {him}?',
  ],
  fingerPointableCostClose: [
    'And what {does} have to show for the waiting?',
    'And how can you see that {he} waited?',
    'And what is there to see by now?',
    'And what has the waiting brought {him}?',
  ],
  realInternalObjection: [
    'And with nobody there, what {does} say to {himself}?',
    'And what may give {him} pause?',
    'And the doubt that stays, how {does} put it?',
    'Which doubt {does} have, underneath all the rest?',
    'And what {does} worry about, in a quiet hour?',
    'And what {does} ask {himself}?',
  ],
  costOfAnother90Days: [
    'And if everything stays as it is?',
    'What {does} get for ninety more days of the same?',
    'And what do ninety more days bring, with nothing changed?',
    'What will the next three months look like, unchanged?',
    'And if nothing changes, what is ahead of {him}?',
    'And with everything left alone, what is next?',
  ],
  currentUndesiredReality: ['And where do things stand with {him} today?', 'So how are things with {him}?'],
  realLifeTransformation: [
    'And afterwards, in a week like any other, what {does} do?',
    'So what {does} do, on an ordinary day afterwards?',
  ],
  oneCoreShiftRelief: ['And what gets easier for {him}?', 'And what is the relief for {him}?'],
  fitFilter: ['And who does this suit?', 'And who is right for my work?'],
  ninetyDayMirror: ['And ninety days on, how {does} live?', 'And three months from now, what {does} do?'],
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
  miniStoryOrStat: ['My evidence:', 'From real life:'],
  planMetaphor: ['Picture this:', 'My comparison:'],
  planProofStory: ['One case:', 'A true story:'],
  emotionInAction: ['What I did:', 'What I did then:'],
  whatSnapped: ['What changed for me:', 'My turning point:'],
  alternativeStory: ['If nothing had changed:', 'Had nothing changed:'],
  miniCredibilityLine: ['What I bring:', 'My record:'],
  oneCoreShiftRelief: ['What you can stop:', 'One thing you can stop:'],
  supportSafety: ['You can lean on this:', 'This is what you get:'],
  fitFilter: ["How you know that it's for you:", "The sign that it's for you:"],
};

/** Before what dawned on the seller, whose own crash was told right before. */
export const afterOwnCrash = 'And then one thing was clear.';

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
    hard: 'Your own attempts may have been others.',
    light: 'I suspect you have a version of your own.',
    soft: 'You may have tried something of the kind yourself, and you had your reasons.',
  },
  whatTheyCrave: {
    hard: 'If you want something like that for yourself, say so, at least in your own head.',
    light: "You can nod if you like, nobody's looking.",
    soft: 'You may want something similar, and you may keep that to yourself.',
  },
  identityCost: {
    hard: 'How you see yourself, nobody knows but you.',
    light: 'Perhaps you have caught yourself at something similar.',
    soft: "Perhaps you've noticed something of the kind in yourself, too.",
  },
  whatTheyKeepTrying: {
    hard: 'Make your own list some time, and leave nothing off.',
    light: "Your own list may look different, and I won't ask to see it.",
    soft: 'You may have a list of your own, and nobody here will judge you for it.',
  },
  fingerPointableMoment: {
    hard: "If you have a moment like that of your own, don't look away from it.",
    light: "You'll have your own version of that, and I won't ask for it.",
    soft: "You may have a moment of your own in mind now, and it's welcome here.",
  },
  hookTimerCosts: {
    hard: 'Your own share of that, you know without me.',
    light: "I'd work out your share for you, but you would never invite me again.",
    soft: 'Your own cost may look different, and you need not tell it to anybody.',
  },
  stupidThingTheyBelieve: {
    hard: 'Check what is in your own head on the subject.',
    light: "If you find a wrong idea of your own, you don't have to put your hand up.",
    soft: 'Most of us hold some wrong belief, and for good reasons.',
  },
  crashRealizationMoment: {
    hard: 'Make of that whatever you like.',
    light: "You may come to something else, and I won't mark your answer.",
    soft: 'You may let that be for the moment.',
  },
  howTheyRationalize: {
    hard: 'You know best what you tell people yourself.',
    light: "I'm sure your own version is much better put.",
    soft: 'Most of us keep an explanation of our own ready.',
  },
  uncomfortableTruth: {
    hard: "Decide for yourself whether you're meant.",
    light: "I'm not saying it's you, and I'm not saying it isn't.",
    soft: "It's for you to say whether any of it is yours.",
  },
  timerCostFrameFlip: {
    hard: 'Some of that may be yours to pay, and you know how much.',
    light: "You needn't tell me how much of that you pay yourself.",
    soft: 'You may know a part of that cost, and you can look at it whenever you like.',
  },
  audienceDeepestDesire: {
    hard: "If you have a wish like that, I'd start from there.",
    light: "If your own wish looks a bit like that, you're in good company.",
    soft: 'A wish like that may live in you, too, and it deserves some room.',
  },
  mainSymptomFromHook: {
    hard: 'Think of what goes on for you, and keep it in mind for now.',
    light: "Your own trouble may look different, but you'd know it anywhere.",
    soft: 'Your own trouble may be another, and it counts just as much.',
  },
  timerCostsPriceSetup: {
    hard: 'You can put your own costs beside that.',
    light: 'You may pay in another way, and nobody here wants to see the receipts.',
    soft: "Your own costs may be others, and it's enough if you know them.",
  },
  stallLoopPattern: {
    hard: 'You may have your own way of waiting.',
    light: 'You may wait in another style, but I bet you have one.',
    soft: 'You may wait like that yourself, for reasons of your own.',
  },
  fingerPointableCostClose: {
    hard: 'Look for something of the kind that you could point at today.',
    light: 'Have a look round some time, you may find yours.',
    soft: 'There may be something like that near you, too.',
  },
  costOfAnother90Days: {
    hard: 'Your ninety days can go another way, if you decide it.',
    light: 'Your own ninety days can still look different.',
    soft: 'You are free to spend your own ninety days differently.',
  },
  realLifeTransformation: {
    hard: 'Ask yourself what stands between you and a week like that.',
    light: 'Now picture your own week like that, I can wait.',
    soft: 'You may dwell on a week of that kind for a moment.',
  },
  ninetyDayMirror: {
    hard: 'Now think of yourself ninety days on.',
    light: 'I can see you there, for what my eyes are worth.',
    soft: 'Perhaps you can think of yourself like that, too.',
  },
};
