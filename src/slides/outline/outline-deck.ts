import { formOf } from '#writing/embedded/forms.ts';
import type { OutlinedSlide, OutlineScript, OutlineWish } from '../deck-outliner.ts';
import { type Beat, beats } from './beats.data.ts';
import type { About, Draft } from './draft.ts';
import { type Line, linesOf } from './passage.ts';
import { countWords } from './shorten.ts';
import { typographic } from './typographic.ts';
import { type WordedSlide, wordSlide } from './word-slide.ts';

const mostSlides = 24;
const wordsPerSlide = 80;
const shortestTalk = 20;

type Section = OutlineScript['sections'][number];
type Stretch = { section: Section; draft: Draft; worded: WordedSlide; value: number };

/** The deck of a script: a cover, then the slides of each written section. The same script gives the same deck. */
export function outlineDeck(script: OutlineScript, wish: OutlineWish = {}): OutlinedSlide[] {
  const about: About = { projectName: script.projectName, answers: script.answers };
  const sections = script.sections
    .filter(({ content }) => content.trim() !== '')
    .toSorted((one, other) => one.sectionNumber - other.sectionNumber);
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

/** How many slides the deck may have with its cover: about one for a minute of speech, fewer when the talk has to be short. */
function slidesFor(sections: readonly Section[], { minutes }: OutlineWish): number {
  const fewest = sections.length + 1;
  const words = sections.reduce((sum, { content }) => sum + countWords(content), 0);
  const asked =
    minutes === undefined ? Math.round(words / wordsPerSlide) : Math.round(9 + (minutes - shortestTalk) * 0.275);
  return Math.min(mostSlides, Math.max(fewest, asked));
}

function coverOf({ projectName, targetAudience }: OutlineScript): OutlinedSlide {
  const audience = targetAudience.trim().replace(/[.!]+$/, '');
  const form = formOf(audience);
  const isNamed =
    audience !== '' &&
    countWords(audience) <= 14 &&
    (form === 'noun' || (form === 'clause' && /\s(?:who|that|with)\s/.test(audience)));
  return {
    sectionReference: 0,
    label: '',
    title: typographic(projectName.trim()),
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

/** A new slide begins with the paragraph in which a sentence belongs to another beat. */
function draftsOf(section: Section, { answers }: About): Draft[] {
  const lines = linesOf(section, answers);
  const { sectionNumber } = section;
  const paragraphs = [...Map.groupBy(lines, ({ paragraph }) => paragraph).values()];
  const drafts: { beat: Beat | null; lines: Line[] }[] = [];
  for (const paragraph of paragraphs) {
    const found = beatOf(paragraph, sectionNumber);
    // What comes back to a beat that had its slide belongs to what was said before it.
    const beat = drafts.some((draft) => draft.beat === found) ? null : found;
    const last = drafts.at(-1);
    if (last && (beat === null || last.beat === null || last.beat === beat)) {
      last.lines.push(...paragraph);
      last.beat ??= beat;
    } else drafts.push({ beat, lines: [...paragraph] });
  }
  return drafts.map((draft) => ({ sectionNumber, beats: [draft.beat ?? mainBeat(sectionNumber)], lines: draft.lines }));
}

function beatOf(lines: readonly Line[], sectionNumber: number): Beat | null {
  const own = beats.filter((beat) => beat.sectionNumber === sectionNumber);
  for (const { fields } of lines) {
    const beat = own.find((each) => each.fields.some((field) => fields.includes(field)));
    if (beat) return beat;
  }
  return null;
}

const mainBeat = (sectionNumber: number): Beat => {
  const own = beats.filter((beat) => beat.sectionNumber === sectionNumber);
  const [main] = own.toSorted((one, other) => other.weight - one.weight);
  if (!main) throw new Error(`There is no section ${sectionNumber}.`);
  return main;
};

function stretchOf(section: Section, draft: Draft, about: About): Stretch {
  const worded = wordSlide(draft, about, new Set());
  const hasHero = worded.figure !== null || worded.quote !== null || worded.bullets.length > 1;
  const value = (draft.beats[0]?.weight ?? 0) + (worded.isFound ? 2 : 0) + (hasHero ? 2 : 0);
  return { section, draft, worded, value };
}

/** Joins the slides that the deck would miss least to their neighbours until there are no more than so many. */
function fitted(sections: readonly Stretch[][], most: number, about: About): Stretch[][] {
  const kept = sections.map((section) => [...section]);
  const count = () => kept.reduce((sum, section) => sum + section.length, 0);
  while (count() > most) {
    const candidates = kept.filter((section) => section.length > 1).flat();
    const least = candidates.toSorted((one, other) => one.value - other.value)[0];
    const section = kept.find((each) => least && each.includes(least));
    if (!least || !section) break;
    const at = section.indexOf(least);
    const before = section[at - 1];
    const after = section[at + 1];
    const neighbour = before && after ? (before.value <= after.value ? before : after) : (before ?? after);
    if (!neighbour) break;
    const from = Math.min(at, section.indexOf(neighbour));
    section.splice(from, 2, joined(section[from] ?? least, section[from + 1] ?? neighbour, about));
  }
  return kept;
}

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
