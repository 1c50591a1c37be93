import type { ByPersonality } from './frame.ts';

/** Plan: the problem by its new name, the plan by its name, its parts, a picture for it, somebody it worked for, the deepest wish. */
export const newProblem: ByPersonality = {
  bold: [
    "Let's get one thing straight. {newRootProblem} Now you know what you're dealing with.",
    'From now on, we call it what it is. {newRootProblem} That, we can do something about.',
    'Let me say it once and for all. {newRootProblem}',
    "I'd put it differently from here on. {newRootProblem} Seen like that, you know where to start.",
  ],
  blunt: [
    'First, call it what it is: {newRootProblem}',
    'Get this straight: {newRootProblem} So we only need one plan.',
    "Put simply, it's this. {newRootProblem} The rest follows from that.",
    "Let's be precise. {newRootProblem}",
  ],
  funny: [
    "So what's the beast we're dealing with? {newRootProblem} Hello, beast.",
    'Time for a new label on the old jar: {newRootProblem} See, it fits.',
    "I've taken the liberty of correcting the paperwork. {newRootProblem} Signed and stamped.",
    "So let's file this under its proper heading. {newRootProblem} There. Much tidier.",
  ],
  poetic: [
    'What is said aloud can be met. {newRootProblem}',
    'Hold it up to the light. {newRootProblem} Shadows do not like that.',
    'Let us call it what it is. {newRootProblem} Now it cannot hide.',
    'A few words can turn a wall into a door. {newRootProblem} Hear how it changes.',
  ],
  gentle: [
    'So maybe we can say it another way. {newRootProblem}',
    "Here's what has been going on, in other words: {newRootProblem} Notice how it feels to hear it like that.",
    "Perhaps it only needs other words. {newRootProblem} Maybe it's a little easier to look at like that.",
    'Perhaps we can see it this way. {newRootProblem} It takes nothing away from how hard it has been.',
  ],
  mentor: [
    "{if planParts} Before any plan, let's say what the problem really is. {newRootProblem} Every part of what follows answers exactly that.",
    "Let's define it afresh. {newRootProblem} A thing has to be well stated before it can be solved.",
    "So let's put it properly this time. {newRootProblem}",
    'I find it helps to put it in other words. {newRootProblem} Now we know what the plan has to do.',
  ],
  friend: [
    "So this is how I'd put it. {newRootProblem} That's it. That's the whole thing.",
    "Let's call it what it is. {newRootProblem} That's what we have to sort out.",
    'Try it this way round. {newRootProblem} At least now we can talk about it.',
    "So in plain words: {newRootProblem} And that's something we can fix.",
  ],
  coach: [
    "Let's restate the challenge. {newRootProblem} Now the plan has something to aim at.",
    "Let's name the real opponent. {newRootProblem}",
    "Let's reset the target. {newRootProblem}",
    "Here's what we're really working on. {newRootProblem} Keep your eye on that.",
  ],
};

export const planName: ByPersonality = {
  bold: [
    'My answer has a name: {planName}.',
    'My answer is called {planName}, and I built it for exactly this.',
    'What I have against it goes by the name of {planName}.',
    'What I built for it is {planName}.',
  ],
  blunt: [
    'The plan is called {planName}.',
    'What fixes it: {planName}.',
    'I call my plan {planName}.',
    'What I offer is {planName}.',
  ],
  funny: [
    "The cure goes by the name of {planName}, and it doesn't taste of fish oil.",
    'Ladies and gentlemen, please welcome {planName}.',
    "I've got something for that, and it answers to the name of {planName}.",
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
    "I've put it together over time, and I call it {planName}.",
    'What I do about it is called {planName}.',
  ],
  friend: [
    "So here's what I put together, and I call it {planName}.",
    "I couldn't resist giving the plan a name, so here comes {planName}.",
    "The plan is called {planName}, and I'm quite fond of it.",
    'I ended up calling the whole thing {planName}, and the name stuck.',
  ],
  coach: [
    "Here's the programme: {planName}.",
    'The plan we run is {planName}.',
    'The programme is called {planName}, and we start at the beginning.',
    'Meet {planName}.',
  ],
};

