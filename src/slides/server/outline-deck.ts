import type { Queries } from '#platform/server/database/database.ts';
import type { Project } from '#projects/contract.ts';
import { readProject } from '#projects/server/read-project.ts';
import { chooseTheme } from '../artist/choose-theme.ts';
import type { SlideProgress } from '../contract.ts';
import type { DeckOutliner, OutlinedSlide, OutlineScript } from '../deck-outliner.ts';
import type { Brand, DeckLook, DesignChoice } from '../look.ts';
import type { SlideArtist } from '../slide-artist.ts';
import type { SlidePainter } from '../slide-painter.ts';
import { insertDeck, listWholeDecks, type NewImage, type NewSlide } from './decks.store.ts';
import { outlinedProgress } from './generation-progress.ts';
import { lockGeneration, type SlideGeneration, updateGeneration } from './slide-generations.store.ts';

export type OutlineParts = {
  queries: Queries;
  outliner: DeckOutliner;
  artist: SlideArtist;
  painter: SlidePainter | undefined;
};

/** How many designs a key slide offers. */
export const optionsPerSlide = 3;
const plainBrand: Brand = { color: null, fonts: null, logo: null };

export const wordsOf = (outlined: OutlinedSlide): NewSlide['words'] => {
  const { sectionReference, label, title, subtitle, bullets, figure, quote } = outlined;
  return { sectionReference, label, title, subtitle, bullets: [...bullets], figure, quote };
};

/** By what a slide is found again in a later outline. */
export const outlinedAs = ({ sectionReference, isKey, speakerNotes }: OutlinedSlide) => ({
  sectionReference,
  isKey,
  passage: speakerNotes,
});

export const scriptOf = ({ name, targetAudience, originalFormData, sections }: Project): OutlineScript => ({
  projectName: name,
  targetAudience,
  answers: originalFormData,
  sections,
});

/** Reads the script and writes its deck, still undrawn and unseen. False when the generation was ended meanwhile. */
export async function outlineDeck(
  parts: OutlineParts,
  order: { generation: SlideGeneration; ownerId: string; signal: AbortSignal },
): Promise<boolean> {
  const { queries, outliner } = parts;
  const { generation, ownerId, signal } = order;
  const project = await readProject(queries, ownerId, generation.projectId);
  const [former] = await listWholeDecks(queries, ownerId, project.id);
  const look: DeckLook = {
    theme: generation.theme ?? former?.deck.theme ?? chooseTheme(scriptOf(project), project.id),
    brand: former?.deck.brand ?? plainBrand,
  };
  const { slides: outline, notice } = await outliner.outline(scriptOf(project), {}, signal);
  const wishes = chooseDesigns(parts, outline, look, generation.id);
  return queries.transaction(async (transaction) => {
    const current = await lockGeneration(transaction, generation.id);
    if (!current) return false;
    const deck = await insertDeck(transaction, { projectId: project.id, title: project.name, ...look }, wishes);
    const progress = outlinedProgress(current.progress, keySections(wishes), notice);
    await updateGeneration(transaction, generation.id, { deckId: deck.id, progress });
    return true;
  });
}

type Wish = { slide: NewSlide; images: NewImage[] };

/** A design comes again after so many slides at the earliest, where the words leave a choice. */
const designsApart = 4;

/** Designs for each slide, unlike those of the slides before it; one key slide of each section gets options. */
function chooseDesigns(
  { artist, painter }: OutlineParts,
  outline: readonly OutlinedSlide[],
  look: DeckLook,
  generationId: number,
): Wish[] {
  const withOptions = new Set<number>();
  const before: DesignChoice[] = [];
  return outline.map((outlined, index) => {
    const { purpose, speakerNotes, isKey } = outlined;
    const words = wordsOf(outlined);
    const hasOptions = isKey && !withOptions.has(words.sectionReference);
    if (hasOptions) withOptions.add(words.sectionReference);
    const seed = generationId * 1_000 + index;
    const count = hasOptions ? optionsPerSlide : 1;
    const choices = artist.choose({ text: words, purpose, look }, { count, seed, not: before.slice(-designsApart) });
    const own = choices[0] ?? { layout: 'statement', art: 'none', seed };
    before.push(own);
    return {
      slide: { words, purpose, speakerNotes, outlined: outlinedAs(outlined), ...own },
      images: hasOptions ? choices.map((choice) => ({ ...choice, isPainted: painter !== undefined })) : [],
    };
  });
}

const keySections = (wishes: readonly Wish[]): SlideProgress['sections'] =>
  wishes
    .filter(({ images }) => images.length > 0)
    .map(({ slide, images }) => ({
      sectionNumber: slide.words.sectionReference,
      title: slide.words.title,
      images: images.length,
    }));
