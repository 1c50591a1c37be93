import type { CSSProperties } from 'react';

/** Milliseconds between two sections as they come onto the page, one after the other. */
const step = 100;

/** When the section at this place, counted from 0, begins to appear. */
export function entryDelay(place: number): CSSProperties {
  return { animationDelay: `${place * step}ms` };
}
