import type { FieldName } from '#framework/framework.ts';
import { hasFiniteVerb } from '../grammar/finite.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { textOf, tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { type Audience, audienceSubject } from '../persons/audience.ts';
import { speakingAs } from '../persons/habits.ts';
import { convert, turned } from '../persons/person.ts';
import { rivalAt } from '../persons/rivals.ts';
import { NO_PAST } from '../persons/subjects.ts';
import { askedAndTold, KNOWN } from './asked-and-told.ts';
import {
  BY_SOME,
  DOUBT_OF_YOURS,
  NO_WORDS_OF_THEIRS,
  OF_ONESELF,
  QUOTED,
  REPORTED,
  SAY_IT,
  SELLER_SPEAKS,
  thoughtOnly,
  toldBySeller,
  whoFears,
} from './attributed.ts';
import type { Piece } from './clean.ts';
import { spokenTo } from './quoted-by.ts';
import { andDoes, asSentence, lowered } from './realise.ts';
import { ASIDE, answeredAside, deedThenWords, QUESTION, quotedAtLast, remarked, remarkOf } from './remarked.ts';
import { withoutThat } from './telegraphic.ts';
import { WORRYING, worriedAloud, youToI } from './you-as-i.ts';

/**
 * What the listener thinks, in their own first person and in quote marks; null when it only names the thought ("fear of failing"). As it
 * was typed where the speaker's own words would end up in the listener's mouth.
 */
export function thoughtOf(given: readonly Piece[], audience: Audience, field: FieldName): readonly string[] | null {
  if (audience.habits.addresses && BY_SOME.test(given[0]?.text ?? '') && !given.some(({ text }) => text.includes('"')))
    return given.map(({ text, end }) => asSentence(text, end));
  const spoken = audience.habits.addresses ? spokenTo(given) : null;
  if (spoken) return [spoken];
  const said = readThought(given, audience, field);
  const isMixed = said?.some((one) => one.includes('"') && (SELLER_SPEAKS.test(one) || NO_WORDS_OF_THEIRS.test(one)));
  if (!isMixed || given.some(({ text }) => text.includes('"'))) return said;
  return given.map(({ text, end }) => asSentence(text, end));
}

