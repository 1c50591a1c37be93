import type { SlidePurpose, SlideText } from '../slide-text.ts';
import type { About, Draft } from './draft.ts';
import type { Title } from './find-title.ts';

/** What a slide says, but for its place in the deck. */
export type Wording = Pick<SlideText, 'title' | 'subtitle' | 'bullets' | 'figure' | 'quote'> & {
  purpose: SlidePurpose;
};

/** What a telling is made of. */
export type Parts = { draft: Draft; about: About; title: Title };
/** What a telling adds to the title; null when the passage has not what it needs. */
export type Telled = Partial<Wording> | null;

export const mostBullets = 4;
export const mostSubtitleWords = 26;
/** Where the slide would say nothing but our claim. */
export const mostAloneWords = 36;
