import type { Sentence } from './classify.ts';
import type { Passage } from './passages.ts';
import { findNames } from './plan-name.ts';
import { countWords } from './sentences.ts';
import type { Source } from './source.ts';
import type { Suggestion } from './suggestion.ts';
import { isFurniture } from './vetoes.ts';

const GENERIC =
  /^(?:notes?|draft|brain ?dump|interview|transcript|untitled|about|home|positioning|sales page|landing page|brief|agenda|meeting|script|webinar|email|letter)\b/i;
const FOUNDER =
  /\b(?:founder|owner|creator|host|author) of ((?:[Tt]he )?\p{Lu}[\p{L}'’&-]*(?: (?:of |the |for |and )?\p{Lu}[\p{L}'’&-]*){0,4})/u;

/** The project's name: a title, the name of a course in the text, or what somebody is the founder of. */
export function findTitle(source: Source, passages: readonly Passage[], sentences: readonly Sentence[]): Suggestion[] {
  const suggestions: Suggestion[] = [];
  const add = (name: string, start: number, end: number, confidence: number) =>
    suggestions.push({
      field: 'projectName',
      value: name,
      confidence,
      source: source.text.slice(start, end),
      start,
      end,
    });
  const heading =
    source.blocks.find((block, index) => block.kind === 'heading' && block.level === 1 && index < 6) ?? null;
  const name = heading ? nameIn(heading.text) : null;
  // "TWELVE VOLT SUPPER - brain dump for the web page": what stands above everything else in capitals.
  const top = source.blocks[0];
  const shouted = top ? /^(\p{Lu}[\p{Lu}\d' &-]{4,40}\p{Lu})(?=$|\s[–—-]\s|[.:]\s)/u.exec(top.text)?.[1] : undefined;
  const called = shouted ? nameIn(shouted) : null;
  if (top && called) add(titled(called), top.start, top.start + called.length, 0.55);
  else if (heading && name) add(name, heading.start, heading.end, 0.7);
  else if (source.title) {
    const title = nameIn(source.title);
    const at = title ? source.text.indexOf(title) : -1;
    if (title && at !== -1) add(title, at, at + title.length, 0.6);
  }
  const course = findNames(sentences).find(({ of }) => of === 'either');
  if (course) add(course.name, course.sentence.start, course.sentence.end, 0.5);
  for (const { pieces } of passages.slice(0, 3)) {
    const piece = pieces[0];
    const founded = piece ? FOUNDER.exec(piece.text)?.[1] : undefined;
    if (piece && founded) add(founded, piece.start, piece.end, 0.62);
  }
  return suggestions;
}

const titled = (name: string): string =>
  name.toLowerCase().replace(/(?<=^|[ -])\p{Ll}/gu, (letter) => letter.toUpperCase());

/** "Low Notes – singing for adults": the part before the mark, where it is a name. */
function nameIn(title: string): string | null {
  const [first = ''] = title.split(/\s[–—|:-]\s|\s?[|:]\s/);
  const name = first.trim();
  const isName =
    name.length > 2 && countWords(name) <= 6 && !/[.?!]$/.test(name) && !GENERIC.test(name) && !isFurniture(name);
  return isName ? name : null;
}
