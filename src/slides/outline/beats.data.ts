import type { FieldName } from '#framework/framework.ts';

/** How the words of a beat are laid out on its slide. */
export type Telling =
  | 'statement'
  | 'tried'
  | 'costs'
  | 'thought'
  | 'evidence'
  | 'contrast'
  | 'plan'
  | 'story'
  | 'change'
  | 'list'
  | 'offer'
  | 'next'
  /** Nobody knows which answers the text came from. */
  | 'plain';

/** A part of the talk that may have a slide of its own. */
export type Beat = {
  id: string;
  sectionNumber: number;
  /** Over the title, in the audience's language. */
  label: string;
  /** The answers whose sentences open this beat. */
  fields: readonly FieldName[];
  telling: Telling;
  /** The answers whose sentences may become the title, the best first. Scenes and stories are told under a claim instead. */
  titleFrom: readonly FieldName[];
  /** How much the deck would miss the slide; the highest of a section is its key slide. */
  weight: number;
  /** Whose words a quotation on this slide is. */
  by?: string;
  /** What the slide claims when the script has no sentence that can stand on a wall by itself. */
  claims: readonly [string, ...string[]];
};

export const beats: readonly Beat[] = [
  {
    id: 'problem',
    sectionNumber: 1,
    label: 'The problem',
    fields: ['audiencePain', 'whatNotWorking'],
    titleFrom: ['audiencePain'],
    telling: 'statement',
    weight: 8,
    claims: [
      'What hurts every day is never small',
      'Some problems do not wait politely',
      'The everyday part is the hard part',
    ],
  },
  {
    id: 'costs',
    sectionNumber: 1,
    label: 'The price of waiting',
    fields: ['timeCost', 'moneyCost', 'energyCost', 'identityCost', 'reputationCost'],
    titleFrom: [],
    telling: 'costs',
    weight: 7,
    claims: ['Standing still is not free', 'Waiting already has a price', 'Doing nothing is the expensive choice'],
  },
  {
    id: 'wish',
    sectionNumber: 1,
    label: 'What you want',
    fields: ['whatTheyCrave'],
    titleFrom: ['whatTheyCrave'],
    telling: 'statement',
    weight: 4,
    claims: ['You are allowed to want more', 'What you want is not too much', 'A clear wish is half a direction'],
  },
  {
    id: 'approach',
    sectionNumber: 1,
    label: 'A different way',
    fields: ['yourDifferentApproach'],
    titleFrom: ['yourDifferentApproach'],
    telling: 'statement',
    weight: 10,
    claims: [
      'A different result needs a different way',
      'The way out begins somewhere else',
      'There is another way to do this',
    ],
  },
  {
    id: 'tried',
    sectionNumber: 2,
    label: 'So far',
    fields: ['whatTheyKeepTrying'],
    titleFrom: [],
    telling: 'tried',
    weight: 5,
    claims: [
      'Effort was never the missing part',
      'More of the same brings more of the same',
      'The problem is not a lack of effort',
    ],
  },
  {
    id: 'moment',
    sectionNumber: 2,
    label: 'The moment',
    fields: ['fingerPointableMoment'],
    titleFrom: [],
    telling: 'statement',
    weight: 9,
    claims: [
      'One small moment tells the whole story',
      'You know the moment it catches you',
      'There is a moment you can point at',
    ],
  },
  {
    id: 'voice',
    sectionNumber: 2,
    label: 'The voice in your head',
    fields: ['voiceInTheirHead'],
    titleFrom: [],
    telling: 'thought',
    weight: 7,
    by: 'The voice in your head',
    claims: [
      'The harshest critic lives in your own head',
      'Not every thought tells the truth',
      'A sentence you repeat becomes a rule',
    ],
  },
  {
    id: 'round',
    sectionNumber: 2,
    label: 'What each round costs',
    fields: ['hookTimerCosts'],
    titleFrom: ['hookTimerCosts'],
    telling: 'statement',
    weight: 3,
    claims: [
      'Every new round has its price',
      'Going round in circles costs something',
      'Each round takes a little more',
    ],
  },
  {
    id: 'oldStory',
    sectionNumber: 3,
    label: 'The old story',
    fields: ['stupidThingTheyBelieve', 'whatTheyBlame', 'howTheyRationalize'],
    titleFrom: ['stupidThingTheyBelieve'],
    telling: 'contrast',
    weight: 6,
    by: 'What you tell yourself',
    claims: [
      'The usual explanation leaves something out',
      'A wrong belief wastes the best effort',
      'The old story explains too little',
    ],
  },
  {
    id: 'crash',
    sectionNumber: 3,
    label: 'The wake-up call',
    fields: ['crashMovieScene', 'crashRealizationMoment'],
    titleFrom: ['crashRealizationMoment'],
    telling: 'statement',
    weight: 5,
    claims: [
      'Sooner or later the old way breaks',
      'One day the old story stops working',
      'Every old belief meets its day',
    ],
  },
  {
    id: 'cause',
    sectionNumber: 3,
    label: 'The real cause',
    fields: ['realRootCause'],
    titleFrom: ['realRootCause'],
    telling: 'statement',
    weight: 10,
    claims: ['The real cause lies one level deeper', 'The cause is not where you looked', 'A symptom is not a cause'],
  },
  {
    id: 'evidence',
    sectionNumber: 3,
    label: 'The evidence',
    fields: ['miniStoryOrStat'],
    titleFrom: [],
    telling: 'evidence',
    weight: 5,
    claims: [
      'One look at the evidence is enough',
      'The pattern is bigger than one person',
      'One example shows the pattern',
    ],
  },
  {
    id: 'truth',
    sectionNumber: 3,
    label: 'The honest part',
    fields: ['uncomfortableTruth'],
    titleFrom: ['uncomfortableTruth'],
    telling: 'statement',
    weight: 6,
    claims: [
      'The uncomfortable answer is the useful one',
      'Honesty is where change begins',
      'The honest part is the useful part',
    ],
  },
  {
    id: 'oldCost',
    sectionNumber: 3,
    label: 'The price of the old view',
    fields: ['timerCostFrameFlip'],
    titleFrom: ['timerCostFrameFlip'],
    telling: 'statement',
    weight: 3,
    claims: [
      'The old view keeps charging you',
      'An old explanation has running costs',
      'Keeping the old view costs more each time',
    ],
  },
  {
    id: 'newProblem',
    sectionNumber: 4,
    label: 'The problem, renamed',
    fields: ['newRootProblem'],
    titleFrom: ['newRootProblem'],
    telling: 'statement',
    weight: 6,
    claims: [
      'The right name changes the problem',
      'A clear problem is half a plan',
      'A problem with a name can be solved',
    ],
  },
  {
    id: 'plan',
    sectionNumber: 4,
    label: 'The plan',
    fields: ['planName', 'planParts', 'planPartDetails'],
    titleFrom: [],
    telling: 'plan',
    weight: 10,
    claims: ['One step at a time, in this order', 'A clear plan beats a strong will', 'The way has a clear order'],
  },
  {
    id: 'picture',
    sectionNumber: 4,
    label: 'In one picture',
    fields: ['planMetaphor'],
    titleFrom: ['planMetaphor'],
    telling: 'statement',
    weight: 4,
    claims: ['A good plan fits into one picture', 'The idea is easy to picture', 'You already know how this works'],
  },
  {
    id: 'proof',
    sectionNumber: 4,
    label: 'Someone who did it',
    fields: ['planProofStory'],
    titleFrom: [],
    telling: 'evidence',
    weight: 7,
    claims: ['Somebody has gone this way before you', 'The plan has been walked before', 'The proof is a person'],
  },
  {
    id: 'desire',
    sectionNumber: 4,
    label: 'What it is for',
    fields: ['audienceDeepestDesire'],
    titleFrom: ['audienceDeepestDesire'],
    telling: 'statement',
    weight: 5,
    claims: ['A plan needs something to be for', 'Keep in mind what you want', 'The wish comes before the plan'],
  },
  {
    id: 'story',
    sectionNumber: 5,
    label: 'My story',
    fields: ['breakingPointScene', 'emotionInAction', 'whatSnapped', 'alternativeStory'],
    titleFrom: [],
    telling: 'story',
    weight: 7,
    claims: [
      'I learned it the hard way',
      'Everything I teach began on a bad day',
      'My own turning point was not pretty',
    ],
  },
  {
    id: 'philosophy',
    sectionNumber: 5,
    label: 'What I believe',
    fields: ['corePhilosophy', 'planBeliefBridge'],
    titleFrom: ['corePhilosophy'],
    telling: 'statement',
    weight: 10,
    claims: [
      'One belief carries the whole plan',
      'Everything I do follows one belief',
      'The plan grows out of a belief',
    ],
  },
  {
    id: 'credibility',
    sectionNumber: 5,
    label: 'Who is talking',
    fields: ['miniCredibilityLine'],
    titleFrom: ['miniCredibilityLine'],
    telling: 'evidence',
    weight: 5,
    claims: [
      'You should know who is talking',
      'Trust should rest on something you can check',
      'I have done this before',
    ],
  },
  {
    id: 'notFor',
    sectionNumber: 5,
    label: 'Not for everyone',
    fields: ['whoIsThisNotFor'],
    titleFrom: [],
    telling: 'list',
    weight: 4,
    claims: [
      'Not everybody needs what I offer',
      'A clear no protects a good yes',
      'I would rather say no than disappoint you',
    ],
  },
  {
    id: 'paying',
    sectionNumber: 6,
    label: 'What you pay already',
    fields: ['mainSymptomFromHook', 'timerCostsPriceSetup'],
    titleFrom: ['timerCostsPriceSetup'],
    telling: 'evidence',
    weight: 10,
    claims: ['You are paying for it already', 'Staying the same has a price too', 'The old way was never free'],
  },
  {
    id: 'money',
    sectionNumber: 6,
    label: 'The money question',
    fields: ['biggestPriceObjection'],
    titleFrom: [],
    telling: 'thought',
    weight: 7,
    by: 'The worry about the price',
    claims: [
      'The price is only one of the costs',
      'A fair question deserves a straight answer',
      'Money is a fair question',
    ],
  },
  {
    id: 'loop',
    sectionNumber: 7,
    label: 'The loop',
    fields: ['stallLoopPattern', 'fingerPointableCostClose'],
    titleFrom: [],
    telling: 'tried',
    weight: 5,
    claims: [
      'Putting it off has become a routine',
      'Later is where good plans go to sleep',
      'The loop always ends where it began',
    ],
  },
  {
    id: 'doubt',
    sectionNumber: 7,
    label: 'The quiet doubt',
    fields: ['realInternalObjection'],
    titleFrom: [],
    telling: 'thought',
    weight: 7,
    by: 'The doubt underneath',
    claims: [
      'You may begin with the doubt still there',
      'A doubt is a question, not a verdict',
      'Doubt is allowed to come along',
    ],
  },
  {
    id: 'ninety',
    sectionNumber: 7,
    label: 'If nothing changes',
    fields: ['costOfAnother90Days'],
    titleFrom: ['costOfAnother90Days'],
    telling: 'statement',
    weight: 5,
    claims: [
      'The next ninety days will pass either way',
      'Another ninety days have a price',
      'Ninety days go by without asking',
    ],
  },
  {
    id: 'breaker',
    sectionNumber: 7,
    label: 'What is true',
    fields: ['patternBreakingTruth', 'oneBeliefsAndPlanCallback'],
    titleFrom: ['patternBreakingTruth', 'oneBeliefsAndPlanCallback'],
    telling: 'statement',
    weight: 10,
    claims: [
      'One true sentence can end the loop',
      'A decision ends what waiting cannot',
      'The loop ends with one decision',
    ],
  },
  {
    id: 'shared',
    sectionNumber: 8,
    label: 'What we share',
    fields: ['oneBeliefTheyShare'],
    titleFrom: ['oneBeliefTheyShare'],
    telling: 'statement',
    weight: 5,
    claims: ['We believe the same thing', 'You already believe the important part', 'We start from the same belief'],
  },
  {
    id: 'change',
    sectionNumber: 8,
    label: 'Before and after',
    fields: ['currentUndesiredReality', 'realLifeTransformation', 'oneCoreShiftRelief'],
    titleFrom: ['oneCoreShiftRelief'],
    telling: 'change',
    weight: 8,
    claims: [
      'The change shows in ordinary moments',
      'An ordinary day can look different',
      'You notice the change in small things',
    ],
  },
  {
    id: 'support',
    sectionNumber: 8,
    label: 'What holds you',
    fields: ['supportSafety'],
    titleFrom: [],
    telling: 'list',
    weight: 6,
    claims: ['You do not do it alone', 'Support is part of the way', 'Somebody holds the other end'],
  },
  {
    id: 'fit',
    sectionNumber: 8,
    label: 'Who it is for',
    fields: ['fitFilter'],
    titleFrom: [],
    telling: 'list',
    weight: 5,
    claims: ['You can tell whether it fits you', 'A good fit is easy to recognise', 'You know best whether it fits'],
  },
  {
    id: 'mirror',
    sectionNumber: 8,
    label: 'Ninety days from now',
    fields: ['ninetyDayMirror'],
    titleFrom: ['ninetyDayMirror'],
    telling: 'statement',
    weight: 5,
    claims: [
      'Ninety days from now looks different',
      'The next ninety days can be different',
      'In ninety days you can look back',
    ],
  },
  {
    id: 'offer',
    sectionNumber: 8,
    label: 'The offer',
    fields: ['priceEntryStep'],
    titleFrom: [],
    telling: 'offer',
    weight: 10,
    claims: ['The price is on the table', 'You know the price before you begin', 'The terms fit on one slide'],
  },
  {
    id: 'next',
    sectionNumber: 8,
    label: 'The next step',
    fields: ['planBeliefCallback'],
    titleFrom: ['planBeliefCallback'],
    telling: 'next',
    weight: 7,
    claims: ['The next step is yours', 'Begin with one step', 'The door is open'],
  },
];
