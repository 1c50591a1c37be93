import type { ByPersonality, Lines } from './frame.ts';

/** What is said across sections: why the old way failed, what the plan answers, what comes back from the beginning. */
export const whyItFailed: ByPersonality = {
  bold: [
    'The old way had its chance.',
    'Leave a cause alone and it carries on.',
    "I won't ask anybody for more of what doesn't work.",
    'More of the old way is not on offer here.',
  ],
  blunt: [
    'As long as the cause stays, the trouble stays.',
    "Repeating what doesn't work won't make it work.",
    'Enough of the old way.',
    'Doing the old thing harder changes nothing.',
  ],
  funny: [
    "Stubbornness doesn't help against a cause, and I've tested stubbornness.",
    'The old approach may now retire, with a small speech and a cake.',
    "If doing the same again worked, I'd be out of a job.",
    'A cause is like a guest who never takes a hint.',
  ],
  poetic: [
    'What has a beginning can be met at its beginning.',
    "A wrong way doesn't get better, however far you go.",
    'The old way may rest now.',
    'Where a cause remains, the trouble finds its way back.',
  ],
  gentle: [
    'Nobody needs to be blamed for what came before.',
    'You may lay the old way aside, or keep whatever was good in it.',
    'While a cause is there, trouble tends to come back.',
    'Looking at the cause is kinder than trying the same again.',
  ],
  mentor: [
    'First comes the cause, and after that the question what to do.',
    'It helps to ask of everything one tries what it does about the cause.',
    "What hasn't worked is worth knowing as well, for then nobody has to try it twice.",
    'While the cause remains, the effect will return.',
  ],
  friend: [
    "Honestly, I'd leave the old way where it is.",
    "A cause that sticks around brings the trouble back, that's all.",
    "And nobody has to keep doing what doesn't help.",
    "So I'd say the old way can go.",
  ],
  coach: [
    "More of the same isn't the answer.",
    'Put the effort where the cause is.',
    "You can't outrun a cause.",
    'The old way has had its turn. On we go.',
  ],
};

export const planAnswers: ByPersonality = {
  bold: [
    '{planName} is my answer to the cause, and I stand behind that answer, whoever asks and however often I have to repeat myself.',
    'You heard the cause. My answer is {planName}.',
    "I named a cause, and I wouldn't have done so without {planName}, because a diagnosis with nothing behind it helps nobody.",
    'Put {planName} next to the cause, and judge for yourself.',
  ],
  blunt: [
    '{planName} is aimed at the cause.',
    'The cause needs an answer, and the answer is {planName}.',
    'You know the cause, and you know {planName} now, so look at one and then at the other, and see whether they belong together.',
    'I could have named the cause and left the rest to you, but then there would be no {planName}, and no reason for me to talk.',
  ],
  funny: [
    '{planName} has an appointment with the cause.',
    'Say what you like about {planName}, it barks up the right tree.',
    'A cause without a plan is only something to worry about in the middle of the night, which is why I brought {planName}.',
    'The cause and {planName} have met, I introduced them myself, and I have to say that they had a good deal to discuss.',
  ],
  poetic: [
    'A cause asks for an answer, and mine is {planName}.',
    'Let {planName} and the cause stand side by side for a moment.',
    '{planName} looks toward the place where the trouble begins.',
    'You may keep the cause in mind when you think of {planName}, even on days when everything else seems so much louder.',
  ],
  gentle: [
    'I think of the cause when I speak of {planName}, and you may ask me at any time what the two have to do with each other.',
    'With {planName}, gently, I try to answer the cause.',
    '{planName} is for the cause, and for you.',
    "{planName} is meant for the cause that we spoke of, and if you don't see the connection yet, we can look at it together.",
  ],
  mentor: [
    'Ask yourself what {planName} has to do with the cause, and ask me if you are unsure.',
    'If you come back to {planName} in your thoughts, look at the cause as well, because a plan can only be judged by what it is for.',
    'I told you the cause for a reason, which is {planName}, and I would ask you to keep the two of them together in mind.',
    'The cause we found is the one that {planName} was made for.',
  ],
  friend: [
    'And {planName} is what I do about the cause.',
    "So if somebody asks you what {planName} is for, tell them about the cause, because that's honestly the best explanation I can give.",
    'Basically, {planName} is about the cause.',
    "I wouldn't bother you with a cause if I had nothing to offer against it, which is why I came up with {planName}.",
  ],
  coach: [
    'The work on the cause is called {planName}.',
    'Keep the cause in view and {planName} explains itself.',
    "Set {planName} beside the cause and ask about anything you can't connect, because I want you to know what the work is for.",
    'Work with {planName} and you work on the cause, which is why I wanted you to hear about the cause before the plan.',
  ],
};

/** {voiceEcho} is the beginning of the sentence in their head. */
export const voiceBack: Lines = {
  direct: [
    'You may think {voiceEcho} again. Think a second thing as well.',
    'If {voiceEcho} is still in your head, there is room for another sentence.',
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
    'Should you think {voiceEcho} tomorrow, think of today as well.',
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
    'And remember {proofName}. I mentioned that name for a reason.',
  ],
  gentle: ['If it helps, think back to {proofName} for a moment.', 'You might keep {proofName} in mind here.'],
  calming: ['Let {proofName} come to mind once more.', 'For a moment, {proofName} can keep us company.'],
  'tough-love': ['And let me remind you of {proofName}.', "You haven't forgotten {proofName}, have you?"],
  understanding: [
    'If you want some company with your doubts, think of {proofName}.',
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
  confident: [
    "{planName} is what you'd be saying yes to, and you should know exactly what that means before you decide.",
    "What we're talking about is {planName}.",
  ],
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
    'In practice, all of this means {planName}.',
  ],
};
