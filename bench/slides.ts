import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { createEmbeddedArtist } from '#slides/embedded-artist.ts';
import type { DeckLook } from '#slides/look.ts';
import type { DrawingOrder } from '#slides/slide-artist.ts';
import { benchTexts } from './slides.data.ts';
import type { ChromiumAnswer, ChromiumOrder } from './slides-chromium.ts';

const rounds = 5;
const bars = { timesFaster: 1.5, memoryMb: 500, loopDelayMs: 50, linear: 1.25 };
const options = 3;
const look: DeckLook = { theme: 'paper', brand: { color: null, fonts: null, logo: null } };

const artist = createEmbeddedArtist();
const folder = await mkdtemp(join(tmpdir(), 'slides-bench-'));
/** Chromium is driven from a process of its own, so that the memory measured here is the artist's. */
const chromium = fork(new URL('./slides-chromium.ts', import.meta.url), [folder]);

let peakMb = 0;
const watch = setInterval(() => {
  peakMb = Math.max(peakMb, process.memoryUsage.rss() / 1e6);
}, 20);

/** The orders of a deck: the same texts again where it has more key slides than there are texts. */
function ordersFor(keySlides: number, seed: number): DrawingOrder[] {
  return Array.from({ length: keySlides }).flatMap((_, index) => {
    const { purpose, ...text } = benchTexts[index % benchTexts.length] ?? benchTexts[0];
    const choices = artist.choose({ text, purpose, look }, { count: options, seed: seed * 1000 + index, not: [] });
    return choices.map((choice) => ({
      text,
      purpose,
      look,
      choice,
      place: { number: index + 1, total: keySlides, footer: 'Solvay Kitchens' },
    }));
  });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const drawToDisk = (orders: readonly DrawingOrder[]): Promise<number> =>
  timed(() =>
    Promise.all(
      orders.map(async (order, index) => writeFile(join(folder, `ours-${index}.jpg`), await artist.drawJpeg(order))),
    ),
  );

/** The browser gets the drawings ready made; it only has to paint them and write the files. */
async function screenshotToDisk(svgs: readonly string[]): Promise<number> {
  await Promise.all(svgs.map((svg, index) => writeFile(join(folder, `${index}.svg`), svg)));
  const answer = once(chromium, 'message');
  chromium.send({ count: svgs.length } satisfies ChromiumOrder);
  const [{ ms }] = (await answer) as [ChromiumAnswer];
  return ms;
}

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

// The first deck starts the threads and opens the fonts; a server that runs has done so long ago.
const cold = await drawToDisk(ordersFor(9, 99));
const warmUp = await Promise.all(ordersFor(1, 98).map((order) => artist.drawSvg(order)));
await screenshotToDisk(warmUp);

const delay = monitorEventLoopDelay({ resolution: 2 });
const ours: number[] = [];
const theirs: number[] = [];
for (let round = 1; round <= rounds; round++) {
  const orders = ordersFor(9, round);
  delay.enable();
  ours.push(await drawToDisk(orders));
  delay.disable();
  const svgs = await Promise.all(orders.map((order) => artist.drawSvg(order)));
  theirs.push(await screenshotToDisk(svgs));
}

const sizes = [9, 18, 36];
const bySize = new Map<number, number[]>(sizes.map((size) => [size, []]));
for (let round = 1; round <= rounds; round++) {
  for (const size of sizes) bySize.get(size)?.push(await drawToDisk(ordersFor(size, 20 + round)));
}
clearInterval(watch);
const [oursMb, theirsMb] = await Promise.all(
  ['ours', 'chromium'].map(async (name) => {
    const files = await Promise.all(
      Array.from({ length: 27 }, (_, index) => readFile(join(folder, `${name}-${index}.jpg`))),
    );
    return files.reduce((sum, { length }) => sum + length, 0) / 1e6;
  }),
);
const gone = once(chromium, 'exit');
chromium.disconnect();
await Promise.all([artist.close(), gone]);
await rm(folder, { recursive: true });

const times = median(theirs) / median(ours);
/** The least disturbed round of each size: what else the machine does would otherwise decide the comparison. */
const least = (size: number): number => Math.min(...(bySize.get(size) ?? []));
const perSlide = sizes.map((size) => least(size) / size);
const linear = Math.max(...perSlide) / Math.min(...perSlide);
const delayMs = delay.percentile(99) / 1e6;
const rows: [string, string][] = [
  [
    'ours, 9 key slides × 3 designs, text to files, median ms',
    `${median(ours).toFixed(0)}  (${ours.map((ms) => ms.toFixed(0)).join(' ')})`,
  ],
  [
    'Chromium, the same SVGs to files, median ms',
    `${median(theirs).toFixed(0)}  (${theirs.map((ms) => ms.toFixed(0)).join(' ')})`,
  ],
  ['times faster', `${times.toFixed(2)}  (at least ${bars.timesFaster})`],
  ['very first deck of a process, ms', cold.toFixed(0)],
  ['peak memory of our process, MB', `${peakMb.toFixed(0)}  (at most ${bars.memoryMb})`],
  ['main loop delay, p99 ms', `${delayMs.toFixed(1)}  (at most ${bars.loopDelayMs})`],
  ...sizes.map((size, index): [string, string] => [
    `${size} key slides × 3 designs, quickest of ${rounds} rounds, ms`,
    `${least(size).toFixed(0)}  (${(perSlide[index] ?? 0).toFixed(0)} a key slide)`,
  ]),
  ['dearest by cheapest key slide', `${linear.toFixed(2)}  (at most ${bars.linear})`],
  ['27 files, MB', `${oursMb?.toFixed(1)} ours, ${theirsMb?.toFixed(1)} Chromium`],
];
for (const [name, value] of rows) process.stdout.write(`${name.padEnd(58)} ${value}\n`);

const missed = [
  times < bars.timesFaster && `only ${times.toFixed(2)} times faster than Chromium`,
  peakMb > bars.memoryMb && `over ${bars.memoryMb} MB`,
  delayMs > bars.loopDelayMs && `the main loop waits over ${bars.loopDelayMs} ms`,
  linear > bars.linear && 'the cost does not grow in line with the slides',
].filter(Boolean);
if (missed.length > 0) {
  process.stderr.write(`Below the bar: ${missed.join('; ')}\n`);
  process.exit(1);
}
