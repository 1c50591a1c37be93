import { contrastOf } from '#slides/artist/color.ts';
import { placeLines } from '#slides/artist/place-lines.ts';
import {
  type ArtElement,
  type Box,
  type PanelElement,
  type SlideDesign,
  slideSize,
  type TextElement,
  type TextPart,
} from '#slides/artist/slide-design.ts';
import { endsLonely } from '#slides/artist/type/fit-text.ts';

export const checkNames = [
  'outside',
  'overlap',
  'contrast',
  'glyph',
  'orphan',
  'cut',
  'small',
  'lines',
  'empty',
] as const;
export type Violation = { check: (typeof checkNames)[number]; detail: string };

type Inked = { element: TextElement; ink: Box; missing: number };

const slack = 1.5;
/** Nothing but art and grounds comes nearer to the slide's edge. */
const edge = 40;
/** The smallest sizes in px; a label and a foot are read from the third row too. */
const smallestSizes: Partial<Record<TextPart, number>> = { label: 24, footer: 20, number: 20 };
const smallestSize = 18;
const titleLinesAtMost = 3;
/** The largest share of a slide that may lie bare in one piece. */
const emptyAtMost = 0.4;

/** What is wrong with a slide by geometry alone; `mayCut` lets very long texts end early. */
export function checkDesign(design: SlideDesign, { mayCut }: { mayCut: boolean }): Violation[] {
  const texts = design.elements.flatMap((element) => (element.kind === 'text' ? inkOf(element, design) : []));
  return [
    ...texts.flatMap((text) => checkText(text, design, mayCut)),
    ...checkOverlaps(texts, design),
    ...checkBoxes(design),
    ...checkEmpty(texts, design),
  ];
}

function inkOf(element: TextElement, design: SlideDesign): Inked[] {
  const { size } = element.fitted;
  const lines = placeLines(element, design.direction);
  if (lines.length === 0) return [];
  const left = Math.min(...lines.map(({ shaped, x }) => x + shaped.left * size));
  const right = Math.max(...lines.map(({ shaped, x }) => x + shaped.right * size));
  const top = Math.min(...lines.map(({ shaped, y }) => y - shaped.top * size));
  const bottom = Math.max(...lines.map(({ shaped, y }) => y - shaped.bottom * size));
  const missing = lines.reduce((sum, { shaped }) => sum + shaped.missing, 0);
  return [{ element, ink: { x: left, y: top, width: right - left, height: bottom - top }, missing }];
}

function checkText({ element, ink, missing }: Inked, design: SlideDesign, mayCut: boolean): Violation[] {
  const { fitted, color, part, box } = element;
  const name = `${part} “${element.text.slice(0, 24)}”`;
  const found: Violation[] = [];
  const safe: Box = { x: edge, y: edge, width: slideSize.width - 2 * edge, height: slideSize.height - 2 * edge };
  if (!isInside(ink, box))
    found.push({ check: 'outside', detail: `${name} leaves its box: ${shown(ink)} in ${shown(box)}` });
  if (!isInside(ink, safe))
    found.push({ check: 'outside', detail: `${name} comes too near to the edge: ${shown(ink)}` });
  const under = groundUnder(element, ink, design);
  const isLarge = fitted.size >= 32 || (fitted.size >= 25 && fitted.typeface.weight >= 700);
  const contrast = under ? contrastOf(color, under) : 0;
  if (contrast < (isLarge ? 3 : 4.5))
    found.push({ check: 'contrast', detail: `${name} ${contrast.toFixed(2)}:1 on ${under}` });
  if (missing > 0) found.push({ check: 'glyph', detail: `${name} lacks ${missing}` });
  const lines = fitted.lines.map(({ text }) => text);
  if (part === 'title' && endsLonely(lines, fitted.typeface))
    found.push({ check: 'orphan', detail: lines.join(' / ') });
  if (fitted.isCut && !mayCut) found.push({ check: 'cut', detail: `${name} ends early` });
  if (part === 'title' && lines.length > titleLinesAtMost && !mayCut)
    found.push({ check: 'lines', detail: lines.join(' / ') });
  if (fitted.size < (smallestSizes[part] ?? smallestSize))
    found.push({ check: 'small', detail: `${name} ${fitted.size} px` });
  return found;
}

