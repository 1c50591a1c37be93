import { type Answers, answerFields, type FieldName, fieldsOfSection } from '#framework/framework.ts';
import { contentOf, type SectionRequest, type WrittenSection, type WrittenSentence } from '../script-writer.ts';
import { audienceOf, personIn } from './audience.ts';
import { piecesOf, plainText, spokenText } from './clean.ts';
import { say } from './complete.ts';
import type { Listener } from './context.ts';
import { formOf, wordCount } from './forms.ts';
import type { Beat } from './frames/frame.ts';
import { emptySections, invitations, missingNotes, partSequences } from './frames/shared.data.ts';
import { KINDS } from './kinds.data.ts';
import { numberWord, partsOf } from './parts.ts';
import { convert } from './person.ts';
import { asSentence, capitalised, lowered } from './realise.ts';
import { beatsOf } from './sections.ts';
import { coverage, isSpeakable } from './self-check.ts';
import { voiceFor } from './voices.ts';
import { embeddedWriterName } from './writer-name.ts';

type Line = { text: string; fields: readonly FieldName[] };
type Writing = {
  request: SectionRequest;
  answers: Answers;
  listener: Listener;
  names: ReadonlyMap<string, string>;
  frames: string[];
};

/** Writes one section of the script from the answers alone. The same request always gives the same text. */
export function writeSection(request: SectionRequest): WrittenSection {
  const answers = givenAnswers(request.answers);
  const writing: Writing = {
    request,
    answers,
    listener: listenerOf(request, answers),
    names: namesOf(request, answers),
    frames: [],
  };
  const paragraphs = writeBeats(writing);
  const own = fieldsOfSection(request.sectionNumber).filter(
    ({ field }) => answers[field] !== undefined && isSpoken(field),
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

const isSpoken = (field: FieldName): boolean => KINDS[field][0] !== 'choice' && field !== 'projectName';

function givenAnswers(answers: Answers): Answers {
  const given: Answers = {};
  for (const { field } of answerFields) {
    const answer = answers[field];
    if (typeof answer === 'string' && plainText(answer) !== '' && piecesOf(answer).length > 0) given[field] = answer;
  }
  return given;
}

function listenerOf({ targetAudience }: SectionRequest, answers: Answers): Listener {
  const aboutThem = answerFields
    .filter(({ field }) => KINDS[field][1] === 'audience')
    .map(({ field }) => answers[field] ?? '');
  return { audience: audienceOf(aboutThem, targetAudience), named: new Set() };
}

/** Bare words that may stand inside a frame's sentence. A name that is no name (a whole sentence) is left out. */
function namesOf(request: SectionRequest, answers: Answers): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const name = bareName(request.projectName || (answers.projectName ?? ''));
  if (name) names.set('projectName', name);
  const plan = bareName(answers.planName ?? '');
  if (plan) names.set('planName', plan);
  const audience = bareName(request.targetAudience);
  if (audience && wordCount(audience) <= 14 && formOf(audience) === 'noun')
    names.set(
      'audience',
      lowered(audience).replace(/^(?:the )?(?=\w)/, (the) => the),
    );
  const echo = voiceEcho(answers, request);
  if (echo) names.set('voiceEcho', echo);
  const person = proofName(answers.planProofStory ?? '');
  if (person) names.set('proofName', person);
  const count = answers.planParts ? partsOf(answers.planParts, answers.planPartDetails ?? '').parts.length : 0;
  if (count > 1) names.set('partCount', numberWord(count));
  return names;
}

/** The first words of the sentence in their head, in quote marks; a longer one trails off. */
function voiceEcho(answers: Answers, request: SectionRequest): string | null {
  const said = say('voiceInTheirHead', answers.voiceInTheirHead ?? '', listenerOf(request, answers), 0);
  const [quote = ''] = said?.sentences ?? [];
  const words =
    /^"([^"]+)"$/
      .exec(quote)?.[1]
      ?.replace(/[.!?,;:].*$/s, '')
      .split(' ') ?? [];
  if (said?.form !== 'quote' || words.length < 3) return null;
  return words.length <= 5 ? `"${words.join(' ')}"` : `"${words.slice(0, 4).join(' ')} …"`;
}

/** The name a proof story opens with: "Daniel, an accountant, …". */
function proofName(story: string): string | null {
  const [, name] =
    /^(?:my (?:client|student|friend) |our client )?(\p{Lu}\p{Ll}{2,}(?: and \p{Lu}\p{Ll}{2,})?)(?=,| (?:was|had|went|came|is|has|teaches|runs|cut|spent|started|wrote|did|lost|could|sat|slept|met|from)\b)/u.exec(
      story.trim(),
    ) ?? [];
  return name &&
    !/^(?:The|This|After|When|Before|One|In|My|She|He|They|It|For|Two|Three|Former|Last|Every|Our|With|Week)\b/.test(
      name,
    )
    ? name
    : null;
}

