import type { ByFamily } from './frame.ts';

/** The picture of the plan, or the thing, as one of the last words. */
export const threadLast: ByFamily = {
  hard: [
    'If one picture stays with you, let it be the one of {image}.',
    "When you're looking at {thing} again, think back to today.",
    'If you forget the details, remember what I said about {image}. That will do.',
    "You'll see {thing} again soon enough. Let that remind you of what you heard here.",
  ],
  light: [
    "And if nothing else stays with you, just remember {image}. It'll do.",
    "And the next time you're looking at {thing}, think of me. In a nice way, please.",
    'And should anybody ask what I talked about, tell them the bit about {image}.',
    "You'll be looking at {thing} again before long. When you do, remember we talked.",
  ],
  soft: [
    'And of all that I said, you may keep the picture of {image}.',
    "When your eyes fall on {thing} again, I hope you'll remember that we spoke.",
    "You don't have to remember everything. The picture of {image} is enough.",
    'And if {thing} comes to mind later on, take it as a small greeting from today.',
  ],
};