/** Said before the parts; {partCount} is a number in words. */
export const partsOpen: ByPersonality = {
  bold: [
    '{partCount} parts, in this order, nothing wasted.',
    '{if planName} It moves in {partCount} steps, and each one gets you further.',
    '{if planName} It takes {partCount} parts, and each one earns its place.',
    '{if planName} There are {partCount} parts to it, and none of them is optional.',
  ],
  blunt: [
    '{if planName} There are {partCount} parts to it, and here they are.',
    "{if planName} It has {partCount} steps, and there's no filler in it.",
    'There are {partCount} parts, and you need them all.',
    '{if planName} It comes in {partCount} parts, in this order.',
  ],
  funny: [
    'There are {partCount} parts, which is about as far as I can count on a Monday.',
    '{partCount} parts, no gold stars, no marching band.',
    "{if planName} It comes in {partCount} parts, and I'll try not to skip ahead to my favourite.",
    '{if planName} There are {partCount} bits to it, and I can name them all without notes.',
  ],
  poetic: [
    '{if planName} It unfolds in {partCount} movements.',
    '{if planName} You walk it in {partCount} turns of the road.',
    '{if planName} It has {partCount} parts, like rooms one walks through.',
    'In {partCount} steps the way leads from here to there.',
  ],
  gentle: [
    '{if planName} It has {partCount} parts, and you take them one at a time.',
    'There are {partCount} steps, and none of them has to be rushed.',
    '{if planName} It comes in {partCount} parts, and each of them is small enough to manage.',
    'There are {partCount} parts, and you can take your time with each.',
  ],
  mentor: [
    "{if planName} It rests on {partCount} parts, and I'll name them in order.",
    'There are {partCount} stages, and their order matters.',
    "{if planName} There are {partCount} parts to it, and I'd keep them in this order.",
    "{if planName} It comes in {partCount} parts. I'll take you through them.",
  ],
  friend: [
    '{if planName} It comes down to {partCount} things, really.',
    'Here it is, in {partCount} bits you can remember in the shower.',
    '{if planName} There are {partCount} bits to it, and none of them is rocket science.',
    "{if planName} It's got {partCount} parts. Let me take you through them.",
  ],
  coach: [
    '{partCount} phases. Walk through them with me.',
    "You'll work through {partCount} parts, one after the other.",
    'There are {partCount} parts, and we take them in order.',
    "{if planPartDetails} We do it in {partCount} steps. Here's what happens in each.",
  ],
};

export const metaphor: ByPersonality = {
  bold: [
    'See it this way. {planMetaphor} Now try to forget that.',
    "Here's one picture to remember. {planMetaphor} That's the principle at work.",
    "Here's how I see it. {planMetaphor} You won't forget that in a hurry.",
    "If you need a picture for it, take this one. {planMetaphor} That's how clear it can be.",
  ],
  blunt: [
    "Here's a picture. {planMetaphor} Got it? Good.",
    "There's a simple way to say it. {planMetaphor} That's all there is to it.",
    "Think of it like this. {planMetaphor} That's the picture, and it holds.",
    "If that's too abstract, try this. {planMetaphor} Clear enough?",
  ],
  funny: [
    "This one's for those of us who think in pictures and snacks. {planMetaphor} Try getting that out of your head.",
    "A comparison, because I can't help myself. {planMetaphor} I'm rather proud of that one.",
    "Allow me one comparison, I've been looking forward to it. {planMetaphor} I'll be here all week.",
    "Here's the version with less theory. {planMetaphor} Even I can follow that one.",
  ],
  poetic: [
    'If you want to keep one image, keep this. {planMetaphor} Some images work on us while we sleep.',
    'Let me give you an image to take home. {planMetaphor} Let it travel with you.',
    'I keep an image for this. {planMetaphor} I have never found a better one.',
    'You may know it from elsewhere. {planMetaphor} Here it is no different.',
  ],
  gentle: [
    'Maybe a picture helps. {planMetaphor} Keep it for later, if you like.',
    "Imagine it for a moment. {planMetaphor} That's all you have to picture.",
    "There's a simple way to see it. {planMetaphor} You can keep that, and let the rest go for now.",
    'I like to think of it this way. {planMetaphor} Maybe that makes it feel a bit closer.',
  ],
  mentor: [
    "A comparison may help you remember it. {planMetaphor} Whenever you're in doubt, go back to that picture.",
    'Teachers love a comparison, so allow me one. {planMetaphor} The longer you look, the more it explains.',
    "I usually explain it with a comparison. {planMetaphor} That one holds up better than you'd expect.",
    "Here's how I picture it. {planMetaphor} Once you see that, you've understood the plan.",
  ],
  friend: [
    'I always explain it with the same picture. {planMetaphor} Makes sense, right?',
    "Okay, here's the kitchen-table version. {planMetaphor} That's about as plain as I can put it.",
    "Here's how I'd explain it to my neighbour. {planMetaphor} That's really all it is.",
    'Let me put it another way. {planMetaphor} See what I mean?',
  ],
  coach: [
    'Visualise it. {planMetaphor} Keep that image when it gets tough.',
    "Here's the mental model. {planMetaphor} Keep it handy.",
    'Picture it like this. {planMetaphor} When you get lost, come back to that.',
    "Here's the image I give everyone I work with. {planMetaphor} Simple, and it sticks.",
  ],
};

