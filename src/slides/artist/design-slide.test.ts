import { expect, test } from 'vitest';
import { type LayoutName, layoutNames } from '../look.ts';
import type { SlidePurpose, SlideText } from '../slide-text.ts';
import { designSlide } from './design-slide.ts';
import type { SlideDesign, TextElement } from './slide-design.ts';

const claim: SlideText = {
  sectionReference: 3,
  label: 'The old story',
  title: 'You believe that some babies are good sleepers',
  subtitle: '',
  bullets: [],
  figure: null,
  quote: null,
};

const drawn = (text: SlideText, layout: LayoutName, purpose: SlidePurpose = 'statement', seed = 5): SlideDesign =>
  designSlide({
    text,
    purpose,
    look: { theme: 'paper', brand: { color: null, fonts: null, logo: null } },
    choice: { layout, art: 'rings', seed },
    place: { number: 1, total: 9, footer: 'Gasthaus Sol' },
  });
const textsOf = ({ elements }: SlideDesign, part: TextElement['part']): TextElement[] =>
  elements.filter((element) => element.kind === 'text').filter((text) => text.part === part);

test.each(layoutNames)('a title stands in at most three lines in %s, one that cannot in more and whole', (layout) => {
  for (let seed = 0; seed < 12; seed++) {
    const [title] = textsOf(drawn(claim, layout, 'statement', seed), 'title');
    expect(title?.fitted.lines.length ?? 1).toBeLessThanOrEqual(3);
  }
  const title = `${'All of the words that a title may take '.repeat(5)}stand`;
  const [long] = textsOf(drawn({ ...claim, title }, layout), 'title');
  if (layout !== 'big-figure' && layout !== 'quote') expect(long?.fitted.isCut).toBe(false);
});

test.each(['timeline', 'steps', 'cards', 'comparison', 'price-stack'] as const)(
  'a slide without points in %s is drawn as one that needs none',
  (layout) => {
    const { elements } = drawn(claim, layout);
    expect(elements.filter(({ kind }) => kind === 'art')).toHaveLength(1);
    const [title] = textsOf(drawn(claim, layout), 'title');
    expect(title?.fitted.size).toBeGreaterThanOrEqual(70);
    const [figure] = textsOf(
      drawn({ ...claim, figure: { value: '$349', label: 'a month' } }, layout, 'price'),
      'figure',
    );
    expect(figure?.fitted.size).toBeGreaterThanOrEqual(164);
  },
);

test('a cover says neither its own name nor its number at the foot', () => {
  for (const layout of ['statement', 'picture', 'two-columns'] as const) {
    const cover = drawn({ ...claim, subtitle: 'For new parents' }, layout, 'cover');
    expect([...textsOf(cover, 'footer'), ...textsOf(cover, 'number')]).toEqual([]);
    expect(textsOf(drawn({ ...claim, subtitle: 'For new parents' }, layout), 'number')).toHaveLength(1);
  }
});

test('few words are set larger than many', () => {
  const two = ['The Shoebox Funeral', 'The Plate Price'];
  const sizeOf = (bullets: readonly string[], layout: LayoutName): number =>
    textsOf(drawn({ ...claim, bullets }, layout, 'points'), 'bullet')[0]?.fitted.size ?? 0;
  for (const layout of ['list', 'cards', 'steps', 'timeline', 'two-columns'] as const) {
    expect(sizeOf(two, layout)).toBeGreaterThanOrEqual(48);
    expect(sizeOf(two, layout)).toBeGreaterThan(sizeOf([...two, ...two, 'The Nine O’Clock Page'], layout));
  }
});

test('somebody\u2019s words are set at poster size', () => {
  const quote = { text: 'Other mothers can do this. What is wrong with me?', by: 'The voice in your head' };
  expect(textsOf(drawn({ ...claim, quote }, 'quote', 'quote'), 'quote')[0]?.fitted.size).toBeGreaterThanOrEqual(84);
});
