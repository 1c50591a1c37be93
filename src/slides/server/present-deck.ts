import type { Deck, Slide } from '../contract.ts';
import type { StoredDeck } from './decks.store.ts';
import { type DrawnSlide, drawingsOf, drawingUrl, imageUrl } from './drawings.ts';

function presentSlide(deckId: number, { slide, images, shown }: DrawnSlide): Slide {
  const { words } = slide;
  const options = images.map(({ image, mark }) => ({
    url: imageUrl(deckId, image.id, mark),
    layout: image.layout,
    art: image.art,
    seed: image.seed,
    notice: image.notice,
  }));
  const selected = images.findIndex(({ image }) => image.isSelected);
  return {
    id: slide.id,
    sectionReference: words.sectionReference,
    purpose: slide.purpose,
    label: words.label,
    title: words.title,
    subtitle: words.subtitle,
    content: words.bullets.join('\n'),
    figure: words.figure && { value: words.figure.value, label: words.figure.label },
    quote: words.quote && { text: words.quote.text, by: words.quote.by },
    speakerNotes: slide.speakerNotes,
    hidden: slide.isHidden,
    isFromScript: slide.outlined !== null,
    imageOptions: options.map((option) => option.url),
    selectedImageUrl: options[selected]?.url ?? null,
    options,
    drawingUrl: drawingUrl(deckId, slide.id, shown.mark),
    layout: shown.order.choice.layout,
    art: shown.order.choice.art,
  };
}

/** The whitelist of what leaves about a deck. */
export function presentDeck(stored: StoredDeck): Deck {
  const { slides, ...deck } = drawingsOf(stored);
  const { color, fonts, logo } = deck.brand;
  return {
    id: deck.id,
    projectId: deck.projectId,
    title: deck.title,
    slides: slides.map((slide) => presentSlide(deck.id, slide)),
    metadata: { theme: deck.theme, brand: { color, fonts, logo } },
    isEdited: deck.editedAt !== null,
    createdAt: deck.createdAt.toISOString(),
    updatedAt: deck.updatedAt.toISOString(),
  };
}
