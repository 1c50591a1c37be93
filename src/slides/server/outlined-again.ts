import type { OutlinedSlide } from '../deck-outliner.ts';
import { slideOf } from './change-stored-deck.ts';
import type { StoredDeck } from './decks.store.ts';

/**
 * The slide of today's outline that a stored slide comes from: the one with its passage; where the script has changed, the one
 * most like it among those that no other slide of the deck shows.
 */
export function outlinedAgain(
  outline: readonly OutlinedSlide[],
  stored: StoredDeck,
  slideId: number,
): OutlinedSlide | undefined {
  const { slide } = slideOf(stored, slideId);
  const { outlined } = slide;
  if (!outlined) return undefined;
  const others = new Set(
    stored.slides.flatMap(({ slide: { id, outlined: from } }) => (id !== slideId && from ? [from.passage] : [])),
  );
  const words = wordsIn(outlined.passage);
  const likeness = ({ speakerNotes, isKey }: OutlinedSlide): number =>
    likenessOf(words, wordsIn(speakerNotes)) + (isKey === outlined.isKey ? ofSameKind : 0);
  return outline
    .filter((each) => each.sectionReference === outlined.sectionReference)
    .filter(({ speakerNotes }) => speakerNotes === outlined.passage || !others.has(speakerNotes))
    .toSorted((one, other) => likeness(other) - likeness(one))[0];
}

/** Tells passages of no likeness, and equal ones, apart. */
const ofSameKind = 0.1;

const wordsIn = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/** From 0 for no word in common to 1 for the same words. */
function likenessOf(one: Set<string>, other: Set<string>): number {
  const all = one.union(other).size;
  return all === 0 ? 1 : one.intersection(other).size / all;
}
