import type { Queries } from '#platform/server/database/database.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { readProject } from '#projects/server/read-project.ts';
import type { DesignChoice } from '../look.ts';
import { changeStoredDeck, type DeckParts, type SlideOrder, slideOf } from './change-stored-deck.ts';
import { findDeck, insertImages, type SlideRow, type StoredDeck, updateSlide } from './decks.store.ts';
import { setAside } from './former-slides.ts';
import { type OutlineParts, optionsPerSlide, outlinedAs, scriptOf, wordsOf } from './outline-deck.ts';
import { outlinedAgain } from './outlined-again.ts';

type Parts = DeckParts & OutlineParts;

const mostOptions = 12;

const designOf = ({ layout, art, seed }: DesignChoice): DesignChoice => ({ layout, art, seed });

/** Adds three new designs to those of a slide; a slide that had none keeps its present one as the first. */
export function addOptions(parts: Parts, order: SlideOrder): Promise<StoredDeck> {
  return changeStoredDeck(parts, order, async (transaction, stored) => {
    const { slide, images } = slideOf(stored, order.slideId);
    if (images.length + optionsPerSlide > mostOptions) {
      throw new AppError('too_many_options', 'This slide offers enough designs. Please choose one of them first.', 422);
    }
    const present = images.length > 0 ? images.map(designOf) : [designOf(slide)];
    if (images.length === 0) await insertImages(transaction, slide.id, 0, present);
    const position = Math.max(0, ...images.map((image) => image.position)) + 1;
    const isNew = await insertDesigns(parts, transaction, { stored, slide, not: present, position });
    if (!isNew) throw new AppError('no_further_designs', 'There are no further designs for this slide.', 422);
    return [];
  });
}

async function insertDesigns(
  { artist, painter }: Parts,
  transaction: Queries,
  order: { stored: StoredDeck; slide: SlideRow; not: readonly DesignChoice[]; position: number },
): Promise<boolean> {
  const { slide, not, position } = order;
  const { theme, brand } = order.stored.deck;
  const seed = Math.max(slide.seed, ...not.map((choice) => choice.seed)) + 1;
  const choices = artist.choose(
    { text: slide.words, purpose: slide.purpose, look: { theme, brand } },
    { count: optionsPerSlide, seed, not },
  );
  const designs = choices.map((choice) => ({ ...designOf(choice), isPainted: painter !== undefined }));
  await insertImages(transaction, slide.id, position, designs);
  return choices.length > 0;
}

/** Writes a slide again from the script as it stands now, with three new designs in place of the present ones; it can be taken back. */
export async function regenerateSlide(parts: Parts, order: SlideOrder & { signal: AbortSignal }): Promise<StoredDeck> {
  const { queries, outliner } = parts;
  const before = await findDeck(queries, order.ownerId, order.deckId);
  if (!before) throw notFound('slide deck');
  if (slideOf(before, order.slideId).slide.outlined === null) {
    throw new AppError(
      'not_from_script',
      'This slide was added by hand: the script has no passage to write it anew from. “More options” draws new designs for it.',
      422,
    );
  }
  const project = await readProject(queries, order.ownerId, before.deck.projectId);
  const { slides: outline } = await outliner.outline(scriptOf(project), {}, order.signal);
  const outlined = outlinedAgain(outline, before, order.slideId);
  if (!outlined) {
    throw new AppError(
      'nothing_to_draw',
      'The script has no passage for this slide. Please write its section first.',
      422,
    );
  }
  return changeStoredDeck(parts, order, async (transaction, stored) => {
    const { slide, images } = slideOf(stored, order.slideId);
    const { purpose, speakerNotes } = outlined;
    const { sectionReference } = slide.words;
    const rewritten = { ...slide, words: { ...wordsOf(outlined), sectionReference }, purpose, speakerNotes };
    const freed = await setAside(transaction, slide, images);
    await updateSlide(transaction, slide.id, {
      words: rewritten.words,
      purpose,
      speakerNotes,
      outlined: outlinedAs(outlined),
    });
    const not = images.length > 0 ? images.map(designOf) : [designOf(slide)];
    await insertDesigns(parts, transaction, { stored, slide: rewritten, not, position: 0 });
    return freed;
  });
}
