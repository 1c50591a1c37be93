import type { ByPersonality, Lines } from './frame.ts';

/** Frame Flip: the belief, the crash it leads to, the wrong culprit, the real cause, the truth, the proof. */
export const flipOpen: Lines = {
  'problem-aware': [
    "{if realRootCause} You know what hurts, so let's look at what's underneath.",
    "The trouble is real. What gets said about it isn't always true.",
    "{if realRootCause} You can feel that something has to change, and I'd like to show you where I'd look.",
    "{if realRootCause} It's easy to see what the trouble looks like, so let's ask what's behind it.",
  ],
  'solution-aware': [
    "You've looked at solutions, maybe more than one, so let's look behind them for once.",
    "You know there are ways to deal with this, so let's ask why it isn't enough to know them.",
    "You know what's out there, so I won't waste your time with it. Let's look at why it hasn't helped.",
    "One more option won't help, as long as nobody asks why the others don't.",
  ],
  'product-aware': [
    "You know roughly what I offer, so let me show you what it's up against.",
    "You've heard of what I do, so here's the thinking behind it.",
    "You've probably got an idea of what I do, so let me start with why I do it like that.",
    "I won't introduce the whole thing again. Let me just show you the reason behind it.",
  ],
  none: [
    "Let's turn the usual picture around.",
    'Now look at the whole matter from the other side.',
    "{if realRootCause} So let's look at why all this really happens.",
    "{if realRootCause} Now let's look for the reason under it all.",
  ],
};

export const belief: ByPersonality = {
  bold: [
    "I'm picking a fight with an idea. {stupidThingTheyBelieve}",
    "Here's an idea I'd like to see retired. {stupidThingTheyBelieve}",
    'Let me take on the thinking that keeps it all in place. {stupidThingTheyBelieve}',
    'What holds it all together? An idea, and ideas can be overthrown. {stupidThingTheyBelieve}',
  ],
  blunt: [
    "Here's the mistake. {stupidThingTheyBelieve}",
    'Common sense, supposedly. {stupidThingTheyBelieve}',
    'The wrong idea behind it all: {stupidThingTheyBelieve}',
    "This is the idea I'd throw out first. {stupidThingTheyBelieve}",
  ],
  funny: [
    'Now for a very popular fairy tale. {stupidThingTheyBelieve}',
    "There's a rumour going round, and I'm afraid you may have heard it. {stupidThingTheyBelieve}",
    "I'd like to meet whoever came up with this idea, and ask a few questions. {stupidThingTheyBelieve}",
    "Some ideas I'd love to unsubscribe from, and here's my favourite. {stupidThingTheyBelieve}",
  ],
  poetic: [
    'We live by what we tell ourselves. {stupidThingTheyBelieve}',
    'Behind what we do, there stands what we think. {stupidThingTheyBelieve} And thoughts can change, as everything changes.',
    'A thought can be with us so long that we take it for the truth. {stupidThingTheyBelieve}',
    'Some ideas are older than our memory of them. {stupidThingTheyBelieve}',
  ],
  gentle: [
    "There's an idea you may have come to hold. {stupidThingTheyBelieve} You're allowed to let an idea go.",
    'Could we look at an assumption together, without any blame? {stupidThingTheyBelieve}',
    'May I bring up something you may have taken for granted? {stupidThingTheyBelieve}',
    "I'd like us to look at an idea, very carefully. {stupidThingTheyBelieve}",
  ],
  mentor: [
    'Behind every habit there is an idea. {stupidThingTheyBelieve} Question the idea, and the habit begins to loosen.',
    "There's an assumption here that deserves a second look. {stupidThingTheyBelieve}",
    'For things to go on like this, an idea has to hold them together. {stupidThingTheyBelieve}',
    'In my experience, it helps to look at the thinking first. {stupidThingTheyBelieve}',
  ],
  friend: [
    "Want to know which idea I'd love to talk you out of? {stupidThingTheyBelieve}",
    "Okay, this might sound a bit cheeky, but I don't buy the usual theory. {stupidThingTheyBelieve}",
    "Can I be honest about an idea that's so easy to fall for? {stupidThingTheyBelieve}",
    "So what gets taken for granted in all this? {stupidThingTheyBelieve} I'm not having a go at you, by the way.",
  ],
  coach: [
    "Let's check the assumption. {stupidThingTheyBelieve}",
    'Find the faulty idea. {stupidThingTheyBelieve} Faulty ideas get replaced.',
    "Here's the theory you've been playing by. {stupidThingTheyBelieve}",
    'Time to put an old idea to the test. {stupidThingTheyBelieve}',
  ],
};

