import { featuresOf } from './features.ts';
import { promptFeatures } from './prompt-features.ts';
import { judge, openModel, type TrainedModel } from './trained-model.ts';
import weights from './weights.data.json' with { type: 'json' };

/** The two judges of the extractor: what a sentence answers, and what a label or question asks for. */
export type Judges = { sentence: TrainedModel; prompt: TrainedModel };

let opened: Judges | null = null;

export function storedJudges(): Judges {
  opened ??= { sentence: openModel(weights.sentences), prompt: openModel(weights.prompts) };
  return opened;
}

export const judgeSentence = (judges: Judges, sentence: string): Float32Array =>
  judge(judges.sentence, featuresOf(sentence));
export const judgePrompt = (judges: Judges, prompt: string): Float32Array =>
  judge(judges.prompt, promptFeatures(prompt));
