import type { FieldName } from '#framework/framework.ts';
import type { Audience } from './audience.ts';
import { say } from './complete.ts';

/** One answer as an author of whom the listener is `who` wrote it, and the sentences it must become. */
export type GoldenRow = readonly [field: FieldName, who: Audience['pronoun'], answer: string, says: string];

const goldenNouns = new Set(['owner', 'coach', 'teacher', 'nurse']);

/** How the row's answer is said today. */
export function goldenSays([field, who, answer]: GoldenRow): string {
  const audience: Audience = { pronoun: who, nouns: goldenNouns, clear: true };
  return (say(field, answer, { audience, named: new Set() }, 0)?.sentences ?? []).join(' ');
}
