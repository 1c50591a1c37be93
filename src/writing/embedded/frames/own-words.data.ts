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
    "I'll tell you about some people, and you may recognise something.",
  ],
  one: [
    'Let me tell you about somebody, and see what you make of it.',
    "I'll talk about somebody you may have met.",
    'I have one person in mind as I say this, and it could be you.',
    'I have somebody in mind while I say this, and you may know them.',
    'Most things are easier to see from outside, so let me speak of one person.',
    'Let me speak of one person, and you may know the feeling.',
    "I'll tell you about one person, and some of it may be about you.",
    "I'll speak of one person, and you can take whatever fits.",
  ],
};
/** The same in a close whose tone was chosen: one for each tone but the first. */
export const broughtInLate: Record<'several' | 'one', readonly string[]> = {
  several: [
    'What comes now is about other people, until you say otherwise.',
    'Let me speak of others for a minute, and you can listen for your own name.',
    'Let me speak of others now, and you may see a likeness.',
    "I'll leave your name out of this and talk about others.",
    'Somewhere there are people to whom all this happens, and they may sit quite close.',
  ],
  one: [
    'Let me speak of one person, and you will know whether it is you.',
    'Let me speak of somebody for a minute, and you can listen for your own name.',
    'Let me speak of somebody else now, and you may see a likeness.',
    'It may be easier to look at how it goes for one person.',
    "I'm thinking of somebody, and they may not be far away.",
  ],
};
/** The same where a section before has told of them: others for each section. */
export const broughtBack: Record<'several' | 'one', readonly string[]> = {
  several: [
    "I'm still thinking of the same people, and you may be one of them.",
    'Back to the people I made all this for.',
    'Let me come back to those people.',
    "I'll stay with the same people for a while.",
    "It's still those people I have in mind.",
    'Let me stay with those people, and you take whatever fits.',
    'I still have those people in mind.',
  ],
  one: [
    "I'm still thinking of the same person, and it could be you.",
    'Back to the person I made all this for.',
    'Let me come back to that one person.',
    "I'll stay with the same person for a while.",
    "It's still that person I have in mind.",
    'Let me stay with that one person, and you take whatever fits.',
    'I still have that one person in mind.',
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

/** Behind the story of somebody who has been helped: back to those who have not. */
export const backTo: Record<'several' | 'one', readonly string[]> = {
  several: [
    "Not everybody has come that far, and I think of people who haven't.",
    'But many people are not there yet.',
  ],
  one: ["Not everybody has come that far, and I think of one who hasn't.", 'Now to somebody who is not there yet.'],
};

/** Before an answer about the seller's own work that tells of those who come: of several, and of one. */
export const toldOfClients: Partial<Record<FieldName, Record<'several' | 'one', readonly string[]>>> = {
  yourDifferentApproach: {
    several: ['This is how I do things.', 'I go about things in my own way.'],
    one: ['This is how I do things.', 'I go about things in my own way.'],
  },
  newRootProblem: {
    several: ['I give people another name for what goes wrong.', 'What goes wrong deserves another name.'],
    one: ['Let me give what goes wrong another name.', 'I have another name for what goes wrong.'],
  },
  planPartDetails: {
    several: [
      'This is how people who come to me go through it.',
      'Everybody who works with me goes through every part.',
    ],
    one: ["Here's how it breaks down.", "Here's how it goes, for whoever comes to me."],
  },
  planMetaphor: {
    several: ['I have a picture for all of this.', 'I see the whole matter like this.'],
    one: ['I have a picture for all of this.', 'I see the whole matter like this.'],
  },
  planBeliefBridge: {
    several: [
      'What I believe goes into the plan, and everyone who comes to me finds it there.',
      'There is a straight line from my belief to the plan, as people soon see.',
    ],
    one: [
      'What I believe goes into the plan, and whoever comes to me finds it there.',
      'There is a straight line from my belief to the plan, as anybody soon sees.',
    ],
  },
  corePhilosophy: {
    several: ['I have a belief about the people I work with.', 'With the people I help, I hold to one belief.'],
    one: ['I have a belief about anyone I work with.', 'With anyone I help, I hold to one belief.'],
  },
  whoIsThisNotFor: {
    several: ['Let me say who should not come to me.', 'I should tell you who my work is not for.'],
    one: ['Let me say who should not come to me.', 'I should tell you who my work is not for.'],
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
    several: ['Here is who my work is right for.', 'This is how one knows that my work fits.'],
    one: ['Here is who my work is right for.', 'This is how one knows that my work fits.'],
  },
  planBeliefCallback: {
    several: ['I leave you with this.', 'Let me end with this.'],
    one: ['I leave you with somebody who did it.', 'Let me close with somebody who managed.'],
  },
};

/** What is told of them next, in words that no deed, thing, place or time after them fits badly; it names nobody. */
export const topics: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['Maybe you know this.', "Let's start where it hurts."],
  whatNotWorking: ['This is what gets done, and in vain.', "And it's not for lack of trying."],
  whatTheyCrave: ['And there is a wish behind it all.', 'So much for the costs. Now for the hope behind all this.'],
  timeCost: ['There is lost time, to begin with.', 'Time is one part of the cost.'],
  moneyCost: ['Now for the money.', 'There is the money, of course.'],
  energyCost: ['And it wears one down.', 'And something takes the strength away.'],
  identityCost: ['After a while it changes what you think of yourself.', 'And something changes on the inside.'],
  reputationCost: ['And others see it, too.', 'And other people notice.'],
  whatTheyKeepTrying: ['There is always something to try.', 'This is what gets tried, over and over.'],
  fingerPointableMoment: ['One moment says it all.', 'There is one moment in particular.'],
  voiceInTheirHead: ['And inside there is a voice.', 'Now for the voice inside.'],
  hookTimerCosts: ['And going on as before has a price.', "And every time, there's a price."],
  stupidThingTheyBelieve: ['There is one belief, and a wrong one.', 'Now for a wrong idea.'],
  crashMovieScene: ['There comes a day when it all goes wrong.', 'And one day it all comes to a head.'],
  crashRealizationMoment: ['And then something sinks in.', 'And all at once, a thought.'],
  whatTheyBlame: ['And the blame has to go somewhere.', 'And something has to take the blame.'],
  howTheyRationalize: ["And there's always an explanation.", 'And an explanation is ready.'],
  realRootCause: ['Now for the cause.', 'Here is where all the trouble comes from.'],
  uncomfortableTruth: ['Now for the part that is hard to hear.', 'And here is the plain truth of the matter.'],
  timerCostFrameFlip: ['And thinking the old way has its cost.', 'The old idea has a price.'],
  audienceDeepestDesire: [
    'Underneath it all there is a wish.',
    'Now for the wish behind it all.',
    'Now to the wish that counts.',
  ],
  newRootProblem: ['First, a name for what goes wrong.', 'What goes wrong needs a name first.'],
  mainSymptomFromHook: ['One thing still goes on.', 'And this is what has to stop.'],
  timerCostsPriceSetup: ['Something is being paid already.', 'Doing nothing is not free.'],
  biggestPriceObjection: ['There is an objection, of course.', 'And something usually gets said against the price.'],
  stallLoopPattern: ['This is how the decision gets put off.', 'Here is how a beginning gets put off.'],
  fingerPointableCostClose: ['And the waiting shows.', 'Waiting leaves something behind.'],
  realInternalObjection: ['There is a quiet doubt.', 'And there is a doubt.'],
  costOfAnother90Days: [
    'Now think ninety days ahead.',
    'And unchanged, three more months look like this.',
    'And if nothing changes?',
  ],
  patternBreakingTruth: [
    'If you take one thing home with you, make it this.',
    'And one thing should be said.',
    'And here is a plain truth.',
  ],
  currentUndesiredReality: ['This is where things stand today.', 'For now, things are like this.'],
  realLifeTransformation: [
    'And this is what life can look like afterwards.',
    'Now for how things look once the work is done.',
  ],
  oneCoreShiftRelief: ['Now for the weight that comes off.', 'And there is one weight that comes off.'],
  ninetyDayMirror: ['And this is what it looks like, ninety days on.', 'Now picture it, ninety days from today.'],
};

/** The same where an answer tells of several as "they": it names them, so that nobody need be brought in before. */
export const peopleTopics: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['This is what I see people go through.', 'Here is what I see people struggle with.'],
  whatNotWorking: ["Here's what people try, without getting anywhere.", 'And what do people do about it?'],
  whatTheyCrave: ['This is what people would like.', 'And what do people really want?'],
  timeCost: ['People lose time over this.', 'People pay with their time.'],
  moneyCost: ['People spend money on this, too.', 'And people pay in money.'],
  energyCost: ['And this wears people out.', 'And something drains people.'],
  identityCost: [
    'After a while people think differently of themselves.',
    'And people begin to think of themselves in another way.',
  ],
  reputationCost: ['And it does not stay hidden from other people.', 'And people find that others notice.'],
  whatTheyKeepTrying: ['People always find something to try.', 'This is what people try, over and over.'],
  fingerPointableMoment: ['There is one moment that people know well.', 'There is one moment I keep coming back to.'],
  voiceInTheirHead: ['And people say something to themselves.', 'And people have a voice in their heads.'],
  hookTimerCosts: ['And people pay, again and again.', 'And each round costs people something.'],
  stupidThingTheyBelieve: ['People carry a wrong idea around.', 'People take a wrong idea for granted.'],
  crashMovieScene: [
    'And then comes the day when people see it all go wrong.',
    'And one day people find that it all goes wrong.',
  ],
  crashRealizationMoment: ['And something dawns on people.', 'And all at once people see something.'],
  whatTheyBlame: ['This is what people blame.', 'Ask people whose fault it is, and you hear this.'],
  howTheyRationalize: [
    'And people tell themselves something that makes it easier.',
    'This is how people explain things away.',
  ],
  realRootCause: [
    'So what is really behind the trouble people have?',
    "Now to where most people's trouble really begins.",
  ],
  uncomfortableTruth: ['This is something people would rather not hear.', 'One thing people would rather not hear.'],
  timerCostFrameFlip: ['The old idea costs people something.', 'People pay for thinking the old way.'],
  audienceDeepestDesire: ['Underneath it all people have a wish.', 'This is what matters most to people.'],
  mainSymptomFromHook: ['This is what people want to be rid of first.', 'There is one thing people want to see gone.'],
  timerCostsPriceSetup: ['People are paying already.', 'Doing nothing costs people something.'],
  biggestPriceObjection: ['This is what people say about paying.', 'People have an answer when money comes up.'],
  stallLoopPattern: [
    'This is how people put things off.',
    'People wait, and this is how.',
    'People mean to begin, and then it goes like this.',
    'People wait longer than they mean to.',
    'Beginnings get put off, and people have their ways.',
  ],
  fingerPointableCostClose: [
    "And there's one cost people can put a finger on.",
    'Waiting leaves people with something to look at.',
    'And waiting always leaves something behind for people to see.',
    'And it shows that people have waited.',
  ],
  realInternalObjection: [
    'There is a doubt that people do not like to say aloud.',
    'People have a quiet doubt, and they keep it to themselves.',
    'And underneath, people often have a worry.',
    'There is something people only admit to themselves.',
  ],
  costOfAnother90Days: [
    'This is where people are ninety days on, with nothing changed.',
    'Think of people three months on, with nothing decided.',
    'Now imagine people going on as before.',
    'And if people go on like this for ninety more days?',
    'Now picture people in three months, with everything as it is.',
  ],
  currentUndesiredReality: ['This is where people stand today.', 'This is how things stand for people at the moment.'],
  realLifeTransformation: [
    'And afterwards people live like this.',
    'And here is what a week can look like for people afterwards.',
  ],
  oneCoreShiftRelief: ['And one thing changes for people.', 'And one thing is no longer the same for people.'],
  ninetyDayMirror: [
    'And ninety days on, things look like this for people.',
    'Ninety days on, this is how people live.',
  ],
};

