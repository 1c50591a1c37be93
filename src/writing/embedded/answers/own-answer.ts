import type { FieldName } from '#framework/framework.ts';
import { FINITE_PAST } from '../grammar/finite.ts';
import { formOf } from '../grammar/forms.ts';
import { isFirstName, standsForName } from '../grammar/language.ts';
import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { convert } from '../persons/person.ts';
import { OF_ONESELF } from './attributed.ts';
import type { Context } from './context.ts';
import { FOUND_OUT, LOOKED_INTO, READ_OFF } from './findings.ts';
import { isToldOfHelped } from './helped.ts';
import { inItsTime } from './in-its-time.ts';
import type { Kind } from './kinds.data.ts';
import { NEXT_DEED, PERFECT } from './perfect.ts';
import { lowered } from './realise.ts';
import { recordRow, yearsAsOne } from './record-row.ts';
import { DONE, sellerDid } from './seller-did.ts';

/** "£9k a year chemicals": what the sum goes on. */
const SUM_FOR =
  /(?<!\p{L} )([$£€][\d.,]+[km]? (?:a|per|every|each) (?:year|month|week|day|season|term)) (?!(?:on|in|for|to|of|by|at|from|and|plus|or|each|just|lost|gone|wasted|spent|paid|unpaid|more|less|too|extra|already|now|alone|back|off|out|that|minus|since|goes|is|at|average)\b)(?=(?:\p{Ll}+ )?\p{Ll}{3,}(?:$|[,;]| (?:and|plus)\b))/giu;

/** "We believe (that the taste is born in the box, and) that the box is ours": with the first "that" goes the second. */
const withoutThats = (shared: string, typed: string): string =>
  shared !== typed && /\bthat $/i.test(typed.slice(0, -shared.length))
    ? shared.replace(
        /(?<=,? (?:and|but|or) )that (?=(?:the|an?|my|our|your|their|his|her|no|every|most|some|it|you|we|I|they|he|she|there|nobody|nothing|people)\b)/giu,
        '',
      )
    : shared;

