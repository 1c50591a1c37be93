import { chooseDesigns } from '#slides/artist/choose-designs.ts';
import { designSlide } from '#slides/artist/design-slide.ts';
import { drawSlide } from '#slides/artist/draw-slide.ts';
import type { Box, SlideDesign } from '#slides/artist/slide-design.ts';
import { type Brand, type DesignChoice, themeNames } from '#slides/look.ts';
import type { DrawingOrder } from '#slides/slide-artist.ts';
import { type SlidePurpose, slidePurposes } from '#slides/slide-text.ts';
import { slideTexts } from './quality-slides.data.ts';
import { distanceOf, perceptualHash } from './quality-slides-difference.ts';

export const leastDistance = 10;
/** Two pictures that share more of the slide than this stand in the same place. */
const sharedAtMost = 0.65;
const figureAtLeast = 84;
const plain: Brand = { color: null, fonts: null, logo: null };
const place = { number: 7, total: 18, footer: 'Solvay Kitchens · Partner briefing' };
const seeds = [1, 2, 3];

/** What each purpose is seen with: all that a slide may hold, and what most slides do hold. */
const casesFor = (purpose: SlidePurpose): string[] => {
  if (purpose === 'figure' || purpose === 'price') return ['typical', 'a figure'];
  if (purpose === 'quote') return ['typical', 'a quote'];
  return ['typical', 'claim', 'few words', 'two points'];
};

type Found = { wrong: string[]; distances: number[] };

/** Whether the designs that a slide offers really differ, suit it and show what it is about. */
export async function checkOptions(): Promise<Found> {
  const found: Found = { wrong: [], distances: [] };
  for (const purpose of slidePurposes)
    for (const name of casesFor(purpose)) for (const seed of seeds) await checkSlide(found, { purpose, name, seed });
  found.distances.sort((a, b) => a - b);
  return found;
}

async function checkSlide(
  found: Found,
  { purpose, name, seed }: { purpose: SlidePurpose; name: string; seed: number },
): Promise<void> {
  const text = slideTexts[name];
  if (!text) throw new Error(`There is no text ${name}.`);
  const about = { text, purpose, look: { theme: themeNames[seed * 2 - 1] ?? 'paper', brand: plain } };
  const first = chooseDesigns(about, { count: 3, seed, not: [] });
  const more = chooseDesigns(about, { count: 3, seed: seed + 50, not: first });
  for (const choices of [first, more]) {
    const where = `${purpose}, ${name}, seed ${seed}`;
    if (choices.length < 3) found.wrong.push(`${where}: fewer than three`);
    const designs = choices.map((choice) => designSlide({ ...about, choice, place }));
    found.wrong.push(...checkSuited(about, choices, designs).map((wrong) => `${where}: ${wrong}`));
    const hashes = await Promise.all(designs.map((design) => perceptualHash(drawSlide(design))));
    for (const [one, other] of pairsOf(choices.length)) {
      const [hash, otherHash] = [hashes[one], hashes[other]];
      if (!hash || !otherHash) continue;
      const distance = distanceOf(hash, otherHash);
      found.distances.push(distance);
      const pair = JSON.stringify([choices[one], choices[other]]);
      if (distance < leastDistance) found.wrong.push(`${where}: ${pair} differ in ${distance} bits of 64`);
      const shared = text.bullets.length > 0 ? 0 : sharedShare(artBox(designs[one]), artBox(designs[other]));
      if (shared > sharedAtMost) found.wrong.push(`${where}: ${pair} have their art in the same place`);
    }
  }
}

function checkSuited(
  { text, purpose }: Pick<DrawingOrder, 'text' | 'purpose'>,
  choices: readonly DesignChoice[],
  designs: readonly SlideDesign[],
): string[] {
  const isCalling = purpose === 'cover' && choices.some(({ layout }) => layout === 'call-to-action');
  const isAboutFigure = text.figure !== null && (purpose === 'figure' || purpose === 'price');
  const small = designs.flatMap(({ elements }, index) =>
    elements.some(
      (element) => element.kind === 'text' && element.part === 'figure' && element.fitted.size >= figureAtLeast,
    )
      ? []
      : [`${choices[index]?.layout} does not show the figure large`],
  );
  return [...(isCalling ? ['a cover calls to action'] : []), ...(isAboutFigure ? small : [])];
}

const artBox = (design: SlideDesign | undefined): Box | undefined =>
  design?.elements.find(({ kind }) => kind === 'art')?.box;

/** What two boxes have in common as a share of both together. */
function sharedShare(one: Box | undefined, other: Box | undefined): number {
  if (!one || !other) return 0;
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  const common = Math.max(0, width) * Math.max(0, height);
  return common / (one.width * one.height + other.width * other.height - common);
}

const pairsOf = (count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, (_, one) => one).flatMap((one) =>
    Array.from({ length: count - one - 1 }, (_, step) => [one, one + step + 1] as const),
  );
