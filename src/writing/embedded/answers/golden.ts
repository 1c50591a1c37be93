import type { FieldName } from '#framework/framework.ts';
import type { Audience } from '../persons/audience.ts';
import { habitsOfOne } from '../persons/habits.ts';
import { say } from './complete.ts';

/** One answer as an author of whom the listener is `who` wrote it, and the sentences it must become. */
export type GoldenRow = readonly [field: FieldName, who: Audience['pronoun'], answer: string, says: string];

const goldenNouns = new Set(['owner', 'coach', 'teacher', 'nurse']);

/** The listener of a project whose author always speaks of them in this way. */
export const goldenAudience = (who: Audience['pronoun']): Audience => ({
  pronoun: who,
  habits: habitsOfOne(who),
  nouns: goldenNouns,
  customers: new Set(),
  clear: true,
  unsaid: false,
  asked: null,
});

/** How the row's answer is said today. */
export const goldenSays = ([field, who, answer]: GoldenRow): string =>
  (say(field, answer, { audience: goldenAudience(who), named: new Set() }, 0)?.sentences ?? []).join(' ');
