import { featuresOf } from './features.ts';
import { promptFeatures } from './prompt-features.ts';
import { judge, openModel, type TrainedModel } from './trained-model.ts';
import weights from './weights.data.json' with { type: 'json' };

/** The two judges of the extractor: what a sentence answers, and what a label or question asks for. */
export type Judges = { sentence: TrainedModel; prompt: TrainedModel; sentences?: Known; prompts?: Known };
/** What was judged already. */
type Known = Map<string, Float32Array>;

let opened: Judges | null = null;

export function storedJudges(): Judges {
  opened ??= { sentence: openModel(weights.sentences), prompt: openModel(weights.prompts) };
  return opened;
}

/** One line is asked about again and again while its source is read: these judges judge it once. */
export const remembering = (judges: Judges): Judges => ({ ...judges, sentences: new Map(), prompts: new Map() });

export const judgeSentence = ({ sentence, sentences }: Judges, text: string): Float32Array =>
  onceFor(sentences, text, () => judge(sentence, featuresOf(text)));
export const judgePrompt = ({ prompt, prompts }: Judges, text: string): Float32Array =>
  onceFor(prompts, text, () => judge(prompt, promptFeatures(text)));

function onceFor(known: Known | undefined, text: string, judged: () => Float32Array): Float32Array {
  const shares = known?.get(text) ?? judged();
  known?.set(text, shares);
  return shares;
}