export const crash: ByPersonality = {
  bold: [
    'Now follow the old way to its end. {crashMovieScene}',
    "Here's the scene nobody wants to be in. {crashMovieScene}",
    'And one day, the old way catches up with you. {crashMovieScene}',
    'I want you to see how far it can go. {crashMovieScene} Better to look now than later.',
  ],
  blunt: [
    'Then it goes wrong. {crashMovieScene}',
    'Where does the old way end? {crashMovieScene}',
    "And here's where the old way gets you. {crashMovieScene}",
    'Sooner or later something gives. {crashMovieScene}',
  ],
  funny: [
    'If this were a film, this would be the scene where people cover their eyes. {crashMovieScene}',
    'Then fate gets involved, as if it had nothing else to do. {crashMovieScene}',
    'And then the universe, never one for subtlety, steps in. {crashMovieScene}',
    "Here comes the bit I'd cut, if I were the editor. {crashMovieScene}",
  ],
  poetic: [
    'Then one day things can go no further. {crashMovieScene}',
    'See it once, slowly. {crashMovieScene}',
    'And then there comes a day. {crashMovieScene}',
    'And so it comes to this. {crashMovieScene} Some moments stay.',
  ],
  gentle: [
    "Let's look at a scene, only as long as it feels all right. {crashMovieScene}",
    'It may have come to a point like this. {crashMovieScene}',
    'Sometimes it comes to a moment like this. {crashMovieScene} If any of it is familiar, go easy on yourself.',
    "This is what can happen, and I'll be careful with it. {crashMovieScene}",
  ],
  mentor: [
    'Let me show you where the old way leads. {crashMovieScene}',
    "{if stupidThingTheyBelieve} There's always a day on which an idea meets the facts. {crashMovieScene} A fact is a hard teacher, and a good one.",
    '{if stupidThingTheyBelieve} Reality has its own way of answering a wrong idea. {crashMovieScene}',
    'Consider how it can end. {crashMovieScene}',
  ],
  friend: [
    'And then it goes wrong, and of course it picks its moment. {crashMovieScene}',
    "Tell me you don't know some version of this. {crashMovieScene}",
    "And then comes the moment you'd rather forget. {crashMovieScene}",
    "This part isn't fun, but it belongs here. {crashMovieScene}",
  ],
  coach: [
    'Now watch it go wrong, frame by frame. {crashMovieScene}',
    "Here's where the old approach fails under load. {crashMovieScene}",
    'Walk through the day the old way fails. {crashMovieScene}',
    "Under pressure, the old way falls apart. {crashMovieScene} Don't look away, look and learn.",
  ],
};

export const realisation: ByPersonality = {
  bold: [
    '{if crashMovieScene} And then you see what was going on. {crashRealizationMoment}',
    'Sooner or later it sinks in. {crashRealizationMoment}',
    'This is what comes clear in the end. {crashRealizationMoment}',
    "And there it is, plain as day. {crashRealizationMoment} Looking away won't help.",
  ],
  blunt: [
    'So you get it in the end. {crashRealizationMoment}',
    "At some point there's no way around it. {crashRealizationMoment}",
    '{if crashMovieScene} What do you see then? {crashRealizationMoment}',
    'Then it hits you. {crashRealizationMoment}',
  ],
  funny: [
    'And somewhere a very small light bulb goes on. {crashRealizationMoment}',
    'Then the brain turns up, late as usual, with a thought. {crashRealizationMoment}',
    'And then the penny drops, quite loudly. {crashRealizationMoment}',
    'And then comes the long, slow stare into the distance. {crashRealizationMoment}',
  ],
  poetic: [
    'Slowly, a clear thought rises. {crashRealizationMoment} A clear thought does not have to shout.',
    'Then something comes into view. {crashRealizationMoment}',
    'And something falls into place, with hardly a sound. {crashRealizationMoment}',
    'There are thoughts that wait until we are still. {crashRealizationMoment}',
  ],
  gentle: [
    'And slowly something dawns. {crashRealizationMoment}',
    '{if crashMovieScene} Perhaps, in the middle of it, something becomes clear. {crashRealizationMoment}',
    '{if crashMovieScene} What might such a moment be telling you? {crashRealizationMoment}',
    'Sometimes a hard day leaves a thought behind. {crashRealizationMoment} Nothing has to be done yet.',
  ],
  mentor: [
    '{if crashMovieScene} What does a moment like that teach? {crashRealizationMoment}',
    'At last you see what was there. {crashRealizationMoment} Seeing is half of the work.',
    "{if crashMovieScene} Here's what there is to learn from it. {crashRealizationMoment}",
    '{if crashMovieScene} What you see at a point like that is worth more than any advice. {crashRealizationMoment}',
  ],
  friend: [
    "{if crashMovieScene} And that's when it hits you. {crashRealizationMoment}",
    "And suddenly there's no un-knowing it. {crashRealizationMoment}",
    '{if crashMovieScene} And somehow, in the middle of all that, it clicks. {crashRealizationMoment}',
    'And what do you see now, whether you want to or not? {crashRealizationMoment}',
  ],
  coach: [
    '{if crashMovieScene} So what do you take from it? {crashRealizationMoment}',
    'Debrief: {crashRealizationMoment} Now we have something to build on.',
    'Name the lesson. {crashRealizationMoment}',
    'And then it becomes clear. {crashRealizationMoment}',
  ],
};

