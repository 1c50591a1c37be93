import { isFiniteAt } from '../grammar/finite.ts';
import type { State } from './subjects.ts';

/** How many of them, before "of them". */
const COUNTED = /^(?:one|two|three|four|five|six|some|several|both|half|few|couple|\d+)$/;

const TELLING = /^(?:told|said|asked|wrote|rang|called|texted|emailed|admitted|sent|phoned|messaged|cried|thanked)$/;

/**
 * Which of them. "One of them told me": somebody the speaker has met, and nobody who listens. "They ring me, any one of them": the
 * same as rang. Null where "them" stands otherwise.
 */
export function oddsOfSome({ tokens, listeners, rivals }: State, index: number): number | null {
  if (tokens[index]?.lower !== 'them' || tokens[index - 1]?.lower !== 'of') return null;
  const many = tokens[index - 2]?.lower ?? '';
  const any = many === 'any' || (many === 'one' && /^(?:any|every)$/.test(tokens[index - 3]?.lower ?? ''));
  const opening = tokens[index - (many === 'any' ? 3 : 4)]?.lower;
  if (any && opening === ',' && listeners.size > 0) {
    const last = Math.max(...listeners);
    const others = rivals.some((rival) => rival.index > last && /^(?:people|things)$/.test(rival.kind));
    return others ? null : 0.95;
  }
  const next = tokens[index + 1]?.pos === 'ADV' ? index + 2 : index + 1;
  return COUNTED.test(many) && TELLING.test(tokens[next]?.lower ?? '') && isFiniteAt(tokens, next) ? 0.05 : null;
}

/** "A phone call, I usually do them on a Sunday": what the speaker does are things; but "I do them a plan" is for somebody. */
export function areThingsDone({ tokens }: State, index: number): boolean {
  if (tokens[index]?.lower !== 'them' || !/^(?:do|did|done|doing)$/.test(tokens[index - 1]?.lower ?? '')) return false;
  let at = index - 2;
  while (/^(?:ADV|AUX)$/.test(tokens[at]?.pos ?? '')) at -= 1;
  return (
    /^(?:i|we)$/.test(tokens[at]?.lower ?? '') && !/^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(tokens[index + 1]?.pos ?? '')
  );
}

/** "They're not carrying a vehicle, they're carrying people": what is held true together is said of those who hear it. */
export const areSharing = ({ tokens, audience, rivals }: State, index: number): boolean =>
  audience.asked === 'oneBeliefTheyShare' &&
  tokens[index]?.lower === 'they' &&
  audience.habits.rank.they === 0 &&
  !audience.habits.addresses &&
  rivals.every(({ kind }) => kind === 'thing');
