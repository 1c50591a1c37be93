import { inflateSync } from 'node:zlib';
import { type LinearModel, probabilities } from '../softmax.ts';

/** A linear model as it is stored: feature names in their order, weights as signed bytes of one scale, deflated. */
export type StoredModel = {
  features: string;
  classes: string;
  scale: number;
  weights: string;
  bias: readonly number[];
};

export type TrainedModel = { classes: readonly string[]; features: ReadonlyMap<string, number>; linear: LinearModel };

export function openModel(stored: StoredModel): TrainedModel {
  const names = inflateSync(Buffer.from(stored.features, 'base64')).toString('utf8').split('\n');
  const classes = stored.classes.split(' ');
  const bytes = inflateSync(Buffer.from(stored.weights, 'base64'));
  const weights = Float32Array.from(
    new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length),
    (value) => value * stored.scale,
  );
  return {
    classes,
    features: new Map(names.map((name, index) => [name, index])),
    linear: { classCount: classes.length, featureCount: names.length, weights, bias: Float32Array.from(stored.bias) },
  };
}

/** How likely each class is, in the order of the model's classes. */
export const judge = (model: TrainedModel, features: Iterable<string>): Float32Array =>
  probabilities(model.linear, indicesOf(model.features, features));

export function indicesOf(known: ReadonlyMap<string, number>, features: Iterable<string>): Int32Array {
  const indices: number[] = [];
  for (const feature of features) {
    const index = known.get(feature);
    if (index !== undefined) indices.push(index);
  }
  return Int32Array.from(indices);
}
