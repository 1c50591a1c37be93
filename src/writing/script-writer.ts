import type { Answers, FieldName, SectionNumber } from '#framework/framework.ts';

export type SectionRequest = {
  sectionNumber: SectionNumber;
  projectName: string;
  targetAudience: string;
  answers: Answers;
  /** The same request with the same seed gives the same text; Regenerate takes another one. */
  seed: number;
};

/** One spoken sentence: the paragraph it stands in (from 0) and the answers it came from. */
export type WrittenSentence = { text: string; paragraph: number; fields: readonly FieldName[] };

/** `content` is the sentences of each paragraph joined by a space and the paragraphs joined by a blank line. */
export type WrittenSection = {
  content: string;
  sentences: readonly WrittenSentence[];
  seed: number;
  /** Ids of the frames used, so that a section can be traced and another seed can avoid them. */
  frames: readonly string[];
  writer: string;
};

/** Turns answers into one section of the script. Sentences are yielded as they are ready; the whole section is returned. */
export interface ScriptWriter {
  readonly name: string;
  write(request: SectionRequest, signal: AbortSignal): AsyncGenerator<WrittenSentence, WrittenSection>;
}

/** The one way sentences become a section's plain text. */
export function contentOf(sentences: readonly WrittenSentence[]): string {
  const paragraphs = new Map<number, string[]>();
  for (const { text, paragraph } of sentences) paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), text]);
  return [...paragraphs.values()].map((texts) => texts.join(' ')).join('\n\n');
}
