import type { ByPersonality, Lines } from './frame.ts';

/** Frame Flip: the belief, the crash it leads to, the wrong culprit, the real cause, the truth, the proof. */
export const flipOpen: Lines = {
  'problem-aware': [
    "{if realRootCause} You know what hurts, so let's look at what's underneath.",
    'I take your trouble seriously, but not everything people say about it is so.',
    "{if realRootCause} You can feel that something has to change, so let's look hard at what's in the way.",
    "{if realRootCause} It's easy to see that something is wrong, so let's ask what's behind it.",
  ],
  'solution-aware': [
    "You've tried solutions, maybe more than one, so let's look at the trouble itself for once.",
    "{if realRootCause} You've put up with the trouble long enough, so let's ask why it hasn't gone away.",
    "{if realRootCause} You know what you've tried, so let's ask why the trouble is still here.",
    "So let's find out what's really behind all this.",
  ],
  'product-aware': [
    "You know roughly what I offer, so I'll tell you what it's up against.",
    "Let's go straight to the heart of the matter.",
    "Let's get to what lies behind the trouble.",
    "Before I come to what I offer, I'd like us to understand where the trouble comes from.",
  ],
  none: [
    "Let's turn the usual view around.",
    "Now I'd like us to walk around to the other side of the whole matter and see how it looks from there.",
    "{if realRootCause} So let's look at why things really go wrong.",
    "{if realRootCause} Now let's look for the real reason, and let's not stop at the first one that happens to sound convincing.",
  ],
};

export const belief: ByPersonality = {
  bold: [
    "I'm picking a fight with an idea. {stupidThingTheyBelieve}",
    "Here's an idea I'd like to see retired. {stupidThingTheyBelieve}",
    "There's an idea here that I'm going to challenge. {stupidThingTheyBelieve}",
    "A wrong idea can be overthrown, and here's one that should be. {stupidThingTheyBelieve}",
  ],
  blunt: [
    "Here's the mistake in the thinking. {stupidThingTheyBelieve}",
    'This passes for common sense. {stupidThingTheyBelieve}',
    "Here's an idea that is simply wrong. {stupidThingTheyBelieve}",
    "Here's an idea that belongs in the bin. {stupidThingTheyBelieve}",
  ],
  funny: [
    "Here's a wrong idea, and having trusted the tooth fairy for years, I won't judge. {stupidThingTheyBelieve}",
    "Wrong ideas get around, and I'm usually first in the queue. {stupidThingTheyBelieve}",
    "I'd like to meet whoever came up with this idea, and ask a few questions. {stupidThingTheyBelieve}",
    "If I could unsubscribe us all from one idea, I'd pick this one. {stupidThingTheyBelieve}",
  ],
  poetic: [
    'Here is a thought that leads astray. {stupidThingTheyBelieve}',
    'At the beginning there is often a mistaken idea. {stupidThingTheyBelieve}',
    'A thought can be with us so long that we take it for the truth. {stupidThingTheyBelieve}',
    'Some wrong ideas move in quietly and never knock. {stupidThingTheyBelieve}',
  ],
  gentle: [
    "There's an idea you may have come to hold. {stupidThingTheyBelieve}",
    'Could we look at an assumption together, without any blame? {stupidThingTheyBelieve}',
    "May I bring up something that's easily taken for granted? {stupidThingTheyBelieve}",
    "There's an idea I'd like to look at with you, if I may. {stupidThingTheyBelieve}",
  ],
  mentor: [
    'Behind most trouble you find an idea that is wrong. {stupidThingTheyBelieve}',
    "There's an assumption here that deserves a second look. {stupidThingTheyBelieve}",
    "Here's something many people take for granted, and I'd like us to examine it. {stupidThingTheyBelieve}",
    'In my experience, it pays to look twice at what people believe. {stupidThingTheyBelieve}',
  ],
  friend: [
    "Want to know which idea I'd love to talk you out of? {stupidThingTheyBelieve}",
    "Okay, this might sound a bit cheeky, but there's one idea I just don't buy. {stupidThingTheyBelieve}",
    "Can I be honest about an idea that's easy to fall for? {stupidThingTheyBelieve}",
    "So here's an idea I wouldn't trust too far. {stupidThingTheyBelieve}",
  ],
  coach: [
    "Let's check an assumption. {stupidThingTheyBelieve}",
    "Here's some thinking that doesn't hold up. {stupidThingTheyBelieve}",
    "Here's the idea you've been going by. {stupidThingTheyBelieve}",
    'Time to look hard at an old idea. {stupidThingTheyBelieve}',
  ],
};