/** Before the time until which one who is left out puts it off: "After harvest." */
export const askedWhen: readonly string[] = [
  'So when would {he} begin?',
  'And when {does} mean to begin?',
  'And the right moment, when is that, if you ask {him}?',
];

/** Before what they have whom it fits: "More than 60 cows, a crush that closes." */
export const askedWhatFor: readonly string[] = ['And what does it take?', 'So what has to be there before we begin?'];

/** Before a grave scene or story, which no joke and no drum leads to. */
export const soberLeads: Readonly<Record<string, readonly string[]>> = {
  miniCredibilityLine: ['A few words about my own work.', 'This is what I can say of myself.'],
  whatSnapped: ['And this is what changed for me.', 'And then came the turning point.'],
  crashMovieScene: ['There comes a day like this.', 'One day, this happens.'],
  miniStoryOrStat: ['This comes from real life.', 'Let me give you something real.'],
  planProofStory: ['Here is a true story.', 'Let me tell you about one case.'],
  breakingPointScene: ["There's a moment I have to tell you about.", 'This is what happened to me.'],
  whoIsThisNotFor: ["I'll say plainly whom this isn't for.", "Some are better off elsewhere, and I'll say who."],
};

/**
 * Like the topics, before a deed of one who is left out ("Loses 20 minutes a day"): a question it goes on from, which says by {does}, {he}, {is},
 * {him} and {himself} who does it.
 */
