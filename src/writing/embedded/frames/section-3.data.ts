import type { ByPersonality, Lines } from './frame.ts';

/** Frame Flip: the belief, the crash it leads to, the wrong culprit, the real cause, the truth, the proof. */
export const flipOpen: Lines = {
  'problem-aware': [
    "{if realRootCause} You know what hurts, so let's look at what's underneath.",
    "Whatever brought you here, I take it seriously, but what people like to say about the reasons isn't always true.",
    "{if realRootCause} You can feel that something has to change, so I'll say as clearly as possible where I would look first in your place.",
    "{if realRootCause} It's easy to see that something is wrong, so let's ask what's behind it.",
  ],
  'solution-aware': [
    "You've looked at solutions, maybe more than one, so let's look behind them for once.",
    "{if realRootCause} There are ways to deal with the trouble, and you know most of them, so let's ask why it hasn't gone away.",
    "{if realRootCause} You know what's out there, so I'll spare you another list, because I'd rather ask why you still have the trouble.",
    "One more option won't help, unless somebody asks why the others don't.",
  ],
  'product-aware': [
    "You know roughly what I offer, so I'll tell you what it's up against.",
    "You've heard of what I do, so I'll go straight to the main thing.",
    "You've probably got an idea of my work, so I'll begin with the reason why I do it my way.",
    "I won't introduce my offer from the beginning, because I'd rather spend our time on the reason why it exists at all.",
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
    'I know one idea that is simply wrong. {stupidThingTheyBelieve}',
    "Here's an idea I'd get rid of. {stupidThingTheyBelieve}",
  ],
  funny: [
    "Here's a wrong idea, and having trusted the tooth fairy for years, I won't judge. {stupidThingTheyBelieve}",
    "Wrong ideas get around, and I'm usually first in the queue. {stupidThingTheyBelieve}",
    "I'd like to meet whoever came up with this idea, and ask a few questions. {stupidThingTheyBelieve}",
    "If I could unsubscribe from one idea, I'd pick this one. {stupidThingTheyBelieve}",
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
    "There's an idea I'd gladly look at with you, very carefully. {stupidThingTheyBelieve}",
  ],
  mentor: [
    'Behind most trouble you find an idea that is wrong. {stupidThingTheyBelieve}',
    "There's an assumption here that deserves a second look. {stupidThingTheyBelieve}",
    'Let me set an idea before you, so that we can examine it calmly. {stupidThingTheyBelieve}',
    'In my experience, it pays to look at what people take for true. {stupidThingTheyBelieve}',
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
    'Time to look hard at one idea. {stupidThingTheyBelieve}',
  ],
};

export const crash: ByPersonality = {
  bold: [
    'And this is where things can lead. {crashMovieScene}',
    "Here's the scene nobody wants to be in. {crashMovieScene}",
    'Then, the scene where the luck runs out. {crashMovieScene}',
    'I want you to look straight at one bad day. {crashMovieScene}',
  ],
  blunt: [
    'Here is how things go wrong. {crashMovieScene}',
    'A bad day looks like this. {crashMovieScene}',
    "And here's what things can come to. {crashMovieScene}",
    'Then the low point. {crashMovieScene}',
  ],
  funny: [
    "If this were a film, I'd be watching through my fingers now. {crashMovieScene}",
    'I still get nervous telling how badly things can go. {crashMovieScene}',
    "I'd have skipped this scene, but I was outvoted. {crashMovieScene}",
    "Here comes the scene I'd cut, if I were the editor. {crashMovieScene}",
  ],
  poetic: [
    'Every story has its dark hour. {crashMovieScene}',
    'One scene, without any hurry. {crashMovieScene}',
    'And then the moment nobody asks for. {crashMovieScene}',
    'Things can come to this. {crashMovieScene}',
  ],
  gentle: [
    "Let's look at a scene, only as long as it feels all right. {crashMovieScene}",
    'Perhaps you know of a day like this. {crashMovieScene}',
    'Sometimes it comes to a moment like this. {crashMovieScene}',
    "I'll tell you carefully what can happen on a bad day. {crashMovieScene}",
  ],
  mentor: [
    'It helps to have seen how things go wrong. {crashMovieScene}',
    'Let me take you through one bad day. {crashMovieScene}',
    '{if stupidThingTheyBelieve} Reality has its own way of answering a wrong idea. {crashMovieScene}',
    'Now, the kind of day I would spare you. {crashMovieScene}',
  ],
  friend: [
    'And now the bit where it all goes wrong. {crashMovieScene}',
    "Tell me you don't know some version of this. {crashMovieScene}",
    "Then a moment I wouldn't wish on anybody. {crashMovieScene}",
    "There's a scene that belongs here, fun or not. {crashMovieScene}",
  ],
  coach: [
    'And now, how things go wrong. {crashMovieScene}',
    "Here's a day that goes wrong. {crashMovieScene}",
    "Let's walk through a tough situation. {crashMovieScene}",
    'One bad day, from the front row. {crashMovieScene}',
  ],
};