export const crash: ByPersonality = {
  bold: [
    'Now watch things come to a head. {crashMovieScene}',
    "Here's the scene nobody wants to be in. {crashMovieScene}",
    'And one day it all comes down at once. {crashMovieScene}',
    "Here's how far it can go. {crashMovieScene}",
  ],
  blunt: [
    'Here is how things go wrong. {crashMovieScene}',
    'A bad day looks like this. {crashMovieScene}',
    "And here's what things can come to. {crashMovieScene}",
    'Sooner or later something gives. {crashMovieScene}',
  ],
  funny: [
    "If this were a film, I'd be watching through my fingers now. {crashMovieScene}",
    'I still get nervous telling how badly things can go. {crashMovieScene}',
    'I looked for a cheerful way to tell this scene, without success. {crashMovieScene}',
    "Here comes the scene I'd cut, if I were the editor. {crashMovieScene}",
  ],
  poetic: [
    'Then one day things can go no further. {crashMovieScene}',
    'Look slowly at one scene. {crashMovieScene}',
    'And then there comes a day. {crashMovieScene}',
    'Things can come to this. {crashMovieScene}',
  ],
  gentle: [
    "Let's look at a scene, only as long as it feels all right. {crashMovieScene}",
    'Perhaps you know of a day like this. {crashMovieScene}',
    'Sometimes it comes to a moment like this. {crashMovieScene}',
    "I'll tell you carefully what can happen on a bad day. {crashMovieScene}",
  ],
  mentor: [
    "And then there's the day when the trouble can't be overlooked any more. {crashMovieScene}",
    'Let me take you through one bad day. {crashMovieScene}',
    '{if stupidThingTheyBelieve} Reality has its own way of answering a wrong idea. {crashMovieScene}',
    'Consider how things can end. {crashMovieScene}',
  ],
  friend: [
    'Let me tell you what it looks like when it all goes wrong. {crashMovieScene}',
    "Tell me you don't know some version of this. {crashMovieScene}",
    "Now comes a moment I wouldn't wish on anybody. {crashMovieScene}",
    "The next scene isn't fun, but it belongs here. {crashMovieScene}",
  ],
  coach: [
    'Now watch closely how things go wrong. {crashMovieScene}',
    "Here's a day that goes badly wrong. {crashMovieScene}",
    "Let's walk through a tough situation. {crashMovieScene}",
    'When it counts, the weak spots show. {crashMovieScene}',
  ],
};

