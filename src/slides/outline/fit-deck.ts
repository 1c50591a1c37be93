import type { OutlineScript } from '../deck-outliner.ts';
import type { About, Draft } from './draft.ts';
import { type WordedSlide, wordSlide } from './word-slide.ts';

/** A stretch of the script with the slide it would have; `value` is how much the deck would miss it. */
export type Stretch = { section: OutlineScript['sections'][number]; draft: Draft; worded: WordedSlide; value: number };

export function stretchOf(section: Stretch['section'], draft: Draft, about: About): Stretch {
  const worded = wordSlide(draft, about, new Set());
  const hasHero = worded.figure !== null || worded.quote !== null || worded.bullets.length > 1;
  const value = (draft.beats[0]?.weight ?? 0) + (worded.isFound ? 2 : 0) + (worded.figure ? 3 : hasHero ? 2 : 0);
  return { section, draft, worded, value };
}

/** Joins the slides that the deck would miss least to their neighbours until there are no more than so many. */
export function fitted(sections: readonly Stretch[][], most: number, about: About): Stretch[][] {
  const kept = sections.map((section) => [...section]);
  const count = () => kept.reduce((sum, section) => sum + section.length, 0);
  const leastOf = (which: (stretch: Stretch) => boolean) =>
    kept
      .filter((section) => section.length > 1)
      .flat()
      .filter(which)
      .toSorted((one, other) => one.value - other.value)[0];
  for (;;) {
    const least = leastOf(isBare) ?? (count() > most ? leastOf(() => true) : undefined);
    const section = kept.find((each) => least && each.includes(least));
    if (!least || !section) return kept;
    const at = section.indexOf(least);
    const before = section[at - 1];
    const after = section[at + 1];
    const from = before && (!after || before.value <= after.value) ? at - 1 : at;
    const [one, other] = section.slice(from, from + 2);
    if (!one || !other) return kept;
    section.splice(from, 2, joined(one, other, about));
  }
}

/** A claim of ours with nothing of the script beside it. */
const isBare = ({ worded }: Stretch): boolean =>
  !worded.isFound && worded.subtitle === '' && worded.bullets.length === 0 && !worded.figure && !worded.quote;

function joined(one: Stretch, other: Stretch, about: About): Stretch {
  const [main, rest] = one.value >= other.value ? [one, other] : [other, one];
  return stretchOf(
    one.section,
    {
      sectionNumber: one.draft.sectionNumber,
      beats: [...main.draft.beats, ...rest.draft.beats],
      lines: [...one.draft.lines, ...other.draft.lines],
    },
    about,
  );
}
