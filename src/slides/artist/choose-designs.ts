import { type ArtName, artNames, type DesignChoice, type LayoutName } from '../look.ts';
import type { SlideArtist } from '../slide-artist.ts';
import type { SlidePurpose, SlideText } from '../slide-text.ts';
import { randomOf, shuffled } from './chance.ts';
import { suits } from './suits.ts';
import { showsFigure } from './words-for-layout.ts';

/** The layouts for each purpose, the most telling first; those that the words do not fill are left out. */
const layoutsFor: Record<SlidePurpose, readonly LayoutName[]> = {
  cover: ['cover', 'picture', 'statement', 'two-columns'],
  statement: ['statement', 'picture', 'two-columns', 'list', 'cards', 'quote', 'big-figure', 'steps'],
  figure: ['big-figure', 'two-columns', 'picture', 'price-stack', 'statement', 'list', 'cards'],
  quote: ['quote', 'picture', 'two-columns', 'statement'],
  points: ['list', 'cards', 'two-columns', 'picture', 'statement', 'big-figure', 'steps'],
  steps: ['steps', 'timeline', 'cards', 'list', 'two-columns', 'picture', 'statement'],
  comparison: ['comparison', 'two-columns', 'cards', 'list', 'picture', 'statement'],
  timeline: ['timeline', 'steps', 'list', 'two-columns', 'cards', 'picture', 'statement'],
  price: ['price-stack', 'big-figure', 'two-columns', 'picture', 'cards', 'list', 'statement'],
  'call-to-action': ['call-to-action', 'statement', 'picture', 'two-columns', 'list', 'cards'],
};

const drawnArts = artNames.filter((art) => art !== 'none');
const seedLimit = 2_147_483_647;

/**
 * Choices that share neither layout nor art, the most telling layouts first; what `not` holds comes again only when nothing
 * else is left. Where there are several, the first is a picture of the slide's beat unless `not` shows one already.
 */
export const chooseDesigns: SlideArtist['choose'] = ({ text, purpose }, { count, seed, not }) => {
  const random = randomOf(seed);
  const arts = leastUsedFirst(
    shuffled(drawnArts, random),
    not.map(({ art }) => art),
  );
  if (count > 1 && !not.some(({ art }) => art === 'scene')) {
    arts.sort((one, other) => Number(other === 'scene') - Number(one === 'scene'));
  }
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
  const hasHero = isFigureHero(text, purpose);
  return layoutsFor[purpose].filter((layout) => suits(layout, text) && (!hasHero || showsFigure.includes(layout)));
}

/** Whether the figure is what the slide is about, so that every design shows it large. */
function isFigureHero({ figure, bullets }: SlideText, purpose: SlidePurpose): boolean {
  if (!figure) return false;
  const isFew = bullets.length < 2 && (purpose === 'statement' || purpose === 'points');
  return purpose === 'figure' || purpose === 'price' || isFew;
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
