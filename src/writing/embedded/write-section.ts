import { answerFields, type FieldName, fieldsOfSection } from '#framework/framework.ts';
import { contentOf, type SectionRequest, type WrittenSection, type WrittenSentence } from '../script-writer.ts';
import { inRow } from './answers/in-row.ts';
import { KINDS } from './answers/kinds.data.ts';
import { asSentence } from './answers/realise.ts';
import { spokenName } from './answers/spoken-name.ts';
import { inBreaths } from './breaths.ts';
import { framesFor, hasItsAnswers, OPENINGS } from './frames/beat-frames.ts';
import { isEcho, openingsOf, type Said, saidBefore } from './frames/echoes.ts';
import { emptySections, knownPlan } from './frames/empty.data.ts';
import { filled } from './frames/fill-frame.ts';
import type { Beat } from './frames/frame.ts';
import { hangs, isDoubled, repeatsAnswer, repeatsWord } from './frames/frame-fit.ts';
import { namedOnce } from './frames/of-whom.ts';
import { topics } from './frames/own-words.data.ts';
import { beatsOf } from './frames/sections.ts';
import { invitations, missingNotes } from './frames/shared.data.ts';
import { familyFor, voiceFor, voicesFor } from './frames/voices.ts';
import { fitted, type Spoken, timeFor } from './length.ts';
import { inOneBreath } from './one-breath.ts';
import { partLines } from './part-lines.ts';
import { embeddedWriterName } from './writer-name.ts';
import { beginWriting, hash, isSpoken, itsTurn, type Line, type Writing } from './writing.ts';

/** Writes one section of the script from the answers alone. The same request always gives the same text. */
export function writeSection(request: SectionRequest): WrittenSection {
  const writing = beginWriting(request);
  const paragraphs = writeBeats(writing);
  const own = fieldsOfSection(request.sectionNumber).filter(
    ({ field }) => writing.answers[field] !== undefined && isSpoken(field),
  );
  // A plan of which only the name is known cannot be announced, and its name is said in the section's own words.
  const whole = own.some(({ field }) => field !== 'planName')
    ? paragraphs
    : withoutAnswers(writing, own.length > 0 ? paragraphs.slice(0, 1) : paragraphs);
  const noted = [...whole, ...missingNote(writing)];
  const sentences = noted.flatMap((lines, paragraph): WrittenSentence[] =>
    inOneBreath(lines, writing.listener.audience.unsaid).flatMap(({ text, fields }) =>
      (fields.length === 0 || (fields.some(isCondition) && /^(?:And )?[Ii]f\b/.test(text))
        ? [text]
        : inBreaths(text)
      ).map((breath) => ({ text: breath, paragraph, fields })),
    ),
  );
  return {
    content: contentOf(sentences),
    sentences,
    seed: request.seed,
    frames: writing.frames,
    writer: embeddedWriterName,
  };
}

/** What it is for, or not for, may be told in several clauses, of which none stands without its "if". */
const isCondition = (field: FieldName): boolean => field === 'fitFilter' || field === 'whoIsThisNotFor';

/** The section's beats in paragraphs, as many of them as its minutes hold. */
function writeBeats(writing: Writing): Line[][] {
  const { answers, request } = writing;
  const spoken: Spoken[] = [];
  const said = saidBefore(writing);
  for (const beat of beatsOf(request.sectionNumber, answers)) {
    if (!hasItsAnswers(beat, request.sectionNumber, answers)) continue;
    const lines =
      beat.id === 'parts'
        ? partLines(writing)
        : [...beatLines(writing, beat, said, spoken), ...nameReason(writing, beat)];
    if (lines.length === 0) continue;
    spoken.push({
      lines,
      joins: (beat.joins ?? false) && !(beat.id === 'closeLand' && spoken.length === 1),
      optional: beat.optional ?? false,
      linking: beat.fields.length === 0 && !OPENINGS.has(beat.id) && !KEPT.has(beat.id),
    });
  }
  const paragraphs: Line[][] = [];
  for (const { lines, joins } of fitted(spoken, timeFor(request))) {
    const previous = paragraphs.at(-1);
    if (joins && previous) previous.push(...lines);
    else paragraphs.push([...lines]);
  }
  return namedOnce(paragraphs, writing.request);
}

