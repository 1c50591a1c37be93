import { COGNITION } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { isBaseVerb, isFiniteAt } from './finite.ts';
import { baseOf, singularOf, type Token } from './language.ts';
import { ING_NOUNS, NOT_GERUNDS, NOUN_OR_VERB, PLAIN_VERBS } from './verbs.data.ts';

/** "Rent, energy prices, staff": verbs that also name what one pays or blames. */
export const NAMES_TOO = new Set(
  'rent work sleep drink stress debt study talk travel practice pay repeat train exercise commute report support control trust doubt hope fear love hate rest play cook diet'.split(
    ' ',
  ),
);

/** "Rent day", "train journey": what makes one thing of both words. */
export const COMPOUND =
  /^(?:day|night|week|month|season|morning|evening|afternoon|year|bill|journey|problem|group|call|meeting|debt)$/;

/** "Plan, quit, plan again", "Ring round on Monday, drive round, get told off": each opens with a verb, and one of them is never a noun. */
export function isRowOfVerbs(tokens: readonly Token[]): boolean {
  const heads = tokens.filter((_, index) => index === 0 || tokens[index - 1]?.lower === ',').map(({ lower }) => lower);
  return (
    heads.length > 2 &&
    heads.every((head, index) => PLAIN_VERBS.has(head) || (index === 0 && NOUN_OR_VERB.has(head))) &&
    heads.some((head) => !NOUN_OR_VERB.has(head) && !NAMES_TOO.has(head))
  );
}

/** Where one drives or when one starts: a verb stands before it, though it may be a noun as well. */
export const ONWARD =
  /^(?:home|back|away|out|off|up|january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day)$/;

/** "Drives 6 hours", "Plans bigger trips": a verb without its subject, though the tagger sees a noun. */
export function isThirdPerson(head: Token, next: Token | undefined, afterNext?: Token): boolean {
  const { lower } = head;
  if (isNounWithClause(head, next)) return false;
  if (!/[^s]s$|sses$|ches$|shes$/.test(lower) || !next || /^(?:that|who|which)$/.test(next.lower)) return false;
  const base = baseOf(lower);
  if (/^(?:them|us|him|me)$/.test(next.lower)) return true;
  if (lower === 'costs' && /^(?:less|more|nothing|you|them|him|her|about|under|over)$/.test(next.lower)) return true;
  if (/^(?:start|begin|end)$/.test(base) && /^(?:with|at|from|by)$/.test(next.lower)) return true;
  if (lower === 'hands' && /^(?:over|out|back|in|him|her|it)$/.test(next.lower)) return true;
  if (
    next.lower === 'to' &&
    afterNext &&
    isBaseVerb(afterNext) &&
    /^(?:mean|want|try|decide|forget|refuse|swear|begin|intend|pretend|manage|fail|agree|threaten|tend|hope|like)$/.test(
      base,
    )
  )
    return true;
  if (next.lower === 'home' && /^(?:drive|walk|cycle|go|come|ride|run|fly|head)$/.test(base)) return true;
  if (next.lower === 'already' && afterNext?.pos === 'ADP') return head.pos !== 'NOUN';
  if (next.lower === 'already' && (!afterNext || afterNext.pos === 'PUNCT')) return true;
  if (
    /^(?:stop|start|love|hate|like|prefer|miss|fear|regret|mind|risk|keep|avoid|dread|enjoy|quit)$/.test(base) &&
    isIng(next)
  )
    return true;
  if (
    PLAIN_VERBS.has(base) &&
    !NOUN_OR_VERB.has(base) &&
    /^(?:yes|no|paid|stuck|lost|sorry|tired|angry|overwhelmed|excited|busy|nothing|till|until|like|with|to|in|on|for|from|about|at|over|behind|under|around|into|against|when|while|before|after|himself|herself)$/.test(
      next.lower,
    )
  )
    return true;
  // "Weeds up to the knee": how far a thing reaches.
  if (head.pos === 'NOUN' && NOUN_OR_VERB.has(base) && /^(?:up|down)$/.test(next.lower) && afterNext?.lower === 'to')
    return false;
  return (
    (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base)) &&
    (/^(?:NUM|DET|SYM|PRON)$/.test(next.pos) ||
      /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/.test(next.lower) ||
      /^(?:enough|up|out|down|off|bigger|better|more|less|too|so|away|back|at|through|himself|herself)$/.test(
        next.lower,
      ))
  );
}

