import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { answersSchema } from '#framework/answers.ts';
import { type Answers, sectionNumbers } from '#framework/framework.ts';
import { templates } from '#projects/templates.data.ts';
import { measuredFolder, readLabelled } from '#writing/embedded/persons/learning/labelled-answers.ts';
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
/** Of projects so full of other people that most of their scripts are told rather than said to the listener. */
const ofMany = readLabelled(measuredFolder).map(({ name, targetAudience, answers }) => ({
  id: name,
  script: scriptOf(Object.fromEntries(answers.map(({ field, answer }) => [field, answer])), targetAudience),
}));
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
  const quotes = [...scripts, ...ofMany].flatMap(({ id, script }) =>
    outlineDeck(script).flatMap(({ quote, speakerNotes }) => (quote ? [{ id, ...quote, speakerNotes }] : [])),
  );
  expect(quotes.length).toBeGreaterThan(30);
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
