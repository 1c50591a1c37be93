import type { FieldName } from '#framework/framework.ts';
import { type Audience, asking } from '../persons/audience.ts';
import { piecesOf } from './clean.ts';
import { certaintyOf } from './context.ts';
import { KINDS } from './kinds.data.ts';
import { tellsOfSomebody } from './told-shortly.ts';

/** Answers that speak of others before it can be told how an author does. */
const fewest = 8;
/** As many of them as show it. */
const enough = 12;
/** Below this the answers of a project are, on average, so full of other people that every fourth would be misread. */
const leastAverage = 0.8;

/**
 * Whether a project is told rather than said to somebody: of the listener among so many others ("Her brother says leave it, and then
 * they ring me") that the script tells of them, too.
 */
export function isTold(answers: Partial<Readonly<Record<FieldName, string>>>, audience: Audience): boolean {
  if (audience.unsaid) return true;
  if (audience.habits.addresses) return false;
  const fields = Object.keys(answers).filter((name): name is FieldName => {
    const about = KINDS[name as FieldName]?.[1];
    return (about === 'audience' || about === 'inner') && tellsOfSomebody(answers[name as FieldName] ?? '');
  });
  if (fields.length < fewest) return false;
  const certainties = fields.slice(0, enough).map((field) =>
    certaintyOf(piecesOf(answers[field] ?? ''), KINDS[field][1], {
      audience: asking(audience, field),
      named: new Set(),
    }),
  );
  return certainties.reduce((sum, certainty) => sum + certainty, 0) < leastAverage * certainties.length;
}