/** What comes after a verb but hardly ever after a noun: a determiner, a pronoun, a number, most adverbs. */
export function followsVerb(next: Token | undefined, afterNext: Token | undefined): boolean {
  if (!next || /^(?:first|last|second)$/.test(next.lower))
    return next?.lower === 'first' && afterNext?.lower === 'time';
  if (['DET', 'PRON', 'NUM', 'SYM'].includes(next.pos)) return true;
  if (next.pos === 'PART')
    return next.lower === 'to' ? afterNext !== undefined && isBaseVerb(afterNext) : next.lower !== "'s";
  if (
    (next.pos === 'ADV' && !/^(?:still|always|never|again|everywhere|all|only|just|now|yet|as)$/.test(next.lower)) ||
    /^(?:up|out|down|off|away|back|harder|late|longer|more|less|better|again|daily|hard|early|together|alone)$/.test(
      next.lower,
    )
  )
    return true;
  if (next.pos === 'ADP' || next.pos === 'SCONJ') return !/^(?:of|for|with|from|between|about|in|on)$/.test(next.lower);
  if (next.pos === 'ADJ') return afterNext?.pos === 'NOUN' || afterNext === undefined || afterNext.pos === 'PUNCT';
  return next.lower.endsWith('ing') && next.pos === 'VERB';
}

export const isIng = (token: Token | undefined): boolean =>
  token !== undefined && /^[\p{L}-]{2,}ing$/u.test(token.lower) && !NOT_GERUNDS.has(token.lower);

/** "Offers nobody opens": a noun and what is said of it, although the word may be a verb. */
export const isNounWithClause = ({ lower }: Token, next: Token | undefined): boolean =>
  /[^s]s$/.test(lower) &&
  /^(?:nobody|everybody|everyone|they|he|she|you)$/.test(next?.lower ?? '') &&
  NOUN_OR_VERB.has(baseOf(lower)) &&
  !COGNITION.has(baseOf(lower));

/** "Always behind", "still at the desk": where somebody is, however it is opened. */
export const isWhereOneIs = (adverb: Token | undefined, [head, next]: readonly Token[]): boolean =>
  /^(?:always|still|constantly|never|already)$/.test(adverb?.lower ?? '') &&
  head !== undefined &&
  /^(?:behind|late|early|under|at|in|on|out|up|down|between)$/.test(head.lower) &&
  (head.lower === 'behind' || (next !== undefined && next.pos !== 'PUNCT'));

/** "Clean van, clean hands": a quality that may also be a verb, before a thing without its article. */
export const isQuality = ([head, next, after]: readonly Token[]): boolean =>
  head !== undefined &&
  /^(?:clean|open|dry|empty|clear|free|own|calm|warm|cool|slow|quiet|tidy|light|smooth|live|close|cross|complete)$/.test(
    head.lower,
  ) &&
  next?.pos === 'NOUN' &&
  !/ing$/.test(next.lower) &&
  (after === undefined || /^(?:PUNCT|ADP|CCONJ)$/.test(after.pos));

/** "Missed calls": what befell a thing that is named after it. */
export const isMissedThing = ([head, next, after]: readonly Token[]): boolean =>
  head !== undefined &&
  /^(?:missed|cancelled|canceled|unpaid|unread|broken|failed|skipped|burnt|burned|rushed|wasted|forgotten|frozen|mixed|borrowed|delayed|returned)$/.test(
    head.lower,
  ) &&
  /[^s]s$/.test(next?.lower ?? '') &&
  (after === undefined || /^(?:PUNCT|ADP|CCONJ)$/.test(after.pos));