export const proof: ByPersonality = {
  bold: [
    'And it holds up in real life. {planProofStory}',
    "Let somebody else's story speak for it. {planProofStory} I rest my case.",
    'I can show you that it works. {planProofStory} No luck involved.',
    "Let me tell you who's already done it. {planProofStory}",
  ],
  blunt: [
    'Does it work? {planProofStory} A real case, not a promise.',
    'Proof. {planProofStory} Judge for yourself.',
    "Here's what it did for somebody else. {planProofStory} That's the point of it.",
    "One example beats ten arguments. {planProofStory} That's what it looks like when it works.",
  ],
  funny: [
    'Now, you may be thinking that sounds nice on paper. {planProofStory} Paper rarely does that.',
    'A witness has asked to speak. {planProofStory}',
    'And it even works outside my own head. {planProofStory}',
    "And now for somebody who's actually done it. {planProofStory} I couldn't have put it better in an advert.",
  ],
  poetic: [
    'Someone has walked it before you. {planProofStory} The footprints are still there.',
    'Let me tell you of someone who tried. {planProofStory} And look where it led.',
    'I think of someone as I say this. {planProofStory} It can go like that.',
    'Someone began before you did. {planProofStory} And it went on from there.',
  ],
  gentle: [
    "Someone comes to mind here. {planProofStory} Your way may look different, and that's fine.",
    'Someone stood in a similar place. {planProofStory} I find that quietly encouraging.',
    "Let me tell you about somebody who tried it. {planProofStory} It doesn't have to be the same for you, but it's possible.",
    "There's a story I like to share at this point. {planProofStory}",
  ],
  mentor: [
    'A plan is only as good as what it does for people. {planProofStory} Look at what changed, and at what made the difference.',
    'Let me show you what the plan looks like in real life. {planProofStory}',
    "I'd rather show you than tell you. {planProofStory}",
    "Here's one case I often think of. {planProofStory} It says more than I could.",
  ],
  friend: [
    'I love telling this one. {planProofStory} It still makes me smile.',
    "And I'm not just saying that. {planProofStory} How good is that?",
    'I have to tell you about this one. {planProofStory} Still gives me a warm feeling.',
    'You want to know if it works for real people? {planProofStory} I was so happy about that one.',
  ],
  coach: [
    'Look at what came of it for somebody else. {planProofStory}',
    "Here's what it looks like in practice. {planProofStory} That's what the plan is for.",
    "Here's somebody who went through with it. {planProofStory} That's what sticking to the plan looks like.",
    "Let me show you a result. {planProofStory} It's been done, so it can be done.",
  ],
};

