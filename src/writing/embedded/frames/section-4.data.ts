import type { ByPersonality } from './frame.ts';

/** Plan: the problem by its new name, the plan by its name, its parts, a picture for it, somebody it worked for, the deepest wish. */
export const newProblem: ByPersonality = {
  bold: [
    "It's time to call it by its right name. {newRootProblem} Now you know what you're dealing with.",
    'From now on, we call it what it is. {newRootProblem}',
    'Let me say once and for all what this is about. {newRootProblem}',
    "So what's really wrong? {newRootProblem}",
  ],
  blunt: [
    "What's wrong, exactly? {newRootProblem}",
    "Here's what we're dealing with. {newRootProblem}",
    'Put simply: {newRootProblem}',
    'Let me name it, so that we can stop guessing. {newRootProblem}',
  ],
  funny: [
    'Would the real trouble please stand up? {newRootProblem}',
    'So what do we write on the label? {newRootProblem}',
    "I've taken the liberty of renaming the trouble. {newRootProblem}",
    "So let's file this under its proper heading. {newRootProblem}",
  ],
  poetic: [
    'What is named can be met. {newRootProblem}',
    'Let us look at the thing itself. {newRootProblem}',
    'Let us call it what it is. {newRootProblem}',
    'The right words change what we see. {newRootProblem}',
  ],
  gentle: [
    'Could we find other words for what has been wrong? {newRootProblem}',
    "Here's what has been going on, in other words: {newRootProblem}",
    'How would it feel to call it something else? {newRootProblem}',
    'May I give the trouble another name? {newRootProblem}',
  ],
  mentor: [
    "Before any plan, let's state the matter properly. {newRootProblem}",
    "Let's define the trouble afresh. {newRootProblem} A thing has to be well stated before it can be solved.",
    'What is it that we have to solve? {newRootProblem}',
    'I find it helps to put a proper name to it. {newRootProblem}',
  ],
  friend: [
    "Here's how I'd put the whole trouble. {newRootProblem}",
    "Let's call it what it is. {newRootProblem}",
    "So what's the matter, really? {newRootProblem}",
    'So in plain words: {newRootProblem}',
  ],
  coach: [
    "Let's restate the challenge. {newRootProblem} Now the plan has something to aim at.",
    "Let's name the real opponent. {newRootProblem}",
    'Spot what we have to beat. {newRootProblem}',
    "Here's what we're really working on. {newRootProblem}",
  ],
};

export const planName: ByPersonality = {
  bold: [
    'My answer has a name: {planName}.',
    'My answer is called {planName}, and I built it for exactly this.',
    'What I do about it goes by the name of {planName}.',
    'What I built for it is {planName}.',
  ],
  blunt: [
    'The plan is called {planName}.',
    'What fixes it: {planName}.',
    'I call my plan {planName}.',
    'What I offer is {planName}.',
  ],
  funny: [
    "The answer goes by the name of {planName}, and no, I won't say it in a funny voice.",
    'Ladies and gentlemen, please welcome {planName}.',
    "I've got something for all this, and it answers to the name of {planName}.",
    'My plan is called {planName}, and yes, I was very pleased with myself when I came up with that.',
  ],
  poetic: [
    'There is a path, and it is called {planName}.',
    'I gave the way out a name that is easy to carry: {planName}.',
    'By now the way out has a name, {planName}.',
    'What I found, I called {planName}.',
  ],
  gentle: [
    "What I'd like to offer you is called {planName}.",
    "There's a way through this, and I call it {planName}.",
    "I've made something for this, and it's called {planName}.",
    'What helps is called {planName}, and I hope the name says something to you.',
  ],
  mentor: [
    "The way I work has a name, and it's {planName}.",
    "Everything we've seen so far leads to {planName}.",
    "I've put my plan together over time, and I call it {planName}.",
    'What I do about it is called {planName}.',
  ],
  friend: [
    "So here's what I put together, and I call it {planName}.",
    "I couldn't resist giving the plan a name, so here comes {planName}.",
    "Okay, the plan is called {planName}, and I'm quite fond of it.",
    'I ended up calling the whole thing {planName}, and the name stuck.',
  ],
  coach: [
    "Here's the programme: {planName}.",
    'The plan we run is {planName}.',
    'The programme is called {planName}.',
    'Meet {planName}.',
  ],
};

