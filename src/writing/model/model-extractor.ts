import { z } from 'zod';
import { choicesOf, frameworkFields, type WizardFieldName } from '#framework/framework.ts';
import { AppError } from '#platform/server/errors.ts';
import type { TextModel } from '#providers/text-model/text-model.ts';
import type { AnswerExtractor, Extraction } from '../answer-extractor.ts';
import { readSource } from '../autofill/read-source.ts';
import { countWords, sentencesOf } from '../autofill/sentences.ts';
import { longestValue, promptOfExtraction } from './extraction-prompt.ts';
import { createSourceFinder } from './find-in-source.ts';
import { mendAnswers } from './mend-answers.ts';
import { mergeSuggestions } from './merge-suggestions.ts';

type Suggestion = Extraction['suggestions'][number];

/** What the model is asked for: one entry for each answer found. */
const foundSchema = z.object({ answers: z.array(z.object({ field: z.string(), value: z.string() })) });

/** Longer texts are read in pieces of at most so many characters. */
const longestPiece = 30_000;

const fieldNames = new Map<string, WizardFieldName>(frameworkFields.map(({ field }) => [field, field]));

/**
 * The extractor that asks a language model beside the embedded one and merges what both found. Of the model's answers only
 * those that stand in the text count. When the model fails the embedded extractor's finds are the answer, and that is said.
 */
export function createModelExtractor(parts: { model: TextModel; embedded: AnswerExtractor }): AnswerExtractor {
  const { model, embedded } = parts;

  async function suggestionsOf(text: string, signal: AbortSignal): Promise<Suggestion[]> {
    const { answers } = await model.generateObject(foundSchema, promptOfExtraction(text), {
      signal,
      mend: mendAnswers,
    });
    const find = createSourceFinder(text);
    return answers.flatMap(({ field: name, value }) => {
      const field = fieldNames.get(name);
      return field ? (suggestionOf(field, value, find) ?? []) : [];
    });
  }

  async function extract(content: string, contentType: string, signal: AbortSignal): Promise<Extraction> {
    const pieces = piecesOf(readSource(content, contentType).text);
    const [own, ...asked] = await Promise.allSettled([
      embedded.extract(content, contentType, signal),
      ...pieces.map((piece) => suggestionsOf(piece, signal)),
    ] as const);
    signal.throwIfAborted();
    const failures = asked.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
    const unexpected = failures.find((failure) => !(failure instanceof AppError));
    if (unexpected) throw unexpected;
    if (own?.status === 'rejected' && failures.length === asked.length) throw own.reason;
    const found = asked.flatMap((outcome) => (outcome.status === 'fulfilled' ? outcome.value : []));
    const suggestions = mergeSuggestions({
      own: own?.status === 'fulfilled' ? own.value.suggestions : [],
      found,
      wasRead: failures.length === 0,
    });
    const [failure] = failures;
    return failure ? { suggestions, notice: `${failure.message} The embedded reader stood in.` } : { suggestions };
  }

  return { extract };
}

/** Null for what does not stand in the text, and for a choice that is none. */
function suggestionOf(
  field: WizardFieldName,
  answered: string,
  find: ReturnType<typeof createSourceFinder>,
): Suggestion | null {
  const choices = choicesOf(field);
  if (choices.length > 0) {
    const value = choices.find((choice) => choice === answered.trim().toLowerCase());
    // A choice is what the text sounds like; nothing in it can be pointed at, so it is never ticked by itself.
    return value ? { field, value, confidence: 0.5, source: '' } : null;
  }
  const lines = answered.split('\n').flatMap((line) => {
    const value = shortened(line.trim(), longestValue(field));
    const found = value === '' ? null : find(value);
    return found ? [{ value, ...found }] : [];
  });
  if (lines.length === 0) return null;
  const closeness = Math.min(...lines.map((line) => line.closeness));
  return {
    field,
    value: lines.map(({ value }) => value).join('\n'),
    confidence: closeness === 1 ? 0.8 : 0.45 + 0.25 * closeness,
    source: [...new Set(lines.map(({ source }) => source))].join(' … '),
  };
}

/** As many whole sentences as the longest value allows; empty when not even the first fits. */
function shortened(value: string, most: number): string {
  if (countWords(value) <= most) return value;
  const sentences = sentencesOf(value).map(({ start, end }) => value.slice(start, end));
  while (countWords(sentences.join(' ')) > most) sentences.pop();
  return sentences.join(' ').trim();
}

/** Cut between paragraphs where possible, else between lines. */
function piecesOf(text: string): string[] {
  const pieces: string[] = [];
  let rest = text;
  while (rest.length > longestPiece) {
    const part = rest.slice(0, longestPiece);
    const at = [part.lastIndexOf('\n\n'), part.lastIndexOf('\n'), part.lastIndexOf(' ')].find(
      (place) => place > longestPiece / 2,
    );
    pieces.push(rest.slice(0, at ?? longestPiece));
    rest = rest.slice(at ?? longestPiece);
  }
  return [...pieces, rest].filter((piece) => piece.trim() !== '');
}
