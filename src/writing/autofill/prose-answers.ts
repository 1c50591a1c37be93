import type { WizardFieldName } from '#framework/framework.ts';
import { type Sentence, shareOf } from './classify.ts';
import { isWizardField, sentenceClasses } from './fields.ts';
import { partsIn } from './plan-steps.ts';
import { countWords } from './sentences.ts';
import type { Source } from './source.ts';
import type { Suggestion } from './suggestion.ts';
import { trimValue } from './trim-value.ts';
import { isOthersPrice, namesGain, namesMoney } from './vetoes.ts';

/** A stretch of sentences that may answer a field; `share` is that of its best sentence. */
export type Candidate = {
  field: WizardFieldName;
  from: number;
  to: number;
  best: number;
  share: number;
  rank: number;
  rival: number;
};

const weakest = 0.06;
const mostWordsJoined = 52;
const perField = 3;

/** For each field the best stretches of the source, judged by the sentences' own words and what surrounds them. */
export function findCandidates(sentences: readonly Sentence[]): Candidate[] {
  return sentenceClasses.flatMap((field): Candidate[] => {
    if (!isWizardField(field)) return [];
    const ranked = sentences
      .map((sentence, index) => ({
        index,
        share: sentence.vetoed ? 0 : shareOf(sentence.shares, field) * allowance(field, sentence),
      }))
      .filter(({ share }) => share >= weakest)
      .sort((a, b) => b.share - a.share);
    const found: Candidate[] = [];
    for (const { index, share } of ranked) {
      if (found.length >= perField) break;
      if (found.some(({ from, to }) => index >= from && index <= to)) continue;
      const [from, to] = widened(field, index, share, sentences);
      found.push({ field, from, to, best: index, share, rank: found.length, rival: 0 });
    }
    return found.map((one, k) => ({ ...one, rival: found[k === 0 ? 1 : 0]?.share ?? 0 }));
  });
}

/** A price that is not the seller's is none; a cost in money names money, and what somebody won is no cost. */
function allowance(field: WizardFieldName, { text, passage }: Sentence): number {
  const asked = passage.match?.best === field;
  if ((field === 'timeCost' || field === 'moneyCost') && namesGain(text) && !asked) return 0.15;
  if (field === 'priceEntryStep')
    return isOthersPrice(text) && !asked ? 0.15 : namesMoney(text) || asked || /\d/.test(text) ? 1 : 0.4;
  if (field === 'moneyCost' || field === 'timerCostsPriceSetup')
    return namesMoney(text) || /\d|hundred|thousand/i.test(text) || asked ? 1 : 0.4;
  return 1;
}

/** A story is told with the short sentence before its best one: "Callum, down by Hawick.", "It was a farm track, the third of January." */
const TELLS_A_STORY: ReadonlySet<WizardFieldName> = new Set([
  'planProofStory',
  'breakingPointScene',
  'crashMovieScene',
]);
/** Takes neighbours in that answer the same field, or that are too short to stand alone. */
function widened(
  field: WizardFieldName,
  index: number,
  share: number,
  sentences: readonly Sentence[],
): [number, number] {
  let from = index;
  let to = index;
  const words = (a: number, b: number) =>
    sentences.slice(a, b + 1).reduce((sum, { text }) => sum + countWords(text), 0);
  const joins = (at: number, beside: number) => {
    const one = sentences[at];
    const next = sentences[beside];
    if (!one || !next || one.vetoed || one.passage !== next.passage || one.piece.heading) return false;
    const sameList = one.piece.item && next.piece.item;
    if (one.piece !== next.piece && !sameList && field !== 'planPartDetails') return false;
    if (at < beside && TELLS_A_STORY.has(field) && countWords(one.text) <= 14) return true;
    const own = shareOf(one.shares, field);
    const highest = Math.max(...one.shares);
    const fragment = countWords(one.text) <= 7 && highest < (at > beside ? 0.6 : 0.4);
    const { asked, match } = one.passage;
    if (asked === 'question' && match?.best === field && match.share >= 0.5) return own === highest || highest < 0.6;
    return own >= Math.max(0.3 * share, 0.12) || (own === highest && own > 0.1) || fragment;
  };
  while (to - from < 4 && joins(to + 1, to) && words(from, to + 1) <= mostWordsJoined) to++;
  while (to - from < 4 && joins(from - 1, from) && words(from - 1, to) <= mostWordsJoined) from--;
  return [from, to];
}

export function toSuggestion(
  source: Source,
  sentences: readonly Sentence[],
  { field, from, to }: Candidate,
  confidence: number,
): Suggestion | null {
  const start = sentences[from]?.start;
  const end = sentences[to]?.end;
  if (start === undefined || end === undefined) return null;
  const text = source.text.slice(start, end);
  // "It's three visits.": how many parts there are names none of them, and one sentence tells no plan.
  if (field === 'planParts' && partsIn(text).length < 2) return null;
  if (field === 'planPartDetails' && from === to && !/[;\n]|: /.test(text)) return null;
  const value = trimValue(field, text.replace(/\s*\n+\s*/g, sentences[from]?.piece.item ? '\n' : ' '));
  return value === '' ? null : { field, value, confidence, source: text, start, end };
}
