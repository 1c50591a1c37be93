import { type Form, formOf } from '../grammar/forms.ts';
import { baseOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { NOUN_OR_VERB, PARTICIPLES, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { inLongRow } from './in-row.ts';
import { deedsJoined } from './joined-deeds.ts';
import { isRowOfDone } from './own-answer.ts';
import { NEXT_DEED, PERFECT } from './perfect.ts';
import { DONE } from './seller-did.ts';

/** Fragments of what one has done, whose own words ask for another sentence than their siblings get. */
export function credentialTemplate(x: string, form: Form): string | null {
  if (
    /^(?:called|admitted|elected|shortlisted|appointed|nominated|awarded|named|voted|invited|selected|chosen|hired) (?:to|by|as|in|for)\b|^(?:trained|taught|raised|sacked|fired|mentored|coached) by\b/.test(
      x,
    )
  )
    return 'I was {x}.';
  const what = TITLED.exec(x)?.[1] ?? '';
  if (what && (ROLE.test(what) || isPerson(what)))
    return `${HELD_SINCE.test(x) ? "I've been" : "I'm"} ${/^[aeiou]/i.test(x) ? 'an' : 'a'} {x}.`;
  if (form === 'bare' && /^be \S/.test(x))
    return `${/ (?:for \S+ \p{L}+|since \d+)$/u.test(x) ? "I've been" : "I'm"} ${x.slice(3)}.`;
  if (/^been /.test(x)) return sinceThen(x);
  const [, done = '', trade = '', when = ''] = (/^(?:past|adjective)$/.test(form) && FORMERLY.exec(x)) || [];
  if (ROLE.test(trade) || isPerson(trade.split(' ').at(-1) ?? ''))
    return `${PERFECT.test(`having ${done}`) && !TOLD_PAST.test(done) ? "I've" : 'I'} ${done}, and I was ${/^[aeiou]/i.test(trade) ? 'an' : 'a'} ${trade} ${when === 'before' ? 'before that' : when}.`;
  if (form === 'elided' && DOES.test(x))
    return /^has got \S/.test(x) || PERFECT.test(x.replace(HAS, 'having ')) ? `I've ${x.slice(4)}.` : remembers(x);
  // "Average up 19% rent, year 1": what nobody is.
  if (/^(?:average|median|typical)\b/.test(x)) return '{X}.';
  if (DONE.test(x)) return "I've {x}.";
  // "Made and sold just over 9,000 pairs since 2019"
  if (MADE_SINCE.test(x) && x.split(/ and /, 2).every((deed) => PERFECT.test(`having ${deed}`))) return "I've {x}.";
  // "Seen in Vogue twice", "given two awards": done to the seller, or to the work.
  if (/^(?:seen|given|known|written|worn|taken|driven|shown)\b/.test(x)) return '{X}.';
  // "Printed for 11 years before I wrote a line of code": it is over.
  if (form === 'adjective' && hasLasted(x)) return / (?:before|until|till) /.test(x) ? 'I {x}.' : "I've {x}.";
  if (form === 'past' && / since(?: then\b|$)/.test(x) && (PERFECT.test(`having ${x}`) || x.startsWith('got ')))
    return "I've {x}.";
  if (form === 'past' && /, (?:been|done|seen|written|taken|given|gone|driven|worn|flown|spoken)\b/.test(x))
    return "I've {x}.";
  if (/^(?:run|put|set|cut|read|come|become)\b.* since\b/.test(x)) return "I've {x}.";
  if (form === 'adjective' && didMore(x)) return 'I {x}.';
  if (form === 'adjective' && FIRED_ONCE.test(x)) return 'I {x}.';
  // "Late for 26 years, on time for 8", "bald at 24, shaved 900 heads since"
  if (/^broke for\b/.test(x) || (form === 'adjective' && / for (?:\d+|\p{L}+) years?\b|^[^,]*\d[^,]*, .*\d/u.test(x)))
    return '{X}.';
  if (/^\S+ by (?:trade|training|profession)\b/.test(x)) return "I'm a {x}.";
  if (form === 'past' && /\bsince (?:19|20)\d\d\b/.test(x) && PERFECT.test(`having ${x}`)) return "I've {x}.";
  return null;
}

/** "Winning £2.3 million for 41 museums": what one has done, or did then. */
export function achieved(x: string): string {
  const stretches = x.split(NEXT_DEED);
  if (stretches.length > 1 && (stretches.every(isStretch) || isRowOfDone(x)))
    return `${inLongRow(stretches.map((one) => (goesOn(one) ? `I've been ${one}` : achieved(one).slice(0, -1))))}.`;
  const [, done = '', holds = ''] = AND_HOLDS.exec(x) ?? [];
  if (done) return `${achieved(deedsJoined(done)).slice(0, -1)}, and I ${plainVerbs(holds)}.`;
  const did = pastVerbs(x).replace(/^did\b/, 'done');
  // "Working 22 years in lift service, sitting for 9 of them at the desk"
  const lasted = /^\p{L}+ing (?:(?:over|about|nearly|almost) )?(?:\d+|\p{L}+) years\b(?!.*\b(?:19|20)\d\d\b)/iu.test(x);
  const then =
    !lasted &&
    !/ (?:since|so far)\b/.test(x) &&
    /\b(?:(?:in|before|until) (?:19|20)\d\d|ago|last (?:year|\p{L}+er)|(?:,|and) (?:\p{L}+ly )?(?!getting on for\b|including\b)\p{L}+ing)\b/iu.test(
      x,
    );
  return then || !PERFECT.test(`having ${did}`) ? `I ${pastVerbs(x)}.` : `I've ${asDone(did)}.`;
}

/** "(Cooking 19 years, training 640 cooks,) holding the assessor card": what one holds still, unless it says for how long one did. */
const AND_HOLDS =
  /^(?=.*\d)(\p{L}+ing\b.*?),? (?:and )?((?:hold|carry|own)ing (?:the|an?|both|my own|my)\b(?!.*(?:, |\d| for | until | till | since | and \p{L}+ing\b)).*)$/iu;

/** "Made and sold 9,000 pairs since 2019": two deeds with one thing that both were done to. */
const MADE_SINCE =
  /^\p{Ll}+ and \p{Ll}+ (?:just |well |about |nearly |almost |over |around |more than |some )*(?:\d|hundreds|thousands|dozens)[^.;:]*\b(?:since|so far)\b/u;

/** "(I've worked 11 years), ran my own service, did 31 farms": after "I've" in the form that it wants. */
const asDone = (did: string): string =>
  did.replace(NEXT_PAST, (_, comma: string, past: string) => `${comma}${PARTICIPLES[past] ?? past}`);
const NEXT_PAST = new RegExp(`(, (?:and )?| and )(${Object.keys(PARTICIPLES).join('|')})\\b`, 'gu');

/** "Running a studio for nine years": of which the form that "I've" wants is not known. */
const goesOn = (deed: string): boolean => / for \S+ \p{L}+s$/u.test(deed) && !PERFECT.test(`having ${pastVerbs(deed)}`);

/** "Sitting on 1,300 panels before 2016", "helping with 204 appeals since": each in its own time. */
const isStretch = (deed: string): boolean =>
  /^\p{Ll}+ing\b.* (?:before|until|till|in) (?:19|20)\d\d\b/u.test(deed) ||
  (/^\p{Ll}+ing\b.* since\b/u.test(deed) && PERFECT.test(`having ${pastVerbs(deed)}`));

/** "Waved at a whale twice": done so often, and nothing that anybody is. */
const FIRED_ONCE =
  /^\p{L}+ed (?:at|across|through|into|past|around) (?:an?|the|my|\d+|two|three|(?-i:\p{Lu})\p{L}+)\b[^,;:]* (?:once|twice|(?:\d+|three|four|five|six|ten) times)$/iu;

/** "Certified crane inspector since 2006", "registered midwife": what one is called by. */
const TITLED =
  /^(?:certified|qualified|registered|licen[sc]ed|chartered|accredited|sworn) (?:\p{Ll}+ ){0,2}?(\p{Ll}+)(?=$|[;,]| (?:since|for) (?:\d|(?:over |about |nearly )?\p{L}+ (?:years|decades)))/u;
const HELD_SINCE = /^[^,;]* (?:since \d|for (?:over |about |nearly )?\S+ (?:years|decades))/;

/** "Firefighter", "florist": what one is by its ending. */
const ROLE = /(?:\p{L}{3}er|\p{L}{2}or|ist|ian|man|woman|smith|wright)$/u;

/** "Taught 600 adults, school teacher before": what one has done, and what one was before it. */
const FORMERLY =
  /^([^,]+(?:,\d{3}[^,]*)*), (?:and )?(?!(?:an?|the|my|was|used)\b)((?:[\p{L}-]+ ){0,3}?[\p{L}-]+) (before|before that|previously|once)$/u;

/** "Baked for 19 years": what one did; "certified for ten years" is what one is. */
const hasLasted = (x: string): boolean =>
  /^(?!certified|qualified|licen[sc]ed|registered|insured|chartered|accredited|married|employed|self-employed)(?:\w+ed|shod|taught|built|bred|kept|sold|run|led|made|written|driven|flown|sung|grown|fed|laid|woven|sewn)\b[^,]*\bfor (?:(?:over|more than|nearly|almost|about|some) )?\S+ (?:years|months|decades|seasons|winters|summers)\b/i.test(
    x,
  );

/** "Wrote four novels": a past that is no participle. */
const TOLD_PAST = /^(?!\p{L}+ed\b|(?:built|taught|sold|made|kept|led|held|won|lost|spent|met|had|done|seen|been)\b)/u;

/** "Been doing it since 2015, own three sites, helped 67 owners": each is said of oneself. */
function sinceThen(x: string): string {
  const forms = x.split(/, (?:and )?/).map((item) => ({ item, form: formOf(item) }));
  if (forms.slice(1).some(({ form }) => form !== 'bare' && form !== 'past')) return "I've {x}.";
  const said = forms.map(
    ({ item, form }, at) => `${at > 0 && (form === 'bare' || TOLD_PAST.test(item)) ? 'I' : "I've"} ${item}`,
  );
  return said.length === 1 ? "I've {x}." : `${said.slice(0, -1).join(', ')}, and ${said.at(-1) ?? ''}.`;
}

/** "Trained in Lyon, cooked on two ships": one did both. */
const didMore = (x: string): boolean =>
  /^\w+ed (?!by\b)/i.test(x) &&
  x
    .split(/, (?:and |then )?| and /)
    .slice(1)
    .some((part) => formOf(part) === 'past');

/** "Has never once designed a stand" */
const HAS = /^has (?:(?:never|once|also|since|now|only|already) )*/;

/** "Sells frames to two of the judges", which nobody says behind "I"; but "has tuned 400 organs" and "was the first" are one's own. */
/** "Remembers each of them": what the seller does, where the word can be nothing but a deed. */
const remembers = (x: string): string => {
  const [, verb = '', rest = ''] = /^(\p{L}+)( .+)?$/su.exec(x) ?? [];
  const base = baseOf(verb);
  return verb !== 'has' && PLAIN_VERBS.has(base) && !NOUN_OR_VERB.has(base) ? `I ${base}${rest}.` : '{X}.';
};
const DOES = /^(?:(?:still|also|always|never|now) )?(?!was\b)\p{L}+s\b/u;
