import type { ByPersonality } from './frame.ts';

/** Hook: what they keep trying, the moment one can point at, the voice in their head, what each round costs. */
export const trying: ByPersonality = {
  bold: [
    "Busy you've been, I'll give you that. {whatTheyKeepTrying}",
    "Nobody can say you didn't try. {whatTheyKeepTrying}",
    "Sitting still isn't your problem. {whatTheyKeepTrying}",
    "And what do you do, over and over? {whatTheyKeepTrying} Effort isn't what's missing.",
  ],
  blunt: [
    'What do you do, again and again? {whatTheyKeepTrying}',
    'The routine: {whatTheyKeepTrying} You already know how it ends.',
    "Here's what you do every time. {whatTheyKeepTrying}",
    'Your usual moves. {whatTheyKeepTrying}',
  ],
  funny: [
    "We all try something when we don't know what else to try. {whatTheyKeepTrying}",
    "Let me guess what you've tried. {whatTheyKeepTrying}",
    'A short round of applause for trying again. {whatTheyKeepTrying}',
    'Here we go again. {whatTheyKeepTrying} Ten out of ten for effort.',
  ],
  poetic: [
    'Over and over you begin. {whatTheyKeepTrying}',
    'Hope is stubborn, and it tries once more. {whatTheyKeepTrying}',
    'More than once, you have tried. {whatTheyKeepTrying}',
    'And so you set out once more. {whatTheyKeepTrying}',
  ],
  gentle: [
    'First I want to honour that you keep trying. {whatTheyKeepTrying} Trying is never a failure.',
    "Hoping that something would help, you've reached for this and that. {whatTheyKeepTrying}",
    "I think you've tried a good deal. {whatTheyKeepTrying}",
    "Let me say kindly what gets tried. {whatTheyKeepTrying} Please don't hold any of it against yourself.",
  ],
  mentor: [
    'Notice what you keep going back to. {whatTheyKeepTrying} Repetition is a teacher, if we listen to what it says.',
    'There may be a pattern in what you try. {whatTheyKeepTrying}',
    "Consider what you do, time after time. {whatTheyKeepTrying} I'd rather you had an explanation than another attempt.",
    "Listen to what you've tried, the way you'd listen to somebody else's story. {whatTheyKeepTrying}",
  ],
  friend: [
    'I know what you always go back to. {whatTheyKeepTrying}',
    "And you've had a proper go. {whatTheyKeepTrying} So nobody can tell me you're not trying.",
    'So what do you try, every time? {whatTheyKeepTrying}',
    'There you are, having another go. {whatTheyKeepTrying}',
  ],
  coach: [
    "Let's go through your reps so far. {whatTheyKeepTrying}",
    "Take stock of what you've tried, without judging it. {whatTheyKeepTrying}",
    'Your usual game plan: {whatTheyKeepTrying}',
    "Here's where your effort goes. {whatTheyKeepTrying} Effort like that deserves a better plan.",
  ],
};

export const moment: ByPersonality = {
  bold: [
    'One moment gives it all away. {fingerPointableMoment}',
    'I can point at the exact moment. {fingerPointableMoment} No looking away.',
    'And here is the scene that shows it all. {fingerPointableMoment}',
    'Let me show you the whole scene. {fingerPointableMoment}',
  ],
  blunt: [
    "Here's the moment: {fingerPointableMoment}",
    'The moment, exactly as it is. {fingerPointableMoment} You know the one.',
    'What does the moment look like? {fingerPointableMoment}',
    'The scene, no comment: {fingerPointableMoment}',
  ],
  funny: [
    'Here comes the moment, in glorious high definition: {fingerPointableMoment}',
    'Freeze the picture, please. {fingerPointableMoment}',
    'Cut to a scene you may remember. {fingerPointableMoment}',
    'Meanwhile, in real life: {fingerPointableMoment}',
  ],
  poetic: [
    'There is a scene in which everything is said. {fingerPointableMoment}',
    'And then the world narrows to a single picture. {fingerPointableMoment}',
    'Let the picture come by itself. {fingerPointableMoment}',
    'A moment can hold a whole story. {fingerPointableMoment}',
  ],
  gentle: [
    'There may be a moment you know all too well. {fingerPointableMoment}',
    "Maybe you've been in a moment like this. {fingerPointableMoment}",
    'I have a picture in mind, and maybe you know it. {fingerPointableMoment} You can let the picture go again whenever you like.',
    'Sometimes it all gathers in a single moment. {fingerPointableMoment} If any of it touches you, be kind to yourself.',
  ],
  mentor: [
    'If you want to understand a problem, find its clearest moment. {fingerPointableMoment}',
    'Let me take you to the scene I mean. {fingerPointableMoment} Keep the scene in mind.',
    'You learn more from one real moment than from any theory. {fingerPointableMoment}',
    "There's a moment I'd like you to look at. {fingerPointableMoment}",
  ],
  friend: [
    "And then there's that moment. {fingerPointableMoment} You just saw it, didn't you?",
    'Picture this with me. {fingerPointableMoment}',
    "Let's get to the moment I mean. {fingerPointableMoment}",
    "I've got this scene in my head. {fingerPointableMoment} I bet you can see it, too.",
  ],
  coach: [
    'Go to the key moment. {fingerPointableMoment} What do you notice?',
    'Pin down the moment. {fingerPointableMoment}',
    'This is where the game gets decided. {fingerPointableMoment}',
    'Pause the tape right here. {fingerPointableMoment}',
  ],
};