function readThought(given: readonly Piece[], audience: Audience, field: FieldName): readonly string[] | null {
  const last = given.at(-1);
  const described = deedThenWords(given, audience);
  if (described) return described;
  const bracketed = last ? answeredAside(last) : null;
  if (bracketed)
    return [...(thoughtOf([...given.slice(0, -1), bracketed.doubt], audience, field) ?? []), bracketed.answer];
  const [, said, remark] = ASIDE.exec(last?.text ?? '') ?? TRIED_ALREADY.exec(last?.text ?? '') ?? [];
  if (last && said && remark) {
    const thought = thoughtOf([...given.slice(0, -1), { ...last, text: said, end: '.' }], audience, field);
    return thought ? [...thought, asSentence(remarkOf(remark, audience), last.end)] : null;
  }
  const [, kept, undone] = last && given.length === 1 ? (AND_NOT_DOING.exec(last.text) ?? []) : [];
  if (last && kept && undone && REPORTED.test(kept)) {
    const thought = thoughtOf([{ ...last, text: kept }], audience, field);
    return thought ? [...thought, asSentence(`you ${remarkOf(plainVerbs(undone), audience)}`, last.end)] : null;
  }
  const [quote, ...remarks] = given;
  const quoted = SAY_IT.exec(quote?.text ?? '')?.[1];
  if (quote && quoted && remarks.length > 0 && !remarks.some(({ text }) => text.includes('"')))
    return [asSentence(quoted, quote.end), ...remarks.map((remark) => remarked(remark, audience, quoted))];
  const spoken = quotedAtLast(given);
  if (spoken) return spoken;
  const only = given.length === 1 ? given[0] : undefined;
  if (only && QUOTED.test(only.text) && !REPORTED.test(only.text.slice(1)) && !ASKS.test(only.text.slice(1)))
    return [asSentence(only.text, only.end)];
  if (only && isQuoted(only.text, audience, field)) return [`"${asSentence(only.text, only.end)}"`];
  const pieces = given.flatMap(askedAndTold).map((piece) => ({
    ...piece,
    text: thoughtOnly(piece.text, audience),
  }));
  const first = pieces[0];
  if (!first) return null;
  const rest = given.slice(1).findIndex(({ text }) => toldBySeller(first.text, text)) + 1;
  if (rest > 0) {
    const thought = thoughtOf(given.slice(0, rest), audience, field);
    // "I've heard that from every one of them. They say it in the exact same words": told of them in both.
    const ofThem = given.slice(rest).some(({ text }) => /\b(?:of|from) them\b/.test(text));
    const said = given.slice(rest).map((one) => (ofThem ? asSentence(one.text, one.end) : remarked(one, audience)));
    return thought ? [...thought, ...said] : null;
  }
  if (DOUBT_OF_YOURS.test(first.text) && !QUOTED.test(first.text))
    return pieces.map(({ text, end }) => asSentence(text, end));
  const form = formOf(first.text, first.end === '?');
  const named = audienceSubject(first.text, audience);
  const told = pieces.length === 1 ? toldTo(first) : null;
  if (told) return [told];
  if (
    isToldOfThem(first.text) ||
    TOLD_OTHERS.test(first.text) ||
    TELLING_OTHERS.test(first.text) ||
    SAYING_AND.test(first.text) ||
    ASKS_WHETHER.test(first.text) ||
    (named &&
      !named.generic &&
      !/^an? (?:real|proper|good|better|normal|decent|true|serious|professional)\b/i.test(first.text))
  )
    return null;
  const namesIt =
    (form === 'noun' || form === 'gerund') &&
    (/^(?:the |a )?(?:fear|dread|shame|guilt|worry|suspicion|doubt)s? (?:of|that|about)\b/i.test(first.text) ||
      !hasFiniteVerb(tokensOf(first.text))) &&
    first.end !== '!' &&
    !/[$£€]\d/.test(first.text) &&
    !/^(?:all|every|each|my|our|this|that|those|these|another|nobody|people|men|women|everyone) (?:\S+ ){2,}/i.test(
      first.text,
    ) &&
    !/^(?:(?:better|easier|safer|cheaper) .* than|please|maybe|just|not|no (?:budget|time|money|way|cash))\b|n't\b|\b(?:we|us|ours?|I|me|my)\b/i.test(
      first.text,
    );
  const [, going] =
    pieces.length === 1
      ? ((field === 'realInternalObjection' ? GOING_TO : GOING_TO_OR_NOT_DOING).exec(first.text) ?? [])
      : [];
  if (going)
    return [
      `"I'm ${asSentence(convert(lowered(going), 'they', 'I', audience, true), first.end).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}"`,
    ];
  if (pieces.every(({ text }) => WORRYING.test(text)))
    return [`"${pieces.map((piece) => worriedAloud(piece, audience)).join(' ')}"`];
  if (
    pieces.length === 1 &&
    field === 'biggestPriceObjection' &&
    /^not \p{L}+ing\b/iu.test(first.text) &&
    !/^not being\b/i.test(first.text)
  )
    return [
      `"I ${asSentence(plainVerbs(convert(lowered(first.text), 'they', 'I', audience, true)), first.end).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}"`,
    ];
  const [, negated = '', fear = ''] = pieces.length === 1 ? (/^(not )?being (.*)$/is.exec(first.text) ?? []) : [];
  if (fear !== '' && (negated !== '' || FEARED.test(fear)))
    return [
      `"I'm ${negated.toLowerCase()}${asSentence(convert(lowered(fear), 'they', 'I', audience, true), first.end).replace(/^\p{Lu}/u, (letter) => letter.toLowerCase())}"`,
    ];
  const reports = form === 'gerund' && REPORTED.test(first.text) && hasFiniteVerb(tokensOf(first.text));
  if (
    (namesIt || (form === 'gerund' && !reports && !/\b(?:we|we've|we're|our|us)\b/.test(first.text))) &&
    pieces.length === 1 &&
    !/"/.test(first.text)
  )
    return null;
  // "What if it's just me? What if they can smell it?": beside "me", "they" are others.
  const ofOneself =
    pieces.length > 1 &&
    pieces.some(({ text }) => OF_ONESELF.test(text)) &&
    !pieces.some(({ text }) => REPORTED.test(text));
  const thoughts = pieces.map((piece) => {
    const isOfOthers = ofOneself && /\bthey\b/i.test(piece.text) && !OF_ONESELF.test(piece.text);
    const thought = isOfOthers || /^"(?:my|our)\b/i.test(piece.text) ? piece.text : inFirstPerson(piece, audience);
    const asked =
      !KNOWN.test(thought) &&
      ([piece.text, thought].some((text) => QUESTION.test(text) || ASKS.test(text)) || ASKED_LAST.test(thought));
    return asSentence(thought, asked || /\?"$/.test(piece.text) ? '?' : piece.end);
  });
  const aside = given.slice(1).find(({ text }) => SAID_SO.test(text));
  if (aside && given.length === 2 && form === 'quote')
    return [`"${thoughts[0] ?? ''}"`, asSentence(convert(aside.text, 'they', 'you', audience), aside.end)];
  if (thoughts.some((thought) => thought.includes('"')))
    return thoughts.map((thought, at) =>
      // '"No budget" is how they put it. "We can do that ourselves."': what was quoted stays so.
      formOf(pieces[at]?.text ?? '') === 'quote' && !thought.includes('"')
        ? `"${thought}"`
        : thought.replace(/(?<="), [^"]+$/, (said) => convert(said, 'they', 'you', audience, true)),
    );
  return [`${reports ? reporting(first.text, field) : ''}"${thoughts.join(' ')}"`];
}

