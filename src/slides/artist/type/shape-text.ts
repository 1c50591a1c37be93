import bidiFactory from 'bidi-js';
import { Direction, Buffer as ShapingBuffer, shape } from 'harfbuzzjs';
import { splitEmoji } from './emoji.ts';
import { faceFor, familyFace, type OpenFace } from './faces.ts';
import type { FontFamily } from './font-families.data.ts';

/** How letters are set, apart from their size. Tracking and word space are parts of an em. */
export type Typeface = { family: FontFamily; weight: number; tracking: number; wordSpace: number };

type ShapedGlyph = { face: OpenFace; glyph: number; x: number; y: number };
type ShapedPicture = { picture: string; x: number };

/**
 * One line, its lengths in em: `y` counts upwards from the baseline; `left`, `right`, `top` and `bottom` are the edges of its ink.
 * `missing` counts letters that no font of ours draws.
 */
export type ShapedLine = {
  glyphs: readonly ShapedGlyph[];
  pictures: readonly ShapedPicture[];
  width: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  missing: number;
};

export type TextDirection = 'ltr' | 'rtl';

const bidi = bidiFactory();
const pictureWidth = 1.16;
const pictureSize = 1.04;
/** Where a picture stands: its foot a little under the baseline, as letters with tails. */
export const picturePlace = { size: pictureSize, inset: (pictureWidth - pictureSize) / 2, foot: -0.15 };

const remembered = new Map<string, ShapedLine>();
const rememberedAtMost = 6000;

/** The direction of the first letter that has one. */
export function directionOf(text: string): TextDirection {
  return (bidi.getEmbeddingLevels(text).paragraphs[0]?.level ?? 0) % 2 === 1 ? 'rtl' : 'ltr';
}

