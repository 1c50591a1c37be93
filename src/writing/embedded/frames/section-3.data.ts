import type { ByPersonality, Lines } from './frame.ts';

/** Frame Flip: the belief, the crash it leads to, the wrong culprit, the real cause, the truth, the proof. */
export const flipOpen: Lines = {
  'problem-aware': [
    "{if realRootCause} You know what hurts, so let's look at what's underneath.",
    "The pain is real. What gets said about it isn't always true.",
    "{if realRootCause} You can feel that something has to change, and I'd like to show you where I'd look.",
    "{if realRootCause} Everybody sees what it looks like, and hardly anybody asks what's behind it.",
  ],
  'solution-aware': [
    "You've looked at solutions, maybe more than one, so let's look at what all of them take for granted.",
    'You know there are ways out. Nobody has told you why none of them worked.',
    "You know what's out there, so I won't waste your time with it. Let's look at why it hasn't helped.",
    "One more option won't help. It's better to know why the last ones didn't.",
  ],
  'product-aware': [
    "You know roughly what I offer, so let me show you what it's up against.",
    "You've heard of what I do, so here's the thinking behind it.",
    "You've probably got an idea of what I do, so let me start with why I do it like that.",
    "I won't introduce the whole thing again. Let me just show you the reason behind it.",
  ],
  none: [
    "Let's turn the picture around.",
    'Now look at the same thing from the other side.',
    "{if realRootCause} So let's look at why it really happens.",
    "{if realRootCause} Now let's ask where it comes from.",
  ],
};

export const belief: ByPersonality = {
  bold: [
    "There's a lie in the middle of all this. {stupidThingTheyBelieve} And I'll go on calling it one.",
    'One idea has been running the show. {stupidThingTheyBelieve} That ends today.',
    "Somebody sold you a story, and you've been paying for it ever since. {stupidThingTheyBelieve} It's time to hand it back.",
    "{unless stupidThingTheyBelieve has more} I'll tell you what's keeping you stuck. {stupidThingTheyBelieve} And it isn't even true.",
  ],
  blunt: [
    "{unless stupidThingTheyBelieve has more} Here's the mistake. {stupidThingTheyBelieve} Wrong.",
    "{unless stupidThingTheyBelieve has more} This is what passes for common sense. {stupidThingTheyBelieve} It's nonsense.",
    "You've got one thing wrong. {stupidThingTheyBelieve} The idea sounds sensible. It's still wrong.",
    'This is the idea that keeps you there: {stupidThingTheyBelieve} That idea has to go.',
  ],
  funny: [
    'Now for a very popular fairy tale. {stupidThingTheyBelieve} And they all lived happily ever after, except that nobody did.',
    '{unless stupidThingTheyBelieve has more} Somebody told you a good one. {stupidThingTheyBelieve} It even sounds clever, like most things said at dinner.',
    "There's a rumour going round, and I'm afraid you've fallen for it. {stupidThingTheyBelieve} And people say it with a straight face.",
    "{unless stupidThingTheyBelieve has more} I blame whoever first came up with this one. {stupidThingTheyBelieve} It's catchy, I'll give it that.",
  ],
  poetic: [
    'You carry a sentence like a stone in your coat. {stupidThingTheyBelieve} You have carried it so long that it feels like part of you.',
    'We live in what we tell ourselves, the way one lives in a house. {stupidThingTheyBelieve} That house has no windows.',
    'Someone once left a thought on your doorstep. {stupidThingTheyBelieve} You let it in, and it has never moved out.',
    '{unless stupidThingTheyBelieve has more} Some thoughts are so old that they feel like weather. {stupidThingTheyBelieve} But it is only a thought.',
  ],
  gentle: [
    "{unless stupidThingTheyBelieve has more} There's an idea you may hold, because almost everybody does. {stupidThingTheyBelieve} It's understandable. And it isn't so.",
    "Underneath it all, there's an idea that somebody once handed you. {stupidThingTheyBelieve} You can put that idea down without feeling foolish.",
    "There's one idea I'd like us to look at, very carefully. {stupidThingTheyBelieve} You learned it somewhere, and you can unlearn it, too.",
    "Many of us start out with the same idea. {stupidThingTheyBelieve} There's no shame in it.",
  ],
  mentor: [
    'Behind every habit there is an idea. {stupidThingTheyBelieve} Question that idea, and the habit begins to loosen.',
    '{unless stupidThingTheyBelieve has more} Ask what lets things go on like this. {stupidThingTheyBelieve} It deserves a second look.',
    "There's an assumption in all of this that nobody examines. {stupidThingTheyBelieve} I'd like us to examine it.",
    "{unless stupidThingTheyBelieve has more} In my experience, it nearly always rests on one idea. {stupidThingTheyBelieve} It's easy to see why. It just doesn't explain what happens.",
  ],
  friend: [
    "{unless stupidThingTheyBelieve has more} Here's where I have to disagree with you, lovingly. {stupidThingTheyBelieve} I get why. It's just not true.",
    "There's one thing that gets taken for granted, by you and by nearly everyone around you. {stupidThingTheyBelieve} And nobody ever asks where that idea comes from.",
    '{unless stupidThingTheyBelieve has more} Okay, this might sound a bit cheeky. {stupidThingTheyBelieve} But who told you that, anyway?',
    "I think there's one idea you've never really questioned. {stupidThingTheyBelieve} And honestly, why would you question it?",
  ],
  coach: [
    "Let's check the assumption. {stupidThingTheyBelieve} That belief is running your plays.",
    'Find the faulty instruction. {stupidThingTheyBelieve} That one gets rewritten.',
    "Here's the rule you've been playing by. {stupidThingTheyBelieve} Who made that rule? Not you.",
    "{unless stupidThingTheyBelieve has more} One bad instruction can spoil a whole season. {stupidThingTheyBelieve} This one we're throwing out.",
  ],
};