/** "Quieter after the harvest", "easier next year", "open till nine": how it is, whatever it is. */
export const isComparison = ([head, next]: readonly Token[]): boolean =>
  (head?.lower === 'open' && /^(?:24|till$|until$|late$|from$)/.test(next?.lower ?? '')) ||
  (/^(?:quieter|easier|calmer|busier|harder|cheaper|slower|worse|safer|quicker)$/.test(head?.lower ?? '') &&
    /^(?:after|in|next|by|when|once|than|this|to|with|on|for)$/.test(next?.lower ?? ''));

/** "Ironing board", "writing retreats": what the thing is for. */
export const isPurpose = ({ lower }: Token, next: Token | undefined): boolean =>
  (/^(?:ironing|parking|driving|waiting|swimming|fishing|chopping|cutting|sewing|sleeping|shopping|dressing|dining|living|filling|changing)$/.test(
    lower,
  ) &&
    /^(?:board|machine|pool|room|list|lot|ticket|test|licen[cs]e|station|bag|table|trip|lessons?|rod|space|spot)s?$/.test(
      next?.lower ?? '',
    )) ||
  (/^(?:writing|cooking|running|dancing|painting|singing|planning|scheduling|drawing|breathing|sleeping|riding|cycling|trading)$/.test(
    lower,
  ) &&
    /^(?:retreat|course|workshop|class|lesson|group|club|app|tip|book|tool|school|camp|technique|exercise)(?:e?s)?$/.test(
      next?.lower ?? '',
    ));

/** "Teaching people to rest", "coaching owners through it": a trade's name that has its own people after it. */
export const isDoneWith = ([head, next, after]: readonly Token[]): boolean =>
  head !== undefined &&
  ING_NOUNS.has(head.lower) &&
  (/[^s]s$/.test(next?.lower ?? '') || /^(?:people|children|men|women|kids)$/.test(next?.lower ?? '')) &&
  /^(?:to|how|through)$/.test(after?.lower ?? '');

/** "Hoover on so they're scared", "going on for 50 skeins": what looks like a deed, and is a thing that runs or nearly so many. */
export const looksLikeDeed = (text: string): boolean => RUNS.test(text) || NEARLY_SO_MANY.test(text);
const RUNS = /^(?:hoover|telly|tv|radio|lights?|heating|music|kettle|fan|alarm|engine) (?:on|off)\b/i;
const NEARLY_SO_MANY = /^going on (?:for )?[$£€]?\d/i;

/** "Boxing Day", "opening night of deer season": a time by what is done in it. */
export const namesTime = ([, time, after]: readonly Token[]): boolean =>
  /^(?:Day|Week|Night|Eve|Season)$/.test(time?.text ?? '') ||
  (/^(?:day|night|eve|season|hours)$/.test(time?.lower ?? '') &&
    (!after || /^(?:of|in|at|before|,|:)$/.test(after.lower)));

/** "Planning stuck at validation", "booking cancelled": a thing in -ing, and what has become of it. */
export const isThingDone = ([head, next, after]: readonly Token[]): boolean =>
  head !== undefined &&
  isIng(head) &&
  !TAKES_PARTICIPLE.test(baseOf(head.lower)) &&
  (/^(?:stuck|done|lost|late|paid|unpaid|overdue|due)$/.test(next?.lower ?? '') ||
    (next?.lower === 'half' && /(?:ed|done|built|gone|sold)$/.test(after?.lower ?? '')) ||
    (next?.lower === 'left' && /^(?:half|un\p{L}+ed|in|on|at|to|for|till|until|over)$/u.test(after?.lower ?? '')) ||
    (next?.pos === 'VERB' && /\p{L}{2,}ed$/u.test(next.lower))) &&
  (after === undefined || /^(?:half|left)$/.test(next?.lower ?? '') || /^(?:PUNCT|ADP)$/.test(after.pos));

/** "Rent withheld", "pay docked by a third": a word that may name a thing, and what happened to it. */
export const isThingBefallen = ([head, next, after]: readonly Token[]): boolean =>
  head !== undefined &&
  (NAMES_TOO.has(head.lower) || NOUN_OR_VERB.has(head.lower)) &&
  !TAKES_PARTICIPLE.test(head.lower) &&
  (next?.pos === 'VERB' || next?.pos === 'ADJ') &&
  (/\p{L}{2,}[^e]ed$/u.test(next.lower) || BEFALLEN.test(next.lower)) &&
  (after === undefined || /^(?:PUNCT|ADP|CCONJ|ADV)$/.test(after.pos));

