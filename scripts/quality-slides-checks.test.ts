import { expect, test } from 'vitest';
import { designSlide } from '#slides/artist/design-slide.ts';
import type { SlideDesign, TextElement } from '#slides/artist/slide-design.ts';
import type { SlideText } from '#slides/slide-text.ts';
import { slideTexts } from './quality-slides.data.ts';
import { checkDesign } from './quality-slides-checks.ts';

const words = (changed: Partial<SlideText>): SlideText => {
  const { typical } = slideTexts;
  if (!typical) throw new Error('The typical text is missing.');
  return { ...typical, ...changed };
};
const design = (changed: Partial<SlideText> = {}): SlideDesign =>
  designSlide({
    text: words(changed),
    purpose: 'points',
    look: { theme: 'paper', brand: { color: null, fonts: null, logo: null } },
    choice: { layout: 'cards', art: 'tiles', seed: 2 },
    place: { number: 1, total: 9, footer: 'Solvay Kitchens' },
  });
const withTitle = (changed: (title: TextElement) => TextElement): SlideDesign => {
  const sound = design();
  return {
    ...sound,
    elements: sound.elements.map((one) => (one.kind === 'text' && one.part === 'title' ? changed(one) : one)),
  };
};
const checksOf = (checked: SlideDesign): string[] => [
  ...new Set(checkDesign(checked, { mayCut: false }).map(({ check }) => check)),
];

test('a sound slide has no violation', () => {
  expect(checkDesign(design(), { mayCut: false })).toEqual([]);
});

test('a title moved over the art or off the slide is found', () => {
  const { x } = design().elements.find(({ kind }) => kind === 'art')?.box ?? { x: 0 };
  expect(checksOf(withTitle((title) => ({ ...title, box: { ...title.box, x } })))).toContain('overlap');
  expect(checksOf(withTitle((title) => ({ ...title, box: { ...title.box, y: -20 } })))).toContain('outside');
});

test('a title larger than its box is found', () => {
  expect(checksOf(withTitle((title) => ({ ...title, box: { ...title.box, width: 200 } })))).toContain('outside');
});

test('a colour too near to its ground is found', () => {
  expect(checksOf(withTitle((title) => ({ ...title, color: '#f4c9b8' })))).toContain('contrast');
});

test('a title of four lines, a label too small and a slide left bare are found', () => {
  const line = { text: 'Most menus need five', width: 500 };
  const tall = withTitle((title) => ({ ...title, fitted: { ...title.fitted, lines: [line, line, line, line] } }));
  expect(checksOf(tall)).toContain('lines');
  const sound = design();
  const small = sound.elements.map((one) =>
    one.kind === 'text' && one.part === 'label' ? { ...one, fitted: { ...one.fitted, size: 22 } } : one,
  );
  expect(checksOf({ ...sound, elements: small })).toContain('small');
  const bare = sound.elements.filter((one) => one.kind !== 'text' || one.part === 'title');
  expect(checksOf({ ...sound, elements: bare })).toContain('empty');
});

test('a letter without a font, a lonely word and a text cut short are found', () => {
  expect(checksOf(design({ title: 'A title in 𐌲𐌿𐍄' }))).toContain('glyph');
  const lonely = withTitle((title) => ({
    ...title,
    fitted: {
      ...title.fitted,
      lines: [
        { text: 'Most menus need five whole minutes', width: 500 },
        { text: 'a', width: 10 },
      ],
    },
  }));
  expect(checksOf(lonely)).toContain('orphan');
  expect(checksOf(withTitle((title) => ({ ...title, fitted: { ...title.fitted, isCut: true } })))).toContain('cut');
});
