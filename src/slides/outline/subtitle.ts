import { capitalised } from '#writing/embedded/answers/realise.ts';
import { restOf } from './find-scene-title.ts';
import type { Title } from './find-title.ts';
import { countWords, shortened } from './shorten.ts';
import { mostAloneWords, mostSubtitleWords } from './wording.ts';

/**
 * Under a claim of ours the answer itself; under its first sentence the next one; else another answer of the passage. `answers`
 * holds the sentences of each, those of the slide's own beat first.
 */
export function subtitleOf(
  own: readonly (readonly string[])[],
  others: readonly (readonly string[])[],
  title: Title,
): string {
  const { source } = title;
  if (source === null) {
    const told = firstOpening(own, mostSubtitleWords) || firstOpening(own, mostAloneWords);
    return told || whoeverIt(own);
  }
  const same = own.find((said) => said.includes(source)) ?? [];
  const following = title.loss < 0.5 ? opening(same.slice(same.indexOf(source) + 1), mostSubtitleWords) : '';
  const rest = title.loss < 0.5 ? '' : restOf(source, title.text);
  return (
    rest ||
    following ||
    firstOpening(
      [...own, ...others].filter((said) => !said.includes(source)),
      mostSubtitleWords,
    )
  );
}

export const firstOpening = (answers: readonly (readonly string[])[], most: number): string =>
  answers.map((said) => opening(said, most)).find((text) => text !== '') ?? '';

/** A scene whose people have no name here is still better than a bare claim. */
const whoeverIt = (answers: readonly (readonly string[])[]): string =>
  answers
    .flatMap(([first = '']) =>
      /^["“]|\?$/.test(first) || countWords(first) > mostAloneWords ? [] : [ended(capitalised(first))],
    )
    .find((text) => countWords(text) >= 4) ?? '';

/** As many of the sentences from the first on as have room; the first alone may be shortened. */
export function opening(said: readonly string[], most: number): string {
  const [first = '', ...rest] = said.map((sentence) =>
    sentence.trim().replace(/^It means (?=\p{L}|\d)/u, 'Another ninety days mean '),
  );
  if (first === '' || /^["“]|\?$/.test(first) || countWords(first) < 3 || opensWithSomebody(first)) return '';
  if (countWords(first) > most) {
    const [best] = shortened(first, most);
    return best && best.loss <= 1.05 ? ended(best.text) : '';
  }
  let text = ended(capitalised(first));
  for (const sentence of rest) {
    if (countWords(`${text} ${sentence}`) > most) break;
    text = `${text} ${ended(capitalised(sentence))}`;
  }
  return text;
}

/** "They run inside": nobody on the slide says who. */
const opensWithSomebody = (sentence: string): boolean =>
  /^(?:and |but |so )?(?:they|he|she|them|him|her|these|those|this|that)\b/i.test(sentence) &&
  !/^(?:that|this) \p{L}+ (?:you|your|when)/iu.test(sentence);

export const ended = (text: string): string => capitalised(/[.!?…]["”)]?$/u.test(text) ? text : `${text}.`);
