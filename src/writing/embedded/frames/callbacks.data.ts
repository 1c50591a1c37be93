import type { ByPersonality, Lines } from './frame.ts';

/** What is said across sections: why the old way failed, what the plan answers, what comes back from the beginning. */
export const whyItFailed: ByPersonality = {
  bold: [
    'So it was never about trying harder. All that effort was only pointed at the wrong thing.',
    "Now it's plain why nothing you tried could last.",
    "The old way couldn't have worked, however hard you tried.",
    'And nobody wins against the wrong opponent.',
  ],
  blunt: [
    "That's why nothing you tried could work. It was never aimed at the cause.",
    'You dealt with the effect. The cause was somewhere else.',
    "So what you did before couldn't work. It had nothing to do with the cause.",
    "Now you know why the old way failed. The effort was fine, the target wasn't.",
  ],
  funny: [
    'Which also explains where all that effort went, namely to the wrong address.',
    "Stubbornness doesn't help against a cause, and I've tested stubbornness.",
    'So far you may have had a lovely answer, only to a different question.',
    'The old approach never stood a chance, poor thing.',
  ],
  poetic: [
    'What is meant for one thing cannot mend another.',
    'Much was done, and little of it could reach the cause.',
    'The wrong way stays the wrong way, however far one walks.',
    'And the old way led nowhere, because it began somewhere else.',
  ],
  gentle: [
    "That may be why what you did couldn't help.",
    "You needn't blame yourself for what you tried. It was answering another question.",
    "What you tried before just couldn't reach that far.",
    'You were only ever looking in the wrong place.',
  ],
  mentor: [
    'From here you can see why the earlier attempts had to fail: they went after the symptom.',
    "Compare everything you've tried with that cause, and you'll see that the two never met.",
    'The old way could only lead back to the same place.',
    'What you tried before was aimed at the effect, and so the cause stayed where it was.',
  ],
  friend: [
    'No wonder nothing you tried ever stuck.',
    'So honestly, you can forgive yourself for what you tried. It was never going to reach the cause.',
    "So no, you weren't doing it wrong. You were doing the wrong thing, and that's different.",
    "That's why nothing quite worked, whatever you did.",
  ],
  coach: [
    'This is why all that effort gave you so little back: wrong target, every time.',
    'You put the work in, and none of it went to the cause.',
    'The effort was there all along. It only went to the wrong place.',
    'Nothing you put in before could show up in the results.',
  ],
};

export const planAnswers: ByPersonality = {
  bold: [
    '{planName} goes straight for the cause, because nothing else is worth your time.',
    'The real cause is exactly what {planName} is built to meet.',
    'I built {planName} for the cause, and for nothing else.',
    "{planName} doesn't stop at the symptoms. It goes to where the trouble starts.",
  ],
  blunt: [
    '{planName} deals with the cause.',
    'The cause needs an answer, and the answer is {planName}.',
    "{planName} goes at the cause. There's nothing else in it.",
    "{planName} goes to the cause. That's what it's for.",
  ],
  funny: [
    "{planName} doesn't bother with the symptoms. It has an appointment with the cause.",
    'Say what you like about {planName}, it barks up the right tree.',
    '{planName} ignores the symptoms completely, which is rather rude of it, and rather the point.',
    "The whole of {planName} is aimed at the cause, so there's no small talk.",
  ],
  poetic: [
    '{planName} goes down to the root, and lets the rest follow.',
    '{planName} begins its quiet work at the cause.',
    '{planName} begins where the trouble begins.',
    '{planName} never loses sight of the cause.',
  ],
  gentle: [
    '{planName} starts at the cause, so you no longer have to wrestle with everything that comes of it.',
    'With {planName} we go to the cause, and we go there gently.',
    'All of {planName} is there to help with the cause itself.',
    '{planName} is meant to take care of the cause, so that the rest can get easier.',
  ],
  mentor: [
    'You see now that {planName} is an answer to the cause, and not to the symptoms.',
    'Each part of {planName} speaks to the cause we found, and none of it is there for show.',
    "{planName} starts with the cause, because that's the only place from which things change for good.",
    'The cause we found is the one that {planName} answers.',
  ],
  friend: [
    '{planName} goes for the actual cause.',
    "So {planName} isn't one more thing on top. It's aimed at where it all starts.",
    'So {planName} deals with the reason, and not with the noise around it.',
    'So {planName} goes after what is really behind the trouble.',
  ],
  coach: [
    '{planName} works on the cause, and the results follow from that.',
    'Keep the cause in view and {planName} explains itself.',
    '{planName} is built around the cause, so no effort gets wasted.',
    'Work with {planName} and you work on the cause.',
  ],
};

