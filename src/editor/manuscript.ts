import { countWords, wordsPerMinute } from '#projects/speaking-time.ts';

type KnownSentence = { text: string; paragraph: number; fields: readonly string[] };

/** `fields` names the answers behind the sentence; empty when nobody knows them, as after a hand edit. */
export type ManuscriptSentence = { text: string; fields: readonly string[]; place: number };
/** `startsAt` is the talk's clock in seconds when the paragraph begins. */
export type ManuscriptParagraph = { startsAt: number; sentences: readonly ManuscriptSentence[] };

/** The paragraphs of a text: what blank lines part, without the blanks around it. */
export function paragraphsOf(text: string): string[] {
  return text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });

export function sentencesOf(text: string): string[] {
  return Array.from(segmenter.segment(text), ({ segment }) => segment.trim()).filter(Boolean);
}

/**
 * A section's text as the manuscript shows it. Sentences are the writer's own where the text still holds them, so that each
 * keeps the answers it came from; changed text is cut anew and its sentences have none.
 */
export function layManuscript(section: {
  content: string;
  sentences: readonly KnownSentence[];
  startsAt: number;
}): ManuscriptParagraph[] {
  const written = Map.groupBy(section.sentences, (sentence) => sentence.paragraph);
  const byText = new Map(section.sentences.map((sentence) => [sentence.text.trim(), sentence.fields]));
  const wholes = new Map(
    [...written.values()].map((sentences) => [sentences.map(({ text }) => text).join(' '), sentences] as const),
  );
  let words = 0;
  let place = 0;
  return paragraphsOf(section.content).map((paragraph) => {
    const startsAt = section.startsAt + (words / wordsPerMinute) * 60;
    words += countWords(paragraph);
    const sentences =
      wholes.get(paragraph) ?? sentencesOf(paragraph).map((text) => ({ text, fields: byText.get(text) ?? [] }));
    return {
      startsAt,
      sentences: sentences.map(({ text, fields }) => {
        const laid = { text, fields, place };
        place += 1;
        return laid;
      }),
    };
  });
}

/** How many sentences of `after` do not stand in `before`, or are gone from it, whichever is more. */
export function countChangedSentences(before: string, after: string): number {
  const earlier = paragraphsOf(before).flatMap(sentencesOf);
  const later = paragraphsOf(after).flatMap(sentencesOf);
  return Math.max(missingFrom(later, earlier), missingFrom(earlier, later));
}

function missingFrom(sentences: readonly string[], others: readonly string[]): number {
  const left = new Map<string, number>();
  for (const other of others) left.set(other, (left.get(other) ?? 0) + 1);
  return sentences.filter((sentence) => {
    const count = left.get(sentence) ?? 0;
    left.set(sentence, count - 1);
    return count <= 0;
  }).length;
}