export const realisation: ByPersonality = {
  bold: [
    '{if crashMovieScene} And then you see what was going on. {crashRealizationMoment}',
    '{if crashMovieScene} And there it is. {crashRealizationMoment}',
    'And then the penny drops. {crashRealizationMoment}',
    'And all at once, one thought is there. {crashRealizationMoment}',
  ],
  blunt: [
    'One thing becomes hard to deny. {crashRealizationMoment}',
    'Then comes the moment of truth. {crashRealizationMoment}',
    '{if crashMovieScene} And then one thing is plain. {crashRealizationMoment}',
    'Then it hits you. {crashRealizationMoment}',
  ],
  funny: [
    'And somewhere a very small light bulb goes on. {crashRealizationMoment}',
    "If you're anything like me, the thought arrives late and out of breath. {crashRealizationMoment}",
    'Then the penny drops, quite loudly. {crashRealizationMoment}',
    'And then, rather late, a thought turns up. {crashRealizationMoment}',
  ],
  poetic: [
    'Slowly, the picture clears. {crashRealizationMoment}',
    'Then something comes into view. {crashRealizationMoment}',
    'And something falls into place, with hardly a sound. {crashRealizationMoment}',
    'And then something becomes clear. {crashRealizationMoment}',
  ],
  gentle: [
    'And slowly something dawns. {crashRealizationMoment}',
    '{if crashMovieScene} Perhaps, in the middle of everything, something becomes clear. {crashRealizationMoment}',
    '{if crashMovieScene} What might you think in a moment like that? {crashRealizationMoment}',
    'Sometimes a hard day leaves a thought behind. {crashRealizationMoment}',
  ],
  mentor: [
    '{if crashMovieScene} A moment like that can make things very clear. {crashRealizationMoment}',
    'There comes a moment in which you understand. {crashRealizationMoment}',
    "{if crashMovieScene} There's something to learn here. {crashRealizationMoment}",
    '{if crashMovieScene} Then a thought takes hold. {crashRealizationMoment}',
  ],
  friend: [
    "{if crashMovieScene} And that's when it hits you. {crashRealizationMoment}",
    'And suddenly there it is, the thought. {crashRealizationMoment}',
    '{if crashMovieScene} And somehow, in the middle of all that, a thought gets through. {crashRealizationMoment}',
    'And guess what dawns on you. {crashRealizationMoment}',
  ],
  coach: [
    '{if crashMovieScene} So what do you take from that scene? {crashRealizationMoment}',
    "And that's when it hits. {crashRealizationMoment}",
    'And then one thing becomes clear. {crashRealizationMoment}',
    'Now you see what you missed. {crashRealizationMoment}',
  ],
};

export const blame: ByPersonality = {
  bold: [
    'Everybody wants a culprit. {whatTheyBlame}',
    'I know the usual suspects. {whatTheyBlame}',
    'So far, the wrong things have been under suspicion. {whatTheyBlame}',
    "I know who or what you'd call the culprit. {whatTheyBlame}",
  ],
  blunt: [
    'And whose fault is it supposed to be? {whatTheyBlame}',
    '{if whatTheyBlame has outside} {if whatTheyBlame has several} The usual suspects. {whatTheyBlame}',
    '{if whatTheyBlame has outside} Somebody or something has to be at fault, of course. {whatTheyBlame}',
    "Here's what you call the reason. {whatTheyBlame}",
  ],
  funny: [
    '{if whatTheyBlame has outside} A culprit is quickly found, usually faster than my glasses. {whatTheyBlame}',
    "Something or somebody must be guilty, and I've checked my alibi. {whatTheyBlame}",
    'No mystery without suspects. {whatTheyBlame}',
    "{if whatTheyBlame has outside} Naturally everybody has a favourite suspect, and I've had several myself. {whatTheyBlame}",
  ],
  poetic: [
    'And so the eye looks for something to accuse. {whatTheyBlame}',
    '{if whatTheyBlame has outside} And the finger points outward, as fingers do. {whatTheyBlame}',
    'The nearest reason is easily taken for the true one. {whatTheyBlame}',
    'And we look for the fault where we can see it. {whatTheyBlame}',
  ],
  gentle: [
    "It's natural to look for a reason. {whatTheyBlame}",
    'You may have had your own explanation until now. {whatTheyBlame}',
    "Perhaps you've wondered what's at fault. {whatTheyBlame}",
    'Anyone would want an explanation. {whatTheyBlame}',
  ],
  mentor: [
    "{if whatTheyBlame has outside} Let's see what has taken the blame so far. {whatTheyBlame}",
    "{if whatTheyBlame has outside} And then there's what usually gets the blame. {whatTheyBlame}",
    'We all reach for an explanation, and usually for the nearest one. {whatTheyBlame}',
    "Think of what you've taken for the cause so far. {whatTheyBlame}",
  ],
  friend: [
    "And of course you've looked for a culprit, because that's human. {whatTheyBlame}",
    'Be honest, who or what are you cross with? {whatTheyBlame}',
    "And I get why you'd want to pin it on something. {whatTheyBlame}",
    "Everybody's got something or somebody to point at. {whatTheyBlame}",
  ],
  coach: [
    'So what do you think the cause is? {whatTheyBlame}',
    "Look at what you've been pointing at. {whatTheyBlame}",
    "Now check what you think you're up against. {whatTheyBlame}",
    "{if whatTheyBlame has outside} It's tempting to look for the reason out there. {whatTheyBlame}",
  ],
};

