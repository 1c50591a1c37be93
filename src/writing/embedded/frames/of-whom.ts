import { answerFields, choicesOf, type FieldName } from '#framework/framework.ts';
import type { SectionRequest } from '../../script-writer.ts';
import { piecesOf } from '../answers/clean.ts';
import { say } from '../answers/complete.ts';
import { opensWithVerb } from '../answers/jotted.ts';
import { KINDS } from '../answers/kinds.data.ts';
import { capitalised } from '../answers/realise.ts';
import { isToldShortly, opensWithDeed, unquoted } from '../answers/told-shortly.ts';
import { formOf } from '../grammar/forms.ts';
import { isFirstName, singularOf, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { COLLECTIVES } from '../persons/person.data.ts';
import { type Third, thirdOf, YOU } from '../persons/pronouns.ts';
import { isPerson, opensWithThings, rivalAt } from '../persons/rivals.ts';
import { hash, itsTurn, type Known, type Line, type Writing } from '../writing.ts';
import { saysTwice } from './frame-fit.ts';
import {
  afterTheirCrash,
  asked,
  askedWhatFor,
  askedWhen,
  backTo,
  broughtBack,
  broughtIn,
  broughtInLate,
  calledUp,
  leftOutAs,
  peopleTopics,
  suchPeople,
  toldOfClients,
  topics,
} from './own-words.data.ts';
import { voiceFor } from './voices.ts';

/**
 * Leads to an answer that tells of somebody else, unless it names them itself: with the frame's own lead where that speaks to nobody,
 * otherwise with a few words on what is told of next.
 */
export function preface(
  { answers, listener, request }: Writing,
  field: FieldName,
  said: string,
  leads: readonly Line[] = [],
): Line[] {
  const [before = '', third = ''] = said.split(/\b(they|them|their|she|her|he|him|his)\b/i);
  const { pronoun } = listener.audience;
  const shortly = isToldShortly(piecesOf(said), field, listener) && opensWithDeed(said) && !saysWhatItIs(said, field);
  const { unsaid } = listener.audience;
  const leftOut = unsaid && (opensWithVerb(said) || !ONLY_DEEDS.has(field));
  const meant = meantBy(said, listener.audience, KINDS[field][1]);
  const isOne =
    (leftOut && (pronoun === 'she' || pronoun === 'he')) ||
    (!shortly &&
      field !== 'planBeliefCallback' &&
      (meant === 'she' || meant === 'he' || (meant !== 'they' && !/^the/i.test(third))));
  if (opensWithThings(said) || SAID_OF_NOBODY.has(field)) return [];
  if (
    !listener.told &&
    ((pronoun !== 'you' && namesWhom(before, isOne, thirdOf(third.toLowerCase()))) || tellsOfThings(before, said))
  )
    return [];
  // "What the teacher told me after, in the car park, was that she knew": she is one of them, and named.
  const isNamed = meant === 'somebody' && namesWhom(before, true, thirdOf(third.toLowerCase()));
  const goesOn =
    field === 'crashRealizationMoment' &&
    /^(?:(?:and|so|then|what) )?(?:they|she|he)\b/i.test(said) &&
    // "It happened to a girl I trained, Kylie": whoever she is, she was told of right before.
    (say('crashMovieScene', answers.crashMovieScene ?? '', listener, 0)?.sure === false ||
      tokensOf(answers.crashMovieScene ?? '').some((token) => isFirstName(token.text)));
  const ofClients = toldOfClients[field]?.[isOne ? 'one' : 'several'];
  // "They wanted to dance, and it was me that stopped them": whose thought it is, "people" would not be.
  const isOwnThought = field === 'crashRealizationMoment' && /\b(?:I|me|my)\b/.test(said);
  // "A sleepover. They want to say yes to one.": an author who says "you" elsewhere means those who listen.
  // "Nobody ever taught them how to let go of a key"
  const isTheirs =
    meant === 'they' ||
    (meant === undefined &&
      ((pronoun === 'you' && /[.!?] They\b/.test(said)) || BY_NOBODY.test(said) || isNearThem(said)));
  const ofPeople = isTheirs && !unsaid && !isOwnThought ? peopleTopics[field] : undefined;
  const askedFor = leftOut ? askedOf(said, field, listener.audience) : undefined;
  const ways = goesOn ? [afterTheirCrash] : (askedFor ?? ofClients ?? ofPeople ?? topics[field] ?? []);
  if (ways.length === 0) return [];
  const held = leads.map(({ text }) => text).join(' ');
  const turn = request.seed + hash(field + voiceFor(request.sectionNumber === 7 ? 'close' : 'personality', answers));
  const turned = ways.map((_, at) => ways[(turn + at) % ways.length] ?? '');
  // "Underneath she wants it to be …" says itself what it is about.
  const announced =
    [...turned, ...(ofPeople ? (topics[field] ?? []) : [])].find((way) => !saysTwice(way, said)) ??
    (ofClients ? turned[0] : '') ??
    '';
  // "That an urge means it's full": only a belief leads to it.
  const isThat = field === 'stupidThingTheyBelieve' && formOf(firstSentence(said)) === 'that';
  const holds =
    held !== '' && !unsaid && !goesOn && !isThat && !ofPeople && !TO_THE_ROOM.test(held) && !saysTwice(held, said);
  const text = holds ? held : announced;
  // "It isn't the kit, is what he told me": whoever said so was told of in the scene.
  const isReported = field === 'crashRealizationMoment' && answers.crashMovieScene !== undefined && TOLD_ME.test(said);
  // "A torch from where the surveyor stands. Washing only where he looks."
  const isTold = KINDS[field][1] === 'speaker' && tokensOf(before).some(({ lower }) => isPerson(singularOf(lower)));
  const isKnown = goesOn || isReported || isNamed || isTold || NAMES_NOBODY.has(field);
  const named = isKnown || (!holds && !askedFor && NAMED.test(text));
  return [
    {
      text,
      fields: [],
      role: 'ofWhom',
      known: { meant, unsaid: unsaid && !(MAXIM.test(said) && MAXIMS.has(KINDS[field][0])), named, shortly },
    },
  ];
}

const TOLD_ME = /\b(?:he|she|they) (?:told|said to|says to|tells|asked) me\b/i;
/** "A louder radio, their nephew makes them a page", and not "Parents fight with their kids". */
export const isNearThem = (said: string): boolean => {
  const [, near = ''] = /\btheir (?:own )?(\p{L}+)/iu.exec(said) ?? [];
  const [, first = ''] = /^(?:the )?(\p{L}+s) /iu.exec(said) ?? [];
  const isSomebody = (word: string): boolean => isPerson(singularOf(word.toLowerCase()));
  return isSomebody(near) && !isSomebody(first);
};
const BY_NOBODY = /^(?:nobody|no one)(?:'s| has| had)?(?: ever)? \p{L}+ them\b/iu;

/** Nothing but a deed answers what one does in these; a thing or a time ("Tuesday, rep at the counter") wants another lead. */
const ONLY_DEEDS: ReadonlySet<FieldName> = new Set([
  'yourDifferentApproach',
  'fingerPointableMoment',
  'crashMovieScene',
  'realLifeTransformation',
  'ninetyDayMirror',
  'reputationCost',
  'realRootCause',
  'currentUndesiredReality',
  'realInternalObjection',
]);

/** What asks for the deeds of one who is left out: "What does he try?"; of somebody where the project says no "he" or "she". */
export function askedOf(said: string, field: FieldName, audience: Audience): readonly string[] | undefined {
  const own = /\bhimself\b/i.test(said) ? 'he' : /\bherself\b/i.test(said) ? 'she' : 'anybody';
  const words = leftOutAs[oneOf(audience) ?? own];
  const ways =
    field === 'stallLoopPattern' && SAYS_WHEN.test(said)
      ? askedWhen
      : field === 'fitFilter' && takesThings(said)
        ? askedWhatFor
        : asked[field];
  return ways?.map((way) => way.replace(/\{(does|he|is|him|himself)\}/g, (_, word: keyof typeof words) => words[word]));
}

/** "After harvest. Then after Christmas.": until when it is put off. */
const SAYS_WHEN =
  /^(?:not )?(?:after|until|once|next|when|as soon as|tomorrow|later|in (?:the )?(?:new|spring|summer|autumn|winter))\b/i;

/** "More than 60 cows, a crush that closes", and not "somebody who has a ladder", "the man with more than 60 cows". */
const takesThings = (said: string): boolean =>
  formOf(firstSentence(said)) === 'noun' && !opensWithVerb(said) && !SAYS_WHO.test(said);
const SAYS_WHO =
  /^(?:(?:it's |this is )?for )?(?:some(?:one|body)|any(?:one|body)|people|those|who(?:ever)?|the (?:one|man|woman|person)|an? (?:\p{L}+ )?(?:man|woman|person))\b|^(?:the |an? |any )?(?:\p{L}+[ -]){0,3}\p{L}+ who\b|^(?:he|she|they)\b/iu;

/** "He" or "she", whichever a project that leaves out who does it says more often, if any. */
export function oneOf({ pronoun, habits: { rank } }: Audience): 'she' | 'he' | undefined {
  if (pronoun === 'she' || pronoun === 'he') return pronoun;
  const likely = rank.she < rank.he ? 'she' : 'he';
  return rank[likely] < 9 ? likely : undefined;
}

/** A picture, a truth and the last line: whoever is in it needs no bringing in. */
const SAID_OF_NOBODY: ReadonlySet<FieldName> = new Set(['planMetaphor', 'patternBreakingTruth', 'planBeliefCallback']);

/** Whom it is for or not, what it costs, and a scene: nobody is brought in before them. */
const NAMES_NOBODY: ReadonlySet<FieldName> = new Set([
  'whoIsThisNotFor',
  'fitFilter',
  'fingerPointableMoment',
  'reputationCost',
  'priceEntryStep',
]);

/** "Is the sticks and the stacking", "is forty dollars a term": what was asked about, where "it" goes without saying. */
const saysWhatItIs = (said: string, field: FieldName): boolean =>
  (KINDS[field][0] === 'cause' ? IS_THE_CAUSE : IS_SO_MUCH).test(said);
const IS_THE_CAUSE =
  /^(?:is|was)(?: mostly| mainly| always| only| just)? (?:the|an?|because|that|how|when|their|his|her)\b/i;
const IS_SO_MUCH =
  /^(?:is|was)(?: about| around| only| just| like)? (?:[$£€]?\d|because\b|(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{L}+teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty|a hundred|a thousand)\b)/iu;

const MAXIMS: ReadonlySet<string> = new Set(['truth', 'belief', 'cause']);
/** "Can't buy six seconds": true of anybody. */
const MAXIM = /^(?:can't|cannot|don't|nobody|nothing|no|never)\b[^.!?]*[.!?]?$/i;

/** "Consider what you've done", "what's behind it:": what does not lead to something told of others. */
const TO_THE_ROOM = /\b(?:you|your|yours|yourself|we|us|our|let's)\b|:$/i;

/** "I give people another name for it", "this is how it starts for somebody who comes to me" */
const NAMED = /\b(?:people|every(?:one|body)|any(?:one|body)|somebody|whoever|those)\b/i;

/** "To not be a fool. They all gave up something for it": who "they" are, a lead that names nobody leaves open. */
export const saysNotWho = (lead: string, told: readonly Line[]): boolean =>
  !NAMED.test(lead) && told.some(({ text }) => /\b(?:they|themselves)\b/i.test(text));

/**
 * The word an answer first tells of the listener with, "somebody" where that is more often another. None where it tells in -ing, of the
 * people whom somebody does it to, or of anybody at all ("for who takes only what she knows").
 */
function meantBy(said: string, { pronoun, habits }: Audience, about: string): Known['meant'] {
  const told = unquoted([said]);
  if (formOf(firstSentence(told)) === 'gerund' || OF_ANYBODY.test(told)) return undefined;
  if ((pronoun === 'she' || pronoun === 'he') && new RegExp(`\\b${pronoun}\\b`, 'i').test(told)) return pronoun;
  const [, before = '', word] = /^(.*?)\b(they|she|he)\b/is.exec(told) ?? [];
  const third = thirdOf(word?.toLowerCase() ?? '');
  if (third === undefined || third === pronoun) return third;
  if (pronoun === 'they') {
    // "He's done in ten minutes": the bird of those who keep one.
    if (habits.keep === true) return undefined;
    if (about === 'anybody' || about === 'speaker') return undefined;
    if (/\b(?:they|them|themselves)\b/i.test(told)) return 'they';
    const isOne = third !== 'they' && habits.rank[third] < habits.rank[third === 'she' ? 'he' : 'she'];
    if (isOne && before === '') return third;
    return new RegExp(`\\b${third}\\b`, 'i').test(firstSentence(told)) ? 'somebody' : undefined;
  }
  if (pronoun === 'she' || pronoun === 'he') return undefined;
  // "He's being shaved because it hurts him not to": the dog of those who are "you".
  if (habits.addresses && third !== 'they') return undefined;
  // "It's one thing, and it's that they see the road …": one thing is not "they".
  const isOneThing = (noun: string): boolean =>
    third === 'they' && singularOf(noun) === noun && !isPerson(noun) && !COLLECTIVES.has(noun);
  return tokensOf(before).some(({ pos, lower }) => /^(?:NOUN|PROPN)$/.test(pos) && !isOneThing(lower))
    ? undefined
    : third;
}
const OF_ANYBODY =
  /^(?:(?!\b(?:they|them|their|she|her|he|him|his)\b).)*\b(?:who(?:ever)?|any(?:one|body)|no one|nobody|every(?:one|body)|each|some(?:one|body))\b/is;

const firstSentence = (said: string): string => /^.+?[.!?](?=["”]?\s|["”]?$)/s.exec(said)?.[0] ?? said;

/**
 * Brings in those a section tells of, as somebody or some people: behind its opening where it tells of them several times, otherwise right
 * before the answer that does, and again behind a story of somebody else. The sentences around go on speaking to the room.
 */
export function namedOnce(paragraphs: readonly (readonly Line[])[], request: SectionRequest): Line[][] {
  const lines = paragraphs.flat();
  const told = lines.filter(({ known }) => known && !known.named && (known.meant || known.unsaid));
  const first = lines.findIndex(({ known }) => known && !known.named && (known.unsaid || known.meant !== undefined));
  const opening = paragraphs[0]?.at(-1);
  // Where something is said to the room before, only then.
  const later = lines.slice(0, first).some(({ role }) => role === 'answer') ? lines[first] : undefined;
  const opens =
    request.sectionNumber !== 5 &&
    told.length > (told.some(({ known }) => known?.unsaid) ? 0 : 1) &&
    opening !== undefined &&
    lines.indexOf(opening) < first;
  // "She was dragged off the box … and they're ringing around it": one, where most of it leaves out who does it.
  const isSeveral =
    told.some(({ known }) => known?.meant === 'they') &&
    !told.some(({ known }) => known?.unsaid && known.meant !== 'they');
  const opened = opens ? lines[first] : undefined;
  const bringing =
    opened && isAfterStory(lines, first)
      ? (itsTurn(backTo[isSeveral ? 'several' : 'one'], request.seed) ?? '')
      : bringingIn(isSeveral ? 'several' : 'one', request);
  const before = new Map<Line, string>(opens && later ? [[later, bringing]] : []);
  const behind = new Map<Line, string>(opens && !later ? [[opening, bringing]] : []);
  const led = new Map<Line, string>();
  if (opened) led.set(opened, goingOn(opened.text));
  let isNamed = opens;
  let oneNamed = opens && !isSeveral;
  let naming = 0;
  for (const [at, line] of lines.entries()) {
    const { known } = line;
    if (line.role === 'answer' && line.fields.some((field) => STORIES.has(KINDS[field][0]))) isNamed = false;
    if (known?.unsaid && line !== opened && isAfterStory(lines, at) && /\b(?:he|she|him|her)\b/.test(line.text))
      before.set(line, itsTurn(backTo.one, request.seed) ?? '');
    if (!known || known.named || known.unsaid) continue;
    const next = lines[at + 1];
    // "I stopped calling it contamination. They're picking it up with their eyes shut."
    if (/^(?:I|I'\p{L}+|(?:The |A )?(?:[Cc]lient|[Cc]ustomer|[Oo]wner)) /u.test(next?.text ?? '')) continue;
    // "Right now she's sat at the table": one of those of whom it was said "they".
    const isOne = next !== undefined && OF_ONE.test(next.text);
    const isAnew = isNamed && isOne && !oneNamed && known.meant === 'somebody';
    const unnamed = known.meant ? !isNamed || isAnew : known.shortly && turnsAway(lines.slice(0, at));
    // What the seller believes and has done is told of the seller, whoever else comes up in it.
    if (!unnamed || request.sectionNumber === 5) continue;
    const end = lines.findIndex(({ role }, index) => index > at && role !== 'answer');
    const own = lines.slice(at + 1, end === -1 ? undefined : end).map(({ text }) => text);
    // "Two hours every time, and then there's the Saturday you dread it. I've had people tell me …": nobody to bring in.
    if (known.meant && !TELLS_SOON.test(own.slice(0, 2).join(' '))) continue;
    const several = !FIRST_ONE.test(own.join(' ')) && (known.meant === 'they' || known.meant === 'somebody');
    oneNamed ||= !several;
    const [asked] = next?.fields ?? [];
    const ofPeople = several && known.meant && asked ? itsTurn(peopleTopics[asked], request.seed) : undefined;
    if (ofPeople) {
      led.set(line, ofPeople);
      isNamed = true;
      continue;
    }
    const whom = such(request, naming, several ? 'several' : 'one');
    const way = itsTurn(calledUp, request.sectionNumber + request.seed + naming) ?? '';
    (known.meant ? before : behind).set(line, way.replace('{whom}', whom));
    if (known.meant) led.set(line, next !== undefined && goesOnWithThem(next) ? '' : goingOn(line.text));
    isNamed = true;
    naming += 1;
  }
  const said = (text = ''): Line[] => (text === '' ? [] : [{ text, fields: [], role: 'frame' }]);
  return paragraphs.map((paragraph) =>
    withLastTurnOnly(paragraph)
      .flatMap((line) => [
        ...said(before.get(line)),
        { ...line, text: led.get(line) ?? line.text },
        ...said(behind.get(line)),
      ])
      .filter(({ text }) => text !== ''),
  );
}

/** Whether the last that was told before is the story of somebody else. */
const isAfterStory = (lines: readonly Line[], at: number): boolean =>
  lines
    .slice(0, at)
    .findLast(({ role }) => role === 'answer')
    ?.fields.some((field) => STORIES.has(KINDS[field][0])) ?? false;

/** Back to the room at the end of what is told, and not before it goes on with more of it or with a sentence that speaks to it as well. */
function withLastTurnOnly(paragraph: readonly Line[]): readonly Line[] {
  let told = false;
  return paragraph.filter(({ role }, at) => {
    if (role === 'ofWhom' || role === 'lead') told = role === 'ofWhom';
    return !(told && role === 'tail' && at < paragraph.length - 1);
  });
}

const TELLS_SOON = /\b(?:they|them|their|themselves|she|hers?|herself|he|him|his|himself)\b/i;

/** "Think of some people. Well, mostly they wait": nothing has to stand between. */
const goesOnWithThem = ({ text, fields: [field] }: Line): boolean =>
  field !== undefined && /^(?:cost|state|tried|desire|loop)$/.test(KINDS[field][0]) && OPENS_WITH_THEM.test(text);
/** "Right now she's sat at the table" */
const OF_ONE = /^(?:(?:right now|now|today|so|and|well|oh|first),? )*(?:she|he)\b/i;
/** "Sunday, birthday of the daughter, he is standing in the corridor": of one first. */
const FIRST_ONE = /^(?:(?!\bthey\b)[^"])*?\b(?:she|he)\b/i;
const OPENS_WITH_THEM = /^(?:[\p{L}']+,? ){0,3}(?:they|she|he)\b/iu;

/** "Picture somebody. And there is a wish." */
const goingOn = (lead: string): string => capitalised(lead.replace(/^(?:and|but) (?!then\b)/i, ''));

const STORIES: ReadonlySet<string> = new Set(['proof', 'story']);

/** Brings in whom a section tells of, in other words for each section and each tone of the close. */
function bringingIn(count: 'several' | 'one', { sectionNumber, seed, answers }: SectionRequest): string {
  const toldBefore = answerFields.some(
    ({ field, sectionNumber: one }) =>
      one < sectionNumber && answers[field] !== undefined && KINDS[field][1] === 'audience',
  );
  // Behind what the seller told of themselves.
  if (toldBefore) {
    const [first = '', behindOwnStory = '', ...others] = broughtBack[count];
    const place = sectionNumber > 6 ? sectionNumber - 1 : sectionNumber;
    return sectionNumber === 6 ? behindOwnStory : (itsTurn([first, ...others], place + seed) ?? '');
  }
  const ways = broughtIn[count];
  const tone = sectionNumber === 7 ? choicesOf('desiredToneClose').indexOf(voiceFor('close', answers, '')) : 0;
  return broughtInLate[count][tone - 1] ?? itsTurn(ways, sectionNumber + seed) ?? '';
}

/** "Some people you may know", "somebody I have met": others for each naming and each section. */
function such({ sectionNumber, seed }: SectionRequest, naming: number, count: 'several' | 'one'): string {
  const people = suchPeople[count];
  return itsTurn(people, sectionNumber + 3 * naming + seed) ?? '';
}

/** An answer without any subject ("Wants the red dot on before lunch.") would be heard as going on from whoever was spoken of last. */
const turnsAway = (before: readonly Line[]): boolean =>
  tokensOf(before.at(-1)?.text ?? '').some(({ lower }) => YOU.has(lower) || thirdOf(lower));

/** "Grey lumps behind the container. Count them.", "short wagons. I weighed 61 of them": nobody is told of. */
const tellsOfThings = (before: string, said: string): boolean =>
  /\bof them\b|(?:^|[.!?] )\p{L}+ them\b/u.test(said) &&
  !/\b(?:they|their|she|her|he|him|his)\b/i.test(said) &&
  tokensOf(before).some(
    ({ pos, lower }) => pos === 'NOUN' && singularOf(lower) !== lower && !isPerson(singularOf(lower)),
  );

const NOBODY: ReadonlySet<string> = new Set();

/** "The guides are tired already, they sleep in the van": the one it opens with, or named last, is whom its pronoun goes back to. */
function namesWhom(before: string, isOne: boolean, third: Third | undefined): boolean {
  const tokens = tokensOf(before);
  const first = tokens.findIndex(({ pos }) => !/^(?:DET|ADJ|PRON)$/.test(pos));
  const last = tokens.findLastIndex(({ pos }) => pos === 'NOUN');
  return [first, last].some((at) => {
    const { pos = '', lower = '' } = tokens[at] ?? {};
    const single = singularOf(lower);
    const { gender = null } = rivalAt(tokens, at, NOBODY) ?? {};
    const agrees =
      pos === 'NOUN' && isPerson(single) && isOne === (single === lower) && (gender === null || gender === third);
    return agrees && tokens.slice(at).some((token) => token.pos === 'PUNCT');
  });
}
