import type { ByPersonality } from './frame.ts';

/** Hook: what they keep trying, the moment one can point at, the voice in their head, what each round costs. */
export const trying: ByPersonality = {
  bold: [
    "You've been busy with this, I'll give you that. {whatTheyKeepTrying} Effort was never what was missing.",
    "Nobody can say you didn't try. {whatTheyKeepTrying} And still nothing has moved.",
    "You don't sit still, I'll grant you that. {whatTheyKeepTrying} But hard work on the wrong thing is still the wrong thing.",
    'You keep throwing yourself at it. {whatTheyKeepTrying} And every time it ends in the same place.',
  ],
  blunt: [
    "What do you do, again and again? {whatTheyKeepTrying} That isn't a strategy. That's a habit with good intentions.",
    'The routine: {whatTheyKeepTrying} You already know how it ends.',
    "Here's what you do every time. {whatTheyKeepTrying} And every time you expect it to end differently.",
    "You've got your usual moves. {whatTheyKeepTrying} They haven't worked yet.",
  ],
  funny: [
    'We all have a favourite remedy. {whatTheyKeepTrying} I admire the optimism, I truly do.',
    'Let me guess your latest plan. {whatTheyKeepTrying} We both know how that goes.',
    'Allow me to present your all-time favourites. {whatTheyKeepTrying} Classics never go out of fashion, sadly.',
    'Here we go again. {whatTheyKeepTrying} Ten out of ten for effort.',
  ],
  poetic: [
    'You begin again, as gardens do, even in poor soil. {whatTheyKeepTrying} And each beginning hopes to be the last.',
    'You start over so faithfully. {whatTheyKeepTrying} The seed was good. Nobody ever looked at the ground.',
    'You have tried, more than once. {whatTheyKeepTrying} A kind of prayer that nobody answers.',
    'And so you set out once more, by the same gate. {whatTheyKeepTrying} The road is patient. It leads where it has always led.',
  ],
  gentle: [
    "You keep trying, and I want to honour that first. {whatTheyKeepTrying} That's not failure. That's someone who hasn't given up.",
    "You've reached for this and that, hoping it would help. {whatTheyKeepTrying} I can see why.",
    "I think you've tried more than anyone knows. {whatTheyKeepTrying} I see how much you wanted it to work.",
    "Again and again you've given it another try. {whatTheyKeepTrying} Please don't hold it against yourself that it hasn't worked.",
  ],
  mentor: [
    'Look at what you keep going back to. {whatTheyKeepTrying} Repetition is a teacher, if we listen to what it says.',
    "There's a pattern in what you try. {whatTheyKeepTrying} The pattern tells you more than any single attempt.",
    "Consider what you've done about it so far. {whatTheyKeepTrying} I'd rather you had a reason than another attempt.",
    "You'll recognise this. {whatTheyKeepTrying} When something fails the same way each time, it's trying to tell us something.",
  ],
  friend: [
    'I know your greatest hits by heart. {whatTheyKeepTrying} And every time you think, this is the one.',
    "You've given it a proper go. {whatTheyKeepTrying} So please don't tell me you're not trying.",
    "So what have you done about it? Quite a bit, as it turns out. {whatTheyKeepTrying} I'm tired just saying it.",
    'You keep having another go, and I love that about you. {whatTheyKeepTrying} I just wish it got you somewhere.',
  ],
  coach: [
    "Let's review the tape. {whatTheyKeepTrying} Plenty of reps. The form needs work.",
    'Look at your attempts without judging them. {whatTheyKeepTrying} Data, nothing more.',
    "Here's your usual game plan. {whatTheyKeepTrying} Good effort. Wrong game.",
    "You've been training hard, no question. {whatTheyKeepTrying} It's just not training the right thing.",
  ],
};

