import { fieldCount, frameworkSections } from '#framework/framework.ts';
import { putInWorkFirst } from '#projects/find-projects.ts';
import type { ProjectSummary } from '#projects/project-summary.ts';

const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const fewAnswers = 9;

const spell = (count: number) => words[count] ?? String(count);

/** "Good morning, Maya": by the hour of the day, without a name when there is none. */
export function greeting(firstName: string | null, now: Date = new Date()): string {
  const hour = now.getHours();
  const part = hour < 5 ? 'evening' : hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  const name = firstName?.trim();
  return name ? `Good ${part}, ${name}` : `Good ${part}`;
}

/** One line on where the person stands and what comes next. */
export function whatComesNext(projects: readonly ProjectSummary[]): string {
  const lead = putInWorkFirst(projects)[0];
  if (!lead) return 'The stage is set and nobody has said a word yet.';
  if (lead.status === 'completed') {
    if (projects.length === 1) return `“${lead.name}” is ready to be spoken.`;
    const all = projects.length === 2 ? 'Both' : `All ${spell(projects.length)}`;
    return `${all} scripts are ready to be spoken.`;
  }
  return `“${lead.name}” ${isBlank(lead) ? beforeWriting(lead.answered) : whileWriting(lead)}`;
}

const isBlank = ({ lamps, sectionsCompleted }: ProjectSummary) =>
  sectionsCompleted === 0 && lamps.every(({ words: count }) => count === 0);

function beforeWriting(answered: number): string {
  const missing = fieldCount - answered;
  if (missing <= 0) return 'has all its answers. It only wants to be written.';
  if (missing > fewAnswers) return `has ${answered} of ${fieldCount} answers.`;
  return missing === 1 ? 'is one answer from its script.' : `is ${spell(missing)} answers from its script.`;
}

function whileWriting({ lamps, sectionsCompleted, totalSections }: ProjectSummary): string {
  const left = totalSections - sectionsCompleted;
  const next = lamps.find(({ isCompleted }) => !isCompleted);
  const name = frameworkSections.find(({ number }) => number === next?.sectionNumber)?.name;
  const distance = left === 1 ? 'one section' : `${spell(left)} sections`;
  return name ? `is ${distance} from its last line. Next: ${name}.` : `is ${distance} from its last line.`;
}
