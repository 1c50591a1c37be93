import { formOf } from '../grammar/forms.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { capitalised, lowered } from './realise.ts';

/** "Anyone wanting me to clean it. Selling mostly cocktails.": whoever does that, too. */
export function orAnyone(answer: string): string {
  const [, who = ''] = ANYONE_DOING.exec(answer) ?? [];
  const [first = '', ...others] = answer.split(/(?<=[.!?]) (?=\p{Lu})/u);
  // "Anyone with a cracked flue. Ringing the sweep first, please": asked of them, and nobody else shut out.
  if (who !== '' && others.some((one) => PLEASE.test(one)))
    return [first, ...others.map((one) => (PLEASE.test(one) && isDoing(one) ? asked(one) : one))].join(' ');
  return who === '' || !others.every(isDoing)
    ? answer
    : [first, ...others.map((one) => `Or ${who.toLowerCase()} ${lowered(one, true)}`)].join(' ');
}

const ANYONE_DOING = /^(anyone|anybody|people|those) \p{L}{2,}ing\b/iu;

const PLEASE = /\bplease\b/i;
const asked = (sentence: string): string => capitalised(plainVerbs(lowered(sentence, true), true));

const isDoing = (sentence: string): boolean =>
  /^(?!Being\b)\p{L}{2,}ing\b/u.test(sentence) && formOf(sentence.replace(/[.!?]$/, '')) === 'gerund';
