import type { ByFamily } from './frame.ts';

/** The picture of the plan, or the thing, as one of the last words. */
export const threadLast: ByFamily = {
  hard: [
    'And when it gets hard, bring back the picture of {image}.',
    "When you're looking at {thing} again, remember that you have a choice now.",
    'If you forget the details, remember what I said about {image}. That will do.',
    "You'll see {thing} again soon enough. Let that remind you of what you heard here.",
  ],
  light: [
    "And if nothing else stays with you, just remember {image}. It'll do.",
    "And the next time you're looking at {thing}, think of me. In a nice way, please.",
    "And whenever you're stuck, go back to the bit about {image}.",
    "You'll be looking at {thing} again before long. When you do, remember we talked.",
  ],
  soft: [
    'And on difficult days, you can always go back to the picture of {image}.',
    "When your eyes fall on {thing} again, I hope you'll remember that there's another way.",
    "You don't have to remember everything. The picture of {image} is enough.",
    "And when {thing} comes to mind, don't take it as a reproach. Take it as a small reminder.",
  ],
};
