import { parseArgs } from 'node:util';
import {
  exemplarFolder,
  type LabelledProject,
  measuredFolder,
  readLabelled,
} from '#writing/embedded/persons/learning/labelled-answers.ts';
import { pronounsOf, weightsFrom } from '#writing/embedded/persons/learning/learn-listener.ts';
import { measureListener } from '#writing/embedded/persons/learning/measure-listener.ts';
import { judgeBy, judgedBy } from '#writing/embedded/persons/listener-odds.ts';

/**
 * Counts in how many answers somebody is taken for somebody else: in projects that no weight has learned from, or with --crossed
 * in each fifth of the exemplars by weights learned from the others. --wrong prints them.
 */
const { values: options } = parseArgs({ options: { crossed: { type: 'boolean' }, wrong: { type: 'boolean' } } });
const total = { answers: 0, wrong: 0, kept: 0 };

function measure(project: LabelledProject): void {
  const { answers, wrong, kept } = measureListener(project);
  if (options.wrong)
    for (const { field, answer, spoken, said } of wrong)
      console.log(`${field} | ${answer}\n  spoken  ${spoken}\n  wanted  ${said[0]}`);
  console.log(`${project.name}: ${wrong.length} wrong, ${kept} kept, of ${answers}`);
  total.answers += answers;
  total.wrong += wrong.length;
  total.kept += kept;
}

if (options.crossed) {
  const projects = readLabelled(exemplarFolder);
  const seen = pronounsOf(projects);
  for (let fold = 0; fold < 5; fold += 1) {
    const held = projects.filter((_, index) => index % 5 === fold);
    const names = new Set(held.map(({ name }) => name));
    const weights = weightsFrom(seen.filter(({ project }) => !names.has(project)));
    judgedBy(judgeBy(weights), () => held.forEach(measure));
  }
} else readLabelled(measuredFolder).forEach(measure);

const share = (count: number): string => `${((100 * count) / total.answers).toFixed(1)} %`;
console.log(
  `${total.answers} answers that speak of others: ${total.wrong} wrong (${share(total.wrong)}), ${total.kept} left in the third person (${share(total.kept)})`,
);