export const rationalise: ByPersonality = {
  bold: [
    "And there's always an excuse at hand. {howTheyRationalize}",
    'Then come the words that keep everything as it is. {howTheyRationalize}',
    'Then you talk yourself out of changing anything. {howTheyRationalize}',
    "There's an excuse you keep ready, and I think you deserve better. {howTheyRationalize}",
  ],
  blunt: [
    'The excuse: {howTheyRationalize}',
    'And what is your excuse? {howTheyRationalize}',
    'And then you let yourself off the hook. {howTheyRationalize}',
    'What you say instead of changing anything: {howTheyRationalize}',
  ],
  funny: [
    "There's even an official statement from your own press office. {howTheyRationalize}",
    "You've got an answer ready, and I can't laugh, because I've used worse ones. {howTheyRationalize}",
    'And now a word from the defence. {howTheyRationalize}',
    "And then come the explanations, and I've never been short of those myself. {howTheyRationalize}",
  ],
  poetic: [
    'You wrap the matter in words, so that it weighs less. {howTheyRationalize}',
    'There are words we say to be left in peace. {howTheyRationalize}',
    'You get used to the sound of your own reasons. {howTheyRationalize}',
    'Say anything often enough, and it begins to sound true. {howTheyRationalize}',
  ],
  gentle: [
    'And you find words that make things bearable. {howTheyRationalize}',
    'Sometimes we say something, just so that we can carry on. {howTheyRationalize}',
    'Perhaps you have your way of making light of things. {howTheyRationalize}',
    "And there are ways of making one's peace with it. {howTheyRationalize}",
  ],
  mentor: [
    'Then reason steps in and defends the way things are. {howTheyRationalize}',
    'Listen to how reasonable an excuse can sound. {howTheyRationalize}',
    'And what do you say, if anybody asks? {howTheyRationalize}',
    'Notice how quickly an explanation turns up. {howTheyRationalize}',
  ],
  friend: [
    'And what do you say when the subject comes up? {howTheyRationalize}',
    "You've even got a reply ready for when people ask. {howTheyRationalize}",
    'And then out it comes, the usual excuse. {howTheyRationalize}',
    'I can hear you already. {howTheyRationalize}',
  ],
  coach: [
    'Spot the story you tell yourself and others. {howTheyRationalize}',
    'Now hear the excuse out loud. {howTheyRationalize}',
    "Here's the talk that keeps you where you are. {howTheyRationalize}",
    "Here's what you tell yourself about it. {howTheyRationalize}",
  ],
};

