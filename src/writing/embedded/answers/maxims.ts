import { formOf } from '../grammar/forms.ts';
import { PLAIN_VERBS } from '../grammar/verbs.data.ts';

/** "Mind the pennies, keep the pounds", "find the right mix and it behaves like peat": what one does, and its fruit; nobody is told of it. */
export const isMaxim = (text: string): boolean =>
  (MAXIM.test(text) && text.split(', ').every((half) => formOf(half) === 'bare')) ||
  (DO_AND_GET.test(text) && PLAIN_VERBS.has((text.split(' ')[0] ?? '').toLowerCase()));

const MAXIM =
  /^(?!(?:need|want|lack|hope|wish|think|believe|reckon|assume|expect|feel|trust|suppose|guess|hate|love|like|prefer)\b)\p{L}+ (?:\p{L}+ ){0,3}\p{L}+, (?!(?:and|but|or|then|so|not|don't|need|want|hope)\b)\p{L}+ (?:\p{L}+ ){0,3}\p{L}+$/iu;
const DO_AND_GET =
  /^\p{L}+ (?:\p{L}+ ){0,5}\p{L}+,? and (?:(?:it|he|she|they|we|I|the \p{L}+|people|everybody|everyone|nobody|things)(?:'ll| will)? \p{L}|(?:it'll|they'll|it's|you'll)\b)/iu;
