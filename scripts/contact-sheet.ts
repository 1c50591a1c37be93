import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { createEmbeddedArtist } from '#slides/embedded-artist.ts';
import type { DeckLook, DesignChoice } from '#slides/look.ts';
import { type SampleDeck, sampleDecks } from './contact-sheet.data.ts';

/** Draws three whole decks, each into one picture: node scripts/contact-sheet.ts [folder] */
const folder = process.argv[2] ?? (await mkdtemp(join(tmpdir(), 'contact-sheet-')));
const columns = 3;
const cell = { width: 960, height: 540 };
const gap = 16;

const artist = createEmbeddedArtist();
await mkdir(folder, { recursive: true });
for (const deck of sampleDecks) {
  const slides = await drawDeck(deck);
  const rows = Math.ceil(slides.length / columns);
  const canvas = createCanvas(columns * (cell.width + gap) + gap, rows * (cell.height + gap) + gap);
  const context = canvas.getContext('2d');
  context.fillStyle = '#8a8a8a';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const [index, jpeg] of slides.entries()) {
    const x = gap + (index % columns) * (cell.width + gap);
    const y = gap + Math.floor(index / columns) * (cell.height + gap);
    context.drawImage(await loadImage(Buffer.from(jpeg)), x, y, cell.width, cell.height);
  }
  const file = join(folder, `${deck.name}.jpg`);
  await writeFile(file, canvas.toBuffer('image/jpeg', 90));
  process.stdout.write(`${file}: ${slides.length} slides, ${deck.theme}\n`);
}
await artist.close();

/** Each slide unlike the two before it, as the first of the options that a person would be shown. */
async function drawDeck({ slides, theme, footer }: SampleDeck): Promise<Uint8Array[]> {
  const look: DeckLook = { theme, brand: { color: null, fonts: null, logo: null } };
  const chosen: DesignChoice[] = [];
  const orders = slides.flatMap(({ purpose, ...text }, index) => {
    const seed = theme.length * 1_000 + index;
    return artist.choose({ text, purpose, look }, { count: 1, seed, not: chosen.slice(-2) }).map((choice) => {
      chosen.push(choice);
      return { text, purpose, look, choice, place: { number: index + 1, total: slides.length, footer } };
    });
  });
  return Promise.all(orders.map((order) => artist.drawJpeg(order)));
}
