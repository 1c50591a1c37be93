import { baseOf, thirdPersonOf } from '../grammar/language.ts';
import { isHow, plainVerbs, thirdVerbs } from '../grammar/plain-verbs.ts';
import { NOT_GERUNDS, TACKLE } from '../grammar/verbs.data.ts';
import { ANOTHER_DOES, BELIEVED } from './fragments.data.ts';
import type { Kind } from './kinds.data.ts';
import { PERFECT } from './perfect.ts';
import { LONG } from './under-way.ts';

/**
 * "Keeping every test, so never finding out, and each week knowing less" → "keep every test, so you never find out, and each week
 * you know less": what is told in -ing, all its deeds in the plain form. Null where it is not plain which words are deeds, or whose.
 */
export function turnedDeeds(typed: string, who: 'I' | 'you'): string | null {
  // "(Dragging a sack home) and it stinking the shed out": what comes of the last deed.
  const [, deeds = '', joint = '', what = '', doing = '', on = ''] = THEN_IT_DOES.exec(typed) ?? [];
  const done = doing && /^[^"]*(?:"[^"]*"[^"]*)*$/.test(deeds) ? turnedDeeds(deeds, who) : null;
  if (done) return `${done}${joint}${what === 'him' ? 'he' : what} ${thirdVerbs(doing)}${on}`;
  const text = typed.replace(NOT_ABLE, "$1can't ");
  const open = text.replace(/"[^"]*"|(?<!\p{L})'[^']*'(?!\p{L})/gu, (quote) => '_'.repeat(quote.length));
  const [, adverbs = '', first = ''] = OPENS.exec(open) ?? [];
  if (
    !isDeed(first) ||
    (LONG.test(open) && !/\b(?:no|not|nothing|nobody)\b.* since /iu.test(open)) ||
    ANOTHER_DOES.test(open) ||
    IT_DOES.test(open) ||
    IS_SCARY.test(open) ||
    THING_FAILS.test(open) ||
    /[:;–] .*\p{L}{2,}ing\b/u.test(open)
  )
    return null;
  const start = adverbs.length + first.length;
  const joined = [...open.slice(start).matchAll(JOINED)].filter(
    ({ 1: link = '', 2: how = '', 3: doing = '', index }) =>
      isDeed(doing) &&
      !(link === ' and ' && TWIN.test(open.slice(0, start + index))) &&
      !(link === ' and ' && TACKLE.test(open.slice(start + index + link.length))) &&
      !isHow(open, start + index + link.length + how.length) &&
      !(link === ', ' && WAITING.test(open.slice(start + index)) && !ROW_OF_DEEDS.test(open)) &&
      // "Waking at four and going out with a torch, knowing already": how one is, behind the last deed of a row.
      !(link === ', ' && how === '' && FINDS_THEM.test(open.slice(0, start + index))) &&
      !(link === ', ' && ALONG.test(doing) && / and \p{L}+ing\b/u.test(open.slice(start, start + index))),
  );
  const rest = text.slice(start);
  const opening =
    /^having$/i.test(first) && PERFECT.test(`having${rest}`)
      ? `have ${adverbs.toLowerCase()}`.trimEnd()
      : plain(adverbs, first, who);
  const [beside] = joined;
  if (!beside) return opening + rest;
  if (
    joined.length === 1 &&
    beside[1] === ', ' &&
    (MOSTLY.test(beside[2] ?? '') || (!beside[2] && isAlong(open.slice(0, start + beside.index), beside[3])))
  )
    return opening + rest;
  const before = open
    .slice(start, start + (joined.at(-1)?.index ?? 0))
    .replace(JOINED, ' ')
    .replace(/believing$/iu.test(first) ? /^ in \p{L}+ing(?: before \p{L}+ing)?\b/u : '', '');
  if (
    joined.some(
      (deed) =>
        isUnclear(deed, open.slice(0, start + deed.index), open.slice(start + deed.index)) ||
        // "(Waking at four), not getting back off": how one does it, unless another deed follows.
        (deed[1] === ', ' && /(?<!\bthen )\bnot $/u.test(deed[2] ?? '') && deed === joined.at(-1)),
    ) ||
    [...before.matchAll(WITHIN)].some(([doing]) => isDeed(doing))
  )
    return null;
  // "Waking at two, checking the phone": two deeds, and nothing else in a row.
  const isPair =
    joined.length === 1 && beside[1] === ', ' && !beside[2] && adverbs === '' && !/, .*, | and |[":;–]/u.test(rest);
  return (
    opening +
    rest.replace(JOINED, (whole: string, link: string, how: string, doing: string, at: number) =>
      joined.some(({ index }) => index === at)
        ? STILL_AT.test(`${how}${doing}${rest.slice(at + whole.length)}`)
          ? `${isPair ? ' and ' : link}${how.replace(/still $/i, `are still `)}${doing}`
          : // "Never mixing over 4 kg, pouring it straight away": only the first is never done.
            (isPair ? ' and ' : link) +
            (/\b(?:never|not)\b/i.test(adverbs) && /^,/.test(link) && how === '' ? `${who} ` : '') +
            plain(how, doing, who)
        : whole,
    )
  );
}

/** "(Getting up at four,) still buttering at five to seven" */
const STILL_AT =
  /^still (?!(?:wak|com|gett|arriv|leav|find|end|miss|fail|los|forgett|start|stopp|finish|pick|turn|walk)ing\b)\p{L}{2,}ing [^,]{0,30}?\bat (?:half|quarter|\d|midnight|noon|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty)\b)/iu;

/** "(Keeping that photo) and not being able to delete it" */
const NOT_ABLE = /(?<=\p{L})(,? (?:and|but) (?:still |then )?)not being able to (?=\p{L})/gu;

/** "(Opening up) and finding two schoolgirls already at the glass, arguing": whoever is found does it. */
const FINDS_THEM =
  /(?:^| and )(?:find|see|notic|spott?|watch)ing (?:two|three|four|five|six|some|a (?:couple|few|row|queue|line|group) of|half) (?:\p{L}+ )?\p{L}+(?:s|people|children|men|women)\b[^,.]*$/iu;

/** "(Running a thumb along every edge on the way past), hoping." */
const WAITING = /^, (?:hop|pray|wait|watch|wonder|worry)ing[.!]?$/iu;

/** "Throwing, trimming, drying, waiting": each by itself. */
const ROW_OF_DEEDS = /^\p{L}+ing(?:, (?:and )?\p{L}+ing){2,}[.!]?$/iu;

/** "A day a week to redos, mostly driving": what it goes on. */
const MOSTLY = /^(?:mostly|mainly|largely|partly|half of it)\b/iu;

/** "Lying awake, counting", "her plant still on the desk, going brown": how one is, or a thing, while something else is done. */
const isAlong = (before: string, doing = ''): boolean =>
  POSTURE.test(before) || ALONG.test(doing) || / with (?:an?|the|your|her|his|their)\b[^,]*$/u.test(before);

/** "Gaps, cancellations and driving", "new pics, deleting", "and having since helped": a thing it may be, or done before the rest. */
const isUnclear = ([, link = '', how = '', doing = '']: RegExpExecArray, before: string, on: string): boolean =>
  (POSTURE.test(before) && !/^(?:then|so)\b/u.test(how)) ||
  (/^(?:, | and )$/.test(link) &&
    !/^then\b/.test(how) &&
    !(link === ' and ' && CLOSED_ROW.test(before)) &&
    /, (?!(?:and |or |but )?(?:\p{L}+ ){0,3}\p{L}+ing\b)[^,]*$/u.test(before)) ||
  (/^being$/i.test(doing) && !/^so\b/i.test(how)) ||
  TAKES_DOING.test(before) ||
  (link === ' and ' &&
    ((BELIEVED.test(before) && !/, so\b/u.test(before) && !BLAMED_ONE.test(before)) ||
      /^ and (?!(?:hop|pray|guess|swear|wait)ing\b)[\p{L}-]+(?:$|,)/u.test(on))) ||
  (/^having$/i.test(doing) &&
    PERFECT.test(on.replace(/^.*?(?=having )/su, '').replace(/ (?:since|already|also|not) /iu, ' ')));

/** "(Blaming the glasswasher) and buying renovate powder" */
const BLAMED_ONE = /^blaming (?:the|your|her|his) [\p{L}-]+$/iu;

/** "(Buying a knife, a plaque) and a mandrel (and leaving them in the drawer)": the things have their "and" already. */
const CLOSED_ROW =
  /, (?:an?|the|my|your|one|two|three|\d+) [^,]* and (?:an?|the|my|your|one|two|three|[$£€\d]\S*) [^,]*$/iu;

/** "Never finding out" → "never find out"; "so knowing" → "so you know"; "not looking" → "don't look". */
function plain(adverbs: string, doing: string, who: 'I' | 'you'): string {
  const base = baseOf(doing.toLowerCase());
  const how = adverbs.replace(ANEW, `$&${who} `);
  if (base === 'be') return `${how}${who === 'I' ? 'am' : 'are'}`;
  return how.replace(/\bnot (even |really )?$/i, "don't $1") + base;
}

/** "Giving up piano, dancing", "being happy, and dripping": what is given up, or how one is, and no second deed. */
const TAKES_DOING =
  /^(?:\p{L}+ )?(?:(?:giv\w+ up|stopp\w+|quitt\w+|avoid\w+|miss\w+|lov\w+|hat\w+|enjoy\w+|try\w+) [^,]*|being (?!(?:called|told|asked|left|sent|given|handed|named|paid|put)\b)[^,]*,?)$/iu;

/** "(Spending winters) on cataloguing and rewriting": the twin of what is no deed of its own. */
const TWIN = / (?:on|of|about|without|from|by) (?!(?:every|any|no|some)thing$)\p{L}+ing$/iu;

const HOW =
  '(?:(?:so|yet|then|still|never|no longer|hardly ever|not|just|always|already|usually|often|even|really|again|once|now|later|finally|only|(?:each|every) (?:time|day|night|week|month|quarter|year|season|spring|summer|autumn|winter|morning|evening|weekend|hour|minute|round|\\p{L}+day)|\\p{L}+ly|in the end|sooner or later) )*';
const OPENS = new RegExp(`^(${HOW})([\\p{L}-]{2,}ing)\\b`, 'iu');

/** "…, and still not finding", "… and so losing", "…, then landing": a deed beside the one before it. */
const JOINED = new RegExp(
  `([,;] (?:and |or |but |yet )?|(?<=^|\\S) (?:and|or|but|yet) |(?<=^|\\S) (?=then ))(${HOW})([\\p{L}-]{2,}ing)\\b`,
  'giu',
);

/** "So", "each quarter": behind it whoever does it is named again. */
const ANEW =
  /\b(?:so|each \S+|every \S+|in the end|sooner or later) (?=(?:(?:never|still|not|then|always|just|only|once|even) )*$)/iu;

/** "(Sending one invoice) and it getting paid": something else does it. */
const THEN_IT_DOES =
  /^(\p{L}+ing\b.*?)(,? and )(it|him|nobody|everybody|nothing|somebody|someone) (\p{L}{2,}ing)\b((?: (?!\p{L}+ing\b)[^\s,:;"]+)*)$/iu;
const IT_DOES =
  /(?:,|,? and) (?:it|he|she|they|them|him|her|nobody|nothing|every\p{L}+|some\p{L}+) (?:\p{L}+ )?\p{L}+ing\b/iu;

/** "(Clamping it,) testing fine on Monday, dying by Thursday": what the thing does then. */
const THING_FAILS =
  /, (?:(?:and|then|but) )*(?:(?:dy|fail|break|leak|crack|seiz|jamm?|peel|warp|rust)ing(?= (?:by|on|at|in|again|after|before|within|the next)\b|[,.]|$)|(?:test|run|work|start|hold)ing (?:fine|ok|okay|well|great)\b)/iu;

/** What is done, and no thing: "a meeting", "the next morning". */
const isDeed = (doing: string): boolean =>
  doing !== '' &&
  !NOT_GERUNDS.has(doing.toLowerCase()) &&
  !/^(?:(?:no|some|every|any)?thing|morning|evening)$/i.test(doing);
const WITHIN =
  /(?<!\b(?:the|an?|no|my|your|their|his|her|this|that|another|some|each|every|stood|sat) )(?<![\p{L}-])[\p{L}-]{2,}ing\b/giu;

/** How one is while one does something else: "lying awake, counting". */
const POSTURE = /^(?:\p{L}+ )?(?:sitt|stand|ly|kneel|lean)ing\b(?! (?:down|up)\b)/iu;
const ALONG =
  /^(?:look|listen|wear|count|hop|pretend|wonder|know|think|try|wish|pray|watch|hold|smil|laugh|feel|leav|mak|includ|carry|wait|worry|fear|mean|us|do|hav|be|consider)\p{L}*ing$/iu;

/** "Asking a stranger what they do and remembering it at stop six is scary": what is done is said to be something. */
export const IS_SCARY =
  /^(?!.*\b(?:hop|pretend|think|know|wonder|say|tell|believ|reali[sz]|find|feel|see|hear|worry|notic|wish|watch|check)\p{L}*ing\b)[^",]*(?<!\b(?:what|who|it|that|which|where|how|there|\p{L}+(?:body|thing|one))) (?:is|isn't|was|feels|takes) (?:(?:so|just|really|too|not|the|an?) )*\p{L}+$/iu;

/** "Losing about five hours a week, moving furniture, moving it back": the time, and what it goes on; or what it comes to. */
export function spentOn(text: string, kind: Kind): string | null {
  const [, sums = '', upTo = ''] = kind === 'cost' ? (REACHING.exec(text) ?? []) : [];
  if (sums) return `It ${thirdPersonOf(plainVerbs(sums))}${upTo}.`;
  const [, spending, on = ''] = kind === 'cost' ? (SPENT.exec(text) ?? []) : [];
  if (spending) return `You ${plainVerbs(spending)}${on}.`;
  const [, so, often = ''] = kind === 'cost' ? (SPENT_SO_OFTEN.exec(text) ?? []) : [];
  return so ? `You ${plainVerbs(so)}${often}.` : null;
}
const SPENT_SO_OFTEN =
  /^((?:los|spend|wast)ing (?:(?:about|around|over|nearly) )?[\p{L}\d.½-]+ (?:hours?|minutes?|days?|evenings?|nights?|weekends?|mornings?) (?:a|per|every|each) \p{L}+)( (?:to|on) .+)$/iu;
const SPENT =
  /^((?:los|spend|wast|burn)ing (?:(?:about|around|over|nearly|up to|another) )?(?:[\d.,½]+|an?|one|two|three|four|five|six|seven|eight|nine|ten|half an?)(?: \p{L}+){0,2}? (?:hours?|minutes?|days?|evenings?|nights?|weekends?|mornings?)\b[^,]*)(, (?!then\b)\p{L}+ing\b.+)$/iu;

/** "Working out at £9,000 a win", "adding up to 45 working days": what it comes to, and nobody's deed. */
export const REACHING =
  /^(?!getting up\b)((?:work|com|add|amount|gett)ing)((?: out| up)? (?:at|to) (?:(?:about|over|nearly|around|roughly|almost|maybe|something like) )*(?:[$£€\d]|(?:an?|half an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty) (?:\p{L}+ ){0,2}(?:hours?|days?|weeks?|months?|years?|evenings?|nights?|hundred|thousand|grand)\b).*)$/iu;

/** What a "having" no more holds: "having paid, and waiting", but "having bought the fans and pointed them wrong". */
export const AND_NOT_DONE = /, | and (?!\p{L}+ed\b)/u;

/** "(Having my number), texting me a picture and getting an answer" */
export const AND_TELLING_ME =
  /, (?:and |then )*((?:text|send|ring|call|phon|e?mail|messag|ask|show)ing (?:me|us)\b.*)$/su;
