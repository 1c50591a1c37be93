import { tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { PLAIN_VERBS } from '../grammar/verbs.data.ts';
import type { Audience } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import { OF_ONESELF } from './attributed.ts';
import type { Piece } from './clean.ts';
import { withListener } from './elided.ts';
import { asSentence, capitalised, lowered } from './realise.ts';

/**
 * "Saying he's only lazy, laughing, changing the subject", "says it's fine, shrugs": what is done beside it is no part of what is said,
 * so it is told without quote marks, or with them round what is said alone. Null where nothing is done.
 */
export function saidAndDone({ text, end }: Piece, audience: Audience): string | null {
  const [, said = '', given = ''] = SAYING_DOING.exec(text) ?? [];
  const done = given.replace(
    /^(and|then|or) (.+)$/isu,
    (_, joint: string, deed: string) => `${joint} ${plainVerbs(deed)}`,
  );
  if (said !== '') {
    const [, says = '', words = ''] = SAYING.exec(said) ?? [];
    if (OF_ONESELF.test(done)) return null;
    const whole = OF_ONESELF.test(words)
      ? `You ${plainVerbs(lowered(says, true))}, "${capitalised(words)}," ${done}`
      : `You ${plainVerbs(lowered(said, true))}, ${done}`;
    return asSentence(convert(whole, 'they', 'you', audience, true), end);
  }
  const [, , deeds = ''] = SAYS.exec(text) ?? [];
  if (deeds === '' || OF_ONESELF.test(text) || text.includes('"') || !goesOnDoing(deeds)) return null;
  const toldOf = /^(?:they|you)\b/i.test(text)
    ? convert(text, 'they', 'you', audience, true)
    : `you ${withListener(lowered(text.replace(/^(?:he|she) /i, ''), true), audience.pronoun === 'he' ? 'he' : 'she', audience)}`;
  return asSentence(toldOf, end);
}

const SAYING_DOING =
  /^((?:say|tell|claim|insist|promis|repeat|mutter)ing\b[^"]*?), ((?:and |then |or )?(?!saying (?:it|that|so)\b|(?:be|hav|consider|depend|includ|mean|accord|know)ing\b|(?:some|any|every|no)thing\b|during\b|morning\b|evening\b|spring\b|string\b|ceiling\b|wedding\b|building\b)\p{L}{3,}ing\b[^"]*)$/iu;

const SAYING =
  /^(\p{L}+ing(?: (?:themsel(?:f|ves)|herself|himself|yourself|everyone|everybody|people|(?:the|your|their|her|his) \p{L}+))?),? (?:that )?(.+)$/isu;

const SAYS =
  /^(?:(?:they|he|she) )?(?:(?:always|just|usually|then) )?(says?|tells? (?:everyone|everybody|people|themselves|himself|herself)|claims?|insists?|promises?|mutters?) ([^"]+)$/iu;

/** "…, laughs, changes the subject": a verb right behind a comma, and a verb in it like the first. */
const goesOnDoing = (said: string): boolean =>
  said
    .split(/, (?:and |then |and then )?/)
    .slice(1)
    .some((part) => {
      const [first, second] = tokensOf(part);
      return (
        first?.pos === 'VERB' &&
        !/(?:ed|ing)$/.test(first.lower) &&
        (PLAIN_VERBS.has(first.lower) || /[^su]s$/.test(first.lower)) &&
        !/^(?:of|to)$/.test(second?.lower ?? '')
      );
    });
