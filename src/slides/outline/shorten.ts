import { capitalised } from '#writing/embedded/answers/realise.ts';
import { clausesOf } from './clauses.ts';
import { endingsCut } from './endings.ts';
import { openingsOf } from './openings.ts';
import { endsOpen, isSentence, standsAlone } from './stands-alone.ts';

/** A way to say a sentence in fewer words; `loss` grows with what was cut: 0 is the whole sentence, 1 a clause that says enough. */
export type Short = { text: string; loss: number };

type Wish = {
  /** Statements and requests alone; otherwise phrases too. */
  whole?: boolean;
  /** Which of two clauses says more when only one has room. */
  prefer?: 'first' | 'last';
};

export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The sentence and its clauses in at most so many words, each readable by itself, the fullest first. */
export function shortened(sentence: string, most: number, { whole = true, prefer = 'first' }: Wish = {}): Short[] {
  const found = new Map<string, number>();
  const offer = (text: string, loss: number, isCut: boolean) => {
    const clean = tidy(text);
    for (const said of countWords(clean) > most ? tightened(clean) : [{ text: clean, loss: 0 }]) {
      const sum = loss + said.loss;
      if (
        said.text === '' ||
        (isCut && endsOpen(said.text)) ||
        (found.get(said.text) ?? Number.POSITIVE_INFINITY) <= sum
      )
        continue;
      found.set(said.text, sum);
    }
  };
  for (const opening of openingsOf(withoutEnd(sentence))) {
    for (const clause of clausesOf(opening.text, prefer)) {
      const loss = opening.loss + clause.loss;
      offer(clause.text, loss, false);
      for (const cut of endingsCut(clause.text)) offer(cut.text, loss + cut.loss, true);
    }
  }
  return [...found]
    .map(([text, loss]) => ({ text, loss }))
    .filter(({ text }) => countWords(text) <= most && standsAlone(text) && (!whole || isSentence(text)))
    .toSorted((one, other) => one.loss - other.loss);
}

const withoutEnd = (text: string): string => (isAbbreviated(text) ? text : text.trim().replace(/[.!…;:,]+$/u, ''));
const tidy = (text: string): string =>
  capitalised(text.trim().replace(isAbbreviated(text) ? /^[,;:–—\s]+/gu : /^[,;:–—\s]+|[\s,;:–—.!…]+$/gu, ''));
const isAbbreviated = (text: string): boolean => /\b(?:[ap]\.m|U\.[SK]|etc)\.$/.test(text.trim());

const contractions: readonly (readonly [RegExp, string])[] = [
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should) not\b/gi, "$1n't"],
  [/\bcannot\b/gi, "can't"],
  [/\bwill not\b/gi, "won't"],
  [/\b(you|we|they) are(?= \p{L})/giu, "$1're"],
  [/\b(I|you|we|they) have (?=(?:been|become|given|\p{L}+ed)\b)/giu, "$1've "],
  [/\b(you|I|we|they|it) will(?= \p{L})/giu, "$1'll"],
];

/** The same in a word or two less, as one says it: contracted, without fillers, without "that". */
function tightened(text: string): Short[] {
  const contracted = contractions.reduce((said, [long, short]) => said.replace(long, short), text);
  const plain = contracted
    .replace(/\b(?:simply|really|actually|basically|still|already|some) (?=\p{Ll})/giu, '')
    .replace(/^(You (?:believe|think|know|feel|want)) that (?=\p{L}+ )/u, '$1 ');
  return [
    { text: contracted, loss: 0.2 },
    { text: capitalised(plain), loss: 0.4 },
  ];
}