export const blame: ByPersonality = {
  bold: [
    'The mind wants a culprit, and so far it has one. {whatTheyBlame} I say we look further.',
    'So where have you been taking aim? {whatTheyBlame}',
    'So far, the wrong opponent has had all the attention. {whatTheyBlame}',
    "I know what you've had in your sights. {whatTheyBlame}",
  ],
  blunt: [
    "And what's supposed to be behind it all? {whatTheyBlame}",
    '{if whatTheyBlame has outside} The usual suspects. {whatTheyBlame}',
    '{if whatTheyBlame has outside} And whose fault was it until now? {whatTheyBlame}',
    'The explanation so far. {whatTheyBlame}',
  ],
  funny: [
    '{if whatTheyBlame has outside} Naturally we want a culprit, and we find one in under a minute. {whatTheyBlame}',
    'Something or somebody has to be at fault, so we hold a quick vote. {whatTheyBlame}',
    'No mystery without suspects. {whatTheyBlame}',
    "{if whatTheyBlame has outside} If pointing fingers were paid work, we'd all be rich. {whatTheyBlame}",
  ],
  poetic: [
    'And the eye goes where it has always gone. {whatTheyBlame}',
    '{if whatTheyBlame has outside} And the finger points outward, as fingers do. {whatTheyBlame}',
    'We look for a reason, and take the nearest. {whatTheyBlame} Near is not the same as true.',
    'The heart wants something to point to. {whatTheyBlame}',
  ],
  gentle: [
    "It's natural to look for a reason. {whatTheyBlame}",
    'You may have had your own explanation until now. {whatTheyBlame}',
    "Of course you've looked for a reason. {whatTheyBlame} There may be more to the story.",
    "It's only human to want an explanation. {whatTheyBlame}",
  ],
  mentor: [
    '{if whatTheyBlame has outside} Notice where the finger has pointed so far. {whatTheyBlame}',
    '{if whatTheyBlame has outside} Where have you pointed when things went wrong? {whatTheyBlame}',
    'We all reach for an explanation, and usually for the nearest one. {whatTheyBlame}',
    'Consider where we usually look for the cause. {whatTheyBlame} Often there is more to find.',
  ],
  friend: [
    "And of course we go looking for a culprit, because that's human. {whatTheyBlame}",
    'Be honest, who or what have you been cross with until now? {whatTheyBlame}',
    "And I get why you'd want to pin it on something. {whatTheyBlame}",
    "Everybody's got something or somebody to point at. {whatTheyBlame}",
  ],
  coach: [
    'So what did you think was causing it? {whatTheyBlame}',
    "Look at where you've been pointing. {whatTheyBlame} We work on what we can change.",
    "Now check what you've been up against, or think you have. {whatTheyBlame}",
    "{if whatTheyBlame has outside} It's tempting to look for the reason out there. {whatTheyBlame}",
  ],
};

