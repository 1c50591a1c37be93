import type { FieldName } from '#framework/framework.ts';
import { piecesOf } from '../answers/clean.ts';
import { FINITE_PAST, isFiniteAt } from '../grammar/finite.ts';
import { formOf } from '../grammar/forms.ts';
import { singularOf, type Token, tokensOf } from '../grammar/language.ts';
import { calledBy, type Habits, habitsOf, isNeverListener, otherGender, whoGoesUnsaid } from './habits.ts';
import { wordOfOthers } from './others-word.ts';
import { GENERIC_AUDIENCE } from './person.data.ts';
import { SETS, THIRDS, type Third, YOU } from './pronouns.ts';
import { isPerson } from './rivals.ts';

/**
 * Who hears it: the pronoun the author mostly uses for them, how the project speaks of anybody, the nouns that mean the same
 * people, and those that are their own customers.
 */
export type Audience = {
  pronoun: Third | 'I' | 'you';
  habits: Habits;
  nouns: ReadonlySet<string>;
  customers: ReadonlySet<string>;
  clear: boolean;
  /** Who does it goes without saying again and again: "Drives home", "swears she'll sort it". */
  unsaid: boolean;
  /** The question whose answer is being read. */
  asked: FieldName | null;
};

/** What speaks for a listener, by how often and where they are named, until it is clear; an author who says "I" of them does so often. */
const enoughSaid = 6;

/** Counts who stands for the listener in the answers about the audience. Text in quotes does not count. */
export function audienceOf(answersAboutThem: readonly string[], targetAudience: string): Audience {
  const seen: Seen = { they: 0, she: 0, he: 0, I: 0, you: 0, singular: 0 };
  const customers = new Set<string>();
  const pieces: (readonly Token[])[] = [];
  let unsaid = 0;
  for (const answer of answersAboutThem) {
    for (const { text } of piecesOf(answer)) {
      pieces.push(tokensOf(text));
      count(seen, text);
      if (isElidedSingular(text)) {
        seen.singular += 2;
        unsaid += 1;
      }
    }
    for (const [, noun = ''] of answer.matchAll(OWN_CUSTOMERS)) customers.add(singularOf(noun.toLowerCase()));
  }
  const are = calledBy(targetAudience);
  const ofCreatures = wordOfOthers(answersAboutThem, targetAudience);
  const others = otherGender(are) ?? ofCreatures;
  if (others && (others === ofCreatures || seen.they + seen.she + seen.he > seen[others])) seen[others] = 0;
  const keeps = KEEPERS.test(targetAudience);
  if (keeps || CARERS.test(targetAudience))
    for (const third of ['she', 'he'] as const) seen[third] *= seen.they > 0 ? CARED_FOR : 1;
  if (seen.she + seen.he > 0) seen[whoGoesUnsaid(pieces, are, others)] += seen.singular;
  // Who says "you" as well tells of themselves beside it.
  if (
    seen.I < enoughSaid ||
    seen.I < 2 * (seen.they + seen.she + seen.he + seen.you) ||
    tellsOfOthersToo(answersAboutThem) ||
    tellsOfOwnPast(answersAboutThem)
  )
    seen.I = 0;
  const order = ['you', 'they', 'she', 'he', 'I'] as const;
  const pronoun = order.reduce((best, one) => (seen[one] > seen[best] ? one : best), 'they' as (typeof order)[number]);
  const nouns = withTheClient(nounsOf(targetAudience), answersAboutThem, customers);
  const heard = habitsOf(answersAboutThem, nouns, are, unsaid, others);
  // "Handing over a dress, watching her zip it up": no answer opens with "she", who is somebody else's word then.
  const another =
    (pronoun === 'she' || pronoun === 'he') && unsaid === 0 && isNeverListener(heard, pronoun) ? pronoun : null;
  const habits = another
    ? { ...habitsOf(answersAboutThem, nouns, are, unsaid, another), addresses: !answersAboutThem.some(tellsOfThem) }
    : heard;
  return {
    pronoun: another ? 'they' : pronoun,
    habits: keeps && pronoun === 'they' ? ofKeepers(habits) : habits,
    nouns,
    customers,
    clear: seen[pronoun] >= enoughSaid,
    unsaid: unsaid >= oftenEnough,
    asked: null,
  };
}

