import type { ByPersonality } from './frame.ts';

/** Plan: the problem by its new name, the plan by its name, its parts, a picture for it, somebody it worked for, the deepest wish. */
export const newProblem: ByPersonality = {
  bold: [
    "Let's call things what they really are. {newRootProblem}",
    "To start, let me say what we're really dealing with. {newRootProblem}",
    "Let's put a name to what goes wrong. {newRootProblem}",
    'Let me name what stands in the way. {newRootProblem}',
  ],
  blunt: [
    'So what exactly goes wrong? {newRootProblem}',
    "I've got a name for what goes wrong. {newRootProblem}",
    "Here's what we're up against. {newRootProblem}",
    'Let me name the thing first, so that we can stop guessing. {newRootProblem}',
  ],
  funny: [
    'Would the real culprit please stand up? {newRootProblem}',
    "Before we get there, I can't wait any longer to tell you what we're up against. {newRootProblem}",
    "To start with, I've taken the liberty of giving our opponent a name. {newRootProblem}",
    "One moment, because I want to say what's really the matter before I lose my nerve. {newRootProblem}",
  ],
  poetic: [
    'What goes wrong has a truer name. {newRootProblem}',
    'Look closely once more at what goes wrong, and call it something else. {newRootProblem}',
    'And what name shall we give to what goes wrong? {newRootProblem}',
    'Let me find another word for what has gone wrong, because words change what we see. {newRootProblem}',
  ],
  gentle: [
    'Could we find other words for what has been wrong? {newRootProblem}',
    "Let me say how I see what's wrong. {newRootProblem}",
    'Let me begin by giving the difficulty a name. {newRootProblem}',
    "May I first describe what's wrong a little differently? {newRootProblem}",
  ],
  mentor: [
    "Before any plan, we should agree what we're dealing with. {newRootProblem}",
    "Let's give things their exact name. {newRootProblem}",
    'To begin with, we need a name for what goes wrong. {newRootProblem}',
    "The right name helps, so I'll say that first. {newRootProblem}",
  ],
  friend: [
    "But before that, let's name what we're dealing with. {newRootProblem}",
    "Let's give what's wrong a proper name. {newRootProblem}",
    'So first, what I think is really the matter. {newRootProblem}',
    "Okay, let's first say what's actually wrong. {newRootProblem}",
  ],
  coach: [
    "Get the opponent's name straight. {newRootProblem}",
    "Let's name the real opponent first. {newRootProblem}",
    'Here, before anything else, is what we have to beat. {newRootProblem}',
    "To begin with, here's what we're really up against. {newRootProblem}",
  ],
};

export const planName: ByPersonality = {
  bold: [
    'My answer has a name: {planName}.',
    'I built a plan. Its name is {planName}.',
    "I work by a plan of my own, and I'm proud to call it by its name, {planName}.",
    'Remember this name, because I stand behind it with everything I have, and you should know what to ask for: {planName}.',
  ],
  blunt: [
    'The plan is called {planName}.',
    'The fix is called {planName}.',
    "My plan has a name, simply so that we both know what we're talking about, and the name is {planName}.",
    "What I offer is no miracle, and I don't pretend that it is, so I'll just tell you what I call it: {planName}.",
  ],
  funny: [
    "The answer goes by the name of {planName}, and no, I'm not going to say it in a funny voice.",
    'Ladies and gentlemen, please welcome {planName}.',
    "I've got a plan, and it answers to the name of {planName}.",
    'My plan is called {planName}, and yes, I do enjoy saying that out loud.',
  ],
  poetic: [
    'There is a path for whoever wishes to take it, and so that you can find it again, it has a name, {planName}.',
    'The way out has a name of its own: {planName}.',
    'By now the way out has a name, and I say it softly, the way you say a word you have grown fond of: {planName}.',
    'What I found is called {planName}.',
  ],
  gentle: [
    "What I'd like to offer is called {planName}.",
    "There's a way through, and to make it easier to talk about, it has a name, which is {planName}.",
    "I've made a plan, and it's called {planName}.",
    "I'd like to introduce you to something that I've put together with a great deal of care, and that I call {planName}.",
  ],
  mentor: [
    "The way I work has a name, which you'll hear from me again: {planName}.",
    "Everything we've seen so far leads to {planName}.",
    "I've put my plan together over time, piece by piece, and by now it goes by the name of {planName}.",
    'The answer I arrived at is called {planName}.',
  ],
  friend: [
    "So here's what I put together, and if anybody asks you later what it's called, just say {planName}.",
    "The plan has a name, too, even though you really don't have to use it: {planName}.",
    "Okay, the plan is called {planName}, so that's the name you'll hear from me.",
    'My plan is called {planName}, and the name stuck.',
  ],
  coach: [
    "Here's the programme I'd like to take you through: {planName}.",
    'The plan we run is made for doing and not for admiring from a distance, so say hello to {planName}.',
    'The programme is called {planName}.',
    'Meet {planName}.',
  ],
};

