import { FINITE_PAST } from '../grammar/finite.ts';
import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { baseOf, singularOf, type Token, tokensOf } from '../grammar/language.ts';
import { DONE_BY_ONESELF, NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { audienceSubject } from '../persons/audience.ts';
import { isPerson } from '../persons/rivals.ts';
import { type Piece, piecesOf } from './clean.ts';
import type { Context, Listener } from './context.ts';
import type { Kind } from './kinds.data.ts';
import { isMaxim } from './maxims.ts';

/** "Still hears it", "Gets called at eight": somebody's deed without its subject, whatever the tagger hears. */
export const ELIDED =
  /^(?:(?:still|never|always|just|often|only) )?(?:gets|goes|keeps|sits|tells|says|thinks|wakes|eats|hears|feels|knows|gives|sleeps|sends|tries|pays|loses|spends|milks|hates) (?!and\b|or\b|of\b)|^(?:(?:still|then|always|now|now just|just) )?(?:writes|says|texts|posts|types|whispers|mutters|shouts|asks) "|^(?!(?:always|sometimes|perhaps|was|is|has|his|this|its|yes|thanks|plus|versus|less|unless|besides|across|towards|nights|days|weeks|times|things|kids|mornings|evenings)\b)[a-z]{2,}[^su\s']s (?:because|his|her|their|himself|herself|themselves|him|it|them)\b|^(?!(?:hands|shoulders|elbows|knees|eyes|heads|arms|legs|heels|fists|sleeves|blinds|windows|doors|days|weeks|weekends|nights|hours|evenings|mornings|afternoons|years|months|sundays|saturdays|kids|clients|guests|people's|always|his|this|its|templates|jars|boxes|posts|photos|jobs|prices|sales|lights|shelves|chairs|numbers|bookings|orders)\b)[a-z]{2,}[^su\s']s (?:up|off|down|back) (?!to\b|and\b|for\b|at\b|in\b|on\b|by\b|with\b)\w/i;

/** "Its nearly Christmas" lacks its apostrophe. */
const MISSPELT =
  /^its (?=(?:about |only |just |around )?[$£€\d]|(?:nearly|almost|never|always|not|just|only|like|an?) )/i;

/** "Feels like swimming in a coat": how it is, not whom one feels like. */
export const FEELS_LIKE =
  /^(?:still |always |often |just )?feels like (?:\p{L}+ing\b|it|there|nobody|everybody|everyone|nothing|every|all)/iu;

/** "Took from May to August", "takes four years, on and off", "took a while": how long it takes, and nothing that anybody takes. */
const LASTS =
  /^(?=(?:takes|took) (?:the whole (?:summer|winter|spring|autumn|season|year|month|week|weekend)\b|from \p{Lu}\p{Ll}+ (?:to|till|until) |(?:quite )?a (?:good |long |little )?while\b|ages\b|forever\b|(?:about |nearly |almost |only |another |over )?(?:\d+|a|an|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|a few|several) (?:whole |full )?(?:days?|weeks?|months?|years?|hours?|minutes?|goes|tries|attempts)\b(?! off\b|'s\b)))/iu;

/** "Takes him ten minutes", "hits her that …": what happens to somebody, who is not its subject. */
const BEFALLS =
  /^(?=(?:(?:still|always|usually|then|also) )?(?:(?:takes|took) (?:him|her|them|me|you|us) (?:about |around |nearly |almost |over |at least )?(?:\d|an? (?:hour|day|week|month|year|minute|while|moment|second)|half|the (?:whole|rest|best)|all|till|until|ages|forever|years|months|weeks|days|hours|one (?:evening|night|morning|afternoon|day|week|weekend|month|year|hour|season|go)|two|three|four|five|six|seven|eight|nine|ten|twenty|thirty|forty|fifty)\b|(?:hits|hit|strikes|struck) (?:him|her|them|me|you) (?:that|then|how|what|like|at|in|on|when)\b|(?:dawns|dawned) on |drives (?:him|her|them|me|you) (?:mad|crazy|nuts|up the wall)\b))/i;

/** "Costs £480": what is asked for it. */
const ASKS_PRICE = /^(?=costs (?:(?:about|around|only|just|from) )?[$£€\d])/i;

/** "Isn't a law problem. It's guesting.", "never was a kneeling problem": what it is not, and nobody. */
const NO_MATTER =
  /^(?:(?:it )?(?:isn't|wasn't|is not|never was|was never) )(?:(?:even|really|just|only) )?(?:about\b|(?:an? |the )?(?:\p{L}+ ){0,2}(?:problem|question|matter|issue|thing|fault|case|skill|disease)\b)/iu;

/** "Is Wednesday, the warm-up finished", "is not for the one who likes it" */
const IS_IT =
  /^Is (?=(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|\d|not (?:for|about|because)\b|always the|like (?:an?|the)\b|because|when|only (?:an?|the)\b|(?:an?|the) (?:question|moment|time|same|problem|shame)\b))/i;

/** "Isn't price" */
const NO_SUCH = /^(?:isn't|wasn't) (\p{Ll}+)$/iu;
const isThingAlone = (thing: string): boolean =>
  tokensOf(thing)[0]?.pos === 'NOUN' && !isPerson(thing) && thing !== 'home';

/** The same with "it" where it goes without saying, and with its apostrophe. */
export const befallen = (text: string): string =>
  text
    .replace(/^must(?:'ve| have) been (?=(?:\d+|an?|two|three|four|five|six|ten|half) \p{L}+)/iu, "It must've been ")
    .replace(/^makes ((?:total |perfect |complete |good |some )?sense)\b/i, 'It makes $1')
    .replace(MISSPELT, "It's ")
    .replace(/^happening (?=\S+ (?:times|or)\b|every\b|once\b|twice\b)/i, 'It happens ')
    .replace(BEFALLS, 'It ')
    .replace(LASTS, 'It ')
    .replace(ASKS_PRICE, 'It ')
    .replace(IS_IT, 'It is ')
    .replace(NO_MATTER, (whole) => (/^it\b/i.test(whole) ? whole : `It ${whole.toLowerCase()}`))
    .replace(NO_SUCH, (whole, thing: string) => (isThingAlone(thing) ? `It ${whole.toLowerCase()}` : whole))
    .replace(/^It (\p{Lu})(?!\p{Lu})/u, (_, letter: string) => `It ${letter.toLowerCase()}`);

/** "Still stood at the fridge": how one is found there today; "is a shock", "then is first frost": what there is. */
export const found = (given: string, context: Context): string => {
  const { field, listener } = context;
  const text = ofKin(given, context);
  const there = listener.audience.unsaid ? text : text.replace(THERE_IS, whatThereIs);
  return field === 'mainSymptomFromHook' || field === 'currentUndesiredReality'
    ? there.replace(
        /^((?:still |just |there )?)(stood|sat)(?= (?:at|in|on|by|outside|there|with|behind|under|up|here)\b)/i,
        (_, still: string, was: string) => `${still}${was.toLowerCase() === 'sat' ? 'sitting' : 'standing'}`,
      )
    : there;
};

/** "(Your dad picks it up.) Doesn't say anything": in a scene told to "you" it is he who goes on. */
function ofKin(text: string, { kind, answer, index }: Context): string {
  const [, who = ''] = (kind === 'scene' && index > 0 && KIN_DOES.exec(piecesOf(answer)[index - 1]?.text ?? '')) || [];
  if (who === '' || !GOES_ON_TOO.test(text) || !/\b(?:you|your|ur|u)\b/i.test(answer)) return text;
  return `${/^(?:mo|mu|ma|nan|gran(?!d)|grandmo|wife|sis|daughter|aunt)/i.test(who) ? 'She' : 'He'} ${text.charAt(0).toLowerCase()}${text.slice(1)}`;
}
const KIN_DOES =
  /^(?:and |then )?your (dad|father|mum|mom|mother|mam|gran|nan|grandad|grandmother|grandfather|wife|husband|sister|brother|son|daughter|aunt\p{L}*|uncle|boyfriend) (?:(?:just|then|only|even) )?\p{L}+[^su]s\b(?!.*\b(?:you|he|she|they|it) \p{L}+(?:s|e|t|k)\b)/iu;
const GOES_ON_TOO = /^(?:(?:then|just|only) )?(?:doesn't|isn't|won't|\p{L}+[^su]s) (?!of\b|and\b|or\b)\p{L}/iu;

const THERE_IS =
  /^((?:then|so|now|still|also) )?is ((?:an?|the|first|one|more|no|always|only) )(\p{L}+)(?! (?:\p{L}+ )?one\b)\b/iu;
const whatThereIs = (whole: string, lead: string | undefined, which: string, noun: string): string =>
  isPerson(noun.toLowerCase()) ? whole : `${lead ?? ''}${lead ? 'it' : 'It'} is ${which}${noun}`;

/**
 * "Booked solid and broke", "Screamed at every Saturday by a dad", "(Found a letter.) Dated 2003. Unsigned.": nothing is named that it
 * was done to, so it may have been done to one, or to what was named before.
 */
export function mayBeDoneTo(text: string, form: Form, { kind, index }: Context): boolean {
  if (/^(?:given|shown|driven|taken|thrown|hidden|stolen|stung) /i.test(text)) return true;
  if (kind === 'story' && (index === 0 || wordCount(text) > 5) && !BY_SOMEBODY.test(text)) return false;
  if (form === 'past' && /^(?:\p{L}+ ){1,2}(?:at|to|on|about|over|for|off) by\b/iu.test(text)) return true;
  const [head, ...rest] = tokensOf(text.replace(/^(?:(?:still|always|never|just|already|only) )+/i, ''));
  if (
    form !== 'past' ||
    !head ||
    head.lower === 'used' ||
    DONE_BY_ONESELF.has(head.lower) ||
    (FINITE_PAST.has(head.lower) && !EITHER.test(head.lower))
  )
    return false;
  const after = rest.find(({ lower }) => !/^(?:out|up|off|down|over|in|away|back)$/.test(lower));
  const object =
    after !== undefined &&
    !LASTING.test(after.lower) &&
    !/^(?:19|20)\d\d$/.test(after.lower) &&
    !(head.lower === 'called' && /^an?$/.test(after.lower)) &&
    (/^(?:DET|PRON|NUM|SYM|NOUN|PROPN)$/.test(after.pos) || /^(?:"|that|how|what)$/.test(after.lower));
  const adjective = after?.pos === 'ADJ' && rest[rest.indexOf(after) + 1]?.pos === 'NOUN';
  return !object && !adjective;
}

/** "All weekend", "half the night": how long, and nothing it was done to. */
const LASTING = /^(?:all|half|every|each|most)$/;

const BY_SOMEBODY = /\bby (?:an?|my|our|some|one|two|three|every|people|his|her|their) /i;

/** Of the verbs that tell what somebody did, those that as often tell what was done to them. */
const EITHER = /^(?:closed|opened|handed|called|told|kept|moved|turned|screamed)$/;

/** "Call it six hours", "Times forty", "Call it the Grudge Grid": a sum or a name, and nobody's deed. */
export const isReckoned = (text: string, form: Form): boolean =>
  ((form === 'bare' || form === 'elided') && (SUM.test(text) || NAMING.test(text))) ||
  (form !== 'clause' && WORKED_OUT.test(text));

/** "Never mind", "don't ask where I got it": said by the way; "raining" is nobody's doing. */
export const NO_ORDER =
  /^(?:(?:doesn't|does not|don't) matter\b|let(?:'s| me| us)\b|say (?:it's|it is|there's|that's|(?:\d|an?\b|one|two|three|four|five|six|ten|twenty|fifty|half)|you (?!will\b))|go (?:and|n) (?:photograph|film|stand|sit|read|open|ask|find|try)\b|do it$|never mind|(?:start to finish|top to bottom|end to end|back to front)$|don't (?:(?:even )?ask (?:where|how|why|me|what|who)|tell (?:my|anyone|anybody|him|her|them)|laugh|judge|get me started))\b|^don't ask$|^(?:raining|snowing|pouring|hailing|sleeting)(?:,|$| (?:again|hard|outside|sideways|still))/i;

/** "Get through shearing!": cried out over what was said, and nothing the listener does. */
export const isNoOrder = ({ text, end }: Piece, kind: Kind): boolean =>
  NO_ORDER.test(text) ||
  (kind === 'belief' && isMaxim(text)) ||
  (kind === 'loop' && end === '!' && wordCount(text) <= 4 && formOf(text) === 'bare');

/** "(You just get bored.) Said with love": how the speaker means it. */
export const MEANT = /^said (?:with|in) (?:\p{L}+ )?(?:love|affection|kindness|respect|friendship)\b/iu;

/** "Worked it out once with a student, £1,870 in a year": who did stays unsaid. */
/** "Worked it out over a year", "counting only the fabric, that's 70,000": how one knows what it comes to. */
const WORKED_OUT =
  /^(?:(?:logged|counted|measured|timed|weighed|tracked|checked|recorded|clocked) (?:it|this|that|them) (?:(?:all|up) )?(?:in|at|over|across|for|on|with)\b|worked (?:it|this|that|them) (?:all )?out|(?:added|totted) (?:it|this|that|them) (?:all )?up|did the (?:maths?|sums?))\b|^(?:(?:already|only|just|not|even) )*(?:count|add|includ|exclud|reckon|multiply|divid|averag|allow|ignor)ing\b[^,.]*, (?:that|it|this|which|they|you|there)(?:'s|'re| is| are| makes?| comes?| adds?| leaves?| was| would)\b/i;

const NAMING = /^[Cc]all (?:it|this|that) (?:the |a )?\p{Lu}/u;
const SUM =
  /^(?:call it (?:an? )?(?:about |roughly |around )?(?:[$£€]?\d|half|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|sixty|hundred|dozen)|add (?:it|that|them|those) (?:all )?up\b|times (?:[$£€]?\d|an?\b|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty)|do the (?:math|maths|sums?)\b|sleep well$|go on, \p{L}|go (?:and )?(?:look|see|count|check)$|come (?:and )?(?:look|see|count|check|ask|try)\b|go (?:behind|into|round|down to|up to|out to) (?:your|the)\b|(?:take|put|lay|get|count|add) (?:it|them|those|these)\b.* (?:make the sum|add (?:it|them) up|count (?:it|them))$)/iu;

/** "Phone on the bedside table. Shows plus two.", "Phone's on loud. Stays quiet.": of the thing, as it was typed. */
const goesOnOfThing = (text: string, before: string): boolean =>
  /^(?:shows|stays (?:quiet|silent|dark|dead|off|on|cold|shut|empty|red|green)|buzzes|beeps|flashes|reads \d|lights up|goes (?:off|dark|dead|red|green|black)|dies|boots|whirs|hums|(?:doesn't|won't|can't|never) (?:shut|close|open|fit|start|turn|run|dry|drain|lock|heat|charge|flush|ring|last|hold)s?)\b/i.test(
    text,
  ) && isThing(before.replace(/(?:'s| is| are| has| was)\b.*/i, ''));

const isThing = (phrase: string): boolean => {
  const [head] = tokensOf(phrase).filter(({ pos }) => !/^(?:DET|ADJ|PRON)$/.test(pos));
  return head?.pos === 'NOUN' && !isPerson(singularOf(head.lower));
};

/** "The bin: biggest guest in the house. Eats daily, never pays": what was said to be something goes on. */
const isToldOfThing = (before: string): boolean => {
  const [, thing] = /^((?:the|this|that|every|each) (?:\p{L}+ ){0,2}?\p{L}+)(?::| is\b| =)/iu.exec(before) ?? [];
  return thing !== undefined && isThing(thing);
};

/** "Wife came down holding the baby. Didn't ask. Could smell it.": of her who came, as it was typed. */
const GOES_ON = /^(?:didn't|couldn't|wouldn't|never|could|just)(?: \S+){1,3}$/i;
const isDeedOfOther = (before: string): boolean => {
  const told = before.replace(WHEN_OR_WHERE, '').replace(IN_LAW, '$1');
  const head = tokensOf(told).find(
    ({ pos, lower }) => !/^(?:DET|ADJ)$/.test(pos) && !/^(?:her|his|their|my|our)$/.test(lower),
  );
  return head !== undefined && /^(?:NOUN|PROPN)$/.test(head.pos) && isPerson(head.lower) && formOf(told) === 'clause';
};

/** "In march at the till my boss came over", "2018 the vet came out": when and where, before whoever did it. */
const WHEN_OR_WHERE =
  /^(?:(?:(?:in|at|on|by|after|before|during|last|one|that|this) (?:the |my |our )?[\p{L}\d:']+(?: (?:morning|afternoon|evening|night|\d{4}))?|\d{4}|\d+ ?[ap]m|(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: \p{L}+)?|christmas(?: \p{L}+)?),? )+(?=(?:my|our|the|an?|her|his|their) )/iu;

const IN_LAW = /\b(mother|father|sister|brother|son|daughter)[ -]in[ -]law\b/giu;

/** "Gran came. Heckled him.": whoever was told of right before. */
export const goesOnOfOther = ({ answer, index }: Context): boolean => {
  const before = piecesOf(answer)[index - 1]?.text ?? '';
  return isDeedOfOther(before) && wordCount(before) < 4;
};

/** "Investor in Frankfurt": somebody else, and nothing that they do yet. */
const namesOne = (before: string, { audience }: Listener): boolean =>
  formOf(before) === 'noun' &&
  tokensOf(before).some(({ pos, lower }) => pos === 'NOUN' && isPerson(lower) && !audience.nouns.has(lower));

/** "A guest asks when. Asks again.": for an author to whom the listener is "they", the one before goes on. */
export const isOfAnother = (text: string, form: Form, { answer, index, about, kind, listener }: Context): boolean => {
  // "And it stops. Just stops": what did it before.
  const [, again] = index > 0 ? (/^(?:just|simply|only) (\p{Ll}+s)\b/iu.exec(text) ?? []) : [];
  if (again && [` it ${again}`, ` it just ${again}`].some((before) => answer.includes(before))) return true;
  // "And a little boy about five lies down. Just lies down on the floor"
  const prior = piecesOf(answer)[index - 1]?.text ?? '';
  if (again && new RegExp(`(?<!\\b(?:he|she|they|you|I)(?: \\p{L}+)?) ${again}\\b`, 'iu').test(prior)) return true;
  if (about === 'audience' && index > 0 && goesOnOfThing(text, piecesOf(answer)[index - 1]?.text ?? '')) return true;
  // "Eight years old. Locked herself in the bathroom.", "Eleven years he'd restored her. Never once crossed to Mull."
  if (
    kind === 'story' &&
    form !== 'clause' &&
    /\b(?:herself|himself|themselves)\b|^never once [a-z]|^(?:then )?(?:asked|told|gave|showed|handed|rang|called|sent|offered|thanked) me\b/i.test(
      text,
    )
  )
    return true;
  // "(I ripped my board in half.) Laminated so it took a while": how it was.
  if (
    kind === 'story' &&
    index > 0 &&
    /^\p{L}+ed,? so it (?:took|was|cost|held|didn't|wouldn't|went|came)\b/iu.test(text)
  )
    return true;
  // "Didn't speak much till Spain, either of us": of both.
  if (kind === 'story' && /, (?:either|both|neither|all) of us\b/i.test(text)) return true;
  if (
    about === 'audience' &&
    form === 'elided' &&
    /^\p{L}+[^su]s\b/iu.test(text) &&
    isToldOfThing(piecesOf(answer)[index - 1]?.text ?? '')
  )
    return true;
  if (kind === 'story' && GOES_ON.test(text)) {
    const earlier = piecesOf(answer).slice(0, index);
    const other = earlier.findLast((piece) => !GOES_ON.test(piece.text));
    const who = other?.text
      .split(/, (?:and |but |then )?/)
      .findLast((deed) => /^I\b/.test(deed) || isDeedOfOther(deed));
    if (who && !/^I\b/.test(who)) return true;
  }
  // "Board call, investor in Frankfurt. Asks the price three times.", "a train whistle. Worked for one day"
  // "The 2016 Transit. Should've been replaced twice."
  if (
    index > 0 &&
    about === 'audience' &&
    /^(?:should|could|would)(?:'ve| have) been \p{L}+(?:ed|n|t)\b/iu.test(text) &&
    formOf(piecesOf(answer)[index - 1]?.text ?? '') === 'noun'
  )
    return true;
  if (
    (kind === 'scene' &&
      index > 0 &&
      form === 'elided' &&
      /^\p{L}+[^su]s\b/iu.test(text) &&
      namesOne(piecesOf(answer)[index - 1]?.text ?? '', listener)) ||
    (kind === 'tried' &&
      index > 0 &&
      /^(?:worked|lasted|helped|held) (?:for|once|twice|till|until|an?|one|two|about|great|well|fine|ok)\b/i.test(text))
  )
    return true;
  // "The one you let go for £2. Went for 160 at auction": what the thing named before did.
  if (about === 'audience' && index > 0 && /^(?:went|sold|goes|sells) for [$£€]?\d/i.test(text)) return true;
  const before = piecesOf(answer)[index - 1]?.text ?? '';
  // "She holds the blouse to the light. Coffee-coloured splash. Went in looking clean.": in a scene of today, what it was before.
  if (
    kind === 'scene' &&
    about === 'audience' &&
    form === 'past' &&
    index > 1 &&
    formOf(before) === 'noun' &&
    /\b(?:he|she) \p{L}+[^su]s\b/iu.test(answer)
  )
    return true;
  const last = before.split(/, (?:and|but|so|then) /).at(-1) ?? before;
  return (
    form === 'elided' &&
    about === 'audience' &&
    /^(?:they|you)$/.test(listener.audience.pronoun) &&
    /^(?:\p{L}+[^su]s|(?:doesn|hasn|isn)'t)\b/iu.test(text) &&
    ANOTHERS_DEED.test(last) &&
    formOf(last) === 'clause' &&
    audienceSubject(last, listener.audience) === null
  );
};
const ANOTHERS_DEED =
  /^(?:(?:(?:[Aa]nd|[Bb]ut|[Ss]o|[Tt]hen) )?(?:[Aa]n?|[Tt]he|[Aa]nother|[Tt]heir|[Oo]ne) (?:\p{L}+ ){1,2}(?:just |only |then )?\p{L}+[^su]s|\p{Lu}\p{Ll}+ \p{Ll}+[^su]s)\b/u;

/** "Misses it. Waits for the next round.", "Parks on the street and asks one question": a word that names a thing as well, in a row of deeds. */
export function isElidedToo(text: string, heard: Form, { answer, about, kind, listener }: Context): boolean {
  const { pronoun, unsaid } = listener.audience;
  // "Hits balls so it looks like he's working": the statement in it is not the whole.
  if (
    heard !== 'noun' &&
    !(heard === 'clause' && unsaid && /^\p{L}+[^su]s (?:\p{L}+s |.* and (?:we|I|they|she|he) )/u.test(text))
  )
    return false;
  if (about !== 'audience' && kind !== 'list' && !(unsaid && /^(?:approach|offer|entry)$/.test(kind))) return false;
  const tokens = tokensOf(text);
  const [head, next] = tokens;
  if (!head || !next || !/[^su]s$/.test(head.lower)) return false;
  const base = baseOf(head.lower);
  // "Spots a comma": no name of things stands before "a" or "the".
  if (unsaid && (AFTER_A_DEED.test(next.lower) || (head.pos === 'VERB' && next.pos === 'NOUN'))) return true;
  if (!(PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base)) || /^(?:of|from|and|or)$/.test(next.lower)) return false;
  if (unsaid && (/^(?:NOUN|ADJ|DET|NUM|PRON)$/.test(next.pos) || tokens.some((_, at) => isHeardAsDeed(tokens, at))))
    return true;
  if (!/^(?:ADP|ADV|NOUN|ADJ|PART)$/.test(next.pos)) return false;
  const deed = (part: string): boolean => /^(?:\p{L}+ly )?\p{L}+[^su]s\b/iu.test(part) && formOf(part) === 'elided';
  if (
    text
      .split(/,? and (?:then )?|, /)
      .slice(1)
      .some(deed)
  )
    return true;
  return (
    (unsaid || pronoun === 'he' || pronoun === 'she') &&
    (!NOUN_OR_VERB.has(base) || /^(?:for|over|through|until|till|to)$/.test(next.lower)) &&
    piecesOf(answer).some((piece) => piece.text !== text && deed(piece.text))
  );
}

export const AFTER_A_DEED =
  /^(?:an?|the|his|her|their|it|him|them|us|me|our|my|any|every|another|each|some|two|three|four|five|six|seven|eight|nine|ten|louder|harder|more|less|better|faster|slower|again|twice|early|late|nothing|something|everything|everyone|everybody|somebody|someone|himself|herself|themselves)$/;

/** "Stays in bed", "smiles for eight hours, cries in the stockroom": where subjects go unsaid, one verb the tagger hears is enough. */
const isHeardAsDeed = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.pos === 'VERB' &&
  /[^su]s$/.test(tokens[at].lower) &&
  (at === 0 || /^(?:,|and|then)$/.test(tokens[at - 1]?.lower ?? '')) &&
  (PLAIN_VERBS.has(baseOf(tokens[at].lower)) || NOUN_OR_VERB.has(baseOf(tokens[at].lower)));

/** "Gets a lifetime on the corners. Brings back what didn't sell": where who does it always goes unsaid, an offer and a first step say it no more. */
export const isUnsaidOffer = (pieces: readonly Piece[], kind: Kind, { audience }: Listener): boolean =>
  audience.unsaid &&
  /^(?:offer|entry)$/.test(kind) &&
  pieces.some(({ text }) => /^can\b/i.test(text) || formOf(text) === 'elided');

/** "Can leave the hoses", "Sends the bag", "He had the time. Didn't use it.": it is the listener who does it. */
export function doneByListener(text: string, { kind, past, index }: Context): boolean {
  const goesOn = Object.values(past.last).includes('listener');
  switch (kind) {
    case 'truth':
      return goesOn && index > 0 && /^(?:didn't|did|never|couldn't|wouldn't) /i.test(text);
    case 'shift':
      return MAY.test(text);
    case 'picture':
      return MAY.test(text) || BY_PEOPLE.test(text);
    case 'offer':
      return /^(?:has|have|gets|can|may)\b/i.test(text) || NEED_NOT.test(text) || BY_PEOPLE.test(text);
    case 'entry':
      return NEED_NOT.test(text) || BY_PEOPLE.test(text);
    case 'bridge':
      return BY_PEOPLE.test(text);
    default:
      return false;
  }
}

const MAY = /^(?:can|needn't)\b/i;
const NEED_NOT =
  /^(?:needn't|(?:doesn't|never|won't) (?:have to|need to|pay|owe|sign|open|lift|bring|send|buy|touch|tidy|clean|prepare|decide|commit|talk|tell|say|see|move|wait|lose)) /i;
const BY_PEOPLE =
  /^(?:sends|brings|fills|books|rings|calls|texts|emails|posts|tells|shows|asks|signs|picks|chooses|dreads|forgets|hates|loves|knows|hears|wants|thinks|hopes) (?!for itself|itself|you\b)/i;

/**
 * "They put new silicone. Looks nice.", "You learn thirty birds in May. Start with three.": beside "they" a verb in -s is of something else,
 * and beside "you" a bare verb is an order.
 */
export const isSaidOfAThing = (text: string, form: Form, { index, about, answer, listener }: Context): boolean =>
  index > 0 &&
  about === 'audience' &&
  // "(Get it emptied.) Full again by half term": it is.
  ((AS_A_THING_IS.test(text) && /\b(?:it|them)\b/i.test(answer.split(text)[0] ?? '')) ||
    (form === 'bare'
      ? /(?:^|[.!?\n] *)(?:you|u)\b/i.test(answer) && !/^(?:can|get|have|keep)\b/i.test(text)
      : form === 'elided' &&
        /^\p{L}+[^su]s\b/u.test(text) &&
        (/^(?:looks|sounds|smells|tastes|seems)\b/i.test(text) ||
          // "Shake it, shove the shelf back in. Hangs again by Thursday": beside plain verbs, one in -s is of the thing.
          (/^\p{L}+s (?:again|back)\b/u.test(text) && formOf(piecesOf(answer)[0]?.text ?? '') === 'bare') ||
          (listener.audience.pronoun === 'they' && /(?:^|[.!?\n] *)they\b/i.test(answer)))));
export const AS_A_THING_IS =
  /^(?:full|empty|dry|wet|damp|blocked|flat|loose|rusty|mouldy|dirty|cold|soft|dead|gone|back|broken|leaking) (?:again|by|within|inside|before|in (?:a|an|one|two|three|\d)|after|the (?:next|same))\b/i;

/**
 * "Hang on. The stall over there …", "(you give back dirty duvets.) Not dirty from the customer, dirty from you", "(the gem is there.)
 * Winking at you": no deed of theirs, and nobody who is so.
 */
export const isCry = (text: string, index: number): boolean =>
  /^(?:hang|hold) on(?: a (?:sec|second|minute|mo))?$/i.test(text) ||
  (index > 0 && (OATH.test(text) || HANGS.test(text))) ||
  (index > 0 && /^not (\p{L}+)\b[^.]*, (?:but )?\1\b|^\p{L}{2,}ing (?:back )?at you$/iu.test(text));
/** "(She took second.) Not kidding": whoever tells it. */
const OATH = /^(?:not (?:kidding|joking|lying|exaggerating)|no (?:joke|kidding|lie)|swear to god)(?=[,.!]|$)/i;
/** "(She did his in two weekends.) Hangs over the TV": what was made, and nobody. */
const HANGS =
  /^(?:(?:still|now) )?h(?:angs|ung) (?:over|above|on|in|by|beside|behind|from) (?:the|an?|my|your|his|her|their) /i;