export const realisation: ByPersonality = {
  bold: [
    '{if crashMovieScene} And then, loud and clear, one thought. {crashRealizationMoment}',
    'Sooner or later, a moment of truth. {crashRealizationMoment}',
    'In the end, something dawns. {crashRealizationMoment}',
    'All at once, one thought. {crashRealizationMoment}',
  ],
  blunt: [
    'One thing, hard to deny. {crashRealizationMoment}',
    'Then the moment of truth. {crashRealizationMoment}',
    '{if crashMovieScene} And the thought that comes with a scene like that. {crashRealizationMoment}',
    'Then the thought nobody can take back. {crashRealizationMoment}',
  ],
  funny: [
    'And somewhere, a very small light bulb. {crashRealizationMoment}',
    'Finally a thought, late and out of breath, the way mine always are. {crashRealizationMoment}',
    'Then the penny, dropping quite loudly. {crashRealizationMoment}',
    'And then, from the back row, a thought. {crashRealizationMoment}',
  ],
  poetic: [
    'And then, a glimmer. {crashRealizationMoment}',
    'And what one hears when it grows quiet. {crashRealizationMoment}',
    'Then a thought, with hardly a sound. {crashRealizationMoment}',
    'There are thoughts that wait until we are still. {crashRealizationMoment}',
  ],
  gentle: [
    'And what may slowly dawn. {crashRealizationMoment}',
    '{if crashMovieScene} Perhaps, in the middle of everything, a thought. {crashRealizationMoment}',
    '{if crashMovieScene} Then the thought that may come in a moment like that. {crashRealizationMoment}',
    'Sometimes a hard day leaves a thought behind. {crashRealizationMoment}',
  ],
  mentor: [
    '{if crashMovieScene} And what a moment like that can make clear. {crashRealizationMoment}',
    'At some point, understanding comes. {crashRealizationMoment}',
    "{if crashMovieScene} There's something to learn here. {crashRealizationMoment}",
    '{if crashMovieScene} Then a thought worth holding on to. {crashRealizationMoment}',
  ],
  friend: [
    '{if crashMovieScene} And what dawns in a spot like that. {crashRealizationMoment}',
    'And suddenly there it is, the thought. {crashRealizationMoment}',
    '{if crashMovieScene} Somehow, in the middle of all that, a thought. {crashRealizationMoment}',
    'And guess what. {crashRealizationMoment}',
  ],
  coach: [
    '{if crashMovieScene} And what sticks after a scene like that. {crashRealizationMoment}',
    'One second for the thought that comes next. {crashRealizationMoment}',
    'Then, what there is to learn. {crashRealizationMoment}',
    'And then, the wake-up call. {crashRealizationMoment}',
  ],
};

