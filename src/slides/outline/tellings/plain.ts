import { textsOf } from '../draft.ts';
import { findResult } from '../find-result.ts';
import { countWords } from '../shorten.ts';
import { firstOpening, opening } from '../subtitle.ts';
import { mostAloneWords, mostSubtitleWords, type Parts, type Telled } from '../wording.ts';
import { quotedIn } from './quotes-and-figures.ts';

export function tellPlain({ draft, about, title }: Parts): Telled {
  const texts = textsOf(draft, about);
  const said = title.source === null ? texts : texts.slice(texts.indexOf(title.source) + 1);
  const [text] = quotedIn(texts.filter((line) => /^["“].*["”]$/s.test(line))).filter(
    (words) => countWords(words) >= 4 && countWords(words) <= 30,
  );
  if (text) return { purpose: 'quote', quote: { text, by: '' } };
  const figure = findResult(texts);
  if (figure) return { purpose: 'figure', figure };
  const subtitle =
    opening(said.slice(0, 1), mostSubtitleWords) ||
    (title.source === null
      ? firstOpening(
          said.map((one) => [one]),
          mostAloneWords,
        )
      : '');
  return { purpose: 'statement', subtitle };
}
