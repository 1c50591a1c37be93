import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Blob, Face, Font, Variation } from 'harfbuzzjs';
import { type FontFamily, fallbackFamilies, fontPackages } from './font-families.data.ts';
import { unpackFont } from './unpack-font.ts';

/** One opened font file: a subset of a family at one weight. */
export type OpenFace = { id: number; font: Font; upem: number; has: (codePoint: number) => boolean };

type Subset = { file: string; covers: (codePoint: number) => boolean };

const { resolve } = createRequire(import.meta.url);
const opened = new Map<string, OpenFace>();
const subsets = new Map<string, readonly Subset[]>();

/** The first face that draws the code point: of the family itself, then of the fallbacks; null when none has it. */
export function faceFor(
  codePoint: number,
  { family, weight }: { family: FontFamily; weight: number },
): OpenFace | null {
  return familyFace(codePoint, family, weight) ?? fallbackFace(codePoint, weight);
}

/** As `faceFor`, of this family alone. */
export function familyFace(codePoint: number, family: FontFamily, weight: number): OpenFace | null {
  for (const { file, covers } of subsetsOf(family, weight)) {
    if (!covers(codePoint)) continue;
    const face = openFace(file, fontPackages[family].weights === 'variable' ? weight : null);
    if (face.has(codePoint)) return face;
  }
  return null;
}

function fallbackFace(codePoint: number, weight: number): OpenFace | null {
  for (const family of fallbackFamilies) {
    const face = familyFace(codePoint, family, weight);
    if (face) return face;
  }
  return null;
}

function openFace(file: string, variableWeight: number | null): OpenFace {
  const key = `${file} ${variableWeight}`;
  const known = opened.get(key);
  if (known) return known;
  const face = new Face(new Blob(unpackFont(readFileSync(file))));
  const font = new Font(face);
  if (variableWeight) font.setVariations([new Variation('wght', variableWeight)]);
  const codePoints = new Set(face.collectUnicodes());
  const entry = { id: opened.size, font, upem: face.upem, has: (codePoint: number) => codePoints.has(codePoint) };
  opened.set(key, entry);
  return entry;
}

function subsetsOf(family: FontFamily, weight: number): readonly Subset[] {
  const known = subsets.get(`${family} ${weight}`);
  if (known) return known;
  const { package: packageName, weights, ...rest } = fontPackages[family];
  const wanted: readonly string[] | null = 'subsets' in rest ? rest.subsets : null;
  const folder = dirname(resolve(`${packageName}/package.json`));
  const ranges: Record<string, string> = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8'));
  const fileWeight = weights === 'variable' ? 0 : nearest(weights, weight);
  const stem = packageName.slice(packageName.indexOf('/') + 1);
  const made = Object.entries(ranges)
    .filter(([subset]) => !wanted || wanted.includes(subset))
    .map(([subset, range]) => ({
      file: join(
        folder,
        'files',
        weights === 'variable'
          ? `${stem}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`
          : `${stem}-${subset}-${fileWeight}-normal.woff`,
      ),
      covers: family === 'math' ? () => true : inRanges(range),
    }));
  subsets.set(`${family} ${weight}`, made);
  return made;
}

const nearest = (weights: readonly number[], weight: number): number =>
  weights.reduce((best, one) => (Math.abs(one - weight) < Math.abs(best - weight) ? one : best));

/** Reads the CSS form: U+0-FF,U+131. */
function inRanges(list: string): (codePoint: number) => boolean {
  const ranges = list.split(',').map((range) => {
    const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const;
  });
  return (codePoint) => ranges.some(([from, to]) => codePoint >= from && codePoint <= to);
}
