import { type Sentence, shareOf } from './classify.ts';
import type { Candidate } from './prose-answers.ts';
import { suggestedFrom, tickedFrom } from './suggestion.ts';

/** What tells whether a candidate is right, each from 0 to 1. */
function cuesOf(candidate: Candidate, sentences: readonly Sentence[]): number[] {
  const { field, best, share, rank, rival } = candidate;
  const sentence = sentences[best];
  const match = sentence?.passage.match;
  const asked = match?.shares.get(field) ?? 0;
  const others = sentence ? Math.max(...sentence.shares.filter((one) => one !== share)) : 0;
  return [
    1,
    logit(share),
    logit(sentence ? shareOf(sentence.alone, field) : 0),
    asked * (match?.exact ? 1 : 0.7),
    others,
    rival,
    rank === 0 ? 1 : 0,
    rank === 0 ? Math.max(share - rival, 0) : 0,
  ];
}

const logit = (share: number): number => Math.log(Math.max(share, 0.002) / Math.max(1 - share, 0.002)) / 5;

/** Fitted to the candidates of sources that the judge had not seen. */
const WEIGHTS = [-1.4, 3.5, -1.6, 1.2, 0.3, -0.5, 0, 2.9];

/** How likely a candidate is to be right where it is sure enough to be ticked; what is likely enough to be shown begins lower. */
export function confidenceOf(candidate: Candidate, sentences: readonly Sentence[]): number {
  const sum = cuesOf(candidate, sentences).reduce((total, cue, index) => total + cue * (WEIGHTS[index] ?? 0), 0);
  const likely = 1 / (1 + Math.exp(-sum));
  return likely >= tickedFrom
    ? likely
    : tickedFrom -
        ((tickedFrom - likely) * (tickedFrom - suggestedFrom)) /
          (tickedFrom - (OF_THE_PRICE.has(candidate.field) ? worthShowingOfPrice : worthShowing));
}

const worthShowing = 0.1;
/** A text that says nothing on the price leaves its fields empty, so that no weak guess is shown there. */
const worthShowingOfPrice = 0.3;
const OF_THE_PRICE: ReadonlySet<string> = new Set(['priceEntryStep', 'timerCostsPriceSetup', 'biggestPriceObjection']);
