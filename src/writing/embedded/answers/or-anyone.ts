import { formOf } from '../grammar/forms.ts';
import { lowered } from './realise.ts';

/** "Anyone wanting me to clean it. Selling mostly cocktails.": whoever does that, too. */
export function orAnyone(answer: string): string {
  const [, who = ''] = ANYONE_DOING.exec(answer) ?? [];
  const [first = '', ...others] = answer.split(/(?<=[.!?]) (?=\p{Lu})/u);
  return who === '' || !others.every(isDoing)
    ? answer
    : [first, ...others.map((one) => `Or ${who.toLowerCase()} ${lowered(one, true)}`)].join(' ');
}

const ANYONE_DOING = /^(anyone|anybody|people|those) \p{L}{2,}ing\b/iu;

const isDoing = (sentence: string): boolean =>
  /^(?!Being\b)\p{L}{2,}ing\b/u.test(sentence) && formOf(sentence.replace(/[.!?]$/, '')) === 'gerund';
