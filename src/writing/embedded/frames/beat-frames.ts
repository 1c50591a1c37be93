import { type Answers, type FieldName, fieldsOfSection, type SectionNumber } from '#framework/framework.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { hash, isSpoken, type Writing } from '../writing.ts';
import type { Beat } from './frame.ts';
import { isGrave, POINTS, permitted } from './frame-fit.ts';
import { soberLeads, topics } from './own-words.data.ts';
import { meetsSubject } from './pictures.ts';
import { familyFor, voicesFor } from './voices.ts';

export const OPENINGS = new Set(
  'welcome open hookOpen flipOpen planOpen selfOpen priceOpen closeOpen tapOpen'.split(' '),
);

const COSTS = ['timeCost', 'moneyCost', 'energyCost', 'identityCost', 'reputationCost'] as const;
/** What stands so near that its weight is felt here too. */
const BESIDE: Readonly<Record<string, readonly FieldName[]>> = {
  hookOpen: ['fingerPointableMoment'],
  voice: ['fingerPointableMoment'],
  realisation: ['crashMovieScene'],
  selfOpen: ['breakingPointScene'],
  emotion: ['breakingPointScene'],
  snapped: ['breakingPointScene', 'emotionInAction'],
  afterTurn: ['breakingPointScene', 'emotionInAction'],
  alternative: ['breakingPointScene', 'emotionInAction'],
  costsEnd: COSTS,
  weigh: COSTS,
};

/** Whether a beat has what it speaks of. */
export function hasItsAnswers(beat: Beat, section: SectionNumber, answers: Answers): boolean {
  const costsGiven = COSTS.filter((field) => answers[field]).length;
  const needed = { costs: 1, costsEnd: 2, weigh: 3 }[beat.id] ?? 0;
  if ([...beat.fields, ...(beat.needs ?? [])].some((field) => answers[field] === undefined)) return false;
  if (costsGiven < needed) return false;
  if (beat.fields.length > 0 || OPENINGS.has(beat.id) || beat.id === 'closeLand' || beat.id === 'audience') return true;
  return fieldsOfSection(section).some(({ field }) => answers[field] && isSpoken(field));
}

/** The frames a beat may be said in, the one whose turn it is first. */
export function framesFor(writing: Writing, beat: Beat): { frame: string; index: number }[] {
  const { answers, request } = writing;
  const own =
    beat.lines.any ?? voicesFor(beat.voice, request.sectionNumber, answers).flatMap((voice) => beat.lines[voice] ?? []);
  const frames = afterOthers(beat, answers, soberly(beat, answers, withName(writing, own))).filter(
    (frame) =>
      !(frame.includes('{proofName}') && isGrave(answers.planProofStory)) &&
      !(CALLED.test(frame) && isStatement(writing)) &&
      !(isAtLength(beat, answers) && POINTS.test(frame)) &&
      !(writing.listener.told && beat.id === 'hookOpen' && OF_YOURS.test(frame)) &&
      !(writing.listener.told && beat.id === 'costs' && /\byou/i.test(frame)),
  );
  const start = request.seed + hash(beat.id + request.projectName) + familyFor(answers).place;
  const last = shortest(frames, writing.spared);
  const inTurn = (pool: readonly string[]): { frame: string; index: number }[] =>
    pool.flatMap((_, turn) => {
      const chosen = pool[(start + turn) % pool.length] ?? '';
      const frame = permitted(chosen, answers);
      return frame === null ? [] : [{ frame, index: frames.indexOf(chosen) }];
    });
  const apart = frames.filter((frame) => !meetsSubject(writing, frame));
  return [
    ...inTurn(apart.filter((frame) => !last.has(frame))),
    ...inTurn(apart.filter((frame) => last.has(frame))),
    ...inTurn(frames.filter((frame) => !apart.includes(frame))),
  ];
}

/** An answer of so many words may end far from where it began, so that no "it" of ours should go back to it. */
const atLength = 56;
const isAtLength = ({ fields, needs, optional, lines }: Beat, answers: Answers): boolean =>
  fields.length === 0 &&
  (optional === true || lines.any !== undefined) &&
  needs?.length === 1 &&
  wordCount(needs.map((field) => answers[field] ?? '').join(' ')) > atLength;

/** "I'd like to narrate your life": not before what is told of others. */
const OF_YOURS = /\b(?:your|yourself|about you|following you)\b/i;

