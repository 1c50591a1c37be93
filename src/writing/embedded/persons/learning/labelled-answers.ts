import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { answerFields, type FieldName } from '#framework/framework.ts';

/** An answer, and the ways in which it may be said to the listener with no other word changed. */
export type LabelledAnswer = { field: FieldName; answer: string; said: readonly string[] };
export type LabelledProject = { name: string; targetAudience: string; answers: readonly LabelledAnswer[] };

const projectSchema = z.object({
  audience: z.string(),
  answers: z.record(z.string(), z.array(z.string()).min(2)),
});

export const exemplarFolder = new URL('./exemplars/', import.meta.url);
/** Projects that no weight has learned from. */
export const measuredFolder = new URL('./measured/', import.meta.url);

export const readLabelled = (folder: URL): LabelledProject[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.data.json'))
    .toSorted()
    .map((file) => {
      const { audience, answers } = projectSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
      return {
        name: file.replace('.data.json', ''),
        targetAudience: audience,
        answers: answerFields.flatMap(({ field }) => {
          const [answer, ...said] = answers[field] ?? [];
          return answer === undefined ? [] : [{ field, answer, said }];
        }),
      };
    });

const THIRD = /^(?:they|them|theirs?|themsel(?:f|ves)|she|hers?|herself|he|him|his|himself)$/;
const TURNED = /^(?:you|yours?|yoursel(?:f|ves)|i|me|my|mine|myself|we|us|our|ours|ourselves)$/;

const wordsOf = (text: string): string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}]+(?:'\p{L}+)?|[^\s\p{L}\p{N}]/gu) ?? []
  ).flatMap((word) => {
    const [, stem, rest] = /^(they|she|he|you|i|it|we|who|that|there|what)('(?:re|ve|ll|d|s|m))$/.exec(word) ?? [];
    return stem && rest ? [stem, rest] : [word];
  });

/** For each word of one text its place in the other, -1 where it is not there; a pronoun's place is that of what it became. */
function alignedTo(words: readonly string[], others: readonly string[]): number[] {
  const common = Array.from({ length: words.length + 1 }, () => new Uint16Array(others.length + 1));
  const at = (i: number, j: number): number => common[i]?.[j] ?? 0;
  for (let i = words.length - 1; i >= 0; i -= 1)
    for (let j = others.length - 1; j >= 0; j -= 1) {
      const row = common[i];
      if (row) row[j] = words[i] === others[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
    }
  const places = words.map(() => -1);
  let gap: [number, number] = [0, 0];
  const closeGap = (i: number, j: number): void => {
    const turned = others.flatMap((word, place) =>
      place >= gap[1] && place < j && (THIRD.test(word) || TURNED.test(word)) ? [place] : [],
    );
    for (let place = gap[0]; place < i; place += 1)
      if (THIRD.test(words[place] ?? '')) places[place] = turned.shift() ?? -1;
  };
  let i = 0;
  let j = 0;
  while (i < words.length && j < others.length) {
    if (words[i] === others[j]) {
      closeGap(i, j);
      places[i] = j;
      i += 1;
      j += 1;
      gap = [i, j];
    } else if (at(i + 1, j) >= at(i, j + 1)) i += 1;
    else j += 1;
  }
  closeGap(words.length, others.length);
  return places;
}

type Meaning = 'listener' | 'other' | 'unknown';

/** Who each third person of an answer is, in order, by what it became when it was said. */
function meaningsOf(answer: string, said: string): Meaning[] {
  const words = wordsOf(answer);
  const others = wordsOf(said);
  const places = alignedTo(words, others);
  return words.flatMap((word, index) => (THIRD.test(word) ? [meaning(others[places[index] ?? -1])] : []));
}

const meaning = (word: string | undefined): Meaning =>
  word === undefined ? 'unknown' : TURNED.test(word) ? 'listener' : THIRD.test(word) ? 'other' : 'unknown';

/** Whether the pronoun at this place of a piece means the listener; null where the label does not tell. */
export function labelOf(
  { answer, said }: Pick<LabelledAnswer, 'answer' | 'said'>,
  piece: readonly string[],
  index: number,
): boolean | null {
  const words = wordsOf(answer);
  const place = alignedTo(piece, words)[index] ?? -1;
  if (words[place] !== piece[index]) return null;
  const order = words.slice(0, place).filter((word) => THIRD.test(word)).length;
  const meanings = said.map((one) => meaningsOf(answer, one)[order] ?? 'unknown');
  if (meanings.includes('listener') === meanings.includes('other')) return null;
  return meanings.includes('listener');
}

/** Whether what was said means whom it should: right by one of the ways in which it may be said. */
export const isMeant = ({ answer, said }: LabelledAnswer, spoken: string): boolean => {
  const heard = meaningsOf(answer, spoken);
  return said.some((one) =>
    meaningsOf(answer, one).every(
      (expected, index) => expected === 'unknown' || heard[index] === 'unknown' || expected === heard[index],
    ),
  );
};