export const crash: ByPersonality = {
  bold: [
    "Now follow the old way to its end. {crashMovieScene} That's where it leads.",
    "Here's the scene nobody wants in their film. {crashMovieScene}",
    'And one day, the old way catches up with you. {crashMovieScene} That stays with you.',
    "This is how things end if nobody steps in. {crashMovieScene} I'm not saying it to scare you. I'm saying it because it happens.",
  ],
  blunt: [
    "And one day it goes wrong. {crashMovieScene} That's what it comes to.",
    'Where does the old way end? {crashMovieScene} Exactly there.',
    "And here's where the old way gets you. {crashMovieScene} There's no kinder version of that.",
    "Sooner or later something gives. {crashMovieScene} And then it's too late to be surprised.",
  ],
  funny: [
    'If this were a film, this would be the scene where people cover their eyes. {crashMovieScene}',
    'Then fate gets involved. {crashMovieScene} Nobody ordered that.',
    'And then the universe, never one for subtlety, steps in. {crashMovieScene} Nobody asked for that script.',
    "And then it all catches up with you. {crashMovieScene} I'd have skipped that bit, too.",
  ],
  poetic: [
    'Then one day it cannot be carried any further. {crashMovieScene} Some silences begin like that.',
    'See it once, slowly, the way one sees a film. {crashMovieScene}',
    'And then there comes a day. {crashMovieScene} Afterwards nothing is quite where it was.',
    'And then something breaks. {crashMovieScene} One hears the crack only later, when it is quiet.',
  ],
  gentle: [
    "Let's stay with one scene, only as long as it feels all right. {crashMovieScene} You can breathe out now.",
    "It may have come to a point like this. {crashMovieScene} That's hard, however it came about.",
    "Sometimes it has to come to a moment like this one. {crashMovieScene} If you've been there, I'm sorry. It's a hard place to be.",
    "This is what can happen, and I'll be careful with it. {crashMovieScene} I only say it because it happens.",
  ],
  mentor: [
    'Let me show you where the old road leads. {crashMovieScene} Look at it once, even if it hurts.',
    "{if stupidThingTheyBelieve} There's always a day on which an idea meets the facts. {crashMovieScene} Such a day is a hard teacher and a good one.",
    "{if stupidThingTheyBelieve} Sooner or later, every wrong idea runs into reality. {crashMovieScene} It's painful, and it's honest.",
    'It can come to this. {crashMovieScene} Nobody plans for that.',
  ],
  friend: [
    "And then it all comes crashing down, usually at the worst time. {crashMovieScene} I'd give you a hug, if I could.",
    "Tell me you don't know some version of this. {crashMovieScene} You can see every detail, right?",
    "And then comes the moment you'd rather forget. {crashMovieScene} It's not one I like to tell.",
    "I hate this part, but it belongs here. {crashMovieScene} That's the kind of thing that stays with you.",
  ],
  coach: [
    "Now watch the breakdown frame by frame. {crashMovieScene} That's the play that costs the season.",
    "Here's where the old approach fails under load. {crashMovieScene}",
    "And then comes the game you lose. {crashMovieScene} It hurts, and that's exactly why we look at it.",
    "Under pressure, the old plan falls apart. {crashMovieScene} Don't look away. There's something to learn in that.",
  ],
};

