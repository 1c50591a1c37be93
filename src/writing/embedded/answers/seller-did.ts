import { formOf } from '../grammar/forms.ts';
import { singularOf } from '../grammar/language.ts';
import { pastVerbs } from '../grammar/plain-verbs.ts';
import { isPerson } from '../persons/rivals.ts';
import { piecesOf } from './clean.ts';
import type { Kind } from './kinds.data.ts';
import { participleOf } from './perfect.ts';
import { lowered } from './realise.ts';

/** "Counting the questions of 19 teams: 71 percent …": what the seller did, told before what came of it. */
const SELLER_DID =
  /^((?!(?:be|hav|los|pay|spend|wait|earn|cost|mak)ing\b)\p{L}+ing(?= (?:[^:]* )?(?:\d+|all|every) [^:]*: \d)|(?:ask|survey|interview|poll)ing(?= (?:about |over |nearly )?\d[^:]*$)|(?:count|ask|track|survey|interview|tim|measur|test|check|compar|review|record|weigh)ing(?=[^:]*: [\d$£€]|[^,:]* (?:\d|my|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|all|every|each)[^:]*(?:: |,? and (?:find|see|notic|learn|discover|reali[sz])ing\b)))(.*)$/su;

/** "Reading 118 failed bids", "phoning nine garages", "scoring 212 bids", "hanging forty hygrometers": what was looked into, and how many or whose. */
const STUDIED =
  /^((?:re-?)?(?:(?:read|count|record|collect|gather|listen|watch|phon|ring|call|send|film|photograph|sort|open|mark|grad|audit|inspect|study|analy[sz]|mapp|logg|sampl|visit|look|follow|talk|speak|putt|ask|scor|judg|examin|assess|interview|survey|weigh|measur|tim|test|check|track|scann|hang|install|mount|plac)ing|going (?:back )?(?:through|over)|sitting(?= in \d))(?= (?:[^:]* )?(?:\d[\d,]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|twenty|thirty|forty|fifty|sixty|my|all|every|both|a (?:client|customer|man|woman|couple)|the same)\b))(.*)$/su;

/** "Had 57 couples record a week": whom the seller had do it. */
const HAD_THEM_DO =
  /^had (?=(?:[\d,]+|my|all|every|half|ten|twelve|twenty|thirty|forty|fifty) (?:\p{L}+ )?\p{L}+s (?:record|keep|count|write|log|try|rate|time|do|test|note|track|weigh|measure|wear|film|fill|send|taste|read)\b)/iu;

/** "Ran a paper survey, 81 women", "kept diaries with 90 of them": how the seller came by what is told. */
const SURVEYED =
  /^(?:ran (?:an?|my|the) (?:\p{L}+ ){0,2}(?:survey|poll|test|trial|count|check|study|experiment|log)|did (?:an?|my|the) (?:\p{L}+ ){0,2}(?:survey|poll|test|count|study)|kept (?:\p{L}+ )?(?:diaries|logs?|count|track|notes|score|records?|tally)|went (?:through|back through|over) (?:\d|my|all|the)|looked (?:at|through|back) )/iu;

/** "(Timing 2,300 passers-by): having 2.8 seconds", "(Testing 53 posties): only six managing 20 raises": whose doing it is stays open. */
const THEN_DONE =
  /: [^.:]*\b(?:staying|lasting|leaving|going|coming|needing|having) (?:for )?(?:about |nearly |over |only )?\d|: (?:(?:only |just |nearly )?(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|half|most|all|none) (?:of (?:them|those) )?)?(?!(?:find|see|hear|notic|learn|discover|reali[sz]|gett)ing\b)\p{L}{2,}ing\b/iu;

/** "Timing visitors at eight museums: averaging nine seconds": they did. */
const AVERAGING = /^(?:tim|follow|watch|film|count|track|measur)ing (?:\d[\d,]* )?(\p{Ll}+s)\b[^:]*: (averaging )/iu;

