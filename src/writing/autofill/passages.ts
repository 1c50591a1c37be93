import type { WizardFieldName } from '#framework/framework.ts';
import { matchPrompt, type PromptMatch, speaksLikeLabel } from './match-prompt.ts';
import type { Judges } from './models.ts';
import { type LabelledLine, labelledBy, type Mark, markOf } from './note-shape.ts';
import { isOnlyCounted } from './plan-steps.ts';
import { countWords, sentencesOf } from './sentences.ts';
import type { Block, Source } from './source.ts';
import { type Turn, turnsOf } from './turns.ts';

/** A stretch of the source's text; `item` is a line of a list, `deep` one that stands further in than the others. */
export type Piece = { text: string; start: number; end: number; item: boolean; deep: boolean; heading: boolean };

/** What was written under one label, heading or question. */
export type Passage = {
  asked: 'label' | 'heading' | 'question' | 'nothing';
  prompt: string;
  match: PromptMatch | null;
  pieces: Piece[];
  /** The label stands in a list itself, with its answer behind it: the next line of the list is another matter. */
  inList: boolean;
  /** A heading of notes: all below it is said of it, up to the next one. */
  wide: boolean;
  /** The label itself stands further in than others. */
  deep: boolean;
  /** In notes, the fields it may answer once all notes were read together, the likeliest first. */
  fields?: NoteFields;
};

/** The fields a note may answer, each with how likely it is; the one it was given, where it was given one, stands first. */
export type NoteFields = readonly { field: WizardFieldName; share: number; isGiven: boolean }[];

const LABEL = /^(.{2,60}?)(\s*[:：]|\s+[–—=-]|\s*->|\s*→)(?:\s+(.+))?$/su;
/** "Belief → method: …": whatever else stands in it, a label ends at its colon. */
const COLON = /^([^:：.!?]{2,40}(?:→|->|\/)[^:：.!?]{2,40})(\s*[:：])\s+(.+)$/su;
const shareOfLabel = 0.6;
const shareOfNotes = 0.4;
const shareOfQuestion = 0.3;
const fewestLabels = 5;
const shareOfHeading = 0.4;

/** A text as a whole: who speaks in it, and how its lines are labelled. */
type Reading = {
  judges: Judges;
  turns: readonly Turn[];
  isInterview: boolean;
  mark: Mark | null;
  /** So many lines are labelled that a label nobody has heard of is one, too. */
  isLabelled: boolean;
  isNotes: boolean;
  /** Questions stand in lines of their own, as in an interview without names. */
  asksAlone: boolean;
};

/** Cuts a source where a label, a heading or a question asks for something. In notes nearly all of it stands below a label. */
export function passagesOf(source: Source, judges: Judges): { passages: Passage[]; isNotes: boolean } {
  const reading = readingOf(source, judges);
  const passages = [passageOf('nothing', '', null)];
  let above = '';
  for (const [index, turn] of reading.turns.entries()) {
    const opened = openedBy(reading, index, above, passages.at(-1));
    if (opened) passages.push(opened);
    else if (!turn.asks) passages.at(-1)?.pieces.push(pieceOf(turn));
    if (opened && (opened.wide || turn.block.kind === 'heading' || opened.asked === 'heading')) above = opened.prompt;
  }
  return { passages: withPartsJoined(passages), isNotes: reading.isNotes };
}

/** "Part 1: Clap – you clap once", "Part 2: Hang – …": labels that only count are the parts of one plan, a line to each. */
function withPartsJoined(passages: readonly Passage[]): Passage[] {
  const isPart = (passage: Passage | undefined): boolean =>
    passage?.asked === 'label' && passage.pieces.length === 1 && isOnlyCounted(passage.prompt);
  const match: PromptMatch = { exact: true, shares: new Map([['planParts', 1]]), best: 'planParts', share: 1 };
  return passages.flatMap((passage, at) => {
    if (!isPart(passage) || (!isPart(passages[at - 1]) && !isPart(passages[at + 1]))) return [passage];
    if (isPart(passages[at - 1])) return [];
    const end = passages.findIndex((one, later) => later > at && !isPart(one));
    const parts = passages.slice(at, end < 0 ? undefined : end);
    return [
      { ...passage, match, pieces: parts.flatMap(({ pieces }) => pieces.map((one) => ({ ...one, item: true }))) },
    ];
  });
}