export const realisation: ByPersonality = {
  bold: [
    "{if crashMovieScene} And out of all that, one thing becomes clear. {crashRealizationMoment} You can't unsee that.",
    "Sooner or later it sinks in. {crashRealizationMoment} That's not a thought you can take back.",
    "{if crashMovieScene} That's the second in which you see it. {crashRealizationMoment} It doesn't go away again.",
    "And there it is, plain as day. {crashRealizationMoment} Looking away won't change it.",
  ],
  blunt: [
    'And then you get it. {crashRealizationMoment} Late, but true.',
    "At some point there's no way around it. {crashRealizationMoment} Remember that.",
    "{if crashMovieScene} That's when it's right in front of you. {crashRealizationMoment} It doesn't get any plainer.",
    "And then it hits you. {crashRealizationMoment} You can't argue with that.",
  ],
  funny: [
    'And somewhere a very small light bulb goes on. {crashRealizationMoment}',
    'Then the music stops. {crashRealizationMoment} Even the popcorn goes quiet.',
    'And then the penny drops, quite loudly. {crashRealizationMoment}',
    'And then comes the long, slow stare into the distance. {crashRealizationMoment}',
  ],
  poetic: [
    'And out of the quiet rises one clear thought. {crashRealizationMoment} It does not shout. It does not have to.',
    'Then something comes into view. {crashRealizationMoment}',
    'And something falls into place, with hardly a sound. {crashRealizationMoment} The echo stays.',
    'There are thoughts that wait until we are still. {crashRealizationMoment} And then they stay.',
  ],
  gentle: [
    'And slowly something dawns. {crashRealizationMoment} You can let that sink in.',
    "{if crashMovieScene} In the middle of it there's a small, clear thought. {crashRealizationMoment}",
    "{if crashMovieScene} And maybe, in that moment, something becomes clear. {crashRealizationMoment} A moment like that isn't there to hurt you, it's there to help.",
    'Sometimes a hard day leaves a thought behind. {crashRealizationMoment} Nothing has to be done with it yet.',
  ],
  mentor: [
    '{if crashMovieScene} A moment like that teaches one thing. {crashRealizationMoment} It helps more to know that than to be comforted.',
    'And then you see it. {crashRealizationMoment} Seeing it is half of the work.',
    "{if crashMovieScene} That's often the moment when something falls into place. {crashRealizationMoment} It isn't a comfortable thought, but it's a useful one.",
    '{if crashMovieScene} What you see at a point like that is worth more than any advice. {crashRealizationMoment}',
  ],
  friend: [
    "{if crashMovieScene} And that's when it hits you. {crashRealizationMoment} I know. Me saying it doesn't make it easier.",
    "And suddenly there's no un-knowing it. {crashRealizationMoment}",
    '{if crashMovieScene} And somehow, in the middle of all that, it clicks. {crashRealizationMoment} I wish it came with less drama, but there you go.',
    "And at some point it sinks in. {crashRealizationMoment} It's a horrible moment and a good one, both at once.",
  ],
  coach: [
    "{if crashMovieScene} That's the moment it sinks in. {crashRealizationMoment} Remember it.",
    'Debrief: {crashRealizationMoment} Now we have something to build on.',
    "{if crashMovieScene} That's the moment you start to see the game. {crashRealizationMoment}",
    'And then it becomes clear. {crashRealizationMoment} Seeing that is worth more than an easy win.',
  ],
};

