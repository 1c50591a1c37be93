import { formOf } from '../grammar/forms.ts';
import { thirdPersonOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { withSubject } from './own-answer.ts';

/** "(Now) charges 65", "sells the lot": what follows a verb and no thing. */
const DOES_SO_MANY =
  /^\p{Ll}{2,}[^su]s (?:[$£€]?\d|(?:the|an?|his|her|it|them|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|all|every) ?\b)/u;

/** "Eight months later grows 18 herself": when it is, and then what the one it was told of does. */
export function laterDone(text: string, answer: string): string | null {
  const [, then, doing] =
    /^((?:[Aa]nd )?[Tt]hen(?: in \p{Lu}\p{Ll}+)?|[Ii]n \p{Lu}\p{Ll}+|[Ll]ater) (\p{L}{2,}ing\b.*)$/su.exec(text) ?? [];
  const [, who, does = '', on = ''] = /^((?:her|his|their) \p{L}+ now) (\p{L}{2,}ing)\b(.*)$/isu.exec(text) ?? [];
  if (who) return `${who} ${thirdPersonOf(plainVerbs(does.toLowerCase()))}${on}`;
  if (then && doing) {
    const done = pastVerbs(doing).replace(/ and (the (?:\p{L}+ )+?)being (?=\p{L}+(?:ed|wn|en)\b)/u, ' and $1was ');
    const said = withSubject(done, answer);
    return said ? `${then} ${said.replace(/^(?:He|She|They)\b/, (who) => who.toLowerCase())}` : null;
  }
  const [, when, deed = ''] =
    /^((?:[\p{L}\d]+ ){1,3}(?:later|on)|now|today|these days|last (?!I\b|we\b)\p{L}+|this \p{L}+),? ((?:\p{Ll}+(?:s|ed)|had|was|got|went|came|took|made|sold|found|paid|told|kept) .+)$/iu.exec(
      text,
    ) ?? [];
  if (!when || !(/^(?:elided|past)$/.test(formOf(deed)) || DOES_SO_MANY.test(deed))) return null;
  const told = withSubject(deed, answer);
  return told ? `${when} ${told.replace(/^(?:He|She)\b/, (who) => who.toLowerCase())}` : null;
}