export const voice: ByPersonality = {
  bold: [
    "And then comes the voice in your head. {voiceInTheirHead} I wouldn't leave the decisions to it.",
    'Somewhere in you, a voice speaks up. {voiceInTheirHead}',
    "Then there's the line in your head. {voiceInTheirHead} Loud isn't the same as right.",
    "{if voiceInTheirHead has reproach} Listen to what you let yourself get away with saying. {voiceInTheirHead} I wouldn't let anyone talk to you like that.",
  ],
  blunt: [
    'And what do you tell yourself? {voiceInTheirHead}',
    'Then the comment from the back of your head: {voiceInTheirHead}',
    'The inner monologue: {voiceInTheirHead}',
    "Here's what goes through your head. {voiceInTheirHead}",
  ],
  funny: [
    'Cue the narrator nobody hired. {voiceInTheirHead}',
    'And right on time, the little voice upstairs clears its throat. {voiceInTheirHead}',
    'Meanwhile, in your head, somebody has something to say. {voiceInTheirHead}',
    'Your brain, ever helpful, has a comment. {voiceInTheirHead} Thanks, brain.',
  ],
  poetic: [
    'A whisper comes, and the voice is your own. {voiceInTheirHead}',
    'Under the noise, something speaks. {voiceInTheirHead}',
    'Inwardly, the words come. {voiceInTheirHead}',
    'Something in you has its say. {voiceInTheirHead}',
  ],
  gentle: [
    "{if voiceInTheirHead has reproach} And maybe there's a quiet voice inside. {voiceInTheirHead} You needn't fight it. You only have to know that it isn't the truth about you.",
    '{if fingerPointableMoment} Then, quietly, you say to yourself: {voiceInTheirHead}',
    "{if voiceInTheirHead has reproach} I think there's something you say to yourself that you'd never say to anyone else. {voiceInTheirHead}",
    "Inside, very quietly, there's a thought. {voiceInTheirHead} It's only a thought, even if it doesn't feel that way.",
    'Maybe words come up that you know well. {voiceInTheirHead}',
  ],
  mentor: [
    '{if fingerPointableMoment} Hear what follows in your head. {voiceInTheirHead} What we repeat to ourselves becomes a conviction.',
    '{if voiceInTheirHead has reproach} Everyone has a sentence they say to themselves. {voiceInTheirHead} A thought like that is a habit, not a verdict.',
    '{if voiceInTheirHead has reproach} Pay attention to what you tell yourself. {voiceInTheirHead}',
    "Underneath, there's usually a line we say to ourselves. {voiceInTheirHead}",
  ],
  friend: [
    "{if voiceInTheirHead has reproach} And your head starts up with the usual line. {voiceInTheirHead} I wish you'd talk to yourself the way you talk to your friends.",
    '{if fingerPointableMoment} So what do you say to yourself then? {voiceInTheirHead}',
    'And then that little voice pipes up. {voiceInTheirHead}',
    "Something goes round in your head. {voiceInTheirHead} You're not the only one, by the way.",
  ],
  coach: [
    'Catch the self-talk. {voiceInTheirHead}',
    '{if fingerPointableMoment} What runs through your head at that point? {voiceInTheirHead} A line you can hear is a line you can change.',
    'Now listen to your inner commentary. {voiceInTheirHead}',
    'The talk in your head matters as much as the work. {voiceInTheirHead}',
  ],
};

