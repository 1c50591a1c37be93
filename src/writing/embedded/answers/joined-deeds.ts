import { baseOf, thirdPersonOf } from '../grammar/language.ts';
import { isHow, POSED } from '../grammar/plain-verbs.ts';
import { inLongRow } from './in-row.ts';
import { iDo } from './realise.ts';

/** "Owning a bike, not riding it": what one has, and what one does not do with it. */
export const notDone = (x: string): string =>
  /^(?:having|owning|being|wanting|knowing|needing)\b/i.test(x)
    ? x.replace(/(?<!\b(?:and|or|but)),? not (?=\p{L}+ing\b)/u, ' and not ')
    : x;

/** "Closing at five, going home at five": two deeds side by side. */
export const pairJoined = (x: string): string =>
  !isHow(x, x.indexOf(', ') + 2) &&
  /^\p{L}+ing(?: [^,\s]+){0,8}, (?!know|leav|accord|includ|look|laugh|smil|feel|wonder|think|talk|listen|sing)\p{L}+ing(?: [^,\s]+){0,10}$/iu.test(
    x,
  )
    ? x.replace(', ', ' and ')
    : x;

/** "Walking to the car without a word, ringing them on Monday": what has a time of its own is a deed of its own. */
export const eachInItsTime = (x: string): string =>
  x.replace(
    /^(\p{L}+ing\b(?![^,]* and \p{L}+ing\b)[^,"]*), (?=\p{L}+ing\b[^,"]* (?:on \p{Lu}\p{L}+day|the (?:next|same|following) \p{L}+|that (?:night|evening|afternoon|week|weekend)|an hour later|by (?:noon|midnight|dark))\b[^,"]*$)/iu,
    (_, first: string) => `${first}${/ing\b.*ing\b/u.test(first) ? ',' : ''} and `,
  );

/** "Meaning to ring, ringing two, not buying": the last of a row of deeds. */
export const rowJoined = (x: string, or: boolean): string => {
  const items = x.split(', ');
  return items.length > 2 &&
    !x.includes('"') &&
    // "Opening it, smelling, feeding twenty kilos and closing again": the row has its "and".
    !/ and \p{L}{2,}ing\b/u.test(items.at(-1) ?? '') &&
    !POSED.test(x) &&
    items.every((item) => /^(?:(?:not|never) )?\p{L}+ing\b/iu.test(item))
    ? inLongRow(items, or ? 'or' : 'and')
    : x;
};

/** "Having the kid set up a job and it being fine", "giving the A and the clarinet not turning round": how something else is beside it. */
export const asBesides = (x: string): string =>
  x
    .replace(/^(And|But) ((?:the|your|their) \p{L}+|it|nobody|nothing) being (?=\p{L})/u, '$1 $2 is ')
    .replace(
      / and (mostly |usually |often )?there being (?=(?:two|three|four|five|six|several|many|\d+)\b)/giu,
      ' and $1there are ',
    )
    .replace(
      / and (nobody|no one|everybody|everyone) (ever |even |once )?having (?=(?:\p{L}{3,}ed|said|told|shown|seen|been|done|made|asked|taught|thought)\b)/giu,
      (_, who: string, ever = '') => ` and ${who} has ${ever}`,
    )
    .replace(
      / and (him|her) (never |not )having (?=\p{L}{3,}ed\b|(?:said|told|seen|been|done|made|met|heard|read)\b)/giu,
      (_, who: string, not: string) => ` and ${/him/i.test(who) ? 'he' : 'she'} has ${not}`,
    )
    .replace(/ and (it|there) (not )?being (?=\p{L})/giu, (_, what: string, not = '') => ` and ${what}'s ${not}`)
    .replace(
      /(?<!\bwith [^,;]*) and ((?:the|your|their|his|her) (?:\p{L}+ )?(?!(?:is|are|was|were|am|be|been)\b)\p{L}+|(?-i:\p{Lu})\p{Ll}+) not (\p{L}+ing)\b/giu,
      (_, who: string, doing: string) =>
        ` and ${who} ${/[^s]s$/.test(who) ? "don't" : "doesn't"} ${baseOf(doing.toLowerCase())}`,
    );

/** "Starting again at midnight, and the kids asking what smells": one deed, and what another does then. */
export const andAnotherDoes = (answer: string): string =>
  answer.replace(
    AND_ANOTHER,
    (_, deed: string, who: string, doing: string) =>
      `${deed}, and ${who} ${/[^s]s$|people|children/.test(who) ? baseOf(doing) : thirdPersonOf(baseOf(doing))}`,
  );
const AND_ANOTHER =
  /(?<=^|[.!?]\s+|\n)((?!(?:hear|see|watch|find|notic|smell|remember|feel|imagin|pictur|lov|hat|dread|lik|stopp|mind|blam|stand|sitt|ly|wait|look|keep|hav|be|gett|think|know)ing\b)\p{L}{3,}ing\b(?:(?! with\b| and\b)[^,.!?;:"\n])*), and ((?:the|your) \p{L}+) (?!(?:being|having)\b)(\p{Ll}{2,}ing)\b(?=[^,.!?;:"\n]*(?:[.!?\n]|$))/giu;

/** "Handing back the lunches, taking up jigsaws": deeds with an "and" before the last, where they have none yet. */
export const deedsJoined = (x: string): string => (/, .* and /.test(x) ? x : rowJoined(pairJoined(x), false));

/** "You then not go back" → "then you don't go back": what is done next says so before who does it. */
export const thenFirst = (deed: string): string =>
  deed.replace(/^(?:you )?then not (?=\p{Ll})/u, "then you don't ").replace(/^you then /, 'then you ');

/** "Starting with ducks, and me holding the jacket": all of it the seller's. */
export const andIDo = (answer: string): string =>
  /\b(?:together|with me)\b/i.test(answer)
    ? answer
    : answer.replace(
        /(?<=^(?!being\b|having\b)\p{L}{3,}ing\b[^.!?;:"\n]*),? and me ((?!being\b|having\b)\p{L}{3,}ing\b[^.!?;:"\n]*)/giu,
        (_, doing: string) => `, and ${iDo(doing)}`,
      );