const BEFALLEN =
  /^(?:(?:with)?held|(?:un)?paid|lost|gone|cut|taken|stolen|broken|forgotten|frozen|sold|spent|torn|sent|written|thrown|shut|left)$/;

const TAKES_PARTICIPLE =
  /^(?:be|get|feel|go|keep|stay|end|come|lie|sit|stand|look|become|remain|arrive|leave|walk|wake|work|return|start|finish|drive|live|grow|turn|seem|appear|sound|fall|die|hang|run|have|see|find|hear|watch|make|want|need|help|arrive|travel|sleep|call)$/;

/** "Pricing jobs at night and losing them": what is done besides shows that the first is done too. */
export const isRowOfDoing = ([head, ...rest]: readonly Token[]): boolean =>
  head !== undefined &&
  ING_NOUNS.has(head.lower) &&
  /[^s]s$/.test(rest[0]?.lower ?? '') &&
  rest.some(
    ({ lower }, at) => lower === 'and' && isIng(rest[at + 1]) && /^(?:PRON|DET)$/.test(rest[at + 2]?.pos ?? ''),
  );

/** "Letting agents, care homes", "climbing gym owners": people by what they deal with, and nothing one does with them. */
export const isPeopleOf = (tokens: readonly Token[]): boolean => {
  const end = tokens.findIndex(({ pos }, at) => at > 0 && pos !== 'NOUN');
  const [head, ...phrase] = end === -1 ? tokens : tokens.slice(0, end);
  const people = phrase.at(-1)?.lower ?? '';
  if (OFFICES.test(tokens.map(({ lower }) => lower).join(' '))) return true;
  if (!head || !isIng(head) || !/[^s]s$/.test(people)) return false;
  const person = isPerson(singularOf(people));
  if (!person && !ORGANISATIONS.test(people)) return false;
  const listed =
    tokens[end]?.lower === ',' && !tokens.slice(end).some(isIng) && !tokens.some((_, at) => isFiniteAt(tokens, at));
  return (
    (listed && !MEETS_PEOPLE.test(head.lower)) ||
    (person && phrase.length === 2 && ACTIVITY.test(head.lower) && end === -1)
  );
};

/** "Managing committee members", "planning officers", "a visiting lecturer": which committee, officer or lecturer, and nothing done with one. */
const OFFICES =
  /^(?:managing (?:committees?|directors?|partners?|agents?|editors?|trustees?|brokers?)|governing (?:bod(?:y|ies)|boards?|councils?)|visiting (?:teachers?|tutors?|lecturers?|professors?|nurses?|scholars?|fellows?|vets?|clergy)|(?:planning|steering|organi[sz]ing|licensing|purchasing|buying|housing|building|parking|marketing|nursing|fundraising|finishing|coaching|teaching|training|operating|catering|shipping|engineering|accounting|banking) (?:committees?|officers?|inspectors?|assistants?|coordinators?|departments?|authorit(?:y|ies)|staff))\b/;

const ORGANISATIONS =
  /^(?:kennels|homes|firms|companies|societies|schools|clubs|agencies|associations|departments|yards|centres|centers|venues|studios|halls|shops|colleges|groups|teams)$/;

export const MEETS_PEOPLE =
  /^(?:help|coach|teach|train|support|advis|chas|call|ring|ask|pay|tell|meet|manag|lead|hir|treat|serv|email|pleas|los|visit|invit|find|get|see|tak|bring|send|watch|avoid|blam|cop|want)/;

/** What people do together, and others deal with as a trade. */
const ACTIVITY =
  /^(?:climb|wedd|swimm?|sail|fish|danc|sing|driv|rid|ski|box|bowl|bak|paint|knitt|garden|camp|brew|roof|til|weld|build|market|farm|hunt|shoot|div|surf|skat|cater|groom|clean|lett|lend|nurs|shipp|hous|hik|cycl|sew|quilt|plumb|print|publish|bank|park|heat|light|draw|act|rac|yacht|craft|archiv|engineer|account)ing$/;
