import type { ByPersonality } from './frame.ts';

/** Hook: what they keep trying, the moment one can point at, the voice in their head, what each round costs. */
export const trying: ByPersonality = {
  bold: [
    "You've been busy, I'll give you that. {whatTheyKeepTrying}",
    "Nobody can say you didn't try. {whatTheyKeepTrying}",
    'You try, and then you try again. {whatTheyKeepTrying}',
    "And I can see you've put some work in. {whatTheyKeepTrying}",
  ],
  blunt: [
    'What you try, again and again. {whatTheyKeepTrying}',
    "Here's what you keep trying. {whatTheyKeepTrying}",
    'One try, and then another, and another. {whatTheyKeepTrying}',
    'Your usual moves. {whatTheyKeepTrying}',
  ],
  funny: [
    "I'm a great believer in trying things, and I've got nothing on you. {whatTheyKeepTrying}",
    "Let me guess what you've tried. {whatTheyKeepTrying}",
    "Let's have a short round of applause for the effort. {whatTheyKeepTrying}",
    'Here we go again. {whatTheyKeepTrying}',
  ],
  poetic: [
    'Over and over you begin. {whatTheyKeepTrying}',
    'Hope is stubborn, and it tries once more. {whatTheyKeepTrying}',
    'More than once, you have tried. {whatTheyKeepTrying}',
    'And you set out, as you have before. {whatTheyKeepTrying}',
  ],
  gentle: [
    'I see how you keep trying, and I respect that. {whatTheyKeepTrying}',
    'You hope each time that something will help. {whatTheyKeepTrying}',
    "I think you've tried more than once. {whatTheyKeepTrying}",
    'Let me go through what you try, and I mean it kindly. {whatTheyKeepTrying}',
  ],
  mentor: [
    'Notice what you reach for. {whatTheyKeepTrying}',
    'The attempts themselves are worth a look. {whatTheyKeepTrying}',
    'Consider the usual attempts. {whatTheyKeepTrying}',
    'Notice what gets tried, again and again. {whatTheyKeepTrying}',
  ],
  friend: [
    "I know you've been trying things. {whatTheyKeepTrying}",
    "And you've had a proper go. {whatTheyKeepTrying}",
    "Well, you keep trying, don't you? {whatTheyKeepTrying}",
    'There you are, having another go. {whatTheyKeepTrying}',
  ],
  coach: [
    "Let's go through what you've been trying. {whatTheyKeepTrying}",
    "Take stock of what you've tried, without judging it. {whatTheyKeepTrying}",
    'Your tactics so far. {whatTheyKeepTrying}',
    "Here's where your effort goes. {whatTheyKeepTrying}",
  ],
};

export const moment: ByPersonality = {
  bold: [
    'Let me show you one single moment. {fingerPointableMoment}',
    'I can point at the moment. {fingerPointableMoment}',
    "I'd like you to see a scene. {fingerPointableMoment}",
    'Watch this scene closely. {fingerPointableMoment}',
  ],
  blunt: [
    "Here's the moment: {fingerPointableMoment}",
    'Take one single moment. {fingerPointableMoment}',
    'One moment will do. {fingerPointableMoment}',
    "The scene I'm talking about: {fingerPointableMoment}",
  ],
  funny: [
    'Here comes the moment, in glorious high definition: {fingerPointableMoment}',
    'And now a short film from real life. {fingerPointableMoment}',
    'Cut to a scene you may remember. {fingerPointableMoment}',
    'A scene from real life: {fingerPointableMoment}',
  ],
  poetic: [
    'There is one scene I keep seeing. {fingerPointableMoment}',
    'There is one moment I would point to. {fingerPointableMoment}',
    'Be still, and look at one moment. {fingerPointableMoment}',
    'A moment can hold a whole story. {fingerPointableMoment}',
  ],
  gentle: [
    'There may be a moment you know all too well. {fingerPointableMoment}',
    'Perhaps there has been a moment like this. {fingerPointableMoment}',
    "I'm thinking of one moment, and maybe you know it. {fingerPointableMoment}",
    'Sometimes everything shows in a single moment. {fingerPointableMoment}',
  ],
  mentor: [
    'One clear moment can explain a whole problem. {fingerPointableMoment}',
    'Let me take you to one scene in particular. {fingerPointableMoment}',
    'You learn more from one real moment than from any theory. {fingerPointableMoment}',
    "There's one moment we should look at together. {fingerPointableMoment}",
  ],
  friend: [
    "And then there's that moment, you know the one. {fingerPointableMoment}",
    'Picture this with me. {fingerPointableMoment}',
    "Now, here's one moment. {fingerPointableMoment}",
    "I've got this scene in my head. {fingerPointableMoment}",
  ],
  coach: [
    'On to the moment that counts. {fingerPointableMoment}',
    'Pin down the moment. {fingerPointableMoment}',
    'Stop the tape at one moment. {fingerPointableMoment}',
    'Zoom in on one moment. {fingerPointableMoment}',
  ],
};

