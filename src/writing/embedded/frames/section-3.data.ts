import type { ByPersonality, Lines } from './frame.ts';

/** Frame Flip: the belief, the crash it leads to, the wrong culprit, the real cause, the truth, the proof. */
export const flipOpen: Lines = {
  'problem-aware': [
    "You know that something is wrong. Let's find out what it really is.",
    'The pain is real. The explanation you were given for it may not be.',
  ],
  'solution-aware': [
    "You've looked at solutions, maybe more than one. Let's look at what all of them take for granted.",
    'You know there are ways out. What has been missing is the reason why they never lasted.',
  ],
  'product-aware': [
    'You know roughly what I offer, so let me get to the point of it quickly.',
    "You've heard of what I do. Here's the thinking it stands on.",
  ],
  none: ["Let's turn the picture around.", 'Now look at the same thing from the other side.'],
};

export const belief: ByPersonality = {
  bold: [
    "There's a lie in the middle of all this. {stupidThingTheyBelieve} I'm here to take it from you.",
    'One belief has held you hostage. {stupidThingTheyBelieve} It ends today.',
  ],
  blunt: [
    "Here's the mistake. {stupidThingTheyBelieve} Wrong.",
    "This is what passes for common sense. {stupidThingTheyBelieve} It's nonsense.",
  ],
  funny: [
    'Now for the most popular fairy tale in the business. {stupidThingTheyBelieve} And they all lived happily ever after, except that nobody did.',
    'Somebody told you a good one. {stupidThingTheyBelieve} It even sounds clever, like most things said at dinner.',
  ],
  poetic: [
    'You carry a sentence like a stone in your coat. {stupidThingTheyBelieve} You have carried it so long that you call it yourself.',
    'We live in what we tell ourselves, the way one lives in a house. {stupidThingTheyBelieve} That house has no windows.',
  ],
  gentle: [
    "There's something you may believe, because almost everybody does. {stupidThingTheyBelieve} It's understandable. And it isn't so.",
    'Under the trouble lies a belief that was handed to you. {stupidThingTheyBelieve} You can put it down without feeling foolish.',
  ],
  mentor: [
    'Every loop is held together by a belief. {stupidThingTheyBelieve} Question that, and the loop begins to loosen.',
    'Ask what you would have to believe in order to go on like this. {stupidThingTheyBelieve} It deserves a second look.',
  ],
  friend: [
    "Here's where I have to disagree with you, lovingly. {stupidThingTheyBelieve} I get why. It's just not true.",
    'You know what gets taken for granted, by you and by nearly everyone around you? {stupidThingTheyBelieve} And nobody checks.',
  ],
  coach: [
    "Let's check the assumption. {stupidThingTheyBelieve} That belief is running your plays.",
    "Find the faulty instruction. {stupidThingTheyBelieve} We're going to rewrite it.",
  ],
};

export const crash: ByPersonality = {
  bold: [
    "Follow it to the end and you hit a wall at full speed. {crashMovieScene} That's where the old belief leads.",
    "Here's the scene nobody wants in their film. {crashMovieScene} No stunt double.",
  ],
  blunt: [
    "Then it crashes. {crashMovieScene} That's what it comes to.",
    'Where does that end? {crashMovieScene} Exactly there.',
  ],
  funny: [
    'If this were a film, here comes the scene where people cover their eyes. {crashMovieScene} And cut.',
    "Then physics gets involved. {crashMovieScene} It's the kind of scene you only laugh about years later.",
  ],
  poetic: [
    'Then one day the glass falls, and the sound goes on for a long time. {crashMovieScene} Some silences begin like that.',
    'See it as a film with the sound turned down. {crashMovieScene} Even the light seems to hold still.',
  ],
  gentle: [
    "Let's stay with one scene, only as long as it feels alright. {crashMovieScene} You can breathe out now.",
    'It may have come to a point like this. {crashMovieScene} Nobody should have to go through that and think it was their own doing.',
  ],
  mentor: [
    "Let me show you where that road leads. {crashMovieScene} It's painful. It's also useful, if you read it right.",
    "There's always a day on which the belief meets the facts. {crashMovieScene} Such a day is a hard teacher and a good one.",
  ],
  friend: [
    "And then it all comes down, usually at the worst time. {crashMovieScene} I'd give you a hug, if I could.",
    "Tell me you don't know some version of this. {crashMovieScene} You can see every detail, right?",
  ],
  coach: [
    "Now watch the breakdown frame by frame. {crashMovieScene} That's the play that costs the season.",
    "Here's where the old approach fails under load. {crashMovieScene} Failure is information.",
  ],
};

