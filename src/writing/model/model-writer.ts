import { AppError } from '#platform/server/errors.ts';
import { countWords } from '#projects/speaking-time.ts';
import { modelError } from '#providers/text-model/model-errors.ts';
import type { ModelPrompt, TextModel } from '#providers/text-model/text-model.ts';
import {
  contentOf,
  type ScriptWriter,
  type SectionRequest,
  type WriterStatus,
  type WrittenSection,
  type WrittenSentence,
} from '../script-writer.ts';
import { createSentenceCheck, type Fault, isRefusal } from './check-sentence.ts';
import { writerNotices } from './notices.ts';
import { createSentenceReader, type RawSentence } from './read-sentences.ts';
import { correctedPrompt, promptOfSection, spokenFields, wordBudget } from './section-prompt.ts';
import { fieldsOfSentence } from './sentence-fields.ts';

/** In letters; what has more of them for each word is a text without end that has no words. */
const longestWord = 15;

type Draft = { sentences: WrittenSentence[]; faults: Fault[] };

/**
 * The writer that asks a language model. A sentence is handed on only after it was checked; what fails is left out. Until the
 * first sentence the embedded writer can stand in, and the section says so. After it a failure is thrown: no section ever has
 * two writers.
 */
export function createModelWriter(parts: { model: TextModel; embedded: ScriptWriter }): ScriptWriter {
  const { model, embedded } = parts;
  let ownError: WriterStatus['lastError'] = null;

  async function* write(request: SectionRequest, signal: AbortSignal): AsyncGenerator<WrittenSentence, WrittenSection> {
    if (request.writer === 'embedded') return yield* embedded.write(request, signal);
    if (spokenFields(request.sectionNumber).every(({ field }) => !request.answers[field])) {
      return yield* standIn(request, signal, writerNotices.noAnswers);
    }
    const draft: Draft = { sentences: [], faults: [] };
    try {
      yield* writeDraft(request, promptOfSection(request), draft, signal);
      if (draft.sentences.length === 0) {
        yield* writeDraft(request, correctedPrompt(request), draft, signal);
      }
      if (draft.sentences.length > 0) return sectionOf(request, draft);
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof AppError)) throw error;
      if (error.code === 'model_declined') keepError(error);
      if (draft.sentences.length > 0) throw brokenOff(error);
      return yield* standIn(request, signal, writerNotices.failed(error.message));
    }
    return yield* standIn(request, signal, writerNotices.nothingUsable);
  }

  /** Hands on the sentences of one answer that pass the check. A model that finds no end is not read to its end. */
  async function* writeDraft(
    request: SectionRequest,
    prompt: ModelPrompt,
    draft: Draft,
    signal: AbortSignal,
  ): AsyncGenerator<WrittenSentence, void> {
    const reader = createSentenceReader();
    const judge = createSentenceCheck(request);
    const most = 3 * wordBudget(request) + 100;
    const place = createPlace();

    let words = 0;
    function* pass(raws: readonly RawSentence[]): Generator<WrittenSentence, void> {
      for (const raw of raws) {
        words += countWords(raw.text);
        if (draft.sentences.length === 0 && isRefusal(raw.text)) throw modelError('model_declined');
        const checked = judge(raw.text);
        if ('fault' in checked) {
          draft.faults.push(checked.fault);
          continue;
        }
        const fields = fieldsOfSentence(checked.text, request.sectionNumber, request.answers);
        const sentence = { text: checked.text, paragraph: place(raw.paragraph), fields };
        draft.sentences.push(sentence);
        yield sentence;
      }
    }

    let length = 0;
    for await (const piece of model.streamText(prompt, { signal })) {
      yield* pass(reader.read(piece));
      length += piece.length;
      if (words > most || length > most * longestWord) return;
    }
    yield* pass(reader.end());
  }

  const sectionOf = (request: SectionRequest, { sentences, faults }: Draft): WrittenSection => {
    const notice = writerNotices.leftOut(faults);
    return {
      content: contentOf(sentences),
      sentences,
      seed: request.seed,
      frames: [],
      writer: model.name,
      ...(notice ? { notice } : {}),
    };
  };

  async function* standIn(request: SectionRequest, signal: AbortSignal, notice: string) {
    const section = yield* embedded.write(request, signal);
    return { ...section, notice };
  }

  function keepError({ code, message }: AppError): void {
    ownError = { code, message, at: new Date().toISOString() };
  }

  return {
    name: model.name,
    write,
    status: () => {
      const { calls, promptTokens, completionTokens, lastError } = model.record();
      return {
        active: model.name,
        kind: 'model',
        lastError: latest(ownError, lastError),
        tokens: { calls, prompt: promptTokens, completion: completionTokens },
      };
    },
  };
}

function brokenOff(error: AppError): AppError {
  const told = new AppError(error.code, `${error.message} ${writerNotices.kept}`, error.status);
  told.cause = error.cause;
  return told;
}

/** Paragraphs of which nothing is left do not count. */
function createPlace(): (paragraph: number) => number {
  let place = -1;
  let last: number | undefined;
  return (paragraph) => {
    if (paragraph !== last) place += 1;
    last = paragraph;
    return place;
  };
}

const latest = (one: WriterStatus['lastError'], other: WriterStatus['lastError']) =>
  one && other ? (one.at > other.at ? one : other) : (one ?? other);
