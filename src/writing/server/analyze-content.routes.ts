import { longestAnswer } from '#framework/answers.ts';
import { frameworkFields } from '#framework/framework.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Routes } from '#platform/server/routes.ts';
import { type AnswerExtractor, type Extraction, tickedAnswers } from '../answer-extractor.ts';
import { analyzeContentSchema, contentAnalysisSchema } from '../contract.ts';

const fieldNames = new Set<string>(frameworkFields.map(({ field }) => field));

/** Smart Autofill: answers found in a text. Nothing is stored; the caller decides what to take over. */
export function analyzeContentRoutes(app: Routes, parts: { extractor: AnswerExtractor; stopping: AbortSignal }): void {
  app.post(
    '/api/analyze-content',
    {
      config: { answersSuccess: true },
      schema: { body: analyzeContentSchema, response: { 200: contentAnalysisSchema } },
    },
    async ({ body: { content, contentType } }) => {
      if (content.trim() === '')
        throw new AppError('content_required', 'Please paste some content to analyze.', 400, {
          fields: { content: 'Please paste some content to analyze.' },
        });
      const extraction = usable(await extract(parts, content, contentType));
      const data = tickedAnswers(extraction);
      const answered = new Set(extraction.suggestions.map(({ field }) => field)).size;
      return {
        success: true as const,
        data,
        message: [whatWasFound(answered, Object.keys(data).length), extraction.notice ?? ''].join(' ').trim(),
        suggestions: [...extraction.suggestions],
      };
    },
  );
}

async function extract(
  { extractor, stopping }: { extractor: AnswerExtractor; stopping: AbortSignal },
  content: string,
  contentType: string,
): Promise<Extraction> {
  try {
    return await extractor.extract(content, contentType, stopping);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'TimeoutError')) throw error;
    const sentence = 'Reading this text took too long. Please try again with a shorter part of it.';
    throw new AppError('took_too_long', sentence, 503);
  }
}

/** Whatever found them, only answers to questions that are asked leave here, each with something to say. */
const usable = ({ suggestions, ...rest }: Extraction): Extraction => ({
  ...rest,
  suggestions: suggestions.filter(
    ({ field, value }) => fieldNames.has(field) && value.trim() !== '' && value.length <= longestAnswer,
  ),
});

function whatWasFound(found: number, ticked: number): string {
  if (found === 0) return 'This text answers none of the questions.';
  const answers = found === 1 ? '1 answer' : `${found} answers`;
  return ticked === found
    ? `${answers} found in your text.`
    : `${answers} found in your text, ${ticked} of them likely enough to be ticked.`;
}
