/** Sparse sample: indices of present features, and how its weight is shared among the classes. */
export type Sample = { features: Int32Array; shares: ReadonlyMap<number, number>; weight?: number };
export type LinearModel = { classCount: number; featureCount: number; weights: Float32Array; bias: Float32Array };
export type Training = {
  epochs: number;
  rate: number;
  penalty: number;
  seed: number;
  /** The part of a sample's features that is left out at each sight of it, so that no cue is relied on alone. */
  dropped: number;
};

const scaleOf = (features: { length: number }): number => 1 / Math.sqrt(Math.max(features.length, 1));

/** Multinomial logistic regression by AdaGrad, its weights averaged over the later epochs. The same input gives the same model. */
export function trainSoftmax(
  samples: readonly Sample[],
  featureCount: number,
  classCount: number,
  training: Training,
): LinearModel {
  const model = {
    classCount,
    featureCount,
    weights: new Float32Array(featureCount * classCount),
    bias: new Float32Array(classCount),
  };
  const squares = {
    weights: new Float32Array(featureCount * classCount).fill(1e-3),
    bias: new Float32Array(classCount).fill(1e-3),
  };
  const sum = { weights: new Float32Array(featureCount * classCount), bias: new Float32Array(classCount) };
  const order = samples.map((_, index) => index);
  const random = randomFrom(training.seed);
  const firstAveraged = Math.floor(training.epochs / 3);
  for (let epoch = 0; epoch < training.epochs; epoch++) {
    shuffle(order, random);
    for (const index of order) {
      const sample = samples[index];
      if (sample)
        learn(
          model,
          squares,
          sample,
          sample.features.filter(() => random() >= training.dropped),
          training,
        );
    }
    if (epoch < firstAveraged) continue;
    add(sum.weights, model.weights, 1 / (training.epochs - firstAveraged));
    add(sum.bias, model.bias, 1 / (training.epochs - firstAveraged));
  }
  return { ...model, ...sum };
}

type Parameters = { weights: Float32Array; bias: Float32Array };

function learn(
  model: LinearModel,
  squares: Parameters,
  sample: Sample,
  features: Int32Array,
  { rate, penalty }: Training,
): void {
  const { classCount, weights, bias } = model;
  const odds = probabilities(model, features);
  const scale = scaleOf(features);
  for (let k = 0; k < classCount; k++) {
    const miss = ((odds[k] ?? 0) - (sample.shares.get(k) ?? 0)) * (sample.weight ?? 1);
    if (Math.abs(miss) < 1e-4) continue;
    squares.bias[k] = (squares.bias[k] ?? 0) + miss * miss;
    bias[k] = (bias[k] ?? 0) - (rate * miss) / Math.sqrt(squares.bias[k] ?? 1);
    for (const feature of features) {
      const at = feature * classCount + k;
      const slope = miss * scale + penalty * (weights[at] ?? 0);
      const square = (squares.weights[at] ?? 0) + slope * slope;
      squares.weights[at] = square;
      weights[at] = (weights[at] ?? 0) - (rate * slope) / Math.sqrt(square);
    }
  }
}

function add(sum: Float32Array, values: Float32Array, share: number): void {
  for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (values[at] ?? 0) * share;
}

/** The share of each class for one sentence; the shares add up to one. */
export function probabilities(model: LinearModel, features: Int32Array): Float32Array {
  const { classCount, weights } = model;
  const scores = Float32Array.from(model.bias);
  const scale = scaleOf(features);
  for (const feature of features) {
    const from = feature * classCount;
    for (let k = 0; k < classCount; k++) scores[k] = (scores[k] ?? 0) + (weights[from + k] ?? 0) * scale;
  }
  return normalised(scores);
}

export function normalised(scores: Float32Array): Float32Array {
  const highest = scores.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  let sum = 0;
  const shares = scores.map((score) => {
    const share = Math.exp(score - highest);
    sum += share;
    return share;
  });
  return shares.map((share) => share / sum);
}

function shuffle(order: number[], random: () => number): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    const kept = order[i] ?? 0;
    order[i] = order[j] ?? 0;
    order[j] = kept;
  }
}

function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 4_294_967_296;
  };
}
