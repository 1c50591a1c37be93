import { readdirSync, readFileSync } from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout } from 'node:timers/promises';
import { answersSchema } from '#framework/answers.ts';
import { frameworkSections } from '#framework/framework.ts';
import { templates } from '#projects/templates.data.ts';
import { createEmbeddedWriter } from '#writing/embedded-writer.ts';
import type { Source } from '#writing/script-writer.ts';

const rounds = 5;
/** At least so long an order takes to be stored and its job to begin; meanwhile its answers are read ahead. */
const orderMs = 50;
const bars = { wholeScriptMs: 1_000, firstWordsMs: 100, loopDelayMs: 50 };

const percentile = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? 0;

const writer = createEmbeddedWriter();
const signal = new AbortController().signal;

async function writeScript(
  source: Source,
  seed: number,
  isOrdered = true,
): Promise<{ firstWords: number; whole: number }> {
  if (isOrdered) {
    writer.readAhead(source);
    await setTimeout(orderMs);
  }
  const start = performance.now();
  let firstWords = 0;
  for (const { number: sectionNumber } of frameworkSections) {
    for await (const _sentence of writer.write({ ...source, sectionNumber, seed }, signal)) {
      firstWords ||= performance.now() - start;
    }
  }
  return { firstWords, whole: performance.now() - start };
}

// The first script starts the thread and loads the language model; the bars are for a server that runs.
const sources = templates.map(({ name, targetAudience, answers }) => ({ projectName: name, targetAudience, answers }));
const [first] = sources;
const cold = first ? await writeScript(first, 1, false) : { firstWords: 0, whole: 0 };

const delay = monitorEventLoopDelay({ resolution: 2 });
delay.enable();
const measured: { firstWords: number; whole: number }[] = [];
for (let round = 1; round <= rounds; round++) {
  for (const source of sources) measured.push(await writeScript(source, round));
}
delay.disable();

// A section that is asked for alone, of answers that nobody has read yet.
const folder = new URL('../src/writing/answer-sets/', import.meta.url);
const unread: number[] = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const answers = answersSchema.parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8')));
  const { firstWords } = await writeScript(
    { projectName: answers.projectName ?? '', targetAudience: '', answers },
    1,
    false,
  );
  unread.push(firstWords);
}
await writer.close();

const figures = {
  'whole script, p50 ms': percentile(
    measured.map((one) => one.whole),
    0.5,
  ),
  'whole script, p95 ms': percentile(
    measured.map((one) => one.whole),
    0.95,
  ),
  'first words, p95 ms': percentile(
    measured.map((one) => one.firstWords),
    0.95,
  ),
  'the same, not read ahead, p50 ms': percentile(unread, 0.5),
  'the same, not read ahead, p95 ms': percentile(unread, 0.95),
  'main loop delay, p99 ms': delay.percentile(99) / 1e6,
  'main loop delay, worst ms': delay.max / 1e6,
  'very first script of a process, ms': cold.whole,
};
process.stdout.write(`${measured.length} scripts of ${templates.length} trades\n`);
for (const [name, value] of Object.entries(figures)) process.stdout.write(`${name.padEnd(38)} ${value.toFixed(1)}\n`);

const missed = [
  figures['whole script, p95 ms'] > bars.wholeScriptMs && `a whole script takes over ${bars.wholeScriptMs} ms`,
  figures['first words, p95 ms'] > bars.firstWordsMs && `the first words take over ${bars.firstWordsMs} ms`,
  figures['main loop delay, p99 ms'] > bars.loopDelayMs && `the main loop waits over ${bars.loopDelayMs} ms`,
].filter(Boolean);
if (missed.length > 0) {
  process.stderr.write(`Below the bar: ${missed.join('; ')}\n`);
  process.exit(1);
}
