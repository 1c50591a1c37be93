import { deflateSync } from 'node:zlib';
import { type LinearModel, type Sample, type Training, trainSoftmax } from '../softmax.ts';
import { featuresOf } from './features.ts';
import { promptClasses, type SentenceClass, sentenceClasses } from './fields.ts';
import type { ExemplarDocument } from './load-exemplars.ts';
import { promptFeatures } from './prompt-features.ts';
import { PROMPTS } from './prompts.data.ts';
import { indicesOf, type StoredModel, type TrainedModel } from './trained-model.ts';

type Labelled = { features: Set<string>; classes: readonly SentenceClass[]; group: string };

/** A cue counts when this many trades know it: what only one trade says is about the trade. */
const fewestTrades = 3;
/** There are more sentences without an answer than for any field; at full weight they would swallow short answers. */
const weightOfNone = 0.3;

export function trainSentenceModel(documents: readonly ExemplarDocument[]): TrainedModel {
  const labelled = documents.flatMap(({ trade, sentences }) =>
    sentences
      .filter(({ classes }) => !classes.includes('projectName'))
      .map(({ classes, text }) => ({ features: featuresOf(text), classes, group: trade })),
  );
  return train(labelled, sentenceClasses, fewestTrades, {
    epochs: 14,
    rate: 0.4,
    penalty: 5e-5,
    seed: 7,
    dropped: 0.35,
  });
}

export function trainPromptModel(): TrainedModel {
  const labelled = promptClasses.flatMap((name) => {
    const { labels, questions } = PROMPTS[name];
    return [...labels.split('|'), ...questions.split('|')].map((text, index) => ({
      features: promptFeatures(text),
      classes: [name],
      group: `${name} ${index}`,
    }));
  });
  return train(labelled, promptClasses, 1, { epochs: 15, rate: 0.4, penalty: 1e-5, seed: 7, dropped: 0.15 });
}

function train(
  labelled: readonly Labelled[],
  classes: readonly SentenceClass[],
  fewest: number,
  training: Training,
): TrainedModel {
  const groups = new Map<string, Set<string>>();
  for (const { features, group } of labelled) {
    for (const feature of features) {
      const known = groups.get(feature);
      if (known) known.add(group);
      else groups.set(feature, new Set([group]));
    }
  }
  const features = new Map<string, number>();
  for (const [feature, seen] of groups) if (seen.size >= fewest) features.set(feature, features.size);
  const indexOf = new Map(classes.map((name, index) => [name, index]));
  const samples = labelled.map(
    (one): Sample => ({
      features: indicesOf(features, one.features),
      weight: one.classes[0] === 'none' ? weightOfNone : 1,
      shares: new Map(one.classes.map((name) => [indexOf.get(name) ?? classes.length - 1, 1 / one.classes.length])),
    }),
  );
  return { classes, features, linear: trainSoftmax(samples, features.size, classes.length, training) };
}

/** Rounds weights to bytes and drops features that hardly speak. */
export function storeModel({ classes, features, linear }: TrainedModel, most: number): StoredModel {
  const names = [...features.keys()];
  const strength = names.map((_, index) => strengthOf(linear, index));
  const kept = names
    .map((_, index) => index)
    .sort((a, b) => (strength[b] ?? 0) - (strength[a] ?? 0) || a - b)
    .slice(0, most)
    .sort((a, b) => a - b);
  const rows = kept.flatMap((index) => [
    ...linear.weights.subarray(index * classes.length, (index + 1) * classes.length),
  ]);
  const scale = rows.reduce((highest, value) => Math.max(highest, Math.abs(value)), 0) / 127;
  const bytes = Int8Array.from(rows, (value) => Math.round(value / scale));
  return {
    classes: classes.join(' '),
    scale,
    bias: [...linear.bias].map((value) => Number(value.toFixed(4))),
    features: deflateSync(kept.map((index) => names[index] ?? '').join('\n'), { level: 9 }).toString('base64'),
    weights: deflateSync(Buffer.from(bytes.buffer), { level: 9 }).toString('base64'),
  };
}

function strengthOf({ weights, classCount }: LinearModel, feature: number): number {
  let sum = 0;
  for (const weight of weights.subarray(feature * classCount, (feature + 1) * classCount)) sum += weight * weight;
  return sum;
}
