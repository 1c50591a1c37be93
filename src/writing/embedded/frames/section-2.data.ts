import type { ByPersonality } from './frame.ts';

/** Hook: what they keep trying, the moment one can point at, the voice in their head, what each round costs. */
export const trying: ByPersonality = {
  bold: [
    "You've been in the arena, I'll give you that. {whatTheyKeepTrying} Courage was never what was missing.",
    "Nobody can say you didn't give it everything. {whatTheyKeepTrying} And the wall is still standing.",
  ],
  blunt: [
    "What's your answer so far? {whatTheyKeepTrying} That isn't a strategy. That's a habit with good intentions.",
    'The routine: {whatTheyKeepTrying} You already know how it ends.',
  ],
  funny: [
    'You have a favourite remedy, and so does everybody. {whatTheyKeepTrying} I admire the optimism, I truly do.',
    "Let me guess your latest plan. {whatTheyKeepTrying} And by Thursday it's history.",
  ],
  poetic: [
    'You begin again, as gardens do, even in poor soil. {whatTheyKeepTrying} And each beginning believes it is the last.',
    'How faithfully you start over. {whatTheyKeepTrying} The seed was good. Nobody ever looked at the ground.',
  ],
  gentle: [
    "You keep trying, and I want to honour that first. {whatTheyKeepTrying} That's not failure. That's someone who hasn't given up.",
    "Look how often you have begun again. {whatTheyKeepTrying} There's a lot of hope in that.",
  ],
  mentor: [
    'Look at what you keep going back to. {whatTheyKeepTrying} Repetition is a teacher, if we listen to what it says.',
    "There's a pattern in what you try. {whatTheyKeepTrying} The pattern tells you more than any single attempt.",
  ],
  friend: [
    'I know your greatest hits by heart. {whatTheyKeepTrying} And every time you think, this is the one.',
    "You've given it a proper go. {whatTheyKeepTrying} So please don't tell me you're not trying.",
  ],
  coach: [
    "Let's review the tape. {whatTheyKeepTrying} Plenty of reps. The form needs work.",
    'List your attempts without judging them. {whatTheyKeepTrying} Data, nothing more.',
  ],
};

export const moment: ByPersonality = {
  bold: [
    "Then comes the second when all the pretending stops. {fingerPointableMoment} Right there. That's the whole battle in one frame.",
    "I can point at the exact moment. {fingerPointableMoment} Look at it. Don't look away this time.",
  ],
  blunt: [
    "Here's the moment: {fingerPointableMoment} There. That one.",
    "Picture it exactly. {fingerPointableMoment} You've been there. Recently.",
  ],
  funny: [
    'And then, in glorious high definition, this: {fingerPointableMoment} No director would dare to make it up.',
    'Freeze the picture, please. {fingerPointableMoment} Cue the sad violin.',
  ],
  poetic: [
    'There is one small scene in which everything is said. {fingerPointableMoment} A whole year fits inside it.',
    'And then the world narrows to a single picture. {fingerPointableMoment} Nothing moves, and everything is clear.',
  ],
  gentle: [
    'There may be one moment you know all too well. {fingerPointableMoment} If you can see it, just let it be there for a second.',
    "Let me describe something, and you tell me whether you've been there. {fingerPointableMoment} It's a lonely place to stand.",
  ],
  mentor: [
    'If you want to understand a problem, find its clearest moment. {fingerPointableMoment} Everything we need to know is in that picture.',
    'Let me take you to one scene. {fingerPointableMoment} Remember what that feels like.',
  ],
  friend: [
    "And then there's that moment. {fingerPointableMoment} You just saw it, didn't you?",
    'Picture this with me. {fingerPointableMoment} I bet you could tell me what you were wearing.',
  ],
  coach: [
    'Go to the key moment. {fingerPointableMoment} Stop there. What do you notice?',
    "Pin down the moment. {fingerPointableMoment} That's where the work begins.",
  ],
};

export const voice: ByPersonality = {
  bold: [
    "And then comes the voice that has never won you anything. {voiceInTheirHead} I wouldn't take orders from it.",
    "And somewhere in there you hear it. {voiceInTheirHead} That's fear talking, in your accent.",
  ],
  blunt: [
    "And what do you tell yourself? {voiceInTheirHead} Heard it. Doesn't make it true.",
    'Then the comment from the back of your head: {voiceInTheirHead} Old record. Same scratch.',
  ],
  funny: [
    'Cue the narrator nobody hired. {voiceInTheirHead} Zero stars for that commentary.',
    'And right on time, the inner critic clears its throat. {voiceInTheirHead} Such a charming roommate.',
  ],
  poetic: [
    'And a whisper comes, older than the day. {voiceInTheirHead} It has been rehearsing for years.',
    'Under the noise, something speaks. {voiceInTheirHead} How softly a heavy thing can be said.',
  ],
  gentle: [
    "And maybe there's a quiet voice inside. {voiceInTheirHead} You don't have to fight it. You only have to know that it isn't the truth about you.",
    "Then, so quietly that nobody else could hear it, you say to yourself: {voiceInTheirHead} I'm sorry you've had to listen to that alone.",
  ],
  mentor: [
    '{if fingerPointableMoment} Listen to the sentence that follows. {voiceInTheirHead} We become what we repeat, and that one has been repeated often.',
    "Everyone has a sentence they say to themselves. {voiceInTheirHead} A thought like that's a habit, not a verdict.",
  ],
  friend: [
    "And your head starts up with the usual line. {voiceInTheirHead} I wish you'd talk to yourself the way you talk to your friends.",
    '{if fingerPointableMoment} You know what you say to yourself then? {voiceInTheirHead} Ouch, right?',
  ],
  coach: [
    "Catch the self-talk. {voiceInTheirHead} Noted. We don't let that call the plays.",
    '{if fingerPointableMoment} What runs through your head at that point? {voiceInTheirHead} Good catch. A line you can hear is a line you can change.',
  ],
};