/** Who is only ever "them" has something done to them, and is nobody who listens. */
const tellsOfThem = (answer: string): boolean => /\b(?:they|their|theirs|themselves)\b/i.test(answer);

const ofKeepers = (habits: Habits): Habits => ({
  ...habits,
  rank: { they: 0, she: 9, he: 9 },
  keep: true,
});

/** "I had one lady figure it up for me, and I was worse than her": who tells of themselves and of others again and again is the speaker. */
function tellsOfOthersToo(answers: readonly string[]): boolean {
  const ofOneself = answers.filter((answer) => /\bI\b/.test(answer));
  return ofOneself.filter((answer) => OTHERS.test(answer)).length > ofOneself.length / 3;
}

/** "I'd sit with the catalogue", "I lost three whole seasons": who tells how it was for them once is the speaker, too. */
function tellsOfOwnPast(answers: readonly string[]): boolean {
  const ofOneself = answers.map((answer) => answer.replace(/"[^"]*"/g, '')).filter((answer) => /\bI\b/.test(answer));
  const past = ofOneself.filter((answer) => {
    const tokens = tokensOf(answer);
    const first = tokens.findIndex(({ lower }) => lower === 'i');
    return OWN_PAST.test(answer) || isPastAt(tokens, first + 1);
  });
  return past.length > ofOneself.length / 2;
}
const OWN_PAST = /^[^.!?]*?\bI(?:'d| had| was| used to| would| wanted| could)\b/;

const OTHERS = /\b(?:they|she|he|them|her|him)\b/i;

/** "The client loses six hours": where nobody but the seller has clients, the listener is one. */
function withTheClient(
  nouns: ReadonlySet<string>,
  answers: readonly string[],
  customers: ReadonlySet<string>,
): ReadonlySet<string> {
  const told = answers.some((answer) => /^(?:[^,.]{1,25}, )?the client \p{L}{2,}s\b/iu.test(answer));
  const ofOthers = answers.some((answer) =>
    /\b(?:when|if|of|with|for|to|by|from|outside|paying|telling) the client\b/i.test(answer),
  );
  return told && !ofOthers && !customers.has(THE_CLIENT) ? new Set([...nouns, THE_CLIENT]) : nouns;
}

export const THE_CLIENT = 'client';

/** So many pieces without a subject are a habit. */
const oftenEnough = 4;

const asked = new WeakMap<Audience, Map<FieldName, Audience>>();

/** The same listener while the answer to one question is read. */
export function asking(audience: Audience, field: FieldName): Audience {
  const known = asked.get(audience) ?? new Map<FieldName, Audience>();
  asked.set(audience, known);
  const asking = known.get(field) ?? { ...audience, asked: field };
  known.set(field, asking);
  return asking;
}

/** Of those whom a carer speaks of as "she", few are the listener. */
const CARED_FOR = 0.2;

/** They look after somebody, who is likely to be "she" or "he" in the answers. */
const CARERS =
  /\b(?:look(?:ing)? after|car(?:e|es|ing) for|parents?|grandparents?|mothers|fathers|mums|moms|dads|famil(?:y|ies)(?! (?:firm|business|compan|farm|shop|office|run|owned)\p{L}*|-)|carers?|caregivers?|(?:sons|daughters|children|husbands|wives|partners) of)\b/iu;

/** They keep an animal, which is "he" or "she" in the answers and never the one who listens. */
const KEEPERS =
  /\b(?:(?:dog|cat|horse|pet|puppy|bird|parrot|rabbit) (?:owners|people|keepers)|(?:owners of|people with|anyone with) (?:\S+ )?(?:dogs?|cats?|horses?|pon(?:y|ies)|pets?|pupp(?:y|ies)|parrots?|birds?|rabbits?|greyhounds?|goats?|sheep|cows?|hens?|donkeys?))\b/iu;

const OWN_CUSTOMERS =
  /(?<=[\p{Ll},;] )(?<!\b(?:my|our|most|many|all|the|at|one|another|every|other of|typical) )((?:client|customer|student|reader|member|prospect|buyer|listener|viewer)s?)\b(?! who)/giu;

type Seen = Record<'they' | 'she' | 'he' | 'I' | 'you' | 'singular', number>;

/** What a piece opens with says most about who it is about; "Drives home" without a subject speaks for one person. */
function count(seen: Seen, piece: string): void {
  const tokens = unquoted(tokensOf(piece));
  const ofOthers = tokens.some(({ lower }) => /^(?:they|she|he|them)$/.test(lower));
  for (const [index, { lower }] of tokens.entries()) {
    // "I think they …": who speaks of others is not one of them.
    if (ofOthers && SETS.I.has(lower)) continue;
    const weight = index === 0 ? 3 : 0.5;
    if (SETS.they.has(lower)) seen.they += weight;
    else if (SETS.she.has(lower)) seen.she += weight;
    else if (SETS.he.has(lower)) seen.he += weight;
    else if (SETS.I.has(lower)) seen.I += weight;
    else if (YOU.has(lower)) seen.you += weight;
  }
}

const isElidedSingular = (piece: string): boolean =>
  formOf(piece) === 'elided' && /^(?:doesn't|isn't|hasn't|is|has|was|\w+[^s]s)\b/i.test(piece);

function nounsOf(targetAudience: string): ReadonlySet<string> {
  // "Ferry-port café owners (5-30 doors)": neither the ferry nor the doors.
  if (/^(?:you|if you)\b/i.test(targetAudience)) return new Set();
  const named = targetAudience
    .replace(/\([^()]*\)/g, ' ')
    .replace(/ w(?:\/ ?| (?=an? ))/g, ' with ')
    .replace(/(?<=\p{L}s) [+&] /gu, ' and ')
    .replace(/(?<!\p{L})(?:\p{L}+-)+(?=\p{L})/gu, '');
  // "Owners, 5-barrel plants, 200 casks in trade": those who are named first, and not what they have.
  const [whom = ''] = named.slice(0, 200).split(/[.!?]\s/);
  const [who = '', ...more] = whom.split(/[,;] /);
  const tokens = tokensOf(
    [
      who,
      ...more.filter(
        (part) => !/\d|^(?:one|two|three|four|five|six|seven|eight|nine|ten|sometimes|own|their own) /i.test(part),
      ),
    ].join(', '),
  );
  const cut = tokens.findIndex(
    (token, index) =>
      (index > 0 &&
        (token.pos === 'ADP' ||
          (token.lower.endsWith('ing') && /[^s]s$|men$|people$/.test(tokens[index - 1]?.lower ?? '')))) ||
      /^(?:who|that|with|over|in|of|for|aged|between|from|whose|trying|training|wanting|looking|struggling)$/.test(
        token.lower,
      ),
  );
  const heads = (cut === -1 ? tokens : tokens.slice(0, cut)).filter((token, index, all) => {
    const next = all[index + 1];
    return (
      /^(?:NOUN|PROPN|VERB)$/.test(token.pos) && (!next || /^(?:PUNCT|CCONJ)$/.test(next.pos) || next.lower === '/')
    );
  });
  // "Owners, single track": behind those who are named first, only people; and no "hole" of "firms which drill holes".
  const nouns = heads
    .map((token) => singularOf(token.lower))
    .filter((noun, at) => !IN_ARMS.has(noun) && (isPerson(noun) || (at === 0 && BY_TRADE.test(noun))));
  // "Parents, primary school kids": those whom somebody brings up do not listen.
  const isCared = nouns.some((noun) => BRINGS_UP.test(noun));
  return new Set(nouns.filter((noun) => !(isCared && BROUGHT_UP.test(noun))));
}

/** What people are called by the work they do, and where they do it. */
const BY_TRADE =
  /(?:er|or|ist|man|ian|ant|eer|folk|smith|wright|ppl|tech|hand|kj)$|^(?:shop|firm|company|business|brewery|bakery|hatchery|farm|mill|school|club|studio|team|crew|family|couple|restaurant|hotel|pub|clinic|practice|office|outfit|workshop|agency|lab|salon|gym|church|charity|council|start-?up)$/i;

const BRINGS_UP = /^(?:parent|mum|mom|mother|dad|father|teacher|carer|nurse|grandparent|family|coach)$/;
const BROUGHT_UP = /^(?:kid|child|son|daughter|teen|teenager|pupil|student|patient|boy|girl)$/;

/** "Mums + dads w/ a baby": whoever is looked after does not listen. */
const IN_ARMS: ReadonlySet<string> = new Set('baby newborn infant toddler puppy kitten'.split(' '));

function unquoted(tokens: readonly Token[]): Token[] {
  let inside = false;
  return tokens.filter((token) => {
    if (token.text.includes('"')) inside = !inside;
    return !inside;
  });
}

/** Whether the author speaks as the listener in this piece: "I sit down at the piano and freeze". */
export function speaksAsListener(text: string, audience: Audience): boolean {
  const tokens = unquoted(tokensOf(text));
  // "Senior dev said in the meeting: I'm the night porter now"
  if (/\b(?:said|says|wrote|told me|asked|asks|texted)\b[^"]{0,40}: I\b/.test(text)) return false;
  if (/\bme too\b|\b(?:my|our) (?:clients|customers|students|patients|members)\b/i.test(text)) return false;
  if (!tokens.some(({ lower }) => SETS.I.has(lower)) || tokens.some(({ lower }) => YOU.has(lower))) return false;
  if (audience.pronoun === 'I' && audience.clear) return true;
  if (audience.pronoun !== 'I' && tokens.some((token, at) => token.lower === 'i' && isPastAt(tokens, at + 1)))
    return false;
  if (audience.clear && audience.pronoun !== 'I') return false;
  // "On the stubs I've gone through": who says "you" or "they" of the listener is somebody else.
  if (audience.pronoun !== 'I' && (audience.habits.you > 0 || THIRDS.some((one) => audience.habits.rank[one] < 9)))
    return false;
  // "With a note from me": one to whom something is only done is the seller.
  if (audience.pronoun !== 'I' && !tokens.some(({ lower }) => SETS.I.has(lower) && lower !== 'me')) return false;
  // "Two lads I know of", "a crew of mine": the seller's acquaintance.
  if (
    audience.pronoun !== 'I' &&
    /\bI (?:know|know of|met|heard)\b|\b(?:an?|one|\p{L}+s) (?:\p{L}+ )?of mine\b/iu.test(text)
  )
    return false;
  // "My fall slots gone": what the seller sells.
  if (audience.pronoun !== 'I' && OWN_TIME.test(text)) return false;
  const speaking = audience.pronoun === 'I' ? TEACHING_VERBS : SPEAKER_VERBS;
  // "I'll tell Bob", "I have seen the printouts"
  const verbAfter = (at: number): Token | undefined => tokens.slice(at + 1).find(({ pos }) => pos !== 'AUX');
  return !tokens.some(({ lower }, at) => lower === 'i' && speaking.has(verbAfter(at)?.lower ?? ''));
}

const OWN_TIME = /\bmy (?:\p{L}+ )?(?:slots|places|spots|calendar|diary|waiting list|list|rate|price|fee)\b/iu;

/** "I help …" is the speaker even where the answer is about the audience. */
const TEACHING_VERBS = new Set('help teach show coach guide train'.split(' '));
const SPEAKER_VERBS = new Set(
  'help teach show coach guide train work believe call explain tell give ask run seen counted watched met timed measured'.split(
    ' ',
  ),
);

const SAYS = /^(?:says?|tells?|asks?|jokes?|laughs?|thinks?|whispers?|mutters?|smiles?)$/;

/** "I had", "I looked": the speaker tells something. */
const isPastAt = (tokens: readonly Token[], index: number): boolean => {
  const token = tokens[index]?.pos === 'ADV' ? tokens[index + 1] : tokens[index];
  return (
    token !== undefined &&
    (/^(?:had|was|used|did|met|measured|worked|once)$/.test(token.lower) ||
      FINITE_PAST.has(token.lower) ||
      (token.pos === 'VERB' && /ed$/.test(token.lower)))
  );
};

/** "Most coaches feel …" → the noun phrase and the rest, when the phrase means the audience; null otherwise. */
export function audienceSubject(
  text: string,
  audience: Audience,
): { phrase: string; verbAt: number; singular: boolean; generic: boolean } | null {
  const tokens = tokensOf(text);
  const verbAt = tokens.findIndex((_, index) => index > 0 && isFiniteAt(tokens, index));
  if (verbAt < 1 || verbAt > 7) return null;
  const phrase = tokens.slice(0, verbAt).filter((token) => !(token.pos === 'ADV' && token.lower !== 'most'));
  if (
    phrase.some(
      (token) =>
        /^(?:who|that|which|PUNCT)$/.test(token.lower) ||
        (token.pos === 'PRON' && !/^(?:my|our)$/.test(token.lower)) ||
        token.pos === 'PUNCT' ||
        token.pos === 'NUM' ||
        token.pos === 'VERB',
    )
  )
    return null;
  // "Every Friday the baker waits": when it is does not belong to who it is.
  const isTime = (token: Token, at: number): boolean =>
    at > 0 &&
    /^(?:the|an?|my|our)$/.test(token.lower) &&
    !/^(?:all|most|many|of|some|half)$/.test(phrase[at - 1]?.lower ?? '');
  if (phrase.some(isTime)) return null;
  const cut = phrase.findIndex((token, index) => index > 0 && token.pos === 'ADP');
  const head = (cut === -1 ? phrase : phrase.slice(0, cut)).at(-1);
  if (!head || !/^(?:NOUN|PROPN)$/.test(head.pos)) return null;
  const lemma = singularOf(head.lower);
  if (
    lemma === head.lower &&
    head.lower !== 'people' &&
    !/^(?:the|a|an|my|our|every|any)$/.test(phrase[0]?.lower ?? '')
  )
    return null;
  if (/^(?:more|fewer|less|better|new|other|another)$/.test(phrase[0]?.lower ?? '')) return null;
  if (phrase.some(({ lower }) => lower === 'other')) return null;
  // "The boat can't teach you anything"
  if (tokens.slice(verbAt).some(({ lower }) => lower === 'you')) return null;
  if (
    /^(?:my|our)$/.test(phrase[0]?.lower ?? '') &&
    /\b(?:come|comes|came|write|turn|talk) to (?:me|us)\b|^(?:my|our) \p{L}+ (?:(?:always|often|now|still) )*(?:send|tell|ring|text|call|email|write|show)s? (?:me|us)\b/iu.test(
      text,
    )
  )
    return null;
  if (phrase.length === 1 && head.lower === 'people' && /\b(?:I|me|my|I'm|you|you're|your|them|him|her)\b/.test(text))
    return null;
  // "A woman came from Ludlow": somebody who was met once.
  if (/^(?:an?|one)$/.test(phrase[0]?.lower ?? '') && isPastAt(tokens, verbAt)) return null;
  // "My customer in Wexford counted it": one of them, and no other.
  if (/^(?:[Mm]y|[Oo]ur) (?:\p{L}+ )?\p{L}+[^s] (?:in|from|at|near|up in|down in|over in) \p{Lu}/u.test(text))
    return null;
  // "People are getting their coats": for an author who says "you", they are others.
  if (audience.habits.addresses && head.lower === 'people' && phrase.length === 1) return null;
  const generic = GENERIC_AUDIENCE.has(lemma) || GENERIC_AUDIENCE.has(head.lower);
  // "The customers laugh": what others say is said by others.
  if (
    audience.asked === 'reputationCost' &&
    /^the$/i.test(phrase[0]?.text ?? '') &&
    (!audience.nouns.has(lemma) || cut !== -1 || SAYS.test(tokens[verbAt]?.lower ?? ''))
  )
    return null;
  if (!audience.nouns.has(lemma)) {
    const ours = /^(?:my|our)$/.test(phrase[0]?.lower ?? '');
    if (
      !generic ||
      (!ours && (audience.customers.has(lemma) || tokens.slice(verbAt).some(({ lower }) => lower === 'them')))
    )
      return null;
  }
  // "Most coaches secretly feel": the adverb goes with the verb. "Now the owner has": it goes with neither.
  const [opening] = tokens;
  if (opening && opening.lower !== 'most' && (opening.lower === 'what' || /^(?:ADV|SCONJ)$/.test(opening.pos)))
    return null;
  const adverbs = tokens.slice(0, verbAt).length - phrase.length;
  const singular = lemma === head.lower && head.lower !== 'people';
  return {
    phrase: phrase
      .map((token) => token.before + token.text)
      .join('')
      .trim(),
    verbAt: verbAt - adverbs,
    singular,
    generic: generic || /^(?:my|our)$/.test(phrase[0]?.lower ?? ''),
  };
}
