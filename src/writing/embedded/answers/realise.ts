import { MASS } from '../grammar/concrete-nouns.data.ts';
import type { Form } from '../grammar/forms.ts';
import { isFirstName, isPlace, tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { PROPER } from '../grammar/proper.data.ts';
import { SIZED, withoutBrackets } from './brackets.ts';
import { inTurn } from './in-turn.ts';
import type { Kind } from './kinds.data.ts';

/** Words cut short by a stop that ends no sentence: "misc. adjustments". */
export const CUT_SHORT = 'etc|approx|incl|excl|max|min|tel|est|misc|assoc|asst|qty';

/** First letter large. */
export function capitalised(text: string): string {
  return text.replace(
    /^(["'(]*)(?!pH\b|[µμ])(\p{Ll})/u,
    (_, open: string, letter: string) => open + letter.toUpperCase(),
  );
}

/** First letter small, unless the word is a name, an abbreviation or "I". */
export function lowered(text: string, verb = false): string {
  const word = (/^["'(]*([\p{L}\p{N}'’-]+)/u.exec(text)?.[1] ?? '').replace(/(?<=..)'s$/, '');
  if (
    /^I(?:'|$)/.test(word) ||
    PROPER.has(word) ||
    PROPER.has(word.split('-')[0] ?? '') ||
    isFirstName(word) ||
    isPlace(word) ||
    /^(?:March|May) \d/.test(text) ||
    /^\p{Lu}.*[\p{Lu}\d]/u.test(word) ||
    (/^\p{Lu}$/u.test(word) && word !== 'A') ||
    /^(?:\p{Lu}{1,3}[$£€]|Rs\.? ?\d)/u.test(text) ||
    /^\p{Lu}\p{L}+\.\p{L}/u.test(text) ||
    OF_A_REGION.test(text)
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

/** "North American anglers", "New England orchards", and not "New English teachers": the first word is part of the name. */
const OF_A_REGION =
  /^(?:(?:North|South|East|West|Central|Middle|Latin|Northern|Southern|Eastern|Western|South-?[Ee]ast(?:ern)?|South-?[Ww]est(?:ern)?|North-?[Ee]ast(?:ern)?|North-?[Ww]est(?:ern)?) \p{Lu}\p{Ll}+|Native American|Black (?:British|American)|New (?:England|Mexico)|Old English)/u;

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
  // "Not yet, n-": a word broken off.
  if (/\p{L}-$/u.test(text)) return asSentence(text.slice(0, -1), '…');
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
  /(?<![\p{L}\p{N}_"])(the|a|to|are|of|and|your|I|(?<!\b(?:tell|tells|told|show|shows|showed|give|gives|gave|teach|taught|remind|reminds|promise|promised|help|helps|get|gets|let|lets) )you|(?<!\b(?:what|all|where|how|who)\b[^.;]*)is) \1(?![\p{L}\p{N}_'])/giu;

/** Small seams: doubled blanks and words, "a" before a vowel, blanks before marks. */
function mended(text: string): string {
  return seamless(inRanges(withoutBrackets(text.replace(/\s+/g, ' ')))).trim();
}

/** "2-10 shops", "300-1,200 seats", "5-10%"; "7-18 h" are hours of the clock. */
const RANGE =
  /(?<![\d\p{L}.,:/-]|\bfrom \S+ to )([$£€]?)(\d[\d,.]*)([kK%]?)[-–](\d[\d,.]*)([kK%]?)(?= (?!(?:up|down|all|love|ahead|behind|h)\b)\p{L}|%|[.,;]?$|[,:;] )/gu;

/** A range rises; "50-50", "24-7" and what else has a name of figures stay. */
export const inRanges = (text: string): string =>
  text.replace(/(?<=\p{L}days? )(\d{1,2})-(\d{1,2})(?=[,.;]|$| )/gu, '$1 to $2').replace(RANGE, spokenRange);

/** "15-40 pairs" */
const COUNTED_NEXT = /^\S+ \p{L}+s\b/u;

function spokenRange(whole: string, _: string, from: string, _unit: string, to: string, ...rest: string[]): string {
  const [low, high] = [from, to].map((figure) => Number(figure.replaceAll(',', '')));
  // "Court 3, 30-40": a score.
  if (/^(?:15|30|40)[-–](?:15|30|40)$/.test(whole) && !COUNTED_NEXT.test(rest.at(-1)?.slice(Number(rest.at(-2))) ?? ''))
    return whole;
  return low !== undefined && high !== undefined && (low < high || (low === 9 && high === 5))
    ? whole.replace(/[-–]/, ' to ')
    : whole;
}

const PLURALS: Readonly<Record<string, string>> = { "doesn't": "don't", "hasn't": "haven't", "isn't": "aren't" };

const INVERTED: Readonly<Record<string, string>> = { is: 'are', does: 'do', has: 'have', was: 'were' };

/** A row as it was typed; where the second of two who are not meant opens with "anyone" or "people", with "or", or it would explain the first. */
export function excludedRow(given: string, kind: Kind): string {
  if (kind !== 'notFit') return given;
  const text = given.replace(SIZED, 'anyone with ');
  if (text.includes('; ')) return text.replace(/; (?:or |and )?(?:for )?/g, ', or for ');
  return /^[^,]+, (?:anyone|anybody|people|those|somebody|someone)\b[^,]*$/i.test(text)
    ? text.replace(', ', ' or ')
    : text;
}

/** "Get six calls, write them down, not having time to ring back": among deeds told plainly, what is not done is told so too. */
export function notDoneToo(text: string, form: Form): string {
  if (form !== 'bare' || text.split(', ').length < 3 || text.includes('"')) return text;
  return text
    .split(/(, (?:and )?)/)
    .map((item, at) => (at > 0 && NOT_DOING.test(item) ? plainVerbs(item) : item))
    .join('');
}
const NOT_DOING = /^(?:not|never) \p{L}+ing\b/iu;

/** "Have two winters behind you and be able to say it": what one is besides. */
export const ableToo = (text: string): string =>
  text.replace(
    /(?<!\b(?:to|can|will|must|should)\b.*)(,? and )be (?=(?:able|willing|ready|prepared|happy) )/iu,
    '$1are ',
  );

/** "You tell himself": what one does to oneself. */
const ONESELF =
  /^You (?:(?:(?:don't|never|keep|still) )?\p{L}+ |blame (?:[^.]*,? and )?)(?:himself|herself|themselves)\b/u;

/** "You never have measured it": what was never done. */
const NEVER_HAVE =
  /^You never have (?=(?:\p{L}{3,}ed|been|taken|given|written|broken|driven|chosen|shown|known|grown|thrown|taught|thought|bought|caught|had|done|made|seen|found|sold|met|told|sent|held|kept|paid|read|heard|felt|won|lost|cut|put|set)\b)/u;

/** "Texting me, me being up" → "I'm up" */
export const iDo = (doing: string): string => contracted(`I ${plainVerbs(doing).replace(/^are\b/, 'am')}`);

/** "You are" as one says it, and "be" after "to". */
export const contracted = (sentence: string): string =>
  (ONESELF.test(sentence) ? sentence.replace(/\b(?:himself|herself|themselves)\b/g, 'yourself') : sentence)
    .replace(/^You are\b/u, "You're")
    .replace(/^I am (?=\p{L})/u, "I'm ")
    .replace(NEVER_HAVE, "You've never ")
    .replace(/^I has (?=\p{L}+(?:ed|en|n|t)\b)/u, "I've ")
    .replace(/^You (now|still|already|always) are(?!\p{L})/u, "You're $1")
    .replace(/^You then are /, "Then you're ")
    .replace(/^(You|I) then (?=\p{Ll})/u, (_, who: string) => `Then ${who === 'I' ? who : 'you'} `)
    .replace(
      /^(You (?!(?:want|need|like|love|hope|long|try|get|wish|learn|start|can|could|will|would|should|must)\b)\p{Ll}.*?,? and) not (?=(?:touch|do|go|look|let|open|read|answer|say|change|move|ask|take|give|tell|buy|spend|reply|ring|call|leave|stop|start|use|drink|eat|write|send|check) )/u,
      "$1 don't ",
    )
    .replace(/(?<!\p{L})([Yy]ou|I) not (?!only\b|just\b)(?=\p{Ll})/u, "$1 don't ")
    .replace(/\bif you are (?=\p{Ll})/u, "if you're ")
    .replace(/(?<!\p{L})([Ii])f you got (?=(?:an?|the|no|some|your|kids|\d+|two|three)\b)/u, "$1f you've got ")
    .replace(/^(You \p{Ll}.*, and) either (?=\p{Ll})/u, '$1 you either ')
    .replace(/\bwant to are(?!\p{L})/u, 'want to be')
    .replace(/(?<!\p{L})to are(?!\p{L})/u, 'to be');

/** "(It's only a hobby), and going home" → "and go home": what one does besides telling it. */
export const andDoes = (told: string): string =>
  told.replace(/(?<=, and )\p{L}{2,}ing\b.*$/su, (deed) => plainVerbs(deed));

const seamless = inTurn([
  [/(?<!\p{L})(his|him|he|himself)or(hers?|she|herself)\b/giu, '$1 or $2'],
  [/(?<=[$£€]\d[\d.,]*[kKmM]?)-(?=[$£€]\d)/g, ' to '],
  [new RegExp(String.raw`(?<=\p{Ll}{3}(?<!\b(?:${CUT_SHORT}))\. ["(]?)\p{Ll}`, 'gu'), (letter) => letter.toUpperCase()],
  [/\s+([,.;:!?])(?=\s|$)/g, '$1'],
  [DOUBLED, '$1'],
  [
    /((?<![\p{L}\p{N}_])a|^A|(?<=[.!?] )A)n? (?=(?:(?!eu|ewe)[aeio](?!ne\b|nce\b|ur|wes?\b)|u(?!ni[^nm]|s[eaub]|kule|t[eio]|r[aio]|biq)|hour|honest))/gu,
    '$1n ',
  ],
  [/(?<!\p{L})(are|is|am|was|were|do|does|did) (not)\b/gu, '$1 $2'],
  [/\b([Ww]hat you\b[^.;:]*), are (?=(?:just |only |really )?(?:to|that) )/g, '$1, is '],
  [
    /^([Yy]ou (?!\p{L}+s )(?!.*\b(?:who|that|which|it|see|he|she|some\p{L}+|nobody|every\p{L}+|how|what|why|when|if)\b.* (?:and|but|or) \p{L}+n't)[^.,;:]*? (?:and|but|or)) (doesn't|hasn't|isn't)(?= \p{L})/u,
    (_, before: string, verb: string) => `${before} ${PLURALS[verb] ?? verb}`,
  ],
  [
    /^(The (?:thing|problem|truth|reason|point|trick|hard part|one thing|worst|first thing)\b[^.;:]*), are (?=that )/i,
    '$1, is ',
  ],
  [/(?<!\p{L})([Yy]ou (?:couldn't|can't|could|can|'ll|will|won't)) tell you(?!\p{L})/gu, '$1 tell anyone'],
  [/(?<!\p{L})([Yy]ou|[Ww]e|[Tt]hey|I) (never|always) have been\b/gu, "$1've $2 been"],
  [/\bof you's\b/g, 'of you is'],
  [/^(Nobody|Nothing) ever (has|had) /, '$1 $2 ever '],
  [/(?<!\p{L})is you (?=(?:ready|coming|all right|okay|ok|sure|still|there|home|done|finished)\b)/gu, 'are you '],
  [/(?<!\p{L})are I(?!\p{L})/gu, 'am I'],
  [/(?<!\p{L})I amn't\b/gu, "I'm not"],
  [/\bamn't I(?!\p{L})/gu, "aren't I"],
  [
    /(^|^who |\b(?:how|why|what|when|where|and|but) )(is|does|has|was) you(?!\p{L})/giu,
    (_, lead: string, verb: string) => `${lead}${INVERTED[verb.toLowerCase()] ?? verb} you`,
  ],
  [/([,;:]){2,}/g, '$1'],
]);
