import type { DeckOutliner, OutlinedSlide } from '../deck-outliner.ts';

/** The simplest outline, for tests: a cover, then for each written section its first sentence as key slide and one supporting slide. */
export const firstWordsOutliner: DeckOutliner = {
  outline: async ({ projectName, sections }) => {
    const slide = (words: Partial<OutlinedSlide>): OutlinedSlide => ({
      sectionReference: 0,
      label: '',
      title: projectName,
      subtitle: '',
      bullets: [],
      figure: null,
      quote: null,
      purpose: 'statement',
      speakerNotes: '',
      isKey: true,
      ...words,
    });
    const written = sections.filter(({ content }) => content.trim() !== '');
    const slides = [
      slide({ purpose: 'cover' }),
      ...written.flatMap(({ sectionNumber: sectionReference, content }) => {
        const title = content.split(/[.!?]/)[0]?.slice(0, 60) ?? '';
        return [
          slide({ sectionReference, title, speakerNotes: content }),
          slide({ sectionReference, title: 'In short', bullets: [title], purpose: 'points', isKey: false }),
        ];
      }),
    ];
    return { slides };
  },
};
