import {
  type ArtElement,
  type Box,
  type Corners,
  type IconElement,
  type LogoElement,
  type PanelElement,
  type SlideDesign,
  slideSize,
  type TextElement,
} from './slide-design.ts';
import { emojiFragment } from './type/emoji.ts';
import { linePath } from './type/glyph-path.ts';
import { picturePlace, shapeLine } from './type/shape-text.ts';

/** The slide as a standalone SVG of 1920 × 1080, its words as paths. */
export function drawSlide(design: SlideDesign): string {
  const { width, height } = slideSize;
  let artCount = 0;
  const parts = design.elements.map((element) => {
    if (element.kind === 'text') return drawText(element, design);
    if (element.kind === 'panel') return drawPanel(element);
    if (element.kind === 'icon') return drawIcon(element);
    if (element.kind === 'logo') return drawLogo(element, design);
    artCount += 1;
    return drawArtPanel(element, design, `art${artCount}`);
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${design.ground}"/>`,
    ...parts,
    '</svg>',
  ].join('');
}

/** Titles stand with their ink on the margin, not with the air beside their first letter. */
const inkAlignedFrom = 40;

function drawText({ box, fitted, color, align, text }: TextElement, design: SlideDesign): string {
  const { size, leading, ascent, lines, typeface, direction } = fitted;
  const isRightToLeft = design.direction === 'rtl';
  let path = '';
  let pictures = '';
  for (const [index, { text: line }] of lines.entries()) {
    const shaped = shapeLine(line, typeface, direction);
    const [left, right] =
      size >= inkAlignedFrom
        ? [shaped.left, shaped.right]
        : [Math.min(0, shaped.left), Math.max(shaped.width, shaped.right)];
    const atLeft = box.x - left * size;
    const atRight = box.x + box.width - right * size;
    const isAtRight = (align === 'start') === isRightToLeft;
    const x = align === 'center' ? (atLeft + atRight) / 2 : isAtRight ? atRight : atLeft;
    const y = box.y + ascent + index * leading;
    path += linePath(shaped, { x, y, size });
    for (const { picture, x: at } of shaped.pictures) {
      const scale = (picturePlace.size * size) / 36;
      const top = y - (picturePlace.foot + picturePlace.size) * size;
      pictures += `<g transform="translate(${x + (at + picturePlace.inset) * size} ${top}) scale(${scale})">${emojiFragment(picture)}</g>`;
    }
  }
  return path || pictures ? `<g aria-label="${escaped(text)}"><path d="${path}" fill="${color}"/>${pictures}</g>` : '';
}

function drawPanel({ box, corners, fill, border }: PanelElement): string {
  const stroke = border ? ` stroke="${border}" stroke-width="1.5"` : '';
  return `<path d="${roundedBox(box, corners)}" fill="${fill}"${stroke}/>`;
}

function drawArtPanel({ box, corners, seed, picture }: ArtElement, { palette }: SlideDesign, id: string): string {
  const { width, height } = box;
  const content = picture
    ? `<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" xlink:href="${dataAddress(picture)}"/>`
    : `<rect width="${width}" height="${height}" fill="${palette.tints[seed % 4]}"/>`;
  const clip = `<clipPath id="${id}-mask"><path d="${roundedBox({ x: 0, y: 0, width, height }, corners)}"/></clipPath>`;
  return `<g transform="translate(${box.x} ${box.y})"><defs>${clip}</defs><g clip-path="url(#${id}-mask)">${content}</g></g>`;
}

function drawIcon(_icon: IconElement): string {
  return '';
}

function drawLogo({ box, source }: LogoElement, { direction }: SlideDesign): string {
  const side = direction === 'rtl' ? 'xMaxYMid' : 'xMinYMid';
  return `<image x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" preserveAspectRatio="${side} meet" xlink:href="${source}"/>`;
}

function roundedBox({ x, y, width, height }: Box, corners: Corners): string {
  const [a, b, c, d] = corners.map((radius) => Math.min(radius, width / 2, height));
  const arc = (radius = 0, toX: number, toY: number): string =>
    radius > 0 ? `A${radius} ${radius} 0 0 1 ${toX} ${toY}` : '';
  return [
    `M${x + (a ?? 0)} ${y}H${x + width - (b ?? 0)}`,
    arc(b, x + width, y + (b ?? 0)),
    `V${y + height - (c ?? 0)}`,
    arc(c, x + width - (c ?? 0), y + height),
    `H${x + (d ?? 0)}`,
    arc(d, x, y + height - (d ?? 0)),
    `V${y + (a ?? 0)}`,
    arc(a, x + (a ?? 0), y),
    'Z',
  ].join('');
}

function dataAddress(picture: Uint8Array): string {
  const bytes = Buffer.from(picture);
  const kind = bytes[0] === 0x89 ? 'png' : bytes.toString('latin1', 8, 12) === 'WEBP' ? 'webp' : 'jpeg';
  return `data:image/${kind};base64,${bytes.toString('base64')}`;
}

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(/\p{Cc}/gu, ' ')
    .replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
