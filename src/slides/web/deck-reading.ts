import { z } from 'zod';
import { deckSchema, type Slide, slideSchema } from '../contract.ts';
import { displayedImage, slidesOf } from '../deck.ts';
import type { DeckLook } from '../look.ts';

export type SlideId = number | string;
export type ShownSlide = Omit<Slide, 'id'> & { id: SlideId };
/** A deck as the screens show it; `id` is "cached" when it was made up from pictures alone. */
export type ShownDeck = { id: SlideId; title: string; slides: ShownSlide[]; look: DeckLook; isEdited: boolean };

/** The id of a deck that no server knows: it cannot be saved to. */
export const cachedDeckId = 'cached';

const text = z.string().catch('');
const id = z.union([z.number(), z.string()]);
const fields = slideSchema.shape;

/** A slide with whatever it lacks filled in, so that a deck of any age can be shown. */
const shownSlideSchema = z.object({
  id,
  sectionReference: fields.sectionReference.catch(0),
  purpose: fields.purpose.catch('statement'),
  label: text,
  title: text,
  subtitle: text,
  content: text,
  figure: fields.figure.catch(null),
  quote: fields.quote.catch(null),
  speakerNotes: text,
  hidden: fields.hidden.catch(false),
  isFromScript: fields.isFromScript.catch(true),
  imageOptions: fields.imageOptions.catch([]),
  selectedImageUrl: fields.selectedImageUrl.catch(null),
  options: fields.options.catch([]),
  drawingUrl: text,
  layout: fields.layout.catch('statement'),
  art: fields.art.catch('none'),
});

const plainLook: DeckLook = { theme: 'midnight', brand: { color: null, fonts: null, logo: null } };
const anyDeckSchema = z.object({
  id: id.nullable().catch(null),
  title: text,
  slides: z.unknown(),
  metadata: deckSchema.shape.metadata.catch(plainLook),
  isEdited: z.boolean().catch(false),
});

/** A deck from any answer that has slides, in whichever form they come. */
export function readDeck(answer: unknown): ShownDeck {
  const deck = anyDeckSchema.parse(answer);
  // What the slides are is found out here, entry by entry.
  const entries = slidesOf(deck.slides as Parameters<typeof slidesOf>[0]);
  return {
    id: deck.id ?? cachedDeckId,
    title: deck.title,
    slides: entries.map((entry, index) => shownSlideSchema.parse({ id: index + 1, ...entry })),
    look: deck.metadata,
    isEdited: deck.isEdited,
  };
}

/** The deck to show: the first real one, else one made up from the pictures, else none. */
export function chooseDeck(decks: readonly unknown[], cachedImages: unknown): ShownDeck | null {
  const [first] = decks;
  if (first) return readDeck(first);
  const cached = readDeck(cachedImages);
  return cached.slides.length > 0 ? { ...cached, id: cachedDeckId } : null;
}

/** The address of what a slide shows: its picture, or its drawing when it has none. */
export const pictureOf = (slide: ShownSlide, picked?: number): string | null =>
  displayedImage(slide, picked) ?? (slide.drawingUrl || null);

/** Which of its options a slide shows, counting from 0; undefined when it has none. */
export function shownOption(slide: ShownSlide, picked?: number): number | undefined {
  const place = slide.imageOptions.indexOf(displayedImage(slide, picked) ?? '');
  return place < 0 ? undefined : place;
}
