import type { FieldName } from '#framework/framework.ts';
import { capitalised, lowered } from '#writing/embedded/answers/realise.ts';
import { formOf } from '#writing/embedded/grammar/forms.ts';
import { type Beat, beats } from './beats.data.ts';
import { type About, type Draft, saidOf } from './draft.ts';
import { findPrice } from './find-figure.ts';
import { clauseTitles, looseFieldsOf, losesContrast } from './find-loose-title.ts';
import { sceneTitles } from './find-scene-title.ts';
import { countWords, type Short, shortened } from './shorten.ts';
import { isSentence, standsAlone } from './stands-alone.ts';

export const mostTitleWords = 9;
/** What is cut beyond this leaves a sentence without its point; of some answers the first clause says enough. */
const mostLoss = 1.05;
const mostLossOf: Partial<Record<FieldName, number>> = {
  yourDifferentApproach: 1.65,
  realRootCause: 1.45,
  stupidThingTheyBelieve: 1.45,
  patternBreakingTruth: 1.45,
  oneBeliefTheyShare: 1.65,
};
/** Told as a little story, so that the point comes at the end. */
const pointsLast: readonly FieldName[] = [
  'audiencePain',
  'costOfAnother90Days',
  'ninetyDayMirror',
  'identityCost',
  'reputationCost',
];
/** "Less event, more routine": what people put into a motto needs no verb. */
const mottos: readonly FieldName[] = [
  'yourDifferentApproach',
  'corePhilosophy',
  'oneBeliefsAndPlanCallback',
  'oneBeliefTheyShare',
  'oneCoreShiftRelief',
  'planBeliefCallback',
];
const fewestLetters = 10;

/** A title and the sentence it was made of; `source` is null for a claim that stands in no sentence of the script. */
export type Title = { text: string; source: string | null; loss: number };

/** The strongest short sentence of the passage, else what this part of the talk claims in any case. */
export function titleOf(draft: Draft, about: About, not: ReadonlySet<string>): Title {
  const [beat] = draft.beats;
  const found = beat ? foundTitles(beat, draft, about) : [];
  const isFresh = ({ text }: Title) => !not.has(text.toLowerCase());
  const fresh = found.find(isFresh) ?? (beat ? looseTitles(beat, draft, about).find(isFresh) : undefined);
  return fresh ?? { text: claimOf(draft, about, not), source: null, loss: 4 };
}