/** The colour of what was painted last under the ink; null where that is art, on which nothing can be promised. */
function groundUnder(element: TextElement, ink: Box, { elements, ground }: SlideDesign): string | null {
  let under: string | null = ground;
  for (const below of elements.slice(0, elements.indexOf(element))) {
    if (below.kind === 'panel' && meets(below.box, ink)) under = below.fill;
    if (below.kind === 'art' && meets(below.box, ink)) under = null;
  }
  return under;
}

function checkOverlaps(texts: readonly Inked[], { elements }: SlideDesign): Violation[] {
  const found: Violation[] = [];
  for (const [index, one] of texts.entries()) {
    const name = `${one.element.part} “${one.element.text.slice(0, 24)}”`;
    for (const other of texts.slice(index + 1)) {
      if (meets(one.ink, other.ink))
        found.push({
          check: 'overlap',
          detail: `${name} on ${other.element.part} “${other.element.text.slice(0, 24)}”`,
        });
    }
    for (const element of elements) {
      if (element.kind === 'text') continue;
      const straddles = element.kind === 'panel' && isInside(one.ink, element.box);
      if (meets(element.box, one.ink) && !straddles)
        found.push({ check: 'overlap', detail: `${name} on ${element.kind} ${shown(element.box)}` });
    }
  }
  return found;
}

const isSolid = (element: SlideDesign['elements'][number]): element is ArtElement | PanelElement =>
  element.kind === 'art' || element.kind === 'panel';

/** Every shape on the slide and none on another but wholly inside it. */
function checkBoxes({ elements }: SlideDesign): Violation[] {
  const slide: Box = { x: 0, y: 0, ...slideSize };
  const outside = elements.filter(({ box, kind }) => kind !== 'text' && !isInside(box, slide));
  const arts = elements.filter(isSolid).filter(({ kind }) => kind === 'art');
  const crossed = arts.flatMap((art) =>
    elements.filter(
      (other) => other !== art && other.kind !== 'text' && meets(art.box, other.box) && !isInside(art.box, other.box),
    ),
  );
  return [
    ...outside.map(({ kind, box }): Violation => ({ check: 'outside', detail: `${kind} ${shown(box)}` })),
    ...crossed.map(({ kind, box }): Violation => ({ check: 'overlap', detail: `art on ${kind} ${shown(box)}` })),
  ];
}

const grain = 40;

/** A slide with a picture of its own with much of it bare in one piece looks unfinished. */
function checkEmpty(texts: readonly Inked[], { elements }: SlideDesign): Violation[] {
  const arts = elements.filter(({ kind }) => kind === 'art');
  if (arts.length === 0) return [];
  const filled = [...arts.map(({ box }) => box), ...texts.map(({ ink }) => ink)];
  const share = largestGap(filled) / (slideSize.width * slideSize.height);
  return share > emptyAtMost ? [{ check: 'empty', detail: `${Math.round(share * 100)} % bare in one piece` }] : [];
}

/** The area of the largest rectangle that touches none of the boxes. */
function largestGap(filled: readonly Box[]): number {
  const columns = slideSize.width / grain;
  const heights = Array.from({ length: columns }, () => 0);
  let largest = 0;
  for (let y = 0; y < slideSize.height; y += grain) {
    for (let column = 0; column < columns; column++) {
      const cell: Box = { x: column * grain, y, width: grain, height: grain };
      heights[column] = filled.some((box) => meets(box, cell)) ? 0 : (heights[column] ?? 0) + 1;
    }
    for (let from = 0; from < columns; from++) {
      let lowest = Number.POSITIVE_INFINITY;
      for (let to = from; to < columns && lowest > 0; to++) {
        lowest = Math.min(lowest, heights[to] ?? 0);
        largest = Math.max(largest, lowest * (to - from + 1));
      }
    }
  }
  return largest * grain * grain;
}

const isInside = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x - slack &&
  inner.y >= outer.y - slack &&
  inner.x + inner.width <= outer.x + outer.width + slack &&
  inner.y + inner.height <= outer.y + outer.height + slack;

const meets = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width - slack &&
  other.x < one.x + one.width - slack &&
  one.y < other.y + other.height - slack &&
  other.y < one.y + one.height - slack;

const shown = ({ x, y, width, height }: Box): string => [x, y, width, height].map(Math.round).join(' ');
