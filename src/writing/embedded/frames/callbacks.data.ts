import type { Lines } from './frame.ts';

/** {voiceEcho} is the beginning of the sentence in their head; only a doubt about oneself comes up again when one decides. */
export const voiceBack: Lines = {
  direct: [
    '{if voiceInTheirHead has reproach} Your head may still say {voiceEcho} tomorrow, and you can begin all the same.',
  ],
  gentle: [
    '{if voiceInTheirHead has reproach} And if your head still says {voiceEcho}, you can take a step with that, too.',
  ],
  calming: ['{if voiceInTheirHead has reproach} A thought like {voiceEcho} may come, and it will go again.'],
  'tough-love': ["{if voiceInTheirHead has reproach} Tell me {voiceEcho} if you like, and I'll say the same again."],
  understanding: [
    '{if voiceInTheirHead has reproach} When the thought {voiceEcho} comes up again, you can hear it out and begin all the same.',
  ],
  'urgent-but-soft': [
    '{if voiceInTheirHead has reproach} Before the thought {voiceEcho} gets a turn, give the truth a minute.',
  ],
  light: [
    '{if voiceInTheirHead has reproach} And if the thought {voiceEcho} pops up tomorrow, tell it I said hello.',
    '{if voiceInTheirHead has reproach} So should you hear {voiceEcho} from yourself one of these days, give it a wave.',
  ],
};

/** {proofName} is the person the proof story opens with, {freeStep} a first step that costs nothing, {wayOut} what is promised if it does not fit. */
const proofFacts = [
  'Think back to {proofName}. You know how it went.',
  'Remember {proofName}, and how that turned out.',
];
const stepFacts = [
  "And you can look before you pay anything: there's a {freeStep}.",
  "You don't have to settle this in your head. There's a {freeStep}, so try that first.",
];
const promiseFacts = ["And there's {wayOut}, which I'll come to.", "It helps to know that there's {wayOut}."];

/** What the answers themselves say to an objection to the price, by its kind. */
export const priceFacts: Lines = {
  money: stepFacts,
  trust: [...stepFacts, ...promiseFacts, ...proofFacts],
  before: [...promiseFacts, ...stepFacts, ...proofFacts],
  self: [...stepFacts, ...promiseFacts],
  partner: [...stepFacts, ...promiseFacts],
};

/** The same for the doubt nobody says aloud; whom it worked for is said right after. */
export const doubtFacts: Lines = {
  self: ['All you have to manage at first is a {freeStep}.', 'And everything starts with no more than a {freeStep}.'],
  trust: [
    "There's a {freeStep}, so that you can see for yourself.",
    "And there is {wayOut}, so the risk isn't all yours.",
  ],
  before: ['You should know that there is {wayOut}.', 'You can begin with a {freeStep}, and judge by that.'],
  money: ['The first thing to do is a {freeStep}, so finding out costs you nothing.'],
  other: [
    "There's a {freeStep}, and you can still say no afterwards.",
    'Start with a {freeStep}, and see what becomes of the doubt.',
  ],
};

export const tapPlan: Lines = {
  soft: ["You know the name by now. It's {planName}.", "Everything I've told you comes together in {planName}."],
  confident: ["What you'd be saying yes to is {planName}.", "What we're talking about is {planName}."],
  friend: [
    "There's one name to take home, {planName}, and I'd be rather pleased if you remembered it.",
    'It all comes down to {planName}.',
  ],
  relief: [
    'The name to remember is {planName}.',
    "If only one name stays with you from everything you've heard, let it be {planName}, and that will be plenty.",
  ],
  calm: ["What I've been talking about all along is {planName}.", 'And so we come back to {planName}.'],
  'matter-of-fact': [
    "What I'm offering is {planName}, and the only question that counts is what it would actually change for you.",
    'The plan, once more, is {planName}.',
  ],
};