/** Said before the parts; {partCount} is a number in words. */
export const partsOpen: ByPersonality = {
  bold: [
    "My plan has {partCount} parts, all of which I'm going to lay before you now, because you should see the whole of it.",
    '{if planName} It moves in {partCount} steps, and each one gets you further.',
    "{if planName} It has {partCount} parts, and I wouldn't leave out any of them, because each one earns its place.",
    'Here come the {partCount} parts of my plan, so listen closely.',
  ],
  blunt: [
    '{if planName} There are {partCount} parts to it, no more and no less, and I name them in the order in which they belong.',
    "{if planName} It has {partCount} steps, and there's no filler in it.",
    "The plan has {partCount} parts, so I'll go from start to finish without detours, and all you have to do is keep up.",
    '{if planName} It comes in {partCount} parts, in this order.',
    'There are {partCount} parts to the whole thing.',
  ],
  funny: [
    "I've packed the plan into {partCount} parts, which is about as far as I can count without help.",
    'The plan comes in {partCount} parts, batteries not included.',
    "{if planName} Inside it you'll find {partCount} parts, and I'll really try not to skip ahead to my favourite, because I do have one.",
    "{if planName} It has {partCount} bits, and I've grown fond of all of them.",
  ],
  poetic: [
    '{if planName} It unfolds in {partCount} parts.',
    '{if planName} Step follows step, {partCount} in all.',
    'The way has {partCount} parts, and here is each of them.',
    '{if planName} It has {partCount} parts, each in its own place, and you may let them pass by you before you hold on to any.',
    'From here to there it takes {partCount} steps, and you will hear them one after another, slowly, and none before its time.',
  ],
  gentle: [
    "{if planName} You'll find {partCount} parts in it, and I'll name them one at a time.",
    "Let me go through {partCount} steps with you, and you can just listen, because nothing needs deciding while I'm talking.",
    "{if planName} It's made of {partCount} parts, and as you hear them, perhaps just notice whether one of them speaks to you.",
    "There are {partCount} parts to the plan, and there's no hurry with any of them.",
  ],
  mentor: [
    "{if planName} It rests on {partCount} parts, and I'll name them in order.",
    "My plan has {partCount} parts, and I hope you'll hear out all of them.",
    'The whole thing falls into {partCount} parts.',
    "{if planName} I've divided it into {partCount} parts, and in your place I'd hear all of them out before judging a single one.",
    "{if planName} It is built from {partCount} parts, and I'll give them to you one after the other, so that nothing gets lost.",
  ],
  friend: [
    '{if planName} It comes down to {partCount} things, really.',
    'Okay, so there are {partCount} things to it, one after the other.',
    "The plan's got {partCount} bits in all, nothing too scary, and I'll say them the way I would if we'd bumped into each other.",
    "{if planName} So there are {partCount} bits to it, and honestly, none of them is rocket science, or I'd have got lost in them myself.",
    "{if planName} It's got {partCount} parts. I'll just say them in order.",
  ],
  coach: [
    'The plan has {partCount} phases, so walk through them with me now, and ask yourself each time how ready you are to start.',
    "You'll work through the plan in {partCount} parts, and you only ever have to think about the one that's in front of you.",
    'We work in {partCount} parts, in order.',
    "{if planPartDetails} We go in {partCount} steps, and there's work in each.",
  ],
};

