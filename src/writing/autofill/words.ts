import { WORD_CLASSES } from './word-classes.data.ts';

/** One word or mark of a sentence: as written, lower-cased without apostrophes, and reduced to a stem. */
export type Word = { text: string; lower: string; stem: string };

const WORD = /[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|\p{N}+(?:[.,:]\p{N}+)*|[^\s\p{L}\p{M}\p{N}]/gu;
const VOWEL = /[aeiouy]/;

export function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map(([word]) => {
    const lower = word.toLowerCase().replace(/[’']/g, '');
    return { text: word, lower, stem: stemOf(lower) };
  });
}

/** A rough stem that joins the forms of a word: "wakes", "waking" and "waked" meet in one. */
export function stemOf(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
  const stem = word
    .replace(/ies$/, 'y')
    .replace(/(?<=ss|sh|ch|x|z)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const bare = stem.replace(/(?:ing|ed)$/, '');
  if (bare === stem || bare.length < 3 || !VOWEL.test(bare)) return stem.replace(/(?<=..[^e])e$/, '');
  return bare.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=..[^e])e$/, '');
}

const classes = new Map<string, string[]>();
for (const [name, words] of Object.entries(WORD_CLASSES)) {
  for (const word of words.split(' ')) {
    const stem = stemOf(word.toLowerCase().replace(/[’']/g, ''));
    const known = classes.get(stem) ?? [];
    if (!known.includes(name)) classes.set(stem, [...known, name]);
  }
}

/** The classes a word belongs to, most words to none. */
export const classesOf = (word: Word): readonly string[] => classes.get(word.stem) ?? [];
