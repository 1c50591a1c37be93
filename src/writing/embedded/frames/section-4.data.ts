import type { ByPersonality } from './frame.ts';

/** Plan: the problem by its new name, the plan by its name, its parts, a picture for it, somebody it worked for, the deepest wish. */
export const newProblem: ByPersonality = {
  bold: [
    "Let me rename the thing you've been fighting. {newRootProblem} Say it once, and it shrinks.",
    'From now on we call it by its right name. {newRootProblem} That, we can take apart.',
  ],
  blunt: [
    'The problem, renamed: {newRootProblem} Solve that.',
    'One problem, not ten: {newRootProblem} So we only need one plan.',
  ],
  funny: [
    "Let's give the beast a name, so we can call it in for dinner. {newRootProblem} Not so scary with the lights on.",
    'Time for a new label on the old jar: {newRootProblem} See, it fits.',
  ],
  poetic: [
    'What has a name can be spoken to. {newRootProblem} And it turns its head.',
    'Give the shadow its name. {newRootProblem} Shadows dislike being named.',
  ],
  gentle: [
    "So maybe we can call it something kinder, and truer. {newRootProblem} That's something you can work with.",
    "Here's another way to say what has been going on: {newRootProblem} Notice how it feels to hear it like that.",
  ],
  mentor: [
    'Before a plan, a clear problem: {newRootProblem} Every part of what follows answers exactly that.',
    "Let's define it freshly. {newRootProblem} A problem well stated is half solved.",
  ],
  friend: [
    "So if you ask me what this is really about: {newRootProblem} That's it. That's the whole thing.",
    "Let's call it what it is. {newRootProblem} Feels different, doesn't it?",
  ],
  coach: [
    'Redefine the challenge. {newRootProblem} Clear problem, clear plan.',
    "New brief: {newRootProblem} That's what we train for.",
  ],
};

export const planName: ByPersonality = {
  bold: ['My answer has a name: {planName}.', 'I call it {planName}, and I built it for exactly this.'],
  blunt: ['The plan is called {planName}.', 'What fixes it: {planName}.'],
  funny: [
    "The cure goes by the name of {planName}, and it doesn't taste of fish oil.",
    'Ladies and gentlemen, please welcome {planName}.',
  ],
  poetic: ['There is a path, and it is called {planName}.', 'I gave it a name one can carry: {planName}.'],
  gentle: ["What I'd like to offer you is called {planName}.", "There's a way through this, and I call it {planName}."],
  mentor: ['The way I teach is called {planName}.', "Everything we've seen so far leads to {planName}."],
  friend: [
    "So here's what I put together, and I call it {planName}.",
    "You know me, I had to give it a name, so it's {planName}.",
  ],
  coach: ["Here's your program: {planName}.", 'The plan we run is {planName}.'],
};

/** Said before the parts; {partCount} is a number in words. */
export const partsOpen: ByPersonality = {
  bold: [
    '{partCount} parts, in this order, nothing wasted.',
    'It moves in {partCount} steps, and each one gets you further.',
  ],
  blunt: ['{partCount} parts. Here they are.', 'It has {partCount} steps. No filler.'],
  funny: [
    'There are {partCount} parts, which is about as far as I can count on a Monday.',
    '{partCount} parts, no homework diary, no gold stars.',
  ],
  poetic: ['It unfolds in {partCount} movements.', 'You walk it in {partCount} turns of the road.'],
  gentle: [
    'It has {partCount} parts, and you take them one at a time.',
    'There are {partCount} steps, and none of them has to be rushed.',
  ],
  mentor: [
    'It rests on {partCount} parts, each built on the one before.',
    'There are {partCount} stages, and their order matters.',
  ],
  friend: ["It's {partCount} things, really.", 'Here it is, in {partCount} bits you can remember in the shower.'],
  coach: [
    '{partCount} phases. Walk through them with me.',
    "You'll work through {partCount} parts, one after the other.",
  ],
};

export const metaphor: ByPersonality = {
  bold: [
    'See it this way: {planMetaphor} Now try to forget that.',
    "One picture to remember: {planMetaphor} That's the principle at work.",
  ],
  blunt: [
    'In a picture: {planMetaphor} Got it? Good.',
    "Simplest way to say it: {planMetaphor} That's all there is to it.",
  ],
  funny: [
    'For those of us who think in pictures and snacks: {planMetaphor} Try getting that out of your head.',
    "A comparison, because I can't help myself: {planMetaphor} I'm rather proud of it.",
  ],
  poetic: [
    'If you want to hold it in your hand, hold this. {planMetaphor} Some images work on us while we sleep.',
    'Let me give you an image to take home. {planMetaphor} Put it on the windowsill and let it grow.',
  ],
  gentle: [
    'Maybe a picture helps. {planMetaphor} You can come back to it whenever it gets too much.',
    'You might imagine it like this. {planMetaphor} Nice and simple.',
  ],
  mentor: [
    'A comparison will help you keep it. {planMetaphor} Whenever you doubt, return to that picture.',
    'Teachers love a comparison, so allow me one. {planMetaphor} The longer you look, the more it explains.',
  ],
  friend: [
    'I always explain it with the same picture. {planMetaphor} Makes sense, right?',
    'Okay, kitchen-table version: {planMetaphor} Told you it was simple.',
  ],
  coach: [
    'Visualise it. {planMetaphor} Keep that image when it gets tough.',
    "Here's the mental model. {planMetaphor} Use it every day.",
  ],
};