/** Said before the parts; {partCount} is a number in words. */
export const partsOpen: ByPersonality = {
  bold: [
    '{partCount} parts, in this order, nothing wasted.',
    '{if planName} It moves in {partCount} steps, and each one gets you further.',
    '{if planName} It takes {partCount} parts, and each one earns its place.',
    "You'll hear {partCount} parts now, so listen closely.",
  ],
  blunt: [
    '{if planName} There are {partCount} parts to it, no more and no less.',
    "{if planName} It has {partCount} steps, and there's no filler in it.",
    'I count {partCount} parts in all.',
    '{if planName} It comes in {partCount} parts, in this order.',
  ],
  funny: [
    'I can offer {partCount} parts, which is about as far as I can count without help.',
    '{partCount} parts, batteries not included.',
    "{if planName} Inside it you'll find {partCount} parts, and I'll try not to skip ahead to my favourite.",
    '{if planName} As for its {partCount} bits, I can name them all without notes.',
  ],
  poetic: [
    '{if planName} It unfolds in {partCount} parts.',
    '{if planName} Step follows step, {partCount} in all.',
    '{if planName} Its parts are {partCount}, and each has its own place.',
    'In {partCount} steps the way leads from here to there.',
  ],
  gentle: [
    "{if planName} You'll find {partCount} parts in it, and I'll name them one at a time.",
    'Let me go through {partCount} steps with you, and you can just listen.',
    "{if planName} It's made of {partCount} parts, and you needn't remember them all.",
    'Here come {partCount} parts, one at a time and without hurry.',
  ],
  mentor: [
    "{if planName} It rests on {partCount} parts, and I'll name them in order.",
    'It has {partCount} stages, so hear them in order.',
    "{if planName} I've divided it into {partCount} parts, and I'd look at all of them before judging any.",
    "{if planName} It is built from {partCount} parts, and I'll take you through them one after the other, so that nothing gets lost.",
  ],
  friend: [
    '{if planName} It comes down to {partCount} things, really.',
    '{partCount} bits in all, nothing too scary.',
    '{if planName} So there are {partCount} bits to it, and none of them is rocket science.',
    "{if planName} It's got {partCount} parts. Let me take you through them.",
  ],
  coach: [
    '{partCount} phases. Walk through them with me.',
    "You'll work through {partCount} parts, one after the other.",
    'We work in {partCount} parts, in order.',
    "{if planPartDetails} We go in {partCount} steps, and there's work in each.",
  ],
};

