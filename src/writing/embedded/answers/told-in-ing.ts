import { hasFiniteVerb } from '../grammar/finite.ts';
import { tokensOf } from '../grammar/language.ts';
import { pastVerbs } from '../grammar/plain-verbs.ts';
import { capitalised } from './realise.ts';

/** "Her husband noticing before she did", "Only six of them knowing": somebody, and then what they did. */
const SOMEBODY_DOING =
  /^((?:(?:her|his|their) (?:own )?(?:\p{L}+-)*\p{L}+|(?:only |just |nearly )?(?:[\d,]+|one|two|three|four|five|six|seven|eight|nine|ten|half|most|all|none|each|some) of (?:them|those)|nobody|everybody|everyone|she|he|they|him|them|(?:her|his|their) \p{L}+ and \p{L}+)) ((?:not |never )?\p{L}{2,}ing)( .+)?$/iu;

/** "Her taking August off": whose deed it is, where what it is done to follows. */
const THEIR_DOING =
  /^(her|his|their|him|them) ((?:not |never )?\p{L}{2,}ing) (?=(?:an?|the|her|his|their|it|him|them|off|back|out|up|home|on|to|for|with|\d[\d,]*|[$£€]\S+|\p{Lu}\p{L}+)\b)(.+)$/iu;

const SUBJECT: Readonly<Record<string, string>> = { her: 'She', his: 'He', him: 'He', their: 'They', them: 'They' };

/** What goes on in a story about somebody, told in -ing like its beginning, as it happened; null where it is told otherwise. */
export function toldInIng(text: string): string | null {
  const [, whose = '', doing = '', to = ''] = THEIR_DOING.exec(text) ?? [];
  const [, who = '', did = '', rest = ''] = doing ? [] : (SOMEBODY_DOING.exec(text) ?? []);
  const subject = SUBJECT[(whose || who).toLowerCase()] ?? who;
  const deed = doing ? `${doing} ${to}` : `${did}${rest}`;
  if (!subject || opensFinite(text)) return null;
  const past = pastVerbs(deed);
  return `${capitalised(subject)} ${/^(?:they|them)$/i.test(subject) || / of (?:them|those)$/.test(subject) ? past.replace(/^was\b/, 'were') : past}`;
}

/** "Her booking was cancelled": a whole statement already. */
const opensFinite = (text: string): boolean => {
  const tokens = tokensOf(text);
  const end = tokens.findIndex(({ lower }) =>
    /^(?:,|and|before|after|when|while|until|that|what|how|because|who|if|than)$/.test(lower),
  );
  return hasFiniteVerb(end === -1 ? tokens : tokens.slice(0, end));
};
