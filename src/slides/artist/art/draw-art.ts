import type { ArtName } from '../../look.ts';
import type { Palette } from '../palette.ts';
import { drawBeams } from './kinds/beams.ts';
import { drawContours } from './kinds/contours.ts';
import { drawDots } from './kinds/dots.ts';
import { drawPrisms } from './kinds/prisms.ts';
import { drawRibbons } from './kinds/ribbons.ts';
import { drawRings } from './kinds/rings.ts';
import { drawTiles } from './kinds/tiles.ts';
import { drawWaves } from './kinds/waves.ts';
import { createPanel, type Motif, type Panel } from './panel.ts';
import { pigmentsOf } from './pigments.ts';
import { randomFrom } from './random.ts';
import { drawScene } from './scene.ts';
import { box, figure } from './shapes.ts';

type ArtOrder = {
  name: ArtName;
  width: number;
  height: number;
  palette: Palette;
  /** The same seed is the same picture. */
  seed: number;
  /** What the picture is about; only `scene` listens. */
  motif: Motif;
  /** What every id begins with, so that several drawings share a document. */
  idPrefix: string;
};

const kinds: Record<Exclude<ArtName, 'none'>, (panel: Panel) => string> = {
  waves: drawWaves,
  tiles: drawTiles,
  dots: drawDots,
  rings: drawRings,
  beams: drawBeams,
  ribbons: drawRibbons,
  contours: drawContours,
  prisms: drawPrisms,
  scene: drawScene,
};

/** The art of one slide as an SVG fragment that fills the box from 0, 0 to width, height and nothing outside it. */
export function drawArt({ name, width, height, palette, seed, motif, idPrefix }: ArtOrder): string {
  if (name === 'none') return '';
  const random = randomFrom(seed, name);
  const pigments = pigmentsOf(palette);
  const { panel, definitions } = createPanel({ width, height, pigments, random, motif, idPrefix });
  const drawing = kinds[name](panel);
  const edge = panel.clip(box([0, 0], [width, height], {}));
  const grain = `${idPrefix}-grain`;
  return [
    `<defs>${definitions()}${grainPattern(grain, seed)}</defs>`,
    `<g clip-path="${edge}">${drawing}`,
    `<rect width="${figure(width)}" height="${figure(height)}" fill="url(#${grain})"/></g>`,
  ].join('');
}

/** Light and dark specks of at most 6 %. The noise is made for one small square only: over a whole slide it costs 80 ms. */
function grainPattern(id: string, seed: number): string {
  return [
    `<filter id="${id}-noise" x="0" y="0" width="1" height="1" color-interpolation-filters="sRGB">`,
    `<feTurbulence type="fractalNoise" baseFrequency="0.8" numOctaves="2" seed="${Math.abs(Math.floor(seed)) % 100}" stitchTiles="stitch"/>`,
    '<feColorMatrix type="matrix" values="30 0 0 0 -15 30 0 0 0 -15 30 0 0 0 -15 0 0.17 0 0 -0.045"/></filter>',
    `<pattern id="${id}" width="256" height="256" patternUnits="userSpaceOnUse"><rect width="256" height="256" filter="url(#${id}-noise)"/></pattern>`,
  ].join('');
}