export const blame: ByPersonality = {
  bold: [
    'But the mind wants a culprit, and it picks the easy one. {whatTheyBlame} Wrong enemy.',
    'So you take aim at the wrong target. {whatTheyBlame}',
    'And so we go after the wrong opponent. {whatTheyBlame} You could be right about that and still be stuck.',
    "I know what you've been telling yourself. {whatTheyBlame} That isn't what's holding you back.",
  ],
  blunt: [
    "And who's supposed to be behind it? {whatTheyBlame} Convenient. Not correct.",
    '{if whatTheyBlame has outside} The usual suspects. {whatTheyBlame} Not guilty.',
    '{if whatTheyBlame has outside} Now, whose fault is it? {whatTheyBlame} Nice try.',
    "You've got your explanation. {whatTheyBlame} It's not that.",
  ],
  funny: [
    '{if whatTheyBlame has outside} Naturally we want a culprit, and we find one in under a minute. {whatTheyBlame} Quick work. Wrong, but quick.',
    'Somebody has to be at fault, so we hold a quick vote. {whatTheyBlame} Not my favourite election.',
    'At this point, somebody starts taking down names. {whatTheyBlame} Nobody ever checks the alibis.',
    "{if whatTheyBlame has outside} And we've got plenty of suspects, haven't we? {whatTheyBlame} They've all got an alibi.",
  ],
  poetic: [
    '{if whatTheyBlame has outside} We look for the thief outside, while the window stands open within. {whatTheyBlame} The night is not to blame for being dark.',
    '{if whatTheyBlame has outside} And the finger points outward, as fingers do. {whatTheyBlame} And the true cause sits quietly at the table.',
    'We look for a reason, and take the nearest. {whatTheyBlame} Near is not the same as true.',
    "And so the trouble is laid at somebody's door. {whatTheyBlame} But it does not live there.",
  ],
  gentle: [
    "{if realRootCause} It's natural to look for a reason. {whatTheyBlame} Maybe that's part of it. It isn't the root.",
    "You've had your own explanation for it. {whatTheyBlame} It was a fair guess with what you knew.",
    "Of course you've looked for a reason. {whatTheyBlame} There may be something in that, and it's still not the whole story.",
    "It's only human to want an explanation. {whatTheyBlame} I don't think it's what it really comes down to.",
  ],
  mentor: [
    "{if whatTheyBlame has outside} Notice where the finger points. {whatTheyBlame} It's a relief to have a culprit, but it leaves you with nothing you can change.",
    "{if whatTheyBlame has outside} We prefer a cause we can't change. {whatTheyBlame} It spares us, and it keeps us where we are.",
    "We all reach for an explanation, and usually for the nearest one. {whatTheyBlame} It's not wrong, exactly. It's just not the cause.",
    "Consider where we usually look for the cause. {whatTheyBlame} I understand why, and I'd still look further.",
  ],
  friend: [
    "And then we go looking for a culprit, because that's human. {whatTheyBlame} I'd love it to be that simple.",
    "I know your list of suspects. {whatTheyBlame} And I don't think that's it.",
    "And I get why you'd want to pin it on something. {whatTheyBlame} I just don't think that's where it comes from.",
    "Everybody's got something to point at. {whatTheyBlame} And it'd be so handy if that were it.",
  ],
  coach: [
    "So what do you think is causing it? {whatTheyBlame} That's not where it starts.",
    'Look at the excuse column. {whatTheyBlame} Cross it out and keep going.',
    "Now look at what you've been putting it down to. {whatTheyBlame} That may all be so, but it won't change the result.",
    "{if whatTheyBlame has outside} It's tempting to look for the reason out there. {whatTheyBlame} We look for the one you can do something about.",
  ],
};

