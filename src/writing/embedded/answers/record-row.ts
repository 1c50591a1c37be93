import { formOf } from '../grammar/forms.ts';
import { pastVerbs } from '../grammar/plain-verbs.ts';
import { inLongRow } from './in-row.ts';
import { participleOf } from './perfect.ts';
import { lowered } from './realise.ts';

/**
 * "Keeping bees for 26 years and losing two colonies since 2019" → "I've been keeping bees for 26 years, and I've lost two colonies since
 * 2019": what goes on, and what has been done; "for nine years" is over where the rest has been done "since leaving". Null where one of the
 * deeds is neither.
 */
export function recordRow(text: string): string | null {
  const deeds = text.split(NEXT);
  const kinds = deeds.map(kindOf);
  if (
    deeds.length < 2 ||
    !kinds.some((kind) => kind === 'done' || kind === 'within') ||
    !kinds.some((kind) => kind === 'lasts' || kind === 'spent')
  )
    return null;
  const over = deeds.slice(1).some((deed) => SINCE_LEAVING.test(deed));
  const said: string[] = [];
  let before = '';
  for (const [at, deed] of deeds.entries()) {
    const x = lowered(deed, true);
    const kind = kinds[at];
    const [opening, rest] =
      kind === 'within'
        ? ['I ', pastVerbs(x)]
        : kind === 'lasts'
          ? over
            ? ['I ', pastVerbs(x)]
            : ["I've been ", x.replace(/^being /, '')]
          : ["I've ", kind ? hasDone(x) : null];
    if (rest === null || opening === undefined) return null;
    const last = said.pop();
    said.push(
      ...(last === undefined
        ? []
        : opening === before
          ? [`${last}${last.includes(', ') ? ',' : ''} and ${rest}`]
          : [last]),
    );
    if (opening !== before) said.push(opening + rest);
    before = opening;
  }
  return said.length === 2 ? said.join(', and ') : inLongRow(said);
}

const NEXT = /,? and (?=(?:never )?\p{Ll}+ing\b)|, (?=(?:never )?\p{Ll}+ing\b)/u;

function kindOf(deed: string): 'lasts' | 'done' | 'spent' | 'within' | null {
  if (BEING_LONG.test(deed)) return 'lasts';
  if (OF_THOSE.test(deed)) return 'within';
  if (HAD_SO_MANY.test(deed)) return 'done';
  if (/^(?:be|hav|know|own|sitt|liv)ing\b/i.test(deed)) return null;
  if (/^spending (?:\S+ ){1,4}(?:years|months|decades|seasons|winters|summers)\b/i.test(deed)) return 'spent';
  if (/^never (?!being\b|having to\b)\p{L}+ing /iu.test(deed)) return 'done';
  if (LASTS.test(deed)) return 'lasts';
  return COUNTED.test(deed) ? 'done' : null;
}

/** "Being blind since 22", "being a farrier for nine years" */
const BEING_LONG =
  /^being (?!able\b|\p{L}+ed\b)[^,]* (?:for (?:over |more than |about |nearly |almost )?\S+ (?:years|decades)|since (?:\d|birth\b|childhood\b|school\b|I was ))/iu;

/** "(Farriering for 30 years), serving four of those under my uncle": some of the years, which are over. */
const OF_THOSE = /^\p{L}+ing (?:the (?:first|last) )?(?:\d+|\p{L}+) of those\b(?! (?:who|that|whose|with)\b)/iu;

/** "Having 27 pupils over the years" */
const HAD_SO_MANY =
  /^having (?:\d[\d,]*|\p{L}+) [^,]* (?:over the years|so far|in (?:that|all that) time|since then|along the way)$/iu;

/** "For nine years", "since 2009", and in a row "for nine". */
const LASTS =
  /^(?!\p{L}+ing (?:over |more than |about |nearly )?\d[\d,]* .*\bsince\b)\p{L}+ing\b.* (?:for (?:over |more than |about |nearly |almost |the last )?\S+(?: (?:years|months|decades|seasons|winters|summers)|$)|since (?:19|20)\d\d)/iu;

/** "Losing two colonies", "training 260 seamstresses"; what one keeps or runs, one has not done with. */
const COUNTED =
  /^(?!(?:maintain|keep|runn|manag|look|serv|hous|support|work|helping with)(?:ing)?\b)\p{L}+ing (?:through )?(?:over |more than |about |nearly |some |only |just )?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|hundreds|thousands|dozens|nobody|nothing|none)\b(?! (?:hours|days|weeks|months|years|seasons|times?)\b)(?!.* (?:a|per|every|each) (?:day|week|month|year|season)\b)(?!.* (?:before|until|in) (?:19|20)\d\d)/iu;

const SINCE_LEAVING = /\bsince (?:leaving|retiring|quitting|stopping|(?:I )?(?:left|retired|quit|stopped))\b/i;

/** "Losing two" → "lost two", "never having one returned" → "never had one returned". */
function hasDone(x: string): string | null {
  const [, never = '', doing = '', rest = ''] = /^(never )?(\p{L}+ing)\b(.*)$/su.exec(x) ?? [];
  const done = participleOf(pastVerbs(doing));
  return done && `${never}${done}${rest}`;
}

/** "Thirty-four years a mason, and I've straightened half the district": who says "I" there has been one; notes stay notes. */
export function yearsAsOne(text: string): string | null {
  const [, years, rest = ''] = YEARS_A.exec(text) ?? [];
  return years && /\bI\b/.test(rest) && formOf(text.split(',')[0] ?? '') === 'noun'
    ? `I've been ${lowered(years)} ${rest}`
    : null;
}
const YEARS_A =
  /^((?:(?:about|over|nearly|almost|some) )?(?:[\d.]+|(?:twenty|thirty|forty|fifty|sixty)(?:[- ]\p{L}+)?|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:years|seasons|winters|summers)) (an? \p{L}.+)$/isu;
