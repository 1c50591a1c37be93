import type { ByPersonality, Lines } from './frame.ts';

/** What is said across sections: why the old way failed, what the plan answers, what comes back from the beginning. */
export const whyItFailed: ByPersonality = {
  bold: [
    'You were never short of effort. It was only pointed at the wrong thing.',
    "Now it's plain why the old way could never last.",
    "The old way couldn't have worked, however hard you tried.",
    "You've been fighting the wrong opponent.",
  ],
  blunt: [
    "That's why nothing you tried could work. None of it was aimed at the cause.",
    "You've been dealing with the effect and leaving the cause alone.",
    'So everything you did before missed the point.',
    "Now you know why the old way failed. The effort was fine, the target wasn't.",
  ],
  funny: [
    "So all that effort went to the wrong address. I've sent plenty there myself.",
    "Stubbornness doesn't help against a cause, and I've tested stubbornness.",
    'So far you may have had a lovely answer, only to a different question.',
    'The old approach never stood a chance, poor thing.',
  ],
  poetic: [
    'All you tried was made for something else.',
    'You did so much, and so little of it could reach the cause.',
    "A wrong way doesn't get better, however far you go.",
    'And the old way went past the cause without a glance.',
  ],
  gentle: [
    'That may be why so little of what you did could help.',
    "You needn't blame yourself for what you tried. It was answering another question.",
    "What you tried before just couldn't reach so deep.",
    'You were only ever looking in the wrong place.',
  ],
  mentor: [
    'From here you can see why the earlier attempts had to fail: they went after the symptom.',
    "Compare everything you've tried with the cause, and you'll see why it didn't last.",
    'The old way could only lead back to the same place.',
    'What you tried before was aimed at the effect, and so the cause stayed where it was.',
  ],
  friend: [
    'No wonder nothing you tried ever stuck.',
    'So honestly, you can stop kicking yourself. Nothing you tried was ever going to reach the cause.',
    'So all that trying never had much of a chance, however good you were at it.',
    "That's why nothing quite worked, whatever you did.",
  ],
  coach: [
    'This is why all that effort gave you so little back: wrong target, every time.',
    'You put the work in, and none of it went to the cause.',
    'The effort was there all along. It only went to the wrong place.',
    'More of the same would have changed nothing.',
  ],
};

export const planAnswers: ByPersonality = {
  bold: [
    "{planName} goes straight for the cause, because nothing else is worth your time, and I don't intend to waste any of it.",
    'The real cause is exactly what {planName} takes on.',
    "{planName} was built to get at the cause and at nothing else, and I'd build it the same way again tomorrow.",
    "{planName} doesn't stop at the symptoms. It goes to where the trouble starts.",
  ],
  blunt: [
    '{planName} deals with the cause.',
    'The cause needs an answer, and the answer is {planName}.',
    "With {planName}, the cause comes first, and everything else has to wait until we've dealt with what started the trouble.",
    'Forget the symptoms for once, however much they bother you, because {planName} is after the cause and after nothing else.',
  ],
  funny: [
    "{planName} doesn't bother with the symptoms. It has an appointment with the cause.",
    'Say what you like about {planName}, it barks up the right tree.',
    "{planName} ignores the symptoms completely, which is rather rude of it, and I'd apologise for that if it weren't exactly the point.",
    "I've always been bad at small talk, so {planName} goes straight to the cause and doesn't even stop to say hello.",
  ],
  poetic: [
    '{planName} goes down to the cause without making any noise, and lets the rest follow in its own time.',
    'With {planName}, the quiet work starts at the cause.',
    '{planName} begins where the trouble begins.',
    '{planName} never loses sight of the cause, not even on days when everything else seems to be so much louder.',
  ],
  gentle: [
    '{planName} starts at the cause, so you no longer have to wrestle with everything that comes of it.',
    'With {planName} we go to the cause, and we go there gently.',
    'Everything in {planName} turns to the cause first.',
    '{planName} is meant to take care of the cause, so that the rest can slowly get a little easier for you.',
  ],
  mentor: [
    'You can see now that {planName} is about the cause, and not about the symptoms.',
    'Each part of {planName} goes back to the cause we found, and none of it is there for show.',
    "{planName} starts with the cause, because that's the only place from which things can change for good, and not just for a while.",
    'The cause we found is the one that {planName} was made for.',
  ],
  friend: [
    '{planName} goes for the actual cause.',
    "So {planName} isn't one more thing on top of all the others, because it's aimed at the place where everything starts.",
    'With {planName} we deal with the cause, and not with the noise around it.',
    "Basically, {planName} goes after what's really behind the trouble, and honestly, I wouldn't know where else you'd want to begin.",
  ],
  coach: [
    '{planName} works on the cause, and everything else comes after.',
    'Keep the cause in view and {planName} explains itself.',
    '{planName} is built around the cause, so that every bit of effort you put in goes where it can change something.',
    'Work with {planName} and you work on the cause, which is the one place where a good push gets you somewhere.',
  ],
};

