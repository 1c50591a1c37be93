export type Passage = { text: string; isShared: boolean };

type Word = { word: string; start: number; end: number };

const plainWord = (word: string) => word.toLowerCase().replaceAll('’', "'");

function wordsOf(text: string): Word[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+(?:['’][\p{L}]+)*/gu), (match) => ({
    word: plainWord(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A run of words counts as taken over when it is this long; a shorter answer must return whole. */
const shortestRun = 3;

/** Cuts an answer into passages and says which of them return word for word in the sentence. */
export function markSharedWords(answer: string, sentence: string): Passage[] {
  const words = wordsOf(answer);
  const others = wordsOf(sentence).map(({ word }) => word);
  const least = Math.min(shortestRun, words.length);
  const passages: Passage[] = [];
  let done = 0;
  let at = 0;
  while (at < words.length) {
    const length = longestRunAt(words, at, others);
    const first = words[at];
    const last = words[at + length - 1];
    if (length < least || !first || !last) {
      at += 1;
      continue;
    }
    if (first.start > done) passages.push({ text: answer.slice(done, first.start), isShared: false });
    passages.push({ text: answer.slice(first.start, last.end), isShared: true });
    done = last.end;
    at += length;
  }
  if (done < answer.length) passages.push({ text: answer.slice(done), isShared: false });
  return passages;
}

function longestRunAt(words: readonly Word[], at: number, others: readonly string[]): number {
  let longest = 0;
  for (let start = 0; start < others.length; start += 1) {
    let length = 0;
    while (at + length < words.length && others[start + length] === words[at + length]?.word) length += 1;
    longest = Math.max(longest, length);
  }
  return longest;
}
