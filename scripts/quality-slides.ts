import { designSlide } from '#slides/artist/design-slide.ts';
import { artNames, type Brand, layoutNames, themeNames } from '#slides/look.ts';
import type { DrawingOrder } from '#slides/slide-artist.ts';
import { slideTexts } from './quality-slides.data.ts';
import { checkDesign, checkNames, type Violation } from './quality-slides-checks.ts';
import { checkOptions, leastDistance } from './quality-slides-options.ts';

const plain: Brand = { color: null, fonts: null, logo: null };
/** Colours that a brand may bring and that are hard to read on or beside. */
const brands: readonly Brand[] = [
  plain,
  plain,
  { ...plain, color: '#ffd400' },
  { ...plain, color: '#7a7a7a', fonts: 'editorial' },
];
const place = { number: 7, total: 18, footer: 'Solvay Kitchens · Partner briefing' };

type Found = Violation & { where: string };

const found: Found[] = [];
const cuts = new Map<string, number>();
let slides = 0;
for (const layout of layoutNames) {
  for (const [themeIndex, theme] of themeNames.entries()) {
    for (const [name, text] of Object.entries(slideTexts)) {
      for (const [variant, brand] of brands.entries()) {
        const seed = themeIndex * 101 + variant * 7 + 1;
        const art = variant === 1 ? 'none' : (artNames[1 + (seed % (artNames.length - 1))] ?? 'waves');
        const order: DrawingOrder = {
          text,
          purpose: 'points',
          look: { theme, brand },
          choice: { layout, art, seed },
          place,
        };
        const design = designSlide(order);
        slides += 1;
        const mayCut = name === 'very long' || name === 'one long word';
        if (design.elements.some((element) => element.kind === 'text' && element.fitted.isCut))
          cuts.set(name, (cuts.get(name) ?? 0) + 1);
        const where = `${layout} · ${theme} · ${name} · seed ${seed}${brand.color ? ` · ${brand.color}` : ''}${art === 'none' ? ' · bare' : ''}`;
        found.push(...checkDesign(design, { mayCut }).map((violation) => ({ ...violation, where })));
      }
    }
  }
}

process.stdout.write(
  `${slides} slides: ${layoutNames.length} layouts × ${themeNames.length} themes × ${Object.keys(slideTexts).length} texts × ${brands.length} looks\n\n`,
);
process.stdout.write(`${'layout'.padEnd(18)}${checkNames.map((name) => name.padStart(10)).join('')}\n`);
for (const layout of layoutNames) {
  const counts = checkNames.map(
    (name) => found.filter(({ check, where }) => check === name && where.startsWith(`${layout} `)).length,
  );
  process.stdout.write(`${layout.padEnd(18)}${counts.map((count) => String(count).padStart(10)).join('')}\n`);
}
process.stdout.write(
  `\nended with an ellipsis: ${[...cuts].map(([name, count]) => `${name} ${count}`).join(', ') || 'none'}\n`,
);

const options = await checkOptions();
process.stdout.write(
  `perceptual distance between the options of a slide, bits of 64: least ${options.distances[0]}, median ${options.distances[Math.floor(options.distances.length / 2)]}, of ${options.distances.length} pairs (at least ${leastDistance})\n`,
);

if (found.length > 0 || options.wrong.length > 0) {
  for (const { check, where, detail } of found.slice(0, 40)) process.stderr.write(`${check}: ${where}: ${detail}\n`);
  for (const line of options.wrong) process.stderr.write(`options: ${line}\n`);
  process.stderr.write(`${found.length + options.wrong.length} violations\n`);
  process.exit(1);
}
process.stdout.write('no violation\n');
