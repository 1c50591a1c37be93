/**
 * Records the script with which the landing page opens: the embedded writer's own sentences, so that a visitor reads them
 * at once. "Write it again" on the page runs the same writer in the browser.
 */
import { writeFile } from 'node:fs/promises';
import { sampleVoices } from '#landing/sample-script.ts';
import { writeSample } from '#landing/write-sample.ts';

const target = 'src/landing/sample-script.data.ts';
const seed = Number(process.argv[2] ?? 1);
const scripts = Object.fromEntries(sampleVoices.map((voice) => [voice, writeSample(voice, seed)]));

await writeFile(
  target,
  `import type { SampleScripts } from './sample-script.ts';

/** Written by scripts/record-landing-sample.ts with seed ${seed}; run it again when the writer has learned something. */
export const sampleScripts: SampleScripts = ${JSON.stringify(scripts, null, 2)};
`,
);
process.stdout.write(`Recorded ${target}. Format it with "npm run format".\n`);
