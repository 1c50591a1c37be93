import { capitalised } from '#writing/embedded/answers/realise.ts';
import { isForeign } from '#writing/embedded/grammar/foreign.ts';
import { contentWords } from '#writing/embedded/self-check.ts';
import type { Title } from './find-title.ts';
import { countWords, shortened } from './shorten.ts';

const mostTitleWords = 9;
const mostLoss = 1.05;

/** The strongest short sentence of a text that nobody knows more about; null when none can stand on a wall. */
export function plainTitle(sentences: readonly string[], not: ReadonlySet<string>): Title | null {
  const foreign = isForeign(sentences.join(' '));
  const found = sentences
    .filter((sentence) => !/["“”«»]|[?？]\s*$/.test(sentence) && !SPEAKS_OF_ITSELF.test(sentence))
    .flatMap((source, place) =>
      (foreign ? briefly(source) : shortened(source, mostTitleWords))
        .filter(({ text, loss }) => loss <= mostLoss && !not.has(text.toLowerCase()))
        .map((short) => ({ ...short, source, strength: strengthOf(short.text) - 3 * short.loss - place * 0.05 })),
    )
    .toSorted((one, other) => other.strength - one.strength);
  const [best] = found;
  if (foreign) return best ?? lastResort(sentences[0] ?? '');
  return best && best.strength >= 2.5 ? best : null;
}

/** Our claims are English, so here anything of the text is better. */
const lastResort = (text: string): Title => ({ text: firstWords(text.trim()), source: text, loss: 1 });

/** What leads from one thought to the next says nothing on a wall. */
const SPEAKS_OF_ITSELF =
  /\bthis part\b|^(?:let's|let us|thank|welcome|here(?:'s| is| are| comes)|i know the|i'll|now (?:check|look|for)|one more|to close|so much for)\b/i;

/** What says something, and to them. */
const strengthOf = (text: string): number =>
  Math.min(contentWords(text).length, 4) +
  (/\b(?:you|your|you're|you've)\b/i.test(text) ? 1 : 0) -
  (countWords(text) < 4 ? 1 : 0);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });
const wordsOf = (text: string): string[] =>
  Array.from(segmenter.segment(text)).flatMap(({ segment, isWordLike }) => (isWordLike ? [segment] : []));

/** In a language that is not taken apart here: the whole sentence, else its first clause, else its first words. */
function briefly(sentence: string): { text: string; loss: number }[] {
  const plain = sentence.trim().replace(/[.。!！…]+$/u, '');
  if (wordsOf(plain).length < 2) return [];
  const [clause = ''] = plain.split(/[,，、;；:：–—]/u);
  const candidates = [
    { text: plain, loss: 0 },
    { text: clause.trim(), loss: 0.5 },
    { text: firstWords(plain), loss: 1 },
  ];
  return candidates
    .filter(({ text }) => wordsOf(text).length >= 2 && wordsOf(text).length <= mostTitleWords)
    .map(({ text, loss }) => ({ text: capitalised(text), loss }));
}

function firstWords(text: string): string {
  let end = 0;
  let words = 0;
  for (const { index, segment, isWordLike } of segmenter.segment(text)) {
    if (isWordLike) words += 1;
    if (words > mostTitleWords) return `${text.slice(0, end).trim()} …`;
    end = index + segment.length;
  }
  return text;
}
