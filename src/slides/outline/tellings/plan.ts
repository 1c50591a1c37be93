import { capitalised } from '#writing/embedded/answers/realise.ts';
import { numberWord, partsOf } from '#writing/embedded/parts.ts';
import { type About, type Draft, saidOf } from '../draft.ts';
import { bulletOf, mostBulletWords } from '../find-items.ts';
import { mostTitleWords } from '../find-title.ts';
import { countWords } from '../shorten.ts';
import { mostBullets, type Parts, type Telled } from '../wording.ts';

export function tellPlan({ draft, about, title }: Parts): Telled {
  const { answers } = about;
  const spoken = draft.lines
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const name = bareName(answers.planName ?? '');
  const isNamed = name !== '' && countWords(name) <= 5 && spoken.includes(name.toLowerCase());
  const { parts } = partsOf(answers.planParts ?? '', answers.planPartDetails ?? '');
  const told = parts.filter((part) => countWords(part.name) <= 6 && spoken.includes(part.name.toLowerCase()));
  if (told.length < 2 || told.length !== parts.length) return isNamed ? { title: `It starts with ${name}` } : null;
  const claim = isNamed ? `${capitalised(numberWord(told.length))} steps make up ${name}` : title.text;
  const bullets = told.map((part) => withDetail(part.name, saidDetails(draft, about, part.detail)));
  const isEven = bullets.length <= mostBullets && bullets.every((bullet) => bullet.includes(': '));
  const names = told.map((part) => part.name);
  const isNumbered = told.length <= mostSteps;
  return {
    purpose: isNumbered ? 'steps' : 'points',
    title: countWords(claim) <= mostTitleWords ? claim : title.text,
    bullets: isEven ? bullets : isNumbered ? names : inFour(names),
  };
}

/** Numbered steps are all there, each under its number; a plan of five or six shows their names. */
const mostSteps = 6;

/** More than four names share lines, the last ones first: "A", "B", "C", "D and E". */
function inFour(names: readonly string[]): string[] {
  const pairs = Math.max(0, names.length - mostBullets);
  const single = names.slice(0, Math.max(0, names.length - 2 * pairs));
  const paired = names.slice(single.length);
  const lines = paired.flatMap((name, index) => (index % 2 === 0 ? [`${name} and ${paired[index + 1] ?? ''}`] : []));
  return [...single, ...lines].slice(0, mostBullets);
}

const bareName = (name: string): string =>
  name
    .trim()
    .split('\n')[0]
    ?.replace(/^(?:(?:so|well|okay),? )?(?:it'?s|it is|i call it) (?:called )?(?=(?-i:\p{Lu})|the )/iu, '')
    .replace(/^["'“]+|["'”.]+$/g, '')
    .trim() ?? '';

/** The sentences of the passage that tell a part's detail. */
function saidDetails(draft: Draft, about: About, detail: string): string[] {
  const words = detail.toLowerCase();
  return saidOf(draft, ['planPartDetails'], about).filter((sentence) => {
    const known = sentence.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
    return known.length > 0 && known.filter((word) => words.includes(word)).length / known.length >= 0.6;
  });
}

function withDetail(name: string, details: readonly string[]): string {
  const room = mostBulletWords - countWords(name);
  const [detail] = details.flatMap((sentence) => bulletOf(sentence, room) ?? []);
  return detail ? `${name}: ${detail}` : name;
}
