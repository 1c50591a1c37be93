import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const folder = dirname(createRequire(import.meta.url).resolve('@twemoji/svg/package.json'));
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const drawn = new Map<string, string | null>();

/** The text cut where a colour picture takes a letter's place; `picture` names the file's stem. */
export function splitEmoji(text: string): { text: string; start: number; picture: string | null }[] {
  if (!/\p{Extended_Pictographic}|\p{Regional_Indicator}|\u20e3/u.test(text))
    return [{ text, start: 0, picture: null }];
  const parts: { text: string; start: number; picture: string | null }[] = [];
  for (const { segment, index } of graphemes.segment(text)) {
    const picture = pictureOf(segment);
    const last = parts.at(-1);
    if (picture === null && last && last.picture === null) last.text += segment;
    else parts.push({ text: segment, start: index, picture });
  }
  return parts;
}

/** What stands inside the picture's svg element, in a square of 36. */
export function emojiFragment(picture: string): string {
  const known = drawn.get(picture);
  if (known) return known;
  const svg = readFileSync(join(folder, `${picture}.svg`), 'utf8');
  const fragment = svg.slice(svg.indexOf('>', svg.indexOf('<svg')) + 1, svg.lastIndexOf('</svg>'));
  drawn.set(picture, fragment);
  return fragment;
}

const pictures = new Map<string, string | null>();

function pictureOf(grapheme: string): string | null {
  const known = pictures.get(grapheme);
  if (known !== undefined) return known;
  const found = looksLikeEmoji(grapheme)
    ? (stemsOf(grapheme).find((stem) => existsSync(join(folder, `${stem}.svg`))) ?? null)
    : null;
  pictures.set(grapheme, found);
  return found;
}

/** A sign with a text form of its own, as © or ↔, is a picture only where the writer asked for one. */
function looksLikeEmoji(grapheme: string): boolean {
  return /\p{Emoji_Presentation}|\ufe0f|\u20e3|\p{Regional_Indicator}/u.test(grapheme);
}

/** File names from the whole sequence to its first sign, so that an unknown combination still shows something. */
function stemsOf(grapheme: string): string[] {
  const codes = [...grapheme].map((sign) => (sign.codePointAt(0) ?? 0).toString(16));
  const plain = codes.filter((code) => code !== 'fe0f');
  return [codes.join('-'), plain.join('-'), plain[0] ?? ''];
}
