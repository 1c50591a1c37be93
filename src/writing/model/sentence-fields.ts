import { type Answers, answerFields, type FieldName, fieldsOfSection } from '#framework/framework.ts';
import { contentWords, coverage, missingWords } from '../embedded/self-check.ts';

const mostFields = 3;

/** The answers a sentence was made from, as far as its words tell; those of its own section count sooner than an echo. */
export function fieldsOfSentence(text: string, sectionNumber: number, answers: Answers): readonly FieldName[] {
  const words = contentWords(text).length;
  if (words === 0) return [];
  const own = new Set(fieldsOfSection(sectionNumber).map(({ field }) => field));
  return answerFields
    .flatMap(({ field }) => {
      const answer = answers[field];
      if (!answer) return [];
      const shared = words - missingWords(text, answer).length;
      const share = shared / words;
      const isNamed = contentWords(answer).length > 0 && coverage(answer, text) >= 0.8;
      const isFrom = own.has(field)
        ? isNamed || (shared >= 2 && share >= 0.3) || share >= 0.5
        : (isNamed && shared >= 2) || (shared >= 3 && share >= 0.5);
      return isFrom ? [{ field, rank: share + (own.has(field) ? 0.2 : 0) }] : [];
    })
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostFields)
    .map(({ field }) => field);
}
