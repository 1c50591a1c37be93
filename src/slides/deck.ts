/** What every form of a slide has; our own slides carry more. */
type AnySlide = { title?: string | null; content?: string | null };
type WithImages = { imageOptions: readonly string[]; selectedImageUrl: string | null };

/** The forms in which a deck's slides may come: a list, an object with a nested list, or an object keyed by slide. */
type DeckSlides<Slide> = readonly Slide[] | { slides: DeckSlides<Slide> } | { [key: string]: Slide };

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const hasText = (text: string | null | undefined): boolean => typeof text === 'string' && text.trim() !== '';

/** The slides of a deck in their order, whichever form they came in. What has neither a title nor content is no slide. */
export function slidesOf<Slide extends AnySlide>(slides: DeckSlides<Slide> | null | undefined): Slide[] {
  if (!isObject(slides)) return [];
  if ('slides' in slides && isObject(slides.slides)) return slidesOf(slides.slides as DeckSlides<Slide>);
  return Object.values(slides as { [key: string]: Slide }).filter(
    (slide) => isObject(slide) && (hasText(slide.title) || hasText(slide.content)),
  );
}

/** The address of the picture that a slide shows; a locally picked option counts from 0. Null when it has no picture. */
export function displayedImage(slide: WithImages, picked?: number): string | null {
  const local = picked === undefined ? undefined : slide.imageOptions[picked];
  return local ?? slide.selectedImageUrl ?? slide.imageOptions[0] ?? null;
}

/** A slide that has options waits for a choice until one is stored. */
const isPending = (slide: WithImages): boolean => slide.imageOptions.length > 0 && slide.selectedImageUrl === null;

/** How many pictures a deck keeps, how many slides have their choice, and how many still wait for one. */
export function countImages(slides: readonly WithImages[]): { total: number; selected: number; pending: number } {
  return {
    total: slides.reduce((sum, slide) => sum + slide.imageOptions.length, 0),
    selected: slides.filter((slide) => slide.selectedImageUrl !== null).length,
    pending: slides.filter(isPending).length,
  };
}
