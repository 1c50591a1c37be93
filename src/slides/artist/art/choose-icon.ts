import { type IconName, iconRows, plainIcons } from './icon-rows.data.ts';
import { iconShapes } from './icon-shapes.data.ts';
import { hasStem, wordsOf } from './match-stems.ts';

/** The inside of a 24 × 24 SVG for each bullet of a list, chosen by its words; strokes only, coloured by what holds it. No two are the same. */
export function iconsFor(bullets: readonly string[]): string[] {
  const taken = new Set<IconName>();
  return bullets.map((bullet) => {
    const wishes: readonly IconName[] = [...calledBy(bullet), ...plainIcons, ...iconRows.map(({ icon }) => icon)];
    const name = wishes.find((wish) => !taken.has(wish)) ?? plainIcons[0];
    taken.add(name);
    return iconShapes[name];
  });
}

/** The icons that the words call for. The longest stem says most; of equal ones the word that comes first does. */
function calledBy(bullet: string): IconName[] {
  const words = wordsOf(bullet);
  return iconRows
    .flatMap(({ icon, stems }) => {
      const calls = stems.flatMap((stem) => {
        const place = words.findIndex((word) => hasStem(word, stem));
        return place < 0 ? [] : [{ icon, place, length: Math.min(stem.length, tellingLength) }];
      });
      return calls.sort(byWeight).slice(0, 1);
    })
    .sort(byWeight)
    .map(({ icon }) => icon);
}

type Call = { icon: IconName; place: number; length: number };
const byWeight = (one: Call, other: Call): number => other.length - one.length || one.place - other.place;

/** Above this a longer stem is only a longer word. */
const tellingLength = 4;
