import { isForeign } from '#writing/embedded/grammar/foreign.ts';
import type { OutlineScript } from '../deck-outliner.ts';
import { type Beat, beats } from './beats.data.ts';
import type { About, Draft } from './draft.ts';
import { type Line, linesOf } from './passage.ts';
import { countWords } from './shorten.ts';

type Section = OutlineScript['sections'][number];

/** How much of a text whose answers nobody knows goes onto one slide, in words. */
const plainStretch = 70;

/** The stretches of a section that could each have a slide, in their order and without a gap. */
export function draftsOf(section: Section, { answers }: About): Draft[] {
  const { sectionNumber } = section;
  const paragraphs = paragraphsOf(linesOf(section, answers));
  // Beats are told in English; a text in another language speaks for itself.
  const byBeat = isForeign(section.content) ? [] : draftsByBeat(paragraphs, sectionNumber);
  return byBeat.length > 0 ? byBeat : plainDrafts(paragraphs, sectionNumber);
}

const paragraphsOf = (lines: readonly Line[]): Line[][] => [
  ...Map.groupBy(lines, ({ paragraph }) => paragraph).values(),
];

/** A new slide begins with the paragraph in which a sentence belongs to another beat. None where no beat is known. */
function draftsByBeat(paragraphs: readonly Line[][], sectionNumber: number): Draft[] {
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
  return drafts.flatMap(({ beat, lines }) => (beat ? [{ sectionNumber, beats: [beat], lines }] : []));
}

/** The beat of the first sentence that has one; its answers stand in the order in which it draws on them. */
function beatOf(lines: readonly Line[], sectionNumber: number): Beat | null {
  const own = beats.filter((beat) => beat.sectionNumber === sectionNumber);
  const known = lines.flatMap(({ fields }) => fields);
  return known.flatMap((field) => own.find((beat) => beat.fields.some((each) => each === field)) ?? [])[0] ?? null;
}

const plainly: Pick<Beat, 'fields' | 'titleFrom' | 'telling'> = { fields: [], titleFrom: [], telling: 'plain' };

function plainDrafts(paragraphs: readonly Line[][], sectionNumber: number): Draft[] {
  const drafts: Line[][] = [];
  for (const paragraph of paragraphs.flatMap(piecesOf)) {
    const last = drafts.at(-1);
    if (last && wordsIn(last) < plainStretch) last.push(...paragraph);
    else drafts.push([...paragraph]);
  }
  const own = beats.filter((beat) => beat.sectionNumber === sectionNumber);
  const [main] = own.toSorted((one, other) => other.weight - one.weight);
  if (!main) throw new Error(`There is no section ${sectionNumber}.`);
  const beat: Beat = { ...main, ...plainly, id: `plain${sectionNumber}` };
  const foreign = isForeign(
    paragraphs
      .flat()
      .map(({ text }) => text)
      .join(' '),
  );
  const shown = foreign ? { ...beat, label: '' } : beat;
  return drafts.map((lines) => ({ sectionNumber, beats: [shown], lines }));
}

/** A long paragraph may be cut between its sentences. */
function piecesOf(paragraph: readonly Line[]): Line[][] {
  const pieces: Line[][] = [[]];
  for (const line of paragraph) {
    const last = pieces.at(-1);
    if (last && wordsIn(last) < plainStretch) last.push(line);
    else pieces.push([line]);
  }
  return pieces;
}

const wordsIn = (lines: readonly Line[]): number => countWords(lines.map(({ text }) => text).join(' '));