/** Not "Today is about From Word Price to Signature", where the name can be said otherwise. */
function withName(writing: Writing, frames: readonly string[]): readonly string[] {
  const name = writing.names.get('projectName') ?? '';
  const signs = [
    /, /.test(name) ? NAME_GOES_ON : null,
    /, /.test(name) ? HERE_FOR_NAME : null,
    A_TALK.test(name) ? ABOUT_NAME : null,
    isStatement(writing) ? CALLED : null,
    OPENS_WITH_PREPOSITION.test(name) ? BEHIND_PREPOSITION : null,
  ];
  const apart = frames.filter((frame) => signs.every((sign) => !sign?.test(frame)));
  return apart.some((frame) => frame.includes('{projectName}')) ? apart : frames;
}
/** "Today is about the canola bin talk" */
const A_TALK = /^the .*\b(?:talk|course|webinar|workshop|class|session|training|lesson|seminar|programme)\b/i;
const ABOUT_NAME = /\babout \{projectName\}/;
/** "Today is about Lavender still, filling right, and I'm glad": a name with a comma ends its sentence. */
const NAME_GOES_ON = /\{projectName\}(?!\.)/;
/** "We're here for Dry Cellars, the hall talk": such a name is a title, and only said to be one. */
const HERE_FOR_NAME = /\b(?:about|for|with) \{projectName\}/;
const BEHIND_PREPOSITION = /\b(?:about|for|to|with|in|of|on) \{projectName\}/;
const OPENS_WITH_PREPOSITION = /^(?:from|to|with|without|for|in|on|at|by|off|out|up|after|before|beyond|over|under)\b/i;

/** "This is Tuesday is a goldmine": no "is" stands before a name that is a sentence itself. */
const CALLED = /(?:\bis|'s) \{projectName\}/;
const isStatement = ({ names }: Writing): boolean =>
  /^(?!(?:the|an?|my|your) )/i.test(names.get('projectName') ?? '') &&
  formOf(names.get('projectName') ?? '') === 'clause';

/** The first cost that is named does not come "then", nor "as well", and the only one is not "the first". */
function afterOthers(beat: Beat, answers: Answers, frames: readonly string[]): readonly string[] {
  const inOrder: readonly string[] = COSTS;
  const place = inOrder.indexOf(beat.id);
  if (place < 0 || COSTS.slice(0, place).some((field) => answers[field])) return frames;
  const isOnly = !COSTS.slice(place + 1).some((field) => answers[field]);
  const first = frames.filter((frame) => !GOES_ON.test(frame) && !(isOnly && /\bfirst\b/i.test(frame)));
  return first.length > 0 ? first : [`{${beat.id}}`];
}

const GOES_ON = /^(?:and|then|next|worse|finally|last)\b|\b(?:too|as well|also|the same|next)\b|, then\b/i;

/** In words, as much of a sentence as counts towards a full frame: two short ones are easier to listen to than a long one. */
const longSentence = 13;

/** The shortest of the frames, such a share of them. */
const shortest = (frames: readonly string[], share: number): ReadonlySet<string> =>
  new Set(
    frames
      .map((frame) => ({
        frame,
        words: frame.split(/(?<=[.!?]) /).reduce((sum, one) => sum + Math.min(wordCount(one), longSentence), 0),
      }))
      .sort((a, b) => a.words - b.words)
      .slice(0, Math.round(frames.length * share))
      .map(({ frame }) => frame),
  );

/** Beside something grave the program leaves its comments out, and outside the soft voices its lead-ins too, but for a plain word on what comes. */
function soberly(beat: Beat, answers: Answers, frames: readonly string[]): readonly string[] {
  const beside = [...beat.fields, ...(beat.voice === 'family' ? (beat.needs ?? []) : []), ...(BESIDE[beat.id] ?? [])];
  if (beat.inline || !beside.some((field) => isGrave(answers[field]))) return frames;
  const soft = familyFor(answers).family === 'soft';
  if (beat.fields.length === 0) return soft && beat.voice !== 'family' ? frames : [];
  const [field] = beat.fields;
  if (!field) return frames;
  if (field === 'voiceInTheirHead' && !soft) return ['You say to yourself: {voiceInTheirHead}'];
  if (beat.voice === 'personality' && !soft)
    return (soberLeads[field] ?? topics[field] ?? ['']).map((lead) => `${lead} {${field}}`.trim());
  return frames.map((frame) => frame.slice(0, frame.lastIndexOf(`{${field}}`) + field.length + 2));
}
