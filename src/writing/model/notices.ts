import type { Fault } from './check-sentence.ts';

const claims: Partial<Record<Fault, string>> = {
  figure: 'figures',
  name: 'names',
  quotation: 'quotations',
};

/** What a person is told about how a section was written. */
export const writerNotices = {
  failed: (reason: string) => `${reason} The embedded writer wrote this section instead.`,
  noAnswers: 'This section has no answers yet, so the embedded writer wrote its outline.',
  nothingUsable:
    'The language model wrote nothing that stands in your answers. The embedded writer wrote this section instead.',
  kept: 'The text that was there is kept; please try again.',
  /** Null when nothing was left out that a person would miss. */
  leftOut: (faults: readonly Fault[]): string | null => {
    const kinds = [...new Set(faults.flatMap((fault) => claims[fault] ?? []))];
    const count = faults.filter((fault) => claims[fault]).length;
    if (count === 0) return null;
    const sentences =
      count === 1 ? 'One sentence of the language model was' : `${count} sentences of the language model were`;
    return `${sentences} left out: ${count === 1 ? 'it' : 'they'} held ${kinds.join(' or ')} that stand in none of your answers.`;
  },
};
