import type { Answers } from '#framework/framework.ts';
import { plainText } from '#writing/embedded/answers/clean.ts';
import { capitalised } from '#writing/embedded/answers/realise.ts';
import { formOf } from '#writing/embedded/grammar/forms.ts';
import type { OutlinedSlide, OutlineScript, OutlineWish } from '../deck-outliner.ts';
import type { About } from './draft.ts';
import { firstStepIn } from './first-step.ts';
import { fitted, type Stretch, stretchOf } from './fit-deck.ts';
import { draftsOf } from './lay-drafts.ts';
import { linesOf } from './passage.ts';
import { countWords } from './shorten.ts';
import { typographic } from './typographic.ts';
import { type WordedSlide, wordSlide } from './word-slide.ts';

const mostSlides = 24;
const wordsPerSlide = 80;
const shortestTalk = 20;

type Section = OutlineScript['sections'][number];

/** The deck of a script: a cover, then the slides of each written section. The same script gives the same deck. */
export function outlineDeck(script: OutlineScript, wish: OutlineWish = {}): OutlinedSlide[] {
  const sections = script.sections
    .filter(({ content }) => content.trim() !== '')
    .toSorted((one, other) => one.sectionNumber - other.sectionNumber);
  const { projectName, answers } = script;
  const about: About = { projectName, answers, firstStep: firstStepOf(sections, answers) };
  const stretches = sections.map((section) =>
    draftsOf(section, about).map((draft) => stretchOf(section, draft, about)),
  );
  const kept = fitted(stretches, slidesFor(sections, wish) - 1, about);
  const titles = new Set<string>([script.projectName.toLowerCase()]);
  const slides = kept.flatMap((ofSection) => {
    const keyValue = Math.max(...ofSection.map(({ draft }) => draft.beats[0]?.weight ?? 0));
    const key = ofSection.find(({ draft }) => (draft.beats[0]?.weight ?? 0) === keyValue);
    return ofSection.map((stretch): OutlinedSlide => {
      const { isFound: _, ...worded } = wordSlide(stretch.draft, about, titles);
      titles.add(worded.title.toLowerCase());
      return {
        ...polished(worded),
        sectionReference: stretch.section.sectionNumber,
        label: stretch.draft.beats[0]?.label ?? '',
        speakerNotes: notesOf(stretch),
        isKey: stretch === key,
      };
    });
  });
  return [coverOf(script), ...slides];
}

const firstStepOf = (sections: readonly Section[], answers: Answers): string =>
  firstStepIn(
    sections
      .filter(({ sectionNumber }) => sectionNumber === 8)
      .flatMap((section) => linesOf(section, answers))
      .filter(({ fields }) => fields.includes('priceEntryStep'))
      .map(({ text }) => text),
  );

/** How many slides the deck may have with its cover: about one for a minute of speech, fewer when the talk has to be short. */
function slidesFor(sections: readonly Section[], { minutes }: OutlineWish): number {
  const fewest = sections.length + 1;
  const words = sections.reduce((sum, { content }) => sum + countWords(content), 0);
  const asked =
    minutes === undefined ? Math.round(words / wordsPerSlide) : Math.round(9 + (minutes - shortestTalk) * 0.275);
  return Math.min(mostSlides, Math.max(fewest, asked));
}

/** How a name is led in when it is dictated. */
const CALLED = /^(?:(?:okay|ok|so|well|um),? )*(?:it'?s|it is) called /i;

function coverOf({ projectName, targetAudience }: OutlineScript): OutlinedSlide {
  const audience = plainText(targetAudience).replace(/[.!]+$/, '');
  const form = formOf(audience);
  const isNamed =
    audience !== '' &&
    countWords(audience) <= 14 &&
    (form === 'noun' || (form === 'clause' && /\s(?:who|that|with)\s/.test(audience)));
  return {
    sectionReference: 0,
    label: '',
    title: typographic(capitalised(plainText(projectName).replace(CALLED, '') || projectName)),
    subtitle: isNamed
      ? typographic(
          `For ${audience.replace(/^for /i, '').replace(/^(\p{Lu})(?=\p{Ll})/u, (letter) => letter.toLowerCase())}`,
        )
      : '',
    bullets: [],
    figure: null,
    quote: null,
    purpose: 'cover',
    speakerNotes: '',
    isKey: true,
  };
}

function notesOf({ section, draft }: Stretch): string {
  return section.content.slice(draft.lines[0]?.start ?? 0, draft.lines.at(-1)?.end).trim();
}

function polished<Slide extends Omit<WordedSlide, 'isFound'>>(slide: Slide): Slide {
  return {
    ...slide,
    title: typographic(slide.title),
    subtitle: typographic(slide.subtitle),
    bullets: slide.bullets.map(typographic),
    figure: slide.figure && { value: slide.figure.value, label: typographic(slide.figure.label) },
    quote: slide.quote && { text: typographic(slide.quote.text), by: slide.quote.by },
  };
}