export const realisation: ByPersonality = {
  bold: [
    "{if crashMovieScene} And in the wreckage something becomes clear. {crashRealizationMoment} You can't unsee that.",
    "That's when it sinks in. {crashRealizationMoment} From here there's no way back to pretending.",
  ],
  blunt: [
    'And then you get it. {crashRealizationMoment} Late, but true.',
    "At some point there's no way around it. {crashRealizationMoment} Remember that.",
  ],
  funny: [
    'And somewhere a very small light bulb goes on. {crashRealizationMoment} Better late than in the next sequel.',
    "Then comes the plot point. {crashRealizationMoment} You didn't see it coming. The rest of the cinema did.",
  ],
  poetic: [
    'And out of the quiet rises one clear thought. {crashRealizationMoment} It does not shout. It does not have to.',
    'Then something opens that had been shut for years. {crashRealizationMoment} And the light is not unkind.',
  ],
  gentle: [
    'And slowly something dawns. {crashRealizationMoment} You can let that sink in.',
    "{if crashMovieScene} In the middle of it there's a small, clear thought. {crashRealizationMoment} It can hurt and free you in the same breath.",
  ],
  mentor: [
    "{if crashMovieScene} A moment like that teaches one thing. {crashRealizationMoment} Hold on to it. It's worth more than comfort.",
    "Then, if you're willing to look, you understand. {crashRealizationMoment} That's the turning point.",
  ],
  friend: [
    "And that's when it hits you. {crashRealizationMoment} I know. Me saying it doesn't make it easier.",
    "And suddenly there's no un-knowing it. {crashRealizationMoment} Weirdly, that's good news.",
  ],
  coach: [
    "Take the lesson. {crashRealizationMoment} That's your turning point, use it.",
    'Debrief: {crashRealizationMoment} Now we have something to build on.',
  ],
};

export const blame: ByPersonality = {
  bold: [
    'But the mind wants a culprit, and it picks the easy one. {whatTheyBlame} Wrong enemy.',
    'So you aim, and you aim at the wrong target. {whatTheyBlame} Lower the weapon.',
  ],
  blunt: [
    'And who gets the blame? {whatTheyBlame} Convenient. Not correct.',
    'The usual suspects: {whatTheyBlame} Not guilty.',
  ],
  funny: [
    "Naturally there's an investigation, and it finds a scapegoat in under a minute. {whatTheyBlame} Case closed, wrong person in jail.",
    "Somebody has to be at fault, so we hold a quick vote. {whatTheyBlame} The accused couldn't be reached for comment.",
  ],
  poetic: [
    'We look for the thief outside, while the window stands open within. {whatTheyBlame} The night is not to blame for being dark.',
    'So the finger points outward, as fingers do. {whatTheyBlame} And the true cause sits quietly at the table.',
  ],
  gentle: [
    "It's natural to look for a reason. {whatTheyBlame} Maybe that's part of it. It isn't the root.",
    'And of course you want to know why. {whatTheyBlame} It was a fair guess with what you knew.',
  ],
  mentor: [
    'Notice where the finger points. {whatTheyBlame} Blame is a relief, but it leaves you with nothing you can change.',
    "We prefer a cause we can't change. {whatTheyBlame} It spares us, and it keeps us where we are.",
  ],
  friend: [
    "And then we go looking for something to blame, because that's human. {whatTheyBlame} I'd love it to be that simple.",
    "I know your list of suspects. {whatTheyBlame} And I don't think that's it.",
  ],
  coach: [
    "Check where you put the cause. {whatTheyBlame} You can't train what you don't control.",
    'Look at the excuse column. {whatTheyBlame} Cross it out and keep going.',
  ],
};

