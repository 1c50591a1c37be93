import { describe, expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { outlineDeck } from './outline-deck.ts';

describe('the strongest facts of a script are on its slides', () => {
  /** A paragraph of the script to each answer. */
  const factual = (sectionNumber: number, said: readonly (readonly [FieldName, string])[], projectName = 'Margin') => {
    const sentences = said.flatMap(([field, text], paragraph) =>
      text.split(/(?<=[.!?]) (?=[\p{Lu}])/u).map((sentence) => ({ text: sentence, paragraph, fields: [field] })),
    );
    const content = said.map(([, text]) => text).join('\n\n');
    const answers = Object.fromEntries(said);
    const sections = [{ sectionNumber, content, sentences }];
    return outlineDeck({ projectName, targetAudience: '', answers, sections }, { minutes: 60 }).slice(1);
  };

  test('the money and the time that waiting costs', () => {
    const [slide] = factual(1, [
      ['timeCost', 'You spend nineteen hours a week in meetings that end in the same place they have always ended.'],
      [
        'moneyCost',
        'You lost roughly $38,400 last year to a walk-in fridge of leaks: old prices, wrong invoices and thick slices.',
      ],
      ['energyCost', 'You lie awake on Sundays.'],
      ['reputationCost', 'Your fish man wants cash now.'],
    ]);
    const shown = [slide?.title, ...(slide?.bullets ?? [])].join('\n');
    expect(shown).toMatch(/\$38,400 last year/);
    expect(shown).toMatch(/nineteen hours a week/i);
    expect(slide?.bullets).toContain('Energy: You lie awake on Sundays');
  });

  test('a part of those who were looked at', () => {
    expect(
      factual(3, [
        ['miniStoryOrStat', 'I costed the menus of 64 kitchens. In 51 of them the best seller was sold below cost.'],
      ])[0],
    ).toMatchObject({ figure: { value: '51 of 64', label: 'kitchens: the best seller was sold below cost' } });
  });

  test.each([
    [
      'Osteria Lido, forty seats, had never counted. Food cost fell from 38% to 29% in ninety days.',
      '38% → 29%',
      'Food cost',
    ],
    ['Beechwood House, manager Denise: agency hours down from 410 to 60 a month.', '410 → 60', 'agency hours a month'],
  ])('before and after: %s', (story, value, label) => {
    const [slide] = factual(4, [['planProofStory', story]]);
    expect(slide).toMatchObject({ purpose: 'figure', figure: { value, label } });
    expect(slide?.title).toMatch(/Osteria Lido|Beechwood House/);
  });

  test('the end of a story, in the name of the one who lived it', () => {
    expect(
      factual(4, [
        ['planProofStory', 'Helen, a secretary, was afraid of numbers. By October she was teaching bookkeeping.'],
      ])[0],
    ).toMatchObject({
      title: expect.stringContaining('Helen'),
      subtitle: expect.stringContaining('teaching bookkeeping'),
    });
  });

  test('where two people are named, what they began with stands before what became of it', () => {
    const story =
      'Jo and Piet came with a baby who woke seven times a night. After five evenings he woke twice, and they cried.';
    expect(factual(4, [['planProofStory', story]])[0]?.subtitle).toBe(
      'Jo and Piet came with a baby who woke seven times a night. After five evenings he woke twice.',
    );
  });

  test('the price with its unit, the first step, how to leave and the guarantee', () => {
    const slides = factual(8, [
      [
        'priceEntryStep',
        'It costs $349 a month per kitchen. You can stop any month. The first step: send us three dishes, and we cost them for nothing.',
      ],
      ['supportSafety', 'You have my direct line, and you get all your money back if nothing changes in ninety days.'],
      ['planBeliefCallback', 'Price the plate.'],
    ]);
    const offer = slides.find(({ purpose }) => purpose === 'price');
    expect(offer).toMatchObject({
      title: 'Send us three dishes',
      figure: { value: '$349 a month', label: 'per kitchen' },
    });
    const shown = JSON.stringify(slides.map(({ speakerNotes: _, ...slide }) => slide));
    expect(shown).toContain('You can stop any month');
    expect(shown).toContain('all your money back');
    expect(slides.at(-1)).toMatchObject({
      purpose: 'call-to-action',
      title: 'Price the plate',
      subtitle: 'Send us three dishes',
    });
  });

  test.each([
    [
      'The course costs €89. It starts with a one-week meal diary.',
      '€89',
      'The course',
      'The first step is a one-week meal diary',
    ],
    [
      '£2,900 per home; first step: free 30-min rota check.',
      '£2,900',
      'per home',
      'First step: free 30-min rota check',
    ],
    [
      'One window is from 480 pounds. First step: I come with the smoke pencil.',
      'from 480 pounds',
      'One window',
      'First step: I come with the smoke pencil',
    ],
  ])('a price and its step: %s', (said, value, label, title) => {
    expect(factual(8, [['priceEntryStep', said]])[0]).toMatchObject({
      purpose: 'price',
      title,
      figure: { value, label },
    });
  });

  test('a closing slide without a first step has no button', () => {
    expect(
      factual(8, [['planBeliefCallback', 'And then, some morning soon, a Sunday. It will be quiet in the house.']])[0],
    ).toMatchObject({
      purpose: 'call-to-action',
      subtitle: '',
    });
  });

  test('a short thought is the claim itself', () => {
    expect(factual(2, [['voiceInTheirHead', '"Quicker to do it myself."']])[0]).toMatchObject({
      title: '“Quicker to do it myself”',
      quote: null,
    });
  });

  test('a long scene begins in the title and goes on under it', () => {
    expect(
      factual(2, [
        [
          'fingerPointableMoment',
          'You are standing in the dark kitchen with one hand on the freezer, counting boxes that nobody ordered.',
        ],
      ])[0],
    ).toMatchObject({
      title: 'You are standing in the dark kitchen',
      subtitle: 'With one hand on the freezer, counting boxes that nobody ordered.',
    });
  });

  test('whom it is not for is never told as if it were so', () => {
    const [slide] = factual(5, [
      [
        'whoIsThisNotFor',
        'This is not for you if somebody has promised you a silent baby by Friday, or if your child is ill.',
      ],
    ]);
    for (const bullet of slide?.bullets ?? []) expect(bullet).toMatch(/^Not /);
  });
});