export const rationalise: ByPersonality = {
  bold: [
    "And you make it sound fine. {howTheyRationalize} It isn't fine, and you know it.",
    "Then comes the sentence that keeps it all as it is. {howTheyRationalize} I'm not buying it, and neither should you.",
    "Then you talk yourself out of it. {howTheyRationalize} You're too good for that line.",
    "You've got a nice little speech for this. {howTheyRationalize} I've heard it. I don't believe it.",
  ],
  blunt: [
    'The excuse: {howTheyRationalize} Comfortable. Still an excuse.',
    "And how do you explain it away? {howTheyRationalize} It sounds reasonable. That's the danger.",
    "And then you let yourself off the hook. {howTheyRationalize} It's a nice story, and that's all it is.",
    "You've got a line for that. {howTheyRationalize} Most people have one, and nothing changes by having it.",
  ],
  funny: [
    "There's even an official statement. {howTheyRationalize} Signed, your inner press office.",
    'And the spokesperson in your head steps up to the microphone. {howTheyRationalize} No further questions.',
    "And there's always an excuse to hand. {howTheyRationalize} I'd have signed that, too.",
    "Don't worry, there's a perfectly good explanation. {howTheyRationalize} And the award for best excuse goes to somebody very close to you.",
  ],
  poetic: [
    'You wrap it in soft words so that it does not cut. {howTheyRationalize} Cotton around a blade.',
    'And you sing yourself to sleep with an old line. {howTheyRationalize} A lullaby is not an answer.',
    'You get used to the sound of your own reasons. {howTheyRationalize} They keep the cold out, and the morning too.',
    'You have worn one phrase smooth with use. {howTheyRationalize} It fits the hand so well.',
  ],
  gentle: [
    'And you find words that make it bearable. {howTheyRationalize} Those words protected you for a while. You may not need them any more.',
    'Sometimes a sentence helps us get through the day. {howTheyRationalize} You can thank it, and let it go.',
    'And then you find a way to make it all right. {howTheyRationalize} I understand that. I only wonder whether it still helps.',
    'We all have some way of making it easier to bear. {howTheyRationalize} It was a kind thing to do for yourself, for a while.',
  ],
  mentor: [
    'Then reason steps in and defends the habit. {howTheyRationalize} The cleverer we are, the better our excuses.',
    'Listen to how we explain it to ourselves. {howTheyRationalize} An explanation that changes nothing is only a comfort.',
    "And then we find a reason to leave things as they are. {howTheyRationalize} It's a good reason. It's just doing you no good.",
    "Notice how quickly an explanation turns up. {howTheyRationalize} I've learned to be suspicious of the quick ones.",
  ],
  friend: [
    "And when the subject comes up, it goes something like this: {howTheyRationalize} I know that line. It's a good one. It just doesn't get you anywhere.",
    "You've even got a line ready for when people ask. {howTheyRationalize} You say it so well that you nearly believe it.",
    "And then comes the usual line. {howTheyRationalize} I've got one just like it, so I'm not judging.",
    "I can hear you already. {howTheyRationalize} And I'd nearly let you get away with it.",
  ],
  coach: [
    'Spot the story you tell afterwards. {howTheyRationalize} We drop that line from today.',
    'Now hear the excuse out loud. {howTheyRationalize} Heard. Next.',
    "And here's the line that keeps you on the bench. {howTheyRationalize} Next time you say it, you'll hear it.",
    "Watch out for this one, because it sounds so reasonable. {howTheyRationalize} It's still a way of not playing.",
  ],
};

export const rootCause: ByPersonality = {
  bold: [
    "Here's what you're really up against. {realRootCause} And that can be beaten.",
    "So let's name what's really behind it. {realRootCause} And that changes everything.",
    "Forget the usual explanations. {realRootCause} That's the thing to go after.",
    "I'll say it straight, because nobody else has. {realRootCause} Once you've seen it, you see it everywhere.",
  ],
  blunt: [
    'The actual cause: {realRootCause}',
    "Here's what's really going on: {realRootCause}",
    'So what is it, then? {realRootCause} Nothing more mysterious than that.',
    "Here's what it comes down to. {realRootCause} Fix that, and you can leave the rest alone.",
  ],
  funny: [
    'And now the scene where I gather everybody in the library. {realRootCause} Gasps all round.',
    "I went looking for the reason, magnifying glass and all. {realRootCause} It's hardly ever the butler.",
    'After a thorough investigation, I can now reveal the cause. {realRootCause} I did say thorough.',
    "So what was it all along? {realRootCause} I didn't see it coming, either.",
  ],
  poetic: [
    'Go down one more step, and hold the lamp a little lower. {realRootCause} This is where it begins.',
    'Beneath the leaves, beneath the branch, there is the root. {realRootCause} Everything above it grew from there.',
    'Follow the path back, past every bend, and you come to this. {realRootCause}',
    'It was there all along, in plain light. {realRootCause} It only had to be seen.',
  ],
  gentle: [
    'Can I offer you an explanation? {realRootCause} If that brings a little relief, let it.',
    "So what's underneath? {realRootCause}",
    "I think there's something else behind it. {realRootCause} Maybe you can feel that it's true.",
    'What if the reason is a different one? {realRootCause} It may be that nobody ever told you.',
  ],
  mentor: [
    "Now to what's really behind it, because that's where it has to change. {realRootCause} Everything else follows from there.",
    "Ask why often enough and you arrive here. {realRootCause} That's where the work begins.",
    'If you go back far enough, you find something else. {realRootCause} Once you know that, you look at everything differently.',
    "I'd look for the cause somewhere else. {realRootCause} It's easy to miss.",
  ],
  friend: [
    "Here's what I think is going on. {realRootCause} And that's worth knowing.",
    "So here's the actual reason, as far as I can see: {realRootCause} It makes so much more sense that way, doesn't it?",
    'Want to know what I think is really behind it? {realRootCause}',
    "I'd bet on something else entirely. {realRootCause} And who ever tells you that?",
  ],
  coach: [
    'Diagnosis: {realRootCause} Now we can treat the right thing.',
    "Find the cause, then fix the cause. {realRootCause} That's our new focus.",
    "Here's what's really holding you back. {realRootCause} And that's something we can work on.",
    "So we look one level deeper. {realRootCause} That's where the work goes from now on.",
  ],
};

