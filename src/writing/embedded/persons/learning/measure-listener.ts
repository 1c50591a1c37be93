import { say } from '../../answers/complete.ts';
import { isTold } from '../../answers/told-of-them.ts';
import { tellsOfSomebody } from '../../answers/told-shortly.ts';
import { isMeant, type LabelledAnswer, type LabelledProject } from './labelled-answers.ts';
import { audienceOfProject } from './learn-listener.ts';

export type Measured = {
  /** Whether the script tells of the listener rather than speaking to them, so that all of it is left in the third person. */
  told: boolean;
  /** Answers that speak of anybody in the third person. */
  answers: number;
  wrong: readonly (LabelledAnswer & { spoken: string })[];
  /** Left in the third person, because it was not certain who is who. */
  kept: number;
};

/** In how many answers of a project somebody is taken for somebody else. */
export function measureListener(project: LabelledProject): Measured {
  const audience = audienceOfProject(project);
  const told = isTold(Object.fromEntries(project.answers.map(({ field, answer }) => [field, answer])), audience);
  const answers = project.answers.filter(({ answer }) => tellsOfSomebody(answer));
  const said = answers.map((labelled) => ({
    ...labelled,
    result: say(labelled.field, labelled.answer, { audience, named: new Set(), told }, 0),
  }));
  return {
    told,
    answers: answers.length,
    kept: said.filter(({ result }) => result?.sure === false).length,
    wrong: said.flatMap(({ result, ...labelled }) => {
      const spoken = result?.sentences.join(' ') ?? '';
      return result?.sure === false || isMeant(labelled, spoken) ? [] : [{ ...labelled, spoken }];
    }),
  };
}
