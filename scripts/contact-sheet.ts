import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createCanvas, loadImage } from '@napi-rs/canvas';
import { frameworkSections } from '#framework/framework.ts';
import type { Template } from '#projects/templates/template.ts';
import { templates } from '#projects/templates.data.ts';
import type { OutlinedSlide } from '#slides/deck-outliner.ts';
import { createEmbeddedArtist } from '#slides/embedded-artist.ts';
import { createEmbeddedOutliner } from '#slides/embedded-outliner.ts';
import type { DeckLook, DesignChoice, ThemeName } from '#slides/look.ts';
import { createEmbeddedWriter } from '#writing/embedded-writer.ts';

/** Writes, outlines and draws three whole decks, each into one picture: node scripts/contact-sheet.ts [folder] */
const folder = process.argv[2] ?? (await mkdtemp(join(tmpdir(), 'contact-sheet-')));
const decks: readonly { id: string; theme: ThemeName }[] = [
  { id: 'the-honest-discovery-call', theme: 'midnight' },
  { id: 'books-that-balance-themselves', theme: 'paper' },
  { id: 'sleep-like-its-sunday', theme: 'forest' },
];
const columns = 4;
const cell = { width: 720, height: 405 };
const gap = 16;
/** As when a deck is made for a project: a design comes again after so many slides at the earliest. */
const designsApart = 4;

const artist = createEmbeddedArtist();
const writer = createEmbeddedWriter();
const outliner = createEmbeddedOutliner();
const signal = new AbortController().signal;

await mkdir(folder, { recursive: true });
for (const { id, theme } of decks) {
  const template = templates.find((one) => one.id === id);
  if (!template) throw new Error(`There is no template ${id}.`);
  const slides = await drawDeck(await outlineOf(template), { theme, footer: template.name });
  const file = join(folder, `${id}.jpg`);
  await writeFile(file, await onOneSheet(slides));
  process.stdout.write(`${file}: ${slides.length} slides, ${theme}\n`);
}
await Promise.all([artist.close(), writer.close()]);

async function outlineOf({ name: projectName, targetAudience, answers }: Template): Promise<OutlinedSlide[]> {
  const sections = [];
  for (const { number: sectionNumber } of frameworkSections) {
    const writing = writer.write({ sectionNumber, projectName, targetAudience, answers, seed: 1 }, signal);
    let step = await writing.next();
    while (!step.done) step = await writing.next();
    const { content, sentences } = step.value;
    sections.push({ sectionNumber, content, sentences });
  }
  return (await outliner.outline({ projectName, targetAudience, answers, sections }, {}, signal)).slides;
}

/** Each slide as the first of the options that a person would be shown. */
async function drawDeck(
  slides: readonly OutlinedSlide[],
  { theme, footer }: { theme: ThemeName; footer: string },
): Promise<Uint8Array[]> {
  const look: DeckLook = { theme, brand: { color: null, fonts: null, logo: null } };
  const chosen: DesignChoice[] = [];
  const orders = slides.flatMap(({ purpose, speakerNotes: _notes, isKey, ...text }, index) => {
    const wish = { count: isKey ? 3 : 1, seed: footer.length * 1_000 + index, not: chosen.slice(-designsApart) };
    return artist
      .choose({ text, purpose, look }, wish)
      .slice(0, 1)
      .map((choice) => {
        chosen.push(choice);
        return { text, purpose, look, choice, place: { number: index + 1, total: slides.length, footer } };
      });
  });
  return Promise.all(orders.map((order) => artist.drawJpeg(order)));
}

async function onOneSheet(slides: readonly Uint8Array[]): Promise<Buffer> {
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
  return canvas.toBuffer('image/jpeg', 90);
}
