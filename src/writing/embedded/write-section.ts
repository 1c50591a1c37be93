import { type Answers, answerFields, type FieldName, fieldsOfSection, plannedMinutes } from '#framework/framework.ts';
import { contentOf, type SectionRequest, type WrittenSection, type WrittenSentence } from '../script-writer.ts';
import { filled } from './fill-frame.ts';
import { isDoubled, isGrave, permitted } from './frame-fit.ts';
import { emptySections, knownPlan } from './frames/empty.data.ts';
import type { Beat } from './frames/frame.ts';
import { invitations, missingNotes } from './frames/shared.data.ts';
import { fitted, type Spoken } from './length.ts';
import { spokenName } from './own-answer.ts';
import { partLines } from './part-lines.ts';
import { asSentence } from './realise.ts';
import { beatsOf } from './sections.ts';
import { familyFor, voicesFor } from './voices.ts';
import { embeddedWriterName } from './writer-name.ts';
import { beginWriting, hash, isSpoken, type Line, type Writing } from './writing.ts';

const wordsPerMinute = 140;

/** Writes one section of the script from the answers alone. The same request always gives the same text. */
export function writeSection(request: SectionRequest): WrittenSection {
  const writing = beginWriting(request);
  const paragraphs = writeBeats(writing);
  const own = fieldsOfSection(request.sectionNumber).filter(
    ({ field }) => writing.answers[field] !== undefined && isSpoken(field),
  );
  const whole = own.length > 0 ? paragraphs : withoutAnswers(writing, paragraphs);
  const noted = [...whole, ...missingNote(writing)];
  const sentences = noted.flatMap((lines, paragraph): WrittenSentence[] =>
    lines.map(({ text, fields }) => ({ text, paragraph, fields })),
  );
  return {
    content: contentOf(sentences),
    sentences,
    seed: request.seed,
    frames: writing.frames,
    writer: embeddedWriterName,
  };
}

/** The section's beats in paragraphs, as many of them as its minutes hold. */
function writeBeats(writing: Writing): Line[][] {
  const { answers, request } = writing;
  const own = fieldsOfSection(request.sectionNumber).map(({ field }) => field);
  const costsGiven = COSTS.filter((field) => answers[field]).length;
  const spoken: Spoken[] = [];
  for (const beat of beatsOf(request.sectionNumber, answers)) {
    if (
      beat.fields.some((field) => answers[field] === undefined) ||
      beat.needs?.some((field) => answers[field] === undefined)
    )
      continue;
    if ((beat.id === 'costs' && costsGiven === 0) || (beat.id === 'costsEnd' && costsGiven < 2)) continue;
    if (beat.id === 'weigh' && costsGiven < 3) continue;
    if (
      beat.fields.length === 0 &&
      !OPENINGS.has(beat.id) &&
      beat.id !== 'closeLand' &&
      own.filter((field) => answers[field] && isSpoken(field)).length === 0
    )
      continue;
    const lines =
      beat.id === 'parts' ? partLines(writing) : [...beatLines(writing, beat), ...nameReason(writing, beat)];
    if (lines.length === 0) continue;
    spoken.push({
      lines,
      joins: (beat.joins ?? false) && !(beat.id === 'closeLand' && spoken.length === 1),
      optional: beat.optional ?? false,
      linking: beat.fields.length === 0 && beat.id !== 'parts' && !OPENINGS.has(beat.id) && beat.id !== 'call',
    });
  }
  const minutes = request.minutes ?? plannedMinutes(request.sectionNumber);
  const paragraphs: Line[][] = [];
  for (const { lines, joins } of fitted(spoken, minutes * wordsPerMinute, request.minutes === undefined ? 1.5 : 1.1)) {
    const previous = paragraphs.at(-1);
    if (joins && previous) previous.push(...lines);
    else paragraphs.push([...lines]);
  }
  return paragraphs;
}

/** Why the plan is called so, where the author said it along with the name. */
function nameReason({ answers }: Writing, beat: Beat): Line[] {
  const { reason } = spokenName(beat.id === 'planName' ? (answers.planName ?? '') : '');
  return reason === '' ? [] : [{ text: asSentence(reason, '.'), fields: ['planName'], role: 'answer' }];
}

const OPENINGS = new Set('welcome open hookOpen flipOpen planOpen selfOpen priceOpen closeOpen tapOpen'.split(' '));