export const voice: ByPersonality = {
  bold: [
    'And then comes the voice in your head. {voiceInTheirHead}',
    'Somewhere in you, a voice speaks up. {voiceInTheirHead}',
    'Then your own head joins in, as it likes to. {voiceInTheirHead}',
    '{if voiceInTheirHead has reproach} Listen to how you talk to yourself. {voiceInTheirHead} You deserve better company in there.',
  ],
  blunt: [
    'And what do you tell yourself? {voiceInTheirHead}',
    'And from the back of your head: {voiceInTheirHead}',
    'This is what goes through your head. {voiceInTheirHead}',
    "Here's what goes through your head. {voiceInTheirHead}",
  ],
  funny: [
    'Cue the voice nobody hired. {voiceInTheirHead}',
    'And right on time, the little voice upstairs clears its throat. {voiceInTheirHead}',
    'Somebody in your head has something to say, of course. {voiceInTheirHead}',
    'Your brain, ever helpful, chips in. {voiceInTheirHead}',
  ],
  poetic: [
    'A voice comes, and it is your own. {voiceInTheirHead}',
    'Under the noise, something speaks. {voiceInTheirHead}',
    'Then the words come, from somewhere inside. {voiceInTheirHead}',
    'Something in you has its say. {voiceInTheirHead}',
  ],
  gentle: [
    "{if voiceInTheirHead has reproach} And maybe there's a quiet voice inside. {voiceInTheirHead}",
    '{if fingerPointableMoment} Then, quietly, you say to yourself: {voiceInTheirHead}',
    "{if voiceInTheirHead has reproach} I think there's something you only say to yourself. {voiceInTheirHead}",
    'Inside, something speaks up, very quietly. {voiceInTheirHead}',
    'Maybe words come up that you know well. {voiceInTheirHead}',
  ],
  mentor: [
    '{if fingerPointableMoment} Then listen to what comes into your head. {voiceInTheirHead}',
    '{if voiceInTheirHead has reproach} Everyone has a sentence they say to themselves. {voiceInTheirHead}',
    '{if voiceInTheirHead has reproach} Pay attention to what you tell yourself. {voiceInTheirHead}',
    "There's usually something we say to ourselves. {voiceInTheirHead}",
  ],
  friend: [
    '{if voiceInTheirHead has reproach} And you know that voice inside. {voiceInTheirHead}',
    '{if fingerPointableMoment} So what do you say to yourself then? {voiceInTheirHead}',
    'And then that little voice pipes up. {voiceInTheirHead}',
    'Something goes round in your head. {voiceInTheirHead}',
  ],
  coach: [
    'Catch the self-talk. {voiceInTheirHead}',
    '{if fingerPointableMoment} What runs through your head at that point? {voiceInTheirHead}',
    'Now listen to the voice inside. {voiceInTheirHead}',
    "And then there's the talk in your own head. {voiceInTheirHead}",
  ],
};

