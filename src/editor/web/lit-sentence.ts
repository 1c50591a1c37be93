import { layManuscript, type ManuscriptSentence } from '../manuscript.ts';
import type { SectionView } from './section-views.ts';

export type Lit = { sectionNumber: number; place: number };

/** The sentence that is lit, while its section stands there to be read. */
export function litSentence(view: SectionView | undefined, lit: Lit | undefined): ManuscriptSentence | undefined {
  if (!view || !lit || view.sectionNumber !== lit.sectionNumber || view.draft || view.live) return undefined;
  const { content, sentences } = view.section;
  return layManuscript({ content, sentences, startsAt: 0 })
    .flatMap((paragraph) => paragraph.sentences)
    .find(({ place }) => place === lit.place);
}

export const litElement = (): Element | null => document.querySelector('.sentence[data-lit]');

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
