import { textOf } from '../grammar/language.ts';
import { thirdOf } from './pronouns.ts';
import type { State } from './subjects.ts';

/** Whether a pronoun means somebody of whom the sentence told right before, in words that cannot be of the listener. */
export const isJustToldOf = (state: State, index: number): boolean =>
  isOfSeen(state, index) || isOfWhoLaugh(state, index) || isOwnGesture(state, index);

/** "I've seen trusts do that for ten years and be worse off than when they started": those who were seen. */
const isOfSeen = ({ tokens, listeners }: State, index: number): boolean => {
  const person = thirdOf(tokens[index]?.lower ?? '');
  const since = Math.max(-1, ...listeners) + 1;
  return person === 'they' && I_HAVE_SEEN.test(textOf(tokens.slice(since, index)));
};
const I_HAVE_SEEN =
  /(?:^|[\s"])I(?:'ve| have)? (?:seen|saw|watched|known|knew) (?:(?!their|them|they|you)\p{L}+ ){0,2}?(?:\p{L}+[^su]s|people) (?:do|go|try|be|lose|spend|pay|make|take|buy|start|get|give|keep|work|run|wait|sit|stand|put|leave|build|fall|\p{L}+ing)\b/iu;

/** "I call it the Tuesday tax, people laugh and then they go quiet": those who laugh at the name. */
const isOfWhoLaugh = ({ tokens, audience }: State, index: number): boolean =>
  tokens[index]?.lower === 'they' &&
  audience.asked === 'newRootProblem' &&
  WHO_LAUGH.test(textOf(tokens.slice(0, index)));
const WHO_LAUGH =
  /\b(?:people|everybody|everyone|they all|the whole room) (?:(?:always|usually|all|mostly) )?(?:laugh|smile|nod|giggle|grin|groan|wince|chuckle|smirk)s?\b[^.!?"]*\b(?:and|but|then|so|until|because)$/iu;

/** "A widow runs her finger over it": one's own, of somebody who was not named before. */
const isOwnGesture = ({ tokens, listeners }: State, index: number): boolean =>
  listeners.size === 0 &&
  /^(?:her|his|their)$/.test(tokens[index]?.lower ?? '') &&
  OWN_GESTURE.test(textOf(tokens.slice(0, index + 2)));
const OWN_GESTURE =
  /^(?:an?|one|some|another) (?:\p{L}+ ){1,3}(?:(?:runs?|puts?|lays?|lifts?|raises?|points?|wags?|drums?|taps?|places?) (?:her|his|their) (?:fingers?|thumb|hands?|nose|palm|eyebrows?|glasses|chin)|(?:shakes?|tilts?|scratches|nods) (?:her|his|their) head|(?:folds?|crosses) (?:her|his|their) arms|rolls? (?:her|his|their) eyes)$/iu;