export const roundCosts: ByPersonality = {
  bold: [
    '{unless hookTimerCosts has rate} And every single time takes its toll. {hookTimerCosts}',
    'Going on like this never comes free. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} And you pay for round after round. {hookTimerCosts} How many more rounds do you want?',
    "Let's not pretend that going on costs nothing. {hookTimerCosts}",
  ],
  blunt: [
    '{if hookTimerCosts has money} And going round like that has its price. {hookTimerCosts}',
    "{if hookTimerCosts has figure} Here's what it costs you, in figures: {hookTimerCosts}",
    "Going on like this isn't harmless. {hookTimerCosts} And it won't stop until you stop it.",
    '{unless hookTimerCosts has rate} The price of each round: {hookTimerCosts}',
    'Now the price you pay. {hookTimerCosts}',
  ],
  funny: [
    'So much for a free ride. {hookTimerCosts}',
    "Naturally there's a fee at the exit. {hookTimerCosts}",
    "There's an admission charge, by the way. {hookTimerCosts} And there isn't even an interval.",
    "Sadly, the merry-go-round isn't free. {hookTimerCosts}",
  ],
  poetic: [
    '{unless hookTimerCosts has rate} Each turn takes something with it. {hookTimerCosts}',
    'Softly, a toll is taken. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} And something is left behind each time. {hookTimerCosts}',
    'What goes in circles still uses something up. {hookTimerCosts}',
  ],
  gentle: [
    "And there's a cost, which I name without blame. {hookTimerCosts}",
    '{unless hookTimerCosts has rate} Each time around, something is lost. {hookTimerCosts}',
    "And I think you can feel the cost. {hookTimerCosts} It doesn't have to go on like that.",
    'Let me speak gently about the cost. {hookTimerCosts}',
  ],
  mentor: [
    'Going in circles has a price. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} Notice what each new round takes from you. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} Ask what each repetition costs. {hookTimerCosts} Put like that, more of the same looks rather expensive.',
    "There's a price on attempts that go nowhere. {hookTimerCosts}",
  ],
  friend: [
    "And there's a price to going on like this. {hookTimerCosts}",
    '{unless hookTimerCosts has rate} Each round of this takes its toll, too. {hookTimerCosts}',
    'And the cost adds up, you know it does. {hookTimerCosts}',
    "The thing is, going round again isn't free. {hookTimerCosts} And I think you've paid enough.",
  ],
  coach: [
    '{unless hookTimerCosts has rate} Log the cost per round. {hookTimerCosts} Now you know what is at stake in the next one.',
    '{if hookTimerCosts has figure} Numbers on the board: {hookTimerCosts}',
    '{unless hookTimerCosts has rate} A lap has its price. {hookTimerCosts} Next lap, we run it differently.',
    "Let's be clear about what it costs to keep running like this. {hookTimerCosts}",
  ],
};