export const desire: ByPersonality = {
  bold: [
    "And now let's say what this is really for: {audienceDeepestDesire} That's worth standing up for.",
    "And here's what I think you want most. {audienceDeepestDesire} Don't settle for less.",
    "Let's not forget what you're doing this for. {audienceDeepestDesire} I won't let you aim any lower.",
    "This is what it's all for. {audienceDeepestDesire} Everything else is just the way there.",
  ],
  blunt: [
    "Why bother? {audienceDeepestDesire} That's why.",
    "Here's what it's really about: {audienceDeepestDesire}",
    "And under all of that? {audienceDeepestDesire} There's no need to be shy about it.",
    "In the end it's about one thing. {audienceDeepestDesire} The plan is just how you get there.",
  ],
  funny: [
    'And no, it was never about the shiny brochure version. {audienceDeepestDesire} I said it quietly, so that nobody heard us being sincere.',
    "Under all the jokes there's a serious point. {audienceDeepestDesire}",
    'If I may be serious for a moment. {audienceDeepestDesire}',
    "And here's what's really on the wish list, under all the practical stuff. {audienceDeepestDesire} I won't tell anyone.",
  ],
  poetic: [
    '{if whatTheyCrave} And below the wish there is another one, deeper and older. {audienceDeepestDesire} That one has waited for you to hear it.',
    'The heart wants something it seldom says. {audienceDeepestDesire} That is the star to steer by.',
    'Under every plan there is a longing. {audienceDeepestDesire}',
    'And if you follow the wish to its source, you come to this. {audienceDeepestDesire} There is nothing to add.',
  ],
  gentle: [
    "And deep down there's something more. {audienceDeepestDesire} That longing deserves to be taken seriously.",
    "{if whatTheyCrave} If we listen a little longer, there's a wish beneath the wish. {audienceDeepestDesire} You're allowed to have it.",
    "I think it's about more than the plan, in the end. {audienceDeepestDesire} I can't think of a better reason.",
    'When all the practical things are said, something else is left. {audienceDeepestDesire} I hope you get to have that.',
  ],
  mentor: [
    'Remember why you would do any of this. {audienceDeepestDesire} A plan without a reason is only a timetable.',
    "A method is only a means. Here's what it's for. {audienceDeepestDesire} Keep it in view.",
    "Nobody does this for the method. {audienceDeepestDesire} That's what makes the effort worth it.",
    "I'd ask you to remember what it's really for. {audienceDeepestDesire} When the plan gets hard, that's what carries you.",
  ],
  friend: [
    'And between us, I know what this is really for. {audienceDeepestDesire} I want that for you too.',
    "It's never just about the thing itself, is it? {audienceDeepestDesire} That's the bit worth doing it for.",
    "And there's something more to it, isn't there? {audienceDeepestDesire} That's what I'm hoping for, for you.",
    "Deep down, I think it's this. {audienceDeepestDesire}",
  ],
  coach: [
    "Connect it to your why. {audienceDeepestDesire} That's your fuel on the hard days.",
    'Look past the goal to the reason. {audienceDeepestDesire} Train for that.',
    "So why are we doing all this? {audienceDeepestDesire} That's what gets you up on a bad morning.",
    'This is the prize, the one that counts. {audienceDeepestDesire} Never lose sight of it.',
  ],
};

export const planOpen: ByPersonality = {
  bold: [
    'Now for what we do about it.',
    "You've waited long enough for the plan.",
    "Now I'd like to tell you what I'd do in your place.",
    "There's a way out, and you don't have to invent it.",
  ],
  blunt: [
    "Let's get to the plan.",
    '{if planParts} Now the fix, step by step.',
    "So what do you do about it? That's next.",
    'That was the theory, so now for the practice.',
  ],
  funny: [
    'And now for something a bit more cheerful.',
    '{if planParts} Finally, the part with instructions.',
    'Right, sleeves up, here comes the useful bit.',
    'So what do we do about it, apart from sighing?',
  ],
  poetic: [
    'And now the path.',
    'So let me draw you the way, in the sand, with a finger.',
    'Let me show you a way.',
    'And here a path begins.',
  ],
  gentle: [
    "Let me show you what can help. There's nothing you need to remember.",
    "{if planParts} Here's what I'd do with you, calmly, step by step.",
    'So let me tell you what could help.',
    "There's a way through this, and it doesn't ask too much of you at once.",
  ],
  mentor: [
    'Now we can talk about method.',
    '{if realRootCause} With the cause in view, the remedy almost suggests itself.',
    'So what follows from all this? A way of working.',
    "I'd like to show you how I go about it.",
  ],
  friend: [
    "So what do we do about it? I've thought about this a lot.",
    "Alright, here's the plan, and it's simpler than you fear.",
    "Okay, so here's what I'd do.",
    "Right, let's get to the nice part.",
  ],
  coach: [
    'Game plan time.',
    'Enough about why. Now for the how.',
    'Now for the part where we do something.',
    "So here's how we're going to work.",
  ],
};