function beatLines(writing: Writing, beat: Beat): Line[] {
  const { answers, request } = writing;
  const voices = voicesFor(beat.voice, answers);
  const own = beat.lines.any ?? voices.flatMap((voice) => beat.lines[voice] ?? []);
  const frames = soberly(beat, answers, own).filter(
    (frame) => !(frame.includes('{proofName}') && isGrave(answers.planProofStory)),
  );
  const start = request.seed + hash(beat.id + request.projectName) + familyFor(answers).place;
  let doubled: { lines: Line[]; index: number } | null = null;
  for (let turn = 0; turn < frames.length; turn += 1) {
    const index = (start + turn) % frames.length;
    const frame = permitted(frames[index] ?? '', answers);
    const lines = frame === null ? null : filled(writing, frame, beat.id);
    if (frame === null || !lines) continue;
    if (!isDoubled(frame, lines)) return chosen(writing, beat, { lines: withItsLastWord(lines), index });
    doubled ??= { lines: lines.filter(({ role }) => role === 'answer'), index };
  }
  return doubled ? chosen(writing, beat, doubled) : [];
}

/** "Not one." "Ever.": an answer of several sentences that ends as shortly as that has said the last word itself. */
function withItsLastWord(lines: readonly Line[]): Line[] {
  const own = lines.filter(({ role }) => role === 'answer');
  const ends = own.length > 1 && (own.at(-1)?.text.split(' ').length ?? 0) <= 3;
  return lines.filter(({ role }) => !ends || role !== 'tail');
}

/** Beside something grave the program leaves its comments out, and outside the soft voices its lead-ins too. */
function soberly(beat: Beat, answers: Answers, frames: readonly string[]): readonly string[] {
  const beside = [...beat.fields, ...(beat.voice === 'family' ? (beat.needs ?? []) : []), ...(BESIDE[beat.id] ?? [])];
  if (!beside.some((field) => isGrave(answers[field]))) return frames;
  const soft = familyFor(answers).family === 'soft';
  if (beat.fields.length === 0) return soft && beat.voice !== 'family' ? frames : [];
  const [field = ''] = beat.fields;
  if (beat.voice === 'personality' && !soft) return [`{${field}}`];
  return frames.map((frame) => frame.slice(0, frame.lastIndexOf(`{${field}}`) + field.length + 2));
}

const COSTS = ['timeCost', 'moneyCost', 'energyCost', 'identityCost', 'reputationCost'] as const;
/** What stands so near that its weight is felt here too. */
const BESIDE: Readonly<Record<string, readonly FieldName[]>> = {
  hookOpen: ['fingerPointableMoment'],
  voice: ['fingerPointableMoment'],
  realisation: ['crashMovieScene'],
  selfOpen: ['breakingPointScene'],
  emotion: ['breakingPointScene'],
  snapped: ['breakingPointScene', 'emotionInAction'],
  costsEnd: COSTS,
  weigh: COSTS,
};

function chosen(writing: Writing, beat: Beat, { lines, index }: { lines: Line[]; index: number }): Line[] {
  const voices = beat.lines.any ? ['any'] : voicesFor(beat.voice, writing.answers);
  writing.frames.push(`${writing.request.sectionNumber}.${beat.id}.${voices.join('+')}.${index}`);
  return lines;
}

/** A section without answers of its own stays short and honest; it names the plan where one is known. */
function withoutAnswers(writing: Writing, paragraphs: Line[][]): Line[][] {
  const { sectionNumber, seed } = writing.request;
  const { family, place } = familyFor(writing.answers);
  const plain = emptySections[sectionNumber][family];
  const known = knownPlan[sectionNumber];
  const turn = seed + place;
  const lines = [
    ...(filled(writing, plain[turn % plain.length] ?? '', 'empty') ?? []),
    ...(filled(writing, known[turn % known.length] ?? '', 'empty') ?? []),
  ];
  const unanswered = answerFields.every(({ field }) => writing.answers[field] === undefined || !isSpoken(field));
  const invitation: Line[][] = unanswered ? [[{ text: invitations[sectionNumber], fields: [], role: 'frame' }]] : [];
  const [opening = [], ...landing] = paragraphs;
  return [opening, lines, ...landing, ...invitation];
}

/** Where half of a section or more is unanswered, it says for the speaker what would make it stronger. */
function missingNote(writing: Writing): Line[][] {
  const { answers, request } = writing;
  const asked = fieldsOfSection(request.sectionNumber).filter(({ field }) => isSpoken(field));
  const missing = asked.filter(({ field }) => answers[field] === undefined);
  if (
    missing.length === 0 ||
    missing.length * 2 < asked.length ||
    answerFields.every(({ field }) => answers[field] === undefined || !isSpoken(field))
  )
    return [];
  const labels = missing.slice(0, 3).map(({ label }) => `“${label}”`);
  const list = labels.length === 1 ? labels.join('') : `${labels.slice(0, -1).join(', ')} and ${labels.at(-1) ?? ''}`;
  return [[{ text: missingNotes[request.sectionNumber].replace('{list}', () => list), fields: [], role: 'frame' }]];
}