export const moment: ByPersonality = {
  bold: [
    "Then comes the moment that gives it all away. {fingerPointableMoment} Right there. That's the whole thing in one picture.",
    "I can point at the exact moment. {fingerPointableMoment} Look at it. Don't look away this time.",
    "And it all comes down to this. {fingerPointableMoment} If you felt that, you know exactly why we're talking.",
    "Let me show you where it really happens. {fingerPointableMoment} There's no arguing with a picture like that.",
  ],
  blunt: [
    "Here's the moment: {fingerPointableMoment} There. That one.",
    'Picture it exactly. {fingerPointableMoment} You know the one.',
    "It looks like this. {fingerPointableMoment} I don't have to explain that one to you.",
    'One scene, no comment: {fingerPointableMoment}',
  ],
  funny: [
    'Here it is, in glorious high definition: {fingerPointableMoment}',
    'Freeze the picture, please. {fingerPointableMoment}',
    "Cut to a scene you may remember. {fingerPointableMoment} I'd look away too.",
    'Meanwhile, in real life: {fingerPointableMoment}',
  ],
  poetic: [
    'There is one small scene in which everything is said. {fingerPointableMoment} A whole year fits inside it.',
    'And then the world narrows to a single picture. {fingerPointableMoment} And everything is in it.',
    'Let the picture come, it knows the way. {fingerPointableMoment} And for a breath everything stands still.',
    'It is always one single moment. {fingerPointableMoment} There it is.',
  ],
  gentle: [
    'There may be one moment you know all too well. {fingerPointableMoment} If you can see it, just let it be there for a second.',
    "Maybe you've been in a moment like this. {fingerPointableMoment}",
    'I have one picture in mind, and maybe you know it. {fingerPointableMoment} You can let the picture go again in a moment.',
    'Sometimes it all gathers in a single moment. {fingerPointableMoment} If that touches something, be kind to yourself.',
  ],
  mentor: [
    'If you want to understand a problem, find its clearest moment. {fingerPointableMoment} Everything we need to know is in that picture.',
    'Let me take you to one scene. {fingerPointableMoment} Keep that scene in mind.',
    'You learn more from one real moment than from any theory. {fingerPointableMoment} Look at that one carefully.',
    "There's one moment I'd like you to look at. {fingerPointableMoment} It tells us more than any explanation.",
  ],
  friend: [
    "And then there's that moment. {fingerPointableMoment} You just saw it, didn't you?",
    'Picture this with me. {fingerPointableMoment} I bet you know what comes next.',
    'You know the moment I mean. {fingerPointableMoment} Yeah, I mean exactly that one.',
    "I've got one scene in my head. {fingerPointableMoment} I bet you can see it, too.",
  ],
  coach: [
    'Go to the key moment. {fingerPointableMoment} Stop there. What do you notice?',
    'Pin down the moment. {fingerPointableMoment} Everything else starts there.',
    "Here's the moment the game is decided. {fingerPointableMoment} Remember it. That's the one we train for.",
    "Pause the tape right here. {fingerPointableMoment} That's what we're going to change.",
  ],
};

export const voice: ByPersonality = {
  bold: [
    "And then comes the voice in your head. {voiceInTheirHead} I wouldn't take orders from it.",
    'And somewhere inside you hear it. {voiceInTheirHead}',
    "You know that line in your head. {voiceInTheirHead} It's loud. That doesn't make it right.",
    "{if voiceInTheirHead has reproach} Listen to what you let yourself get away with saying. {voiceInTheirHead} I wouldn't let anyone talk to you like that.",
  ],
  blunt: [
    'And what do you tell yourself? {voiceInTheirHead} It sounds convincing. It settles nothing.',
    'Then the comment from the back of your head: {voiceInTheirHead} Old record. Same scratch.',
    "The line you feed yourself: {voiceInTheirHead} It doesn't get any better with repetition.",
    "Here's what goes through your head. {voiceInTheirHead} You've heard that one before.",
  ],
  funny: [
    'Cue the narrator nobody hired. {voiceInTheirHead} Zero stars for that commentary.',
    'And right on time, the little voice upstairs clears its throat. {voiceInTheirHead} Such a charming lodger.',
    "And up in the balcony, somebody has a remark. {voiceInTheirHead} Everybody's a critic.",
    'Your brain, ever helpful, has a comment. {voiceInTheirHead} Thanks, brain. Very useful.',
  ],
  poetic: [
    'A whisper comes, older than the day. {voiceInTheirHead} It has been rehearsing for years.',
    'Under the noise, something speaks. {voiceInTheirHead} How softly a heavy thing can be said.',
    'One sentence has lived in you for a long time. {voiceInTheirHead} It pays no rent.',
    'Something in you speaks, half asleep. {voiceInTheirHead} And you listen, as one listens to rain.',
  ],
  gentle: [
    "{if voiceInTheirHead has reproach} And maybe there's a quiet voice inside. {voiceInTheirHead} You needn't fight it. You only have to know that it isn't the truth about you.",
    "{if fingerPointableMoment} Then, so quietly that nobody else could hear it, you say to yourself: {voiceInTheirHead} It's all right to notice that.",
    "{if voiceInTheirHead has reproach} I think there's something you say to yourself that you'd never say to anyone else. {voiceInTheirHead} I wish I could take that from you.",
    "Inside, very quietly, there's a thought. {voiceInTheirHead} It's only a thought, even if it doesn't feel that way.",
    'Maybe a sentence comes up that you know well. {voiceInTheirHead} You can let it pass.',
  ],
  mentor: [
    '{if fingerPointableMoment} Listen to the sentence that follows. {voiceInTheirHead} What we repeat becomes a conviction, and that one has been repeated often.',
    '{if voiceInTheirHead has reproach} Everyone has a sentence they say to themselves. {voiceInTheirHead} A thought like that is a habit, not a verdict.',
    "{if voiceInTheirHead has reproach} Pay attention to what you tell yourself. {voiceInTheirHead} It's a habit of mind, and habits can be changed.",
    "There's usually one line underneath it all. {voiceInTheirHead}",
  ],
  friend: [
    "{if voiceInTheirHead has reproach} And your head starts up with the usual line. {voiceInTheirHead} I wish you'd talk to yourself the way you talk to your friends.",
    "{if fingerPointableMoment} And what do you say to yourself then? {voiceInTheirHead} Familiar, isn't it?",
    'And then that little voice pipes up. {voiceInTheirHead} It never takes a day off, does it?',
    "I know what goes round in your head. {voiceInTheirHead} You're not the only one, by the way.",
  ],
  coach: [
    "Catch the self-talk. {voiceInTheirHead} Noted. We don't let that call the plays.",
    '{if fingerPointableMoment} What runs through your head at that point? {voiceInTheirHead} A line you can hear is a line you can change.',
    "Now listen to your inner commentary. {voiceInTheirHead} That won't win you anything.",
    "The talk in your head matters as much as the work. {voiceInTheirHead} We'll replace that line.",
  ],
};

