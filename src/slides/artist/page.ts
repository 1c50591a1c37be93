import type { DrawingOrder } from '../slide-artist.ts';
import { randomOf } from './chance.ts';
import { readableOn } from './color.ts';
import { type Palette, paletteOf, type Tone, toneOn } from './palette.ts';
import type { ArtElement, Box, Corners, PanelElement, TextElement } from './slide-design.ts';
import { themeRecipes } from './themes.data.ts';
import { type FitOrder, fitText } from './type/fit-text.ts';
import { fontPairs } from './type/font-families.data.ts';
import { type RoleName, type TextRole, textRoles } from './type-scale.data.ts';

/** A text to set. `sizesFrom` leaves out the largest sizes of its role; Without a colour it is the page's ink. */
export type TextOrder = {
  role: RoleName;
  text: string;
  box: Box;
  color?: string;
  ground?: string;
  align?: TextElement['align'];
  maxLines?: number;
  sizesFrom?: number;
  sizesTo?: number;
};

/** What a layout works with: the words, the colours and the means to set them. */
export type Page = DrawingOrder & {
  palette: Palette;
  ground: string;
  /** The colours of words on the page's own ground. */
  tone: Tone;
  /** The accent as a ground and what is written on it. */
  loud: { fill: string; ink: string };
  hasArt: boolean;
  /** What the brand's logo is painted in; null when that is not known or does not matter. */
  logoColor: string | null;
  /** 0 to 1, the same for the same seed; `salt` tells several decisions of one slide apart. */
  chance: (salt: number) => number;
  setText: (order: TextOrder) => TextElement;
  /** Several texts of one kind, all at the size that suits the longest. */
  setGroup: (orders: readonly TextOrder[]) => TextElement[];
  art: (box: Box, corners?: Corners) => ArtElement[];
};

/** A loud page stands on the accent's colour. */
export function openPage(
  order: DrawingOrder,
  { isLoud, logoColor }: { isLoud: boolean; logoColor: string | null },
): Page {
  const palette = paletteOf(order.look);
  const { loud } = palette;
  const tone = toneOn(palette, isLoud ? loud : undefined);
  const pair = fontPairs[order.look.brand.fonts ?? themeRecipes[order.look.theme].fonts];
  const pageGround = isLoud ? loud.fill : palette.ground;

  function setText({ role: roleName, text, box, align = 'start', ...rest }: TextOrder): TextElement {
    const role: TextRole = textRoles[roleName];
    const shown = role.isCapitals ? text.toLocaleUpperCase() : text;
    const textGround = rest.ground ?? pageGround;
    const from = Math.min(rest.sizesFrom ?? 0, role.sizes.length - 1);
    const order: FitOrder = {
      text: shown,
      typeface: {
        family: pair[role.font],
        weight: role.weight === 'title' ? pair.titleWeight : role.weight,
        tracking: role.tracking === 'title' ? pair.titleTracking : role.tracking,
        wordSpace: role.wordSpace ?? 0,
      },
      sizes: role.sizes.slice(from),
      lineHeight: role.lineHeight,
      width: box.width,
      height: box.height,
      maxLines: rest.maxLines ?? role.maxLines,
      prefersSentences: role.part === 'title',
    };
    const preferred = fitText(order);
    const isTight = preferred.isCut && rest.maxLines === undefined && role.linesAtMost !== undefined;
    const fitted = isTight ? fitText({ ...order, maxLines: role.linesAtMost ?? order.maxLines }) : preferred;
    const isLarge = fitted.size >= 32 || (fitted.size >= 25 && fitted.typeface.weight >= 700);
    const wished = rest.color ?? tone.ink;
    return {
      kind: 'text',
      part: role.part,
      box: { ...box, height: fitted.height },
      text: shown,
      fitted,
      color: readableOn({ color: wished, ground: textGround, ratio: isLarge ? 3 : 4.5 }),
      ground: textGround,
      align,
    };
  }

  function setGroup(orders: readonly TextOrder[]): TextElement[] {
    const first = orders.map(setText);
    const smallest = Math.min(...first.map(({ fitted }) => fitted.size));
    return orders.map((one, index) => {
      const done = first[index];
      if (done && done.fitted.size === smallest) return done;
      const sizes: readonly number[] = textRoles[one.role].sizes;
      return setText({ ...one, sizesFrom: Math.max(0, sizes.indexOf(smallest)) });
    });
  }

  const { choice, text, picture } = order;
  const hasArt = choice.art !== 'none' || picture !== undefined;
  return {
    ...order,
    palette,
    ground: pageGround,
    tone,
    loud,
    logoColor,
    hasArt,
    chance: (salt) => randomOf(choice.seed + salt * 7919)(),
    setText,
    setGroup,
    art: (box, corners = [0, 0, 0, 0]) =>
      hasArt
        ? [
            {
              kind: 'art',
              box,
              corners,
              art: choice.art,
              seed: choice.seed,
              motif: { sectionReference: text.sectionReference, words: `${text.label} ${text.title}` },
              picture: picture ?? null,
            },
          ]
        : [],
  };
}

/** A fill with its corners; `border` is a line of 1.5 px. */
export function panel(
  box: Box,
  fill: string,
  { radius = 0, border = null }: { radius?: number; border?: string | null } = {},
): PanelElement {
  return { kind: 'panel', box, corners: [radius, radius, radius, radius], fill, border };
}