export const rationalise: ByPersonality = {
  bold: [
    'And you make it sound fine. {howTheyRationalize}',
    "Then comes the line that keeps it all as it is. {howTheyRationalize} I'm not buying.",
    'Then you talk yourself out of changing anything. {howTheyRationalize}',
    "You've got a speech for this, and I think you deserve a better one. {howTheyRationalize}",
  ],
  blunt: [
    'The excuse: {howTheyRationalize}',
    'And how do you explain it away? {howTheyRationalize}',
    'And then you let yourself off the hook. {howTheyRationalize}',
    'What you say instead of changing anything: {howTheyRationalize}',
  ],
  funny: [
    "There's even an official statement from your inner press office. {howTheyRationalize}",
    'And the spokesperson in your head steps up to the microphone. {howTheyRationalize}',
    'And now a word from the defence. {howTheyRationalize}',
    "Don't worry, there's a perfectly good explanation. {howTheyRationalize}",
  ],
  poetic: [
    'You wrap it in words, so that it weighs less. {howTheyRationalize}',
    'There are words we say to be left in peace. {howTheyRationalize}',
    'You get used to the sound of your own reasons. {howTheyRationalize}',
    'Say anything often enough, and it begins to sound true. {howTheyRationalize}',
  ],
  gentle: [
    'And you find words that make it bearable. {howTheyRationalize}',
    'Sometimes we tell ourselves something, just to get through the day. {howTheyRationalize}',
    "Perhaps you find a way to make it all right. {howTheyRationalize} I'm not blaming you.",
    "It's human to look for reasons to leave things as they are. {howTheyRationalize}",
  ],
  mentor: [
    'Then reason steps in and defends the way things are. {howTheyRationalize} The cleverer we are, the better our excuses.',
    'Listen to how we explain it to ourselves. {howTheyRationalize}',
    'What do we say, so that nothing has to change? {howTheyRationalize}',
    'Notice how quickly an explanation turns up. {howTheyRationalize}',
  ],
  friend: [
    'And what do you say when the subject comes up? {howTheyRationalize}',
    "You've even got a line ready for when people ask. {howTheyRationalize}",
    "And then comes the usual line. {howTheyRationalize} I've got a few lines of my own, so I'm not judging.",
    'I can hear you already. {howTheyRationalize}',
  ],
  coach: [
    'Spot the story you tell yourself and others. {howTheyRationalize}',
    'Now hear the excuse out loud. {howTheyRationalize} Heard. Next.',
    "Here's the talk that keeps you from starting. {howTheyRationalize}",
    'Watch what you tell yourself. {howTheyRationalize}',
  ],
};

export const rootCause: ByPersonality = {
  bold: [
    "Here's what you're really up against. {realRootCause} A cause, once named, can be tackled.",
    "So let's name what's really behind it all. {realRootCause}",
    'Forget the usual explanations and look at the cause. {realRootCause}',
    "I'll say straight out where it all comes from. {realRootCause}",
  ],
  blunt: [
    'The actual cause: {realRootCause}',
    "Here's what's really going on: {realRootCause}",
    'So what causes all this? {realRootCause}',
    "Here's what it all comes down to. {realRootCause}",
  ],
  funny: [
    'And now the scene where I gather everybody in the library. {realRootCause} Gasps all round.',
    'I went looking for the reason, magnifying glass and all. {realRootCause}',
    'After a thorough investigation, I can now reveal the cause. {realRootCause}',
    'So what was behind it all along? {realRootCause}',
  ],
  poetic: [
    'Go one step deeper, to where it all begins. {realRootCause}',
    'Beneath what shows, there is what makes it so. {realRootCause}',
    'Follow it back, as far as it goes, and you find the reason. {realRootCause}',
    'And where does all of it come from? {realRootCause}',
  ],
  gentle: [
    'Can I offer you an explanation? {realRootCause}',
    "So what's underneath it all? {realRootCause}",
    "Perhaps there's another way to explain it. {realRootCause}",
    'What if this were the real reason? {realRootCause}',
  ],
  mentor: [
    "Now to what's really behind it all, because that's where things have to change. {realRootCause}",
    'Ask why often enough and you arrive here. {realRootCause} Knowing the cause is where the work begins.',
    'If you trace things back carefully, what do you find? {realRootCause}',
    "Here's where I'd look for the cause. {realRootCause}",
  ],
  friend: [
    "Here's what I think is going on. {realRootCause}",
    "So here's the actual reason, as far as I can see: {realRootCause}",
    'Want to know what I think is really behind it all? {realRootCause}',
    "Ask me what's behind it all, and here's what I'd bet on. {realRootCause}",
  ],
  coach: [
    'Diagnosis: {realRootCause} Now we can treat the right thing.',
    'Find the cause, then fix the cause. {realRootCause}',
    "This is what's holding you back. {realRootCause}",
    'So we look one level deeper. {realRootCause}',
  ],
};

