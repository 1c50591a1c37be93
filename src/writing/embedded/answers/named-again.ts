import { formOf } from '../grammar/forms.ts';
import { participleOf } from './perfect.ts';

/** "You come off the bridge, everybody picks up speed, and see your own hands": after what somebody else does, "you" are named again. */
export function namedAgain(sentence: string): string {
  if (!/^You(?:'re)? /.test(sentence) || !ANOTHER.test(sentence)) return sentence;
  const parts = sentence.split(/, (?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return parts
    .map((part, at) => {
      const [, joint = '', deed = ''] = /^((?:and |then |but )*)(.*)$/su.exec(part) ?? [];
      const isAfterAnother = at > 0 && DOES.test(parts[at - 1] ?? '') && formOf(parts[at - 1] ?? '') === 'clause';
      return isAfterAnother && joint !== '' && BARE.test(deed) && formOf(deed.replace(/[.!?…]+$/, '')) === 'bare'
        ? `${joint}you ${deed}`
        : part;
    })
    .join(', ');
}
const ANOTHER =
  /, (?:and |then )*(?:everybody|everyone|nobody|somebody|someone|nothing|everything|it|the \p{L}+|your \p{L}+|one \p{L}+) /u;
const DOES =
  /^(?:and |then )*(?:everybody|everyone|nobody|somebody|someone|nothing|everything|it|(?:the|your|one) (?:\p{L}+ )?\p{L}+) (?:is|are|\p{L}{2,}s)\b/u;
/** A deed with what it is done to. */
const BARE =
  /^(?:don't )?\p{Ll}+ (?:the|an?|your|my|it|them|her|him|up|down|out|off|on|to|in|at|for|that|nothing|\p{L}+ing)\b/u;

/** "Him having been listening the whole time", "the seat having told you all along": what has been so. */
export function hasBeen(sentence: string): string {
  // "It being the hand that was shaking"
  const [, no = '', what] = /^It (not )?being (?=(?:the|an?|my|your|about|never|only)\b)(.+)$/isu.exec(sentence) ?? [];
  if (what) return /\b(?:was|were)\b/.test(what) ? `It was ${no}${what}` : `It's ${no}${what}`;
  const [, who = '', not = '', done = '', rest = ''] = HAVING_DONE.exec(sentence) ?? [];
  if (participleOf(done) === null) return sentence;
  const subject = SUBJECTS[who.toLowerCase()] ?? who;
  const has = /^(?:They|You|We)$|(?:[^s'u]s|people|children)$/.test(subject) ? 'have' : 'has';
  return `${subject} ${has} ${not}${done}${rest}`;
}
const HAVING_DONE =
  /^(Him|Her|Them|You|It|Nobody|Nothing|Everybody|Everyone|(?:The|Your|My) (?:\p{L}+ )?\p{L}+) ((?:never|always|already|not) )?having (\p{L}+)\b((?!.*, (?:he|she|it|they|you|we|I|the)\b).*)$/su;
const SUBJECTS: Readonly<Record<string, string>> = { him: 'He', her: 'She', them: 'They' };