export const blame: ByPersonality = {
  bold: [
    'Everybody wants a culprit. {whatTheyBlame}',
    "Then there's the matter of a culprit. {whatTheyBlame}",
    'And who or what is under suspicion. {whatTheyBlame}',
    "I know who or what you'd call the culprit. {whatTheyBlame}",
  ],
  blunt: [
    'Then the supposed reason. {whatTheyBlame}',
    '{if whatTheyBlame has outside} {if whatTheyBlame has several} The usual suspects. {whatTheyBlame}',
    '{if whatTheyBlame has outside} Somebody or something has to be at fault, of course. {whatTheyBlame}',
    "Here's what you call the reason. {whatTheyBlame}",
  ],
  funny: [
    '{if whatTheyBlame has outside} A culprit is quickly found, usually faster than my glasses. {whatTheyBlame}',
    "Something or somebody must be guilty, and I've checked my alibi. {whatTheyBlame}",
    'No mystery without a suspect. {whatTheyBlame}',
    "{if whatTheyBlame has outside} Naturally there has to be a suspect, I've kept several myself. {whatTheyBlame}",
  ],
  poetic: [
    'And the eye looks for something or somebody to accuse. {whatTheyBlame}',
    '{if whatTheyBlame has outside} And the finger points outward, as fingers do. {whatTheyBlame}',
    'The nearest reason is easily taken for the true one. {whatTheyBlame}',
    'The heart wants somewhere to point. {whatTheyBlame}',
  ],
  gentle: [
    "It's natural to look for a reason. {whatTheyBlame}",
    'You may have an explanation of your own. {whatTheyBlame}',
    'Perhaps something or somebody seems to be at fault. {whatTheyBlame}',
    'Anyone would want an explanation. {whatTheyBlame}',
  ],
  mentor: [
    '{if whatTheyBlame has outside} And where the finger points. {whatTheyBlame}',
    '{if whatTheyBlame has outside} Then the question of who or what is responsible. {whatTheyBlame}',
    'We all reach for an explanation, and usually for the nearest one. {whatTheyBlame}',
    'Now for what passes as the cause. {whatTheyBlame}',
  ],
  friend: [
    "And of course there's a culprit, because we all need one. {whatTheyBlame}",
    'Then, who or what to be cross with. {whatTheyBlame}',
    'I get the need for a culprit, I really do. {whatTheyBlame}',
    "Everybody's got something or somebody to point at. {whatTheyBlame}",
  ],
  coach: [
    'Then the so-called cause. {whatTheyBlame}',
    'And who or what gets pointed at. {whatTheyBlame}',
    "Here's what you think you're up against. {whatTheyBlame}",
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
    'And the excuse. {howTheyRationalize}',
    'And then you explain the whole thing away. {howTheyRationalize}',
    'What you say instead of changing anything: {howTheyRationalize}',
  ],
  funny: [
    "There's even an official statement from your own press office. {howTheyRationalize}",
    "You've got an answer ready, and I can't laugh, because I've used worse ones. {howTheyRationalize}",
    'And now a word from the defence. {howTheyRationalize}',
    'Then the explaining starts, and mine never knows when to stop. {howTheyRationalize}',
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
    'Perhaps you have a way of explaining things. {howTheyRationalize}',
    'When a change feels too big, words come to the rescue. {howTheyRationalize}',
  ],
  mentor: [
    'Then reason steps in and defends the way things are. {howTheyRationalize}',
    'And the explanation, reasonable or not. {howTheyRationalize}',
    'Something gets said so that all can stay the same. {howTheyRationalize}',
    'Before long an explanation turns up. {howTheyRationalize}',
  ],
  friend: [
    'And the words for when the subject comes up. {howTheyRationalize}',
    "You've even got a reply ready for when people ask. {howTheyRationalize}",
    'And then out it comes, the usual excuse. {howTheyRationalize}',
    'I can hear you already. {howTheyRationalize}',
  ],
  coach: [
    'Then the official version. {howTheyRationalize}',
    'And now the excuse, out loud. {howTheyRationalize}',
    "Here's the talk that keeps you where you are. {howTheyRationalize}",
    'Some words by way of excuse. {howTheyRationalize}',
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
    "Here's what's really going on: {realRootCause}",
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
    'Perhaps the cause lies where few people look. {realRootCause}',
    'What if this were the real reason? {realRootCause}',
  ],
  mentor: [
    "Let's come to the cause, because that's where things have to change. {realRootCause}",
    'Ask why often enough and you arrive here. {realRootCause}',
    'Trace things back carefully, and the cause comes to light. {realRootCause}',
    'And this is the cause, to my mind. {realRootCause}',
  ],
  friend: [
    "Here's what I think is going on. {realRootCause}",
    "So here's the actual reason, the way I see things: {realRootCause}",
    'Want to hear my view of the reason? {realRootCause}',
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
    "I'd put this on a birthday card, if I wanted to lose friends. {uncomfortableTruth}",
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
    "There is one difficult thing to say, and I mean well. {uncomfortableTruth} I won't go on about it.",
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
    "Hard truth: {uncomfortableTruth} Good, that's said.",
    "I wouldn't be doing my job if I kept this to myself. {uncomfortableTruth}",
    "You're not going to like this one. {uncomfortableTruth}",
  ],
};

