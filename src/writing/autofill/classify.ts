import { normalised } from '../softmax.ts';
import { type SentenceClass, sectionOf, sentenceClasses } from './fields.ts';
import { type Judges, judgeSentence } from './models.ts';
import type { Passage, Piece } from './passages.ts';
import { countWords, sentencesOf } from './sentences.ts';
import { isFurniture } from './vetoes.ts';

/** A sentence with how likely it answers each of the classes, once its surroundings have been heard. */
export type Sentence = {
  text: string;
  start: number;
  end: number;
  passage: Passage;
  piece: Piece;
  /** By the words of the sentence alone. */
  alone: Float32Array;
  shares: Float32Array;
  vetoed: boolean;
};

const sections = sentenceClasses.map((name) => sectionOf.get(name) ?? 0);
const indexOf = new Map(sentenceClasses.map((name, index) => [name, index]));
const noneIndex = sentenceClasses.length - 1;

export const shareOf = (shares: Float32Array, name: SentenceClass): number =>
  shares[indexOf.get(name) ?? noneIndex] ?? 0;

/** How much a prompt weighs against the words of the sentences below it. */
const PROMPT_WEIGHT = { label: 1.2, question: 0.8, heading: 0.45, nothing: 0 } as const;
const neighbourWeight = 0.3;
/** Where in a longer source a field may stand, as parts of its length; outside it is unlikely. */
const PLACES: Partial<Record<SentenceClass, readonly [number, number]>> = {
  planBeliefCallback: [0.86, 1],
  priceEntryStep: [0.3, 1],
  ninetyDayMirror: [0.3, 1],
  costOfAnother90Days: [0.3, 1],
  targetAudience: [0, 0.4],
  audiencePain: [0, 0.6],
  mainSymptomFromHook: [0.4, 1],
  oneBeliefsAndPlanCallback: [0.4, 1],
};

export function classifySentences(passages: readonly Passage[], judges: Judges): Sentence[] {
  const sentences = passages.flatMap((passage) =>
    passage.pieces.flatMap((piece) =>
      sentencesOf(piece.text).map(({ start, end }): Sentence => {
        const text = piece.text.slice(start, end);
        const alone = judgeSentence(judges, text);
        return {
          text,
          start: piece.start + start,
          end: piece.start + end,
          passage,
          piece,
          alone,
          shares: alone,
          vetoed: isVetoed(text, piece),
        };
      }),
    ),
  );
  const bySection = sentences.map(({ alone }) => sectionShares(alone));
  return sentences.map((sentence, index) => ({
    ...sentence,
    shares: inContext(sentence, index, sentences, bySection),
  }));
}

const isVetoed = (text: string, piece: Piece): boolean => isFurniture(text) || (piece.heading && countWords(text) < 4);

function inContext(
  sentence: Sentence,
  index: number,
  sentences: readonly Sentence[],
  bySection: readonly Float32Array[],
): Float32Array {
  const around = new Float32Array(9).fill(0.02);
  for (const [distance, weight] of [
    [1, 1],
    [2, 0.7],
    [3, 0.4],
  ] as const) {
    for (const near of [bySection[index - distance], bySection[index + distance]]) {
      near?.forEach((share, section) => {
        around[section] = (around[section] ?? 0) + share * weight;
      });
    }
  }
  const total = around.reduce((sum, share) => sum + share, 0);
  const place = index / Math.max(sentences.length - 1, 1);
  const isLong = sentences.length >= 25;
  const prompt = promptLogs(sentence.passage);
  return normalised(
    sentence.alone.map((share, k) => {
      const name = sentenceClasses[k] ?? 'none';
      const [from, to] = PLACES[name] ?? [0, 1];
      const misplaced = isLong && (place < from || place > to) ? 1.2 : 0;
      const neighbours =
        name === 'none' ? 0 : neighbourWeight * Math.log(((around[sections[k] ?? 0] ?? 0) / total) * 8);
      return Math.log(share + 1e-6) + neighbours - misplaced + (prompt[k] ?? 0);
    }),
  );
}

const remembered = new WeakMap<Passage, Float32Array>();

/** What a passage's prompt adds to each class; fields of the same section gain a little with the one asked for. */
function promptLogs(passage: Passage): Float32Array {
  const known = remembered.get(passage);
  if (known) return known;
  const logs = new Float32Array(sentenceClasses.length);
  const { match } = passage;
  if (match) {
    const weight = PROMPT_WEIGHT[passage.asked] * (match.exact ? 1 : match.share);
    const section = sectionOf.get(match.best ?? 'none');
    sentenceClasses.forEach((name, k) => {
      const asked = name === 'none' ? 0.05 : (match.shares.get(name) ?? 0);
      const mates = section !== undefined && section === sections[k] ? 0.06 : 0;
      logs[k] = weight * Math.log(0.03 + asked + mates);
    });
  }
  remembered.set(passage, logs);
  return logs;
}

function sectionShares(shares: Float32Array): Float32Array {
  const sum = new Float32Array(9);
  shares.forEach((share, k) => {
    const section = sections[k] ?? 0;
    sum[section] = (sum[section] ?? 0) + share;
  });
  return sum;
}
