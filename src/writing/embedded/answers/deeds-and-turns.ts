import { formOf } from '../grammar/forms.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { thenFirst } from './joined-deeds.ts';
import { capitalised, lowered } from './realise.ts';

/** "Telling yourself the next is mine, the email comes, forwarding it": after what happens, who acts is named again. */
export function deedsAndTurns(x: string): string | null {
  const items = x.split(/, (?=(?:[^"]*"[^"]*")*[^"]*$)/);
  const forms = items.map((item) => (/^\p{L}+ing\b/u.test(item) ? 'gerund' : formOf(item)));
  const happens = forms.indexOf('clause');
  if (happens < 1 || forms.some((form) => form !== 'gerund' && form !== 'clause')) return null;
  if (forms.lastIndexOf('gerund') < happens) return 'You {base}.';
  const said = items.map((item, at) =>
    forms[at] === 'gerund'
      ? thenFirst(`${at === 0 || forms[at - 1] === 'clause' ? 'you ' : ''}${plainVerbs(lowered(item))}`)
      : item,
  );
  return `${capitalised(said.join(', '))}.`;
}
