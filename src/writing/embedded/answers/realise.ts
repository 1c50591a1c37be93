import { MASS } from '../grammar/concrete-nouns.data.ts';
import { hasFiniteVerb } from '../grammar/finite.ts';
import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { isFirstName, tokensOf } from '../grammar/language.ts';
import { POSED, plainVerbs } from '../grammar/plain-verbs.ts';
import { PROPER } from '../grammar/proper.data.ts';
import { SIZED, withoutBrackets } from './brackets.ts';
import type { Kind } from './kinds.data.ts';

/** First letter large. */
export function capitalised(text: string): string {
  return text.replace(/^(["'(]*)(\p{Ll})/u, (_, open: string, letter: string) => open + letter.toUpperCase());
}

/** First letter small, unless the word is a name, an abbreviation or "I". */
export function lowered(text: string, verb = false): string {
  const word = (/^["'(]*([\p{L}\p{N}'’-]+)/u.exec(text)?.[1] ?? '').replace(/(?<=..)'s$/, '');
  if (
    /^I(?:'|$)/.test(word) ||
    PROPER.has(word) ||
    isFirstName(word) ||
    /^\p{Lu}.*[\p{Lu}\d]/u.test(word) ||
    (/^\p{Lu}$/u.test(word) && word !== 'A') ||
    /^(?:\p{Lu}{1,3}[$£€]|Rs\.? ?\d)/u.test(text) ||
    /^\p{Lu}\p{L}+\.\p{L}/u.test(text)
  )
    return text;
  if (
    DOES.test(text) &&
    !/s$|^(?:Women|Men|People|Children)$/.test(word) &&
    tokensOf(text)[0]?.pos === 'NOUN' &&
    !MASS.has(word.toLowerCase())
  )
    return text;
  const second = /^\S+\s+([\p{L}'’-]+)/u.exec(text)?.[1] ?? '';
  if (
    !verb &&
    /^\p{Lu}\p{Ll}+/u.test(second) &&
    !PROPER.has(second) &&
    !/^(?:I|I'\w+)$/.test(second) &&
    /^\p{Lu}\p{Ll}+/u.test(word) &&
    (!SMALL.has(word.toLowerCase()) || /^(?:two|three|four|five|ten)$/i.test(word))
  )
    return text;
  return text.replace(/^(["'(]*)(\p{Lu})/u, (_, open: string, letter: string) => open + letter.toLowerCase());
}

/** "Shelley opened 14 envelopes": one word that did something is a name, whatever the tagger says. */
const DOES =
  /^\p{Lu}\p{Ll}+(?<!\p{Ll}{2}ing) (?:\p{Ll}{2,}ed(?! (?:\S+ )?by )|went|came|took|said|told|sold|bought|paid|rang|ran|wrote|got|made|lost|won|left|quit|kept|found|built|grew) /u;

const SMALL = new Set(
  'the a an my your our their his her its this that these those every each another one some any no not from to of in on at by for with when while if because more most less too so very three two four five ten like as'.split(
    ' ',
  ),
);

/** One sentence with a capital and one closing mark; a mark goes inside a closing quote. */
export function asSentence(text: string, end: '.' | '?' | '!' | '…'): string {
  if (text.endsWith('…')) return asSentence(text.replace(/\s*…+$/, ''), '…');
  const body = mended(
    text
      .trim()
      .replace(/[\s.,;:!?-]+$/, (tail) =>
        /(?:a\.m|p\.m|U\.S|etc)\.$/.test(text.trim()) ? '.' : tail.replace(/[\s.,;:!?-]/g, ''),
      ),
  );
  if (body === '') return '';
  // "Oh no. they were looking for me": what follows the cry is a sentence.
  const start = capitalised(body).replace(/(?<=\b(?:no|yes|God|nope|yep)\. )\p{Ll}/gu, (letter) =>
    letter.toUpperCase(),
  );
  if (/[.!?…]["']$|^\(.*[.!?…]\)$/.test(start) || /\.$/.test(start))
    return /[.…]/.test(end) ? start : start.replace(/\.$/, end);
  if (start.endsWith('"')) return `${start.slice(0, -1)}${end}"`;
  return `${start}${end}`;
}

/** What is never right twice in a row; "in in his pyjamas", "what it is is", "I told you you could" may be. */
const DOUBLED =
  /\b(the|a|to|are|of|and|your|I|(?<!\b(?:tell|tells|told|show|shows|showed|give|gives|gave|teach|taught|remind|reminds|promise|promised) )you|(?<!\b(?:what|all|where|how|who)\b[^.;]*)is) \1\b(?!')/gi;

/** Small seams: doubled blanks and words, "a" before a vowel, blanks before marks. */
function mended(text: string): string {
  return inRanges(withoutBrackets(text.replace(/\s+/g, ' ')))
    .replace(/\b(his|him|he|himself)or(hers?|she|herself)\b/gi, '$1 or $2')
    .replace(/(?<=[$£€]\d[\d.,]*[kKmM]?)-(?=[$£€]\d)/g, ' to ')
    .replace(/(?<=\p{Ll}{3}(?<!\betc|\bapprox|\bincl|\bexcl|\bmax|\bmin|\best|\btel)\. )\p{Ll}/gu, (letter) =>
      letter.toUpperCase(),
    )
    .replace(/\s+([,.;:!?])(?=\s|$)/g, '$1')
    .replace(DOUBLED, '$1')
    .replace(
      /(\ba|^A|(?<=[.!?] )A)n? (?=(?:[aeio](?!ne\b|nce\b|ur|wes?\b)|u(?!ni[^nm]|s[eau]|kule|t[eio]|r[aio]|biq)|hour|honest))/g,
      '$1n ',
    )
    .replace(/\b(are|is|am|was|were|do|does|did) (not)\b/g, '$1 $2')
    .replace(/\b([Ww]hat you\b[^.;:]*), are (?=(?:just |only |really )?(?:to|that) )/g, '$1, is ')
    .replace(
      /^([Yy]ou (?!\p{L}+s )(?!.*\b(?:who|that|which|it|see|he|she|some\p{L}+|nobody|every\p{L}+|how|what|why|when|if)\b.* (?:and|but|or) \p{L}+n't)[^.,;:]*? (?:and|but|or)) (doesn't|hasn't|isn't)(?= \p{L})/u,
      (_, before: string, verb: string) => `${before} ${PLURALS[verb] ?? verb}`,
    )
    .replace(
      /^(The (?:thing|problem|truth|reason|point|trick|hard part|one thing|worst|first thing)\b[^.;:]*), are (?=that )/i,
      '$1, is ',
    )
    .replace(/\b([Yy]ou (?:couldn't|can't|could|can|'ll|will|won't)) tell you\b/g, '$1 tell anyone')
    .replace(/\bof you's\b/g, 'of you is')
    .replace(/\bis you (?=(?:ready|coming|all right|okay|ok|sure|still|there|home|done|finished)\b)/g, 'are you ')
    .replace(/\bare I\b/g, 'am I')
    .replace(/\bI amn't\b/g, "I'm not")
    .replace(/\bamn't I\b/g, "aren't I")
    .replace(
      /(^|^who |\b(?:how|why|what|when|where|and|but) )(is|does|has|was) you\b/gi,
      (_, lead: string, verb: string) => `${lead}${INVERTED[verb.toLowerCase()] ?? verb} you`,
    )
    .replace(/([,;:]){2,}/g, '$1')
    .trim();
}

/** "2-10 shops", "300-1,200 seats", "5-10%" */
const RANGE = /(?<![\d\p{L}.,:/-])([$£€]?)(\d[\d,.]*)([kK%]?)[-–](\d[\d,.]*)([kK%]?)(?= \p{L}|%|[.,;]?$|[,:;] )/gu;

/** A range rises; "50-50", "24-7" and what else has a name of figures stay. */
export const inRanges = (text: string): string =>
  text.replace(/(?<=\p{L}days? )(\d{1,2})-(\d{1,2})(?=[,.;]|$| )/gu, '$1 to $2').replace(RANGE, spokenRange);

function spokenRange(whole: string, _: string, from: string, _unit: string, to: string): string {
  const [low, high] = [from, to].map((figure) => Number(figure.replaceAll(',', '')));
  return low !== undefined && high !== undefined && (low < high || (low === 9 && high === 5))
    ? whole.replace(/[-–]/, ' to ')
    : whole;
}

const PLURALS: Readonly<Record<string, string>> = { "doesn't": "don't", "hasn't": "haven't", "isn't": "aren't" };

const INVERTED: Readonly<Record<string, string>> = { is: 'are', does: 'do', has: 'have', was: 'were' };

/** "Unpaid invoices, dusty bags" */
const PLURAL =
  /^(?!always|sometimes|perhaps|afterwards|besides|no |more |less |fewer |every |not |never |mostly |often |still |same )(?:\p{Ll}+ ){0,2}\p{Ll}{2,}[^s]s$/u;

/** "keto, fasting, apps" → "keto, fasting and apps"; only when the commas part a plain list. */
function withAnd(text: string): string {
  const items = text.split(', ');
  if (items.length === 2 && items.every((item) => PLURAL.test(item) && formOf(item) === 'noun'))
    return items.join(' and ');
  const last = items.at(-1) ?? '';
  if (
    items.slice(0, -1).filter((item) => /^\p{L}+ing /u.test(item)).length > 1 &&
    (!/^\p{L}+ing\b/u.test(last) || /^(?:no|some|any|every)thing\b/.test(last))
  )
    return text;
  if (/^\p{L}+ing /u.test(items[0] ?? '') && !/^\p{L}+ing\b/u.test(last) && / \p{L}+ing\b/u.test(last)) return text;
  // "Working as a locum, me, new, three weeks there": how one was then.
  if (new Set(items).size < items.length || items.includes('me') || /;/.test(text)) return text;
  if (items.length === 3 && / and |^\S+(?: \S+)? of (?:it|them|which)$/.test(items[1] ?? '')) return text;
  if (
    items.length < 3 ||
    / (?:and|or) /.test(items.at(-1) ?? '') ||
    /^(?:(?:most|some|half|all|none) of|once|twice|(?:around|about|roughly|nearly|over|some) [$£€]?\d\S*|and|or|plus|then|but|not|instead|rather|except|including|so|which|who|while|each|every|always|never|still|mostly|mainly|only|without|with|for|to|at(?! least\b| most\b)|in|on|under(?! \d)|behind|beside|between|among|amid|inside|outside|around|across|against|beneath|beyond|during|past|through|towards|within|along|opposite|before|after|since|till|above|below|over(?! \d)|near|by|that|because|when|if|until|from|\S+ of (?:them|which|whom|it|those)) /.test(
      items.at(-1) ?? '',
    ) ||
    /^(?:gone|lost|wasted|spent|unpaid|done|about [$£€]\d\S*)$| (?:included|excluded|counted|counting|alone)$/.test(
      items.at(-1) ?? '',
    ) ||
    /^(?:past|elided|clause)$/.test(formOf(items.at(-1) ?? '')) ||
    (wordCount(items.at(-1) ?? '') > 1 && formOf(items.at(-1) ?? '') === 'bare' && formOf(items[0] ?? '') === 'noun')
  )
    return text;
  if (
    items.some(
      (item) =>
        /^(?:same|different|every|each)\b|^\d{4}$|^\p{L}+ (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu.test(
          item,
        ) ||
        WHEN.test(item) ||
        / at a time$/.test(item),
    )
  )
    return text;
  if (ON_THE_WAY.test(last) && formOf(items[0] ?? '') === 'noun') return text;
  // "Notice letter inside the window, registered, my draft": how the first is, and no thing beside it.
  if (LEFT_OFF.test(last) || (wordCount(items[0] ?? '') > 1 && items.some((item) => /^\p{Ll}{2,}ed$/u.test(item))))
    return text;
  if (LASTS.test(last) && !LASTS.test(items[0] ?? '')) return text;
  if (formOf(items[0] ?? '') === 'noun' && formOf(last) === 'adjective' && / (?:by|from|to|with|in|on|at) /.test(last))
    return text;
  if (
    items.some(
      (item) =>
        wordCount(item) > (items.every((one) => /^\p{L}+ing /u.test(one)) ? 12 : 9) || hasFiniteVerb(tokensOf(item)),
    )
  )
    return text;
  return `${items.slice(0, -1).join(', ')}, and ${items.at(-1) ?? ''}`;
}

/** "Two days of me in the shop, on a stool, keeping out of the way": how one is there, and no third thing. */
const ENDS_IN_DOING = /^(?!\p{L}+ing\b)(?:(?!, \p{L}+ing\b).)*, \p{L}+ing\b[^,]*$/u;

/** How often or how long it is, behind a thing: no second thing. */
const LASTING =
  /^(?:(?:every|each) (?:day|night|morning|evening|week|month|year|weekend|season)|(?:(?:the )?(?:first|last|next) )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|thirty) (?:days|weeks|months|years|nights|evenings)(?: a (?:week|month|year))?)$/i;

/** "(Wasting most of a term), around 70 outings": how much that is. */
const ABOUT_SO_MUCH = /^(?:around|about|roughly|some) \d[\d.,]* \p{L}+s$/u;

/** A time beside things is no part of their list, nor a thing by its number: "service two, galley, hour nine". */
const WHEN =
  /^(?:\d{1,2}[:.]\d\d|(?:\d{1,2}-)?\d{1,2}(?:[:.]\d\d)? ?[ap]m|(?:january|february|march|april|may|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)day|midnight|noon)(?: \S+)?|(?:early |late )?(?:morning|evening|afternoon|night|lunchtime|teatime|bedtime|dawn))$/i;

/** "Seven days", "first three months": how long the thing before it lasts, and no second thing. */
const LASTS =
  /^(?:(?:the|about|around|up to|over|under|at least|at most|more than|first|last|next|a few|\d[\d.,]*(?: to \d+|-\d+)?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|half an?) )+(?:minutes?|hours?|days?|nights?|weeks?|months?|years?|seasons?|terms?|mornings?|evenings?|weekends?)$/i;

/** "Car park, 40 minutes, engine off": how a thing is, among what one sees. */
const LEFT_OFF = /^(?:\p{L}+ ){1,2}(?:off|on|open|shut|closed|out|down|up|empty|full|silent|dead|dark|cold|gone)$/iu;

/** "Heading for the compost": what somebody does among what one sees. */
const ON_THE_WAY =
  /^(?:head|driv|walk|carry|sitt|stand|look|hold|wait|wonder)ing (?:\p{L}+ )?(?:for|to|at|in|on|home|back|out|up|into|towards|through|an?|the|your|my)\b/u;

/** A list as its kind wants it: those who are not meant with "or", traits beside things without either. */
export function listed(given: string, kind: Kind): string {
  const text = kind === 'notFit' ? given.replace(SIZED, 'anyone with ') : given;
  const traits = kind === 'fit' ? text.split(', ').map((item) => formOf(item) === 'adjective') : [];
  if (traits.includes(true) && traits.includes(false)) return text;
  if (kind === 'notFit' && text.includes('; ')) return text.replace(/; (?:or |and )?(?:for )?/g, ', or for ');
  if (kind === 'notFit' && /^[^,]+, (?:anyone|anybody|people|those|somebody|someone)\b[^,]*$/i.test(text))
    return text.replace(', ', ' or ');
  if (kind === 'credential' && /, (?:0|no|zero) \S+/.test(text)) return text;
  if (kind === 'offer' && ENDS_IN_DOING.test(text)) return text;
  const stays = text
    .split(', ')
    .slice(1)
    .some((item) => LASTING.test(item) || ABOUT_SO_MUCH.test(item));
  if (kind !== 'credential' && (stays || POSED.test(text))) return text;
  return kind === 'notFit' && !/ and /.test(text) ? withAnd(text).replace(/, and (?=[^,]*$)/, ', or ') : withAnd(text);
}

/** "Get six calls, write them down, not having time to ring back": among deeds told plainly, what is not done is told so too. */
export function notDoneToo(text: string, form: Form): string {
  const items = text.split(/, (?:and )?/);
  if (form !== 'bare' || items.length < 3 || text.includes('"')) return text;
  const last = items.length - 1;
  if (!items.some((item, at) => at > 0 && NOT_DOING.test(item))) return text;
  return items
    .map(
      (item, at) => `${at === 0 ? '' : at === last ? ', and ' : ', '}${NOT_DOING.test(item) ? plainVerbs(item) : item}`,
    )
    .join('');
}
const NOT_DOING = /^(?:not|never) \p{L}+ing\b/iu;

/** "Have two winters behind you and be able to say it": what one is besides. */
export const ableToo = (text: string): string =>
  text.replace(
    /(?<!\b(?:to|can|will|must|should)\b.*)(,? and )be (?=(?:able|willing|ready|prepared|happy) )/iu,
    '$1are ',
  );

/** "exhausted, cry in the car, feel guilty" → "exhausted, cry in the car and feel guilty". */
export function verbsWithAnd(text: string): string {
  const at = text.lastIndexOf(', ');
  if (at === -1 || /\b(?:and|or|but|then)\b/.test(text)) return text;
  const last = text.slice(at + 2);
  const deeds = text
    .split(', ')
    .every(
      (item, at) => formOf(item) === 'past' || (at === 0 && /^(?:put|cut|set|let|hit|shut|read|quit) /.test(item)),
    );
  return deeds ||
    formOf(last) === 'bare' ||
    /^(?:(?:can|can't|will|won't|don't|never) \S+ \S|can \p{L}+$|(?:do|have) (?:one|an?|the|it|some|more|another|\d)|(?:love|hate|want|need|own|know|like) \p{L})/u.test(
      last,
    )
    ? `${text.slice(0, at)}${/, not \p{L}+$|, (?:never|not|no) (?:more|less|fewer)$/u.test(text.slice(0, at)) ? ',' : ''} and ${text.slice(at + 2)}`
    : text;
}

/** "You tell himself": what one does to oneself. */
const ONESELF = /^You (?:(?:don't|never|keep|still) )?\p{L}+ (?:himself|herself|themselves)\b/u;

/** "You are" as one says it, and "be" after "to". */
export const contracted = (sentence: string): string =>
  (ONESELF.test(sentence) ? sentence.replace(/\b(?:himself|herself|themselves)\b/g, 'yourself') : sentence)
    .replace(/^You are\b/, "You're")
    .replace(/^I has (?=\p{L}+(?:ed|en|n|t)\b)/u, "I've ")
    .replace(/^You (now|still|already|always) are\b/, "You're $1")
    .replace(/^You then are /, "Then you're ")
    .replace(/^(You|I) then (?=\p{Ll})/u, (_, who: string) => `Then ${who === 'I' ? who : 'you'} `)
    .replace(
      /^(You (?!(?:want|need|like|love|hope|long|try|get|wish|learn|start|can|could|will|would|should|must)\b)\p{Ll}.*?,? and) not (?=(?:touch|do|go|look|let|open|read|answer|say|change|move|ask|take|give|tell|buy|spend|reply|ring|call|leave|stop|start|use|drink|eat|write|send|check) )/u,
      "$1 don't ",
    )
    .replace(/\b([Yy]ou|I) not (?!only\b|just\b)(?=\p{Ll})/u, "$1 don't ")
    .replace(/\bif you are (?=\p{Ll})/u, "if you're ")
    .replace(/\b([Ii])f you got (?=(?:an?|the|no|some|your|kids|\d+|two|three)\b)/, "$1f you've got ")
    .replace(/^(You \p{Ll}.*, and) either (?=\p{Ll})/u, '$1 you either ')
    .replace(/\bwant to are\b/, 'want to be')
    .replace(/\bto are\b/, 'to be');