export const truth: ByPersonality = {
  bold: [
    "And since we're being honest, one more thing. {uncomfortableTruth} If that stings, it's because it's close.",
    'I owe you the part that others leave out. {uncomfortableTruth} You can take it.',
    "I'd be lying if I left this out. {uncomfortableTruth} You're strong enough to hear it.",
    "Now I'm going to say something you may not forgive right away. {uncomfortableTruth} Think about it anyway.",
  ],
  blunt: [
    "Now the part you won't like: {uncomfortableTruth} Sorry. Not sorry.",
    "You don't want to hear this. {uncomfortableTruth} There, it's said.",
    "You won't thank me for this one. {uncomfortableTruth} It's true all the same.",
    "One more thing while we're at it. {uncomfortableTruth} I've said it now, and I'm standing by it.",
  ],
  funny: [
    "I'd put this on a birthday card, if I wanted to lose friends. {uncomfortableTruth} Happy birthday anyway.",
    'Small drumroll for the awkward bit: {uncomfortableTruth} You may throw one tomato.',
    "Hold on to something, this bit's bumpy. {uncomfortableTruth} There. Everybody still on board?",
    'I was advised to leave this bit out. {uncomfortableTruth}',
  ],
  poetic: [
    'A truth sometimes comes barefoot and stands in the doorway. {uncomfortableTruth} Let that truth in. It has walked a long way.',
    'And there is a truth one only says at night. {uncomfortableTruth} By morning the words weigh less.',
    'There is a sentence I would rather not say. {uncomfortableTruth} Hard words, and clean ones.',
    'The truth is seldom rude, only early. {uncomfortableTruth} Let it keep you company.',
  ],
  gentle: [
    "There's something I'd like to say, and I say it with care. {uncomfortableTruth} I wouldn't mention it if it didn't matter.",
    "This may be uncomfortable, so take it slowly. {uncomfortableTruth} I wouldn't say it if I didn't believe in you.",
    "Let me be honest with you, and I hope it doesn't hurt too much. {uncomfortableTruth} It doesn't make you any less.",
    "There's something that isn't easy to hear. {uncomfortableTruth} Take in as much of that as you can for now.",
  ],
  mentor: [
    "A good teacher says the difficult thing once, and kindly. {uncomfortableTruth} I'll leave it at that.",
    "There's one truth here that won't go away by itself. {uncomfortableTruth} Once you have faced it, the rest gets easier.",
    "I'd be a poor guide if I kept this from you. {uncomfortableTruth} You don't have to like it. You only have to consider it.",
    "I've gone back and forth about whether to say this. {uncomfortableTruth} In the end, I think you'd rather know.",
  ],
  friend: [
    "I'm only saying this because I like you. {uncomfortableTruth} Still friends?",
    "Don't be mad at me for this one. {uncomfortableTruth} Somebody had to say it.",
    'Can I say something you might not like? {uncomfortableTruth}',
    "Okay, I'm just going to say it. {uncomfortableTruth} Please don't throw anything.",
  ],
  coach: [
    "Honest feedback, no padding: {uncomfortableTruth} Face that, and you're already ahead.",
    'Hard truth, then we move: {uncomfortableTruth} Good. That took guts to hear.',
    "I wouldn't be doing my job if I kept this to myself. {uncomfortableTruth} Take it, use it, move on.",
    "You're not going to like this one. {uncomfortableTruth} The best players I know can hear that and stay in the game.",
  ],
};