function readingOf(source: Source, judges: Judges): Reading {
  const turns = turnsOf(source.blocks, (text) => matchPrompt(judges, text)?.exact ?? false);
  const isInterview = turns.some(({ asks }) => asks);
  const mark = isInterview ? null : markOf(turns);
  const isLabelled =
    !isInterview && (mark !== null || turns.filter(({ text }) => exactLabel(judges, text)).length >= fewestLabels);
  return {
    judges,
    turns,
    isInterview,
    mark,
    isLabelled,
    isNotes: isLabelled || (!isInterview && isSectioned(judges, turns)),
    asksAlone: !isInterview && mark === null && turns.filter(({ text }) => isQuestionAlone(text)).length >= 3,
  };
}

const passageOf = (
  asked: Passage['asked'],
  prompt: string,
  match: PromptMatch | null,
  more: Partial<Passage> = {},
): Passage => ({ asked, prompt, match, pieces: [], inList: false, wide: false, deep: false, ...more });

const pieceOf = ({ text, start, block }: Turn): Piece => ({
  text,
  start,
  end: block.end,
  item: block.kind === 'item',
  deep: block.level >= 2,
  heading: false,
});

/** The passage that begins with a turn, with what stands behind its label in the same line; null where it goes on with the last one. */
function openedBy(reading: Reading, index: number, above: string, last: Passage | undefined): Passage | null {
  const { judges, turns, asksAlone, isNotes } = reading;
  const turn = turns[index];
  if (!turn) return null;
  const { text, block } = turn;
  if (turn.asks || (asksAlone && block.kind !== 'heading' && isQuestionAlone(text))) {
    const match = matchQuestion(judges, text);
    if (match) return passageOf('question', text, match);
    if (turn.asks) return text.includes('?') ? passageOf('nothing', text, null) : null;
  }
  const label = labelAt(reading, index, above);
  if (label && !(reading.isLabelled && isUnder(last, block, label))) {
    const start = block.end - label.content.length;
    const pieces = label.content === '' ? [] : [{ ...pieceOf(turn), text: label.content, start }];
    const inList = block.kind === 'item' && label.content !== '';
    return passageOf('label', label.prompt, label.match, { pieces, inList, deep: block.level >= 2 });
  }
  const heading = headingOf(judges, block, text);
  if (heading && isNotes && (heading.match?.exact || (heading.match?.share ?? 0) >= shareOfNotes))
    return passageOf('label', text, heading.match, { wide: true });
  if (heading) return passageOf('heading', text, heading.match, { pieces: [{ ...pieceOf(turn), heading: true }] });
  return endsLabel(last, block) ? passageOf('nothing', '', null, { pieces: [pieceOf(turn)] }) : null;
}

function labelAt({ judges, turns, mark, isLabelled }: Reading, index: number, above: string): Label | null {
  const turn = turns[index];
  if (!turn) return null;
  const marked = mark && turn.block.kind !== 'heading' ? labelledBy(mark, turns, index) : null;
  // In notes of one shape each line that has it is labelled, whatever the label says.
  if (marked) return { ...marked, match: matchPrompt(judges, marked.prompt, above) };
  return (
    labelOf(judges, turn.text, above, isLabelled) ??
    (opensList(turn.block, turns[index + 1]?.block) ? labelAlone(judges, turn.text) : null)
  );
}

const isQuestionAlone = (text: string): boolean =>
  /\?$/.test(text) && countWords(text) <= 26 && sentencesOf(text).length <= 2;

/** The field that a turn of an interviewer asks for; what is said around the question does not count. */
function matchQuestion(judges: Judges, text: string): PromptMatch | null {
  const sentences = sentencesOf(text).map(({ start, end }) => text.slice(start, end));
  const questions = sentences.filter((sentence) => sentence.includes('?'));
  const matches = (questions.length > 0 ? questions : sentences).flatMap(
    (sentence) => matchPrompt(judges, sentence) ?? [],
  );
  const least = questions.length > 0 ? shareOfQuestion : shareOfLabel;
  const strong = matches.filter((match) => match.exact || match.share >= least);
  if (strong.length < 2) return strong[0] ?? null;
  const shares = new Map<WizardFieldName, number>();
  for (const match of strong)
    for (const [name, share] of match.shares) shares.set(name, (shares.get(name) ?? 0) + share / strong.length);
  const [best, share] = [...shares].reduce((a, b) => (b[1] > a[1] ? b : a));
  return { exact: strong.every(({ exact }) => exact), shares, best, share };
}

