import type { ArtName } from '../look.ts';
import type { Palette } from './palette.ts';
import type { FittedText } from './type/fit-text.ts';
import type { TextDirection } from './type/shape-text.ts';

/** Px from the slide's top left. */
export type Box = { x: number; y: number; width: number; height: number };
/** Radii in px: top left, top right, bottom right, bottom left. */
export type Corners = readonly [number, number, number, number];

export const slideSize = { width: 1920, height: 1080 } as const;

/** What a text is on its slide, so that a native format can name its boxes. */
export type TextPart =
  | 'label'
  | 'title'
  | 'subtitle'
  | 'bullet'
  | 'head'
  | 'amount'
  | 'figure'
  | 'figure-label'
  | 'quote'
  | 'by'
  | 'ordinal'
  | 'footer'
  | 'number';

export type TextElement = {
  kind: 'text';
  part: TextPart;
  /** The set text's own height; its width is what it was given. */
  box: Box;
  text: string;
  fitted: FittedText;
  color: string;
  /** The colour that lies under it, which its contrast is counted against. */
  ground: string;
  align: 'start' | 'center' | 'end';
};

export type PanelElement = { kind: 'panel'; box: Box; corners: Corners; fill: string; border: string | null };

/** Drawn art, or the picture that takes its place. `motif` is what the art may be about. */
export type ArtElement = {
  kind: 'art';
  box: Box;
  corners: Corners;
  art: ArtName;
  seed: number;
  motif: { sectionReference: number; words: string };
  picture: Uint8Array | null;
};

/** A sign of 24 × 24 units chosen by the words; `check` and `cross` are fixed. */
export type IconElement = {
  kind: 'icon';
  box: Box;
  color: string;
  icon: { words: string } | 'check' | 'cross' | 'arrow' | 'quote';
};

/** Drawn as large as its box allows, at the box's start; `plate` is a ground of its own where it could not be seen on the slide's. */
export type LogoElement = { kind: 'logo'; box: Box; source: string; plate: string | null };

export type SlideElement = TextElement | PanelElement | ArtElement | IconElement | LogoElement;

/** All that a slide is, in the order it is painted: pictures and native formats alike are made from it. */
export type SlideDesign = {
  ground: string;
  palette: Palette;
  direction: TextDirection;
  elements: readonly SlideElement[];
};
