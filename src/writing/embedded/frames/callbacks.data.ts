import type { ByPersonality, Lines } from './frame.ts';

/** What is said across sections: why the old way failed, what the plan answers, what comes back from the beginning. */
export const whyItFailed: ByPersonality = {
  bold: [
    'So all that effort was never too small, it was only pointed at the wrong thing.',
    'Now it is plain why everything you threw at it bounced off.',
  ],
  blunt: [
    'That is why nothing you tried could work. It was never aimed at the cause.',
    'You treated the smoke. The fire was somewhere else.',
  ],
  funny: [
    'Which also explains why your previous efforts felt like mopping with the tap on.',
    'No wonder the other remedies failed, they had been prescribed for another patient.',
  ],
  poetic: [
    'So the key was never bad. It had only been made for another door.',
    'And all the water you carried went to a field that was not thirsty.',
  ],
  gentle: [
    'That may be why what you tried could not help, however much heart you put into it.',
    'So you can stop blaming yourself for what did not work. It was answering another question.',
  ],
  mentor: [
    'From here you can see why the earlier attempts had to fail: they answered the symptom.',
    'Hold your past efforts next to this cause, and you will see that the two never met.',
  ],
  friend: [
    'No wonder nothing else ever stuck.',
    'So honestly, you can forgive yourself for all those tries. They were never going to reach it.',
  ],
  coach: [
    'This is why the old drills gave you no return: wrong muscle, every time.',
    'Compare that with what you have been training. You see the gap.',
  ],
};

export const planAnswers: ByPersonality = {
  bold: [
    '{planName} goes straight for the cause, because anything else would be cowardice.',
    'That cause is exactly what {planName} is built to meet.',
  ],
  blunt: ['Cause named. {planName} deals with it.', 'One cause, one answer, and the answer is {planName}.'],
  funny: [
    '{planName}, as you will have noticed, has only one item on its to-do list, and that is the cause.',
    'So much for {planName}, which at least barks up the right tree.',
  ],
  poetic: [
    '{planName} waters the root, and lets the leaves look after themselves.',
    'At that cause {planName} begins its quiet work.',
  ],
  gentle: [
    '{planName} starts at the cause, so you no longer have to wrestle with everything that grows out of it.',
    'With {planName} we go to the root, and we go there gently.',
  ],
  mentor: [
    'You see now that {planName} is an answer to the cause, and not to its many faces.',
    'Each part of {planName} speaks to the cause we found; none of it is there for show.',
  ],
  friend: [
    "That's why {planName} looks the way it does, it goes for the actual reason.",
    "So {planName} isn't one more thing on top. It's aimed at the root.",
  ],
  coach: [
    '{planName} trains the cause, and the results on the surface follow from that.',
    'Keep the cause in view and {planName} explains itself.',
  ],
};

/** {voiceEcho} is the beginning of the sentence in their head. */
export const voiceBack: Lines = {
  direct: [
    'You also know the voice that says {voiceEcho}. It will speak up again. It does not get a vote.',
    'If that voice says {voiceEcho} again tonight, answer it out loud.',
  ],
  gentle: [
    'Should the old voice come back with its {voiceEcho}, you can greet it, and still take your step.',
    'And when you hear {voiceEcho} again, you will know where it comes from.',
  ],
  calming: [
    'The voice that says {voiceEcho} may go on talking. It need not be in charge.',
    'You can let {voiceEcho} drift by, like a radio in another room.',
  ],
  'tough-love': [
    'And spare me the {voiceEcho}. We both know who is talking there.',
    'You have listened to {voiceEcho} for long enough. Listen to somebody else for once.',
  ],
  understanding: [
    'I know that {voiceEcho} will not fall silent overnight, and nobody asks that of it.',
    'The voice that says {voiceEcho} only wanted to protect you. You may thank it and go on.',
  ],
  'urgent-but-soft': [
    'Before {voiceEcho} gets its turn again, let the clear thought have one minute.',
    'The voice that says {voiceEcho} is patient. It will wait until you hesitate.',
  ],
};

