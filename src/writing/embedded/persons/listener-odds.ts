import { z } from 'zod';
import type { Token } from '../grammar/language.ts';
import weights from './listener-weights.data.json' with { type: 'json' };

/** How likely it is, from 0 to 1, that the pronoun which shows these signs means the listener. */
export type Judge = (signs: readonly string[], tokens: readonly Token[], index: number) => number;

/** The weights are whole numbers of this part. */
export const scale = 100;

const weightsSchema = z.object({ always: z.number(), signs: z.record(z.string(), z.number()) });
export type ListenerWeights = z.infer<typeof weightsSchema>;

/** A judge by weights. */
export function judgeBy({ always, signs: weighed }: ListenerWeights): Judge {
  const weightOf = new Map(Object.entries(weighed));
  return (signs) => {
    const known = signs.flatMap((sign) => weightOf.get(sign) ?? []);
    const sum = known.reduce((total, weight) => total + weight, 0) / Math.sqrt(Math.max(known.length, 1));
    return 1 / (1 + Math.exp(-(sum + always) / scale));
  };
}

let judge = judgeBy(weightsSchema.parse(weights));

export const currentJudge = (): Judge => judge;

/** Lets somebody else judge meanwhile: whoever trains or measures the weights. */
export function judgedBy<Result>(other: Judge, work: () => Result): Result {
  const before = judge;
  judge = other;
  try {
    return work();
  } finally {
    judge = before;
  }
}