export const hookLand: ByPersonality = {
  bold: [
    "{if stupidThingTheyBelieve} So let's break the circle where it starts, with what you believe.",
    "{if whatTheyKeepTrying} You don't need another attempt. You need a better explanation.",
    'The strength is there. It only needs the right target.',
    "Enough of that. Let's look at what's really going on.",
  ],
  blunt: [
    "{if whatTheyKeepTrying} It's not how hard you try, it's where you're looking, so let's look somewhere else.",
    'Nothing changes until the thinking does.',
    "You can go round again, or you can look at why you're going round.",
    "{if whatTheyKeepTrying} Trying harder won't do it. Something else has to change.",
  ],
  funny: [
    "{if whatTheyKeepTrying} Here's the thing: I don't think it's a lack of trying. I think it's the instructions.",
    'Before you order the same again, let me show you the kitchen.',
    "What happens isn't just bad luck, if that's any comfort. There's a reason, and I think I know it.",
    "If more of the same were going to do it, you'd be on a beach by now.",
  ],
  poetic: [
    'Perhaps it was never the road. Perhaps it was the map.',
    '{if whatTheyKeepTrying} What if the trying was never the trouble?',
    'Maybe the trouble begins in another place than the one we look at.',
    'Something has not been asked yet. Let us ask it.',
  ],
  gentle: [
    'Maybe nobody ever told you the real reason, and then nothing could have helped.',
    "{if whatTheyKeepTrying} What if it was never about trying harder? I think it's something else.",
    "{if whatTheyKeepTrying} Maybe you've just been looking in the place you were told to look.",
    "There's a reason why things keep going like this, and we can look for it together.",
  ],
  mentor: [
    '{if whatTheyKeepTrying} If effort were the answer, you would be there by now, so it has to be something else.',
    "{if whatTheyKeepTrying} A loop like this has a cause, and it's rarely the one we suspect.",
    '{if whatTheyKeepTrying} When good effort keeps failing, I stop looking at the effort.',
    'There is a reason for what happens, and finding it is worth more than any number of new attempts.',
  ],
  friend: [
    "{if whatTheyKeepTrying} So I don't think you need more effort. I think somebody sold you a wrong idea, and I'd like to take it off your hands.",
    "I wish someone had told you much earlier what's behind all this.",
    "{if whatTheyKeepTrying} And no, I don't think you've been lazy. Not even a little bit.",
    "So let's stop blaming you for a second, and look at what's really going on.",
  ],
  coach: [
    "You've got the engine. Let's check the steering.",
    '{if stupidThingTheyBelieve} So we stop adding reps, and look at the idea behind them.',
    "{if whatTheyKeepTrying} It's not your effort that needs fixing. It's where you put it.",
    "Do the same again, and you get the same again. So let's change something.",
  ],
};

export const hookOpen: ByPersonality = {
  bold: [
    'Let me show you how well I know the story.',
    "{if whatTheyKeepTrying} You're about to hear your own story, told by somebody else.",
    '{if voiceInTheirHead} I know how this goes, on the outside and on the inside.',
    "Let's look at how it really goes, without the tidy version.",
  ],
  blunt: [
    "{if whatTheyKeepTrying} Let's go through the whole thing once, from start to finish.",
    'Quick test. See if this sounds familiar.',
    "Here's how it goes, and you can correct me afterwards.",
    "I'll describe what I see, and you tell me if I'm wrong.",
  ],
  funny: [
    "{if fingerPointableMoment} I'd like to read you a page from your diary, and I promise I didn't steal it.",
    'Time for a short nature documentary about you in the wild.',
    "I haven't been following you around, I promise. It's only going to sound like it.",
    "{if whatTheyKeepTrying} I'd now like to narrate your life for a minute, in my best documentary voice.",
  ],
  poetic: [
    '{if whatTheyKeepTrying} So it goes, and so it goes again.',
    '{if whatTheyKeepTrying} You know by heart the way this goes.',
    'Listen, and tell me whether you know this.',
    'Some things come round again, and we stop asking why.',
  ],
  gentle: [
    'Listen for a moment, and see whether any of it fits.',
    'You may recognise yourself in this, and if you do, be kind to the person you see.',
    "I'll tell you what I see, and you can tell me whether it's true.",
    "See whether any of this sounds like you, and if it does, that's fine.",
  ],
  mentor: [
    "{if whatTheyKeepTrying} Let's look at what happens, one step at a time, because what we've once seen clearly we recognise again.",
    '{if whatTheyKeepTrying} Watch how things tend to repeat themselves.',
    "I'd like you to look at something familiar as if you saw it for the first time.",
    "Most of us never watch ourselves from the outside, so let's do that for a minute.",
  ],
  friend: [
    '{if whatTheyKeepTrying} Let me tell you how I think it goes for you.',
    "I think you'll recognise a thing or two here.",
    "Tell me if I've got this right.",
    'Okay, let me take a guess at how this goes.',
  ],
  coach: [
    "{if whatTheyKeepTrying} Let's run the play back in slow motion.",
    'First we watch the film. Then we change the game.',
    "Let's look at how things play out in real life.",
    'Time for an honest look at the replay.',
  ],
};