export const flipCost: ByPersonality = {
  bold: [
    "Keep seeing it the old way and the price keeps climbing. {timerCostFrameFlip} I won't stand by and watch that.",
    "A wrong idea sends its own bill. {timerCostFrameFlip} You don't have to accept it.",
    "And as long as the old idea stands, you pay. {timerCostFrameFlip} That's too high a price for a mistake.",
    "Look at what the old idea takes from you. {timerCostFrameFlip} And it's not finished with you.",
  ],
  blunt: [
    'The cost of being wrong: {timerCostFrameFlip} Your call.',
    'Stay with the old view and it costs you. {timerCostFrameFlip} Your choice.',
    "And being wrong isn't free. {timerCostFrameFlip} Nobody told you that part.",
    "Hold on to the old idea a bit longer and here's what happens. {timerCostFrameFlip} That's how it goes.",
  ],
  funny: [
    'The old theory also comes with running costs. {timerCostFrameFlip} Quite a price for an opinion.',
    "And the old idea isn't even cheap. {timerCostFrameFlip} You'd think it would at least come with loyalty points.",
    "The old idea is one of the pricier ones on the market. {timerCostFrameFlip} And it doesn't even come in other colours.",
    "Wrong ideas come with a service charge. {timerCostFrameFlip} I'd ask for my money back.",
  ],
  poetic: [
    'And while we look in the wrong place, the sand runs. {timerCostFrameFlip} No hourglass has ever been talked into waiting.',
    'Time spent with the wrong map is still time. {timerCostFrameFlip} And none of it comes back.',
    'To see a thing wrongly is never free. {timerCostFrameFlip} It is a high price for staying where one is.',
    'What we believe, we pay for. {timerCostFrameFlip} The bill is always made out to you.',
  ],
  gentle: [
    'Seeing it the old way has been taking something from you, a little at a time. {timerCostFrameFlip} That can stop.',
    "And it goes on costing you, as long as you see it the old way. {timerCostFrameFlip} You didn't know. Now you do.",
    "An old idea isn't only a thought. It costs you something, too. {timerCostFrameFlip} It doesn't have to stay like that.",
    "And as long as the old view stays, something goes missing. {timerCostFrameFlip} You're allowed to look at it differently.",
  ],
  mentor: [
    "A false belief is never free. {timerCostFrameFlip} You've paid that price long enough.",
    'Consider what the old explanation will cost from here on. {timerCostFrameFlip} Understanding is cheaper.',
    "A mistaken idea isn't harmless, it has running costs. {timerCostFrameFlip} I mention it because those costs can end.",
    "I'd also look at what it costs to hold on to the old idea. {timerCostFrameFlip} There are cheaper ways to be wrong.",
  ],
  friend: [
    "And look what happens when we get this wrong. {timerCostFrameFlip} I'd rather you didn't have to pay for that.",
    'And look what the old idea takes from you in the meantime. {timerCostFrameFlip} And for what?',
    "And the worst thing about a wrong idea is that you pay for it. {timerCostFrameFlip} For something that isn't even true.",
    "It's not just wrong, the old idea, it's expensive. {timerCostFrameFlip}",
  ],
  coach: [
    'Price of running the wrong drill: {timerCostFrameFlip} We stop that leak first.',
    'Count what the old thinking takes from you. {timerCostFrameFlip} Change the thinking, and you change the result.',
    "Play by the old rules and you lose ground. {timerCostFrameFlip} Let's stop giving points away.",
    "And here's what the old way does to your results. {timerCostFrameFlip} Now that you know, we can fix it.",
  ],
};