export const truth: ByPersonality = {
  bold: [
    "And since we're being honest, hear this too. {uncomfortableTruth}",
    'I owe you the uncomfortable part. {uncomfortableTruth} You can take it.',
    "I'd be lying if I left this out. {uncomfortableTruth}",
    "Now I'm going to say something you may not forgive right away. {uncomfortableTruth}",
  ],
  blunt: [
    "Now the part you won't like: {uncomfortableTruth}",
    "You don't want to hear this. {uncomfortableTruth} There, it's said.",
    "You won't thank me for this one. {uncomfortableTruth}",
    'Unpopular, but here it is. {uncomfortableTruth}',
  ],
  funny: [
    "I'd put this on a birthday card, if I wanted to lose friends. {uncomfortableTruth}",
    'Small drum roll for the awkward bit: {uncomfortableTruth}',
    "Hold on to something, this bit's bumpy. {uncomfortableTruth} There. Are we still speaking?",
    'I was advised to leave this bit out. {uncomfortableTruth}',
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
    "There's something that isn't easy to hear. {uncomfortableTruth} Take in as much as you can for now.",
  ],
  mentor: [
    "A good teacher says the difficult thing once, and kindly. {uncomfortableTruth} I'll leave it there.",
    "There's a truth here that won't go away by itself. {uncomfortableTruth}",
    "I'd be a poor guide if I kept this from you. {uncomfortableTruth}",
    "I've gone back and forth about whether to say this. {uncomfortableTruth}",
  ],
  friend: [
    "I'm only saying this because I like you. {uncomfortableTruth} Still friends?",
    "Don't be mad at me for this one. {uncomfortableTruth}",
    'Can I say something you might not like? {uncomfortableTruth}',
    "Okay, I'm just going to say it. {uncomfortableTruth}",
  ],
  coach: [
    'Honest feedback, no padding: {uncomfortableTruth}',
    "Hard truth: {uncomfortableTruth} Good, now it's out.",
    "I wouldn't be doing my job if I kept this to myself. {uncomfortableTruth}",
    "You're not going to like this one. {uncomfortableTruth}",
  ],
};

