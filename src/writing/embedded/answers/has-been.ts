import { participleOf } from './perfect.ts';

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
