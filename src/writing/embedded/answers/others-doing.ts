import { hasFiniteVerb } from '../grammar/finite.ts';
import { formOf } from '../grammar/forms.ts';
import { baseOf, singularOf, thirdPersonOf, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { isPerson } from '../persons/rivals.ts';
import { piecesOf } from './clean.ts';
import type { Context } from './context.ts';
import { capitalised } from './realise.ts';

/** "Council inspector coming in unannounced", "the customer smiling": somebody else, and what they are doing. */
export function isSomebodyDoing(text: string, { nouns }: Audience): boolean {
  const tokens = tokensOf(text);
  const doing = tokens.findIndex(({ lower }) => /^\p{L}{2,}ing$/u.test(lower));
  const who = singularOf(tokens[doing - 1]?.lower ?? '');
  return (
    isPerson(who) &&
    !nouns.has(who) &&
    tokens.slice(0, doing).every(({ pos }) => /^(?:DET|ADJ|NOUN|PROPN|PRON|NUM|VERB)$/.test(pos)) &&
    formOf(text) === 'noun'
  );
}

/** "Council inspector coming in. Putting on glasses.": what is told in -ing right after somebody else's doing is theirs. */
export const isTheirsToo = ({ kind, about, answer, index, listener }: Context): boolean => {
  const before = piecesOf(answer)
    .slice(0, index + 1)
    .map(({ text }) => text);
  const told = before.findLast((text) => formOf(text) !== 'gerund');
  return (
    kind === 'scene' &&
    about === 'audience' &&
    told !== undefined &&
    told !== before.at(-1) &&
    isSomebodyDoing(told, listener.audience)
  );
};

/** "Nobody remembering the pause": what nobody, or everybody, does. */
const NOBODY_DOING =
  /^(nobody|no one|everybody|everyone|somebody|someone|nothing|everything)((?: ever| even| really| actually| still)?) (\p{L}{2,}ing)\b(.*)$/isu;

/** A truth about everybody as a statement; null where it is none. */
export function everybodyDoes(text: string, { kind, answer }: Context): string | null {
  const [, who = '', ever = '', doing = '', rest = ''] =
    kind === 'truth' &&
    piecesOf(answer).every((piece) => NOBODY_DOING.test(piece.text) || formOf(piece.text) === 'clause')
      ? (NOBODY_DOING.exec(text) ?? [])
      : [];
  if (!who || hasFiniteVerb(tokensOf(text))) return null;
  return `${capitalised(who)}${ever} ${/^being$/i.test(doing) ? 'is' : thirdPersonOf(baseOf(doing.toLowerCase()))}${rest}`;
}

/** "You blame the weather. Then the water, then their hands.": who blames is told of as others in it. */
export const isBlamedByOthers = (sentences: readonly string[]): boolean =>
  /^You (?:blame|put it down)\b/.test(sentences[0] ?? '') &&
  sentences.some((one) =>
    /\b(?:they've|they're|they all|they'll say|their (?:own )?(?:hands|eyes|age|hearing|skin))\b/i.test(one),
  );
