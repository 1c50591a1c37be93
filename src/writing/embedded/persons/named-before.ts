import type { Token } from '../grammar/language.ts';
import { COGNITION } from './person.data.ts';
import { doerFor, isRival, type State } from './subjects.ts';

/** "I approach dentists and let them …", "an associate leaves and a nurse follows them": others were named, and somebody else acts. */
export function goesBackToOthers(state: State, index: number): boolean {
  const { tokens, rivals, main } = state;
  if (tokens[index]?.lower === 'they') {
    const people = main !== null && isRival(main) && tokens[main.index]?.lower === 'people';
    return people && !tokens.slice(main.index, index).some(({ lemma }) => COGNITION.has(lemma));
  }
  const doer = doerFor(state, index);
  return rivals.some(
    ({ index: at, kind, owned }) =>
      !owned &&
      at < index - 2 &&
      !tokens[at + 1]?.lower.endsWith('ing') &&
      !(isRival(doer) && doer.index === at && !ownsAnother(tokens, at, index)) &&
      !/^(?:my|our)$/.test(tokens[at - 1]?.lower ?? '') &&
      (kind === 'people' ||
        (kind === 'things' && tokens[index]?.lower === 'them' && isHandled(tokens, index)) ||
        (kind === 'one' &&
          tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:an?|every|each|any|another)$/.test(lower)))),
  );
}

/** "Another client gets used to their new shop": one of many, who owns what comes after. */
const ownsAnother = (tokens: readonly Token[], subject: number, index: number): boolean =>
  tokens[index]?.lower === 'their' && /^(?:another|every|each|any)$/.test(tokens[subject - 1]?.lower ?? '');

/** What one does to things rather than to people. */
const HANDLING = new Set(
  'crop cut move put throw count open read use wear print fold stack sort wash clean paint sell buy order return finish answer delete file fix cook eat drink water plant cover carry store keep add wipe peel post edit'.split(
    ' ',
  ),
);

export const isHandled = (tokens: readonly Token[], index: number): boolean => {
  const verb = tokens[index - 1]?.lemma ?? '';
  return HANDLING.has(verb) || (verb === 'send' && /^(?:PUNCT|)$/.test(tokens[index + 1]?.pos ?? ''));
};
