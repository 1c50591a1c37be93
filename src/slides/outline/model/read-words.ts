import { z } from 'zod';

/** What a model answers for one slide; `number` counts from 1. */
const wordsSchema = z.object({
  number: z.number(),
  title: z.string(),
  subtitle: z.string(),
  bullets: z.array(z.string()),
});
export const deckWordsSchema = z.object({ slides: z.array(wordsSchema) });
export type SlideWords = z.infer<typeof wordsSchema>;

/** Brings what models answer instead into the shape; entries of which nothing can be made stay out. */
export function mendWords(value: unknown): unknown {
  if (Array.isArray(value)) return { slides: value.flatMap(entryOf) };
  if (!isObject(value)) return value;
  const inner = value.slides ?? value.deck ?? value.data;
  if (Array.isArray(inner)) return { slides: inner.flatMap(entryOf) };
  const numbered = Object.entries(isObject(inner) ? inner : value).filter(([key]) => /\d+$/.test(key));
  if (numbered.length === 0) return 'title' in value ? { slides: entryOf(value, 0) } : value;
  return {
    slides: numbered.flatMap(([key, entry], index) =>
      entryOf(isObject(entry) ? { number: Number(/\d+$/.exec(key)?.[0]), ...entry } : entry, index),
    ),
  };
}

function entryOf(value: unknown, index: number): SlideWords[] {
  if (!isObject(value)) return [];
  const number = Number(value.number ?? value.slide ?? value.id ?? index + 1);
  if (!Number.isInteger(number)) return [];
  return [
    {
      number,
      title: textOf(value.title),
      subtitle: textOf(value.subtitle),
      bullets: listOf(value.bullets ?? value.points),
    },
  ];
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const listOf = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split('\n').map(withoutMark).filter(Boolean);
  return Array.isArray(value) ? value.map(textOf).map(withoutMark).filter(Boolean) : [];
};

const withoutMark = (line: string): string => line.trim().replace(/^(?:[-*•–]|\d{1,2}[.)])\s+/, '');

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