/** {voiceEcho} is the beginning of the sentence in their head. */
export const voiceBack: Lines = {
  direct: [
    "You know the voice that says {voiceEcho}. It'll speak up again, and by then you'll know better.",
    'The next time your own head says {voiceEcho}, answer out loud.',
  ],
  gentle: [
    'If the old voice comes back and says {voiceEcho}, you can nod and go on.',
    'And when that voice inside says {voiceEcho} again, you can let it talk and still take your step.',
  ],
  calming: [
    'The voice that says {voiceEcho} may go on talking. It need not hold you up.',
    'You can let {voiceEcho} drift by, like a radio in another room.',
  ],
  'tough-love': [
    "Talk back the next time the voice inside you says {voiceEcho}. You've let it finish often enough.",
    "You've listened to {voiceEcho} for long enough. Listen to somebody else for once.",
  ],
  understanding: [
    "I know that the voice that says {voiceEcho} won't go quiet overnight. You can begin all the same.",
    'The voice that says {voiceEcho} may even mean well. You can hear it out and go on.',
  ],
  'urgent-but-soft': [
    'Before the voice that says {voiceEcho} gets its turn again, give the truth a minute.',
    'The voice that says {voiceEcho} will want its turn. It had plenty of turns.',
  ],
  light: [
    "And when {voiceEcho} starts up again, just say, not now, I'm busy.",
    'That voice with its {voiceEcho} will be back, it always is. Nobody has to make it tea.',
    "So if something in you says {voiceEcho} tomorrow, you'll know it's only the old voice. You can wave at it.",
  ],
};

/** {proofName} is the person the proof story opens with. */
export const thinkOf: Lines = {
  direct: [
    'Think of {proofName} for a second. Somebody has already gone first.',
    'And remember {proofName}. I told you that story for a reason.',
  ],
  gentle: ['If it helps, think back to {proofName} for a moment.', 'You might keep {proofName} in mind here.'],
  calming: [
    'Let {proofName} come to mind once more.',
    'It may be good to know that {proofName} had to take a first step as well.',
  ],
  'tough-love': [
    'And before you call yourself an exception, think of {proofName}.',
    "You haven't forgotten {proofName}, have you?",
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
    'And if in doubt, think of {proofName}.',
    "I didn't tell you about {proofName} to impress you. I told you because things like that do happen.",
    'Remember {proofName}? Nobody gets to skip the first day.',
  ],
};

/** {paid} is what they pay already, {freeStep} a first step that costs nothing, {wayOut} what is promised if it does not fit. */
const paidFacts = ['As things are, {paid} goes out already, and nothing gets better for it.'];
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
  before: ['This time there is {wayOut}.', 'You can begin with a {freeStep} this time, and judge by that.'],
  money: ['The first thing to do is a {freeStep}, so finding out costs you nothing.'],
  other: [
    "There's a {freeStep}, which is a good place to bring that up.",
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
    'By now you can probably guess that I mean {planName}, because I never seem to talk about anything else.',
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
