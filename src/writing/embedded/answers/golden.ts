import type { FieldName } from '#framework/framework.ts';
import type { Audience } from '../persons/audience.ts';
import { say } from './complete.ts';

/** One answer as an author of whom the listener is `who` wrote it, and the sentences it must become. */
export type GoldenRow = readonly [field: FieldName, who: Audience['pronoun'], answer: string, says: string];

/** In these projects the other of the two is a husband, a wife or a child. */
const thirds: Record<Audience['pronoun'], Audience['thirds']> = {
  they: new Set(),
  she: new Set(['he']),
  he: new Set(['she', 'they']),
  I: new Set(),
  you: new Set(),
};

const goldenNouns = new Set(['owner', 'coach', 'teacher', 'nurse']);

/** How the row's answer is said today. */
export function goldenSays([field, who, answer]: GoldenRow): string {
  const audience: Audience = {
    pronoun: who,
    thirds: thirds[who],
    nouns: goldenNouns,
    customers: new Set(),
    clear: true,
  };
  return (say(field, answer, { audience, named: new Set() }, 0)?.sentences ?? []).join(' ');
}
