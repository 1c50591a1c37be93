import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import { gunzipSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { answersSchema } from '../src/framework/answers.ts';
import { choicesOf, frameworkSections, sectionName } from '../src/framework/framework.ts';
import { writeSection } from '../src/writing/embedded/write-section.ts';
import type { SetMeasures, Written } from './quality-writer-measures.ts';

const { values } = parseArgs({
  options: { answers: { type: 'string' }, print: { type: 'string' } },
  args: process.argv
    .slice(2)
    .flatMap((arg, index, all) =>
      arg === '--print' && !all[index + 1]?.match(/^[^-]/) ? ['--print', 'quality-writer'] : [arg],
    ),
});
if (!values.answers) {
  console.error('Say where the answer sets are: npm run quality:writer -- --answers DIR [--print FOLDER]');
  process.exit(2);
}

const seeds = [1, 2, 3];
const voices = ['blunt', 'gentle', 'friend'];
const otherVoices = choicesOf('speakerPersonality').filter((voice) => !voices.includes(voice));
const closeTones = choicesOf('desiredToneClose');
const fileSchema = z.record(z.string(), z.string());

function writeScript(set: Record<string, string>, seed: number, voice: string, tone?: string): Written {
  const chosen = tone === undefined ? {} : { desiredToneClose: tone };
  const answers = answersSchema.parse({ ...set, speakerPersonality: voice, ...chosen });
  const times: number[] = [];
  const sections = frameworkSections.map(({ number }) => {
    const start = performance.now();
    const section = writeSection({
      sectionNumber: number,
      projectName: set.projectName ?? '',
      targetAudience: set.targetAudience ?? '',
      answers,
      seed,
    });
    times.push(performance.now() - start);
    return section;
  });
  return { answers, seed, voice, sections, times };
}

const sets = readdirSync(values.answers)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const set = fileSchema.parse(JSON.parse(readFileSync(join(values.answers ?? '', file), 'utf8')));
    const name = basename(file, '.json');
    const scripts = [
      ...voices.flatMap((voice) => seeds.map((seed) => writeScript(set, seed, voice))),
      ...otherVoices.map((voice) => writeScript(set, 1, voice)),
    ];
    const closes = closeTones.map((tone) => writeScript(set, 1, 'friend', tone).sections.slice(6, 7));
    if (values.print) printScripts(values.print, name, scripts);
    // What the writer needs is measured, and not what one set leaves behind for the next.
    globalThis.gc?.();
    return { name, set, written: gzipSync(serialize({ scripts, closes })) };
  });
// Read before the grammar checker is loaded, which needs far more than the writer.
const writerMemory = process.resourceUsage().maxRSS / 1024;
const { bars, measureSet } = await import('./quality-writer-measures.ts');
const measures: SetMeasures[] = [];
for (const { name, set, written } of sets) measures.push(await measureSet({ name, set, ...writtenOf(written) }));

/** The scripts of a set as they were packed, so that those of the others do not count as what the writer needs. */
function writtenOf(packed: Buffer): { scripts: readonly Written[]; closes: readonly Written['sections'][] } {
  return deserialize(gunzipSync(packed)) as { scripts: readonly Written[]; closes: readonly Written['sections'][] };
}

function printScripts(folder: string, name: string, scripts: readonly Written[]): void {
  mkdirSync(folder, { recursive: true });
  for (const { seed, voice, sections } of scripts.filter((script) => script.seed === 1 || script.voice === 'friend')) {
    const text = sections.map(({ content }, index) => `## ${sectionName(index + 1)}\n\n${content}`).join('\n\n');
    writeFileSync(join(folder, `${name}.${voice}.${seed}.md`), `# ${name} (${voice}, seed ${seed})\n\n${text}\n`);
  }
}

const columns: readonly (keyof SetMeasures['figures'])[] = [
  'coverage',
  'leaks',
  'invented',
  'harper',
  'ownLints',
  'repeats',
  'mean',
  'deviation',
  'openers',
  'seedDistance',
  'voiceDistance',
  'toneDistance',
  'typed',
  'length',
  'verbatim',
  'ms',
];
console.table(
  Object.fromEntries(
    measures.map(({ name, figures }) => [
      name,
      Object.fromEntries(columns.map((column) => [column, figures[column] ?? '–'])),
    ]),
  ),
);
console.log(`peak memory ${Math.round(writerMemory)} MB`);

console.log('\nThe five sentences worth reading first:');
for (const { sentence, answer, why } of measures
  .flatMap((set) => set.worst)
  .sort((a, b) => b.weight - a.weight)
  .slice(0, 5)) {
  console.log(`- ${sentence}\n    ${why}\n    from: ${answer}`);
}

const missed = measures.flatMap(({ name, figures }) =>
  bars.flatMap(({ says, holds }) => (holds(figures) ? [] : [`${name}: ${says}`])),
);
if (writerMemory >= 250) missed.push(`peak memory ${Math.round(writerMemory)} MB, under 250`);
if (missed.length > 0) {
  console.error(`\n${missed.length} bars missed:\n${missed.join('\n')}`);
  process.exitCode = 1;
} else console.log('\nAll bars held.');