/** "Telling yourself it's only for the season and not wanting to let a bride down": what is thought, and then why. */
const AND_NOT_DOING =
  /^((?:telling|saying|thinking)\b(?:(?! \p{L}+ing\b)[^"])+?),? and (not (?:want|lik|dar|know|need|hav)\p{L}*ing\b.*)$/iu;

const ASKED_LAST = /, (?:what|who|how|why|where) (?:am|do|can|will|would|should) I\b/i;

const GOING_TO = /^((?:never |not |only |just |probably )?(?:going to|gonna) \p{L}.*)$/isu;

/** "Not paying to learn something my grandad did for nothing": what one will not do, said by oneself. */
const GOING_TO_OR_NOT_DOING =
  /^((?:(?:never |not |only |just |probably )?(?:going to|gonna) |(?:not|never) (?!(?:be|hav|know|want|need|own|understand|believ|lov|lik|car)ing\b)\p{L}+ing )\S.*)$/isu;

/** "They'll think the line's gone dead. They'll hang up.": what one fears of others, in one's own words. */
export const OTHERS_WILL =
  /^(?:it says (?:at|in|on|"|“)|they(?:'ll| will) (?:all )?(?:think|laugh|notice|hear|hate|hang|judge|stare|sack|fire|find out|work out)\b)(?!.*")/i;

/** "They say we could learn it for free, and they've already tried that": "they" once more, after what "we" could. */
const TRIED_ALREADY =
  /^(they (?:say|think|tell me|ask)[, ](?:[^"]*\b(?:I|we|my|our|me|us)(?:'\p{L}+)?\b[^"]*)), ((?:and|but|so) they(?:'ve (?:already|all|usually|mostly|nearly all|just|never)|'re (?:right|wrong|not wrong)|(?: (?:do|did|all do|could|can|have|mean it|always do))(?=[.,]|$))[^"]*)$/isu;

/** "Good wives just handle it.", "bad luck": said like that and meant for nobody, and "you" before a price is the seller. */
function isQuoted(text: string, audience: Audience, field: FieldName): boolean {
  if (/"/.test(text)) return false;
  const form = formOf(text);
  if (field === 'biggestPriceObjection' && form === 'gerund' && !/^(?:not|finding it)\b/i.test(text))
    return /\b(?:your?|I|my|me)\b/i.test(text);
  if (field === 'howTheyRationalize' && EVERY_ONE.test(text) && audienceSubject(text, audience)) return true;
  const others = /\b(?:they|them|their|she|her|he|him|his)\b/i.test(text);
  if (field === 'voiceInTheirHead' && /^(?:noun|adjective)$/.test(form) && SAID_SHORTLY.test(text))
    return !others && wordCount(text) <= 5;
  if (field === 'howTheyRationalize' && form === 'noun')
    return !others && wordCount(text) <= 6 && !/^(?:fear|dread|shame|guilt|worry)\b/i.test(text);
  return (
    !others &&
    /^(?!most|many|some|all|few|other|several)\p{L}+ \p{L}{2,}[^s\P{L}]s \p{L}/iu.test(text) &&
    tokensOf(text)[0]?.pos === 'ADJ' &&
    audienceSubject(text, audience) !== null
  );
}

/** "Every teacher loses their voice": what holds for all is said as it is, and not only of oneself. */
const EVERY_ONE = /^every \p{L}+ (?:\p{L}{2,}[^s\P{L}]s|has|is|does) /iu;

/** "Too late now", "same again next year": said to oneself, and the name of nothing. */
const SAID_SHORTLY =
  /^(?:too|not|never|no|maybe|same|next|still|just|only|almost|nearly|again|always|better|one more)\b/i;

/** "They say it so nicely": how it was said, and nothing more that was. */
const SAID_SO =
  /^they (?:always |usually |often |all )?(?:say|ask|tell me) (?:it|this|that) (?:so|very|quite|with|in|as|like|every|to|all the|at|and|again)\b/i;

/** "What they are afraid of", "I think they …": the speaker opens, and tells of them. */
const SPEAKER_TELLS =
  /^(?:(?:what|the thing) (?=\S+ (?:are |is )?(?:afraid|scared|frightened|worried|terrified|ashamed)\b)|I (?:\w+ )?(?:think|guess|know|suspect|hear|believe|suppose|see|bet) (?:that |what |it's (?:that )?)?)(?:they|she|he)\b/i;

/** "I suspect the worst of it is that they …": they come later in what the speaker holds. */
const SPEAKER_HOLDS = /^I (?:\w+ )?(?:think|guess|know|suspect|hear|believe|suppose|bet)\b.*\b(?:they|them|their)\b/i;

/** "They quietly worry that …" */
const THEY_FEEL =
  /^(?:they|she|he)(?:'re| are| is|'s)? (?:(?:really|just|secretly|quietly|often|always|all) )?(?:wonder|worr|fear|doubt|hop|dread|expect|suspect|want|wish)\w*\b/i;

/** "They wonder what happens if they freeze in front of me": the speaker tells of them, and is in it; not "they want a liar, and I don't lie". */
const isToldOfThem = (text: string): boolean =>
  [SPEAKER_TELLS, SPEAKER_HOLDS, THEY_FEEL].some((telling) => telling.test(text)) &&
  !/, (?:and|but) I\b/.test(text) &&
  /\b(?:I|me|my|we|us|our)\b/.test(text) &&
  !text.includes('"') &&
  !REPORTED.test(text) &&
  !AFRAID.test(withoutBeing(text));

const withoutBeing = (text: string): string => text.replace(/^(?:they're|they are|she's|she is|he's|he is) /i, '');

/** What one says of oneself when one is it. */
const FEARED =
  /^(?:afraid|scared|terrified|worried|ashamed|embarrassed|too|sure|able|ready|no good|hopeless|useless|bad at|rubbish)\b/i;

/** What is told to others was not only thought; what goes through one's head at a moment is not what one keeps thinking. */
function reporting(text: string, field: FieldName): string {
  const told =
    /^telling (everyone|everybody|people|(?:the|an?|their|her|his|your|my) \p{L}+|\p{L}{2,}s(?<!selves)(?= "))\b/iu.exec(
      text,
    )?.[1];
  if (told) return `You tell ${told.replace(/^(?:their|her|his|my)(?!\p{L})/iu, 'your')}, `;
  return field === 'howTheyRationalize' ? 'You keep thinking, ' : '';
}

/** "Telling the trustees it was a hard round": whom one tells it to is no part of what is told. */
function toldTo({ text, end }: Piece): string | null {
  const [, whom = '', what] =
    /^telling ((?:(?:the|their|her|his|your|my|an?) (?:\p{L}+ )?(?!that\b)\p{L}+|\p{L}{2,}(?<!self|selve)s(?<!themselves)|grand(?:ma|pa|ad)|gran|nan|mum|mom|dad|people|everyone|everybody)) ((?:it|there|this|nobody|everybody|everyone|the|we)\b.+|that (?:\p{L}+(?:'s| is| are)|nobody|everybody|there|this|we) .+)$/iu.exec(
      text,
    ) ?? [];
  return what && !/\b(?:they|them|their|she|her|he|him|his|I|me|my)\b|"/.test(what)
    ? asSentence(`You tell ${whom.replace(/^(?:their|her|his|my)(?!\p{L})/iu, 'your')} ${andDoes(what)}`, end)
    : null;
}

/** 'Saying "it is fine" and moving on': more is done than said. */
const SAYING_AND = /^\p{L}+ing "[^"]*",? (?:and|then|while|before|to|with|when|over|in)\b/iu;

/** "They ask whether it comes in blue" is no thought of theirs word for word. */
const ASKS_WHETHER =
  /^(?:they|she|he|you|people|(?:my )?clients?)\b[^,.]{0,20}\b(?:ask|asks|wonder|wonders)(?: me| us)? (?:whether|if) /i;

const TELLING_OTHERS = /^telling (?:the|their|her|his|your|my) (?!\p{L}+ (?:that\b|"))/iu;

/** "She tells her friends that …" is something one does, so it is told, not quoted. */
const TOLD_OTHERS =
  /^(?:they|she|he|you|I)\b.{0,20}\b(?:tell|tells|telling) (?:their|her|his|your|my|the|other|everyone)\b/i;

/** "Can't my receptionist do it": the subject follows its verb. */
const ASKS =
  /^(?:am|can't|isn't|aren't|won't|can|is|are|will|do|does|don't|doesn't|should|could|would) (?:I|my|your|the|a|an|it|they|this|that|these|those|there|we|you|she|he|his|her|their|our|people|everyone|everybody|somebody|someone|anyone|anybody|nobody|other)\b/i;

/** Only who opens the thought is certainly the one who thinks it; after a comma or another subject "they" may be anybody. */
function isSaidOfThemselves(thought: string): boolean {
  const before = thought.split(/\b(?:they|she|he)\b/i)[0] ?? '';
  if (before !== thought && formOf(thought) === 'gerund' && !namesPeople(before)) return true;
  return before === thought
    ? !/\b(?:themselves|theirs)\b|^(?:don't )?(?:let|tell|show|ask|give) them\b/i.test(thought)
    : OPENING_WORDS.test(before) ||
        /^(?:their|her|his) /i.test(before) ||
        (/^what if\b/i.test(before) && !namesPeople(before));
}

const namesPeople = (text: string): boolean => {
  const tokens = tokensOf(text);
  return tokens.some((_, index) => /^(?:people|things|one|anybody)$/.test(rivalAt(tokens, index, NOBODY)?.kind ?? ''));
};
const NOBODY: ReadonlySet<string> = new Set();

const OPENING_WORDS =
  /^(?:(?:and|but|so|well|maybe|perhaps|what|who|where|which|if|because|that|when|why|how|do|does|did|will|would|can|can't|could|should|shouldn't|are|aren't|don't|am|is|not|sure|honestly|even|once|until|unless|even|though|really|just|still|long|much|right|now|then|or)[ ,]+)*$/i;

/** "They'll all laugh": whoever does that is not the one who thinks it. */
const OTHERS_DO =
  /^(?:what if |but )?they(?:'ll|'d|'re|'ve| will| would)? (?:just |probably |only |still )?(?:all|both|laugh|laughing|judge|judging|notice|think I|say I|stare|tease|sack|reject|hate|ignore|go with|choose|pick|find out|won't|don't like|never listen)\b/i;

/** "They'll think I'm taking the mick": how one will be judged, which is feared of others. */
const JUDGED =
  /^(?:and |but |what if )?(?:they|people|everyone|everybody|she|he)(?:'ll| will|'d| would| might| may|'re going to| are going to) (?:all |just |only |probably )?think (?:that )?(?:I|I'm|I've|my|we|we're)\b|^(?:people|everyone|everybody)(?:'ll| will|'d| would)? (?:all |just )?say (?:that )?(?:I|I'm|I've|we)\b/i;

/** "They only ever fund the big ones", "they're my friends now": said of those one depends on. */
const THEY_OTHERS =
  /^they (?:only|always|never|just) (?:ever )?(?:fund|hire|pick|choose|promote|reply|answer|book|pay|care|go for|go with|take)\b|\bthey(?:'re| are) (?:my|our)\b/i;

/** "… and that they'd have to ask": the second of two things said or thought. */
const AND_THAT =
  /(\band )that (?=(?:(?:I|you|they|she|he|we|it|there)(?:'\p{L}+)?|the|an?|my|their|her|his|our|your|everybody|everyone|nobody|once|if|when|people|even) \S)/iu;

/** How one feels about something that is yet to come: "Afraid that they …" is thought as "I'm afraid that I …". */
const AFRAID =
  /^(?:(?:too|so|really|very|just|still|secretly|a bit|a little) )*(?:afraid|scared|terrified|worried|embarrassed|ashamed|nervous|convinced|guilty|frightened|anxious)\b/i;

function inFirstPerson(piece: Piece, audience: Audience): string {
  const unquoted = formOf(piece.text) === 'quote' ? piece.text.slice(1, -1) : piece.text;
  const [, inner] = /^[^"]{0,40}[:,]?\s*"([^"]+)"$/.exec(unquoted) ?? [];
  if (inner && (REPORTED.test(unquoted) || /^[^"]*:\s*"/.test(unquoted))) return inner;
  const byOthers =
    JUDGED.test(unquoted) ||
    (audience.habits.addresses && /^(?:and |so )?(?:they|she|he|people|clients?)\b/i.test(unquoted));
  const reported = byOthers ? undefined : REPORTED.exec(unquoted)?.[0];
  const body = reported && reported.length < unquoted.length ? unquoted.slice(reported.length) : withoutThat(unquoted);
  if (/"/.test(body)) return body;
  const [, cried, aloud] = reported ? (/^(oh|ooh|well|ah),? (.+)$/is.exec(body) ?? []) : [];
  if (cried && aloud && !ASKED_OF.test(aloud)) return `${cried}, ${lowered(aloud)}`;
  if ((reported || body !== unquoted) && AND_THAT.test(body))
    return inFirstPerson({ ...piece, text: unquoted.replace(AND_THAT, '$1') }, audience);
  if (reported && /\bthat\b/.test(reported) && /, that\b/.test(body))
    return inFirstPerson(
      { ...piece, text: `${reported}${body.replace(/, (and )?that (?=\S+ \S)/g, ', $1')}` },
      audience,
    );
  if (reported !== undefined && /^you\b/i.test(reported) && /\byour?\b/i.test(body)) return youToI(body, audience);
  if (THEY_OTHERS.test(body) && /^(?:can|can't|won't|could|couldn't|should|must|never|will) /i.test(body))
    return `I ${lowered(body)}`;
  // "Feels dry": the thing one judges.
  if (/^(?:feels|looks|sounds|smells|tastes) \p{L}+$/iu.test(body)) return `It ${lowered(body)}`;
  if (OF_COURSE_IT.test(body) && audience.pronoun !== 'she' && audience.pronoun !== 'he') return `It ${lowered(body)}`;
  if (IT_MUST_BE.test(body)) return body;
  if (
    piece.end !== '?' &&
    formOf(body) === 'elided' &&
    !ASKS.test(body) &&
    !/^(?:(?:always|never) (?:have|has|did|do|does|will|was|were|had)$|never had|never been (?:any|much|enough|an?)|don't(?! (?:even |really )?(?:own|need|know|understand|drive|cook|earn)\b))\b/i.test(
      body,
    )
  )
    return convert(`she ${lowered(body)}`, 'she', 'I', audience);
  // "What if they find out she can't read it?": she whom it was asked of, and others.
  const foundOut =
    /^what if they\b/i.test(body) && body.split(/\b(?:she|he)\b/).length > 1 && audience.pronoun !== 'they';
  if (!foundOut && (OTHERS_DO.test(body) || THEY_OTHERS.test(body))) return body;
  const afraid = withoutBeing(body);
  if (AFRAID.test(afraid) && /\b(?:I|me)\b/.test(afraid))
    return `I'm ${convert(lowered(afraid).replace(/(?<!\p{L})(?:I|me)(?!\p{L})/gu, 'X'), 'they', 'I', audience, true).replace(/\bX\b/g, 'you')}`;
  if (AFRAID.test(afraid)) return `I'm ${convert(lowered(afraid), whoFears(body, audience), 'I', audience, true)}`;
  if (
    !foundOut &&
    /\b(?:what if|when|because|if) they (?:find|found|laugh|judge|say|see|notice|reject|leave|realise|realize|ask|hate|don't like)\b/i.test(
      body,
    )
  )
    return body;
  const named = reported ? null : audienceSubject(body, audience);
  if (named && !named.singular)
    return convert(`they ${textOf(tokensOf(body).slice(named.verbAt))}`, 'they', 'I', audience);
  if (/\b(?:I|my|me|we|us|our)\b/.test(body) || (!reported && !isSaidOfThemselves(body))) return body;
  const opened = (['they', 'she', 'he'] as const).find((who) => new RegExp(`^${who}\\b`, 'i').test(reported ?? ''));
  if (!opened) return turned(body, audience, NO_PAST, 'I');
  const ofThem = { ...audience, habits: speakingAs(audience.habits, opened) };
  return turned(body, ofThem, { ...NO_PAST, named: true, last: { [opened]: 'listener' } }, 'I');
}

/** "What if they …": of oneself, though said aloud. */
const ASKED_OF = /^(?:what if|how|why|can|will|should|do|does) (?:they|she|he)\b/i;

/** "Covers the sugar bill": said of what one does, and not of oneself. */
const OF_COURSE_IT =
  /^(?:just )?(?:covers|pays for|costs|works|takes|brings|comes|happens|saves|helps|beats|sells itself|goes with|depends|runs in|adds up)\b/i;

/** "Must be the flour again", "could be worse": what it is, and not who one is. */
const IT_MUST_BE =
  /^(?:(?:just|probably|still|only) )?(?:must|might|may|could|can|can't|couldn't|has to|will|won't|would)(?:'ve| have)? (?:just |only |all |always |not )?(?:be|been) (?!\p{L}+ing\b|able\b|sure\b|ready\b|more \p{L}+\b(?! (?:than|it)))/iu;
