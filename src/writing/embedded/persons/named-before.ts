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
      !(
        isRival(doer) &&
        doer.index === at &&
        !ownsAnother(tokens, at, index) &&
        !(tokens[index]?.lower === 'their' && isSomebody(tokens, at))
      ) &&
      !/^(?:my|our)$/.test(tokens[at - 1]?.lower ?? '') &&
      (kind === 'people' ||
        isSomebody(tokens, at) ||
        (kind === 'things' && tokens[index]?.lower === 'them' && isHandled(tokens, index)) ||
        (kind === 'one' &&
          tokens.slice(Math.max(0, at - 2), at).some(({ lower }) => /^(?:an?|every|each|any|another)$/.test(lower)))),
  );
}

const isSomebody = (tokens: readonly Token[], at: number): boolean =>
  /^some(?:one|body)$/.test(tokens[at]?.lower ?? '');

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

/** "Couples don't book the best, they book the first": what is denied of others is set right for the same. */
export function isContrast(tokens: readonly Token[], index: number, named: boolean): boolean {
  const denied = tokens.findIndex(({ lower }, at) => at < index && /^(?:n't|not|never)$/.test(lower));
  const noun = tokens[tokens[denied - 1]?.pos === 'AUX' ? denied - 2 : denied - 1];
  if (
    tokens[index - 1]?.lower !== ',' ||
    denied < 1 ||
    !/[^su]s$|^(?:people|children|men|women|couple)$/.test(noun?.lower ?? '')
  )
    return false;
  return !named || tokens[denied + 1]?.lemma === tokens[index + 1]?.lemma;
}