export const roundCosts: ByPersonality = {
  bold: [
    "{unless hookTimerCosts has rate} And each lap takes its toll. {hookTimerCosts} You've paid enough.",
    'None of this comes free. {hookTimerCosts} That ends with a decision, not with a wish.',
    '{unless hookTimerCosts has rate} And you pay for round after round. {hookTimerCosts} How many more do you want to buy?',
    "Let's not pretend that it costs nothing. {hookTimerCosts} I want better for you than that.",
  ],
  blunt: [
    "{if hookTimerCosts has money} And going round like that has its price. {hookTimerCosts} That's not a feeling. That's a bill.",
    "{if hookTimerCosts has figure} Here's what it costs you, in figures: {hookTimerCosts} You do the maths.",
    "Going on like this isn't harmless. {hookTimerCosts} And it won't stop until you stop it.",
    "{unless hookTimerCosts has rate} Each time round, you lose something. {hookTimerCosts} It doesn't have to go on.",
    "Now the part you'd rather not look at. {hookTimerCosts} Look at it anyway.",
  ],
  funny: [
    "And it's not even a free ride. {hookTimerCosts} Nobody even asks whether you enjoyed it.",
    "Naturally there's a fee at the exit. {hookTimerCosts} And you don't even get a stamp on your hand.",
    "There's an admission charge, by the way. {hookTimerCosts} And the show isn't even that good.",
    "Sadly, the merry-go-round isn't free. {hookTimerCosts} And you have to queue for it as well.",
  ],
  poetic: [
    '{unless hookTimerCosts has rate} Each turn of the wheel takes something with it. {hookTimerCosts} And the wheel never says thank you.',
    'It takes its toll softly. {hookTimerCosts} As daylight leaves in autumn.',
    '{unless hookTimerCosts has rate} And something is left behind each time. {hookTimerCosts}',
    'Every circle wants to be fed. {hookTimerCosts} And it has never had enough.',
  ],
  gentle: [
    "And it has a cost you can actually see. {hookTimerCosts} You needn't go on paying that.",
    "{unless hookTimerCosts has rate} Each time around, a little is lost. {hookTimerCosts} It's fine to feel sad about that.",
    "And I think you can feel what it takes from you. {hookTimerCosts} It doesn't have to go on like that.",
    "None of this is without a cost. {hookTimerCosts} You've noticed it, I'm sure, even if you never said so.",
  ],
  mentor: [
    'Going in circles has a price, too. {hookTimerCosts}',
    "{unless hookTimerCosts has rate} Notice what each new round takes from you. {hookTimerCosts} It's more than it seems.",
    '{unless hookTimerCosts has rate} Ask what each repetition costs. {hookTimerCosts} Put like that, more of the same looks rather expensive.',
    "There's a price on attempts that go nowhere. {hookTimerCosts}",
  ],
  friend: [
    "And it's not as if it were free. {hookTimerCosts} That's the part that gets me.",
    "{unless hookTimerCosts has rate} Each round of this takes its toll, too. {hookTimerCosts} I'd like that to stop.",
    'And it adds up, you know it does. {hookTimerCosts} It makes me a bit sad, honestly.',
    "The thing is, going round again isn't free. {hookTimerCosts} And you've paid plenty already.",
  ],
  coach: [
    '{unless hookTimerCosts has rate} Log the cost per round. {hookTimerCosts} Now you know what is at stake in the next one.',
    '{if hookTimerCosts has figure} Numbers on the board: {hookTimerCosts} We can play better than that.',
    '{unless hookTimerCosts has rate} A lap like that has its price. {hookTimerCosts} Next lap, we run it differently.',
    "Let's be clear about what it costs to keep running like this. {hookTimerCosts} That has to stop.",
  ],
};