export const flipCost: ByPersonality = {
  bold: [
    'Then the price of seeing things the old way. {timerCostFrameFlip}',
    "A wrong idea doesn't come cheap. {timerCostFrameFlip}",
    'And the bill for the old view. {timerCostFrameFlip}',
    'Here is what the old view takes from you. {timerCostFrameFlip}',
  ],
  blunt: [
    'The cost of being wrong: {timerCostFrameFlip}',
    'Then the price of staying with the old view. {timerCostFrameFlip}',
    "And being wrong isn't free. {timerCostFrameFlip}",
    'Now, what the old view costs. {timerCostFrameFlip}',
  ],
  funny: [
    'The old theory comes with a price tag. {timerCostFrameFlip}',
    "The old view isn't cheap, and I do love a bargain. {timerCostFrameFlip}",
    "Still fond of the old view? Here's the receipt. {timerCostFrameFlip}",
    'Wrong ideas cost, and with mine I could open a museum. {timerCostFrameFlip}',
  ],
  poetic: [
    'And the cost of looking the other way. {timerCostFrameFlip}',
    'A mistaken thought takes its share, quietly. {timerCostFrameFlip}',
    'Whatever we overlook still takes its toll. {timerCostFrameFlip}',
    'What we believe, we pay for. {timerCostFrameFlip}',
  ],
  gentle: [
    'And what the old way of looking may be taking from you. {timerCostFrameFlip}',
    'The old view may have a cost, even if nobody mentions it. {timerCostFrameFlip}',
    "An old idea isn't only a thought. It costs you something, too. {timerCostFrameFlip}",
    'What might the old way be costing you? {timerCostFrameFlip}',
  ],
  mentor: [
    'A false belief is never free. {timerCostFrameFlip}',
    'Then the cost of keeping an old view. {timerCostFrameFlip}',
    'And the price of staying mistaken. {timerCostFrameFlip}',
    "I'd reckon with the price of clinging to an old idea. {timerCostFrameFlip}",
  ],
  friend: [
    'And the price we pay for seeing things wrong. {timerCostFrameFlip}',
    'So what does the old view cost you? {timerCostFrameFlip}',
    'The thing about a wrong idea is the bill. {timerCostFrameFlip}',
    "The old view isn't just wrong, it comes at a price. {timerCostFrameFlip}",
  ],
  coach: [
    'The price of working on the wrong thing: {timerCostFrameFlip}',
    'And the toll of the old thinking. {timerCostFrameFlip}',
    'Then the cost of the old view. {timerCostFrameFlip}',
    'Here is what you give up for the old view. {timerCostFrameFlip}',
  ],
};

export const story: ByPersonality = {
  bold: [
    'I can back up what I say. {miniStoryOrStat}',
    'Want proof? {miniStoryOrStat}',
    "I don't just dream these things up. {miniStoryOrStat}",
    'If you still have doubts, listen to this. {miniStoryOrStat}',
  ],
  blunt: [
    "Here's my evidence. {miniStoryOrStat}",
    "Here's the proof I rely on. {miniStoryOrStat}",
    "Don't believe me yet. Look at this first. {miniStoryOrStat}",
    'This is what I go by. {miniStoryOrStat}',
  ],
  funny: [
    "And no, I'm not making this up, I don't have the imagination. {miniStoryOrStat}",
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
    "Here's something that may help you see more clearly. {miniStoryOrStat}",
    "It might help to look at something real. {miniStoryOrStat} I'll leave it to you what you make of that.",
    "Here's what my view is based on. {miniStoryOrStat}",
    'May I add a bit of evidence? {miniStoryOrStat}',
  ],
  mentor: [
    "Here's something you can judge by. {miniStoryOrStat}",
    'Sometimes evidence argues better than I can. {miniStoryOrStat}',
    "I don't expect you to take my word for it. {miniStoryOrStat}",
    "There's some evidence I'd like you to weigh. {miniStoryOrStat}",
  ],
  friend: [
    'Listen to this. {miniStoryOrStat}',
    "And yes, I've got proof. {miniStoryOrStat}",
    "You don't have to just trust me here. {miniStoryOrStat}",
    "I've got to tell you this. {miniStoryOrStat}",
  ],
  coach: [
    'Look at this before we go on. {miniStoryOrStat}',
    "Here's some proof to work with. {miniStoryOrStat}",
    'Go by the evidence. {miniStoryOrStat}',
    'Now for the facts. {miniStoryOrStat}',
  ],
};

export const flipLand: ByPersonality = {
  bold: [
    "So forget the old answers, however often you've heard them, because now that we know the cause, we can find better ones.",
    'Clear cause, clear direction.',
    "The guessing ends here and the real work can begin, and I'd much rather work than guess, so let's get going.",
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
    'And look, the way does not end here, but goes on a little further, and we can see where it leads.',
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