export const roundCosts: ByPersonality = {
  bold: [
    '{unless hookTimerCosts has rate} Every single time, you pay. {hookTimerCosts}',
    'Going on like this never comes free. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} And you pay, again and again. {hookTimerCosts}',
    "Let's not pretend that all this costs nothing. {hookTimerCosts}",
  ],
  blunt: [
    '{if hookTimerCosts has money} Going round again has its price. {hookTimerCosts}',
    "{if hookTimerCosts has figure} Here's what you pay, counted up: {hookTimerCosts}",
    "Going on like this isn't harmless. {hookTimerCosts}",
    '{unless hookTimerCosts has rate} The price of each round: {hookTimerCosts}',
    'And this is the price you pay. {hookTimerCosts}',
  ],
  funny: [
    'So much for a free ride. {hookTimerCosts}',
    'Naturally I asked whether any of this was on the house. {hookTimerCosts}',
    'And none of it comes free, by the way. {hookTimerCosts}',
    "Sadly, the merry-go-round isn't free. {hookTimerCosts}",
  ],
  poetic: [
    '{unless hookTimerCosts has rate} Every attempt takes something with it. {hookTimerCosts}',
    'And so the price is paid. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} And this is what it takes from you. {hookTimerCosts}',
    'Nobody walks in circles unharmed. {hookTimerCosts}',
  ],
  gentle: [
    "And there's a cost, and it's all right to look at it. {hookTimerCosts}",
    '{unless hookTimerCosts has rate} Each time around, something is lost. {hookTimerCosts}',
    'And I think you can feel the cost. {hookTimerCosts}',
    'Let me speak gently about the cost. {hookTimerCosts}',
  ],
  mentor: [
    'Going in circles has a price. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} Notice what each new round takes from you. {hookTimerCosts}',
    '{unless hookTimerCosts has rate} Ask yourself what more of the same costs. {hookTimerCosts}',
    "Trouble that isn't solved has its price. {hookTimerCosts}",
  ],
  friend: [
    "And there's a price to going on like this. {hookTimerCosts}",
    '{unless hookTimerCosts has rate} Each round of this takes its toll. {hookTimerCosts}',
    'And the cost adds up, you know it does. {hookTimerCosts}',
    "The thing is, going round again isn't free. {hookTimerCosts}",
  ],
  coach: [
    '{unless hookTimerCosts has rate} Every time it happens, it costs something. {hookTimerCosts}',
    '{if hookTimerCosts has figure} Numbers on the board: {hookTimerCosts}',
    '{unless hookTimerCosts has rate} Every lap has its price. {hookTimerCosts}',
    "Let's be clear about what you lose by going on like this. {hookTimerCosts}",
  ],
};

export const hookLand: ByPersonality = {
  bold: [
    '{if stupidThingTheyBelieve} And all this begins with something people believe.',
    "{if whatTheyKeepTrying} You don't need another attempt. You need a better explanation.",
    "It isn't the will that's missing, it's knowing where to put it.",
    "So much for how it goes. Now let's get to the bottom of it.",
  ],
  blunt: [
    "{if whatTheyKeepTrying} It's not how hard you try, it's where you're looking, so let's look somewhere else.",
    'Nothing changes until the thinking does.',
    "You can go round again and hope for better luck, or you can stop for a minute and ask what's really going on.",
    "{if whatTheyKeepTrying} Trying harder won't do the job, because if it did, you'd be done by now, so something else has to change.",
  ],
  funny: [
    "{if whatTheyKeepTrying} Here's the thing: I don't think it's a lack of trying. I think it's the instructions.",
    "More of the same has never worked for me either, and I've given it every chance.",
    "Bad luck can't be the whole reason, and I say so as somebody who blames bad luck for nearly everything.",
    "If more of the same were going to do it, I'd be out of a job.",
  ],
  poetic: [
    'Perhaps the road was never wrong. Perhaps only the map was.',
    '{if whatTheyKeepTrying} What if the trying was never the trouble?',
    'Maybe the trouble begins in a place where nobody has looked, and maybe we only have to turn our heads to see.',
    'Perhaps the trouble begins somewhere we have not looked yet.',
  ],
  gentle: [
    'Maybe nobody ever told you the real reason, and I believe that without it nothing you did could really have helped.',
    "{if whatTheyKeepTrying} What if trying harder was never the answer? I think there's another one.",
    "{if whatTheyKeepTrying} Maybe you've just been looking in the place you were told to look.",
    'There must be a reason why things keep going the way they do, and if you like, we can look for it together.',
  ],
  mentor: [
    '{if whatTheyKeepTrying} If effort were the answer, you would be there by now, so we have to look for something else.',
    "{if whatTheyKeepTrying} What keeps coming back has a cause, and it's rarely the one we suspect.",
    '{if whatTheyKeepTrying} When effort keeps failing, I stop looking at the effort.',
    'There is a reason for what happens, and finding it is worth more than any number of new attempts.',
  ],
  friend: [
    "{if whatTheyKeepTrying} My guess is that somebody once sold you a wrong idea, and if you'll let me, I'd like to take it off your hands.",
    "I wish somebody had sat you down much earlier and told you what's behind all the trouble, so let me try now.",
    "{if whatTheyKeepTrying} I don't think for a second that doing even more would sort things out, so there has to be another way in.",
    "So let's sit down with all this for a second, and look at what's really going on.",
  ],
  coach: [
    "Before we add more drive, let's check the direction.",
    '{if stupidThingTheyBelieve} So we stop piling on effort for a moment, and we take a good hard look at the idea behind all the work.',
    "{if whatTheyKeepTrying} It's not your effort that needs fixing. It's where you put it.",
    "Do the same again and you get the same again, so let's find out which part of the game plan has to change.",
  ],
};