/** {proofName} is the person the proof story opens with. */
export const thinkOf: Lines = {
  direct: [
    'Think of {proofName} for a second. That was an ordinary person with a decision to make.',
    'And remember {proofName}. Somebody else stood here too.',
  ],
  gentle: [
    'If it helps, think back to {proofName} for a moment.',
    'You might let {proofName} walk beside you for this part, in your mind.',
  ],
  calming: [
    'You can think of {proofName}, and let that be a quiet kind of proof.',
    'It may be calming to know that {proofName} also began with one first step.',
  ],
  'tough-love': [
    'And before you call yourself an exception, think of {proofName}.',
    'I told you about {proofName} for a reason. This is the reason.',
  ],
  understanding: [
    'When it gets hard to believe, borrow a little belief from {proofName}.',
    'I mentioned {proofName} because nobody should have to be the first.',
  ],
  'urgent-but-soft': [
    'Think of {proofName} once more, and of the day on which it began.',
    'For {proofName} it also began on a day like today.',
  ],
};

export const sceneBack: Lines = {
  direct: [
    'And put the moment we pointed at on the scale, too. It weighs something.',
    'Then there is that one moment from the opening. Nobody ever put a figure on it, and still you pay for it.',
  ],
  warm: [
    'And do not forget the moment we pointed at in the beginning. It belongs on the scale, too.',
    'Think of that one moment you recognised, and what it would mean not to stand there again.',
  ],
  'trauma-informed': [
    'If you like, you can also remember the moment we named, from a safe distance.',
    'There was one moment we described. It may count here, if you want it to.',
  ],
  logical: [
    'The moment described in the opening cannot be priced exactly. It should still appear in the comparison.',
    'Add, as an entry without a figure, the moment we pointed at.',
  ],
  empathetic: [
    'And there is that one moment, you know which. No figure says what it takes out of you.',
    'I also think of the moment we pointed at, and of how alone one can feel in it.',
  ],
};

/** {paid} is what they pay already, {freeStep} a first step that costs nothing, {wayOut} what is promised if it does not fit. */
const paidFacts = [
  'Put it next to {paid}, because that is what goes out already, and it changes nothing.',
  'You have heard the other figure as well, {paid}. That is the one to hold it against.',
];
const proofFacts = [
  '{proofName} had to make the same decision. You know how it went.',
  'Remember {proofName}, and what came of it.',
];
const stepFacts = [
  'And you can look before you pay anything: there is a {freeStep}.',
  'You do not have to settle it by thinking. There is a {freeStep}, and that costs you nothing.',
];
const promiseFacts = ['And you keep {wayOut}, I will come to that.', 'It helps to know that there is {wayOut}.'];

/** What the answers themselves say to an objection to the price, by its kind. */
export const priceFacts: Lines = {
  money: [...paidFacts, ...stepFacts, ...proofFacts],
  free: [...proofFacts, ...paidFacts],
  instead: [...paidFacts, ...proofFacts],
  trust: [...stepFacts, ...promiseFacts, ...proofFacts],
  before: [...promiseFacts, ...stepFacts, ...proofFacts],
  self: [...stepFacts, ...promiseFacts, ...proofFacts],
  partner: [...stepFacts, ...promiseFacts],
  time: [...proofFacts],
  moment: [...paidFacts],
  other: [...paidFacts, ...proofFacts],
};

/** The same for the doubt nobody says aloud; whom it worked for is said right after. */
export const doubtFacts: Lines = {
  self: ['All you have to manage at first is the {freeStep}.', 'And it starts with no more than a {freeStep}.'],
  trust: ['The {freeStep} is there for exactly that.', 'And there is {wayOut}, should you turn out to be right.'],
  before: ['This time there is {wayOut}.', 'This time you can begin with a {freeStep}, and judge by that.'],
  money: ['The first thing to do is a {freeStep}, so nothing is spent by finding out.'],
  other: ['The {freeStep} is a good place to ask it.', 'You can bring it along to the {freeStep}.'],
};

export const tapPlan: Lines = {
  soft: ['It is called {planName}, and it is meant for exactly this.', 'Everything gathers in {planName}.'],
  confident: [
    '{planName} is what we are talking about, so you know what you are saying yes to.',
    'We are talking about {planName}, start to finish.',
  ],
  friend: [
    "So, {planName}. You've got the picture by now.",
    'It all comes down to {planName}, and you were there from the start.',
  ],
  relief: [
    'All you have to remember is one name, and that is {planName}.',
    'From here, {planName} does the remembering for you.',
  ],
  calm: [
    'The whole of it carries one name, {planName}.',
    '{planName} is the name under which all of this belongs together.',
  ],
  'matter-of-fact': ['What I am offering you is {planName}.', 'What it all comes to in practice is {planName}.'],
};
