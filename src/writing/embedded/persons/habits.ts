import { piecesOf } from '../answers/clean.ts';
import { type Form, formOf } from '../grammar/forms.ts';
import { singularOf, type Token, tokensOf } from '../grammar/language.ts';
import { owns } from './possessives.ts';
import { SETS, THIRDS, type Third, thirdOf, YOU } from './pronouns.ts';

/** How an author speaks of others over a whole project. */
export type Habits = {
  /** Each third person's place by how much the project speaks of it, from 0; 9 where it never comes up. */
  rank: Readonly<Record<Third, number>>;
  /** How often it opens an answer among the three, and how many answers speak to "you", in steps from 0 to 4. */
  opens: Readonly<Record<Third, number>>;
  you: number;
  /** In how many pieces, up to 3, the one who goes unsaid does something to them: "Watching him get stuck". */
  doneTo: Readonly<Record<Third, number>>;
  /** What the audience is called by. */
  are: 'women' | 'men' | 'couples' | 'anybody';
  /** The word by which the author never means the listener: "he" where the audience is women, "she" where that is a cow. */
  others: Third | null;
  /** The author names the listener by the trade, "the baker", again and again. */
  namesTrade: boolean;
  /** The author says "you" to the listener, and "they" of others. */
  addresses: boolean;
  /** They keep an animal, which is "he" or "she". */
  keep?: true;
  /** Most of it is noted down in things, without a verb, and hardly anybody is spoken of. */
  notes: boolean;
};

const oftenEnough = 4;

/** In pieces: a project in which a listener would come up more than once. */
const longEnough = 20;

/** What an answer opens with says most about who it is about. */
const weightOfOpening = 2;
const weightOfMention = 0.5;

export function habitsOf(
  answersAboutThem: readonly string[],
  audienceNouns: ReadonlySet<string>,
  are: Habits['are'] = 'anybody',
  unsaid = 0,
  others: Third | null = otherGender(are),
): Habits {
  const opens = { they: 0, she: 0, he: 0 };
  const mentions = { they: 0, she: 0, he: 0 };
  const doneTo = { they: 0, she: 0, he: 0 };
  const tokensOfPieces = answersAboutThem.flatMap((answer) => piecesOf(answer).map(({ text }) => tokensOf(text)));
  for (const tokens of tokensOfPieces) {
    const object = objectOfUnsaid(tokens);
    if (object) doneTo[object] = Math.min(doneTo[object] + 1, 3);
  }
  const pieces = tokensOfPieces.map((tokens) => tokens.map(({ lower }) => lower));
  for (const words of pieces)
    for (const third of THIRDS) {
      mentions[third] += words.filter((word) => SETS[third].has(word)).length;
      if (opensWith(words, third)) opens[third] += 1;
    }
  // "Drives home": one who opens a piece without being named.
  if (mentions.she + mentions.he > 0) opens[whoGoesUnsaid(tokensOfPieces, are, others)] += unsaid;
  const weight = (third: Third): number =>
    third === others ? 0 : opens[third] * weightOfOpening + mentions[third] * weightOfMention;
  const order = THIRDS.toSorted((a, b) => weight(b) - weight(a));
  const openings = opens.they + opens.she + opens.he || 1;
  // "Buyer's boy with hand scale. He loads 158": who comes up once in a whole project is one of many.
  const isOnce = (third: Third): boolean => third !== 'they' && mentions[third] === 1 && pieces.length > longEnough;
  const place = (third: Third): number => (mentions[third] === 0 || isOnce(third) ? 9 : order.indexOf(third));
  const you = pieces.filter((words) => words.some((word) => YOU.has(word))).length;
  return {
    rank: { they: place('they'), she: place('she'), he: place('he') },
    opens: { they: step(opens.they / openings), she: step(opens.she / openings), he: step(opens.he / openings) },
    you: step(you / Math.max(pieces.length, 1)),
    doneTo,
    are,
    others,
    namesTrade:
      pieces.filter((words) => words.some((word, at) => word === 'the' && audienceNouns.has(words[at + 1] ?? '')))
        .length >= oftenEnough,
    addresses: addressesThem(answersAboutThem),
    notes: isNoted(answersAboutThem),
  };
}

/**
 * Where the listener is "she", nobody calls them "he"; where they are "they", one who opens no answer is somebody else, and so is
 * one to whom the listener does things.
 */
