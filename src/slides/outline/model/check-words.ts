import { isForeign } from '#writing/embedded/grammar/foreign.ts';
import { contentWords, missingWords } from '#writing/embedded/self-check.ts';
import { figuresOf, newFigures } from '#writing/model/figures.ts';

/** A paraphrase may bring words of its own, but not mostly. */
const mostNewWords = 0.6;

/**
 * Judges a model's words for slides by the texts they may draw on. Null for what shows markup, or holds a figure, a name or a
 * quotation that nobody gave, or says something else altogether; otherwise the words without a full stop and in sentence case.
 */
export function createWordsCheck(sources: string): (raw: string) => string | null {
  const even = evenMarks(sources);
  const lowered = even.toLowerCase();
  const figures = figuresOf(even);
  const isEnglish = !isForeign(even);
  const isKnown = (word: string): boolean => lowered.includes(word.toLowerCase());

  return (raw) => {
    const text = evenMarks(raw)
      .trim()
      .replace(/[.…]+$/, '');
    if (!/[\p{L}\p{N}]/u.test(text) || /[<>{}[\]#*_`|\\]|https?:|\p{Extended_Pictographic}/u.test(text)) return null;
    if (newFigures(text, figures).length > 0) return null;
    if ([...text.matchAll(/"([^"]+)"/g)].some(([, quoted = '']) => !isKnown(quoted.replace(/[.,!?]$/, ''))))
      return null;
    const plain = isTitleCase(text) ? inSentenceCase(text, even) : text;
    const names = [...plain.matchAll(/(?<=[\p{L}\p{N},;:] )\p{Lu}\p{Ll}{2,}/gu)].map(([name]) => name);
    if (isEnglish && names.some((name) => !isKnown(name))) return null;
    const words = contentWords(plain).length;
    if (isEnglish && words > 2 && missingWords(plain, even).length / words > mostNewWords) return null;
    return plain;
  };
}

const evenMarks = (text: string): string =>
  text
    .replace(/[“”„‟«»]/g, '"')
    .replace(/[‘’]/g, "'")
    .replace(/\s+/g, ' ');

const isTitleCase = (text: string): boolean => {
  const words = text.split(' ').filter((word) => word.length > 3);
  return words.length > 2 && words.every((word) => /^["']?\p{Lu}/u.test(word));
};

/** "Your Easy Days Are Too Fast" → "Your easy days are too fast"; what the sources write large inside a sentence stays so. */
function inSentenceCase(text: string, sources: string): string {
  return text
    .split(' ')
    .map((word, index) => (index === 0 || word === 'I' || sources.includes(` ${word}`) ? word : word.toLowerCase()))
    .join(' ');
}
