import type { Lines } from './frame.ts';

/** {voiceEcho} is the beginning of the sentence in their head. */
export const voiceBack: Lines = {
  direct: [
    'You may still think {voiceEcho} tomorrow, and you can begin all the same.',
    'Perhaps {voiceEcho} is still in your head, and nothing has to be settled with it first.',
  ],
  gentle: [
    'If you find yourself thinking {voiceEcho}, that is quite all right.',
    'And with a thought like {voiceEcho} in your head, you can still take a step.',
  ],
  calming: [
    'A thought like {voiceEcho} may come and go.',
    'You can let {voiceEcho} drift by, like a radio in another room.',
  ],
  'tough-love': [
    "Tell me {voiceEcho} if you like, and I'll say the same again.",
    "You can think {voiceEcho} as often as you want. I'm not taking anything back.",
  ],
  understanding: [
    'You may go on thinking {voiceEcho} for a while. You can begin all the same.',
    'When {voiceEcho} comes up, you can hear it out and go on.',
  ],
  'urgent-but-soft': [
    'Before {voiceEcho} gets a turn, give the truth a minute.',
    'You may think {voiceEcho} tomorrow, too. Today comes first.',
  ],
  light: [
    'And if {voiceEcho} pops up tomorrow, tell it I said hello.',
    "You may well think {voiceEcho} on the way home. That's fine, I hum on mine.",
    'So should you hear {voiceEcho} from yourself one of these days, give it a wave.',
  ],
};

/** {proofName} is the person the proof story opens with. */
export const thinkOf: Lines = {
  direct: [
    'Think of {proofName} for a second. Somebody has already gone first.',
    'And remember {proofName}. I told you that story for a reason.',
  ],
  gentle: ['If it helps, think back to {proofName} for a moment.', 'You might keep {proofName} in mind here.'],
  calming: ['Let {proofName} come to mind once more.', 'For a moment, {proofName} can keep us company.'],
  'tough-love': ['And let me remind you of {proofName}.', "You haven't forgotten {proofName}, have you?"],
  understanding: [
    'And in a moment of doubt, think of {proofName}.',
    'I mentioned {proofName} because nobody should have to be the first.',
  ],
  'urgent-but-soft': [
    'Think of {proofName} once more, before you decide.',
    'And {proofName} had to begin somewhere, too.',
  ],
  light: [
    'And if in doubt, think of {proofName}.',
    "I didn't tell you about {proofName} to impress you. I told you because things like that do happen.",
    "Remember {proofName}? Good, then I won't tell it all again.",
  ],
};

/** {paid} is what they pay already, {freeStep} a first step that costs nothing, {wayOut} what is promised if it does not fit. */
const paidFacts = ['As things are, {paid} goes out already.'];
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
  money: [...paidFacts, ...stepFacts],
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
  soft: [
    "You know the name by now. It's {planName}.",
    "Everything I've told you so far, one small part after another, has been quietly leading up to {planName}.",
  ],
  confident: ["What you'd be saying yes to is {planName}.", "What we're talking about is {planName}."],
  friend: [
    "There's one name in all this, {planName}, and I hope you'll remember it, because I'm terrible at thinking up a second one.",
    'It all comes down to {planName}.',
  ],
  relief: [
    'The name to remember is {planName}.',
    "If only one name stays with you from everything you've heard, let it be {planName}, and that will be plenty.",
  ],
  calm: [
    "All that I've been speaking about, from the beginning until now, comes together in {planName}.",
    'And so we come back to {planName}.',
  ],
  'matter-of-fact': [
    "What I'm offering is {planName}, and the only question that counts is what it would actually change for you.",
    'The plan, once more, is {planName}.',
  ],
};
