import { type Sample, trainSoftmax } from '../../../softmax.ts';
import { say } from '../../answers/complete.ts';
import { goldenRows } from '../../answers/golden.data.ts';
import { goldenAudience } from '../../answers/golden.ts';
import { KINDS } from '../../answers/kinds.data.ts';
import { type Audience, audienceOf } from '../audience.ts';
import { judgedBy, type ListenerWeights, scale } from '../listener-odds.ts';
import { type LabelledAnswer, type LabelledProject, labelOf } from './labelled-answers.ts';

/** One pronoun: what could be seen of it, and whether it meant the listener. */
export type Seen = { signs: readonly string[]; isListener: boolean; project: string };

/** What was read in the conversions that readers approved, beside the labelled projects. */
const goldenProject = 'golden';
const weightOfGolden = 7;
/** What weighs less changes nothing. */
const leastWeight = 3;
/** What hardly any pronoun shows is chance. */
const fewestPronouns = 6;

/** Who hears a project's answers. */
export const audienceOfProject = ({ answers, targetAudience }: LabelledProject): Audience =>
  audienceOf(
    answers.flatMap(({ field, answer }) => (KINDS[field][1] === 'audience' ? [answer] : [])),
    targetAudience,
  );

/** Reads every answer with the labels as its judge, and notes what could be seen of each pronoun. */
export function pronounsOf(projects: readonly LabelledProject[]): Seen[] {
  const seen: Seen[] = [];
  for (const project of projects) {
    const audience = audienceOfProject(project);
    for (const labelled of project.answers) note(seen, labelled, audience, project.name);
  }
  for (const [field, who, answer, says] of goldenRows)
    note(seen, { field, answer, said: [says] }, goldenAudience(who), goldenProject);
  return seen;
}

function note(seen: Seen[], labelled: LabelledAnswer, audience: Audience, project: string): void {
  const noted = new Set<string>();
  judgedBy(
    (signs, tokens, index) => {
      const label = labelOf(
        labelled,
        tokens.map(({ lower }) => lower),
        index,
      );
      const key = `${tokens.map(({ text }) => text).join(' ')} ${index}`;
      if (label !== null && !noted.has(key)) seen.push({ signs, isListener: label, project });
      noted.add(key);
      return label === true ? 1 : 0;
    },
    () => say(labelled.field, labelled.answer, { audience, named: new Set() }, 0),
  );
}

/** What each sign weighs. The same pronouns always give the same weights. */
export function weightsFrom(seen: readonly Seen[]): ListenerWeights {
  const counts = new Map<string, number>();
  for (const { signs } of seen) for (const sign of signs) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  const names = [...counts].filter(([, count]) => count >= fewestPronouns).map(([sign]) => sign);
  const placeOf = new Map(names.map((sign, index) => [sign, index]));
  const samples = seen.map(
    ({ signs, isListener, project }): Sample => ({
      features: Int32Array.from(signs.flatMap((sign) => placeOf.get(sign) ?? [])),
      shares: new Map([[isListener ? 1 : 0, 1]]),
      weight: project === goldenProject ? weightOfGolden : 1,
    }),
  );
  const { weights, bias } = trainSoftmax(samples, names.length, 2, {
    epochs: 24,
    rate: 0.3,
    penalty: 5e-3,
    seed: 7,
    dropped: 0.2,
  });
  const stored = (values: Float32Array, index: number): number =>
    Math.round(((values[index * 2 + 1] ?? 0) - (values[index * 2] ?? 0)) * scale);
  return {
    always: stored(bias, 0),
    signs: Object.fromEntries(
      names.flatMap((sign, index) => {
        const weight = stored(weights, index);
        return Math.abs(weight) < leastWeight ? [] : [[sign, weight]];
      }),
    ),
  };
}
