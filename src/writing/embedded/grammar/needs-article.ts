import { MASS } from './concrete-nouns.data.ts';
import { tokensOf } from './language.ts';

/** "Maxed-out fuel card", "shaking bow": one thing without its article, which no sentence around it can carry. */
export function needsArticle(text: string): boolean {
  const tokens = tokensOf(text);
  const end = tokens.findIndex(
    ({ pos, lower }, index) =>
      !/^(?:ADJ|NOUN|PROPN|VERB|ADV)$/.test(pos) && lower !== '-' && tokens[index - 1]?.lower !== '-',
  );
  const phrase = end === -1 ? tokens : tokens.slice(0, end);
  const head = phrase.findLast(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
  return (
    head !== undefined &&
    (phrase.length > 1 ||
      (tokens[end]?.pos === 'ADP' && tokens[end]?.lower !== 'of') ||
      /^(?:that|which)$/.test(tokens[end]?.lower ?? '')) &&
    phrase[0]?.pos !== 'ADV' &&
    phrase[0]?.pos !== 'PROPN' &&
    !/(?:(?<![su])s|(?<!^(?:sw|str|r|w|k|spr|ceil|wedd))ing|(?<!har|wit|busi)ness|ity|tion|sion|ment|ance|ence|ship|work|ism|cy|ure|(?<!^(?:p|st|c|w|im|pack|mess|gar|vill|cott|band))age|people|men|women|children)$/.test(
      head.lower,
    ) &&
    !MASS.has(head.lower)
  );
}

/** "Lid", but not "leather": a noun by itself, which needs one wherever it stands. */
export const nounNeedsArticle = (noun: string): boolean => needsArticle(`certain ${noun}`);
