/** A sentence's place in the text it was cut from. */
export type Span = { start: number; end: number };

const ABBREVIATION =
  /(?:^|[\s("“])(?:mr|mrs|ms|dr|prof|st|vs|e\.g|i\.e|etc|approx|no|ca|jr|sr|co|inc|ltd|fig|a\.m|p\.m|u\.s|u\.k|[a-z])\.$/i;
const END = /(?<![.!?…])[.!?…]+["”’')\]]*\s+/g;
const OPENER =
  /,?\s+(?=(?:and so|so then|so what|and then|and i|and you|and they|and we|and what|and the|and it's|but|because|so|now|okay|then)\s)/gi;
const longestUnmarked = 38;
const shortestPart = 9;

/** Sentences by their marks; a long stretch of speech without marks is cut before words that open a thought. */
export function sentencesOf(text: string): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const end of text.matchAll(END)) {
    const to = end.index + end[0].trimEnd().length;
    const before = text.slice(Math.max(start, to - 12), to);
    const next = text[end.index + end[0].length] ?? '';
    const isDot = /^\.["”’')\]]*\s/.test(end[0]);
    if (isDot && (ABBREVIATION.test(before) || (/^\d{1,2}\.$/.test(text.slice(start, to).trim()) && to - start < 5)))
      continue;
    if (/^(?:…|\.{2,})/.test(end[0]) && /\p{Ll}/u.test(next)) continue;
    if (/["”’]\s+$/.test(end[0]) && /\p{Ll}/u.test(next)) continue;
    spans.push({ start, end: to });
    start = end.index + end[0].length;
  }
  if (start < text.length) spans.push({ start, end: text.length });
  return spans
    .flatMap((span) => cutSpeech(text, span))
    .filter(({ start: from, end: to }) => /[\p{L}\p{N}]/u.test(text.slice(from, to)));
}

function cutSpeech(text: string, span: Span): Span[] {
  const sentence = text.slice(span.start, span.end);
  if (countWords(sentence) <= longestUnmarked || (sentence.match(/[,;:–—]/g) ?? []).length > countWords(sentence) / 14)
    return [span];
  const parts: Span[] = [];
  let start = span.start;
  for (const opener of sentence.matchAll(OPENER)) {
    const at = span.start + opener.index;
    if (countWords(text.slice(start, at)) < shortestPart) continue;
    parts.push({ start, end: at });
    start = at + opener[0].length;
  }
  parts.push({ start, end: span.end });
  return parts;
}

export const countWords = (text: string): number => text.match(/\S+/g)?.length ?? 0;
