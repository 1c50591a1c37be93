import type { FieldName } from '#framework/framework.ts';
import type { Form } from '../grammar/forms.ts';

export type Kind =
  | 'state'
  | 'tried'
  | 'desire'
  | 'approach'
  | 'cost'
  | 'scene'
  | 'thought'
  | 'loop'
  | 'future'
  | 'truth'
  | 'cause'
  | 'belief'
  | 'blame'
  | 'picture'
  | 'proof'
  | 'story'
  | 'credential'
  | 'offer'
  | 'entry'
  | 'notFit'
  | 'fit'
  | 'shift'
  | 'bridge'
  | 'fact'
  | 'name'
  | 'list'
  | 'choice';

/** Who an answer talks about: the listener (becomes "you"), the speaker (stays "I"), the listener's own thoughts ("I"), or anybody. */
export type About = 'audience' | 'speaker' | 'inner' | 'anybody';

/** What kind of thing each answer is, and about whom. Every field has exactly one. */
export const KINDS: Readonly<Record<FieldName, readonly [Kind, About]>> = {
  projectName: ['name', 'anybody'],
  audiencePain: ['state', 'audience'],
  whatNotWorking: ['state', 'audience'],
  whatTheyCrave: ['desire', 'audience'],
  yourDifferentApproach: ['approach', 'speaker'],
  timeCost: ['cost', 'audience'],
  identityCost: ['cost', 'audience'],
  moneyCost: ['cost', 'audience'],
  energyCost: ['cost', 'audience'],
  reputationCost: ['cost', 'audience'],
  whatTheyKeepTrying: ['tried', 'audience'],
  fingerPointableMoment: ['scene', 'audience'],
  voiceInTheirHead: ['thought', 'inner'],
  hookTimerCosts: ['cost', 'audience'],
  speakerPersonality: ['choice', 'anybody'],
  stupidThingTheyBelieve: ['belief', 'audience'],
  crashMovieScene: ['scene', 'audience'],
  crashRealizationMoment: ['belief', 'audience'],
  whatTheyBlame: ['blame', 'audience'],
  howTheyRationalize: ['thought', 'inner'],
  realRootCause: ['cause', 'audience'],
  uncomfortableTruth: ['truth', 'audience'],
  timerCostFrameFlip: ['cost', 'audience'],
  miniStoryOrStat: ['fact', 'anybody'],
  emotionalAwarenessLevel: ['choice', 'anybody'],
  newRootProblem: ['cause', 'audience'],
  planName: ['name', 'anybody'],
  planParts: ['list', 'anybody'],
  planPartDetails: ['list', 'speaker'],
  planMetaphor: ['picture', 'speaker'],
  planProofStory: ['proof', 'anybody'],
  audienceDeepestDesire: ['desire', 'audience'],
  breakingPointScene: ['story', 'anybody'],
  emotionInAction: ['story', 'anybody'],
  whatSnapped: ['story', 'anybody'],
  corePhilosophy: ['truth', 'speaker'],
  alternativeStory: ['story', 'anybody'],
  whoIsThisNotFor: ['notFit', 'audience'],
  miniCredibilityLine: ['credential', 'anybody'],
  planBeliefBridge: ['bridge', 'speaker'],
  mainSymptomFromHook: ['state', 'audience'],
  timerCostsPriceSetup: ['cost', 'audience'],
  biggestPriceObjection: ['thought', 'inner'],
  priceSetupTone: ['choice', 'anybody'],
  priceSetupNiche: ['choice', 'anybody'],
  audienceAwarenessPrice: ['choice', 'anybody'],
  stallLoopPattern: ['loop', 'audience'],
  fingerPointableCostClose: ['cost', 'audience'],
  realInternalObjection: ['thought', 'inner'],
  costOfAnother90Days: ['future', 'audience'],
  patternBreakingTruth: ['truth', 'audience'],
  oneBeliefsAndPlanCallback: ['bridge', 'speaker'],
  desiredToneClose: ['choice', 'anybody'],
  audienceTypeClose: ['choice', 'anybody'],
  oneBeliefTheyShare: ['truth', 'speaker'],
  currentUndesiredReality: ['state', 'audience'],
  realLifeTransformation: ['future', 'audience'],
  oneCoreShiftRelief: ['shift', 'audience'],
  supportSafety: ['offer', 'speaker'],
  priceEntryStep: ['entry', 'speaker'],
  ninetyDayMirror: ['future', 'audience'],
  fitFilter: ['fit', 'audience'],
  ctaCalibration: ['choice', 'anybody'],
  toneTapIn: ['choice', 'anybody'],
  planBeliefCallback: ['bridge', 'speaker'],
};

