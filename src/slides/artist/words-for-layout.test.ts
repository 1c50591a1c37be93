import { expect, test } from 'vitest';
import { layoutNames } from '../look.ts';
import { designSlide } from './design-slide.ts';

test.each(layoutNames)('the layout %s shows every word of a slide', (layout) => {
  const text = {
    sectionReference: 4,
    label: 'Proof',
    title: 'Fewer dishes',
    subtitle: 'Calmer evenings',
    bullets: ['Count plates', 'Cut twelve', 'Compose again'],
    figure: { value: '61%', label: 'of guests decide sooner' },
    quote: { text: 'The stress is gone.', by: 'Marta' },
  };
  const { elements } = designSlide({
    text,
    purpose: 'points',
    look: { theme: 'paper', brand: { color: null, fonts: null, logo: null } },
    choice: { layout, art: 'rings', seed: 3 },
    place: { number: 2, total: 9, footer: 'Gasthaus Sol' },
  });
  const shown = elements.flatMap((element) =>
    element.kind === 'text' ? element.fitted.lines.map((line) => line.text) : [],
  );
  const all = shown.join(' ');
  for (const words of [
    'PROOF',
    'Fewer dishes',
    'Calmer evenings',
    'Cut twelve',
    'Compose again',
    '61%',
    'The stress is gone',
    'Marta',
  ]) {
    expect(all).toContain(words);
  }
});
