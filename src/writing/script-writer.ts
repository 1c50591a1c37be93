import type { Answers, FieldName, SectionNumber } from '#framework/framework.ts';

/** What a script is written from. */
export type Source = { projectName: string; targetAudience: string; answers: Answers };

export type SectionRequest = Source & {
  sectionNumber: SectionNumber;
  /** The same request with the same seed gives the same text; Regenerate takes another one. */
  seed: number;
  /** How long the section may take to say; as planned by the framework where nothing else is asked. */
  minutes?: number;
  /** Asks for the embedded writer where another one is active. */
  writer?: 'embedded';
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
  /** What a person should know about how it was written: another writer stood in, or something was left out. */
  notice?: string;
};

/** How the writer of this server process is doing. */
export type WriterStatus = {
  active: string;
  kind: 'embedded' | 'model';
  lastError: { code: string; message: string; at: string } | null;
  tokens: { calls: number; prompt: number; completion: number };
};

/** Turns answers into one section of the script. Sentences are yielded as they are ready; the whole section is returned. */
export interface ScriptWriter {
  readonly name: string;
  write(request: SectionRequest, signal: AbortSignal): AsyncGenerator<WrittenSentence, WrittenSection>;
  /** Reads what a script is about to be written from, so that its first words come sooner. Never waits and never fails. */
  readAhead?(source: Source): void;
  /** Only a writer that can fail from outside has something to tell. */
  status?(): WriterStatus;
}

/** The one way sentences become a section's plain text. */
export function contentOf(sentences: readonly WrittenSentence[]): string {
  const paragraphs = new Map<number, string[]>();
  for (const { text, paragraph } of sentences) paragraphs.set(paragraph, [...(paragraphs.get(paragraph) ?? []), text]);
  return [...paragraphs.values()].map((texts) => texts.join(' ')).join('\n\n');
}
