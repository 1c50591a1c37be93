import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answersSchema } from '#framework/answers.ts';
import { type Answers, type FieldName, sectionNumbers } from '#framework/framework.ts';
import { templates } from '#projects/templates.data.ts';
import { writeSection } from '#writing/embedded/write-section.ts';
import { figuresOf, newFigures } from '#writing/model/figures.ts';
import type { OutlineScript } from '../deck-outliner.ts';
import { beats } from './beats.data.ts';
import { outlineDeck } from './outline-deck.ts';

const evenBlanks = (text: string): string => text.replace(/\s+/g, ' ').trim();

function scriptOf(answers: Answers, targetAudience: string): OutlineScript {
  const projectName = answers.projectName ?? '';
  const sections = sectionNumbers.map((sectionNumber) => ({
    sectionNumber,
    ...writeSection({ sectionNumber, projectName, targetAudience, answers, seed: 1 }),
  }));
  return { projectName, targetAudience, answers, sections };
}

const setFolder = new URL('../../writing/answer-sets/', import.meta.url);
const setSchema = answersSchema.extend({ targetAudience: z.string().default('') });
const scripts = [
  ...templates.map(({ id, answers, targetAudience }) => ({ id, script: scriptOf(answers, targetAudience) })),
  ...readdirSync(setFolder).map((id) => {
    const { targetAudience, ...answers } = setSchema.parse(JSON.parse(readFileSync(new URL(id, setFolder), 'utf8')));
    return { id, script: scriptOf(answers, targetAudience) };
  }),
];
const byHand = ({ sections, ...script }: OutlineScript): OutlineScript => ({
  ...script,
  sections: sections.map((section) => ({ ...section, sentences: [] })),
});

const words = (text: string): number => text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The notes of each section's slides, as one text. */
function notesBySection(script: OutlineScript): Map<number, string> {
  const sections = Map.groupBy(outlineDeck(script), (slide) => slide.sectionReference);
  return new Map(
    [...sections].map(([sectionNumber, slides]) => [
      sectionNumber,
      evenBlanks(slides.map((slide) => slide.speakerNotes).join(' ')),
    ]),
  );
}

test('the notes of a section are its text, word for word and in order [VIEWER-06]', () => {
  for (const { script } of scripts) {
    for (const variant of [script, byHand(script)]) {
      const notes = notesBySection(variant);
      for (const { sectionNumber, content } of variant.sections)
        expect(notes.get(sectionNumber) ?? '').toBe(evenBlanks(content));
    }
  }
});

test('the notes hold whatever was typed into a section [VIEWER-06]', () => {
  const typed = fc.array(
    fc.oneof(fc.lorem(), fc.string({ unit: 'grapheme' }), fc.constantFrom('\n\n', '"Yes."', '…', '€5.')),
    {
      minLength: 1,
    },
  );
  fc.assert(
    fc.property(typed, (pieces) => {
      const content = pieces.join(' ');
      const script = {
        projectName: 'A',
        targetAudience: '',
        answers: {},
        sections: [{ sectionNumber: 4, content, sentences: [] }],
      };
      expect(notesBySection(script).get(4) ?? '').toBe(evenBlanks(content));
    }),
    { numRuns: 200 },
  );
});

test('a deck is a cover and, for each written section, one key slide among its slides', () => {
  for (const { script } of scripts) {
    const [cover, ...slides] = outlineDeck(script);
    expect(cover).toMatchObject({ sectionReference: 0, purpose: 'cover', title: expect.any(String), isKey: true });
    const written = script.sections
      .filter(({ content }) => content.trim() !== '')
      .map((section) => section.sectionNumber);
    expect(slides.filter(({ isKey }) => isKey).map((slide) => slide.sectionReference)).toEqual(written);
  }
});

test('a full script has 12 to 24 slides, a talk of twenty minutes nine', () => {
  for (const { answers, targetAudience } of templates) {
    const script = scriptOf(answers, targetAudience);
    const { length } = outlineDeck(script);
    expect(length).toBeGreaterThanOrEqual(12);
    expect(length).toBeLessThanOrEqual(24);
    expect(outlineDeck(script, { minutes: 20 })).toHaveLength(9);
  }
});

test('titles have at most nine words, and at most four bullets at most ten each; a plan shows up to six steps', () => {
  for (const { id, script } of scripts) {
    for (const slide of outlineDeck(script).slice(1)) {
      expect(words(slide.title), `${id}: ${slide.title}`).toBeLessThanOrEqual(9);
      expect(slide.title, id).not.toBe('');
      expect(slide.bullets.length, id).toBeLessThanOrEqual(slide.purpose === 'steps' ? 6 : 4);
      for (const bullet of slide.bullets) expect(words(bullet), `${id}: ${bullet}`).toBeLessThanOrEqual(10);
    }
  }
});