type Label = LabelledLine & { match: PromptMatch | null };

const exactLabel = (judges: Judges, text: string): boolean => {
  const [, prompt = '', , content] = LABEL.exec(text) ?? [];
  return content !== undefined && countWords(prompt) <= 5 && matchPrompt(judges, prompt)?.exact === true;
};

/** Notes under many headings, a few lines to each. */
const isSectioned = (judges: Judges, turns: readonly Turn[]): boolean => {
  const headings = turns.filter(({ block, text }) => headingOf(judges, block, text)).length;
  const words = turns.reduce((sum, { text }) => sum + countWords(text), 0);
  return headings >= fewestHeadings && words / headings <= mostWordsOfSection;
};
const fewestHeadings = 8;
const mostWordsOfSection = 42;

/** "Pieces", a line of a list with a list of its own below it. */
const opensList = (block: Block, next: Block | undefined): boolean =>
  block.kind === 'item' && block.level === 1 && next?.kind === 'item' && next.level === 2;

function labelAlone(judges: Judges, text: string): Label | null {
  const match = countWords(text) <= 5 ? matchPrompt(judges, text) : null;
  return match && (match.exact || match.share >= shareOfLabel) ? { prompt: text, match, content: '' } : null;
}

/** "In each of them:" and, below it, "- Film: ten steps on hard ground": what stands deeper, or is a step of the plan, opens nothing of its own. */
function isUnder(passage: Passage | undefined, block: Block, label: Label): boolean {
  if (passage?.asked !== 'label') return false;
  const asksSteps = OF_STEPS.has(passage.match?.best ?? 'projectName') && (passage.match?.share ?? 0) >= shareOfNotes;
  const isDeeper = block.level >= 2 && !passage.deep && passage.pieces.every(({ deep }) => deep);
  if (label.match?.exact) return asksSteps && isDeeper;
  return isDeeper || (asksSteps && block.kind === 'item' && !passage.inList);
}
const OF_STEPS: ReadonlySet<string> = new Set(['planParts', 'planPartDetails']);

/** What a line says behind its label; in notes, where most lines have one, also behind a label nobody has heard of. */
function labelOf(judges: Judges, text: string, above: string, isLabelled: boolean): Label | null {
  const [, prompt, mark, content] = COLON.exec(text) ?? LABEL.exec(text) ?? [];
  if (!prompt || !mark || countWords(prompt) > 8 || /[.!?]\s/.test(prompt)) return null;
  const match = matchPrompt(judges, prompt, above);
  const isColon = /[:：]/.test(mark);
  const isUnheard = isLabelled && isColon && content !== undefined && countWords(prompt) <= 6;
  if (isUnheard && !(match && (match.exact || match.share >= shareOfNotes)))
    return { prompt, match: null, content: content.trim() };
  if (!match) return null;
  if (isUnheard) return { prompt, match, content: content.trim() };
  if (!match.exact && !(isColon && match.share >= shareOfLabel && speaksLikeLabel(prompt))) return null;
  if (!isColon && countWords(prompt) > 3) return null;
  return { prompt, match, content: content?.trim() ?? '' };
}

/** A marked heading always opens a passage; an unmarked short line only where it says what it asks for. */
function headingOf(judges: Judges, block: Block, text: string): { match: PromptMatch | null } | null {
  const match = matchPrompt(judges, text);
  const strong = match && (match.exact || (match.share >= shareOfHeading && speaksLikeLabel(text))) ? match : null;
  if (block.kind === 'heading') return { match: strong };
  if (block.kind !== 'text' || countWords(text) > 7 || /[.,;!]$/.test(text)) return null;
  const capitals = text.length > 3 && text === text.toUpperCase() && /\p{Lu}/u.test(text);
  return strong?.exact || (capitals && block.gap) ? { match: strong } : null;
}

/** What follows a label on its own line belongs to it until a blank line; a list below it belongs to it in any case. */
function endsLabel(passage: Passage | undefined, block: Block): boolean {
  if (passage?.asked !== 'label' || passage.pieces.length === 0 || passage.wide) return false;
  if (passage.inList) return block.level < 2;
  if (block.level >= 2 && !passage.deep && !block.gap && passage.pieces.every(({ deep }) => deep)) return false;
  if (block.kind === 'item' && !block.gap) return false;
  return block.gap || !passage.pieces.every(({ item }) => item) || block.kind !== 'item';
}