function bareName(answer: string): string {
  const first = piecesOf(answer)
    .map((piece) => piece.text)
    .join(', ');
  return first
    .replace(/^(?:it'?s |it is |is |the plan is |my (?:plan|method|system|framework) is )?(?:called|named)\s+/i, '')
    .replace(/^["']+|["']+$/g, '')
    .trim();
}

function writeBeats(writing: Writing): Line[][] {
  const paragraphs: Line[][] = [];
  const { answers, request } = writing;
  const own = fieldsOfSection(request.sectionNumber).map(({ field }) => field);
  const costsGiven = (['timeCost', 'moneyCost', 'energyCost', 'identityCost', 'reputationCost'] as const).filter(
    (field) => answers[field],
  ).length;
  for (const beat of beatsOf(request.sectionNumber, answers)) {
    if (
      beat.fields.some((field) => answers[field] === undefined) ||
      beat.needs?.some((field) => answers[field] === undefined)
    )
      continue;
    if ((beat.id === 'costs' && costsGiven === 0) || (beat.id === 'costsEnd' && costsGiven < 2)) continue;
    if (
      beat.fields.length === 0 &&
      !OPENINGS.has(beat.id) &&
      own.filter((field) => answers[field] && isSpoken(field)).length === 0
    )
      continue;
    const lines = beat.id === 'parts' ? partLines(writing) : beatLines(writing, beat);
    if (lines.length === 0) continue;
    const previous = paragraphs.at(-1);
    if (beat.joins && previous) previous.push(...lines);
    else paragraphs.push(lines);
  }
  return paragraphs;
}

const OPENINGS = new Set('welcome open hookOpen flipOpen planOpen selfOpen priceOpen closeOpen tapOpen'.split(' '));

function beatLines(writing: Writing, beat: Beat): Line[] {
  const voice = voiceFor(beat.voice, writing.answers);
  const frames = beat.lines[voice] ?? beat.lines.any ?? [];
  if (frames.length === 0) return [];
  const start = (writing.request.seed + hash(beat.id)) % frames.length;
  for (let turn = 0; turn < frames.length; turn += 1) {
    const index = (start + turn) % frames.length;
    const lines = filled(writing, frames[index] ?? '', beat.id);
    if (!lines) continue;
    writing.frames.push(`${writing.request.sectionNumber}.${beat.id}.${voice}.${index}`);
    return lines;
  }
  return [];
}

const isField = (name: string): name is FieldName => name in KINDS;
const SLOT = /\{(\w+)\}/g;

/** Fills a frame; null when a name it needs is not there or a sentence would not hold together. */
function filled(writing: Writing, frame: string, beatId: string): Line[] | null {
  const lines: Line[] = [];
  for (const sentence of frame.split(/(?<=[.!?}]["”]?)\s+(?=[\p{Lu}"“{])|(?<=:)\s+(?=\{\w+\}(?:\s|$))/u)) {
    const alone = /^\{(\w+)\}$/.exec(sentence)?.[1];
    if (alone && isField(alone) && !writing.names.has(alone)) {
      const field = alone;
      const said = spoken(writing, field, beatId);
      lines.push(...joinedToLead(lines, said, field));
      continue;
    }
    const used = [...sentence.matchAll(SLOT)].map((match) => match[1] ?? '');
    if (used.some((name) => !writing.names.has(name))) return null;
    const text = capitalised(sentence.replace(SLOT, (_, name: string) => writing.names.get(name) ?? '')).replace(
      /([.!?])\.$/,
      '$1',
    );
    lines.push({ text, fields: used.filter(isField) });
  }
  return lines;
}

/** A lead that ends with a colon takes the answer's first sentence in: "The lesson: you never had a plan." */
function joinedToLead(lines: Line[], said: readonly string[], field: FieldName): Line[] {
  const lead = lines.at(-1);
  const [first = '', ...rest] = said;
  const others = rest.map((text): Line => ({ text, fields: [field] }));
  if (!lead?.text.endsWith(':')) return [{ text: first, fields: [field] }, ...others];
  lines.pop();
  if (first.includes(':') || wordCount(first) > 28)
    return [{ text: lead.text.replace(/:$/, '.'), fields: [] }, { text: first, fields: [field] }, ...others];
  return [{ text: `${lead.text} ${first.startsWith('"') ? first : lowered(first)}`, fields: [field] }, ...others];
}

/** The answer's own sentences, checked; the author's own words stand in when nothing better holds. */
function spoken(writing: Writing, field: FieldName, beatId: string): readonly string[] {
  const answer = writing.answers[field] ?? '';
  const start = writing.request.seed + hash(beatId) + hash(field);
  for (let variant = start; variant < start + 3; variant += 1) {
    const said = say(field, answer, writing.listener, variant);
    if (
      said?.sentences.every((sentence) => isSpeakable(sentence, answer)) &&
      coverage(spokenText(answer), [...said.sentences, ...writing.listener.named].join(' ')) >=
        (KINDS[field][0] === 'thought' ? 0.6 : 0.8)
    )
      return said.sentences;
  }
  return piecesOf(answer)
    .map((piece) => asSentence(piece.text, piece.end))
    .filter((sentence) => sentence !== '');
}

/** The parts of the plan one after the other, each with what happens in it. */
function partLines(writing: Writing): Line[] {
  const { answers, request } = writing;
  const { parts, rest } = partsOf(answers.planParts ?? '', answers.planPartDetails ?? '');
  const sequence = partSequences[(request.seed + hash(voiceFor('personality', answers))) % partSequences.length];
  if (!sequence) return [];
  const [first, middle, last] = sequence;
  const lines = parts.flatMap((part, index): Line[] => {
    const template =
      index === 0 ? first : index === parts.length - 1 ? last : (middle[(index - 1) % middle.length] ?? '{part}.');
    const named = partSentence(writing, part.name, template, index, parts.length);
    const detail = part.detail === '' ? [] : detailSentences(writing, part.detail);
    return [{ text: named, fields: ['planParts'] }, ...detail];
  });
  writing.frames.push(`${request.sectionNumber}.parts.${partSequences.indexOf(sequence)}`);
  return rest === '' ? lines : [...lines, ...detailSentences(writing, rest)];
}

/** A name stands in the sequence; an instruction ("Ask for it") is given as one; a whole sentence stands alone. */
function partSentence(writing: Writing, name: string, template: string, index: number, count: number): string {
  const form = formOf(name);
  if (wordCount(name) > 8 || (form === 'clause' && /^(?:I|you|we|they|it|she|he)\b/i.test(name)))
    return asSentence(name, '.');
  const plain = name.split(' ').length > 1 && !/^\S+(?: \S+)* \p{Lu}/u.test(name) ? lowered(name) : name;
  const said = convertedPart(writing, plain);
  if (form === 'bare' && wordCount(name) > 1)
    return asSentence(`${index === 0 ? 'First' : index === count - 1 ? 'And last' : 'Then'}, ${lowered(said)}`, '.');
  return template.replace('{part}', () => said);
}

const convertedPart = ({ listener }: Writing, name: string): string => {
  const person = personIn(name, listener.audience);
  return person && person !== 'I' ? convert(name, person, 'you').text : name;
};

function detailSentences(writing: Writing, detail: string): Line[] {
  const said = say('planPartDetails', detail, writing.listener, writing.request.seed);
  const sentences = said?.sentences.every((sentence) => isSpeakable(sentence, detail))
    ? said.sentences
    : piecesOf(detail).map((piece) => asSentence(piece.text, piece.end));
  return sentences.map((text) => ({
    text,
    fields: [writing.answers.planPartDetails ? 'planPartDetails' : 'planParts'],
  }));
}

/** A section without answers of its own stays short and honest; it names the plan where one is known. */
function withoutAnswers(writing: Writing, paragraphs: Line[][]): Line[][] {
  const { sectionNumber, seed } = writing.request;
  const { known, plain } = emptySections[sectionNumber];
  const turn = seed + hash(voiceFor('personality', writing.answers));
  const options = [known, plain].map((frames) => filled(writing, frames[turn % frames.length] ?? '', 'empty'));
  const lines = options.find((option) => option !== null) ?? [];
  const unanswered = answerFields.every(({ field }) => writing.answers[field] === undefined || !isSpoken(field));
  const invitation = unanswered ? [[{ text: invitations[sectionNumber], fields: [] }]] : [];
  return [...paragraphs, lines, ...invitation];
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
  return [[{ text: missingNotes[request.sectionNumber].replace('{list}', () => list), fields: [] }]];
}

function hash(text: string): number {
  let value = 0;
  for (const char of text) value = (value * 31 + (char.codePointAt(0) ?? 0)) % 9973;
  return value;
}