export const metaphor: ByPersonality = {
  bold: [
    'See it this way. {planMetaphor}',
    'Take this picture with you. {planMetaphor}',
    "Here's how I see it. {planMetaphor}",
    'If you need a picture for it, take this one. {planMetaphor}',
  ],
  blunt: [
    "Here's a picture. {planMetaphor} Got it? Good.",
    "There's a simple way to say it. {planMetaphor}",
    'Think of it this way. {planMetaphor}',
    'If all that sounds abstract, try this. {planMetaphor}',
  ],
  funny: [
    "This one's for those of us who think in pictures and snacks. {planMetaphor}",
    "A comparison, because I can't help myself. {planMetaphor}",
    "Allow me one comparison, I've been looking forward to it. {planMetaphor} I'll be here all week.",
    "Here's the version with less theory. {planMetaphor}",
  ],
  poetic: [
    'If you keep anything, keep this image. {planMetaphor} Some images work on us while we sleep.',
    'Let me leave you an image. {planMetaphor}',
    'I keep an image for this. {planMetaphor}',
    'Sometimes an image sees further than an explanation. {planMetaphor}',
  ],
  gentle: [
    'Maybe a picture helps. {planMetaphor} Keep it for later, if you like.',
    'Imagine it for a moment. {planMetaphor}',
    'Would a comparison help? {planMetaphor}',
    'I like to think of it this way. {planMetaphor}',
  ],
  mentor: [
    'A comparison may help you remember it. {planMetaphor}',
    'Teachers love a comparison, so allow me one. {planMetaphor}',
    'I usually explain it with a comparison. {planMetaphor}',
    "Here's the picture I use when I teach it. {planMetaphor}",
  ],
  friend: [
    'I always explain it with the same picture. {planMetaphor}',
    "Okay, here's the kitchen-table version. {planMetaphor}",
    "Here's how I'd explain it to my neighbour. {planMetaphor}",
    'Let me put it another way. {planMetaphor} See what I mean?',
  ],
  coach: [
    'Visualise it. {planMetaphor}',
    "Here's a picture to go with the plan. {planMetaphor}",
    'Picture this. {planMetaphor}',
    'One image, so that you can see it. {planMetaphor}',
  ],
};

export const proof: ByPersonality = {
  bold: [
    'And the plan holds up in real life. {planProofStory}',
    "Here's my best argument. {planProofStory} I rest my case.",
    'I can show you that it works. {planProofStory}',
    'Want to see it done? {planProofStory}',
  ],
  blunt: [
    'Does it work? {planProofStory}',
    'Proof. {planProofStory} Judge for yourself.',
    'Here is a case. {planProofStory}',
    'An example beats an argument. {planProofStory}',
  ],
  funny: [
    'Now, you may be thinking that every plan sounds nice on paper. {planProofStory}',
    "I'd like to call a witness. {planProofStory}",
    'And it even works outside my own head. {planProofStory}',
    'And now, the part where the plan meets the real world. {planProofStory}',
  ],
  poetic: [
    'This way has been walked before. {planProofStory}',
    'Once, it went like this. {planProofStory}',
    'And what becomes of it, out in the world? {planProofStory}',
    'There was a beginning, and there was what came of it. {planProofStory}',
  ],
  gentle: [
    "An example comes to mind. {planProofStory} Your way may look different, and that's fine.",
    'May I tell you how it went elsewhere? {planProofStory}',
    'It may help to hear how it has gone before. {planProofStory}',
    "There's a story I'd like to share at this point. {planProofStory}",
  ],
  mentor: [
    'A plan is only as good as what it does for people. {planProofStory}',
    'Let me show you what the plan looks like in real life. {planProofStory}',
    "I'd rather show you than tell you. {planProofStory}",
    "Here's a case I often think of. {planProofStory}",
  ],
  friend: [
    "I've been saving a story for you. {planProofStory}",
    "And I'm not just making promises. {planProofStory}",
    "There's a story I have to tell you. {planProofStory}",
    'So does it work for real people? {planProofStory}',
  ],
  coach: [
    'Look at what came of it. {planProofStory}',
    'See it in practice. {planProofStory}',
    "Here's how it went in a real case. {planProofStory}",
    "Check the result. {planProofStory} What's been done can be done.",
  ],
};

