import { type ArtName, artNames, type DesignChoice, type LayoutName } from '../look.ts';
import type { SlideArtist } from '../slide-artist.ts';
import type { SlidePurpose, SlideText } from '../slide-text.ts';
import { randomOf, shuffled } from './chance.ts';

/** The layouts for each purpose, the most telling first; those that the words do not fill are left out. */
const layoutsFor: Record<SlidePurpose, readonly LayoutName[]> = {
  cover: ['cover', 'statement', 'two-columns', 'list', 'call-to-action'],
  statement: ['statement', 'two-columns', 'list', 'cards', 'quote', 'big-figure', 'steps'],
  figure: ['big-figure', 'statement', 'list', 'cards', 'two-columns'],
  quote: ['quote', 'statement', 'two-columns', 'list'],
  points: ['list', 'cards', 'two-columns', 'statement', 'big-figure', 'steps'],
  steps: ['steps', 'timeline', 'cards', 'list', 'two-columns', 'statement'],
  comparison: ['comparison', 'two-columns', 'cards', 'list', 'statement'],
  timeline: ['timeline', 'steps', 'list', 'two-columns', 'cards', 'statement'],
  price: ['price-stack', 'big-figure', 'cards', 'list', 'two-columns', 'statement'],
  'call-to-action': ['call-to-action', 'statement', 'two-columns', 'list', 'cards'],
};

/** What a layout cannot do without. A figure stands large only where the script has a result or a price. */
const needs: Partial<Record<LayoutName, (text: SlideText) => boolean>> = {
  'big-figure': ({ figure }) => figure !== null,
  quote: ({ quote }) => quote !== null,
  list: ({ bullets, figure }) => bullets.length > 0 || figure === null,
  cards: ({ bullets }) => bullets.length >= 2,
  steps: ({ bullets }) => bullets.length >= 2 && bullets.length <= 6,
  comparison: ({ bullets }) => bullets.length >= 2,
  timeline: ({ bullets }) => bullets.length >= 2,
  'price-stack': ({ bullets }) => bullets.length >= 2,
  statement: ({ bullets }) => bullets.length <= 4,
  cover: ({ bullets }) => bullets.length <= 3,
};

const drawnArts = artNames.filter((art) => art !== 'none');
const seedLimit = 2_147_483_647;

/** Choices that share neither layout nor art, the most telling layouts first; what `not` holds comes again only when nothing else is left. */
export const chooseDesigns: SlideArtist['choose'] = ({ text, purpose }, { count, seed, not }) => {
  const random = randomOf(seed);
  const arts = leastUsedFirst(
    shuffled(drawnArts, random),
    not.map(({ art }) => art),
  );
  const layouts = leastUsedFirst(
    nearlyInOrder(suitableLayouts(text, purpose), random),
    not.map(({ layout }) => layout),
  );
  const chosen: DesignChoice[] = [];
  for (const layout of layouts) {
    if (chosen.length === count) break;
    const art = arts.find((one) => !isTaken({ layout, art: one }, chosen, not));
    if (art) chosen.push({ layout, art, seed: Math.floor(random() * seedLimit) });
  }
  return chosen;
};

function suitableLayouts(text: SlideText, purpose: SlidePurpose): LayoutName[] {
  return layoutsFor[purpose].filter((layout) => needs[layout]?.(text) ?? true);
}

const isTaken = (
  { layout, art }: { layout: LayoutName; art: ArtName },
  chosen: readonly DesignChoice[],
  not: readonly DesignChoice[],
): boolean => chosen.some((one) => one.art === art) || not.some((one) => one.layout === layout && one.art === art);

/** Stable: what was used as often as another keeps its place. */
function leastUsedFirst<Name>(names: readonly Name[], used: readonly Name[]): Name[] {
  const times = (name: Name): number => used.filter((one) => one === name).length;
  return [...names].sort((one, other) => times(one) - times(other));
}

/** The order with neighbours now and then exchanged, so that a long deck does not always show the same layout first. */
function nearlyInOrder<Name>(names: readonly Name[], random: () => number): Name[] {
  return names
    .map((name, rank) => ({ name, place: rank + random() * 1.9 }))
    .sort((one, other) => one.place - other.place)
    .map(({ name }) => name);
}
