import { writeFileSync } from 'node:fs';
import { fingerprintOf } from '#writing/autofill/fingerprint.ts';
import { loadExemplars } from '#writing/autofill/load-exemplars.ts';
import { storeModel, trainPromptModel, trainSentenceModel } from '#writing/autofill/train.ts';

// Run it after an exemplar, a prompt or a feature has changed; a test says when it was forgotten.
const documents = loadExemplars();
const weights = {
  fingerprint: fingerprintOf(),
  sentences: storeModel(trainSentenceModel(documents), 14000),
  prompts: storeModel(trainPromptModel(), 6000),
};
const text = `${JSON.stringify(weights, null, 1)}\n`;
writeFileSync(new URL('../src/writing/autofill/weights.data.json', import.meta.url), text);
const count = documents.reduce((sum, { sentences }) => sum + sentences.length, 0);
process.stdout.write(
  `${count} exemplars of ${new Set(documents.map(({ trade }) => trade)).size} trades, weights of ${Math.round(text.length / 1000)} kB\n`,
);