export const roundCosts: ByPersonality = {
  bold: [
    "And each lap takes its toll. {hookTimerCosts} You've paid enough to own the place.",
    "The clock doesn't negotiate. {hookTimerCosts} That ends with a decision, not with a wish.",
  ],
  blunt: [
    "{if hookTimerCosts has money} And every round costs you. {hookTimerCosts} That's not a feeling. That's a bill.",
    'What one more lap costs you: {hookTimerCosts} You do the maths.',
  ],
  funny: [
    "And the ride isn't even free. {hookTimerCosts} I've seen kinder parking fees.",
    "Naturally there's a fee at the exit. {hookTimerCosts} No refunds, as far as I can tell.",
  ],
  poetic: [
    'Each turn of the wheel takes something with it. {hookTimerCosts} And the wheel never says thank you.',
    'What goes does not go all at once. {hookTimerCosts} It leaves the way daylight leaves in autumn.',
  ],
  gentle: [
    "And it has a cost you can actually see. {hookTimerCosts} You don't have to keep paying that.",
    "Every time around, a little is lost. {hookTimerCosts} It's fine to feel sad about that.",
  ],
  mentor: [
    "Going in circles has a price, too. {hookTimerCosts} Few people look at it, because it's paid in small coins.",
    'Notice what each return takes from you. {hookTimerCosts} The sum is larger than it seems.',
  ],
  friend: [
    "And it's not as if it were free. {hookTimerCosts} That's the part that gets me.",
    "Every time we go round this block, it takes a toll. {hookTimerCosts} I don't want that for you.",
  ],
  coach: [
    'Log the cost per round. {hookTimerCosts} Now you know what is at stake in the next one.',
    '{if hookTimerCosts has figure} Numbers on the board: {hookTimerCosts} We can play better than that.',
  ],
};

export const hookLand: ByPersonality = {
  bold: [
    "{if stupidThingTheyBelieve} So let's break the circle where it starts, with what you believe about it.",
    "You don't need another attempt. You need a better explanation.",
  ],
  blunt: [
    "It isn't you. It's the picture you have of the problem. Let's fix the picture.",
    'Same loop, same end. Unless the thinking changes first.',
  ],
  funny: [
    "Here's the thing: there's nothing wrong with you. There's something wrong with the instructions.",
    'Before you order another helping of the same, let me show you the kitchen.',
  ],
  poetic: [
    'Perhaps it was never the road. Perhaps it was the map.',
    'What if you were never lost, only holding the page upside down?',
  ],
  gentle: [
    "I don't think there's anything wrong with you. I think you were given the wrong explanation.",
    'What if it was never about trying harder? Let me show you what I mean.',
  ],
  mentor: [
    "If effort were the answer, you would be there by now. So let's question the assumption.",
    "A loop like this has a cause, and it's rarely the one we suspect.",
  ],
  friend: [
    "So I don't think you need more effort. I think somebody sold you a wrong idea, and I'd like to take it off your hands.",
    "Here's what I wish someone had told you much earlier.",
  ],
  coach: [
    "You've got the engine. Let's check the steering.",
    'So we stop adding reps, and look at the belief behind them.',
  ],
};

export const hookOpen: ByPersonality = {
  bold: [
    'Let me show you how well I see you.',
    "{if whatTheyKeepTrying} You're about to hear your own week described by someone else.",
  ],
  blunt: [
    "{if whatTheyKeepTrying} I'll describe a week. Tell me whose it is.",
    'A quick test. Tell me if this sounds familiar.',
  ],
  funny: [
    "{if fingerPointableMoment} I'd like to read you a page from your diary. I promise I didn't steal it.",
    'Time for a short nature documentary about you in the wild.',
  ],
  poetic: [
    '{if whatTheyKeepTrying} Let me tell you about a circle.',
    '{if whatTheyKeepTrying} There is a path you could walk with your eyes closed.',
  ],
  gentle: [
    'Let me describe something, and you can see whether it fits.',
    'You may recognise yourself in this. If you do, be kind to the person you see.',
  ],
  mentor: [
    "{if whatTheyKeepTrying} Let's look at the pattern, without hurry.",
    '{if whatTheyKeepTrying} Watch how the days repeat themselves.',
  ],
  friend: [
    '{if whatTheyKeepTrying} Let me tell you how I think your week goes.',
    '{if fingerPointableMoment} You might laugh at how well you know this one.',
  ],
  coach: [
    "{if whatTheyKeepTrying} Let's run the play back in slow motion.",
    'First we watch the film. Then we change the game.',
  ],
};
