import { z } from 'zod';
import type { WizardAnswers } from '#framework/framework.ts';
import { isWizardField } from './fields.ts';
import { countWords } from './sentences.ts';
import type { Suggestion } from './suggestion.ts';
import { mostWords } from './trim-value.ts';

/** What a source says for a field: in a right value each group has one of its alternatives, which are parted by bars. */
export const goldSchema = z.record(
  z.string().refine(isWizardField),
  z.object({ must: z.array(z.string().min(1)).min(1), ideal: z.string() }),
);
export type Gold = z.infer<typeof goldSchema>;

export type Score = {
  gold: number;
  ticked: number;
  tickedRight: number;
  /** Fields of the gold whose ticked value is right, and those for which any suggestion is. */
  foundTicked: number;
  found: number;
  suggested: number;
  suggestedRight: number;
  wrong: { field: string; value: string; confidence: number }[];
  missed: string[];
};

export function scoreSource(gold: Gold, suggestions: readonly Suggestion[], ticked: WizardAnswers): Score {
  const goldOf = new Map(Object.entries(gold));
  const right = (field: string, value: string) => isRight(goldOf.get(field)?.must, field, value);
  const tickedRows = Object.entries(ticked);
  const tickedRight = tickedRows.filter(([field, value]) => right(field, value));
  const weak = suggestions.filter(({ field, value }) => ticked[field] !== value);
  const found = [...goldOf.keys()].filter((field) =>
    suggestions.some((one) => one.field === field && right(field, one.value)),
  );
  return {
    gold: goldOf.size,
    ticked: tickedRows.length,
    tickedRight: tickedRight.length,
    foundTicked: tickedRight.length,
    found: found.length,
    suggested: weak.length,
    suggestedRight: weak.filter(({ field, value }) => right(field, value)).length,
    wrong: tickedRows
      .filter(([field, value]) => !right(field, value))
      .map(([field, value]) => ({
        field,
        value,
        confidence: suggestions.find((one) => one.field === field)?.confidence ?? 0,
      })),
    missed: [...goldOf.keys()].filter((field) => !found.includes(field)),
  };
}

const plain = (text: string): string =>
  text.toLowerCase().replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

function isRight(must: readonly string[] | undefined, field: string, value: string): boolean {
  if (!must || countWords(value) > mostWordsOf(field)) return false;
  const said = plain(value);
  return must.every((group) => group.split('|').some((alternative) => said.includes(plain(alternative))));
}

const mostWordsOf = (field: string): number => (isWizardField(field) ? mostWords(field) : 60);