export const proof: ByPersonality = {
  bold: [
    'And it holds up outside of this room. {planProofStory} A real before, and a real after.',
    'Let somebody else speak for it. {planProofStory} I rest my case.',
  ],
  blunt: ['Does it work? {planProofStory} One example. A real one.', 'Proof: {planProofStory} Judge for yourself.'],
  funny: [
    'Now, you may be thinking that sounds nice on paper. {planProofStory} Paper rarely does that.',
    'A witness has asked to speak. {planProofStory} No further witnesses, your honour.',
  ],
  poetic: [
    'Someone has walked it before you. {planProofStory} The footprints are still there.',
    'Let me tell you of one who tried. {planProofStory} Small steps, and look how far they went.',
  ],
  gentle: [
    "I'd like to tell you about someone. {planProofStory} Your way may look different, and that's fine.",
    'Someone who stood in a similar place: {planProofStory} I find that quietly encouraging.',
  ],
  mentor: [
    'A plan is only as good as the people it has helped. {planProofStory} Look at what changed, and in what order.',
    "Let me show you what the plan looks like in real life. {planProofStory} There's a lesson in each turn of it.",
  ],
  friend: [
    'I love telling this one. {planProofStory} It still makes me smile.',
    "And I'm not just saying that. {planProofStory} How good is that?",
  ],
  coach: [
    'Look at the results of someone who did the work. {planProofStory} Study it like game film.',
    "Here's what it looks like in practice. {planProofStory} That's what showing up does.",
  ],
};

export const desire: ByPersonality = {
  bold: [
    "And now let's say what this is really for: {audienceDeepestDesire} That's worth standing up for.",
    "The plan serves something bigger. {audienceDeepestDesire} Don't settle for less.",
  ],
  blunt: [
    "Why bother? {audienceDeepestDesire} That's why.",
    "What it's really about: {audienceDeepestDesire} Be honest. It is.",
  ],
  funny: [
    "And no, it was never about the shiny brochure version. {audienceDeepestDesire} I'll say it quietly, so that nobody hears us being sincere.",
    "Under all the jokes there's a serious point. {audienceDeepestDesire} Moving on before I get emotional.",
  ],
  poetic: [
    'And below the wish there is another one, deeper and older. {audienceDeepestDesire} It has waited for you to hear it.',
    'There is something the heart means and seldom says. {audienceDeepestDesire} That is the star to steer by.',
  ],
  gentle: [
    "And deep down there's something even softer. {audienceDeepestDesire} That longing deserves to be taken seriously.",
    "If we listen a little longer, there's a wish beneath it. {audienceDeepestDesire} You're allowed to have that wish.",
  ],
  mentor: [
    "Remember why you would do any of this. {audienceDeepestDesire} A plan without that's only a timetable.",
    "A method is only a means. Here's what it's for. {audienceDeepestDesire} Keep it in view.",
  ],
  friend: [
    'And between us, I know what you really want. {audienceDeepestDesire} I want that for you too.',
    "It's never just about the thing itself, is it? {audienceDeepestDesire} That's the bit worth doing it for.",
  ],
  coach: [
    "Connect it to your why. {audienceDeepestDesire} That's your fuel on the hard days.",
    'Look past the goal to the reason. {audienceDeepestDesire} Train for that.',
  ],
};

export const planOpen: ByPersonality = {
  bold: ["Enough about the problem. Here's what we do.", 'I promised you a plan, and here it is.'],
  blunt: ['The plan.', '{if planParts} Now the fix, step by step.'],
  funny: ['And now for something a bit more cheerful.', '{if planParts} Finally, the part with instructions.'],
  poetic: ['And now the path.', 'So let me draw you the way, in the sand, with a finger.'],
  gentle: [
    "Let me show you what can help. You don't have to remember it all.",
    "{if planParts} Here's what I'd do with you, calmly, step by step.",
  ],
  mentor: ['Now we can speak about method.', 'With the cause in view, the remedy almost suggests itself.'],
  friend: [
    "So what do we do about it? I've thought about this a lot.",
    "Alright, here's the plan, and it's simpler than you fear.",
  ],
  coach: ['Game plan.', 'Time to move from insight to action.'],
};