/** "(Measuring 41 shops): 33 of them running board cold": what so many of them did. */
const SO_MANY_DID =
  /(?<=^\p{L}+ing\b[^:]*: (?:[^:"]*, and )?(?:(?:only|just|nearly|about) )?)((?:[\d,]+|one|two|three|four|five|six|seven|eight|nine|ten|half|most|all|none)(?: of (?:them|those|these))?|\p{Ll}+s) ((?:never |not )?\p{L}{2,}ing)\b/giu;

/** "done over 900 parties", "driven lorries since 2010": what one has behind oneself; never "seen in Vogue" or "given two awards". */
export const DONE =
  /^(?:done\b(?! (?:as|by|for|on|to|in|at|up)\b)|(?:driven|flown) (?!by\b|,)\p{L}|(?:seen|taken|written|gone|worn|been) (?:(?:over|about|more than|nearly|some|well over) )?(?:\d|hundreds|thousands|through\b))/iu;

/** "(Timing 40 clients) before anybody asked" */
const BEHIND = / (?:before|after|until|because|when|while|who) .*$/su;

/** The seller as the one who did what a story or a count opens with. */
export const sellerDid = (typed: string, kind: Kind): string => {
  if (kind !== 'fact') return typed;
  const text = typed.replace(SO_MANY_DID, (_, who: string, doing: string) => `${who} ${pastVerbs(doing)}`);
  const [measured, whom = '', average] = AVERAGING.exec(text) ?? [];
  if (measured && average && isPerson(singularOf(whom)))
    return sellerDid(`${measured.slice(0, -average.length)}they averaged `, kind) + text.slice(measured.length);
  if (THEN_DONE.test(text)) return text;
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  if (HAD_THEM_DO.test(text) || SURVEYED.test(text)) return `I ${small}`;
  const [, doing = '', rest = ''] =
    SELLER_DID.exec(small) ?? (formOf(text.replace(BEHIND, '')) === 'gerund' ? STUDIED.exec(small) : null) ?? [];
  const past = pastVerbs(doing);
  // "Sending 212 people away since 2016"
  const done = SINCE.test(rest) ? participleOf(past) : null;
  return doing ? `${done ? `I've ${done}` : `I ${past}`}${alsoDone(rest)}` : text;
};

/** "(Keeping a book) of every redo since 2011: 1,340": it goes on to this day. */
const SINCE = /^[^:.,]* since (?:19|20)\d\d\b/;

/** "…, and watching her get a second book": what the seller did besides. */
const alsoDone = (rest: string): string =>
  rest
    // "(Guards averaged one sentence,) and the sentence being this"
    .replace(/(?<=, and (?:the|that) \p{L}+) being (?=["\p{L}])/gu, ' was ')
    .replace(/(?<= and )\p{L}{3,}ing(?= (?:every (?:single )?one|all|each|none) of (?:them|those)\b)/gu, (doing) =>
      pastVerbs(doing),
    )
    .replace(/(?<= and )(?:find|notic|discover|learn)ing(?= [\p{Ll}\d])/gu, (doing) => pastVerbs(doing))
    .replace(
      /(?<=: )((?:find|see|hear|notic|learn|discover|reali[sz]|gett)ing) /u,
      (_, doing: string) => `I ${pastVerbs(doing)} `,
    )
    .replace(
      /(?:(?<=, and )\p{L}+|(?<= and )(?:look|count|watch|see|hear|ask|gett|hav|check|weigh|measur|writ))ing (?=(?:at|her|him|them|the|an?|it|my|his|their|that|how|out|\d[\d,]*|\p{L}+teen|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty)\b)/gu,
      (doing) => `${pastVerbs(doing.trim())} `,
    );

/** "Counting the first mention of a visitor": what the seller did next, where they did what was told first. */
export const sellerDidNext = (text: string, answer: string, kind: Kind): string | null => {
  const first = piecesOf(answer)[0]?.text ?? '';
  // "(Clearing 63 houses since 2016.) Timing it: eleven weekends"
  const [, timing = '', result] =
    kind === 'fact' && sellerDid(first, kind) !== first
      ? (/^(\p{L}+ing (?:it|them|that|those|each)): (.+)$/su.exec(text) ?? [])
      : [];
  if (result) return `I ${pastVerbs(lowered(timing, true))}: ${result}`;
  // "(Counting loans at one school: …) Losing 19 books": what became of those who were counted.
  return kind === 'fact' && !BEFELL.test(text) && formOf(text) === 'gerund' && sellerDid(first, kind) !== first
    ? /^still /i.test(text)
      ? `I was ${lowered(text, true)}`
      : `I ${pastVerbs(lowered(text, true))}`
    : null;
};

const BEFELL = /^(?:still )?(?:los|pay|spend|wait|cost|need|averag)ing\b/i;

/** "Asked a client, that's what it came to", "had a girl in my group do four": nobody but the seller asks them. */
export const ASKED_CLIENT =
  /^had an? (?:\p{L}+ ){1,2}in my (?:group|class|course|team|workshop|shop)\b|^(?:asked|phoned|rang|surveyed|interviewed) (?:an?|one|one of my|my|two|three|\d+) (?:client|customer|student|patient|member|guest|buyer)s?\b/iu;