export const desire: ByPersonality = {
  bold: [
    "And now let's say what this is really for: {audienceDeepestDesire}",
    "What do I think you're really after? {audienceDeepestDesire} Don't settle for less.",
    "Let's not forget what you're doing this for. {audienceDeepestDesire}",
    "This is what it's all for. {audienceDeepestDesire}",
  ],
  blunt: [
    'Why bother? {audienceDeepestDesire}',
    "Here's what it's really about: {audienceDeepestDesire}",
    "And what's it all for? {audienceDeepestDesire}",
    'The point of it all: {audienceDeepestDesire}',
  ],
  funny: [
    "I'm about to be sincere about the point of all this, so bear with me. {audienceDeepestDesire}",
    "Under all the jokes there's a serious point. {audienceDeepestDesire}",
    'If I may be serious for a moment, why do any of this? {audienceDeepestDesire}',
    "And here's what's really on the wish list, under all the practical stuff. {audienceDeepestDesire} I won't tell anyone.",
  ],
  poetic: [
    '{if whatTheyCrave} And below all of this there is a wish, quieter and older. {audienceDeepestDesire}',
    'The heart has its own reason, and seldom says it. {audienceDeepestDesire}',
    'Under every plan there is a hope. {audienceDeepestDesire}',
    'And if you follow a plan to its source, you come to this. {audienceDeepestDesire}',
  ],
  gentle: [
    "And deep down there's something more. {audienceDeepestDesire} A longing deserves to be taken seriously.",
    "{if whatTheyCrave} If we listen a little longer, there's a wish beneath the wish. {audienceDeepestDesire}",
    "I think it's about more than the plan, in the end. {audienceDeepestDesire}",
    'When all the practical things are said, something else is left. {audienceDeepestDesire}',
  ],
  mentor: [
    'Remember why you would do any of this. {audienceDeepestDesire} A plan without a reason is only a timetable.',
    "A method is only a means. Here's what it's for. {audienceDeepestDesire}",
    'Nobody does it for the method. What is it for? {audienceDeepestDesire}',
    "I'd ask you to remember what it's really for. {audienceDeepestDesire}",
  ],
  friend: [
    'And between us, I know what this is really for. {audienceDeepestDesire}',
    "It's never just about the thing itself, is it? {audienceDeepestDesire}",
    "And there's something more to it, isn't there? {audienceDeepestDesire}",
    "Can I say what I think you're hoping for, deep down? {audienceDeepestDesire}",
  ],
  coach: [
    "Get clear on what you're doing it for. {audienceDeepestDesire}",
    'Look past the goal to the reason. {audienceDeepestDesire}',
    'So why are we doing all this? {audienceDeepestDesire}',
    'This is the prize, the one that counts. {audienceDeepestDesire}',
  ],
};

export const planOpen: ByPersonality = {
  bold: [
    'Now for what we do about all this.',
    "You've waited long enough for the plan.",
    "Now I'd like to tell you what I'd do in your place.",
    "There's a way out, and you don't have to invent it.",
  ],
  blunt: [
    "Let's get to the plan.",
    '{if planParts} Now the fix, step by step.',
    "So what do you do about it? That's next.",
    'Enough theory, so now for the practice.',
  ],
  funny: [
    'And now for something a bit more cheerful.',
    '{if planParts} Finally, the part with instructions.',
    'Right, sleeves up, here comes the useful bit.',
    'There must be something to do about it, apart from sighing.',
  ],
  poetic: [
    'And now the path.',
    'Listen, and I will tell you the way.',
    'Let me show you a way.',
    'And here a path begins.',
  ],
  gentle: [
    "Now to what can help, and there's nothing you need to remember.",
    "{if planParts} Now to what I'd do with you, calmly, step by step.",
    'So let me tell you what could help.',
    "You don't have to find the way by yourself.",
  ],
  mentor: [
    'Now we can talk about method.',
    '{if realRootCause} With the cause in view, the remedy almost suggests itself.',
    'So what follows from all this? A way of working.',
    "I'd like to tell you how I go about things, in plain words.",
  ],
  friend: [
    "And what do we do about it? I've thought about this a lot.",
    "Alright, now for the plan, and I'll keep it simple.",
    "Okay, so now for what I'd do.",
    "Right, let's get to the nice part.",
  ],
  coach: [
    'Game plan time.',
    'Enough about why. Now for what we do.',
    'Now for the part where we do something.',
    "So now to how we're going to work.",
  ],
};
