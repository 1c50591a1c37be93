import { writeFileSync } from 'node:fs';
import { exemplarFolder, readLabelled } from '#writing/embedded/persons/learning/labelled-answers.ts';
import { pronounsOf, weightsFrom } from '#writing/embedded/persons/learning/learn-listener.ts';

/** Learns anew from the labelled answers whom a pronoun means, and writes the weights. */
const seen = pronounsOf(readLabelled(exemplarFolder));
const weights = weightsFrom(seen);
const text = `${JSON.stringify(weights, null, 1)}\n`;
writeFileSync(new URL('../src/writing/embedded/persons/listener-weights.data.json', import.meta.url), text);
console.log(
  `${seen.length} pronouns, ${Object.keys(weights.signs).length} signs, ${Math.round(text.length / 1024)} kB`,
);