export const hookOpen: ByPersonality = {
  bold: [
    'If you want to know whether I understand your situation, listen to this.',
    "{if whatTheyKeepTrying} You're about to hear a few things, and you can tell me if you know them.",
    "{if voiceInTheirHead} Let me say what I see, and you tell me if I'm wrong.",
    "Let's look at what really happens from day to day, and never mind the tidy version we tell other people.",
  ],
  blunt: [
    "{if whatTheyKeepTrying} Let's go through what happens, once, from start to finish, with nothing added and nothing left out to be polite.",
    'Quick test. See if this sounds familiar.',
    "Here's how it goes, and you can correct me afterwards.",
    "I'll put what I see into a few plain words, and if I'm wrong about any of it, you tell me.",
  ],
  funny: [
    "{if fingerPointableMoment} {unless whatTheyKeepTrying} I'd like to play you a scene, which I promise I didn't film, although I can see how it looks.",
    'Time for a short nature documentary about people in the wild.',
    "I haven't been following you around, I promise, even if for the next minute it's going to sound as if I owned binoculars.",
    "{if whatTheyKeepTrying} I'd now like to narrate a bit of daily life, in my best documentary voice.",
  ],
  poetic: [
    '{if whatTheyKeepTrying} What happened before is happening again.',
    '{if whatTheyKeepTrying} Some roads we have walked so often that we no longer see them.',
    'Listen for a little while, and see whether anything sounds familiar.',
    'Some things come round again and again, in one form or another, until in the end we stop asking why.',
  ],
  gentle: [
    'Just listen for a moment and keep only what fits, and if nothing fits at all, no harm has been done.',
    'You may recognise yourself in this, and if you do, be kind to the person you see.',
    "I'll tell you what I see, as carefully as I can, and you're welcome to tell me afterwards whether I've understood you.",
    "See whether any of this sounds like you, and if it doesn't, that's fine, too.",
  ],
  mentor: [
    "{if whatTheyKeepTrying} Let's look at what happens, one step at a time, because what you've once seen clearly is easy to recognise later on.",
    '{if whatTheyKeepTrying} Watch how things tend to repeat themselves.',
    "I'd like you to look at something familiar as if you saw it for the first time, calmly and without any judgement.",
    "Let's step back for a minute, and listen to how things usually go.",
  ],
  friend: [
    '{if whatTheyKeepTrying} Let me take a guess at how things usually go for you.',
    "I think you'll recognise a thing or two in what I say next, so nod if you do, and I'll carry on.",
    "Tell me if I've got this right.",
    "Okay, let me take a guess at how things usually go, and if I'm way off, you can have a laugh at me.",
  ],
  coach: [
    "{if whatTheyKeepTrying} Let's run the play back in slow motion.",
    'First we watch closely how things usually go, without any excuses, and only then do we talk about changing the game.',
    "Let's run the tape of an ordinary day, and see what it can teach us.",
    "Let's play back how it usually goes.",
  ],
};