/** {voiceEcho} is the beginning of the sentence in their head. */
export const voiceBack: Lines = {
  direct: [
    "You know the voice that says {voiceEcho}. It'll speak up again, and it doesn't get a vote.",
    'The next time that voice says {voiceEcho}, answer it out loud.',
  ],
  gentle: [
    'If the old thought comes back with {voiceEcho}, you can nod to it and still take your step.',
    'And when you hear {voiceEcho} again, you need not take it for the whole truth.',
  ],
  calming: [
    'The voice that says {voiceEcho} may go on talking. It need not be in charge.',
    'You can let {voiceEcho} drift by, like a radio in another room.',
  ],
  'tough-love': [
    "Talk back the next time you hear {voiceEcho}. You've let it finish often enough.",
    "You've listened to {voiceEcho} for long enough. Listen to somebody else for once.",
  ],
  understanding: [
    "I know that the voice that says {voiceEcho} won't go quiet overnight. You can begin all the same.",
    'The voice that says {voiceEcho} may even mean well. You can hear it out and go on.',
  ],
  'urgent-but-soft': [
    'Before the voice that says {voiceEcho} gets its turn again, give the clear thought a minute.',
    "The voice that says {voiceEcho} is patient. It'll wait until you hesitate.",
  ],
  light: [
    "And when {voiceEcho} starts up again, just say, not now, I'm busy.",
    "That voice with its {voiceEcho} will be back, it always is. You don't have to make it tea.",
    "And next time you hear {voiceEcho}, you'll know it's only the old voice. It isn't you on a good day.",
  ],
};

/** {proofName} is the person the proof story opens with. */
export const thinkOf: Lines = {
  direct: [
    'Think of {proofName} for a second. Nobody gets anywhere without a first step.',
    "And remember {proofName}. You wouldn't be the first to begin.",
  ],
  gentle: ['If it helps, think back to {proofName} for a moment.', 'You might keep {proofName} in mind here.'],
  calming: [
    'Let {proofName} come to mind again here.',
    'It may be good to know that for {proofName} there was a first step as well.',
  ],
  'tough-love': [
    'And before you call yourself an exception, think of {proofName}.',
    'And before you decide, think of {proofName}.',
  ],
  understanding: [
    'When it gets hard to believe, borrow a little belief from {proofName}.',
    'I mentioned {proofName} because nobody should have to be the first.',
  ],
  'urgent-but-soft': [
    'Think of {proofName} once more, before you decide.',
    'And {proofName} had to begin somewhere, too.',
  ],
  light: [
    'And think of {proofName} for a second.',
    "I didn't tell you about {proofName} to impress you. I told you because things like that do happen.",
    'Remember {proofName}? Nobody gets to skip the first day.',
  ],
};

/** {paid} is what they pay already, {freeStep} a first step that costs nothing, {wayOut} what is promised if it does not fit. */
const paidFacts = ['As it is, {paid} goes out already, and nothing gets better for it.'];
const proofFacts = [
  'Think back to {proofName}. You know how it went.',
  'Remember {proofName}, and how that turned out.',
];
const stepFacts = [
  "And you can look before you pay anything: there's a {freeStep}.",
  "You don't have to settle it by thinking. There's a {freeStep}, so try it first.",
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
  self: ['All you have to manage at first is a {freeStep}.', 'And it starts with no more than a {freeStep}.'],
  trust: [
    "There's a {freeStep}, so that you can see for yourself.",
    "And there is {wayOut}, so the risk isn't all yours.",
  ],
  before: ['This time there is {wayOut}.', 'This time you can begin with a {freeStep}, and judge by that.'],
  money: ['The first thing to do is a {freeStep}, so finding out costs you nothing.'],
  other: [
    "There's a {freeStep}, which is a good place to bring it up.",
    'You can bring that along to a {freeStep} first.',
  ],
};

export const tapPlan: Lines = {
  soft: ["You know the name by now. It's {planName}.", 'It has all been leading up to {planName}.'],
  confident: ['{planName} is what you would be saying yes to.', "What we're talking about is {planName}."],
  friend: ["We're talking about {planName}, and you know the name by now.", 'It all comes down to {planName}.'],
  relief: ['The name to remember is {planName}.', 'If one name stays with you, let it be {planName}.'],
  calm: ['It all goes by one name, {planName}.', 'This, then, is {planName}.'],
  'matter-of-fact': ["What I'm offering you is {planName}.", 'What it all comes to in practice is {planName}.'],
};
