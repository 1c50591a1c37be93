import { expect, test } from 'vitest';
import type { DeckLook, DesignChoice } from '../look.ts';
import { type SlidePurpose, type SlideText, slidePurposes } from '../slide-text.ts';
import { chooseDesigns } from './choose-designs.ts';

const look: DeckLook = { theme: 'paper', brand: { color: null, fonts: null, logo: null } };
const full: SlideText = {
  sectionReference: 2,
  label: 'The problem',
  title: 'Guests decide in ninety seconds',
  subtitle: 'Most menus need five minutes.',
  bullets: ['Forty dishes', 'Two hours of prep', 'One sitting', 'Tired staff'],
  figure: { value: '61%', label: 'of guests' },
  quote: { text: 'The stress is gone.', by: 'Marta' },
};
const bare: SlideText = { ...full, subtitle: '', bullets: [], figure: null, quote: null };
const chosen = (text: SlideText, purpose: SlidePurpose, seed: number, not: DesignChoice[] = []): DesignChoice[] =>
  chooseDesigns({ text, purpose, look }, { count: 3, seed, not });
const pair = ({ layout, art }: DesignChoice): string => `${layout} ${art}`;

test.each(slidePurposes)('the three options of a slide for %s differ in layout and in art', (purpose) => {
  for (const text of [full, bare]) {
    for (let seed = 0; seed < 40; seed++) {
      const options = chosen(text, purpose, seed);
      expect(options).toHaveLength(3);
      expect(new Set(options.map(({ layout }) => layout)).size).toBe(3);
      expect(new Set(options.map(({ art }) => art)).size).toBe(3);
    }
  }
});

test('the same seed chooses the same, another seed mostly not', () => {
  expect(chosen(full, 'points', 7)).toEqual(chosen(full, 'points', 7));
  const first = new Set(Array.from({ length: 20 }, (_, seed) => chosen(full, 'points', seed).map(pair).join()));
  expect(first.size).toBeGreaterThan(10);
});

test('more options are three that were not among those before, again and again', () => {
  const shown: DesignChoice[] = [];
  for (let time = 0; time < 6; time++) {
    const more = chosen(full, 'price', time, shown);
    expect(more).toHaveLength(3);
    expect(shown.map(pair)).not.toEqual(expect.arrayContaining([expect.stringMatching(more.map(pair).join('|'))]));
    shown.push(...more);
  }
});

test('what a slide lacks the points or the figure for is not offered, and a cover never calls to action', () => {
  for (let seed = 0; seed < 40; seed++) {
    const claims = chosen({ ...full, bullets: [], figure: null, quote: null }, 'points', seed);
    expect(claims.map(({ layout }) => layout).sort()).toEqual(['picture', 'statement', 'two-columns']);
    for (const purpose of ['figure', 'price'] as const)
      for (const { layout } of chosen({ ...full, bullets: [] }, purpose, seed))
        expect(['big-figure', 'two-columns', 'picture']).toContain(layout);
    const covers = Array.from({ length: 3 }).reduce<DesignChoice[]>(
      (not) => [...not, ...chosen(full, 'cover', seed, not)],
      [],
    );
    expect(covers.map(({ layout }) => layout)).not.toContain('call-to-action');
  }
});

test('about half of the slides with options begin with a picture of their beat', () => {
  const starts: string[] = [];
  for (let deck = 0; deck < 20; deck++) {
    const before: DesignChoice[] = [];
    for (let index = 0; index < 24; index++) {
      const isKey = index % 3 === 0;
      const wish = { count: isKey ? 3 : 1, seed: deck * 1_000 + index, not: before.slice(-4) };
      const [first] = chooseDesigns({ text: bare, purpose: 'statement', look }, wish);
      if (first) before.push(first);
      if (isKey && first) starts.push(first.art);
    }
  }
  const share = starts.filter((art) => art === 'scene').length / starts.length;
  expect(share).toBeGreaterThan(0.4);
  expect(share).toBeLessThan(0.65);
});

test('a figure stands large and words are quoted only where the slide has them', () => {
  for (let seed = 0; seed < 60; seed++) {
    for (const purpose of slidePurposes) {
      const layouts = chosen(bare, purpose, seed).map(({ layout }) => layout);
      expect(layouts).not.toContain('big-figure');
      expect(layouts).not.toContain('quote');
      expect(layouts).not.toContain('price-stack');
    }
  }
});