/** Why the plan is called so, where the author said it along with the name. */
function nameReason({ answers }: Writing, beat: Beat): Line[] {
  const { reason } = spokenName(beat.id === 'planName' ? (answers.planName ?? '') : '');
  return reason === ''
    ? []
    : [
        {
          text: asSentence(reason.replace(/^(?:because|'cause|cos|since|as)\b/i, "It's called that because"), '.'),
          fields: ['planName'],
          role: 'answer',
        },
      ];
}

/** The first frame that opens unlike what was said before and says nothing twice; else the answer alone. */
function beatLines(writing: Writing, beat: Beat, said: Said, spoken: readonly Spoken[]): Line[] {
  const before = spoken.at(-1)?.lines ?? [];
  if (beat.optional && beat.needs?.length === 1 && isAside(before.at(-1))) return [];
  const isFirst = !spoken.some(({ lines }) => lines.some(({ role }) => role === 'answer'));
  const frames = framesFor(writing, beat).map((one) =>
    // "So let's look at why things really go wrong.": what the opening announces needs no further lead.
    isFirst && beat.id === 'rootCause' && before.some(({ text }) => ASKS_WHY.test(text))
      ? { ...one, frame: one.frame.replace(/^.*(?=\{realRootCause\})/, '') }
      : one,
  );
  const unlike = frames.filter(({ frame }) => !isEcho(frame, said));
  const repeating = new Set(
    unlike.filter(
      ({ frame }) =>
        repeatsWord(frame, before) ||
        (beat.fields.length === 0 && repeatsAnswer(frame, before)) ||
        (isFirst && GOES_ON.test(frame)),
    ),
  );
  const fresh = [...unlike.filter((one) => !repeating.has(one)), ...repeating];
  const voices = beat.lines.any ? ['any'] : voicesFor(beat.voice, writing.request.sectionNumber, writing.answers);
  const noted = (lines: Line[], index: number): Line[] => {
    writing.frames.push(`${writing.request.sectionNumber}.${beat.id}.${voices.join('+')}.${index}`);
    return lines;
  };
  type Told = { lines: Line[]; frame: string; index: number };
  const told = ({ lines, frame, index }: Told): Line[] => {
    said.push(...openingsOf(frame));
    return noted(withItsLastWord(lines), index);
  };
  let doubled: { lines: Line[]; index: number } | null = null;
  let hanging: Told | null = null;
  for (const { frame, index } of [...fresh, ...frames.filter((one) => !fresh.includes(one))]) {
    const lines = filled(writing, frame, beat.id);
    if (!lines) continue;
    if (isDoubled(frame, lines)) doubled ??= { lines: unled(writing, beat), index };
    else if (hangs(lines)) hanging ??= { lines, frame, index };
    else return told({ lines, frame, index });
  }
  if (hanging) return told(hanging);
  return doubled ? noted(doubled.lines, doubled.index) : [];
}

/** The answer behind the plainest words that say what it is about, or behind none where it says that itself. */
function unled(writing: Writing, beat: Beat): Line[] {
  const [field] = beat.fields;
  const own = beat.fields.map((one) => (beat.inline ? `{${one}}.` : `{${one}}`)).join(' ');
  const ways = (field && topics[field]) ?? [''];
  const tried = ways.map((_, turn) => {
    const frame = `${itsTurn(ways, writing.request.seed + turn) ?? ''} ${own}`.trim();
    const lines = filled(writing, frame, beat.id) ?? [];
    return { lines, twice: isDoubled(frame, lines) && !lines.some(({ role }) => role === 'ofWhom') };
  });
  const { lines, twice } = tried.find((one) => !one.twice) ?? tried[0] ?? { lines: [], twice: true };
  // "I call it outrunning your mud": without a lead "it" would be the plan.
  if (field === 'newRootProblem' && lines.some(({ text }) => /^(?:(?:I|we) )?call it\b/i.test(text))) return lines;
  return twice ? (filled(writing, own, beat.id) ?? []) : lines;
}

const ASKS_WHY = /\b(?:why|reason|behind|underneath|comes from|in the way|heart of the matter)\b/;

/** "And then that little voice pipes up": behind something that was told. */
const GOES_ON = /^(?:And|Then|But|Meanwhile)\b/;

/** "Not one." "Ever.": an answer of several sentences that ends as shortly as that, or with an aside, has said the last word itself. */
function withItsLastWord(lines: readonly Line[]): Line[] {
  const own = lines.filter(({ role }) => role === 'answer');
  const ends = own.length > 1 && ((own.at(-1)?.text.split(' ').length ?? 0) <= 3 || isAside(own.at(-1)));
  return lines.filter(({ role }) => !ends || role !== 'tail');
}

/** "(My wife came up with that.)", "And I say yes": what the seller adds of themselves to what they tell of others, which nothing should go back to. */
const isAside = (line: Line | undefined): boolean => {
  const [field] = line?.fields ?? [];
  if (line?.role !== 'answer' || !field) return false;
  return /^\(.*\)$/.test(line.text) || (/^(?:audience|inner)$/.test(KINDS[field][1]) && OF_SELLER.test(line.text));
};
const OF_SELLER = /^(?:(?:and|but|so) )?(?:I|I'm|I've|my|we|we've|our)\b(?!.*\byou)/i;

/** Without them what follows would come from nowhere. */
const KEPT = new Set(['audience', 'parts', 'call', 'costs']);

/** Sections whose opening announces what only answers could hold. */
const PROMISING = new Set([2, 4, 5, 8]);

/** A section without answers of its own stays short and honest; it names the plan where one is known. */
function withoutAnswers(writing: Writing, paragraphs: Line[][]): Line[][] {
  const { sectionNumber, seed } = writing.request;
  const { family, place } = familyFor(writing.answers);
  const plain = emptySections[sectionNumber][family];
  const known = knownPlan[sectionNumber];
  const turn = seed + place + (sectionNumber === 7 ? hash(voiceFor('close', writing.answers)) : 0);
  const lines = [
    ...(filled(writing, itsTurn(plain, turn) ?? '', 'empty') ?? []),
    ...(known ? (filled(writing, itsTurn(known, turn) ?? '', 'empty') ?? []) : []),
  ];
  const unanswered = answerFields.every(({ field }) => writing.answers[field] === undefined || !isSpoken(field));
  const invitation: Line[][] = unanswered ? [[{ text: invitations[sectionNumber], fields: [], role: 'frame' }]] : [];
  const [opening = [], ...landing] = paragraphs;
  return [...(PROMISING.has(sectionNumber) ? [] : [opening]), lines, ...landing, ...invitation];
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
  const list = inRow(missing.length > labels.length ? [...labels, 'more'] : labels);
  return [
    [
      {
        text: (itsTurn(missingNotes[request.sectionNumber], request.seed) ?? '').replace('{list}', () => list),
        fields: [],
        role: 'frame',
      },
    ],
  ];
}
