import { classifySentences } from './classify.ts';
import { cuesOf } from './confidence.ts';
import type { ExemplarDocument } from './load-exemplars.ts';
import type { Judges } from './models.ts';
import { passagesOf } from './passages.ts';
import { findCandidates } from './prose-answers.ts';
import { readSource } from './read-source.ts';
import { trainSentenceModel } from './train.ts';
import type { TrainedModel } from './trained-model.ts';

const folds = 5;
/** A source answers about half of the fields; the exemplars answer nearly all of them, so that half are taken out. */
const partTakenOut = 0.45;
const variants = 2;

export type Outcome = { cues: number[]; right: boolean; field: string };

/** How candidates fare in exemplar sources of trades that the judge was not trained on. */
export function outcomesOf(documents: readonly ExemplarDocument[], prompt: TrainedModel): Outcome[] {
  const trades = [...new Set(documents.map(({ trade }) => trade))];
  const foldOf = (document: ExemplarDocument) => trades.indexOf(document.trade) % folds;
  return Array.from({ length: folds }, (_, fold) => {
    const judges: Judges = { sentence: trainSentenceModel(documents.filter((one) => foldOf(one) !== fold)), prompt };
    const unseen = documents.filter((one) => foldOf(one) === fold && one.sentences.length >= 30);
    return unseen.flatMap((document, index) =>
      Array.from({ length: variants }, (_, variant) =>
        judged(document, judges, fold * 1000 + index * variants + variant),
      ).flat(),
    );
  }).flat();
}

function judged(document: ExemplarDocument, judges: Judges, seed: number): Outcome[] {
  const random = fractions(seed + 11);
  const out = new Set(
    document.sentences.flatMap(({ classes }) => classes).filter((name) => name !== 'none' && random() < partTakenOut),
  );
  const kept = document.sentences.filter(
    ({ classes }) => !classes.some((name) => out.has(name)) && !classes.includes('projectName'),
  );
  const asList = /notes/.test(document.kind);
  const text = kept
    .map(({ text: sentence }) => `${asList ? '- ' : ''}${sentence}${asList ? '\n' : random() < 0.3 ? '\n\n' : ' '}`)
    .join('');
  const sentences = classifySentences(passagesOf(readSource(text), judges), judges);
  const classesOf = new Map(kept.map((one) => [one.text, one.classes]));
  return findCandidates(sentences).map((candidate) => ({
    cues: cuesOf(candidate, sentences),
    field: candidate.field,
    right: sentences.slice(candidate.from, candidate.to + 1).some((one) => {
      const whole = kept.find(({ text: exemplar }) => exemplar.includes(one.text));
      return (classesOf.get(whole?.text ?? one.text) ?? []).includes(candidate.field);
    }),
  }));
}

/** Logistic regression of the outcomes on their cues. */
export function fitConfidence(outcomes: readonly Outcome[]): number[] {
  const width = outcomes[0]?.cues.length ?? 0;
  const weights = new Array<number>(width).fill(0);
  for (let step = 0; step < 400; step++) {
    const slopes = weights.map((weight) => weight * 0.002);
    for (const { cues, right } of outcomes) {
      const sum = cues.reduce((total, cue, index) => total + cue * (weights[index] ?? 0), 0);
      const miss = 1 / (1 + Math.exp(-sum)) - (right ? 1 : 0);
      cues.forEach((cue, index) => {
        slopes[index] = (slopes[index] ?? 0) + (miss * cue) / outcomes.length;
      });
    }
    slopes.forEach((slope, index) => {
      weights[index] = (weights[index] ?? 0) - 3 * slope;
    });
  }
  return weights.map((weight) => Number(weight.toFixed(3)));
}

function fractions(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