export const isNeverListener = ({ addresses, rank, opens, doneTo, others }: Habits, person: Third): boolean =>
  addresses ||
  person === others ||
  (person !== 'they' &&
    ((rank[person] !== 0 && (rank.they !== 0 || opens[person] === 0)) ||
      doneTo[person] > (opens[person] === 0 ? 0 : 1)));

/** Whom women, or men, are never called: "her father over her shoulder; he retired in March". */
export const otherGender = (are: Habits['are']): Third | null =>
  are === 'women' ? 'he' : are === 'men' ? 'she' : null;

/** "Well honestly I think she …": what one says while looking for words. */
const FILLERS = new Set(
  ", well so and but oh ok okay honestly basically actually i think mean guess suppose reckon it's that like".split(
    ' ',
  ),
);

/** Of whom a piece speaks from its start, as its first word or its second. */
const opensWith = (words: readonly string[], third: Third): boolean => {
  const start = words.findIndex((word) => !FILLERS.has(word));
  return words.slice(0, 2).includes(third) || words[start] === third;
};

/** "Watching him get stuck", "to ask them": who it is done to is not the one who does it. */
function objectOfUnsaid(tokens: readonly Token[]): Third | null {
  const first = /^(?:not|to|never)$/.test(tokens[0]?.lower ?? '') ? 1 : 0;
  if (!/ing$/.test(tokens[first]?.lower ?? '') && tokens[0]?.lower !== 'to') return null;
  // "Handing over a dress, watching her zip it up": what they do besides.
  const verb = tokens.findIndex(
    ({ lower }, at) =>
      (at === first || (/ing$/.test(lower) && /^(?:,|and)$/.test(tokens[at - 1]?.lower ?? ''))) &&
      /^(?:them|him|her)$/.test(tokens[at + 1]?.lower ?? '') &&
      !owns(tokens, at + 1),
  );
  return verb === -1 ? null : (thirdOf(tokens[verb + 1]?.lower ?? '') ?? null);
}

/** The same habits where the author is known to speak of the listener in this way. */
export const speakingAs = (habits: Habits, person: Third): Habits => ({
  ...habits,
  rank: { ...habits.rank, [person]: 0 },
  doneTo: { ...habits.doneTo, [person]: 0 },
  addresses: false,
});

/** The habits of an author who always speaks of the listener in this way. */
export const habitsOfOne = (pronoun: Third | 'I' | 'you'): Habits => {
  const main = pronoun === 'she' || pronoun === 'he' ? pronoun : 'they';
  return {
    rank: { they: 1, she: 1, he: 2, [main]: 0 },
    opens: { they: 1, she: 1, he: 1, ...(main === pronoun ? { [main]: 4 } : {}) },
    you: pronoun === 'you' ? 4 : 0,
    doneTo: { they: 0, she: 0, he: 0 },
    are: 'anybody',
    others: null,
    namesTrade: false,
    addresses: false,
    notes: false,
  };
};

/** "Buckets in the gallery", "2 a.m., wind in the west": more than half of the pieces are things, and few are statements. */
function isNoted(answersAboutThem: readonly string[]): boolean {
  const forms = answersAboutThem.flatMap((answer) =>
    piecesOf(answer).map(({ text, end }) => formOf(text, end === '?')),
  );
  const share = (form: Form): number => forms.filter((one) => one === form).length / forms.length;
  return forms.length > 9 && share('noun') > 0.55 && share('clause') < 0.25;
}

