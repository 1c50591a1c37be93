import { plannedMinutes } from '#framework/framework.ts';
import { wordsPerMinute } from '#projects/speaking-time.ts';
import type { SectionRequest } from '../script-writer.ts';
import { needlessLeads } from './frames/needless-lead.ts';
import { wordCount } from './grammar/forms.ts';
import { fillsTheScript, halfOfTime, type Line, typedShare } from './writing.ts';

/** What one beat says; `optional` is said only where there is time for it, `linking` says no answer and may be left out. */
export type Spoken = { lines: readonly Line[]; joins: boolean; optional: boolean; linking: boolean };

/**
 * How long a section may become, in words: what is optional comes in up to `room`, links and tails go beyond `links`, leads beyond `leads`;
 * `spares` whether leads that are not needed stay away.
 */
type Time = { room: number; links: number; leads: number; spares: boolean };

/** No more of what is said are the answers' own words; with more of them a script sounds like what was typed. */
const mostOfAnswers = 0.58;

/** Where the answers of the whole script leave time for more, a section that has many of them may run over; nothing else may. */
export function timeFor({ minutes, sectionNumber, answers }: SectionRequest): Time {
  const words = (minutes ?? plannedMinutes(sectionNumber)) * wordsPerMinute;
  if (minutes !== undefined) return { room: words * 1.05, links: words * 1.1, leads: words * 1.1, spares: true };
  const fills = fillsTheScript(answers);
  const leads = words * 1.5;
  // Answers of about half the planned length need all the words around them.
  const spares = fills || typedShare(answers) < halfOfTime;
  return { room: fills ? words : words * 1.05, links: fills ? words : leads, leads, spares };
}

/**
 * Chooses what is said in the time there is: what is optional comes in while it fits or the answers outweigh the rest, and where the
 * answers alone come near the limit, links go first, then what follows an answer, then what leads to it. No answer is ever left out.
 */
export function fitted(spoken: readonly Spoken[], { room, links, leads, spares }: Time): Spoken[] {
  const answers = wordsOf(spoken.map((one) => ({ ...one, lines: one.lines.filter(({ role }) => role === 'answer') })));
  const balanced = answers / mostOfAnswers;
  let total = wordsOf(spoken.filter(({ optional }) => !optional));
  const kept = new Set(spoken.filter(({ optional }) => !optional));
  for (const one of spoken) {
    if (!one.optional || total + wordsOf([one]) > Math.max(room, Math.min(links, balanced))) continue;
    kept.add(one);
    total += wordsOf([one]);
  }
  let chosen = spoken.filter((one) => kept.has(one));
  // From the end: what stands first in a section needs its lead most.
  for (let at = chosen.length - 1; spares && at > 0; at -= 1) {
    const needless = new Set(needlessLeads(chosen[at]?.lines ?? [], chosen[at - 1]?.lines ?? []));
    const spared = wordsOf(chosen.map((one) => ({ ...one, lines: one.lines.filter((line) => needless.has(line)) })));
    if (wordsOf(chosen) - spared < balanced) continue;
    chosen = chosen.map((one, index) =>
      index === at ? { ...one, lines: one.lines.filter((line) => !needless.has(line)) } : one,
    );
  }
  const sheds: readonly { limit: number; shed: (one: Spoken) => Spoken }[] = [
    { limit: links, shed: (one) => (one.linking ? { ...one, lines: [] } : one) },
    { limit: links, shed: (one) => without(one, 'tail') },
    { limit: Math.max(leads, balanced), shed: (one) => without(one, 'lead') },
  ];
  for (const { limit, shed } of sheds) {
    for (let at = chosen.length - 1; at >= 0 && wordsOf(chosen) > limit; at -= 1)
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