export const rootCause: ByPersonality = {
  bold: [
    "Here's what's really at work. {realRootCause}",
    "So let's name the real cause. {realRootCause}",
    'Forget the usual explanations and look at the cause. {realRootCause}',
    "I'll say straight out what the cause is. {realRootCause}",
  ],
  blunt: [
    'The actual cause: {realRootCause}',
    "Here's what's really behind all of it: {realRootCause}",
    'So what is the cause? {realRootCause}',
    "I'll give you the reason straight. {realRootCause}",
  ],
  funny: [
    'This is the bit where the detective gathers everybody and names the cause. {realRootCause}',
    'I went looking for the reason, magnifying glass and all. {realRootCause}',
    'After a thorough investigation, I can now reveal the cause. {realRootCause}',
    "I asked why so often that people started avoiding me, and here's what I found. {realRootCause}",
  ],
  poetic: [
    'Go one step deeper, and you reach the cause. {realRootCause}',
    'Beneath what shows, something else is at work. {realRootCause}',
    'Follow the trouble back far enough, and you find the reason. {realRootCause}',
    'And what, in the end, is the cause? {realRootCause}',
  ],
  gentle: [
    'Can I offer you an explanation? {realRootCause}',
    "So what's the reason underneath? {realRootCause}",
    'Perhaps the cause lies where one would hardly look for it. {realRootCause}',
    'What if this were the real reason? {realRootCause}',
  ],
  mentor: [
    "Let's come to the cause, because that's where things have to change. {realRootCause}",
    'Ask why often enough and you arrive here. {realRootCause}',
    'If you trace things back carefully, what do you find? {realRootCause}',
    'So what does all the trouble come from? {realRootCause}',
  ],
  friend: [
    "Here's what I think is going on. {realRootCause}",
    "So here's the actual reason, the way I see things: {realRootCause}",
    "Here's what I think is really behind it. {realRootCause}",
    "If I had to bet on one reason, I'd choose this. {realRootCause}",
  ],
  coach: [
    'Diagnosis: {realRootCause}',
    'Find the cause, then fix the cause. {realRootCause}',
    "This is what's holding you back. {realRootCause}",
    'Look one level deeper and find the cause. {realRootCause}',
  ],
};

export const truth: ByPersonality = {
  bold: [
    "Since we're being honest, here's what nobody likes to hear. {uncomfortableTruth}",
    'I owe you the uncomfortable part. {uncomfortableTruth}',
    "I'd be lying if I left this out. {uncomfortableTruth}",
    "Now I'm going to say something you may not forgive right away. {uncomfortableTruth}",
  ],
  blunt: [
    "Now the part you won't like: {uncomfortableTruth}",
    "You don't want to hear this. {uncomfortableTruth} There, it's said.",
    "You won't thank me for this one. {uncomfortableTruth}",
    "Here's something you'd rather not be told. {uncomfortableTruth}",
  ],
  funny: [
    'This is the part I practised in the car, with the windows up. {uncomfortableTruth}',
    'I usually cough my way through this part. {uncomfortableTruth}',
    "Hold on to something, this bit's bumpy. {uncomfortableTruth}",
    'I was advised to mumble this bit. {uncomfortableTruth}',
  ],
  poetic: [
    'Some truths wait a long time for their turn. {uncomfortableTruth}',
    'There is a truth I would rather hand you gently. {uncomfortableTruth}',
    'What is hard to hear is often hard to say. {uncomfortableTruth}',
    'The truth seldom waits to be invited. {uncomfortableTruth}',
  ],
  gentle: [
    "There's something I'd like to say, and I say it with care. {uncomfortableTruth}",
    'This may be uncomfortable, so take it slowly. {uncomfortableTruth}',
    "Let me be honest with you, and I hope it doesn't hurt too much. {uncomfortableTruth}",
    "Some things aren't easy to hear. {uncomfortableTruth}",
  ],
  mentor: [
    "There is one difficult thing to say, and I say it kindly. {uncomfortableTruth} I won't go on about it.",
    "There's a truth here that won't go away by itself. {uncomfortableTruth}",
    "I'd be a poor guide if I kept this from you. {uncomfortableTruth}",
    "I've gone back and forth about whether to say this. {uncomfortableTruth}",
  ],
  friend: [
    "I'm only saying this because I like you. {uncomfortableTruth}",
    "This bit's a little awkward, even between friends. {uncomfortableTruth}",
    'Can I say something you might not like? {uncomfortableTruth}',
    "Okay, I'm just going to say it. {uncomfortableTruth}",
  ],
  coach: [
    'Honest feedback, straight up: {uncomfortableTruth}',
    "Hard truth: {uncomfortableTruth} Good, now it's out.",
    "I wouldn't be doing my job if I kept this to myself. {uncomfortableTruth}",
    "You're not going to like this one. {uncomfortableTruth}",
  ],
};