/** "My time is worth a tenner": what each says of their own, the listener as much as the seller. */
const OWN_WORTH =
  /^my (?:own )?(?:time|work|no|name|craft|price|skill|hands|hours|evenings|weekends|money|life|body|voice|peace|sleep|trade|words?) (?:is|are|isn't|aren't|matters?|counts?|comes?|belongs?)\b(?!.*["?]|.*\b(?:we|our|us|you|your|they|their|clients?)\b)/i;

/** "Paying already: £90 a month for …": what one is doing already, named like a heading. */
const PAYING = /^(?:already )?(?:paying|spending|losing)(?: already)?: (?=\S)/i;

/** "Calling it object-blindness": the seller's own name for it, which a lead has announced. */
const CALLING = /^(?:calling|naming|labell?ing) (?=(?:it|this) \S+(?: \S+){0,4}[.!]?$)/i;

/** What one did when it snapped; not "Deciding was the hardest part". */
const DECIDING =
  /^(?:decid|reali[sz]|understand|see|notic|swear|promis|refus|choos|say|tell|ask|admitt|think|know|quitt|leav|clos|walk|put|throw|switch|turn|pick|hear|read|find)ing (?!(?:is|was|were|has|had)\b)/i;

/** "What it really is, and nobody tells you this, is that …", "So that was it, I …": the script leads in by itself. */
const LED_IN =
  /^(?:what (?:it|this) (?:really|actually) is(?:, [^,]{3,40},)? is (?:that )?|(?:(?:so|and) )*that was it(?:,? (?:really|then|for me))?, (?=I )|I hate to say (?:it|this|that),? but (?:the truth is,? )?)(?=\S+ \S)/i;

/** Words that answer the form's question rather than speak to the listener, and years and deeds that want their first word. */
export function withoutAnswering(text: string, field: FieldName, kind: Kind): string {
  if (/^(?:cause|story|truth)$/.test(kind)) {
    const told = text.replace(LED_IN, '');
    if (told !== text) return told;
  }
  if (field === 'newRootProblem') return text.replace(CALLING, 'Call ');
  if (field === 'fingerPointableMoment')
    return text.replace(
      /^(?:I'd|I would|I'll|I can|you can) point (?:at|to) (?:it |them |that |this )?(?=\S+ \S)/i,
      '',
    );
  if (
    kind === 'state' ||
    kind === 'cost' ||
    kind === 'loop' ||
    kind === 'belief' ||
    (kind === 'truth' && field === 'uncomfortableTruth')
  )
    return (
      kind === 'cost'
        ? text.replace(SUM_FOR, '$1 on ').replace(PAYING, (paying) => `You're ${paying.toLowerCase()}`)
        : text
    ).replace(/^been (?=\w+ing\b|the\b|an?\b)/i, "You've been ");
  const [, never, deed] =
    field === 'whatSnapped'
      ? (/^(never|not) (\p{L}+ing (?!.*\b(?:until|till?) (?:I|i) (?:know|have|can|see|find)\b).*)$/iu.exec(text) ?? [])
      : [];
  if (never && deed && !/^(?!want).* again\b/i.test(deed))
    return never.toLowerCase() === 'never' ? `I never ${pastVerbs(deed)}` : `I didn't ${plainVerbs(deed, true)}`;
  if (
    field === 'whatSnapped' &&
    (DECIDING.test(text) || (/^(?!being|having)\p{L}+ing\b/iu.test(text) && formOf(text) === 'gerund'))
  )
    return `I ${pastVerbs(text.charAt(0).toLowerCase() + text.slice(1))}`;
  if (field === 'oneBeliefTheyShare') {
    const shared = text.replace(
      /^(?:(?:that|(?:(?:believing|knowing|thinking|agreeing)|to (?:believe|know|think|agree))(?: (?:like (?:us|me|you)|as (?:I|we|you) do))?(?: that)?|(?:by the end,? )?(?:we|you and I) (?:both |all )?(?:(?:already|now) )?(?:think|believe|know|agree)(?: (?:already|now)(?= that\b))?(?: that)?|I (?:believe|think)(?: that)?(?: we (?:both|all) (?:agree|know|think|believe)(?: that)?)?)) (?=\S+ \S)/i,
      '',
    );
    const bare = withoutThats(shared.replace(/^it's that (?=\S+ \S)/i, ''), text);
    if (bare !== shared) return bare;
    if (OWN_WORTH.test(shared)) return `"${shared.charAt(0).toUpperCase()}${shared.slice(1)}"`;
    const isSubject = /^\p{L}+ing (?!that\b)/iu.test(text) && formOf(text) === 'clause';
    return !isSubject && (formOf(shared) === 'clause' || / that $/i.test(text.slice(0, -shared.length)))
      ? shared
      : text;
  }
  if (kind === 'bridge')
    return text.replace(SINCE_DOING, (whole, since: string, doing: string) =>
      formOf(doing) === 'gerund' ? `${since}I ${plainVerbs(doing)}` : whole,
    );
  const timed = kind === 'credential' ? (inItsTime(text) ?? recordRow(text) ?? yearsAsOne(text)) : null;
  if (timed) return timed;
  if (kind === 'credential' && (isMixedRow(text) || isRowOfDone(text))) return text;
  if (kind === 'credential' && IS_OVER.test(text))
    return `I ${pastVerbs(text.charAt(0).toLowerCase() + text.slice(1))}`;
  if (kind === 'credential')
    return spentYears(text)
      .replace(
        /^((?!having)\p{L}+ing\b(?=[^,]*\b(?:since \d|for (?:over |more than |about |nearly |almost )?[\p{L}\d+-]+ (?:years|months|decades))))/iu,
        (verb, _, at: number, whole: string) => {
          const done = pastVerbs(verb.toLowerCase());
          if (SO_MANY.test(whole.slice(at)) && PERFECT.test(`having ${done}`)) return `I've ${done}`;
          return /^being$/i.test(verb) ? "I've been" : `I've been ${verb.toLowerCase()}`;
        },
      )
      .replace(/(?<=^|,? and )having (?=\p{L})/giu, (having, at: number, whole: string) =>
        PERFECT.test(whole.slice(at)) && !/ before \p{L}+ing\b/u.test(whole.slice(at)) ? "I've " : having,
      )
      .replace(
        /(?<=^I've .*, and (?:so far |now |still )?)(?:know|hav|own|be)ing\b/u,
        (doing) => `I ${plainVerbs(doing)}`,
      );
  // "Wanting to win against the ex – no": whom it is not for is told already.
  if (kind === 'notFit')
    return text
      .replace(/^not for: (?=\S)/i, 'not for ')
      .replace(/^also not for (?=\S)/i, "it's also not for ")
      .replace(/^also (?=(?:any|those|people)\p{L}*\b)/iu, 'or for ')
      .replace(/(?:(?:,| [-–—]|:) (?:no|nope|sorry,? no|no,? sorry)| nah)$/i, '');
  // "For u if theres one you love"
  if (kind === 'fit')
    return text
      .replace(/^for (?=(?:her|him|them|you),? (?:and|or|if|when)\b)/i, "it's for ")
      .replace(/^it'?s for (?=(?:her|him|them|you)\b)/i, 'This is for ')
      .replace(THE_ONE, '$1, ');
  if (kind === 'story' || kind === 'proof' || kind === 'fact')
    return (
      kind === 'fact'
        ? text.replace(FOUND_OUT, 'I $&')
        : text.replace(/^(?:mine|ours|my own)(?: was |, )(?=in|at|on|when|the)/i, 'It was ')
    )
      .replace(/^((?:19|20)\d\d),? (?=(\p{Ll}+) )/u, (start, year: string, verb: string) =>
        FINITE_PAST.has(verb) ? `In ${year} I ` : start,
      )
      .replace(
        /^((?:19|20)\d\d),? (?=(?!(?:\p{Ll}*shed|\p{Ll}*bed|sled|(?:s|w|f|r|d|n|sp|br|st|cr)eed)\b)(?:\p{Ll}+ed|was|had|sat|stood|drove|went|lost|ran|found) (?!by\b))/u,
        'In $1 I ',
      )
      .replace(YEAR_THEN, (year, told: string) => (formOf(told) === 'clause' ? `In ${year}` : year))
      .replace(LOOKED_INTO, kind === 'fact' ? 'I $&' : '$&')
      .replace(/^I (\p{Lu})(?!\p{Lu})/u, (_, letter: string) => `I ${letter.toLowerCase()}`)
      .replace(/^.*$/s, (told) => sellerDid(told, kind));
  return text;
}

/** "Since nobody should need to remember, starting at the bench and only then building": what the seller therefore does. */
const SINCE_DOING =
  /^((?:since|because|as) (?!.*\b(?:you|they|she|he|I|we)\b)[^,;:"]+, )((?!being\b|having\b)\p{Ll}{2,}ing .+)$/iu;

/** "2018 the vet came out"; with a comma behind it the year is a heading. */
const YEAR_THEN = /^(?:19|20)\d\d(?= ((?:in|at|I|we|you|he|she|it|they|the|an?|my|our|your|his|her|their) .+))/isu;

/** "If she read this far she's the one": where the condition ends. */
const THE_ONE =
  /^(if [^,]+) (?=(?:then )?(?:she|he|they|you)(?:'s|'re) (?:exactly )?(?:the one|who I (?:mean|want))$)/i;

/** "Walling for 26 years, master craftsman certificate": what one does beside what one has, which only a fragment holds. */
export const isMixedRow = (text: string): boolean =>
  /^\p{L}+ing\b/iu.test(text) &&
  !/^(?:having|spending)\b/i.test(text) &&
  text
    .replace(/, including .*$/su, '')
    // "Doing 31 homes in Fife, Tayside and the Borders": where.
    .replace(/(?<= in \p{Lu}[\p{L}' ]+), (?=\p{Lu})/gu, ' ')
    .split(/, (?:and )?/)
    .slice(1)
    .some(
      (item) =>
        (formOf(item) === 'noun' || /^being an? /.test(item)) &&
        !/^(?:then|\S+ of (?:them|which|whom|those)|none\b|\d+ \p{L}+ed$|the last|now|mostly|mainly|all|in|on|at|for|since)(?!\p{L})/iu.test(
          item,
        ),
    );

/** "Coxing for 15 years, coaching 160 coxes, sinking one boat": how long, and then how much was done. */
export const isRowOfDone = (text: string): boolean => {
  const deeds = text.split(NEXT_DEED);
  return deeds.length > 1 && deeds.every((deed) => LONG_OR_MUCH.test(deed));
};

const LONG_OR_MUCH =
  /^(?!(?:be|hav|spend|sitt|help)ing\b)\p{L}+ing\b(?:[^,]* for (?:over |more than |about |nearly |almost )?\S+ (?:years|months|decades|seasons|winters)| (?:over |more than |about |nearly )?(?:\d[\d,]*|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\b)(?!.* (?:before|until|in) (?:19|20)\d\d)/iu;

/** "Delivering 212 weddings": what is counted has been done; "maintaining 140 pools" goes on. */
const SO_MANY =
  /^(?!(?:maintain|keep|runn|manag|own|look|serv|hous|support)ing\b)\p{L}+ing (?:over |more than |about |nearly |some )?\d[\d,]* (?!hours|days|weeks|months|years|seasons)\p{L}/u;

/** "Spending nine years on the floor and training over 400": what one has put in. */
const spentYears = (text: string): string => {
  const [, years] = /^spending (?=(?:\S+ ){1,4}(?:years|months|decades)\b)(.+)$/is.exec(text) ?? [];
  return years
    ? `I've spent ${years.replace(/(?<=,? and )\p{Ll}+ing\b(?= (?:over|more|about|nearly|\d|all|the))/gu, (doing) => {
        const done = pastVerbs(doing);
        return done.endsWith('ed') ? done : doing;
      })}`
    : text;
};

/** "She has worked with 38 hospitals": a seller who writes of themselves as somebody else, and never "I", where the listener is not called so. */
export const saidByThemselves = (text: string, { kind, listener, answer }: Context): string => {
  const { audience } = listener;
  const [, seller] = /^(she|he)\b/i.exec(text) ?? [];
  if ((kind !== 'approach' && kind !== 'credential') || !seller || /^(?:she|he)$/.test(audience.pronoun)) return text;
  if (OF_ONESELF.test(answer)) return text;
  return convert(text, /^she/i.test(seller) ? 'she' : 'he', 'I', audience);
};

/** "Lifted 212 floors", "Did the Hendersons' hall", "getting Ruth Amphlett through it": the seller's own count and work, told first. */
export function withSeller(text: string, kind: Kind, answer: string): string {
  const small = text.charAt(0).toLowerCase() + text.slice(1);
  if (
    kind === 'proof' &&
    !/: \p{L}+ing\b/u.test(text) &&
    (/^(?:(?:gett|bring|tak|coach|walk|help|teach)ing|working with) \p{Lu}\p{Ll}+ /u.test(small) ||
      WATCHED.test(text) ||
      isToldOfHelped(answer))
  )
    return `I ${pastVerbs(small)}`;
  const done =
    formOf(text) === 'past' ||
    /^(?:put|read|set|cut) (?:open )?(?:\d|\p{L}+ (?:in|on|through|under) \d)/iu.test(text) ||
    /^did it (?:with|for) /i.test(text) ||
    /^did (?:the|an?|(?-i:\p{Lu}))/iu.test(text);
  const own =
    (kind === 'fact' && !READ_OFF.test(text) && (COUNTED.test(text) || OVER_TIME.test(text)) && !BEFALLS.test(text)) ||
    FOR_SOMEBODY.test(text);
  return done && own
    ? `I${/^(?:\p{L}+ed|kept|held|built|taught)\b.*\b(?:since|so far)\b/iu.test(text) || DONE.test(text) ? "'ve" : ''} ${small}`
    : text;
}

/** "Watching Shireen from Phoenix go from two to nineteen": whom the seller saw do it, and what she does is told of then. */
export const WATCHED =
  /^watching (?-i:\p{Lu}\p{Ll}+)(?: (?:from|in|at) (?-i:\p{Lu})[\p{L} ]*?)? (?:go|get|come|turn|take|sell|move|do|build|grow|open|walk|finish|win)\b/iu;

const COUNTED =
  /^\p{L}+ (?:with |over |about |more than |nearly |all |every |behind |in |at |on |through |inside |beside )*(?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundreds|thousands|dozens)\b)/iu;
const OVER_TIME =
  /^\p{L}+ [^,]*\bsince (?:19|20)\d\d\b|^(?!went from)\p{L}+ (?:[^\s,]+ ){1,5}(?:\d{2,}|[\d,]{4,}) (?:\S+ )?\p{L}+s\b/iu;
const FOR_SOMEBODY =
  /^(?:[Tt]ook on|[Ww]orked with|[Hh]elped|[Cc]oached|[Tt]aught|[Tt]rained|[Mm]et|[Tt]reated|[Gg]uided|[Ss]upported) \p{Lu}|^\p{Lu}?\p{Ll}+ (?:the )?\p{Lu}\p{Ll}+(?:'s|s') /u;
const BEFALLS =
  /^(?:lost|spent|paid|missed|earned|made|got|had|was|were|gained|saved|signed|quit|left|came|grew|sold|bought|booked|hit|closed|won|doubled|dropped|raised|landed|waited|slept|cried) /i;

/** "Was running 3,100 miles": in a story about somebody with a name, the one it was told of; their name is not said `again`. */
export const withSubject = (text: string, answer: string, again = false): string | null =>
  subjected(text, answer, again)
    // "Binned four batches and about to sell", "made fourteen batches since, lost one"
    ?.replace(
      /^(\p{L}+)( .*?) and (?=(?:about|ready) to )/u,
      (_, who: string, did: string) => `${who}${did} and ${who === 'They' ? 'were' : 'was'} `,
    )
    .replace(/^They has been /, 'They have been ')
    .replace(/^(?!They|We|You|I)(\p{Lu}\p{Ll}+) still have\b/u, '$1 still has')
    .replace(/^(They|He|She) (\p{L}+)(?= [^,.]* since(?:,|$))/u, (whole, who: string, did: string) =>
      PERFECT.test(`having ${did}`) ? `${who} ${who === 'They' ? 'have' : 'has'} ${did}` : whole,
    ) ?? null;

/** "Not kidding", "honestly didn't make it up": the seller says so of the story. */
const SWORN =
  /^(?:(?:honestly|seriously|genuinely|literally|I'm|am|was) )?(?:(?:not|wasn't) (?:even )?(?:kidding|joking|lying|exaggerating|making (?:this|it|that) up)|(?:no|not a) (?:joke|lie|exaggeration)|(?:didn't|did not|don't) (?:kid|lie|exaggerate|make (?:this|it|that) up))\b/iu;

/** "(Did his in 2 weekends.) Hangs over the tv", "fits perfectly": what a thing does as well, or sooner. */
const STAYS_THERE =
  /^(?:(?:still|now|it now) )?(?:(?:hangs|sits|stands|lies|rests|lives) (?:on|over|above|in|by|beside|under|next to|behind|outside) (?:the|an?|her|his|their|my|its) \p{Ll}|(?:fits|runs|rings|ticks|shines|holds|lasts|smells|tastes|sounds|plays) (?:like|perfectly|well|fine|great|beautifully|on|water|air|up)\b)/iu;

/** "Turns out her batter was on the windowsill", but not "turns out the lights" */
const turnsOut = (text: string): boolean => {
  const [, what = ''] = /^turn(?:s|ed) out,? (?!to\b)(.+)$/isu.exec(text) ?? [];
  return what !== '' && formOf(what) === 'clause';
};

function subjected(text: string, answer: string, again: boolean): string | null {
  if (turnsOut(text)) return `It ${lowered(text, true)}`;
  // "Only time that club's had a photo"
  if (/^(?:only|first|last|best) (?:time|year|season|one|place)\b/i.test(text)) return null;
  if (SWORN.test(text) || STAYS_THERE.test(text)) return null;
  const [, first, second] =
    /^(?:\p{Lu}\p{Ll}+ing (?:on |(?:down )?with )?)?(?!(?:Musician|Librarian|Electrician|Technician|\p{Lu}\p{Ll}+(?:ist|woman|man)|Nurse|Teacher|Owner|Manager|Founder|Lawyer|Plumber|Baker|Driver|Farmer|Designer|Photographer|Writer|Singer|Trainer|Mum|Mom|Dad|Couple|Former|Client|One|Single|Two|Three|Ex|After|Before|From|My|The|St|Saint)\b)(\p{Lu}\p{Ll}+)(?: (\p{Lu}\p{Ll}+))?(?= \p{Lu}\.|[,:]| and\b| \p{Lu}| (?:in|from|at|near|outside) \p{Lu})/u.exec(
      answer,
    ) ?? [];
  if (
    /^(?:Working with )?\p{Lu}\p{Ll}+ (?:and|&|n) (?:(?:her|his) \p{L}+ )?\p{L}\p{Ll}+(?=[,.:]| \p{Lu}| from| in| at| of| near| with| who)/u.test(
      answer,
    )
  )
    return `They ${text.replace(/^was\b/i, 'were').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  if (/^\p{Lu}[\p{L}-]+'s(?: of \p{Lu}| in \p{Lu}|,|:)/u.test(answer))
    return `They ${text.replace(/^was/, 'were').replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}`;
  const person =
    !/^\p{Lu}[\p{L}'-]+ \p{Lu}/u.test(answer) || isFirstName(first ?? '') || /^\S+ \S+, \d\d\b/.test(answer);
  const name = person ? first : first && second && `${first} ${second}`;
  const he = /\b(?:he|his|him|himself)\b|^Mr\b/i.test(answer);
  const she = /\b(?:she|her|herself)\b|^(?:Mrs|Ms|Miss)\b/i.test(answer);
  const subject = he && !she ? 'He' : she && !he ? 'She' : (person && standsForName(first ?? '')) || name;
  // "Closed at six since then"
  if (subject && /^\p{L}+ed\b.* since then\b/iu.test(text) && !/\b(?:and|but) (?!\p{L}+ed\b)/iu.test(text))
    return `${subject} ${subject === 'They' ? 'have' : 'has'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
  const isSomebody = person || /^\S+ \S+(?:,| (?:in|at|from|near|of)\b)/.test(answer);
  // "Tahlia from Ipswich! Dropped two, nearly quit. Did the dummy drive four times.": said twice already.
  if (again && person && subject === first && HEADED_BY_NAME.test(answer))
    return text.charAt(0).toUpperCase() + text.slice(1);
  const called = again && subject && subject === name ? first : subject;
  if (subject && subject === name && again && (!isSomebody || text.split(' ').length < 5))
    return text.charAt(0).toUpperCase() + text.slice(1);
  return called ? `${called} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : null;
}

/** "Tahlia from Ipswich! …": a name and a place, which head the story. */
const HEADED_BY_NAME = /^\p{Lu}\p{Ll}+ (?:in|from|near|of) \p{Lu}[\p{L} ]+[.!:]/u;

/** "Teaching juniors for 34 years, and working with 160 children since I retired": the first of it is over. */
const IS_OVER = /^\p{L}+ing\b.*\bI (?:retired|gave it up)\b/iu;