export const flipCost: ByPersonality = {
  bold: [
    'Keep seeing it the old way and you keep paying. {timerCostFrameFlip}',
    'A wrong idea sends its own bill. {timerCostFrameFlip} I say we stop paying.',
    'And as long as the old idea stands, you pay. {timerCostFrameFlip}',
    'Look at what the old idea takes from you. {timerCostFrameFlip}',
  ],
  blunt: [
    'The cost of being wrong: {timerCostFrameFlip} Your call.',
    'Stay with the old view and it costs you. {timerCostFrameFlip}',
    "And being wrong isn't free. {timerCostFrameFlip}",
    "Hold on to the old idea a bit longer and here's what happens. {timerCostFrameFlip}",
  ],
  funny: [
    'The old theory also comes with running costs. {timerCostFrameFlip}',
    "And the old idea isn't even cheap. {timerCostFrameFlip} You'd think there would at least be loyalty points.",
    "Hanging on to the old idea? Here's the receipt. {timerCostFrameFlip}",
    'Wrong ideas come with a service charge. {timerCostFrameFlip}',
  ],
  poetic: [
    'And while we look the other way, it goes on. {timerCostFrameFlip}',
    'To be mistaken takes its share, and keeps on taking. {timerCostFrameFlip}',
    'To see a thing wrongly is never free. {timerCostFrameFlip}',
    'What we believe, we pay for. {timerCostFrameFlip}',
  ],
  gentle: [
    'Seeing it the old way may be taking something from you. {timerCostFrameFlip}',
    'And it goes on costing you, as long as you see it the old way. {timerCostFrameFlip}',
    "An old idea isn't only a thought. It costs you something, too. {timerCostFrameFlip}",
    "How much does it ask of you, to keep seeing it the old way? {timerCostFrameFlip} You're allowed to look again.",
  ],
  mentor: [
    'A false belief is never free. {timerCostFrameFlip}',
    'Consider what the old explanation will cost from here on. {timerCostFrameFlip} Understanding is cheaper.',
    'What does it cost to stay mistaken? {timerCostFrameFlip}',
    "I'd also look at what it costs to hold on to the old idea. {timerCostFrameFlip}",
  ],
  friend: [
    'And look what happens when we get this wrong. {timerCostFrameFlip}',
    'So what does it do to you, hanging on to the old idea? {timerCostFrameFlip}',
    'And the worst thing about a wrong idea is that you pay for it. {timerCostFrameFlip}',
    "It's not just wrong, the old idea, it's expensive. {timerCostFrameFlip}",
  ],
  coach: [
    'Price of working on the wrong thing: {timerCostFrameFlip}',
    'Count what the old thinking takes from you. {timerCostFrameFlip} Change the thinking, and you change the result.',
    'Play by the old rules and you lose ground. {timerCostFrameFlip}',
    'Check what the old way does to your results. {timerCostFrameFlip}',
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
    'Evidence. {miniStoryOrStat} Enough said.',
    "Here's something I keep in mind. {miniStoryOrStat}",
    "Don't believe me yet. Look at this first. {miniStoryOrStat}",
    'Straight from real life. {miniStoryOrStat} Draw your own conclusions.',
  ],
  funny: [
    "And no, I'm not making this up, I don't have the imagination. {miniStoryOrStat}",
    'A quick word from reality. {miniStoryOrStat}',
    "I've brought something to back me up, for once. {miniStoryOrStat}",
    "And now, to everybody's surprise, some evidence. {miniStoryOrStat}",
  ],
  poetic: [
    'Some things speak more plainly than I can. {miniStoryOrStat}',
    'Let life speak for itself. {miniStoryOrStat}',
    'There is something I come back to. {miniStoryOrStat}',
    'Let me set my own words aside for once. {miniStoryOrStat}',
  ],
  gentle: [
    "Here's something that may help you see it. {miniStoryOrStat}",
    'It might help to look at something real. {miniStoryOrStat} Take from it whatever fits.',
    "There's something I'd like to leave with you here. {miniStoryOrStat}",
    'Would something from real life help? {miniStoryOrStat}',
  ],
  mentor: [
    "Here's something you can judge by. {miniStoryOrStat}",
    'Sometimes real life argues better than I can. {miniStoryOrStat}',
    "I don't expect you to take my word for it. {miniStoryOrStat}",
    "There's something I keep as a reminder. {miniStoryOrStat}",
  ],
  friend: [
    'Listen to this. {miniStoryOrStat}',
    "Here's something you'll want to hear. {miniStoryOrStat}",
    "And I can tell you why I'm so sure. {miniStoryOrStat}",
    "I've got to tell you this. {miniStoryOrStat}",
  ],
  coach: [
    'Look at the record. {miniStoryOrStat}',
    'Case in point. {miniStoryOrStat}',
    'Go by the evidence. {miniStoryOrStat}',
    'Facts, then we go on. {miniStoryOrStat}',
  ],
};

export const flipLand: ByPersonality = {
  bold: [
    'So forget the old answers. Now we can look for better ones.',
    'Different cause, different plan.',
    'So the guessing ends here, and the work can begin.',
    "Now we know where to aim, so let's aim.",
  ],
  blunt: [
    'A wrong explanation leads to wrong answers. Now for the right ones.',
    "Enough about the cause. Let's talk about the way out.",
    "Now you know what's wrong, so let's talk about what to do.",
    "You've heard the cause, so now let's do something about it.",
  ],
  funny: [
    'So that was the bad news. I did bring some good news as well.',
    'Right, mystery solved, and without a single car chase.',
    'So, case solved, and nobody had to be handcuffed.',
    'And the best thing about the real reason is that you can do something about it.',
  ],
  poetic: [
    'Once the beginning is seen, the ending can be changed.',
    'And look, from here the way goes on.',
    'Now that it can be seen, it can also end.',
    'Seen from here, the way looks different.',
  ],
  gentle: [
    'Once the real reason is known, something different can help, and I can show you what.',
    "It's good to know the cause, because now we can do something about it.",
    "Maybe it's a relief to know the reason, and maybe that takes some time. Either is fine.",
    'Now that we know the cause, we can do something that really helps.',
  ],
  mentor: [
    "The right diagnosis is half the cure. Let's come to the other half.",
    'With a different cause comes a different remedy.',
    "Once you know the cause, you can choose the remedy, and that's what comes next.",
    'The cause we found can be worked on, and I find that encouraging.',
  ],
  friend: [
    "So now that we know what's behind it all, shall we talk about what to do?",
    'Okay, that was the hard part, and here comes the good one.',
    'So now you know the real cause. And that, we can change.',
    "It's almost a relief, isn't it? Knowing the reason?",
  ],
  coach: [
    'New target locked. Time for the plan.',
    'So much for the diagnosis. On to the training.',
    'Now you know where the real work is.',
    "We've found the cause. Let's talk tactics.",
  ],
};