export const flipCost: ByPersonality = {
  bold: [
    'Keep seeing things the old way and you keep paying. {timerCostFrameFlip}',
    "A wrong idea doesn't come cheap. {timerCostFrameFlip}",
    'And being wrong about this has its price. {timerCostFrameFlip}',
    'Look at what the old view takes from you. {timerCostFrameFlip}',
  ],
  blunt: [
    'The cost of being wrong: {timerCostFrameFlip}',
    'Stay with the old view and it costs you. {timerCostFrameFlip}',
    "And being wrong isn't free. {timerCostFrameFlip}",
    "Hold on to the old view a bit longer and here's what happens. {timerCostFrameFlip}",
  ],
  funny: [
    'The old theory comes with running costs. {timerCostFrameFlip}',
    "The old view isn't cheap, and I do love a bargain. {timerCostFrameFlip}",
    "Still fond of the old view? Here's the receipt. {timerCostFrameFlip}",
    'Wrong ideas cost, and with mine I could open a museum. {timerCostFrameFlip}',
  ],
  poetic: [
    'And while we look the other way, we pay. {timerCostFrameFlip}',
    'A mistaken thought takes its share, quietly. {timerCostFrameFlip}',
    'Whatever we overlook still takes its toll. {timerCostFrameFlip}',
    'What we believe, we pay for. {timerCostFrameFlip}',
  ],
  gentle: [
    'The old way of looking may be taking something from you. {timerCostFrameFlip}',
    'The old view may have a cost, even if nobody mentions it. {timerCostFrameFlip}',
    'Even an honest mistake has its price. {timerCostFrameFlip}',
    'What might the old way be costing you? {timerCostFrameFlip}',
  ],
  mentor: [
    'A false belief is never free. {timerCostFrameFlip}',
    "There's a cost in going on as before. {timerCostFrameFlip}",
    'What is the price of staying mistaken? {timerCostFrameFlip}',
    "I'd weigh the price of clinging to an old idea. {timerCostFrameFlip}",
  ],
  friend: [
    'And look what we pay for seeing things wrong. {timerCostFrameFlip}',
    'So what does the old view cost you? {timerCostFrameFlip}',
    'And the worst thing about a wrong idea is that you pay for it. {timerCostFrameFlip}',
    "And going on like this isn't free, either. {timerCostFrameFlip}",
  ],
  coach: [
    'The price of working on the wrong thing: {timerCostFrameFlip}',
    'Count what the old thinking takes from you. {timerCostFrameFlip}',
    'Go by the old view and you lose out. {timerCostFrameFlip}',
    "And here's what it costs to keep seeing it the old way. {timerCostFrameFlip}",
  ],
};

