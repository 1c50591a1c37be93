import { sentencesOf } from '../autofill/sentences.ts';
import { contentWords } from '../embedded/self-check.ts';
import { figuresOf, newFigures } from './figures.ts';

/** `closeness` is 1 where the value stands in the source as it is; otherwise it is below 1, the share of its words found together. */
export type Found = { source: string; closeness: number };

/** A value that shares less with every passage of the source is not from it. */
const closeEnough = 0.75;
/** Sentences that may have been cut together for one value. */
const longestPassage = 4;

type Sentence = { text: string; bare: string; words: ReadonlySet<string> };

/** Looks values up in a source, wherever its sentences hold them. */
export function createSourceFinder(text: string): (value: string) => Found | null {
  const sentences = sentencesOf(text).map(({ start, end }): Sentence => {
    const sentence = text.slice(start, end).trim();
    return { text: sentence, bare: bareText(sentence), words: new Set(contentWords(sentence).map(stem)) };
  });
  const bareSource = bareText(text);
  const figures = figuresOf(text);

  return (value) => {
    if (newFigures(value, figures).length > 0) return null;
    const bare = bareText(value);
    const words = [...new Set(contentWords(value).map(stem))];
    const passage = closestPassage(sentences, words);
    if (bare !== '' && bareSource.includes(bare)) {
      const whole = sentences.find((sentence) => sentence.bare.includes(bare));
      return { source: whole?.text ?? passage?.source ?? value, closeness: 1 };
    }
    return passage && passage.closeness >= closeEnough ? passage : null;
  };
}

/** The shortest passage that holds most of the words. */
function closestPassage(sentences: readonly Sentence[], words: readonly string[]): Found | null {
  if (words.length === 0) return null;
  let best = { from: 0, length: 0, held: 0 };
  for (const [from] of sentences.entries()) {
    const missing = new Set(words);
    for (let length = 1; length <= longestPassage && from + length <= sentences.length; length += 1) {
      for (const word of missing) if (sentences[from + length - 1]?.words.has(word)) missing.delete(word);
      const held = words.length - missing.size;
      if (held > best.held || (held === best.held && length < best.length)) best = { from, length, held };
    }
  }
  const passage = sentences.slice(best.from, best.from + best.length);
  return { source: passage.map(({ text }) => text).join(' '), closeness: Math.min(best.held / words.length, 0.99) };
}

const bareText = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Endings aside: "waiting" and "waited" are the same word here. */
const stem = (word: string): string => word.slice(0, Math.max(4, word.length - 3));
