import { monitorEventLoopDelay } from 'node:perf_hooks';
import { frameworkSections } from '../src/framework/framework.ts';
import { templates } from '../src/projects/templates.data.ts';
import { createEmbeddedWriter } from '../src/writing/embedded-writer.ts';

const runs = 20;
const writer = createEmbeddedWriter();
const loop = monitorEventLoopDelay({ resolution: 5 });
const at = (values: readonly number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? 0;

async function writeScript(run: number): Promise<{ first: number; whole: number }> {
  const template = templates[run % templates.length];
  const start = performance.now();
  let first = 0;
  for (const { number } of frameworkSections) {
    const request = {
      sectionNumber: number,
      projectName: template?.name ?? '',
      targetAudience: template?.targetAudience ?? '',
      answers: template?.answers ?? {},
      seed: run,
    };
    for await (const _ of writer.write(request, new AbortController().signal)) first ||= performance.now() - start;
  }
  return { first, whole: performance.now() - start };
}

const cold = await writeScript(0);
loop.enable();
const warm: { first: number; whole: number }[] = [];
for (let run = 1; run <= runs; run += 1) warm.push(await writeScript(run));
loop.disable();
await writer.close();

const whole = at(
  warm.map((one) => one.whole),
  0.95,
);
const first = at(
  warm.map((one) => one.first),
  0.95,
);
// The histogram counts the 5 ms between its own ticks as well.
const delay = loop.percentile(99) / 1e6 - 5;
console.table({
  'first words, cold (ms)': { value: Math.round(cold.first), bar: '' },
  'first words, p95 (ms)': { value: Math.round(first), bar: '< 100' },
  'whole script, p95 (ms)': { value: Math.round(whole), bar: '< 1000' },
  'main loop delay, p99 (ms)': { value: Math.round(delay), bar: '<= 50' },
});
if (whole >= 1000 || first >= 100 || delay > 50) process.exitCode = 1;