export const metaphor: ByPersonality = {
  bold: [
    "Here's how I explain the whole matter. {planMetaphor}",
    'The whole thing fits into one comparison. {planMetaphor}',
    "Here's how the matter looks to me. {planMetaphor}",
    "Here's a picture to take home with you. {planMetaphor}",
  ],
  blunt: [
    "Here's a comparison for the whole business. {planMetaphor} Got it? Good.",
    'One comparison covers the whole matter for me. {planMetaphor}',
    'What is the whole thing like? {planMetaphor}',
    "Here's the whole matter in one comparison. {planMetaphor}",
  ],
  funny: [
    "Here's the comparison for people like me, who need everything explained twice. {planMetaphor}",
    'The whole matter reminds me of something, as most things do. {planMetaphor}',
    'Allow me a comparison at this point, I do enjoy those. {planMetaphor}',
    "Here's the whole story as a comparison, for my own benefit as much as yours. {planMetaphor}",
  ],
  poetic: [
    'Here is a picture you can keep. {planMetaphor}',
    'Let me set an image beside all of it. {planMetaphor}',
    'There is a picture I like to hold beside all this. {planMetaphor}',
    'Sometimes one comparison says the whole of it better than I can. {planMetaphor}',
  ],
  gentle: [
    'Maybe a picture of the whole helps. {planMetaphor}',
    'Let me put the whole matter into a picture. {planMetaphor}',
    'Maybe an everyday picture helps. {planMetaphor}',
    'This is how I like to picture the matter. {planMetaphor}',
  ],
  mentor: [
    'Let me put the whole matter in an everyday way. {planMetaphor}',
    'An everyday comparison may help. {planMetaphor}',
    'I have a simple picture for the whole thing. {planMetaphor}',
    "Here's how I usually explain the matter. {planMetaphor}",
  ],
  friend: [
    'I always explain the whole thing with the same comparison. {planMetaphor}',
    "Okay, here's the kitchen-table comparison for the whole thing. {planMetaphor}",
    "Here's how I'd explain the matter to my neighbour. {planMetaphor}",
    'Let me give you a comparison, because I like having a picture in my head. {planMetaphor} See what I mean?',
  ],
  coach: [
    "Here's a picture to keep. {planMetaphor}",
    'Let me give you a picture. {planMetaphor}',
    'Sometimes a picture does the work. {planMetaphor}',
    'Think of the whole thing this way. {planMetaphor}',
  ],
};

export const proof: ByPersonality = {
  bold: [
    'And the plan holds up in real life. {planProofStory}',
    "Here's my best argument. {planProofStory}",
    "And here's what it looks like in real life. {planProofStory}",
    'Want to see the plan at work? {planProofStory}',
  ],
  blunt: [
    'The plan has worked before. {planProofStory}',
    'So does the plan hold up? {planProofStory} Judge for yourself.',
    'Here is a case. {planProofStory}',
    'An example beats an argument. {planProofStory}',
  ],
  funny: [
    "Every plan sounds nice on paper, so here's what happened off it. {planProofStory}",
    "I'd like to call a witness. {planProofStory}",
    'And the plan even works outside my own head. {planProofStory}',
    'And now, the part where the plan meets the real world. {planProofStory}',
  ],
  poetic: [
    'This way has been walked before. {planProofStory}',
    'Once, it went like this. {planProofStory}',
    'I carry a story with me, and I want to share it. {planProofStory}',
    'Let me tell you how it went, once. {planProofStory}',
  ],
  gentle: [
    'An example comes to mind. {planProofStory}',
    'Shall we look at how things went for somebody else? {planProofStory}',
    'It may help to hear how things have gone before. {planProofStory}',
    "There's a story I'd like to share at this point. {planProofStory}",
  ],
  mentor: [
    'A plan is only as good as what it does for people. {planProofStory}',
    'I can show you how things go in real life. {planProofStory}',
    'Rather than argue, let me give you an example. {planProofStory}',
    "Here's a case I often think of. {planProofStory}",
  ],
  friend: [
    "I've been saving a story for you. {planProofStory}",
    "And I've seen the plan work. {planProofStory}",
    "There's a story I have to tell you. {planProofStory}",
    'So does the plan work for real people? {planProofStory}',
  ],
  coach: [
    'Look at a real case. {planProofStory}',
    'See the plan in practice. {planProofStory}',
    "Here's how it went in a real case. {planProofStory}",
    'Here is the plan put to the test. {planProofStory}',
  ],
};

