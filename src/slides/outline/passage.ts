import { type Answers, fieldsOfSection } from '#framework/framework.ts';
import { sentencesOf } from '#writing/autofill/sentences.ts';
import { isForeign } from '#writing/embedded/grammar/foreign.ts';
import { fieldsOfSentence } from '#writing/model/sentence-fields.ts';
import type { OutlineScript, ScriptSentence } from '../deck-outliner.ts';

/** A sentence in its place: `start` and `end` enclose it and the blanks after it, so that nothing of the text lies between lines. */
export type Line = ScriptSentence & { start: number; end: number };

type Section = OutlineScript['sections'][number];

/** The sentences of a section. The stored ones count only while they still make up the whole text; else it is cut anew. */
export function linesOf({ sectionNumber, content, sentences }: Section, answers: Answers): Line[] {
  const stored = placed(content, sentences);
  if (stored) return stored;
  const own = ownAnswers(sectionNumber, answers);
  const cut = cutSentences(content).map((sentence) => ({
    ...sentence,
    fields: fieldsOfSentence(sentence.text, sectionNumber, own),
  }));
  return placed(content, cut) ?? [{ text: content.trim(), paragraph: 0, fields: [], start: 0, end: content.length }];
}

/** Beats are told by the answers of their own section; what echoes another one says nothing here. */
const ownAnswers = (sectionNumber: number, answers: Answers): Answers =>
  Object.fromEntries(fieldsOfSection(sectionNumber).map(({ field }) => [field, answers[field] ?? '']));

const hasWords = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);

/** Null where the text holds words that are no sentence's. */
function placed(content: string, sentences: readonly ScriptSentence[]): Line[] | null {
  const starts: number[] = [];
  let from = 0;
  for (const { text } of sentences) {
    const start = content.indexOf(text, from);
    if (start < 0 || hasWords(content.slice(from, start))) return null;
    starts.push(start);
    from = start + text.length;
  }
  if (starts.length === 0 || hasWords(content.slice(from))) return null;
  return sentences.map((sentence, index) => ({
    ...sentence,
    start: index === 0 ? 0 : (starts[index] ?? 0),
    end: starts[index + 1] ?? content.length,
  }));
}

function cutSentences(content: string): { text: string; paragraph: number }[] {
  const cut = isForeign(content)
    ? segmentsOf
    : (text: string) => sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  return content.split(/\n\s*\n/).flatMap((block, paragraph) =>
    block
      .split('\n')
      .flatMap(cut)
      .map((text) => ({ text: text.trim(), paragraph }))
      .filter(({ text }) => hasWords(text)),
  );
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' });
const segmentsOf = (text: string): string[] => Array.from(segmenter.segment(text), ({ segment }) => segment);
