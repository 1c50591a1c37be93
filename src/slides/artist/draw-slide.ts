import { iconsFor } from './art/choose-icon.ts';
import { drawArt } from './art/draw-art.ts';
import { pictureSize } from './picture-size.ts';
import { placeLines } from './place-lines.ts';
import {
  type ArtElement,
  type Box,
  type Corners,
  type IconElement,
  type LogoElement,
  type PanelElement,
  type SlideDesign,
  type SlideElement,
  slideSize,
  type TextElement,
} from './slide-design.ts';
import { emojiFragment } from './type/emoji.ts';
import { linePath } from './type/glyph-path.ts';
import { picturePlace } from './type/shape-text.ts';

/** The slide as a standalone SVG of 1920 × 1080, its words as paths. */
export function drawSlide(design: SlideDesign): string {
  const { width, height } = slideSize;
  let artCount = 0;
  const icons = iconsFor(design.elements.flatMap(wordsOfIcon)).values();
  const parts = design.elements.map((element) => {
    if (element.kind === 'text') return drawText(element, design);
    if (element.kind === 'panel') return drawPanel(element);
    if (element.kind === 'icon') return drawIcon(element, design, icons);
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

function drawText(element: TextElement, { direction }: SlideDesign): string {
  const { color, text } = element;
  const { size } = element.fitted;
  let path = '';
  let pictures = '';
  for (const { shaped, x, y } of placeLines(element, direction)) {
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

function drawArtPanel(
  { box, corners, art, seed, motif, picture }: ArtElement,
  { palette }: SlideDesign,
  id: string,
): string {
  const { width, height } = box;
  const content = picture
    ? `<image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" xlink:href="${dataAddress(picture)}"/>`
    : drawArt({ name: art, width, height, palette, seed, motif, idPrefix: id });
  const clip = `<clipPath id="${id}-mask"><path d="${roundedBox({ x: 0, y: 0, width, height }, corners)}"/></clipPath>`;
  return `<g transform="translate(${box.x} ${box.y})"><defs>${clip}</defs><g clip-path="url(#${id}-mask)">${content}</g></g>`;
}

const signs = {
  check: '<path d="M20 6 9 17l-5-5"/>',
  cross: '<path d="M18 6 6 18M6 6l12 12"/>',
  arrow: '<path d="M4 12h16M13 5l7 7-7 7"/>',
};
const quoteMark =
  'M0 18V10.6C0 4.4 3.2 1 9.2 0v4.1C6.4 4.9 5 6.7 4.9 9.4H9.2V18ZM13.2 18V10.6C13.2 4.4 16.4 1 22.4 0v4.1C19.6 4.9 18.2 6.7 18.1 9.4H22.4V18Z';

const wordsOfIcon = (element: SlideElement): string[] =>
  element.kind === 'icon' && typeof element.icon !== 'string' ? [element.icon.words] : [];

function drawIcon(
  { box, color, icon }: IconElement,
  { direction }: SlideDesign,
  chosen: ArrayIterator<string>,
): string {
  const place = `translate(${box.x} ${box.y}) scale(${box.width / 24})`;
  if (icon === 'quote') return `<path transform="${place}" d="${quoteMark}" fill="${color}"/>`;
  const turned = icon === 'arrow' && direction === 'rtl' ? ' translate(24 0) scale(-1 1)' : '';
  const drawing = typeof icon === 'string' ? signs[icon] : (chosen.next().value ?? '');
  return `<g transform="${place}${turned}" fill="none" stroke="${color}" stroke-width="${typeof icon === 'string' ? 2 : 1.75}" stroke-linecap="round" stroke-linejoin="round">${drawing}</g>`;
}

const platePadding = 8;

/** A plate's width follows the logo only where the picture says how wide it is; a PNG or JPEG does. */
function drawLogo({ box, source, plate }: LogoElement, { direction }: SlideDesign): string {
  const inner = plate ? insetBox(box, platePadding) : box;
  const side = direction === 'rtl' ? 'xMaxYMid' : 'xMinYMid';
  const image = `<image x="${inner.x}" y="${inner.y}" width="${inner.width}" height="${inner.height}" preserveAspectRatio="${side} meet" xlink:href="${source}"/>`;
  if (!plate) return image;
  const size = pictureSize(source);
  const scale = size ? Math.min(inner.width / size.width, inner.height / size.height) : 1;
  const width = size ? size.width * scale : inner.width;
  const height = size ? size.height * scale : inner.height;
  const under: Box = {
    x: (direction === 'rtl' ? inner.x + inner.width - width : inner.x) - platePadding,
    y: inner.y + (inner.height - height) / 2 - platePadding,
    width: width + 2 * platePadding,
    height: height + 2 * platePadding,
  };
  return `<path d="${roundedBox(under, [8, 8, 8, 8])}" fill="${plate}"/>${image}`;
}

const insetBox = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x + by,
  y: y + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

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
