import { formOf } from '../grammar/forms.ts';
import { baseOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import type { Audience } from '../persons/audience.ts';
import { COGNITION } from '../persons/person.data.ts';
import { convert } from '../persons/person.ts';
import { piecesOf } from './clean.ts';
import { type Context, thirdsIn } from './context.ts';
import type { Kind } from './kinds.data.ts';
import { lowered } from './realise.ts';

const SEAM = /([;,]\s+(?:(?:and|then|but|or|so)\s+)?|\s+(?:and|then|but)\s+)/;

/**
 * "Runs all week, invoices on Sunday, and the card is maxed" with the listener as its subject: each piece between the seams by
 * itself, since each may have a verb of its own. Null where a word may be a verb or a noun; nothing is changed then.
 */
export function withListener(text: string, sex: 'he' | 'she', audience: Audience): string | null {
  const person = audience.pronoun === 'he' ? 'he' : sex;
  const another = person === 'he' ? /^she\b/i : /^he\b/i;
  if (/^(?:do|don't)\b/i.test(text)) return null;
  if (/^daren't\b/i.test(text)) return convert(text, person, 'you', audience, true);
  const parts = text.split(SEAM);
  const said: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      said.push(verbAt(parts[index + 1] ?? '') === 'yes' ? part.replace(';', ',') : part);
      continue;
    }
    // "One sheet, one evening, names only"
    if (index > 0 && /^\p{L}+s only$/iu.test(part)) {
      said.push(part);
      continue;
    }
    if (index > 0 && OF_THE_THING.test(part)) {
      said[said.length - 1] = ', and ';
      said.push(`it ${part}`);
      continue;
    }
    // "Picks one owner, she gets it cheaper": somebody else does, who was named before.
    if (index > 0 && another.test(part)) {
      said[said.length - 1] = said.at(-1) === ', ' ? ', and ' : (said.at(-1) ?? '');
      said.push(part);
      continue;
    }
    // "Waits for the quiet season, then in the quiet season takes anything going"
    const [, when, deed] = index > 0 ? (WHEN_DONE.exec(part) ?? []) : [];
    if (when && deed && verbAt(deed) === 'yes') {
      said.push(`${when} you ${withListener(deed, sex, audience) ?? deed}`);
      continue;
    }
    const goesOn = index > 0 && isOfWho(parts.slice(0, index).join(''), part, parts[index - 1] ?? '');
    const verb = goesOn || PART_OF_TIME.test(part) ? 'no' : isLastDeed(parts, index) ? 'yes' : verbAt(part);
    if (verb === 'unknown' && index > 0) return null;
    if (index === 0 || verb === 'yes') {
      const verbs = plain(
        convert(`${person} ${index === 0 ? lowered(part) : part}`, person, 'you', audience).replace(/^you /, ''),
      );
      const first = /^[\p{L}']+/u.exec(part)?.[0] ?? '';
      if (/[^su]s$/.test(first) && verbs.startsWith(`${first} `)) return null;
      const before = parts[index - 2] ?? '';
      const after = index > 0 && verbAt(before) === 'no' && (formOf(before) === 'clause' || OF_THE_BODY.test(before));
      if (
        index === parts.length - 1 &&
        said.at(-1) === ', ' &&
        !/^(?:never|not|no)\b/.test(part) &&
        !/\b(?:and|then|but)\b/.test(said.join(''))
      ) {
        said.pop();
        said.push(after || (index > 2 && verbAt(before) !== 'yes') ? ', and ' : ' and ');
      }
      said.push(after ? `you ${verbs}` : verbs);
    } else if (goesOn) said.push(part);
    else said.push(convert(part, person, 'you', audience, true).replace(OF_THE_BODY, 'your $1'));
  }
  return said.join('');
}

/** "Stands there and shakes": behind where it is done, no word that names a thing can be meant. */
const isLastDeed = (parts: readonly string[], index: number): boolean => {
  const part = parts[index] ?? '';
  const base = baseOf(part.toLowerCase());
  return (
    parts[index - 1] === ' and ' &&
    /^\p{L}+[^su]s$/u.test(part) &&
    (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base) || tokensOf(`she ${part}`)[1]?.pos === 'VERB') &&
    /^(?:just )?\p{L}+[^su]s (?:.* )?(?:there|here|still|up|down|back|out|away|off|again|around|home)$/iu.test(
      parts[index - 2] ?? '',
    ) &&
    !/ (?:her|his|their|the|my|your|an?) \p{L}+$/u.test(parts[index - 2] ?? '')
  );
};

/** "Spends mornings on plot 20, afternoons saying sorry" */
const PART_OF_TIME = /^(?:mornings|afternoons|evenings|nights|weekends|weekdays|days|weeks|months|years)\b/i;

/**
 * "Marks who's retired, on shifts, works for themselves", "asks Malcolm, who makes it worse and stays for lunch": of somebody who was
 * told of right before.
 */
const isOfWho = (before: string, part: string, seam: string): boolean =>
  (/\bthemselves\b/.test(part) && /\bwho\b.*,/.test(before)) ||
  (/^ and $/.test(seam) &&
    /\b(?:who|that|which) (?:\p{L}+ly )?\p{L}+[^su]s\b[^,]*$/u.test(before) &&
    verbAt(part) === 'yes');

/** What the listener does in a piece that opens with something else: in that case, each time, or since then. */
export const withUnsaidDeeds = (text: string, context: Context): string =>
  inThatCase(text, context.listener.audience) ??
  thenDone(text, context) ??
  doneThen(text, context) ??
  doneByHer(text, context) ??
  doneOneself(text, context) ??
  doneToListener(text, context) ??
  withLastDeeds(text, context);

/** "Made half of those stains himself": asked of the listener, who did it is. */
function doneOneself(text: string, { about, listener: { audience } }: Context): string | null {
  const [, self] = /^[\p{L}' -]+ (himself|herself|themselves)$/iu.exec(text) ?? [];
  const person = self === 'himself' ? 'he' : self === 'herself' ? 'she' : 'they';
  return self && about === 'audience' && formOf(text) === 'past' && thirdsIn(text).length === 1
    ? convert(`${person} ${lowered(text, true)}`, person, 'you', audience, true)
    : null;
}

/** "(A drop of water, a drop of solvent.) Tells him wet side or dry side": what is done to the listener is not done by them. */
function doneToListener(text: string, { kind, listener: { audience } }: Context): string | null {
  const [, does, whom, rest] = /^(\p{L}+[^su]s) (him|her) (.+)$/iu.exec(text) ?? [];
  const { he, she } = audience.habits.rank;
  return does &&
    (whom?.toLowerCase() === 'him' ? he : she) === 0 &&
    /^(?:list|offer)$/.test(kind) &&
    thirdsIn(text).length === 1 &&
    formOf(text) === 'elided'
    ? `${does} you ${rest}`
    : null;
}

/** "(She bites one, and it doesn't crunch.) Just stands there chewing": she of whom it was told right before. */
function doneByHer(text: string, { about, index, answer, listener: { audience } }: Context): string | null {
  if (about !== 'audience' || index === 0 || audience.pronoun !== 'you' || !STILL_DOES.test(text)) return null;
  const before = piecesOf(answer)[index - 1]?.text ?? '';
  const who = HER_OR_HIM.exec(before)?.[1];
  return who && formOf(text) === 'elided' && !/\b(?:you|I)\b/.test(before) ? `${who} ${lowered(text)}` : null;
}
const HER_OR_HIM = /(?:^|, |\band )(she|he) \p{L}+s\b/iu;
const STILL_DOES = /^(?:just |still |then )?\p{L}+[^su]s\b/iu;

/** "Friday half past four, hangs the navy suit on the rail": what one does at that time. */
function doneThen(text: string, { about, listener: { audience } }: Context): string | null {
  const [, when, deed = ''] = about === 'audience' && !/\byou\b/i.test(text) ? (AT_A_TIME.exec(text) ?? []) : [];
  // "Thursday night, Tetris with blankets": a game by its name.
  const said = when && !/^\p{Lu}/u.test(deed) && verbAt(deed) === 'yes' ? withListener(deed, 'she', audience) : null;
  return said ? `${when}, you ${said}` : null;
}
const AT_A_TIME =
  /^((?:(?:every|each|last|early|late) )?(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b[^,"]{0,30}|(?:half|quarter|ten|twenty|five) (?:past|to) \p{L}+|\d{1,2}(?:[.:]\d\d)?(?: ?(?:am|pm|o'clock))?|(?:one|every|each) (?:morning|evening|night|day)[^,"]{0,20}|(?:mid|early |late )?-?(?:january|february|march|april|may|june|july|august|september|october|november|december)[^,"]{0,30}), (.+)$/isu;

/** "(Turn the hardness up. Change the mix.) Then ring me in July": what one does in the end. */
function thenDone(text: string, { about, kind, index, answer }: Context): string | null {
  const [, deed] =
    about === 'audience' && index > 0 && /^(?:state|tried|loop)$/.test(kind) ? (/^then (.+)$/i.exec(text) ?? []) : [];
  const [first = ''] = answer.split(/[.\n]/);
  return deed && formOf(deed) === 'bare' && formOf(first) === 'bare' ? `Then you ${deed}` : null;
}

function inThatCase(text: string, audience: Audience): string | null {
  const [, given, keeps] = audience.unsaid ? (AT_NO_CHARGE.exec(text) ?? []) : [];
  const mine = keeps ? withListener(keeps, 'she', audience) : null;
  if (mine) return `${given} I ${mine}`;
  const [, condition, then] = audience.unsaid ? (IN_THAT_CASE.exec(text) ?? EACH_TIME.exec(text) ?? []) : [];
  const comes = then ? withListener(then, 'she', audience) : null;
  return comes ? `${condition} you ${comes}` : null;
}

/** "£45, send stair photos": what it costs, and what one does first. */
export const stepApart = (entry: string): string =>
  entry.replace(
    /^([$£€]\d[\d.,]*(?: (?!and\b|or\b)\p{L}+){0,3}), (?=(?:(?:book|send|ring|text|email|message) \p{Ll}|(?:call|start with|fill in) (?:an?|me|us|the|your|for|in)\b))/iu,
    '$1. First step: ',
  );

/** "Next three showers, sends me the photos before he tiles", "brings his worst blades": of an author who leaves out who does it, the listener does. */
export const sentByListener = (offer: string, audience: Audience): string =>
  audience.unsaid || SENDS_ONE.test(offer)
    ? offer.replace(/\b(?:he|she|him)\b/i.test(offer) ? SENT : SENT_OR_BROUGHT, (deed, ...rest) => {
        // "First step: leaves the log at home, writes down faces, sends me the list": turned along with what comes before it.
        if (STEPS.test(String(rest.at(-1)).slice(0, Number(rest.at(-2))))) return deed;
        const said = withListener(lowered(deed, true), 'she', audience);
        return said ? `${/^\p{Lu}/u.test(deed) ? 'You' : 'you'} ${said}` : deed;
      })
    : offer;

const STEPS = /\b(?:first step|step one|to start|to begin)[:,] \p{Ll}+[^su]s [^.!?\n]+, $/iu;

/** "My mobile, sends a photo of the foot and gets an answer" */
const SENDS_ONE =
  /, sends (?:an?|the) (?:photo|picture|video|message|text|email)\b|^[A-Z]\p{Ll}+s (?:the|an?|his|her|their|one) [^.!?,\n]* and (?:sends|texts|emails|messages) me\b/imu;
const SENT =
  /(?<=^|[,.;] )(?:sends|texts|emails|messages|posts|brings|shows|tells|gives|rings|calls|phones) (?:me|us) [^.!?\n]+|(?<=^|[.] )\p{L}+[^su]s (?:the|an?|his|her|their|one|two|three|every|all|up|\d+)\b[^.!?,\n]* and (?:sends|texts|emails|messages|posts|brings|shows|tells|gives|rings|calls|phones) (?:me|us)\b[^.!?\n]*/gimu;
/** Nobody else is named who could bring or send anything. */
const SENT_OR_BROUGHT = new RegExp(
  String.raw`${SENT.source}|(?<=^|[,.;] )(?:(?:brings|sends|mails|posts|picks|chooses|counts|keeps|fills in|measures) (?:in )?(?:his|her|their)|(?:mails|sends|posts|brings)(?= [^.!?\n]*\bgets (?:(?:it|them) back|an? (?:answer|reply|call))\b)) [^.!?\n]+`,
  'gimu',
);

/** "First step: sends me the diary": it is the listener's. */
export const withStep = (text: string, audience: Audience): string =>
  text.replace(
    /(?<=\b(?:first step|first thing|step one|to start|to begin|first)[:,] )\p{Ll}+[^su]s (?!and\b|of\b).+$/iu,
    (step) => {
      const said = formOf(`she ${step}`) === 'clause' ? withListener(step, 'she', audience) : null;
      return said && said !== step ? `you ${said}` : step;
    },
  );

/** "Sold the van in March, now walks", "own shop, own machine, still stands at the board himself": whoever else that is, it is the same one. */
function withLastDeeds(text: string, { about, kind, listener: { audience } }: Context): string {
  const [, before, deeds = ''] = /^([^"“]+?), (?:and )?((?:now|still) \p{L}+[^\P{L}su]s\b[^"“]*)$/iu.exec(text) ?? [];
  const form = before ? formOf(before) : null;
  const who = kind === 'credential' && form === 'noun' ? 'I' : 'you';
  if (who === 'you' && !(about === 'audience' && form === 'past') && !(kind === 'fit' && form === 'noun')) return text;
  // "Still milks his own cow", where the seller does
  const own =
    who === 'I'
      ? deeds.replace(/\b(?:his|her|their)\b/gi, 'my').replace(/\b(?:him|her|them)self\b/gi, 'myself')
      : deeds;
  const said = withListener(own, 'she', audience);
  return said ? `${before}, and ${who} ${said}` : text;
}

/** "If fewer than half move over, pays nothing for the second month" */
const IN_THAT_CASE =
  /^((?:if|when|until|unless|once|after)\b[^,]+,) ((?:pays|gets|keeps|owes|leaves|loses|rings|calls|brings|tells) .+)$/i;

/** "If the duds stay clean, carries on looking at no charge": what the seller then does. */
const AT_NO_CHARGE =
  /^((?:if|when|until|unless) [^,]+,) (\p{L}+[^\P{L}su]s\b.*\b(?:no charge|free|for nothing|money back|refund)\b.*)$/iu;

/** "Each winter does the same diary": not the winter. */
const EACH_TIME =
  /^((?:each|every) (?:winter|summer|spring|autumn|year|season|month|week|weekend|night|morning|(?:mon|tues|wednes|thurs|fri|satur|sun)day)) (\p{L}+[^su]s (?:the|an?|his|her|their|it|another|\d|through|out|up|back|down)\b.*)$/iu;

/** "Sells the room before the night": in the seller's own words, the seller's work. */
export function doneBySeller(text: string, kind: Kind, audience: Audience): string | null {
  if (kind === 'approach' && FELT_BY_THEM.test(text)) return null;
  const mine =
    kind === 'approach'
      ? !/\b(?:me|us)\b/.test(text) && (SELLER_DOES.test(text) || DONE_TO_THEM.test(text) || !METHOD_DOES.test(text))
      : SELLER_DOES.test(text) &&
        (kind === 'offer' || (kind === 'entry' && !/^comes back\b|\b(?:me|us)\b/i.test(text)));
  // "Pedals off first" names the thing.
  const isVerb = audience.unsaid || PLAIN_VERBS.has(baseOf(firstWord(text).toLowerCase()));
  const verbs = mine && isVerb && verbAt(text) === 'yes' ? withListener(text, 'she', audience) : null;
  return verbs ? `I ${DONE_TO_THEM.test(text) ? verbs.replace(/ (?:them|him|her)(?!\p{L})/u, ' you') : verbs}` : null;
}

/** "Hates it.": whoever has it done to them; "(Lime.) Lets it breathe": what was named does. */
const FELT_BY_THEM =
  /^(?:lets|keeps|makes|holds|gives|turns|stops|brings) it\b|^(?:hates|loves|dreads|fears|likes|wants|thinks|knows|forgets|hopes|resents|enjoys) /i;

/** "Gets them known by the thirty people who get asked first", "won't let him open chapter one" */
const DONE_TO_THEM =
  /^(?:(?:never|always|only|just) )?(?:(?:won't|doesn't|can't) )?(?:gets|keeps|puts?|brings|turns|frees|sends?|sets|lets?|makes?|gives?|has|asks?|tells?|teach(?:es)?|shows?|sits?|forbids?|stops?) (?:them|him|her|you)\b/i;

/** What a way of working does by itself: "works without a gym". */
export const METHOD_DOES =
  /^(?!(?:lets|keeps|makes|holds|gives|turns|stops|brings) it\b)(?:(?:still|always|only|never|just|also) )?(?:works|starts|begins|ends|costs|takes|comes|goes|fits|lasts|needs|saves|beats|happens|runs|means|gives|makes|leaves|turns|keeps|gets|changes|stops|is|isn't|has|hasn't|does|doesn't|can|can't|will|won't|would|uses|lets|puts|pays|depends|feels|looks|sounds|grows|heals|covers|includes|brings|frees|removes|cuts out)\b/i;

const SELLER_DOES =
  /^(?:sells|teaches|trains|coaches|shows|helps|checks|visits|listens|reads|writes|builds|fixes|repairs|measures|tests|comes (?:out|over|round|to|back)|sits|stands|walks|looks|draws|designs|cooks|cuts|cleans|works with|asks|answers|reviews|maps|plans|counts|talks|meets|picks up|brings|takes (?:the|away|out|off|your|their|them|you|him|her)|delivers|guides|treats) /i;

/** "Comes off the bill": what was taken does, and not who took it. */
const OF_THE_THING =
  /^(?:comes off (?:the|your|their|his|her)|goes (?:towards|into|on) (?:the|your|their|his|her)|counts towards|pays for itself|covers the|lasts \p{L}+|costs (?:nothing|[$£€\d])|takes (?:\d+|ten|five|an hour|half an hour|a (?:minute|day|week)))\b(?!'s\b)/iu;

/** "Eats in lay-bys, back's gone": whose back it is goes without saying. */
const OF_THE_BODY =
  /^((?:back|knees?|voice|head|shoulders?|hands?|feet|eyes|neck|hips?|wrists?|nerves)(?:'s| is| are| hurts?| aches?)(?= |$))/;

const WHEN_DONE =
  /^((?:in|on|at|by|after|before) (?!(?:any|some|every|no)(?:body|one)\b|it\b|s?he\b|they\b)(?:the |an? )?(?:\p{Ll}+ )?\p{L}+) ((?!(?:comes|goes|falls|drops|pops|breaks|runs|shows) (?:up|out|back|down)\b)\p{L}+[^su]s (?:the|an?|any\p{L}*|it|his|her|their|every\p{L}*|some\p{L}*|no\p{L}*|up|out|back|down)\b.*)$/u;

const firstWord = (part: string): string => part.split(' ')[0] ?? '';

const AUXILIARY =
  /^(?:is|has|does|was|isn't|hasn't|doesn't|wasn't|wouldn't|can't|couldn't|won't|will|would|can|could)$/;

/** "Still can't find one": what somebody cannot, but not what cannot be had. */
export const canNot = (text: string, { kind }: Context): boolean =>
  ((kind !== 'truth' &&
    /^(?:(?:still|just|really|even|also|simply|then|now) )*(?:can't|cannot|couldn't|haven't)(?! (?:be|been) \w+(?:ed|en|ught|ld)\b)/i.test(
      text,
    )) ||
    /^(?:would (?:sooner|rather|never)|(?:can|could|would|will) (?:argue|talk|tell|name|spend|sell|explain|recite|fix|quote|sing|run|write|play))\b/i.test(
      text,
    )) &&
  kind !== 'thought';

function verbAt(part: string): 'yes' | 'no' | 'unknown' {
  const [, word = '', next = ''] =
    /^(?:(?:still|never|always|already|barely|hardly|usually|again|finally|just|even|also|then|often|only|quietly|secretly) )*([\p{L}']+)(?: (\S+))?/iu.exec(
      part,
    ) ?? [];
  const lower = word.toLowerCase();
  // "Answers a photo: is it dandruff or is it an egg"
  if (/^(?:is|was|has|does|are) (?:it|there|that|this)\b/i.test(part)) return 'no';
  if (AUXILIARY.test(lower)) return 'yes';
  if (lower === 'turns' && next === 'out') return 'no';
  if (SEEN_SO.test(part)) return 'no';
  // "Shares that out first"
  if (
    NOUN_OR_VERB.has(baseOf(lower)) &&
    /^\p{L}+[^su]s (?:that|this|these|those) (?:out|up|down|off|back|away|in|on|over|first|last|too)\b/iu.test(part)
  )
    return 'yes';
  if (/^(?:that|who|which)$/i.test(next)) return next === 'that' && COGNITION.has(baseOf(lower)) ? 'yes' : 'no';
  if (
    /'/.test(lower) ||
    !/[^su]s$|sses$/.test(lower) ||
    /^(?:his|hers|theirs|yours|ours|its|this|sometimes|always|perhaps|plus|thus)$/.test(lower)
  )
    return 'no';
  if (formOf(part) === 'clause') return 'no';
  const base = baseOf(lower);
  if (PLAIN_VERBS.has(base) && !NOUN_OR_VERB.has(base)) return 'yes';
  if (NOUN_OR_VERB.has(base) || PLAIN_VERBS.has(base))
    return next === '' ||
      /^(?:a|an|the|his|her|it|him|up|out|off|on|in|at|for|to|too|all|every|everybody|everyone|nobody|anybody|more|no|\d+|through|with|like|something|anything|nothing|everything|some|two|three|less|enough|harder|less|back|away|down|over|into|from|by|because|when|until|before|after)$/i.test(
        next,
      )
      ? 'yes'
      : heard(part);
  if (next === '' || /^(?:of|for|from|and|or)$/.test(next)) return 'no';
  // "Moths on the lamp": nothing that is known as a deed, and where it is.
  if (tokensOf(part)[0]?.pos === 'NOUN' && /^(?:on|in|at|under|over|behind|round|by)$/.test(next)) return 'no';
  return heard(part);
}

/** "Horses tied up and dry", "shoes off", "kids in bed": how things stand. */
export const SEEN_SO =
  /^(?!(?:gets|feels|goes|stays|comes|sits|stands|looks|is|has)\b)\p{L}+[^su]s (?:tied|parked|stacked|lit|washed|packed|booked|fed|locked|loaded|asleep)\b|^(?:shoes|boots|socks|gloves|lights|headlights|hands|eyes|arms|legs|feet|knees|kids|curtains|blinds|doors|windows|phones|keys|bags|sleeves|heads|wipers) (?:off|on|out|up|down|open|shut|closed|crossed|in|at|under|behind|by)\b/iu;

/** What the tagger hears after "she". */
const heard = (part: string): 'yes' | 'unknown' =>
  tokensOf(`she ${part}`).find(({ pos }, index) => index > 0 && pos !== 'ADV')?.pos === 'VERB' ? 'yes' : 'unknown';

const plain = (verbs: string): string =>
  verbs
    .replace(/^is\b/, 'are')
    .replace(/^isn't\b/, "aren't")
    .replace(/^has\b/, 'have')
    .replace(/^does\b/, 'do')
    .replace(/^was\b/, 'were');

/** "Have a box of leaflets under the stairs": as it is typed without "you", where "has" would leave open who. */
export const HAVING =
  /^(?:(?:still|already|always) )?(?:have (?!an? (?:look|think|go|read|guess)\b|you\b|they\b|we\b|i\b)|do (?=(?:an?|the|my|your|it|all|two|three|four|five|six|seven|eight|nine|ten|\d+|every\w*|nothing)\b))/i;
