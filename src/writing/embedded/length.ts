import { wordCount } from './grammar/forms.ts';
import type { Line } from './writing.ts';

/** What one beat says; `optional` is said only where there is time for it, `linking` says no answer and may be left out. */
export type Spoken = { lines: readonly Line[]; joins: boolean; optional: boolean; linking: boolean };

/** No more of what is said are the answers' own words; with more of them a script sounds like what was typed. */
const mostOfAnswers = 0.6;

/**
 * Chooses what is said in the time there is, in words: what is optional comes in while it fits or the answers outweigh the rest, and
 * where the answers alone come near the limit, links go first, then what follows an answer, then what leads to it. No answer is ever
 * left out.
 */
export function fitted(spoken: readonly Spoken[], words: number, slack: number): Spoken[] {
  const room = words * 1.05;
  const answers = wordsOf(spoken.map((one) => ({ ...one, lines: one.lines.filter(({ role }) => role === 'answer') })));
  let total = wordsOf(spoken.filter(({ optional }) => !optional));
  const kept = new Set(spoken.filter(({ optional }) => !optional));
  for (const one of spoken) {
    if (!one.optional || (total + wordsOf([one]) > room && answers < total * mostOfAnswers)) continue;
    kept.add(one);
    total += wordsOf([one]);
  }
  let chosen = spoken.filter((one) => kept.has(one));
  const sheds: readonly ((one: Spoken) => Spoken)[] = [
    (one) => (one.linking ? { ...one, lines: [] } : one),
    (one) => without(one, 'tail'),
    (one) => without(one, 'lead'),
  ];
  for (const shed of sheds) {
    for (
      let at = chosen.length - 1;
      at >= 0 && wordsOf(chosen) > Math.max(words * slack, answers / mostOfAnswers);
      at -= 1
    )
      chosen = chosen.map((one, index) => (index === at ? shed(one) : one));
  }
  return chosen.filter(({ lines }) => lines.length > 0);
}

const without = (one: Spoken, role: Line['role']): Spoken => ({
  ...one,
  lines: one.lines.filter((line) => line.role !== role),
});

const wordsOf = (spoken: readonly Spoken[]): number =>
  spoken.reduce((sum, { lines }) => sum + lines.reduce((all, { text }) => all + wordCount(text), 0), 0);
