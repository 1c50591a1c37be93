import { countWords } from './sentences.ts';
import type { Turn } from './turns.ts';

/** How somebody parts the labels of their notes from what stands behind them: "Pain: …", "Pain – …", "Pain? …", "Pain | …", "2.1 Pain. …", or a line of its own. */
export type Mark = keyof typeof SHAPES;

const SHAPES = {
  colon: /^([^:：]{2,80}?)\s*[:：][-–—]?(?:\s+(.+))?$/su,
  dash: /^(.{2,80}?)(?:\s+(?:-{1,2}|[–—=]|->|→)|\s*(?:->|→|\.{3,}|…))(?:\s+(.+))?$/su,
  question: /^([^?]{3,90}\?)(?:\s+(.+))?$/su,
  bar: /^([^|]{2,80}?)\s*\|\s*([^|]+)$/su,
  stop: /^([^.?!]{2,60})\.\s+(.+)$/su,
  line: /^([^.;:!]{1,80}[^.,;:!])()$/su,
} as const;
const NUMBER = /^\(?(?:\d{1,3}(?:\.\d{1,3})?\.?|\p{Lu}[.)]|\d{1,3}\))\s+/u;
const withoutNumber = (text: string): string => text.replace(NUMBER, '');
const marks = Object.keys(SHAPES) as Mark[];
const mostWordsOfLabel = 12;
/** A line of its own, and a short sentence before others, are labels only where they are shorter. */
const mostWordsOfLine = 9;
const fewestLabels = 10;
/** Longer ones are the answers of an interview. */
const mostWordsOfNote = 45;
const shareOfLines = 0.4;
/** Anybody may open a paragraph with a short sentence now and then. */
const shareOfStops = 0.65;

/** Whether a row begins as a label does: where many do, each stands for itself and none goes on in the next. */
export const beginsWithLabel = (row: string): boolean =>
  BEGINS_WITH_LABEL.test(withoutNumber(row)) || (NUMBER.test(row) && /^[^.:?!]{2,50}\.\s/.test(withoutNumber(row)));
const BEGINS_WITH_LABEL = /^[^.:?!]{2,50}(?:[:?]|\s[-–—=]{1,2}|\s*(?:\||\.{3,}|…))\s/;

export type LabelledLine = { prompt: string; content: string };

/** The label of a line and what it says behind it, or null where it is not labelled in that way. */
export function labelledBy(mark: Mark, turns: readonly Turn[], index: number): LabelledLine | null {
  const { text = '', block } = turns[index] ?? {};
  if (mark === 'stop' && !NUMBER.test(text) && !block?.gap) return null;
  if (mark === 'line' && !(block?.gap && turns[index + 1]?.block.gap === false)) return null;
  const [, prompt, content = ''] = SHAPES[mark].exec(withoutNumber(text)) ?? [];
  const most = mark === 'line' || mark === 'stop' ? mostWordsOfLine : mostWordsOfLabel;
  if (!prompt || countWords(prompt) > most || /[.!?]["”’]?\s/.test(prompt)) return null;
  return { prompt: prompt.trim(), content: content.trim() };
}

/** The mark that labels most lines of a text, where it labels so many that they are notes: whatever the labels say, they part them. */
export function markOf(turns: readonly Turn[]): Mark | null {
  const counted = marks.map((mark) => {
    const labels = turns.map(({ block }, index) => (block.kind === 'heading' ? null : labelledBy(mark, turns, index)));
    // What goes on under a label that stands alone.
    const below = labels.filter((label, index) => label === null && labels[index - 1]?.content === '').length;
    const isLabel = (label: LabelledLine | null) => label !== null && !(mark === 'dash' && isSentence(label));
    return { mark, labels: labels.filter(isLabel).length, below };
  });
  const best = counted.reduce((a, b) => (b.labels > a.labels ? b : a));
  const least = best.mark === 'stop' ? shareOfStops : shareOfLines;
  const words = turns.reduce((sum, { text }) => sum + countWords(text), 0);
  return best.labels >= fewestLabels &&
    best.labels >= least * (turns.length - best.below) &&
    words <= mostWordsOfNote * best.labels
    ? best.mark
    : null;
}

/** "You wake at three — and the dough calls.": a sentence goes on behind its dash or dots. */
const isSentence = ({ prompt, content }: LabelledLine): boolean =>
  /^\p{Lu}\p{Ll}/u.test(prompt) && /^\p{Ll}.*[.!?]$/su.test(content);
