import type { Writing } from '../writing.ts';
import { PICTURES } from './pictures.data.ts';

const subjects = new WeakMap<Writing, ReadonlySet<string>>();

/** Whether a frame paints a picture with a thing that the project itself is about: "a river" before people who sell boats. */
export const meetsSubject = (writing: Writing, frame: string): boolean =>
  picturesIn(frame).some((word) => subjectOf(writing).has(word));

/** What the names speak of, and what at least two answers do. */
function subjectOf(writing: Writing): ReadonlySet<string> {
  const known = subjects.get(writing);
  if (known) return known;
  const { answers, request } = writing;
  const subject = new Set(
    picturesIn(
      [request.projectName, request.targetAudience, answers.planName ?? '', answers.planMetaphor ?? ''].join(' '),
    ),
  );
  const met = new Set<string>();
  for (const answer of Object.values(answers))
    for (const word of new Set(picturesIn(answer))) (met.has(word) ? subject : met).add(word);
  subjects.set(writing, subject);
  return subject;
}

const picturesIn = (text: string): readonly string[] =>
  (text.toLowerCase().match(/\p{L}+/gu) ?? [])
    .map((word) => (PICTURES.has(word) ? word : word.replace(/s$/, '')))
    .filter((word) => PICTURES.has(word));