export const asked: Partial<Record<FieldName, readonly string[]>> = {
  audiencePain: ['So what {does} go through?', 'What is it that hurts {him}?'],
  whatNotWorking: ["What {does} do that doesn't work?", 'What {does} try that leads nowhere?'],
  whatTheyCrave: ['And what would make {him} happy?', 'What {does} hope for, in secret?'],
  timeCost: ['What {does} pay in time?', 'What does it cost {him} in time?'],
  moneyCost: ['And what {does} pay in money?', 'And what does all this cost {him} in money?'],
  energyCost: ['And what about the strain on {him}?', 'And how does the strain show?'],
  identityCost: [
    'And what {does} think of {himself}?',
    'And how {does} see {himself} these days?',
    'And what has become of {him}?',
  ],
  reputationCost: ['And how {does} stand with other people?', 'And what comes back to {him} from others?'],
  whatTheyKeepTrying: ['So what {does} try, again and again?', 'What {does} keep coming back to?'],
  fingerPointableMoment: [
    'And at the moment you could point to, what {does} do?',
    'So what {does} do, at the moment that counts?',
  ],
  voiceInTheirHead: ['And inside, what {does} think?', 'And what {does} say, with nobody listening?'],
  hookTimerCosts: ['And what {does} pay for going on as before?', 'So what does each time cost {him}?'],
  stupidThingTheyBelieve: ['And which wrong idea {does} never question?', 'What {does} wrongly take for granted?'],
  crashMovieScene: ['And when everything goes wrong, what {does} do?', 'And on the worst day, what {does} do?'],
  crashRealizationMoment: ['And one thing can no longer be denied.', 'And now one thing becomes clear.'],
  whatTheyBlame: ['And what is at fault, if you ask {him}?', 'And what {does} blame?'],
  howTheyRationalize: [
    'And what {does} say, to let {himself} off?',
    'And what {does} say, if asked?',
    'And what excuse {does} have?',
  ],
  realRootCause: ["So what's really going on with {him}?", 'And what is the real reason?'],
  uncomfortableTruth: ['And what would {he} rather not hear?', 'And what does nobody tell {him}?'],
  timerCostFrameFlip: [
    'And the old way of thinking, what {does} pay for that?',
    'And what does the old idea cost {him}?',
  ],
  yourDifferentApproach: ['This is my own way of working.', 'My own approach is a different one.'],
  audienceDeepestDesire: ['And deep down, what {does} wish for?', 'And underneath it all, what {does} long for?'],
  mainSymptomFromHook: ['And what would {he} be rid of first?', 'And what has to stop, if you ask {him}?'],
  timerCostsPriceSetup: ['And as things are, what {does} pay already?', 'And what does doing nothing cost {him}?'],
  biggestPriceObjection: [
    'And what {does} say, at the mention of money?',
    'And when a price is named, what {does} say?',
    'And when money is mentioned, what comes back?',
  ],
  stallLoopPattern: [
    'So how {does} keep putting things off?',
    'And how {does} get around beginning?',
    'And how {does} always find a reason to wait?',
    'How {does} go on, from one excuse to the next?',
    'And how {does} let the weeks go by?',
    'And what {does} do, instead of beginning?',
  ],
  fingerPointableCostClose: [
    'And what {does} have to show for the waiting?',
    'And how can you see that {he} waited?',
    'And what has all the waiting left behind?',
    'And what has the waiting brought {him}?',
  ],
  realInternalObjection: [
    'And deep down, what {does} say to {himself}?',
    'And what {does} tell nobody?',
    'And which doubt will not let {him} go?',
    'Which doubt {does} have, underneath all the rest?',
    'And what {does} worry about, in a quiet hour?',
    'And what {does} think, deep down?',
  ],
  costOfAnother90Days: [
    'And if everything stays as it is?',
    'What {does} get for ninety more days of the same?',
    'And what do ninety more days bring, with nothing changed?',
    'What will the next three months look like if nothing changes?',
    'And if nothing changes, what is ahead of {him}?',
    'And with everything left alone, what is next?',
  ],
  currentUndesiredReality: ['And where do things stand with {him} today?', 'How {does} get by, as things stand now?'],
  realLifeTransformation: [
    'And once things have changed, what {does} do in an ordinary week?',
    'So what is an ordinary day like for {him}, once things have changed?',
  ],
  oneCoreShiftRelief: ['And what is no longer the same for {him}?', 'And what changes for {him}?'],
  fitFilter: ['And who does this suit?', 'And who should come to me?'],
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
  planMetaphor: ['Picture this:', 'Here is a comparison:'],
  planProofStory: ['One case:', 'A true story:'],
  emotionInAction: ['What I did:', 'What I did then:'],
  whatSnapped: ['What changed for me:', 'My turning point:'],
  alternativeStory: ['If nothing had changed:', 'How else it could have gone:'],
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
    hard: 'Count what you have tried yourself, and be honest about the results.',
    light: 'I suspect you have a version of your own.',
    soft: 'You may have tried something of the kind yourself, and you had your reasons.',
  },
  whatTheyCrave: {
    hard: 'If you want something like that for yourself, say so, at least in your own head.',
    light: "You can nod if you like, nobody's looking.",
    soft: "You may want something similar, and there's nothing wrong with wanting it.",
  },
  identityCost: {
    hard: "Notice how you talk about yourself for one day, and you'll know where you stand.",
    light: 'Perhaps you have caught yourself at something similar.',
    soft: "Perhaps you've noticed something of the kind in yourself, too.",
  },
  whatTheyKeepTrying: {
    hard: 'Make your own list some time, and leave nothing off.',
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
    soft: 'Your own cost may look different, and you need not tell it to anybody.',
  },
  stupidThingTheyBelieve: {
    hard: 'Be honest, have you ever thought so yourself?',
    light: "If you find a wrong idea of your own, you don't have to put your hand up.",
    soft: 'Most of us hold some wrong belief, and for good reasons.',
  },
  crashRealizationMoment: {
    hard: "It's better to see that before such a day than after.",
    light: "I'd like you to find that out a bit earlier, and with less trouble.",
    soft: "You need not wait for a hard day, you can look now, while it's quiet.",
  },
  howTheyRationalize: {
    hard: 'You know best what you tell yourself.',
    light: 'I keep a few excuses of my own, by the way, and some of them rhyme.',
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
    hard: "You'll know what it is in your case, so keep it in mind.",
    light: "Your own trouble may look different, but you'd know it anywhere.",
    soft: 'What troubles you may be something else, and it counts just as much.',
  },
  timerCostsPriceSetup: {
    hard: 'Put your own figure beside that before you hear the price.',
    light: "You'll have your own figures, and nobody here wants to see the receipts.",
    soft: "You may have a figure of your own, and it's enough if you know it.",
  },
  stallLoopPattern: {
    hard: 'You have your own way of waiting, and you know its excuses.',
    light: 'You may wait in another style, but I bet you have one.',
    soft: 'You may wait like that yourself, for reasons of your own.',
  },
  fingerPointableCostClose: {
    hard: "I'd bet you have something like that of your own.",
    light: "Have a look round some time, you'll find yours.",
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
    light: 'I can picture you there, and it suits you.',
    soft: 'Perhaps you can think of yourself like that, too.',
  },
};
