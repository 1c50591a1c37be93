import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { chromium } from 'playwright';

export type ChromiumOrder = { count: number };
export type ChromiumAnswer = { ms: number };

const folder = process.argv[2] ?? '.';
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});
/** As many pages as the artist has threads, so that both use the same cores. */
const pages = await Promise.all([1, 2].map(() => browser.newPage({ viewport: { width: 1920, height: 1080 } })));

process.on('message', async ({ count }: ChromiumOrder) => {
  const svgs = await Promise.all(
    Array.from({ length: count }, (_, index) => readFile(join(folder, `${index}.svg`), 'utf8')),
  );
  const queue = [...svgs.entries()];
  const start = performance.now();
  await Promise.all(
    pages.map(async (page) => {
      for (let next = queue.shift(); next; next = queue.shift()) {
        const [index, svg] = next;
        await page.setContent(`<style>*{margin:0}svg{display:block}</style>${svg}`);
        await page.screenshot({ type: 'jpeg', quality: 88, path: join(folder, `chromium-${index}.jpg`) });
      }
    }),
  );
  process.send?.({ ms: performance.now() - start } satisfies ChromiumAnswer);
});
process.on('disconnect', async () => {
  await browser.close();
  process.exit(0);
});