export const story: ByPersonality = {
  bold: [
    'I can back up what I say. {miniStoryOrStat}',
    'Want to know what I base all this on? {miniStoryOrStat}',
    "I don't just dream these things up. {miniStoryOrStat}",
    'If you still have doubts, listen to this. {miniStoryOrStat}',
  ],
  blunt: [
    "Here's my evidence. {miniStoryOrStat}",
    "Here's the proof I rely on. {miniStoryOrStat}",
    "Don't believe me yet. Look at this first. {miniStoryOrStat}",
    'Let me give you something solid. {miniStoryOrStat}',
  ],
  funny: [
    "And no, I'm not making all this up, I don't have the imagination. {miniStoryOrStat}",
    "I'll let reality do the talking, since I've done enough of it. {miniStoryOrStat}",
    "I've brought something to back me up, for once. {miniStoryOrStat}",
    "And now, to everybody's surprise, some evidence. {miniStoryOrStat}",
  ],
  poetic: [
    'Some things speak more plainly than I can. {miniStoryOrStat}',
    'Let the proof speak for itself. {miniStoryOrStat}',
    'There is one proof I come back to. {miniStoryOrStat}',
    'Here is what my words rest on. {miniStoryOrStat}',
  ],
  gentle: [
    'Let me tell you how I came to see it this way. {miniStoryOrStat}',
    "It might help to look at something real. {miniStoryOrStat} What you make of that, I'll gladly leave to you.",
    "Here's what my view is based on. {miniStoryOrStat}",
    'May I add a bit of evidence? {miniStoryOrStat}',
  ],
  mentor: [
    "Here's something you can judge by. {miniStoryOrStat}",
    'Sometimes evidence argues better than I can. {miniStoryOrStat}',
    "I don't expect you to take my word for all this. {miniStoryOrStat}",
    "There's some evidence I'd like you to weigh. {miniStoryOrStat}",
  ],
  friend: [
    'Listen to this. {miniStoryOrStat}',
    "And here's what I've got to back all this up. {miniStoryOrStat}",
    "You don't have to just trust me here. {miniStoryOrStat}",
    "I've got to tell you this. {miniStoryOrStat}",
  ],
  coach: [
    'Look at this before we go on. {miniStoryOrStat}',
    "Here's some proof to work with. {miniStoryOrStat}",
    'Go by the evidence. {miniStoryOrStat}',
    'Stick to the facts. {miniStoryOrStat}',
  ],
};

export const flipLand: ByPersonality = {
  bold: [
    "So forget the old answers, however often you've heard them, because now that we know the cause, we can find better ones.",
    'Clear cause, clear direction.',
    "The guessing ends here, so let's get to work.",
    "Now we know where to aim, so let's aim.",
  ],
  blunt: [
    "Once the explanation is right, the answers can be right as well, so let's leave the old ones and start again.",
    "Enough about the trouble. Let's talk about the way out.",
    "Now you know what's wrong, and knowing alone won't change a thing, so let's talk about what has to be done.",
    "You've heard the cause, so now let's do something about it.",
  ],
  funny: [
    'The bad news is behind us, and since I never like to turn up empty-handed, I did bring some good news as well.',
    'Right, mystery solved, and without a single car chase.',
    "I've done enough detective work for one day, and I don't even own the right hat, so now for something useful.",
    'And the best thing about the real reason is that you can do something about it.',
  ],
  poetic: [
    'Once the beginning is seen, the ending can be changed.',
    'We have seen where it begins, and that is where it can be changed.',
    'What we can see, we can begin to mend.',
    'The air is clearer now, as it is in the first hour after rain, and something new can find its beginning.',
  ],
  gentle: [
    'Once the real reason is known, something different can help, and I can show you what.',
    "It's good to know the cause, even if it isn't easy to hear, because now there's something we can do.",
    "Maybe it's a relief to know the reason, and maybe you need some time with it first, and both are quite all right.",
    "We've spent long enough on the trouble, so let's look at what helps.",
  ],
  mentor: [
    'The right diagnosis is half the cure. The other half comes next.',
    'Knowing the cause, we can look for the remedy.',
    "With the cause in view, you can choose the remedy calmly, and I'd like to help you with the choice.",
    "The cause we've found is one that we can work on, and I hope the thought encourages you as much as it encourages me.",
  ],
  friend: [
    'So with the real reason for the trouble on the table, shall we talk about what you can do instead?',
    "Okay, the hard part is over, you're still here, and so am I, so let's get on to the good one.",
    'There, now you know the real cause. And that, we can change.',
    "At least we've got a reason now, and we can start from there.",
  ],
  coach: [
    "We've got a clear target. Let's see how to hit it.",
    "That's the diagnosis done. Let's get moving.",
    'Now you know where the real work is, so save your energy for it, and let the old battles go on without you.',
    "We've found the cause, so we can stop guessing, stop blaming, and sit down together to talk about tactics.",
  ],
};
