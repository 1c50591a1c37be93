import { type Answers, answerFields, type FieldName, frameworkSections, plannedMinutes } from '#framework/framework.ts';
import { wordsPerMinute } from '#projects/speaking-time.ts';
import type { SectionRequest, Source } from '../script-writer.ts';
import { piecesOf, saysSomething } from './answers/clean.ts';
import type { Listener } from './answers/context.ts';
import { KINDS } from './answers/kinds.data.ts';
import { thousandsAlike } from './answers/thousands.ts';
import { isTold } from './answers/told-of-them.ts';
import { wordCount } from './grammar/forms.ts';
import { type Audience, audienceOf } from './persons/audience.ts';
import type { Third } from './persons/pronouns.ts';
import { namesOf } from './slots.ts';
import { sumsOf, type YearlySum } from './sums.ts';

/** What a sentence does: leads to an answer, says of whom one tells, is one, follows one, or stands for itself. */
type Role = 'lead' | 'ofWhom' | 'answer' | 'tail' | 'frame';
export type Line = { text: string; fields: readonly FieldName[]; role: Role; known?: Known };

/**
 * The word an answer tells of the listener with, whether the sentence before it names those who are told of, and whether it leaves out
 * who does it.
 */
export type Known = { meant: Third | 'somebody' | undefined; unsaid: boolean; named: boolean; shortly: boolean };

/** All that is known while one section is written, `spared` the share of its shortest frames that come last; `frames` grows. */
export type Writing = {
  request: SectionRequest;
  answers: Answers;
  listener: Listener;
  names: ReadonlyMap<string, string>;
  sums: ReadonlyMap<FieldName, YearlySum>;
  spared: number;
  frames: string[];
};

export function beginWriting(request: SectionRequest): Writing {
  const answers = givenAnswers(request.answers);
  const audience = listeningAudience(request, answers);
  const named = new Set<string>();
  const listener = { audience, named, told: isTold(answers, audience) };
  return {
    request,
    answers,
    listener,
    names: namesOf(request, answers, listener),
    sums: sumsOf(answers),
    spared: shortFramesSpared(answers),
    frames: [],
  };
}

/** Reads answers into what is remembered of them; which section is to be written makes no difference to that. */
export function readSource(source: Source): void {
  beginWriting({ ...source, sectionNumber: 1, seed: 1 });
}

export const isSpoken = (field: FieldName): boolean => KINDS[field][0] !== 'choice' && field !== 'projectName';

/**
 * Around sentences of a few words ("Wins a pawn. Loses.") a script sounds like a telegram, among very long answers like a paste: both
 * want fuller sentences of its own. The share of the shortest that are said last, if at all.
 */
function shortFramesSpared(answers: Answers): number {
  const given = Object.values(answers)
    .map((answer) => ({ answer, length: wordCount(answer) }))
    .filter(({ length }) => length > 1);
  const words = given.reduce((sum, { length }) => sum + length, 0);
  const sentences = given.reduce((sum, { answer }) => sum + piecesOf(answer).length, 0);
  if (given.length < 30) return 0;
  // Answers of about half the planned length need all the words around them, as long as their sentences leave room for long ones.
  if (halfOfTime < typedShare(answers) && !fillsTheScript(answers))
    return words > sentences * 30 ? 0 : words > sentences * 18.5 && typedShare(answers) < muchOfTime ? 0.2 : 0.4;
  // The longer their sentences, the less room for long ones of its own, unless the answers are so long that they would be all one hears.
  if (words > sentences * (words > given.length * 32 ? 16.5 : 14)) return 0;
  const isPaste = words > given.length * 24 && !fillsTheScript(answers);
  return words < sentences * 8.5 || isPaste ? 0.4 : 0;
}

/** From so much of the planned words on, the length of a script is judged. */
export const halfOfTime = 0.48;
/** Answers that hold more than this would be most of what one hears, however long their sentences are. */
const muchOfTime = 0.56;
/** Answers that hold more of the planned words leave none for links. */
const mostOfTime = 0.66;

/** Answers of people who talk, with which alone a script of the planned length is nearly full. */
export const fillsTheScript = (answers: Answers): boolean => typedShare(answers) > mostOfTime;

/** How much of the planned words the answers hold. */
export function typedShare(answers: Answers): number {
  const planned = frameworkSections.reduce((sum, { number }) => sum + plannedMinutes(number) * wordsPerMinute, 0);
  const typed = answerFields.reduce(
    (sum, { field }) => sum + (isSpoken(field) ? wordCount(answers[field] ?? '') : 0),
    0,
  );
  return typed / planned;
}

function givenAnswers(answers: Answers): Answers {
  const given: Answers = {};
  for (const { field } of answerFields) {
    const answer = answers[field];
    if (typeof answer === 'string' && saysSomething(answer)) given[field] = answer;
  }
  return thousandsAlike(given);
}

const audiences = new Map<string, Audience>();
/** As many projects as are likely to be written at the same time. */
const mostAudiences = 4;

/** Who listens, read once for the sections of a project. */
function listeningAudience({ targetAudience }: SectionRequest, answers: Answers): Audience {
  const aboutThem = answerFields
    .filter(({ field }) => KINDS[field][1] === 'audience')
    .flatMap(({ field }) => answers[field] ?? []);
  const key = JSON.stringify([targetAudience, ...aboutThem]);
  const audience = audiences.get(key) ?? audienceOf(aboutThem, targetAudience);
  audiences.delete(key);
  audiences.set(key, audience);
  for (const oldest of [...audiences.keys()].slice(0, -mostAudiences)) audiences.delete(oldest);
  return audience;
}

/** Of several ways the one whose turn it is; undefined where there is none. */
export const itsTurn = <Way>(ways: readonly Way[] | undefined, turn: number): Way | undefined =>
  ways ? ways[turn % ways.length] : undefined;

/** A small number that is always the same for the same text. */
export function hash(text: string): number {
  let value = 0;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return value;
}
