import { formOf } from '../grammar/forms.ts';

/** "You come off the bridge, everybody picks up speed, and see your own hands": after what somebody else does, "you" are named again. */
export function namedAgain(sentence: string): string {
  if (!/^You(?:'re)? /.test(sentence) || !ANOTHER.test(sentence)) return sentence;
  const parts = sentence.split(/, (?=(?:[^"]*"[^"]*")*[^"]*$)/);
  return parts
    .map((part, at) => {
      const [, joint = '', deed = ''] = /^((?:and |then |but )*)(.*)$/su.exec(part) ?? [];
      const isAfterAnother = at > 0 && DOES.test(parts[at - 1] ?? '') && formOf(parts[at - 1] ?? '') === 'clause';
      const [toWhat = ''] = BARE.exec(deed) ?? [];
      return isAfterAnother && joint !== '' && formOf(toWhat) === 'bare' ? `${joint}you ${deed}` : part;
    })
    .join(', ');
}
const ANOTHER =
  /, (?:and |then )*(?:everybody|everyone|nobody|somebody|someone|nothing|everything|it|the \p{L}+|your \p{L}+|one \p{L}+) /u;
const DOES =
  /^(?:and |then )*(?:everybody|everyone|nobody|somebody|someone|nothing|everything|it|(?:the|your|one) (?:\p{L}+ )?\p{L}+) (?:is|are|\p{L}{2,}s)\b/u;
/** A deed with what it is done to. */
const BARE =
  /^(?:don't )?\p{Ll}+ (?:the|an?|your|my|it|them|her|him|up|down|out|off|on|to|in|at|for|that|nothing|yours|yourself|\p{L}+ing)\b/u;