function foundTitles(beat: Beat, draft: Draft, about: About): Title[] {
  return beat.titleFrom
    .flatMap((field, fieldRank) => {
      const said = saidOf(draft, [field], about);
      const whole = wholeAnswer(said);
      if (whole) return [{ ...whole, rank: fieldRank * 0.5 - 0.1 }];
      return said.flatMap((source, rank) =>
        shortTitles(nameOfIt(source, field, about), field).map((short) => ({
          ...short,
          source,
          rank: short.loss + fieldRank * 0.5 + rank * 0.3,
        })),
      );
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** Long sentences whose beginning is a picture by itself, with the rest under it. */
const scenes: readonly FieldName[] = [
  'audiencePain',
  'whatNotWorking',
  'yourDifferentApproach',
  'fingerPointableMoment',
  'crashMovieScene',
  'breakingPointScene',
  'realLifeTransformation',
  'ninetyDayMirror',
];
const sceneRank = 1.3;

/** One clause of what is too long for a title as a whole. */
function looseTitles(beat: Beat, draft: Draft, about: About): Title[] {
  return looseFieldsOf(beat)
    .flatMap((field, fieldRank) => {
      const prefer = pointsLast.includes(field) ? 'last' : 'first';
      return saidOf(draft, [field], about).flatMap((source, rank) => [
        ...(scenes.includes(field)
          ? sceneTitles(source, mostTitleWords, field === 'fingerPointableMoment' ? 2 : 3)
          : []
        )
          .filter((text) => fits(text, field))
          .map((text) => ({ text, source, loss: 1.5, rank: sceneRank + fieldRank * 0.3 + rank * 0.1 })),
        ...clauseTitles(source, mostTitleWords, prefer, field === 'yourDifferentApproach' ? 2.65 : undefined)
          .filter(({ text }) => fits(text, field))
          .map(({ text, loss }) => ({ text, source, loss: 1.5, rank: loss + fieldRank * 0.3 + rank * 0.1 })),
      ]);
    })
    .toSorted((one, other) => one.rank - other.rank);
}

function shortTitles(sentence: string, field: FieldName): Short[] {
  const prefer = pointsLast.includes(field) ? 'last' : 'first';
  const limit = mostLossOf[field] ?? mostLoss;
  const short = shortened(sentence, mostTitleWords, { prefer, whole: !mottos.includes(field) });
  return short
    .filter(({ text, loss }) => (isSentence(text) ? loss <= limit : loss <= 0.1 && isMotto(text)))
    .filter(({ text }) => canLead(text) && fits(text, field) && !losesContrast(sentence, text))
    .slice(0, 3);
}

const isMotto = (text: string): boolean => (countWords(text) >= 3 || /s$/.test(text)) && !/^(?:the|an?) /i.test(text);

/** What is believed, blamed or only imagined is told as that; said bare, the slide would claim it. */
const fits = (text: string, field: FieldName): boolean => needed[field]?.test(text) ?? true;

const needed: Partial<Record<FieldName, RegExp>> = {
  stupidThingTheyBelieve: /^You (?:believe|think|tell yourself|assume)\b/,
  whatTheyBlame: /^You blame\b/,
};

/** The sentence as a title where next to nothing has to be cut; null otherwise. */
export function wholeTitle(sentence: string): string | null {
  const [best] = shortened(sentence, mostTitleWords).filter(({ text, loss }) => loss <= 0.25 && canLead(text));
  return best?.text ?? null;
}

/** "Strength has no age. It has a beginning.": two sentences that are short enough together say more than one. */
function wholeAnswer(said: readonly string[]): Title | null {
  const text = said.map((sentence) => capitalised(sentence)).join(' ');
  const first = said[0] ?? '';
  if (said.length < 2 || countWords(text) > mostTitleWords || /[?":]/.test(text)) return null;
  if (!standsAlone(first.replace(/[.!]$/, '')) || countWords(first) < 2) return null;
  return { text, source: said.at(-1) ?? '', loss: 0 };
}

/** What is to be named where only a pronoun or a bare noun stands: "An offer nobody can repeat" → "The real cause is an offer …". */
const nouns: Partial<Record<FieldName, string>> = {
  realRootCause: 'The real cause is ',
  newRootProblem: 'The real problem is ',
  costOfAnother90Days: 'Another ninety days mean ',
};

/** "It is like bread" → "The Steady Pipeline is like bread": on a wall nobody knows what "it" was. */
function nameOfIt(sentence: string, field: FieldName, { answers }: About): string {
  const opening = nouns[field];
  if (opening && /^(?:an?|the|no|too|\d+|one|two|three|six|your) /i.test(sentence) && formOf(sentence) === 'noun')
    return `${opening}${lowered(sentence)}`;
  const name = (answers.planName ?? '').trim();
  if (name === '' || countWords(name) > 5 || name.includes('\n')) return sentence;
  return sentence.replace(/^(?:it is|it's|it works) (?=(?:basically |a bit )?like\b)/i, `${capitalised(name)} is `);
}

/** No question, no quotation and no mere setting opens a slide. */
const canLead = (text: string): boolean =>
  !/[?"]/.test(text) &&
  text.length >= fewestLetters &&
  (countWords(text) >= 3 || (countWords(text) === 2 && formOf(text) !== 'bare')) &&
  !/^(?:to \p{L}+|this is (?:not )?for|there (?:is|was)\b|you are (?:in|at|on)\b)/iu.test(text);

/** An offer that names no price claims nothing about one. */
function claimsOf({ beats: [beat], lines }: Draft): readonly string[] {
  const isOffer = beat?.sectionNumber === 8 && beat.label === offer?.label;
  const isPriced = lines.some(({ text }) => findPrice(text) !== null);
  return (isOffer && !isPriced ? next : beat)?.claims ?? ['One thought at a time'];
}

const offer = beats.find(({ id }) => id === 'offer');
const next = beats.find(({ id }) => id === 'next');

/** What this part of the talk claims in any case, another one for each project. */
export function claimOf(draft: Draft, { projectName }: About, not: ReadonlySet<string>): string {
  const claims = claimsOf(draft);
  const start = hashOf(`${projectName} ${draft.beats[0]?.id ?? ''}`) % claims.length;
  const turned = [...claims.slice(start), ...claims.slice(0, start)];
  return turned.find((claim) => !not.has(claim.toLowerCase())) ?? turned[0] ?? '';
}

const hashOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
};