export const desire: ByPersonality = {
  bold: [
    "And now let's name the wish that really counts. {audienceDeepestDesire}",
    "What do I think you're really after? {audienceDeepestDesire}",
    "Let's not forget the wish behind all the work. {audienceDeepestDesire}",
    'This is the wish underneath everything. {audienceDeepestDesire}',
  ],
  blunt: [
    'Why bother? {audienceDeepestDesire}',
    "Here's what you're really after. {audienceDeepestDesire}",
    "And what's the deeper wish? {audienceDeepestDesire}",
    'And the wish behind the plan? {audienceDeepestDesire}',
  ],
  funny: [
    "I'm about to be sincere about your deepest wish, so bear with me. {audienceDeepestDesire}",
    "Under all the jokes there's a serious wish. {audienceDeepestDesire}",
    'If I may be serious for a moment, what is it you hope for? {audienceDeepestDesire}',
    "And here's what's really on the wish list, under all the practical stuff. {audienceDeepestDesire}",
  ],
  poetic: [
    '{if whatTheyCrave} And beneath all plans there lies a wish. {audienceDeepestDesire}',
    'Ask the heart what it hopes for. {audienceDeepestDesire}',
    'Under every plan there is a hope. {audienceDeepestDesire}',
    'And why set out at all? {audienceDeepestDesire}',
  ],
  gentle: [
    "And deep down there's a wish. {audienceDeepestDesire}",
    "{if whatTheyCrave} And underneath everything there's a deeper wish. {audienceDeepestDesire}",
    "Beyond any plan there's a hope, I think. {audienceDeepestDesire}",
    'When all the practical things are said, a wish is left. {audienceDeepestDesire}',
  ],
  mentor: [
    'Remember the wish that all of this starts from. {audienceDeepestDesire}',
    "A method is only ever a means to an end. Here's the wish it serves. {audienceDeepestDesire}",
    'What do you hope for, in the end? {audienceDeepestDesire}',
    'Keep the purpose in sight. {audienceDeepestDesire}',
  ],
  friend: [
    'Between us, I have a hunch what you really wish for. {audienceDeepestDesire}',
    "There's usually a wish behind the wish, isn't there? {audienceDeepestDesire}",
    "And I bet you're hoping for something, underneath. {audienceDeepestDesire}",
    "Can I say what I think you're hoping for, deep down? {audienceDeepestDesire}",
  ],
  coach: [
    'Get clear on the wish that drives you. {audienceDeepestDesire}',
    'Look past the goal to the reason. {audienceDeepestDesire}',
    'So what are you really going for? {audienceDeepestDesire}',
    'This is the prize, the one that counts. {audienceDeepestDesire}',
  ],
};

export const planOpen: ByPersonality = {
  bold: [
    'Now we get to the doing.',
    "You've waited long enough, so let's get to the plan.",
    "Now I'll tell you what I'd do in your place.",
    "There's a way out, and there's no need to invent it from scratch, because I'm going to show you the one I know.",
  ],
  blunt: [
    "Let's get to the plan, and I'll keep to plain words, because you want to know what to do and not how clever I am.",
    "{if planParts} Now let's talk about what to do.",
    'So what can be done? I have an answer to that.',
    "Time to get practical, so I'll tell you straight what I would do in your place and how I'd go about it.",
  ],
  funny: [
    "And now for something a bit more cheerful, because a plan perks me up even on days when I'd much rather have a lie-down.",
    '{if planParts} Finally, the part with instructions.',
    'Right, sleeves up, here comes the useful bit.',
    "There must be something one can do, apart from sighing and staring out of the window, though I'm rather good at both.",
  ],
  poetic: [
    'And now the path.',
    'Listen, and I will tell you the way.',
    'I can show you a way, and for the moment you need do nothing at all but listen and let the words come.',
    'And here a path begins, and I want to go a little way along it with you, before you decide anything at all.',
  ],
  gentle: [
    "You don't need to write anything down, so make yourself comfortable and take in as much as you like.",
    "{if planParts} Here's what I'd do with you, calmly, step by step.",
    'So here are my thoughts on what could help.',
    "You don't have to find the way by yourself, so may I tell you, in simple words, what I would try with you?",
  ],
  mentor: [
    'Now to what can be done.',
    "{if realRootCause} So let's turn to what can be done.",
    "Let's pause for a moment, and then look at what can be done.",
    "I'd like to tell you how I go about things, openly and without any secrets, so that you can judge for yourself.",
  ],
  friend: [
    "And what can we do now? I've thought a lot about that.",
    "Alright, now for the plan, as simply as possible, because I can't stand it when people make things sound more complicated than they are.",
    "Okay, so now for what I'd do.",
    "Right, let's come to the nice part, where things turn practical and I get to say what I think we could do.",
  ],
  coach: [
    'Game plan time.',
    'Eyes up. Now for what we do.',
    "We've looked at what's wrong, so now let's turn to what we can do about it.",
    "So now to how we're going to work, and I want your full attention, because you should know what you're getting into before you start.",
  ],
};
