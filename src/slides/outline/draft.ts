import type { Answers } from '#framework/framework.ts';
import type { Beat } from './beats.data.ts';
import type { Line } from './passage.ts';
import { countWords } from './shorten.ts';

/** A stretch of a section's text that one slide is made of. `beats` are those it holds, the one it is about first. */
export type Draft = { sectionNumber: number; beats: readonly Beat[]; lines: readonly Line[] };

/** What a slide may draw on besides its own passage; `firstStep` is empty when the script names none. */
export type About = { projectName: string; answers: Answers; firstStep: string };

/** The sentences that came from these answers, without what the script only leads in with. */
export function saidOf({ lines }: Draft, fields: readonly string[], { answers }: About): string[] {
  return lines
    .filter((line) => line.fields.some((field) => fields.includes(field)))
    .map(({ text }) => withoutLead(text, answers));
}

/** All sentences of the stretch, without what only leads in. */
export const textsOf = ({ lines }: Draft, { answers }: About): string[] =>
  lines.map(({ text }) => withoutLead(text, answers));

/** "The lesson: you realise …" → "you realise …", when the words before the colon are the script's and not the seller's. */
function withoutLead(text: string, answers: Answers): string {
  const [, lead = '', rest = ''] = /^([^:"]{1,90}):\s+(\S.*)$/s.exec(text) ?? [];
  if (rest === '' || countWords(lead) > 14) return text;
  const isOwn = Object.values(answers).some((answer) => answer.toLowerCase().includes(`${lead.toLowerCase()}:`));
  return isOwn || /(?:\bis|'s|\bworks) (?:\p{L}+ )?like\b/iu.test(lead) ? text : rest;
}