/**
 * How a fragment becomes a sentence. {x} is the fragment as it stands after the change of person, with a small first letter;
 * {base} its first -ing verb (and those joined to it) in the plain form; {X} the fragment with a capital. A form that is not named is
 * said as it was typed.
 */
export type Templates = Partial<Record<Form | 'any', readonly string[]>>;

const audienceVerbs: Templates = {
  gerund: ['You {base}.'],
  bare: ['You {x}.'],
  elided: ['You {x}.'],
  past: ['You {x}.'],
  adjective: ["You're {x}."],
  infinitive: ["You're trying {x}."],
  howTo: ["You still don't know {x}."],
  reason: ["It's {x}."],
  like: ["It's {x}."],
  fromTo: ['You go {x}.'],
};

export const COMPLETIONS: Readonly<Record<Kind, Templates>> = {
  state: {
    ...audienceVerbs,
    subordinate: ['You notice it {x}.'],
    that: ['You know {x}.'],
  },
  tried: {
    ...audienceVerbs,
    gerund: ['You keep {x}.'],
    noun: ["You've tried {x}.", 'You go back to {x}.', "You've put your hope in {x}."],
    subordinate: ['You try again {x}.'],
    that: ['You tell yourself {x}.'],
    howTo: ['You keep looking for {x}.'],
  },
  desire: {
    noun: ['You want {x}.', 'You long for {x}.'],
    gerund: ['You want to {base}.'],
    bare: ['You want to {x}.'],
    infinitive: ['You want {x}.'],
    adjective: ['You want to be {x}.'],
    elided: ['You {x}.'],
    past: ['You {x}.'],
    howTo: ['You want to know {x}.'],
    that: ['What you want is {x}.'],
    subordinate: ['You think of a time {x}.'],
    reason: ['You want it {x}.'],
    fromTo: ['You want to go {x}.'],
  },
  approach: {
    gerund: ['I {base}.'],
    bare: ['I {x}.'],
    elided: ['It {x}.'],
    past: ['I {x}.'],
    infinitive: ['The idea is {x}.'],
    adjective: ["It's {x}."],
    howTo: ['I show you {x}.'],
    like: ["It's {x}."],
    reason: ['It works {x}.'],
    subordinate: ['It starts {x}.'],
    that: ['I believe {x}.'],
    fromTo: ['I take you {x}.'],
  },
  cost: {
    ...audienceVerbs,
    subordinate: ['You feel it {x}.'],
    that: ['You start to believe {x}.'],
    infinitive: ['You end up having {x}.'],
  },
  scene: {
    ...audienceVerbs,
    subordinate: ['Think of the moment {x}.', "It's the moment {x}."],
    that: ['You notice {x}.'],
    infinitive: ["You're about {x}."],
  },
  thought: {
    gerund: ["It's about {x}."],
    any: ['"{Q}"'],
  },
  loop: {
    ...audienceVerbs,
    gerund: ['You keep {x}.'],
    subordinate: ['It comes round {x}.'],
    that: ['You tell yourself {x}.'],
  },
  future: {
    ...audienceVerbs,
    subordinate: ["It's the day {x}."],
    that: ['You know {x}.'],
    infinitive: ['You get {x}.'],
  },
  truth: {
    gerund: ['It starts with {x}.'],
    elided: ['It {x}.'],
    past: ['You {x}.'],
    adjective: ["You're {x}."],
    infinitive: ["It's time {x}."],
    that: ['I believe {x}.'],
    howTo: ['Nobody showed you {x}.'],
    like: ["It's {x}."],
    reason: ["It's {x}."],
    subordinate: ['{X}.'],
    fromTo: ['It goes {x}.'],
  },
  cause: {
    ...audienceVerbs,
    gerund: ['{X}.'],
    past: ['{X}.'],
    adjective: ['{X}.'],
    subordinate: ['It begins {x}.'],
    that: ['The real cause is {x}.'],
    infinitive: ['The real cause is the need {x}.'],
    howTo: ['Nobody ever showed you {x}.'],
  },
  belief: {
    ...audienceVerbs,
    noun: ['You believe in {x}.', 'You believe the answer is {x}.'],
    gerund: ['You believe in {x}.'],
    infinitive: ['You believe you have {x}.'],
    that: ['You believe {x}.'],
    bare: ['You believe you have to {x}.'],
    howTo: ['You believe you only need to know {x}.'],
    reason: ["You believe it's {x}."],
  },
  blame: {
    ...audienceVerbs,
    noun: ['You blame {x}.', 'You put it down to {x}.'],
    gerund: ['You blame {x}.'],
    that: ['You blame the fact {x}.'],
    reason: ["You say it's {x}."],
    howTo: ['You blame not knowing {x}.'],
    subordinate: ['You blame the times {x}.'],
    adjective: ["You say you're {x}."],
  },
  picture: {
    noun: ['Think of it as {x}.', "It's like {x}."],
    gerund: ["It's like {x}."],
    elided: ['It {x}.'],
    past: ["It's like something that {x}."],
    like: ["It's {x}."],
    subordinate: ["It's like {x}."],
    howTo: ["It's like learning {x}."],
    that: ["It's the thing {x}."],
    reason: ['It works {x}.'],
    fromTo: ['It takes you {x}.'],
  },
  proof: {},
  story: {
    gerund: ['I was {x}.'],
    bare: ['I {x}.'],
    elided: ['I {x}.'],
    past: ['I {x}.'],
    adjective: ['I was {x}.'],
    that: ['I understood {x}.'],
    reason: ['It was {x}.'],
    subordinate: ['It was {x}.'],
    howTo: ['I had to learn {x}.'],
    like: ['It was {x}.'],
    fromTo: ['I went {x}.'],
  },
  credential: {
    bare: ['I {x}.'],
    elided: ['I {x}.'],
    past: ['I {x}.'],
    adjective: ["I'm {x}."],
    reason: ['You can trust it {x}.'],
  },
  offer: {
    gerund: ['That means {x}.'],
    elided: ['It {x}.'],
    infinitive: ["I'm here {x}."],
    howTo: ['I show you {x}.'],
    that: ['You know {x}.'],
    subordinate: ["I'm there {x}."],
    reason: ["It's safe {x}."],
    like: ["It's {x}."],
    fromTo: ['I stay with you {x}.'],
  },
  entry: {
    gerund: ['You start by {x}.'],
    elided: ['It {x}.'],
    past: ['It {x}.'],
    infinitive: ['The first step is {x}.'],
  },
  notFit: {
    noun: ["This isn't for {x}."],
    gerund: ["This isn't for you if you're {x}."],
    bare: ["This isn't for you if you {x}."],
    elided: ["This isn't for you if you {x}."],
    past: ["This isn't for you if you {x}."],
    adjective: ["This isn't for you if you're {x}."],
    infinitive: ["This isn't for you if you want {x}."],
    subordinate: ["This isn't for you {x}."],
    that: ["This isn't for you if you believe {x}."],
    clause: ["This isn't for you if {x}."],
    reason: ["This isn't for you if it's {x}."],
    howTo: ["This isn't for you if you only want to know {x}."],
  },
  fit: {
    noun: ['This is for {x}.'],
    gerund: ["This is for you if you're {x}."],
    bare: ['This is for you if you {x}.'],
    elided: ['This is for you if you {x}.'],
    past: ['This is for you if you {x}.'],
    adjective: ["This is for you if you're {x}."],
    infinitive: ["This is for you if you're ready {x}."],
    subordinate: ['This is for you {x}.'],
    that: ['This is for you if you believe {x}.'],
    clause: ['This is for you if {x}.'],
    reason: ["This is for you if it's {x}."],
    howTo: ['This is for you if you want to know {x}.'],
  },
  shift: {
    bare: ['You can {x}.'],
    elided: ['You {x}.'],
    past: ['You {x}.'],
    adjective: ["You're {x}."],
    infinitive: ['You get {x}.'],
    fromTo: ['You go {x}.'],
    that: ['You know {x}.'],
    reason: ["It's {x}."],
    subordinate: ['The relief comes {x}.'],
    howTo: ['You learn {x}.'],
    like: ["It's {x}."],
  },
  bridge: {
    elided: ['It {x}.'],
    past: ['It {x}.'],
    adjective: ["It's {x}."],
    infinitive: ['The point is {x}.'],
    that: ['I believe {x}.'],
    reason: ["It's {x}."],
    howTo: ['It shows you {x}.'],
    subordinate: ['It works {x}.'],
    like: ["It's {x}."],
    fromTo: ['It takes you {x}.'],
  },
  fact: {},
  name: {},
  list: {
    infinitive: ['The point is {x}.', 'The aim is {x}.', 'What counts here is {x}.'],
    elided: ['You {x}.'],
    past: ['You {x}.'],
  },
  choice: {},
};

