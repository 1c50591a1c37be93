import { formOf, wordCount } from '../grammar/forms.ts';
import { isFirstName, singularOf, textOf, thirdPersonOf, tokensOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import { PROPER } from '../grammar/proper.data.ts';
import { MEETS_PEOPLE } from '../grammar/verb-heads.ts';
import { isPerson } from '../persons/rivals.ts';
import { piecesOf } from './clean.ts';
import { inRow } from './in-row.ts';
import { capitalised, inRanges, lowered } from './realise.ts';

const SEARCHING =
  /^(?:(?:so|well|ok|okay|um|yeah|mostly|usually|mainly|basically|really|honestly|probably|i think|i guess|i'd say)[, ]+)+(?=\S+ \S|\S+$)/i;
const ANNOUNCING =
  /^(?:(?:it's|it is|this is|that's|they're|they are|these are|we're here|i'm here)(?: (?:all|just|mostly|mainly|usually|really|basically|often|probably))*(?: (?:for|about|aimed at|meant for))? |(?:(?:people|the ones|those) )?who (?:i|we)(?: (?:mostly|mainly|usually))? (?:talk to|sell to|speak to|help|teach|work with|see|get|do this for|do it for) (?:is|are) |who (?:i'm|we're|i am) talking to,? (?:is|it's|that's) |(?:i|we)(?: (?:mostly|mainly|usually))? (?:sell to|teach|talk to|speak to|help|work with|work for|serve|support|advise|coach|train)(?= (?:[\w-]+ ){0,3}(?:[\w-]+s|people|women|men|anyone)\b) |(?:helping|supporting|coaching|serving|working with) (?!(?:staff|teams?|assistants?|officers?)\b)(?=(?:[\w-]+ ){0,3}(?:[\w-]+s|people|women|men|anyone)\b)|(?:my|our|the) (?:\w+ )?(?:clients?|customers?|audience|students?|readers?|buyers?|patients?|listeners?|viewers?|people) (?:is|are|would be) |for (?=\w))(?:(?:mostly|mainly|usually|probably) )?/i;

const RELATIVE = /,? (?:who|whose|which|that)\b/i;
/** "Small museums run by two people": those who are described, and no statement about them. */
const RUN_BY =
  /^(?!.*[.!?] )(?:[\p{L}-]+ ){0,3}(?:[\p{L}-]+[^s\s]s|people|women|men) (?:run|led|built|made|kept|held|owned|founded|staffed|managed|funded|based|driven|hit|worn|\p{L}{3,}ed) (?:by|in|on|for|with|from|at|since|around)\b|^(?:people|women|men|mums|dads|couples) (?!during\b)\p{L}{3,}ing (?!with\b|in\b)|^(?:[\p{L}-]+ )?[\p{L}-]+[^s\s]s (?!during\b)\p{L}{3,}ing (?:to|in|on|for|with|from|at|the|an?|their)\b/iu;
/** "Chief inspectors and HR leads": both are people, though the last may be a verb. */
const TWO_GROUPS =
  /^(?:\p{L}+ ){0,2}\p{L}+[^s\s]s and (?:\p{L}+ ){0,2}\p{L}+[^s\s]s\b(?: (?:in|at|of|from|with)\b.*)?$/iu;
/** "Marketing leads at software firms": who leads, and nothing that is led. */
const LEADS = /^(?:[\p{L}-]+ ){1,3}leads(?=$|,| (?:at|in|of|for|from|with|who)\b)/iu;
/** "Long-haul drivers with …": what follows the noun for those who listen. */
const AFTER_NOUN = /,| (?:between|with|of|in|at|on|over|under|from|for|by|to|aged|who)\b/i;
const PEOPLE = /(?:[^s]s|people|women|men|children|folks|anyone|everyone)$/i;

/** Whom the project is for as words that stand behind "for": however the author put it. */
export const spokenAudience = (targetAudience: string): string =>
  audienceInWords(targetAudience).replaceAll(AMONG_PLACES, ',');

/** A comma in a row of places, which parts no notes. */
const AMONG_PLACES = '\u201a';

function audienceInWords(targetAudience: string): string {
  const pieces = piecesOf(
    groupsJoined(toldOn(targetAudience.replace(GREETING, '')))
      // "Fifty five to seventy I'd say, who got granddad's tractor"
      .replace(/ I(?:'d say| think| guess| suppose| reckon)(?=,)/gi, '')
      // "Working dogs people I suppose you'd say, but it's the ones who've got a waxed jacket"
      .replace(
        /^[^.!?]{3,60},? (?:I (?:suppose|guess)|I think) you(?:'d| would| could|'ll) (?:say|call (?:them|it)),? but (?:really )?it's (?:really )?(?=(?:the|people|any|those)\b)/i,
        '',
      )
      .replace(/, you(?:'d| would) be surprised\b[^,.]*(?=[,.]|$)/gi, '')
      .replace(/, you know (?:the (?:ones|type|sort|kind)|who I mean|them)(?=[,.]|$)/gi, '')
      .replace(/, (?:and )?I(?:'d say| think| guess| suppose)\b[^,.]*(?=,)/gi, '')
      .replace(/ \(([^()]+)\)(?=[.,]|$)/gm, ', $1')
      .replace(/^(\S+(?: \S+)?) [-–—] (?=[^-–—]*,)/, '$1: '),
  );
  const phrases = pieces
    .filter(({ text }, index) => index === 0 || !/\S(?: = |: )\S+$/.test(text))
    .map(({ text }, index) => (index === 0 ? (phraseOf(text) ?? '') : text));
  const first = phrases[0];
  if (!first) return '';
  if (
    pieces.length > 1 &&
    pieces.every(({ bullet, text }) => bullet && formOf(text) === 'noun' && !text.includes(',') && wordCount(text) < 7)
  )
    return inRow(phrases.map((one) => lowered(one)));
  return phrases
    .map((phrase, index) => (index === 0 ? notesApart(notesJoined(inRanges(phrase))) : inRanges(phrase)))
    .reduce((all, phrase) => joined(all, phrase));
}

/** "Bula! Girls at the front desk", "hi everyone, it's for florists": a greeting is nobody whom it is for. */
const GREETING =
  /^\s*(?:(?:hi+|hey+|hello|hiya|howdy|bula(?: vinaka)?|g'?day|aloha|kia ora|namaste|salam|salaam|hola|ciao|ahoy|yo|welcome|good (?:morning|afternoon|evening|day)|greetings)(?: (?:there|all|again|everyone|everybody|y'all|team|friends?|folks|guys|ladies|lovelies|loves?|darlings?|mates?|people))?\s*[!.,:]+\s+)+(?=\S+ \S)/i;

/** "Shearers, young ones, on a stand, they've got the pattern of it": what is told of them in the same breath is a sentence. */
const toldOn = (text: string): string =>
  text.replace(
    /(?<=^[^.!?]{30,}), (?:and )?(they(?:'ve|'re|'d| have| are| do| want| know)\b)/giu,
    (_, they: string) => `. ${capitalised(they)}`,
  );

/** "Shop owners / ops managers with 3 vans": both are meant. */
const groupsJoined = (text: string): string =>
  inRow(
    text
      .replace(PLACES, (places) => inRow(places.split(' / ')).replaceAll(',', AMONG_PLACES))
      .split(/ \/ (?=\p{L}{2})/u),
  );

/** "Webshops shipping to UK / Switzerland / Norway": all of them, and no list of notes. */
const PLACES =
  /(?<=\b(?:to|in|from|across|for|around|near|between) (?:the )?)\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?(?: \/ (?:the )?\p{Lu}[\p{L}-]*(?: \p{Lu}[\p{L}-]*)?)+/gu;

/** "Team leaders, 8 to 15 agents each, most promoted from the phones": the notes of whom they are with the words that join them. */
const notesJoined = (phrase: string): string =>
  (/\b(?:with|who|that|which|and)\b.*,/i.test(phrase)
    ? phrase
    : phrase.replace(
        new RegExp(`^([^,]+), (${COUNT}(?:, (?:and )?${COUNT})*)$`, 'iu'),
        (_, who: string, counts: string) => `${who} with ${counts.replace(/, (?:and )?(?=(?:[^,]|,\d)+$)/, ' and ')}`,
      )
  )
    .replace(/, (?=level \d)/iu, ' at ')
    .replace(/, (?=first (?:\p{L}+ )?(?:years?|seasons?|months|terms?)\b)/iu, ', in their ')
    .replace(/, (?:an? )?((?!\p{L}+ing\b)\p{L}+) (?=(?:coming up|due|ahead|on the way)$)/iu, ' with a $1 ')
    .replace(STALLS, ', whose $1')
    .replace(/, (most|many|some|all|half) (?=\p{L}{3,}ed (?:from|by|in|to|with|at)\b)/iu, ', $1 of them ');

/** "(Men with a layout,) trains stall": whose trains do. */
const STALLS =
  /, (?=(?:\p{Ll}+ )?\p{Ll}+[^s\P{L}]s (?:stall|fail|drop|leak|break|die|crash|jam|sag|crack|rot|sink|slip|fade|wobble|shrink|warp|peel|freeze|keep \p{L}+ing)$)(.)/u;

const NUMBER = String.raw`(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|\d+(?:,\d+)*k?)`;
const COUNT = String.raw`(?:(?:(?:more than|at least|under|over|up to|about) )?${NUMBER}(?: (?:to|or) ${NUMBER})? (?!(?:years?|yrs|months|weeks|days|hours|hrs|minutes|km|miles|and|to|or|plus|feet|ft|paid)\b)(?:\p{L}+ )?\p{L}+(?: each| at most| (?:an?|per|(?:in|on|at) (?:the|their)) \p{L}+)?)`;

/** "Owners of bakeries, 2 to 10 shops, own production": notes that no word joins to those whom they describe stand behind a colon. */
function notesApart(phrase: string): string {
  const [who = '', ...notes] = phrase.split(', ');
  // "Women who run a school alone, 60 children, and do the fees themselves": what they do goes on.
  if (/ who /.test(who) && notes.some((note) => /^and \p{L}/u.test(note))) return phrase;
  const counted = notes.some((note) => COUNTED.test(note)) && !notes.some(isGroup);
  // "Mothers with two girls, long hair": the notes go on from what they have.
  if (/ with /.test(who) && !counted) return phrase;
  const own = notes.filter((note) => !/^(?:mostly|mainly|before|after)\b/i.test(note));
  // "Contractors, Mackay up to the Burdekin", "owners, with one line"
  if (!counted && (own.length === 1 || notes.some((note) => /^(?:with|from|in|near|around)\b/i.test(note))))
    return phrase;
  return !/\d$/.test(who) && (counted || (own.length > 0 && own.every(isLooseNote)))
    ? `${who}: ${notes.join(', ')}`
    : phrase;
}

/** "3 to 6 ramps", but not "60 to 75 years old" */
const COUNTED = /^(?:(?:at least|more than|under|over|up to|about) )?\d(?!.*\b(?:old|aged?|years? in)\b)/i;

/** More people, or words that go on about them. */
const isGroup = (note: string): boolean =>
  /\b(?:who|that|whose|which)\b|^in /i.test(note) ||
  (!COUNTED.test(note) && PEOPLE.test(note) && isPerson(singularOf(note.toLowerCase().split(' ').at(-1) ?? '')));

/** "Mid-size theatres", "own production", but no places of a list. */
const isLooseNote = (note: string): boolean =>
  formOf(note) === 'noun' &&
  !/ (?:and|or) |years? in$/i.test(note) &&
  !isGroup(note) &&
  /^(?:NUM|ADJ|NOUN)$/.test(tokensOf(note)[0]?.pos ?? '');

function joined(before: string, typed: string): string {
  // "Usually being the parent who knows wiring"
  const phrase = typed.replace(/^((?:usually|mostly|often|always) )being /i, '$1');
  const form = formOf(phrase);
  if (form === 'clause') return `${before}. ${capitalised(phrase)}`;
  // "Hobby stained glass people. Did the weekend class, have a grinder in the garage."
  // "The woman with three goats. Has had them two years.": of one who stands for all.
  const hasOrIs =
    /^(?:the|any|every) /.test(before) && /^(?:has|hasn't|is|isn't|was|does|doesn't) \p{L}/iu.test(phrase);
  return /^(?:past|bare|elided)$/.test(form) &&
    (hasOrIs || (!/^(?:not\b|(?:\p{L}+ly )?\p{L}+[^su\P{L}]s\b)/iu.test(phrase) && PEOPLE.test(before))) &&
    !/[,:]/.test(before)
    ? `${before}${hasOrIs && / with /.test(before) ? ',' : ''} who ${lowered(phrase, true)}`
    : /[,:.]/.test(before) || phrase.includes(', ')
      ? `${before}. ${capitalised(phrase)}`
      : `${before}, ${lowered(phrase)}`;
}

/** What was said to "you", told of those people. */
const toldOfThem = (said: string): string =>
  said
    .replace(/(?<!\p{L})your(?!\p{L})/giu, 'their')
    .replace(/\byourself\b/gi, 'themselves')
    .replace(
      /\b(of|for|to|with|by|at|from|around|near|beside|between|among|above|below|behind|against|without|towards?|onto|into|upon) you(?!\p{L})/giu,
      '$1 them',
    )
    // "Nobody ever trained you.": whom it is done to ends the clause.
    .replace(
      /(?<=\p{L} )you(?=$|[.,;:!?)]| (?:and|or|but|in|on|at|by|with|for|from|after|before|every|each|all|about|how|what|when|to)\b)/giu,
      'them',
    )
    .replace(/(?<!\p{L})you(?!\p{L})/giu, 'they');

function phraseOf(text: string): string | null {
  const said = text.replace(SEARCHING, '').replace(ANNOUNCING, '').replace(SEARCHING, '');
  const served =
    /^(?:(?:i|we)\b(?! (?:(?:mostly|mainly|usually) )?(?:sell|talk|speak|work)\b)|helping|supporting|coaching)/i.test(
      text.replace(SEARCHING, ''),
    ) && !RELATIVE.test(said);
  const bare = served ? withoutAim(said) : said;
  const [, trait] = /^you(?:'re| are) (.+)$/i.exec(bare) ?? [];
  if (trait) {
    const theirs = toldOfThem(trait);
    const [, group, rest = ''] = /^an? ((?:[\p{L}-]+ )?(?:couple|family|team|pair)\b[^,]*)(.*)$/isu.exec(theirs) ?? [];
    // "You are an amateur who photographs galaxies"
    const [, bought, besides = ''] = /^(?:somebody|someone) who ([^,]+)(.*)$/isu.exec(theirs) ?? [];
    if (bought)
      return `anyone who ${bought}${besides.replace(/^, (?=(?:mostly|usually|most of them|many of them|often|half of them)\b)(\p{L})/u, (_, letter: string) => `. ${letter.toUpperCase()}`)}`;
    const [, one, who = ''] = /^an? ((?:[\p{L}-]+ ){0,2}[\p{L}-]+) (who (?!['’]).+)$/isu.exec(theirs) ?? [];
    if (one) return `any ${one} ${who}`;
    return group
      ? `any ${group}${rest.replace(/^, they (?=\p{L}+ )/u, ' who ')}`
      : // "You are a farmer, you cut a maze every fall, and you have done it twice": one of whom all of it is told.
        `anyone who's ${theirs.replace(/, (and )?they (\p{Ll}+)\b/gu, (_, and = '', does: string) => `, ${and}${thirdPersonOf(does)}`)}`;
  }
  // "You milk between 70 and 160 cows and do most of the milkings yourself"
  const [, deed] = /^you (?!'|can\b|may\b|might\b|could\b|would\b|should\b|know\b)(\p{L}+ .+)$/iu.exec(bare) ?? [];
  if (deed && formOf(`they ${deed}`) === 'clause') return alsoTold(deed);
  const form = formOf(bare);
  if (form === 'gerund')
    return isNamedByIng(bare) || FIRMS.test(bare) || KIN.test(bare) ? lowered(bare) : `anyone ${lowered(bare)}`;
  if (/^(?:i|you|we|they|he|she|it|there|to|how|when|if|because)(?:'|\b)/i.test(bare)) return null;
  const head = bare.split(RELATIVE)[0] ?? '';
  const people = PEOPLE.test(head) || PEOPLE.test(bare.split(AFTER_NOUN)[0] ?? '');
  if (RUN_BY.test(bare) || TWO_GROUPS.test(head) || LEADS.test(bare)) return lowered(bare);
  if (form === 'adjective' && !people) return `anyone who's ${lowered(bare)}`;
  if (form !== 'noun' && !(people && formOf(head) !== 'clause')) return null;
  if (people && isOrdinary(bare) && !isOnePerson(head)) return bare.charAt(0).toLowerCase() + bare.slice(1);
  return lowered(isOnePerson(head) ? `the ${lowered(bare)}` : bare.replace(/^an? (?=.* who(?:se)?\b)/i, 'every '));
}

/** "You rehair ten bows a week, and some of them come back": what they do, and what is told besides in a sentence of its own. */
function alsoTold(deed: string): string {
  const [, own = deed, besides] = BESIDES.exec(deed) ?? [];
  const who = toldOfThem(own.replace(/,? and you(?= \p{L})/giu, ', and').replace(/, you (?=\p{L})/giu, ', '));
  return `people who ${who}${besides ? `. ${capitalised(toldOfThem(besides))}` : ''}`;
}
const BESIDES =
  /^(.{12,}?), (?:and|but) ((?:from [^,]{3,40} |in [^,]{3,30} )?(?:some|most|half|many) of (?:them|it) .+|(?!you\b)(?:the |your )?\p{L}+s are .+)$/isu;

/** "Hobby stained glass people": its first word is no name, though a verb seems to follow. */
function isOrdinary(text: string): boolean {
  const [, word = ''] = /^(\p{Lu}\p{Ll}+) \p{Ll}/u.exec(text) ?? [];
  return word !== '' && !PROPER.has(word) && !isFirstName(word);
}

/** "Farming sons and daughters past thirty-five" */
const KIN =
  /^\p{L}+ing and \p{L}+(?:ing)? \p{L}+s\b(?!.*\b(?:who|that) \p{L}+ing\b)|^\p{L}+ing (?:sons|daughters|mothers|fathers|brothers|sisters|couples|families|wives|husbands)\b/iu;

/** "Letting agents", "working mums": people by what they do, and nobody who does something with them. */
const isNamedByIng = (text: string): boolean => {
  const [head = '', ...words] = (text.split(AFTER_NOUN)[0]?.split(TWO_ALIKE)[0] ?? '').toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return (
    words.length > 0 &&
    words.length < 4 &&
    PEOPLE.test(last) &&
    isPerson(singularOf(last)) &&
    !MEETS_PEOPLE.test(head) &&
    !tokensOf(text)
      .slice(1, words.length + 1)
      .some(({ pos }) => /^(?:DET|PRON|NUM|ADP)$/.test(pos))
  );
};

/** "Purchasing officers and stores managers" */
const TWO_ALIKE = /(?<=[^s]s) and (?=(?:\p{L}+ ){0,2}\p{L}+(?:ers|ors|ees|ists|ants|ents)\b)/iu;

/** "Dairy farmer in his sixties": one of them stands for all. */
const isOnePerson = (head: string): boolean =>
  isPerson((head.split(AFTER_NOUN)[0] ?? '').split(' ').at(-1)?.toLowerCase() ?? '') &&
  needsArticle(lowered(head.split(AFTER_NOUN)[0] ?? '').replace(/^(?=\S+$)/, 'certain '));

/** "(I help) dog owners to walk in peace": what they are helped to do is no part of who they are. */
function withoutAim(helped: string): string {
  const tokens = tokensOf(helped);
  const aim = tokens.findIndex(({ lower, pos }, index) => index > 0 && (lower === 'to' || pos === 'VERB'));
  return aim === -1 ? helped : textOf(tokens.slice(0, aim)).replace(/,$/, '');
}

/** "Tiling firms in Rogaland" */
const FIRMS =
  /^\p{L}+ing (?:firms|companies|businesses|shops|boats|yachts|ships|vessels|stables|farms|hotels|pubs|homes|teams|crews|schools|clubs|studios|contractors|workshops|yards|labs)\b/iu;
