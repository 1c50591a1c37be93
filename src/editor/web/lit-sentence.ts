import { layManuscript, type ManuscriptSentence } from '../manuscript.ts';
import type { SectionView } from './section-views.ts';
import { sectionElementId } from './use-current-section.ts';

export type Lit = { sectionNumber: number; place: number };

/** A sentence one looks at, with the answers behind it. */
export type SentenceInFocus = Pick<ManuscriptSentence, 'text' | 'fields'>;

/** The sentence that is lit, while its section stands there to be read. */
export function litSentence(view: SectionView | undefined, lit: Lit | undefined): SentenceInFocus | undefined {
  if (!view || !lit || view.draft || view.live) return undefined;
  const { content, sentences } = view.section;
  return layManuscript({ content, sentences, startsAt: 0 })
    .flatMap((paragraph) => paragraph.sentences)
    .find(({ place }) => place === lit.place);
}

export const litElement = (): Element | null => document.querySelector('.sentence[data-lit]');

/** The sentence of a section at which one would go on reading: the lit one, else the first below the section's heading. */
export function sentenceInView(sectionNumber: number): Element | undefined {
  const section = document.getElementById(sectionElementId(sectionNumber));
  const sentences = [...(section?.querySelectorAll('.sentence') ?? [])];
  const top = section?.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  const isBelow = (sentence: Element) => (sentence.getClientRects()[0]?.top ?? 0) >= top;
  return sentences.find((sentence) => sentence.matches('[data-lit]')) ?? sentences.find(isBelow) ?? sentences[0];
}

/** The sentence before or after the lit one, anywhere in the manuscript; it takes the focus. */
export function reachNeighbour(by: 1 | -1): Lit | undefined {
  const sentences = [...document.querySelectorAll<HTMLElement>('.sentence')];
  const at = sentences.findIndex((sentence) => sentence.dataset.lit !== undefined);
  const next = at < 0 ? undefined : sentences[at + by];
  const section = next?.closest<HTMLElement>('article[data-section]');
  if (!next || !section) return undefined;
  next.focus();
  return { sectionNumber: Number(section.dataset.section), place: Number(next.dataset.place) };
}

/** The number of the section that holds the focus, if one does. */
export function sectionUnderHands(): number | undefined {
  const section = document.activeElement?.closest<HTMLElement>('article[data-section]');
  return section ? Number(section.dataset.section) : undefined;
}