export const hookLand: ByPersonality = {
  bold: [
    "{if stupidThingTheyBelieve} So let's break the circle where it starts, with what you believe about it.",
    "{if whatTheyKeepTrying} You don't need another attempt. You need a better explanation.",
    'The strength is there. It only needs the right target.',
    "Enough of that. Let's look at what's really going on.",
  ],
  blunt: [
    "{if whatTheyKeepTrying} It's not how hard you try, it's where you're looking, so let's look somewhere else.",
    "It won't change until the thinking does.",
    "You can go round again, or you can look at why you're going round.",
    "{if whatTheyKeepTrying} Trying harder won't do it. Something else has to change.",
  ],
  funny: [
    "{if whatTheyKeepTrying} Here's the thing: I don't think it's a lack of trying. I think it's the instructions.",
    'Before you order another helping of the same, let me show you the kitchen.',
    "It isn't just bad luck, if that's any comfort. There's a reason, and I think I know it.",
    "If more of the same were going to do it, you'd be on a beach by now.",
  ],
  poetic: [
    'Perhaps it was never the road. Perhaps it was the map.',
    'What if you were never lost, only holding the map upside down?',
    'Maybe the door was never locked. Maybe it opens the other way.',
    'Something has not been asked yet. Let us ask it.',
  ],
  gentle: [
    "I don't think there's anything wrong with you. I think you were given the wrong explanation.",
    "{if whatTheyKeepTrying} What if it was never about trying harder? I think it's something else.",
    "{if whatTheyKeepTrying} Maybe you've just been looking in the place you were told to look.",
    "There's a reason it keeps happening, and we can look for it together.",
  ],
  mentor: [
    '{if whatTheyKeepTrying} If effort were the answer, you would be there by now, so it has to be something else.',
    "{if whatTheyKeepTrying} A loop like this has a cause, and it's rarely the one we suspect.",
    '{if whatTheyKeepTrying} When good effort keeps failing, I stop looking at the effort.',
    "There is a reason for it, and it's worth finding.",
  ],
  friend: [
    "{if whatTheyKeepTrying} So I don't think you need more effort. I think somebody sold you a wrong idea, and I'd like to take it off your hands.",
    "I wish someone had told you much earlier what's behind it.",
    "{if whatTheyKeepTrying} And no, I don't think you've been lazy about it. Not even a little bit.",
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
    'Let me show you how well I know this.',
    "{if whatTheyKeepTrying} You're about to hear your own story, told by somebody else.",
    '{if voiceInTheirHead} I know how this goes, on the outside and on the inside.',
    "Let's look at how it really goes, without the tidy version.",
  ],
  blunt: [
    "{if whatTheyKeepTrying} Let's go through it once, without excuses.",
    'Quick test. See if this sounds familiar.',
    "Here's how it goes, and you can correct me afterwards.",
    "I'll describe what I see, and you tell me if I'm wrong.",
  ],
  funny: [
    "{if fingerPointableMoment} I'd like to read you a page from your diary, and I promise I didn't steal it.",
    'Time for a short nature documentary about you in the wild.',
    "I haven't been following you around, I promise. It only sounds like it.",
    "{if whatTheyKeepTrying} I'd now like to narrate your life for a minute, in my best documentary voice.",
  ],
  poetic: [
    '{if whatTheyKeepTrying} Let me tell you about a circle.',
    '{if whatTheyKeepTrying} You could walk this path with your eyes closed.',
    'Listen, and tell me whether you know this.',
    'Some things return like the tide, and we stop asking why.',
  ],
  gentle: [
    'Listen for a moment, and see whether any of it fits.',
    'You may recognise yourself in this, and if you do, be kind to the person you see.',
    "I'll tell you what I see, and you can tell me whether it's true.",
    "See whether any of this sounds like you, and if it does, that's fine.",
  ],
  mentor: [
    "{if whatTheyKeepTrying} Let's look at what happens, one step at a time.",
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
    "Let's look at how it plays out in real life.",
    'Time for an honest look at the replay.',
  ],
};
