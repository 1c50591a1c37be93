import {
  choiceFields,
  isWizardField,
  promptClasses,
  type SentenceClass,
  sectionOf,
  sentenceClasses,
} from './fields.ts';
import { leastCost } from './least-cost.ts';
import { type Judges, judgePrompt, judgeSentence } from './models.ts';
import type { NoteFields, Passage } from './passages.ts';
import { sentencesOf } from './sentences.ts';

const fields = promptClasses.filter(isWizardField).filter((name) => !choiceFields.includes(name));
const sections = fields.map((name) => sectionOf.get(name) ?? 0);
/** Behind the fields stands the place of what answers none of them. */
const none = fields.length;
const promptIndex = new Map(promptClasses.map((name, index) => [name, index]));
const sentenceIndex = new Map(sentenceClasses.map((name, index) => [name, index]));

/** How much counts what the words behind the label sound like, and in which section the notes beside it stand, where the label counts 1. */
const contentWeight = 0.9;
const sectionWeight = 0.7;
/** What answers no field has to be the likelier by this to be taken for it. */
const handicapOfNone = 1.2;
/** No judge is surer than this that something is not meant. */
const leastShare = 0.008;
/** A label that is known by heart means what it meant so often. */
const shareOfKnown = 0.93;
const sentencesHeard = 3;
/** A label that asks for a choice ("Tone: blunt") is none of these. */
const shareOfChoice = 0.5;
const rounds = 2;
const mostOthers = 3;

/** Notes with the fields they answer in place of what their labels ask for by themselves. */
export function placeNotes(passages: readonly Passage[], judges: Judges): Passage[] {
  const found = fieldsOfNotes(passages, judges);
  return passages.map((passage) => {
    const fields = found.get(passage);
    const first = fields?.[0];
    if (!fields || !first) return passage;
    return {
      ...passage,
      asked: 'label',
      fields,
      match: {
        exact: passage.match?.exact === true && passage.match.shares.has(first.field),
        shares: new Map(fields.map(({ field, share }) => [field, share])),
        best: first.field,
        share: first.share,
      },
    };
  });
}

/**
 * Reads the notes of one text together: what a label asks for, what the words behind it sound like, in which section the notes beside
 * it stand, and that each field is answered once.
 */
function fieldsOfNotes(passages: readonly Passage[], judges: Judges): Map<Passage, NoteFields> {
  const notes = passages.filter(isNote);
  const own = notes.map((note) => ownScores(note, judges));
  let scores = own;
  let given = own.map(bestOf);
  for (let round = 0; round < rounds; round++) {
    scores = own.map((row, index) => besideOthers(row, index, given));
    given = placed(scores);
  }
  const taken = new Set(given);
  return new Map(notes.map((note, index) => [note, fieldsOf(scores[index] ?? [], given[index] ?? none, taken)]));
}

/** Each field takes the note that gains most by it over answering nothing, or, in a column of its own, none of them. */
function placed(scores: readonly (readonly number[])[]): number[] {
  const costs = fields.map((_, k) => [
    ...scores.map((row) => (row[none] ?? 0) - (row[k] ?? 0)),
    ...fields.map(() => 0),
  ]);
  const given = scores.map(() => none);
  for (const [k, note] of leastCost(costs).entries()) if (note < scores.length) given[note] = k;
  return given;
}

const isNote = ({ asked, pieces, match }: Passage): boolean =>
  asked !== 'nothing' &&
  pieces.some(({ heading }) => !heading) &&
  !(match?.best && match.share >= shareOfChoice && choiceFields.includes(match.best));

/** For each field, and for none, the logarithm of how likely the note answers it, by its own label and words. */
function ownScores({ prompt, match, pieces }: Passage, judges: Judges): number[] {
  const judged = judgePrompt(judges, prompt);
  const heard = pieces
    .filter(({ heading }) => !heading)
    .flatMap(({ text }) => sentencesOf(text).map(({ start, end }) => text.slice(start, end)))
    .slice(0, sentencesHeard)
    .map((sentence) => judgeSentence(judges, sentence));
  const score = (name: SentenceClass): number => {
    const share = judged[promptIndex.get(name) ?? -1] ?? 0;
    const known = name === 'none' ? 0 : (match?.shares.get(name) ?? 0);
    const asked = match?.exact ? shareOfKnown * known + (1 - shareOfKnown) * share : share;
    // No sentence is classified as a project's name, which sounds like that of a plan.
    const index = sentenceIndex.get(name === 'projectName' ? 'planName' : name) ?? -1;
    const sounds = heard.reduce((sum, shares) => sum + (shares[index] ?? 0), 0) / Math.max(heard.length, 1);
    return Math.log(asked + leastShare) + contentWeight * Math.log(sounds + leastShare);
  };
  return [...fields.map(score), score('none') - handicapOfNone];
}

const bestOf = (row: readonly number[]): number =>
  row.reduce((at, score, index) => (score > (row[at] ?? 0) ? index : at), 0);

/** Notes that stand side by side mostly belong to one section. */
function besideOthers(row: readonly number[], index: number, given: readonly number[]): number[] {
  const around = new Float32Array(9).fill(0.25);
  for (const [distance, weight] of [
    [1, 1],
    [2, 0.6],
    [3, 0.3],
  ] as const) {
    for (const near of [given[index - distance], given[index + distance]]) {
      const section = sections[near ?? none];
      if (section !== undefined) around[section] = (around[section] ?? 0) + weight;
    }
  }
  const total = around.reduce((sum, weight) => sum + weight, 0);
  return row.map((score, k) =>
    k === none ? score : score + sectionWeight * Math.log(((around[sections[k] ?? 0] ?? 0) / total) * 8),
  );
}

/** The field a note was given, likelier where its rivals went to other notes, and what else it may mean. */
function fieldsOf(row: readonly number[], mine: number, taken: ReadonlySet<number>): NoteFields {
  const shares = sharesOf(row);
  const left = shares.reduce((sum, share, k) => (k !== mine && k !== none && taken.has(k) ? sum : sum + share), 0);
  const others = fields
    .map((field, k) => ({ field, share: (shares[k] ?? 0) / 2, k }))
    .filter(({ k }) => k !== mine)
    .sort((a, b) => b.share - a.share)
    .slice(0, mostOthers);
  const field = fields[mine];
  return [
    ...(field ? [{ field, share: (shares[mine] ?? 0) / left, isGiven: true }] : []),
    ...others.map(({ field: other, share }) => ({ field: other, share, isGiven: false })),
  ];
}

function sharesOf(row: readonly number[]): number[] {
  const highest = Math.max(...row);
  const powers = row.map((score) => Math.exp(score - highest));
  const total = powers.reduce((sum, power) => sum + power, 0);
  return powers.map((power) => power / total);
}