/** Where one field of a kind needs other words than its siblings, so that the script does not say the same thing four times. */
export const FIELD_COMPLETIONS: Partial<Readonly<Record<FieldName, Templates>>> = {
  costOfAnother90Days: { infinitive: ["You're going {x}."] },
  audienceDeepestDesire: {
    noun: ['You want {x}.', 'Underneath, you want {x}.'],
    that: ['What you want is {x}.'],
  },
  crashRealizationMoment: {
    noun: ['{X}.'],
    gerund: ['{X}.'],
    that: ['You realise {x}.'],
    bare: ['You {x}.'],
    infinitive: ['You realise you have {x}.'],
    reason: ["You realise it's {x}."],
  },
  uncomfortableTruth: {
    gerund: ['You {base}.'],
    elided: ['You {x}.'],
    that: ['The truth is {x}.'],
  },
  patternBreakingTruth: {
    past: ['{X}.'],
    gerund: ['{X}.'],
    that: ['The truth is {x}.'],
  },
  corePhilosophy: {
    past: ['{X}.'],
    gerund: ['I believe in {x}.'],
    adjective: ['{X}.'],
    elided: ['I believe it {x}.'],
  },
  oneBeliefTheyShare: {
    infinitive: ['We both want {x}.'],
    past: ['{X}.'],
    adjective: ['{X}.'],
    gerund: ['We both believe in {x}.'],
    that: ['We both believe {x}.'],
  },
  newRootProblem: {
    that: ['The real problem is {x}.'],
    infinitive: ['The real problem is the need {x}.'],
    reason: ["It's {x}."],
  },
  whatSnapped: { gerund: ['I ended up {x}.'] },
  emotionInAction: { gerund: ['There I was, {x}.'], infinitive: ['I just had {x}.'] },
  alternativeStory: {
    gerund: ['{X}.'],
    adjective: ["I'd be {x}."],
    bare: ["I'd {x}."],
    past: ['The other version of me {x}.'],
    subordinate: ['It would have ended {x}.'],
  },
  ninetyDayMirror: { infinitive: ['You get {x}.'] },
  planBeliefCallback: { any: ['{X}.'] },
  biggestPriceObjection: {
    gerund: ["It's about {x}."],
  },
  realInternalObjection: {
    gerund: ["There's a fear underneath: {x}."],
  },
};