export const rationalise: ByPersonality = {
  bold: [
    'And you make peace with it far too cheaply. {howTheyRationalize} You deserve a better bargain.',
    "Then comes the sentence that keeps people small. {howTheyRationalize} I'm not buying it, and neither should you.",
  ],
  blunt: [
    'The excuse: {howTheyRationalize} Comfortable. Still an excuse.',
    "And how do you explain it away? {howTheyRationalize} It sounds reasonable. That's the danger.",
  ],
  funny: [
    "There's even an official statement. {howTheyRationalize} Signed, your inner press office.",
    'And the spokesperson in your head steps up to the microphone. {howTheyRationalize} No further questions.',
  ],
  poetic: [
    'You wrap it in soft words so that it does not cut. {howTheyRationalize} Cotton around a blade.',
    'And you sing yourself to sleep with an old line. {howTheyRationalize} A lullaby is not an answer.',
  ],
  gentle: [
    'And you find words that make it bearable. {howTheyRationalize} They protected you for a while. You may not need them any more.',
    'Sometimes a sentence helps us get through the day. {howTheyRationalize} You can thank it, and let it go.',
  ],
  mentor: [
    'Then reason steps in and defends the habit. {howTheyRationalize} The cleverer we are, the better our excuses.',
    'Listen to how we explain it. {howTheyRationalize} An explanation that changes nothing is only a comfort.',
  ],
  friend: [
    "And when I ask how it's going, you say something like this: {howTheyRationalize} I know that line. It's a good one. It's not the truth.",
    'You even have the sentence ready for dinner parties. {howTheyRationalize} You say it so well that you nearly believe it.',
  ],
  coach: [
    'Spot the story you tell afterwards. {howTheyRationalize} We drop that line from today.',
    'Now say the excuse out loud. {howTheyRationalize} Heard. Next.',
  ],
};

export const rootCause: ByPersonality = {
  bold: [
    "Here's the real enemy. {realRootCause} Now you can fight something that can be beaten.",
    "So let's name what is truly behind it. {realRootCause} And that changes everything.",
  ],
  blunt: [
    'The actual cause: {realRootCause} That. Only that.',
    "Now what's really going on: {realRootCause} Everything else is noise.",
  ],
  funny: [
    'And now, would the real culprit please stand up. {realRootCause} Ah. There you are.',
    'Turns out the butler was innocent. {realRootCause} I know, I also liked the old theory better.',
  ],
  poetic: [
    'Go down one more step, to where the water is still. {realRootCause} That is the spring the river comes from.',
    'Beneath the leaves, beneath the branch, there is the root. {realRootCause} Touch it once and you will always know it.',
  ],
  gentle: [
    'Can I offer you another explanation? {realRootCause} If that brings a little relief, let it.',
    "So what's underneath? {realRootCause} It was never that you didn't care enough.",
  ],
  mentor: [
    'Now to the root, because only roots are worth pulling. {realRootCause} See it, and the symptoms stop looking mysterious.',
    "Ask why often enough and you arrive here. {realRootCause} That's where the work begins.",
  ],
  friend: [
    'You know what I think it really is? {realRootCause} And that, we can do something about.',
    "So here's the actual reason, as far as I can see: {realRootCause} It makes so much more sense that way, doesn't it?",
  ],
  coach: [
    'Diagnosis: {realRootCause} Now we know which muscle to train.',
    "Find the cause, then fix the cause. {realRootCause} That's our new focus.",
  ],
};

export const truth: ByPersonality = {
  bold: [
    "And since we're being honest, take this too. {uncomfortableTruth} It stings because it's close.",
    'I owe you the part that others leave out. {uncomfortableTruth} You can take it.',
  ],
  blunt: [
    "Now the part you won't like: {uncomfortableTruth} Sorry. Not sorry.",
    "You don't want to hear this. {uncomfortableTruth} There, it's said.",
  ],
  funny: [
    "I'd put this on a birthday card, if I wanted to lose friends. {uncomfortableTruth} Happy birthday anyway.",
    'Small drumroll for the awkward bit: {uncomfortableTruth} You may throw one tomato.',
  ],
  poetic: [
    'Some truths come barefoot and stand in the doorway. {uncomfortableTruth} Let it in. It has walked a long way.',
    'And there is a truth one only says at night. {uncomfortableTruth} By morning it weighs less.',
  ],
  gentle: [
    "There's something I'd like to say, and I say it with care. {uncomfortableTruth} You don't have to do anything with it right away.",
    "This may be uncomfortable, so take it slowly. {uncomfortableTruth} I wouldn't say it if I didn't believe in you.",
  ],
  mentor: [
    'A good teacher says the difficult thing once, and kindly. {uncomfortableTruth} Keep it for a quiet hour.',
    "There's one truth that nobody gets around. {uncomfortableTruth} Once you have faced it, the rest gets easier.",
  ],
  friend: [
    "I'm only saying this because I like you. {uncomfortableTruth} Still friends?",
    "Don't be mad at me for this one. {uncomfortableTruth} Somebody had to say it.",
  ],
  coach: [
    "Honest feedback, no padding: {uncomfortableTruth} Own it, and you're already ahead.",
    'Hard truth, then we move: {uncomfortableTruth} Good. That took guts to hear.',
  ],
};