/** Shapes one line of text; bidirectional, in as many faces as its letters need. */
export function shapeLine(text: string, typeface: Typeface, direction: TextDirection = directionOf(text)): ShapedLine {
  const key = `${typeface.family} ${typeface.weight} ${typeface.tracking} ${typeface.wordSpace} ${direction} ${text}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= rememberedAtMost) remembered.clear();
  const shaped = shapeAnew(text, typeface, direction);
  remembered.set(key, shaped);
  return shaped;
}

type Run = { text: string; start: number; level: number; face: OpenFace | null; picture: string | null };

function shapeAnew(text: string, typeface: Typeface, direction: TextDirection): ShapedLine {
  const runs = inVisualOrder(runsOf(text, typeface, direction));
  const glyphs: ShapedGlyph[] = [];
  const pictures: ShapedPicture[] = [];
  const ink = { left: Number.POSITIVE_INFINITY, right: Number.NEGATIVE_INFINITY, top: 0, bottom: 0 };
  const widen = (left: number, right: number, top: number, bottom: number): void => {
    ink.left = Math.min(ink.left, left);
    ink.right = Math.max(ink.right, right);
    ink.top = Math.max(ink.top, top);
    ink.bottom = Math.min(ink.bottom, bottom);
  };
  let x = 0;
  let missing = 0;
  for (const run of runs) {
    if (run.picture) {
      pictures.push({ picture: run.picture, x });
      widen(
        x + picturePlace.inset,
        x + picturePlace.inset + pictureSize,
        picturePlace.foot + pictureSize,
        picturePlace.foot,
      );
      x += pictureWidth;
      continue;
    }
    const { face } = run;
    if (!face) {
      missing += [...run.text].length;
      continue;
    }
    const tracking = isJoined(run.text) ? 0 : typeface.tracking;
    for (const { glyph, cluster, advance, dx, dy } of shapeRun(text, run, face)) {
      if (glyph === 0) missing += 1;
      const extents = face.font.glyphExtents(glyph);
      if (extents && extents.width !== 0) {
        const left = x + dx + extents.xBearing / face.upem;
        const top = dy + extents.yBearing / face.upem;
        widen(left, left + extents.width / face.upem, top, top + extents.height / face.upem);
      }
      glyphs.push({ face, glyph, x: x + dx, y: dy });
      x += advance + (advance > 0 ? tracking : 0) + (text[cluster] === ' ' ? typeface.wordSpace : 0);
    }
  }
  const hasInk = ink.left <= ink.right;
  return {
    glyphs,
    pictures,
    width: x,
    left: hasInk ? ink.left : 0,
    right: hasInk ? ink.right : x,
    top: ink.top,
    bottom: ink.bottom,
    missing,
  };
}

function shapeRun(
  text: string,
  { start, text: own, level }: Run,
  face: OpenFace,
): { glyph: number; cluster: number; advance: number; dx: number; dy: number }[] {
  const buffer = new ShapingBuffer();
  buffer.addText(text, start, own.length);
  buffer.guessSegmentProperties();
  buffer.setDirection(level % 2 === 1 ? Direction.RTL : Direction.LTR);
  shape(face.font, buffer);
  return buffer.getGlyphInfosAndPositions().map(({ codepoint, cluster, xAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
    glyph: codepoint,
    cluster,
    advance: xAdvance / face.upem,
    dx: xOffset / face.upem,
    dy: yOffset / face.upem,
  }));
}

/** Cuts the text where direction, face or script changes, or where a picture stands. */
function runsOf(text: string, typeface: Typeface, direction: TextDirection): Run[] {
  const { levels } = bidi.getEmbeddingLevels(text, direction);
  const { family } = typeface;
  const runs: Run[] = [];
  for (const part of splitEmoji(text)) {
    if (part.picture) {
      runs.push({
        text: part.text,
        start: part.start,
        level: levels[part.start] ?? 0,
        face: null,
        picture: part.picture,
      });
      continue;
    }
    let at = part.start;
    for (const sign of part.text) {
      const level = levels[at] ?? 0;
      const last = runs.at(-1);
      const joins = last !== undefined && last.picture === null && last.level === level;
      const face =
        joins && isTransparent(sign) ? last.face : faceOf(sign, family, typeface.weight, joins ? last.face : null);
      if (joins && last.face === face) last.text += sign;
      else runs.push({ text: sign, start: at, level, face, picture: null });
      at += sign.length;
    }
  }
  return runs;
}

/** Marks and invisible signs stay with the letter before them. */
const isTransparent = (sign: string): boolean => /\p{M}|\p{Cf}/u.test(sign);

function faceOf(sign: string, family: FontFamily, weight: number, before: OpenFace | null): OpenFace | null {
  const codePoint = sign.codePointAt(0) ?? 0;
  if (before && /[\p{P}\p{Z}\p{N}]/u.test(sign) && before.has(codePoint) && !/[A-Za-z]/.test(sign)) {
    return familyFace(codePoint, family, weight) ?? before;
  }
  return faceFor(codePoint, { family, weight });
}

/** The typeface for a whole text. A family that lacks one of its letters is left altogether: two designs in one word look broken. */
export function typefaceFor(text: string, typeface: Typeface): Typeface {
  const { family, weight } = typeface;
  for (const sign of text) {
    if (!/[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u.test(sign)) continue;
    if (!familyFace(sign.codePointAt(0) ?? 0, family, weight)) return { ...typeface, family: 'inter' };
  }
  return typeface;
}

/** Rule L2 of the bidirectional algorithm, run by run. */
function inVisualOrder(runs: Run[]): Run[] {
  const ordered = [...runs];
  const highest = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = highest; level >= 1; level--) {
    for (let from = 0; from < ordered.length; from++) {
      if ((ordered[from]?.level ?? 0) < level) continue;
      let to = from;
      while ((ordered[to + 1]?.level ?? -1) >= level) to += 1;
      ordered.splice(from, to - from + 1, ...ordered.slice(from, to + 1).reverse());
      from = to;
    }
  }
  return ordered;
}

/** Scripts whose letters touch are never tracked. */
const isJoined = (text: string): boolean => /[\p{Script=Arabic}\p{Script=Devanagari}]/u.test(text);
