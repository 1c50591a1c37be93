import type { Answers } from '#framework/framework.ts';
import { withoutSums } from './embedded/sum-sentence.ts';

export type SpokenSentence = { place: number; text: string };

/** What a listener would stumble over in one section; places are those of the sentences given. */
export type Critique = {
  /** Flesch's reading ease, 0 to 100 and more: from 60 on it is plain to hear. Undefined where nothing is said. */
  readingEase: number | undefined;
  /** Word for word the same, said twice or more often. */
  repeated: { phrase: string; places: number[] }[];
  /** Figures in the text that stand in no answer: who reads them out claims something nobody said. */
  claims: { figure: string; place: number }[];
};

/** The shortest run of words whose coming back is heard as a repetition. */
const shortestRepeat = 5;
const longestRepeat = 14;

export function critiqueSection(sentences: readonly SpokenSentence[], answers: Answers): Critique {
  return {
    readingEase: readingEase(sentences),
    repeated: repeatedPhrases(sentences),
    claims: claimsWithoutAnswer(sentences, answers),
  };
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu) ?? [];

export function readingEase(sentences: readonly SpokenSentence[]): number | undefined {
  const spoken = sentences.map(({ text }) => wordsOf(text)).filter((words) => words.length > 0);
  const words = spoken.flat();
  if (words.length === 0) return undefined;
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return Math.round(206.835 - (1.015 * words.length) / spoken.length - (84.6 * syllables) / words.length);
}

/** Groups of vowels, without the silent e at the end; a figure counts as one. */
function syllablesOf(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]es|[^aeiouy]ed|[^laeiouy]e)$/u, '').match(/[aeiouyäöüéèà]+/gu);
  return Math.max(1, groups?.length ?? 0);
}

/** The longest runs first; what comes back only inside a longer run is not named again. */
export function repeatedPhrases(sentences: readonly SpokenSentence[]): Critique['repeated'] {
  const found: Critique['repeated'] = [];
  const spoken = sentences.map(({ place, text }) => ({ place, words: wordsOf(text) }));
  for (let length = longestRepeat; length >= shortestRepeat; length--) {
    for (const [phrase, places] of placesOfRuns(spoken, length)) {
      const isInside = found.some((longer) => ` ${longer.phrase} `.includes(` ${phrase} `));
      if (places.length > 1 && !isInside) found.push({ phrase, places });
    }
  }
  return found.toSorted((one, other) => (one.places[0] ?? 0) - (other.places[0] ?? 0));
}

function placesOfRuns(spoken: readonly { place: number; words: string[] }[], length: number): Map<string, number[]> {
  const runs = new Map<string, number[]>();
  for (const { place, words } of spoken) {
    for (let start = 0; start + length <= words.length; start++) {
      const run = words.slice(start, start + length).join(' ');
      runs.set(run, [...(runs.get(run) ?? []), place]);
    }
  }
  return runs;
}

const figurePattern = /\p{N}+(?:[.,:]\p{N}+)*/gu;
const spelled =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

const plain = (figure: string): string => figure.replace(/[,.](?=\p{N}{3}(?!\p{N}))/gu, '');

/** A figure that an answer spells out is one that it gives. */
export function claimsWithoutAnswer(sentences: readonly SpokenSentence[], answers: Answers): Critique['claims'] {
  const given = Object.values(answers).join('\n').toLowerCase();
  const known = new Set((given.match(figurePattern) ?? []).map(plain));
  for (const word of wordsOf(given)) if (spelled.includes(word)) known.add(String(spelled.indexOf(word)));
  return sentences.flatMap(({ place, text }, index) =>
    [...new Set(withoutSums(text, sentences[index - 1]?.text).match(figurePattern) ?? [])]
      .filter((figure) => !known.has(plain(figure)))
      .map((figure) => ({ figure, place })),
  );
}