export const flipCost: ByPersonality = {
  bold: [
    "Keep seeing it the old way and the price keeps climbing. {timerCostFrameFlip} I won't stand by for that.",
    'A wrong belief sends its own bill. {timerCostFrameFlip} Tear it up.',
  ],
  blunt: [
    'Cost of being wrong: {timerCostFrameFlip} Your call.',
    'Stay with the old view and it costs you. {timerCostFrameFlip} Your choice.',
  ],
  funny: [
    'The old theory also comes with running costs. {timerCostFrameFlip} Quite a price for a hobby.',
    "And believing it isn't even cheap. {timerCostFrameFlip} You'd think it would at least come with a free mug.",
  ],
  poetic: [
    'And while we look in the wrong place, the sand runs. {timerCostFrameFlip} No hourglass has ever been talked into waiting.',
    'A year spent with the wrong map is still a year. {timerCostFrameFlip} And none of it comes back.',
  ],
  gentle: [
    'Seeing it the old way has been taking something from you, a little at a time. {timerCostFrameFlip} That can end gently.',
    "And it goes on costing, as long as the picture stays the same. {timerCostFrameFlip} You didn't know. Now you do.",
  ],
  mentor: [
    "A false belief is paid for in time. {timerCostFrameFlip} You've paid for that lesson. You may as well have it.",
    'Consider what the old explanation will cost from here on. {timerCostFrameFlip} Understanding is cheaper.',
  ],
  friend: [
    "And every time we get this wrong, look what happens. {timerCostFrameFlip} I'd rather you didn't have to pay for that.",
    "That's the annoying part, it adds up. {timerCostFrameFlip} And for what?",
  ],
  coach: [
    'Price of running the wrong drill: {timerCostFrameFlip} We stop that leak first.',
    'Count what the old thinking takes from you. {timerCostFrameFlip} Change the thinking, and you change the result.',
  ],
};

export const story: ByPersonality = {
  bold: [
    "Don't take my word for it. {miniStoryOrStat} That's what the evidence says.",
    'Want proof? {miniStoryOrStat} Argue with that.',
  ],
  blunt: ['Evidence: {miniStoryOrStat} Enough said.', 'You want facts. {miniStoryOrStat} Those are the facts.'],
  funny: [
    "And in case you think I made this up in the shower: {miniStoryOrStat} I couldn't have invented it.",
    'A quick word from reality: {miniStoryOrStat} Reality has been waiting to say that.',
  ],
  poetic: [
    'One small story holds it better than I can. {miniStoryOrStat} Let it speak.',
    'And here is a window onto it: {miniStoryOrStat} Look through it for a moment.',
  ],
  gentle: [
    "Here's something that may help you see it. {miniStoryOrStat} You can let that sink in.",
    'It might help to look at something real. {miniStoryOrStat} Take from it whatever fits.',
  ],
  mentor: [
    "Here's something to hold it against. {miniStoryOrStat} That's worth remembering.",
    'Sometimes one fact does more than any argument. {miniStoryOrStat} Think about that for a moment.',
  ],
  friend: [
    'Listen to this. {miniStoryOrStat} I keep coming back to that one.',
    "Here's one you can tell anybody. {miniStoryOrStat} Wild, when you think about it.",
  ],
  coach: [
    "Look at the record. {miniStoryOrStat} That's how we know.",
    'Case in point: {miniStoryOrStat} Let that settle before we go on.',
  ],
};

export const flipLand: ByPersonality = {
  bold: ['So forget the old question. Now we can ask a better one.', 'New enemy, new plan.'],
  blunt: ['Wrong problem, wrong answer. Now the right one.', 'So much for the cause. Now for the way out.'],
  funny: [
    'So that was the bad news. I did bring some good news as well.',
    'Right, mystery solved, cape off. What do we do with it?',
  ],
  poetic: ['And once the root is seen, another spring is possible.', 'Turn the map around, and look, there is a road.'],
  gentle: [
    "If that's the real reason, then something different can help. I'd like to show you.",
    "It's good to know the cause. Now we can do something about it.",
  ],
  mentor: [
    "A right diagnosis is half the cure. Let's come to the other half.",
    'With a different cause comes a different remedy.',
  ],
  friend: [
    'So now that we know what it is, shall we talk about what to do?',
    'Okay. Deep breath. That was the hard part, and here comes the good one.',
  ],
  coach: ['New target locked. Time for the plan.', 'That was the diagnosis. On to the training.'],
};