test('no slide shows a figure that does not stand in its own notes or answers', () => {
  for (const { id, script } of scripts) {
    const known = figuresOf(
      [...script.sections.map(({ content }) => content), ...Object.values(script.answers)].join('\n'),
    );
    for (const slide of outlineDeck(script)) {
      const shown = [
        slide.title,
        slide.subtitle,
        ...slide.bullets,
        slide.figure?.value,
        slide.figure?.label,
        slide.quote?.text,
      ];
      expect(
        newFigures(
          shown
            .filter(Boolean)
            .join('\n')
            .replace(/(?:90|ninety) days/gi, ''),
          known,
        ),
        `${id}: ${slide.title}`,
      ).toEqual([]);
      for (const number of slide.figure?.value.match(/\d[\d,.]*/g) ?? [])
        expect(slide.speakerNotes, id).toContain(number);
    }
  }
});

test('quoted words stand in the script, and of whose they are is said where it is known', () => {
  const quotes = scripts.flatMap(({ id, script }) =>
    outlineDeck(script).flatMap(({ quote, speakerNotes }) => (quote ? [{ id, ...quote, speakerNotes }] : [])),
  );
  expect(quotes.length).toBeGreaterThan(20);
  for (const { id, text, by, speakerNotes } of quotes) {
    expect(speakerNotes.replace(/[“”]/g, '"').replace(/’/g, "'")).toContain(
      text.replace(/[“”]/g, '"').replace(/’/g, "'"),
    );
    if (templates.some((template) => template.id === id)) expect(by).not.toBe('');
  }
});

test('the same script gives the same deck, and no two slides the same title', () => {
  for (const { id, script } of scripts) {
    const deck = outlineDeck(script);
    expect(outlineDeck(script)).toEqual(deck);
    const titles = deck.map(({ title }) => title);
    expect(new Set(titles).size, id).toBe(titles.length);
  }
});

/** The claims a deck makes of its own, where nothing of the passage can stand on a wall. */
const plainMarks = (text: string): string => text.replace(/[‘’]/g, "'");
const stockTitles = new Set(beats.flatMap(({ claims }) => claims));
const stockOf = (script: OutlineScript): string[] =>
  outlineDeck(script)
    .slice(1)
    .map(({ title }) => plainMarks(title))
    .filter((title) => stockTitles.has(title));

test('a deck claims what its script says: at most a third of the titles of a full script are ours', () => {
  const full = scripts.filter(({ script }) => outlineDeck(script).length > 18);
  const all = full.flatMap(({ script }) => outlineDeck(script).slice(1));
  const stock = full.map(({ id, script }) => ({ id, titles: stockOf(script), slides: outlineDeck(script).length - 1 }));
  expect(full.length).toBeGreaterThan(10);
  expect(stock.flatMap(({ titles }) => titles).length / all.length).toBeLessThanOrEqual(1 / 3);
  for (const { id, titles, slides } of stock)
    expect(titles.length / slides, `${id}: ${titles}`).toBeLessThanOrEqual(0.6);
});

test('a title or bullet is no broken piece of a sentence', () => {
  for (const { id, script } of scripts) {
    for (const { title, bullets } of outlineDeck(script).slice(1)) {
      for (const text of [title, ...bullets]) {
        expect(text, id).not.toMatch(/\b(?:the|an?|of|to|and|or|because|which|my|your)$/i);
        expect(text, id).not.toMatch(/[,;:–—-]$|^[,;:]/);
        expect((text.match(/[“”"]/g) ?? []).length % 2, `${id}: ${text}`).toBe(0);
      }
    }
  }
});

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

describe('a script whose answers nobody knows', () => {
  const plain = (content: string, sectionNumber = 3): OutlineScript => ({
    projectName: 'Notes',
    targetAudience: '',
    answers: {},
    sections: [{ sectionNumber, content, sentences: [] }],
  });

  test('is told by its own strongest sentences', () => {
    const [, slide] = outlineDeck(
      plain('Well then. Let us see. Your margins are not thin. They are only late, and late numbers help nobody.'),
    );
    expect(slide).toMatchObject({ title: 'Your margins are not thin', isKey: true });
  });

  test('has a slide for each stretch of a long text', () => {
    const paragraph =
      'You plan the whole week around the stairs. Nobody told you that it could be otherwise, and so you never asked. '.repeat(
        4,
      );
    expect(outlineDeck(plain([paragraph, paragraph, paragraph].join('\n\n'))).length).toBeGreaterThan(2);
  });

  test.each([
    [
      'German',
      'Dein Kalender ist leer, und du weißt nicht warum. Du schreibst jeden Tag, aber niemand antwortet dir. Das ist nicht deine Schuld.',
      /Kalender|schreibst|Schuld/,
    ],
    [
      'Spanish',
      'Tus clientes no te llaman porque no saben que existes. Cada mes pierdes más de lo que ganas, y lo sabes.',
      /clientes|mes/,
    ],
    ['Chinese', '你的客户不知道你的存在。每个月你都在失去机会。这不是你的错。', /客户|机会|错/],
  ])('stays in its language where that is %s', (_, content, own) => {
    for (const slide of outlineDeck(plain(content)).slice(1)) {
      expect(slide.title).toMatch(own);
      expect(slide.label).toBe('');
    }
  });
});