/** Hardly an answer opens with "they", and enough of them say "you". */
function addressesThem(answersAboutThem: readonly string[]): boolean {
  const openings = answersAboutThem.flatMap((answer) => piecesOf(answer)[0]?.text ?? []);
  const ofOthers = openings.filter((text) => /^\P{L}*(?:they|she|he|their|her|his)\b/iu.test(text)).length;
  const ofThem = openings.filter((text) => /^\P{L}*(?:they|their)\b/iu.test(text)).length;
  const toYou = answersAboutThem.filter((answer) =>
    // Of what somebody says to somebody ("I'll tell you when I'm home") nothing is said to the listener.
    piecesOf(answer).some(({ text }) => /\byou(?:r|rs|rself)?\b/i.test(text.replace(/"[^"]*"/g, '""'))),
  );
  // "Telling you she has cold feet": told in -ing the listener is hardly ever named, so a few show it.
  const inIng = openings.filter((text) => /^\P{L}*\p{L}{2,}ing\b/u.test(text)).length > openings.length / 2;
  // Of a handful of answers one is enough: "He's stopped eating and you can't tell if he's ill."
  const often =
    toYou.length >=
    (inIng
      ? Math.min(3, answersAboutThem.length / 5)
      : Math.max(answersAboutThem.length < 8 ? 1 : 2, answersAboutThem.length / 5));
  // "He can't get to the tray": the cat, where much is said to "you".
  return (ofOthers <= 2 && often) || (ofThem === 0 && toYou.length >= answersAboutThem.length * 0.4);
}

/**
 * Whether one who goes unsaid is "she" or "he": whom a piece names further on ("Thinks she has no head for figures"), and whose things
 * there are where it opens with the deed ("Sits with the box on her lap"). Who opens a piece is mostly somebody else.
 */
export function whoGoesUnsaid(
  pieces: readonly (readonly Token[])[],
  are: Habits['are'],
  others: Third | null = otherGender(are),
): Third {
  if (others) return others === 'he' ? 'she' : 'he';
  const said = pieces.flat();
  const further = (third: Third): number =>
    pieces.flatMap((tokens) => tokens.slice(1)).filter(({ lower }) => lower === third).length;
  const own = (third: 'she' | 'he'): number =>
    pieces
      .filter(
        (tokens) =>
          opensWithDeed(tokens) && !tokens.some(({ lower }) => SETS[third === 'she' ? 'he' : 'she'].has(lower)),
      )
      .flatMap((tokens) => tokens.filter(({ lower }, at) => SETS[third].has(lower) && isAtHand(tokens, at))).length;
  const named = (third: 'she' | 'he'): number => {
    const again = pieces.flatMap((tokens) => tokens.slice(1)).filter(({ lower }) => SETS[third].has(lower));
    const themselves = again.filter(({ lower }) => lower.endsWith('self')).length;
    return said.filter(({ lower }) => SETS[third].has(lower)).length + 4 * (further(third) + themselves + own(third));
  };
  const one = named('she') > named('he') ? 'she' : 'he';
  // "Says they only hack": one who is "they" further on, while "he" is the horse.
  return are === 'anybody' && further('they') > further(one) + own(one) ? 'they' : one;
}

/** "On her lap", "to her husband", and not "pays for his phone" */
const isAtHand = (tokens: readonly Token[], at: number): boolean =>
  /^(?:on|in|to|with|at|over|under|round|behind|beside|from)$/.test(tokens[at - 1]?.lower ?? '') && owns(tokens, at);

/** "Sits with the box on her lap" */
const opensWithDeed = ([first]: readonly Token[]): boolean => first?.pos === 'VERB' && /[^su]s$/.test(first.lower);

const step = (share: number): number => (share > 0.75 ? 4 : share > 0.5 ? 3 : share > 0.25 ? 2 : share > 0.08 ? 1 : 0);

/** Whom the audience is called by: "women widowed in the last two years", but not "women's shops" or "boys' football coaches". */
export function calledBy(targetAudience: string): Habits['are'] {
  const tokens = tokensOf(targetAudience.slice(0, 200));
  const at = tokens.findIndex(
    ({ pos, lower }, index) =>
      (pos === 'NOUN' || pos === 'PROPN' || WOMEN.test(singularOf(lower)) || MEN.test(singularOf(lower))) &&
      !isBeforeNoun(tokens, index),
  );
  const noun = singularOf(tokens[at]?.lower ?? '');
  if (WOMEN.test(noun)) return 'women';
  if (MEN.test(noun)) return 'men';
  return /^(?:couple|family|parent)$/.test(noun) ? 'couples' : 'anybody';
}

const isBeforeNoun = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1];
  return (
    next !== undefined && (/^(?:NOUN|PROPN|PART)$/.test(next.pos) || /^['-]/.test(next.text)) && !/ed$/.test(next.lower)
  );
};

const WOMEN = /^(?:mum|mom|mother|woman|wife|bride|girl|midwife|widow|lady|sister|daughter)$/;
const MEN = /^(?:dad|father|man|husband|groom|widower|brother|son)$/;
