import { AppError } from '#platform/server/errors.ts';
import type { TextModel } from '#providers/text-model/text-model.ts';
import type { DeckOutliner, OutlinedSlide, OutlineScript } from '../../deck-outliner.ts';
import type { SlidePurpose } from '../../slide-text.ts';
import { typographic } from '../typographic.ts';
import { createWordsCheck } from './check-words.ts';
import { deckWordsSchema, mendWords, type SlideWords } from './read-words.ts';
import { promptOfWords } from './words-prompt.ts';

const most = { titleWords: 9, subtitleWords: 24, bullets: 4, bulletWords: 10 };
/** Slides whose points a model may word; the others show something that stands in the script as it is. */
const mayHavePoints: readonly SlidePurpose[] = ['statement', 'points'];

/**
 * The outliner that has a language model word the slides which the embedded one has laid out. Which passage a slide has, its
 * figure and its quotation stay as they are; of the model's words only those count that claim nothing new.
 */
export function createModelOutliner(parts: { model: TextModel; embedded: DeckOutliner }): DeckOutliner {
  const { model, embedded } = parts;
  return {
    async outline(script, wish, signal) {
      const outline = await embedded.outline(script, wish, signal);
      const [cover, ...slides] = outline.slides;
      if (!cover || slides.length === 0) return outline;
      try {
        const prompt = promptOfWords(script, slides);
        const { slides: words } = await model.generateObject(deckWordsSchema, prompt, { signal, mend: mendWords });
        return { ...outline, slides: [cover, ...mergeWords(script, slides, words)] };
      } catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof AppError)) throw error;
        return { ...outline, notice: `${error.message} The slides were worded without it.` };
      }
    },
  };
}

function mergeWords(
  script: OutlineScript,
  slides: readonly OutlinedSlide[],
  words: readonly SlideWords[],
): OutlinedSlide[] {
  const given = [script.projectName, script.targetAudience, ...Object.values(script.answers)].join('\n');
  const taken = new Set(slides.map(({ title }) => title.toLowerCase()));
  return slides.map((slide, index) => {
    const own = words.find(({ number }) => number === index + 1);
    return own ? reworded(slide, own, createWordsCheck(`${slide.speakerNotes}\n${given}`), taken) : slide;
  });
}

function reworded(
  slide: OutlinedSlide,
  words: SlideWords,
  check: (raw: string) => string | null,
  taken: Set<string>,
): OutlinedSlide {
  const within = (raw: string, longest: number): string | null => {
    const text = check(raw);
    return text !== null && countWords(text) <= longest ? typographic(text) : null;
  };
  const title = within(words.title, most.titleWords);
  const isTitle = title !== null && countWords(title) >= 2 && !title.includes('?') && !taken.has(title.toLowerCase());
  if (!isTitle) return slide;
  taken.add(title.toLowerCase());
  const bullets = words.bullets.flatMap((raw) => within(raw, most.bulletWords) ?? []).slice(0, most.bullets);
  const subtitle = within(words.subtitle, most.subtitleWords);
  const withSubtitle = {
    ...slide,
    title,
    subtitle: subtitle ? ended(subtitle) : words.subtitle === '' ? '' : slide.subtitle,
  };
  if (!mayHavePoints.includes(slide.purpose) || bullets.length < 2) return withSubtitle;
  return { ...withSubtitle, bullets, purpose: 'points' };
}

const countWords = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

const ended = (text: string): string => (/[.!?…。！？]["”)]?$/u.test(text) ? text : `${text}.`);
