import type { ByFamily } from './frame.ts';

/** A thing of the author's own that is threaded through openings and landings; each sentence holds for any thing. */
export const motifHook: ByFamily = {
  hard: [
    'Remember {motif}, because I am going to come back to that before we are done.',
    'Keep {motif} in the back of your head. You will hear of that again.',
    'Note that I said {motif}. That was no accident.',
  ],
  light: [
    "Hold on to {motif} for me, because we're going to need that again later.",
    "File {motif} away somewhere safe, we'll be back for it before the end.",
    "If you catch yourself thinking of {motif} tonight, that one's on me.",
  ],
  soft: [
    'You may keep {motif} in mind for a while, and let go of the rest.',
    'Let {motif} stay with you for a moment, because we will return there.',
    'I will come back to {motif} later, so you need not hold on to all of it now.',
  ],
};

export const motifFlip: ByFamily = {
  hard: [
    'Look at {motif} once more, this time without the usual explanation.',
    'Ask yourself what you were told about {motif}, and by whom.',
    'You think you know all about {motif}. Let us check that.',
  ],
  light: [
    "So let's look at {motif} again, from the side where nobody usually stands.",
    'Pretend for a minute that nobody ever explained {motif} to you.',
    "You and {motif} have some history by now, so let's clear up a misunderstanding.",
  ],
  soft: [
    'Perhaps you can look at {motif} once more, as if nobody had ever explained it to you.',
    'There may be another way of looking at {motif}, if you have a little patience with me.',
    'Let us return to {motif} for a moment, and be curious instead of strict.',
  ],
};

export const motifPlan: ByFamily = {
  hard: [
    'From here on, {motif} will mean something else to you.',
    'The next time you deal with {motif}, you will think of this.',
    'Now you know what I mean when I talk about {motif}.',
  ],
  light: [
    'Good luck looking at {motif} the same way after this.',
    "Next time you think of {motif}, you'll hear me mumbling in the background.",
    "And that's what I've been getting at with {motif} the whole time.",
  ],
  soft: [
    'It may be that {motif} will look a little different to you from now on.',
    'The next time you think of {motif}, this may come back to you, quietly.',
    'So even {motif} can become part of a better story.',
  ],
};

export const motifClose: ByFamily = {
  hard: [
    'I said that I would come back to {motif}, and here we are.',
    'One more time, {motif}, and then it is your turn.',
    'So we are back at {motif}, as I told you we would be.',
  ],
  light: [
    "And here we are again with {motif}, I did say we'd get back there.",
    'You remember {motif}, right? I told you that would come up again.',
    "Look who's back: {motif}, as promised.",
  ],
  soft: [
    'We have come a long way since I first spoke of {motif}.',
    'You remember {motif}. I said that we would return there, and now we have.',
    'Let me come back to {motif} once more, as I promised.',
  ],
};

export const motifLast: ByFamily = {
  hard: [
    'You will have to do with {motif} again. The question is what you do then.',
    'And whenever you think of {motif}, remember that you have a choice now.',
    'Think of {motif} once more, and then decide.',
  ],
  light: [
    'And if {motif} should cross your mind this week, take that as a nudge from me.',
    "Somewhere between now and the weekend you'll think of {motif}, and that's your cue.",
    'Say hello to {motif} from me, whatever you decide.',
  ],
  soft: [
    'When you think of {motif} again, I hope that it will be with a little more ease.',
    'I hope that {motif} will one day mean something lighter to you.',
    'And should you think of {motif} tonight, think of yourself kindly as well.',
  ],
};