export const story: ByPersonality = {
  bold: [
    'I can back that up. {miniStoryOrStat}',
    'Want proof? {miniStoryOrStat} Need I say more?',
    "I didn't just dream that up. {miniStoryOrStat} I think that says enough.",
    'If you still doubt it, listen to this. {miniStoryOrStat}',
  ],
  blunt: [
    'Evidence. {miniStoryOrStat} Enough said.',
    "Here's something I keep in mind. {miniStoryOrStat}",
    "Don't believe me yet. Look at this first. {miniStoryOrStat}",
    "Here's one from real life. {miniStoryOrStat} Draw your own conclusions.",
  ],
  funny: [
    "And no, I didn't make this up in the shower. {miniStoryOrStat} I'd have made up something tidier.",
    'A quick word from reality. {miniStoryOrStat} Reality has been waiting to say that.',
    "I've brought something to back me up, for once. {miniStoryOrStat} I'm as relieved as you are.",
    'This next bit is true, which still surprises me. {miniStoryOrStat}',
  ],
  poetic: [
    'One small thing says it better than I can. {miniStoryOrStat} Let it speak.',
    'And here is a window onto it. {miniStoryOrStat} Once seen, it stays with you.',
    'There is something I have never forgotten. {miniStoryOrStat} I still turn that over in my mind.',
    'Let me leave the images aside for once. {miniStoryOrStat}',
  ],
  gentle: [
    "Here's something that may help you see it. {miniStoryOrStat} You can take your time with that.",
    'It might help to look at something real. {miniStoryOrStat} Take from it whatever fits.',
    "There's something I'd like to leave with you here. {miniStoryOrStat} Maybe it helps to know that.",
    "Here's something that stayed with me. {miniStoryOrStat}",
  ],
  mentor: [
    "Here's something to measure it by. {miniStoryOrStat} That's worth remembering.",
    'Sometimes real life argues better than I can. {miniStoryOrStat} Think about that for a moment.',
    "I don't expect you to take my word for it. {miniStoryOrStat}",
    "There's something I keep as a reminder. {miniStoryOrStat} I find it hard to argue with.",
  ],
  friend: [
    'Listen to this. {miniStoryOrStat} That one stuck with me.',
    "Here's one you can tell anybody. {miniStoryOrStat} It makes you think, doesn't it?",
    "And I can tell you why I'm so sure. {miniStoryOrStat}",
    "I've got to tell you this. {miniStoryOrStat} Isn't that something?",
  ],
  coach: [
    "Look at the record. {miniStoryOrStat} That's worth knowing.",
    'Case in point. {miniStoryOrStat} Let that settle before we go on.',
    "Go by the evidence. {miniStoryOrStat} That's worth writing down.",
    "Here's something to back that up. {miniStoryOrStat} Keep it in mind when you doubt it.",
  ],
};

export const flipLand: ByPersonality = {
  bold: [
    'So forget the old question. Now we can ask a better one.',
    'Different cause, different plan.',
    'So the guessing ends here, and the work can begin.',
    "Now we know where to aim, so let's aim.",
  ],
  blunt: [
    'You had the wrong problem and the wrong answer. Now for the right ones.',
    "Enough about the cause. Let's talk about the way out.",
    "That's what's wrong, so let's talk about what to do.",
    "You've heard the cause, so now let's do something about it.",
  ],
  funny: [
    'So that was the bad news. I did bring some good news as well.',
    'Right, mystery solved, and without a single car chase.',
    'So, case solved, and nobody had to be handcuffed.',
    'And the best thing about the real reason is that you can do something about it.',
  ],
  poetic: [
    'And once the root is seen, another spring is possible.',
    'And look, from here there is a road.',
    'Now that it can be seen, it can also end.',
    'The door was on the other side. Let us go through it.',
  ],
  gentle: [
    "If that's the real reason, then something different can help, and I can show you what.",
    "It's good to know the cause, because now we can do something about it.",
    "Maybe it's a relief to see it like that. From here on it gets lighter.",
    'Now that we know, we can do something that really helps.',
  ],
  mentor: [
    "The right diagnosis is half the cure. Let's come to the other half.",
    'With a different cause comes a different remedy.',
    "Once you know the cause, you can choose the remedy, and that's what comes next.",
    'The cause we found can be worked on, and I find that encouraging.',
  ],
  friend: [
    'So now that we know what it is, shall we talk about what to do?',
    'Okay, deep breath, that was the hard part, and here comes the good one.',
    'So now you know what it is. And that, we can change.',
    "It's almost a relief, isn't it? Knowing what it is?",
  ],
  coach: [
    'New target locked. Time for the plan.',
    'That was the diagnosis. On to the training.',
    "Now you know what we're really training.",
    "That's the real opponent. Let's talk tactics.",
  ],
};
