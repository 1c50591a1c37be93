import type { FieldName } from '#framework/framework.ts';
import { withListener } from '../answers/elided.ts';
import { opensWithVerb } from '../answers/jotted.ts';
import { lowered } from '../answers/realise.ts';
import { formOf } from '../grammar/forms.ts';
import { baseOf, isFirstName, isThingWord, singularOf, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { isCreature } from '../persons/others-word.ts';
import { COLLECTIVES } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Writing } from '../writing.ts';
import { oneOf } from './of-whom.ts';

type Told = Pick<Writing, 'listener' | 'answers'>;

/**
 * "On the landing deck with the throw line in his hand", "not one more rider till he knew the number": of the speaker's own story, where
 * nobody else was named before; a project that leaves out who does it has the seller as "he" or "she" as well.
 */
export function asSellersOwn(
  sentences: readonly string[],
  field: FieldName,
  { listener: { audience }, answers }: Told,
): readonly string[] {
  // "My mam drove one. She parked it at the depot": who says "I" of themselves is no "she" as well.
  if (saysI(answers)) return sentences;
  if (audience.unsaid && field === 'planProofStory') return besideHelped(sentences);
  const inRole = audience.unsaid && OWN_STORY.has(field) ? asInOwnRole(sentences) : null;
  if (inRole) return inRole;
  // "Her father's house, 1998. … and her mother stood with the basket"
  if (audience.unsaid && OWN_STORY.has(field) && OF_HER_OWN.test(sentences[0] ?? ''))
    return sentences.map((one) => one.replace(OF_HER_KIN, (whose) => (/^H/.test(whose) ? 'My ' : 'my ')));
  const end = endOfOwn(sentences);
  const own = sentences.slice(0, end);
  const told = own.join(' ');
  const [before, person = ''] = told.split(/(?<!^|[.!?]["”]? )\b(he|his|him|she|her)\b/);
  if (
    !audience.unsaid ||
    !OWN_STORY.has(field) ||
    person === '' ||
    /\b(?:I(?! (?:\p{L}+ )?his)|me|we|they)\b|"/u.test(told)
  )
    return sentences;
  // "Had a cow on the table, and the wrap was one of his own": no cow wraps anything.
  const isOwn = told.slice((before ?? '').length + person.length).startsWith(' own');
  const sex = /^(?:she|her)$/.test(person) ? 'she' : 'he';
  const isAnothers =
    namesAnother(before ?? '', isOwn) ||
    DONE_TO_ANOTHER.test(told) ||
    COMES_BY.test(told) ||
    /\b(?:he|she) \p{L}+s\b(?<!\bwas)/u.test(told) ||
    // "She held out the cash": who opens a sentence of the scene as "she" is not left out, and so is somebody else from there on.
    (field !== 'breakingPointScene' && OPENS_AS[sex].test(answers.breakingPointScene ?? ''));
  return isAnothers ? sentences : sentences.map((text, at) => (at < end ? asMine(text, sex) : text));
}
const OPENS_AS = { she: /[.!?]["”]? She \p{L}/u, he: /[.!?]["”]? He \p{L}/u };
/** "When she came by": whoever comes, comes to the seller. */
const COMES_BY =
  /\b(?:when|whenever|if|until|till|before|every time|each time) (?:he|she) (?:came|comes) (?:by|past|in|over|round|to)\b/u;

/** How many of the sentences come before the first that names somebody: "Old Owen looked at it and folded his glasses". */
function endOfOwn(sentences: readonly string[]): number {
  const at = sentences.findIndex((text, one) => one > 0 && (isNamedDoer(text) || NAMED_OLD.test(text)));
  return at === -1 ? sentences.length : at;
}
const NAMED_OLD =
  /^(?:And |Then )?(?:(?:[Oo]ld|[Yy]oung|[Ll]ittle|[Bb]ig|[Pp]oor) \p{Lu}\p{Ll}+|(?:Mr|Mrs|Ms|Miss|Dr|Uncle|Aunt|Auntie)\.? \p{Lu}\p{Ll}+) \p{Ll}/u;

/**
 * "Nia, 30 ewes. Wouldn't ring him for a week. Sold her first lamb in May.": beside somebody helped who is "she", and with nobody else named,
 * "him" is the seller.
 */
function besideHelped(sentences: readonly string[]): readonly string[] {
  const told = sentences.join(' ');
  if (
    /(?<!\p{L})(?:I|me|my|we|us|our|he|his|himself)(?!\p{L})|"/iu.test(told) ||
    !/\b(?:she|her|herself)\b/i.test(told)
  )
    return sentences;
  const at = sentences.findIndex((text) => /\bhim\b/.test(text));
  const before =
    sentences
      .slice(1, at + 1)
      .join(' ')
      .split(/\bhim\b/)[0] ?? '';
  const isNamed = tokensOf(before).some(({ text }) => isFirstName(text)) || namesAnother(before);
  return at < 1 || isNamed || namesAnother((sentences[0] ?? '').replace(/\p{Lu}\p{L}+/gu, ''))
    ? sentences
    : sentences.map((text) => text.replace(/(?<!\p{L})him(?!\p{L})/gu, 'me'));
}

/** "Deputy herself then, 2011. … Her daughter, six, asks": what the seller was herself, before anybody else came, and whose daughter it is. */
function asInOwnRole(sentences: readonly string[]): readonly string[] | null {
  const [, whose] = WAS_ONESELF.exec(sentences[0] ?? '') ?? [];
  if (!whose) return null;
  return sentences.map((one, at) =>
    (at === 0 ? one.replace(`${whose}self`, 'myself') : one).replace(OF_HER_KIN, (of) =>
      /^H/.test(of) ? 'My ' : 'my ',
    ),
  );
}
/** No verb has it done by anybody: "carried it back herself". */
const WAS_ONESELF =
  /^(?:(?:Still|Just|Only|Once|Was|I was) )?(?:an? |the )?(?:\p{L}+ )??\p{L}+(?<!ed|ing) (her|him)self(?:,? (?:then|once|still|at the time|back then|in those days))?[,.]/u;

/** Whether the seller says "I" anywhere in a story of their own. */
export const saysI = (answers: Writing['answers']): boolean =>
  [...OWN_STORY].some((one) => /\b(?:I|[Mm]e|[Mm]y)\b/.test((answers[one] ?? '').replace(/"[^"]*"/g, '')));

/** Whether somebody is told of who could be "he" or "she": no crew is, no rows of people, and no "stranger" who is not there. */
function namesAnother(before: string, isOwn = false): boolean {
  const tokens = tokensOf(before);
  return (
    namesSomebody(before) ||
    tokens.some(
      ({ pos, lower }, at) =>
        pos === 'NOUN' &&
        isPerson(lower) &&
        lower === singularOf(lower) &&
        !COLLECTIVES.has(lower) &&
        tokens[at - 1]?.lower !== 'no' &&
        !(isOwn && isCreature(lower)),
    )
  );
}

/** Whether "he" or "she" of whom is told next may be the seller, as far as the story before says: as the seller, or nobody else in it. */
function mayMean(scene: string, sex: 'he' | 'she'): boolean {
  const [before = ''] = scene.split(sex === 'he' ? /\b(?:he|his|him)\b/i : /\b(?:she|her)\b/i);
  return !namesAnother(before) && !NAMED_OLD.test(scene) && !/"/.test(before);
}

/** "A rafter he could pull out", "in his bag" of the seller's own */
const asMine = (text: string, sex: 'he' | 'she'): string =>
  (sex === 'she' ? HER : HIS).reduce((said, [of, mine]) => said.replace(of, mine), text);

/** "Gave him his $4,200 back": somebody else's, to whom the seller did it. */
const DONE_TO_ANOTHER =
  /^(?:gave|told|sent|paid|showed|asked|handed|brought|drove|took|lent|sold|made|rang|called) (?:him|her) /iu;
const OF_HER_OWN =
  /^(?:Her|His) (?:own )?(?:father|mother|dad|mum|mom|grand\p{L}+|uncle|aunt|brother|sister|wife|husband)(?:'s)?\b/u;
const OF_HER_KIN =
  /\b(?:[Hh]er|[Hh]is) (?=(?:own )?(?:father|mother|dad|mum|mom|grand\p{L}+|uncle|aunt|brother|sister|wife|husband|son|daughter|kids|children)\b)/gu;
/** "Sheena from the bakery", "told Dave", but not "Tooth went through his boot" */
function namesSomebody(said: string): boolean {
  return NAMES_SOMEBODY.test(said) || isNamedDoer(said);
}
function isNamedDoer(said: string): boolean {
  const [, name] = DID_SOMETHING.exec(said) ?? [];
  return name !== undefined && !isThingWord(name);
}
const NAMES_SOMEBODY =
  /(?:^|[.!?] )An? (?:\p{L}+ ){1,3}(?:in|from|at|with|behind|next to) |\b(?:with|told|asked|for|of|from|by) \p{Lu}\p{Ll}+\b/u;
const DID_SOMETHING =
  /(?:^|[.!?] )(?!(?:Never|Not|Just|Still|Then|Only|Almost|Nearly|Finally|Once)\b)(\p{Lu}\p{Ll}+) (?:from|of|and|who|came|went|said|rang|took|put|told|asked|had|was|\p{Ll}{2,}ed)\b/u;
const HIS = [
  [/(?<!^)(?<!\p{L})he hasn't\b/gu, "I haven't"],
  [/(?<!^)(?<!\p{L})he doesn't\b/gu, "I don't"],
  [/(?<!^)(?<!\p{L})he(?!\p{L})/gu, 'I'],
  [/(?<!\p{L})his(?!\p{L})/gu, 'my'],
  [/(?<!\p{L})him(?!\p{L})/gu, 'me'],
  [/\bhimself\b/gu, 'myself'],
] as const;
const HER = [
  [/(?<!^)(?<!\p{L})she hasn't\b/gu, "I haven't"],
  [/(?<!^)(?<!\p{L})she doesn't\b/gu, "I don't"],
  [/(?<!^)(?<!\p{L})she(?!\p{L})/gu, 'I'],
  [/(?<!\p{L})her(?=[.,;!?]|$)/gu, 'me'],
  [/(?<!\p{L})her(?!\p{L})/gu, 'my'],
  [/\bherself\b/gu, 'myself'],
] as const;
const OWN_STORY: ReadonlySet<FieldName> = new Set([
  'breakingPointScene',
  'whatSnapped',
  'alternativeStory',
  'miniCredibilityLine',
]);

/**
 * "He comes back after the first storm", "in the ones he inspected": a seller who leaves out who does it and is "he" where nobody else was
 * named, beside a listener who is "she" or "they".
 */
export function asSellersPromise(sentences: readonly string[], field: FieldName, writing: Told): readonly string[] {
  const { audience } = writing.listener;
  if (!audience.unsaid || saysI(writing.answers)) return sentences;
  if (field === 'emotionInAction') return asSellersDeed(sentences, writing);
  if (!PROMISES.has(field))
    return sentences.map((text) =>
      text.replace(ADVISED, (aside, person: 'he' | 'she', at: number) =>
        isTheListeners(person, audience) || namesAnother(text.slice(0, at)) ? aside : presentAsMine(aside, person),
      ),
    );
  const told = sentences.join(' ');
  const [before = '', word = ''] = told.split(/(?<!\p{L})(he|his|him|she|her)(?!\p{L})/iu);
  const person = /^s?he$/i.test(word) ? word.toLowerCase() : word === '' ? '' : /^her$/i.test(word) ? 'she' : 'he';
  if ((person !== 'he' && person !== 'she') || isTheListeners(person, audience)) return sentences;
  return SPEAKS_OF_MORE.test(told) || namesAnother(before)
    ? sentences
    : sentences.map((text) => asMine(presentAsMine(text, person), person));
}
const PROMISES: ReadonlySet<FieldName> = new Set(['supportSafety', 'miniStoryOrStat']);
/** "Prays, which he recommends": whoever advises, and was not named, is the seller. */
const ADVISED = /, (?:which|as) (he|she) (?:recommends|advises|suggests)\b/gu;
const SPEAKS_OF_MORE =
  /(?<!\p{L})(?:I|me|my|we|us|our)(?!\p{L})|"|\b(?:s?he)'s (?!(?:up|in|on|out|there|here|only|always|at|still|never|awake|back|home|around)\b)/iu;

const isTheListeners = (person: 'he' | 'she', audience: Audience): boolean =>
  audience.pronoun === person || oneOf(audience) === person;

/** "He comes back", "he still answers by supper" */
const presentAsMine = (text: string, person: 'he' | 'she'): string =>
  withItsRow(text, person)
    .replace(new RegExp(`(?<!\\p{L})${person}'s(?= \\p{L})`, 'giu'), "I'm")
    .replace(
      new RegExp(
        `(?<!\\p{L})${person} ((?:(?:always|still|never|also|then|only|\\p{L}+ly) )*)(\\p{L}+[^s\\P{L}]s|\\p{L}+ses)(?!\\p{L})`,
        'giu',
      ),
      (_, how: string, does: string) => `I ${how}${/^was$/i.test(does) ? does : baseOf(does.toLowerCase())}`,
    )
    .replace(
      new RegExp(
        `(?<!\\p{L})${person}(?= (?:\\p{L}+ed|will|would|can|could|had|was|did|saw|found|took|built|made)\\b)`,
        'giu',
      ),
      'I',
    )
    .replace(
      /(?<!\p{L})I (has|does|is)(?!\p{L})/gu,
      (_, does: string) => `I ${{ has: 'have', does: 'do', is: 'am' }[does]}`,
    );

/** "He comes to the yard and stands beside them", "she rings on Friday and asks how it went": the whole row of deeds is turned. */
const withItsRow = (text: string, person: 'he' | 'she'): string =>
  text.replace(
    new RegExp(`(?<!\\p{L})${person} \\p{L}+s [^.,;]*? and (?:then )?\\p{L}+s(?= ${AT_A_DEED}\\b)`, 'giu'),
    (row) =>
      / (?:who|which|that|where|when|while|if|as|what|how|it|they|he|she) /.test(row.slice(person.length))
        ? row
        : row.replace(/\p{L}+s$/u, (does) => (opensWithVerb(`${does} it`) ? baseOf(does) : does)),
  );
const AT_A_DEED =
  '(?:it|them|him|her|the|an?|his|their|by|beside|with|at|to|on|in|through|over|until|till|what|how|every|each|all|there|up|out|back|again)';

/** "Put the rafter end in his bag. Still has it in the van.": what the seller did with it, whose "his" is that of the story before. */
function asSellersDeed(sentences: readonly string[], { answers, listener: { audience } }: Told): readonly string[] {
  const told = sentences.join(' ');
  const [before = '', person = ''] = told.split(/(?<!\p{L})(he|his|him|himself|she|her|herself)(?!\p{L})/u);
  const sex = /^(?:she|her)/.test(person) ? 'she' : 'he';
  const scene = answers.breakingPointScene ?? '';
  const isMine =
    person !== '' &&
    !SPEAKS_OF_MORE.test(told) &&
    !namesAnother(before) &&
    !/^(?:him|her)(?= (?!own\b)|[.,]|$)/u.test(DONE_WITH.exec(told)?.[1] ?? '') &&
    mayMean(scene, sex);
  if (!isMine) return sentences;
  return sentences.map((text) => {
    const mine = asMine(text, sex);
    const has = /^(?:still |always )?\p{L}+s\b/iu.test(mine) && opensWithVerb(mine) && formOf(mine) !== 'past';
    const now = has ? withListener(lowered(mine, true), 'she', audience) : null;
    return now ? `I ${now}` : SAME_IN_PAST.test(mine) ? `I ${lowered(mine, true)}` : mine;
  });
}
/** "Put … and carried it home": past in spite of its form. */
const SAME_IN_PAST = /^(?:put|set|cut|let|hit|shut|read|quit) (?=.* and \p{L}+ed\b)/iu;
const DONE_WITH = /^\p{L}+ (him|her) /u;

/** "Gets up into the ceiling with her": with whom it is done is the listener, and who does it the seller. */
export function asSellersPart(detail: string, { listener: { audience } }: Pick<Writing, 'listener'>): string {
  if (!audience.unsaid) return detail;
  const [before, person = ''] = detail.split(/ (?:with|beside) (her|him)(?=[,.;]|$)/u);
  const sex = person === 'her' ? 'she' : 'he';
  if (person === '' || (audience.pronoun !== sex && oneOf(audience) !== sex) || namesAnother(before ?? ''))
    return detail;
  if (!/^\p{L}+s\b/iu.test(detail) || !opensWithVerb(detail) || saysOneself.test(detail)) return detail;
  const deed = withListener(lowered(detail, true), sex, audience);
  return deed ? `I ${deed}` : detail;
}
const saysOneself = /(?<!\p{L})(?:I|me|my|we|us|our)(?!\p{L})/u;

/**
 * "Gets up into the ceiling with her", "hands over a signed sheet", "four men, two days": in some part of the plan the seller may be the one
 * who is left out. Never where the seller is "I" in another: "with me beside him".
 */
export const saysSellerDoes = (details: string): boolean => !saysOneself.test(details) && DONE_FOR_THEM.test(details);
const DONE_FOR_THEM =
  /\b(?:with|for|beside|to) (?:her|him|them|the (?:owner|client|customer))\b(?! own)|\b(?:hands? over|delivers?|installs?|comes? (?:out|over|round|back) to)\b|\b(?:gives|sends|shows|teaches|tells|asks|brings|trains|leaves|gets|helps|lets|makes|takes|walks|rings|calls) (?:her|him|them) \p{L}|\b(?:two|three|four|both) (?:men|lads)\b|\bcrew\b/iu;
