import type { WizardFieldName } from '#framework/framework.ts';

/** One answer found in a source. `start` and `end` are places in the read text, `source` the words that stand there. */
export type Suggestion = {
  field: WizardFieldName;
  value: string;
  /** From 0 to 1; what reaches `tickedFrom` is ticked at first, what stays below `suggestedFrom` is not shown. */
  confidence: number;
  source: string;
  start: number;
  end: number;
};

export const tickedFrom = 0.6;
export const suggestedFrom = 0.35;
