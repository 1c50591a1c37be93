import { sentencesOf } from '../manuscript.ts';
import type { SentenceInFocus } from './lit-sentence.ts';

const caretHighlight = 'caret-sentence';

type Found = { sentence: SentenceInFocus; range: Range };

/** The sentence in which the caret stands; one that the writer wrote and nobody changed keeps the answers behind it. */
export function readCaretSentence(field: HTMLElement, written: readonly SentenceInFocus[]): Found | undefined {
  const { anchorNode, anchorOffset } = document.getSelection() ?? {};
  if (!anchorNode || anchorOffset === undefined || !field.contains(anchorNode)) return undefined;
  const paragraph = [...field.children].find((child) => child.contains(anchorNode));
  if (!paragraph) return undefined;

  const before = document.createRange();
  before.setStart(paragraph, 0);
  before.setEnd(anchorNode, anchorOffset);
  const caret = before.toString().length;
  const text = paragraph.textContent ?? '';
  const cut = cutSentences(text);
  const known = written.flatMap(({ text: whole, fields }) => {
    const start = text.indexOf(whole);
    const stands = cut.some((one) => one.start === start) && cut.some((one) => one.end === start + whole.length);
    return stands ? [{ text: whole, fields, start, end: start + whole.length }] : [];
  });
  const found = [...known, ...cut].find(({ start, end }) => start <= caret && caret <= end);
  const range = found && rangeOf(paragraph, found.start, found.end);
  return range && { sentence: { text: found.text, fields: found.fields }, range };
}

type Placed = SentenceInFocus & { start: number; end: number };

/** The sentences of a paragraph with their places in it, and no answers behind them. */
function cutSentences(text: string): Placed[] {
  let from = 0;
  return sentencesOf(text).map((sentence) => {
    const start = text.indexOf(sentence, from);
    from = start + sentence.length;
    return { text: sentence, fields: [], start, end: from };
  });
}

function rangeOf(element: Element, start: number, end: number): Range | undefined {
  const range = document.createRange();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let done = 0;
  let isOpen = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!isOpen && start <= done + length) {
      range.setStart(node, start - done);
      isOpen = true;
    }
    if (isOpen && end <= done + length) {
      range.setEnd(node, end - done);
      return range;
    }
    done += length;
  }
  return undefined;
}

/** Marks the sentence in the editable text without touching the text; browsers that cannot do without the mark. */
export function highlight(range: Range | undefined): void {
  if (!('highlights' in CSS)) return;
  if (range) CSS.highlights.set(caretHighlight, new Highlight(range));
  else CSS.highlights.delete(caretHighlight);
}

export function highlightedRange(): Range | undefined {
  if (!('highlights' in CSS)) return undefined;
  const [range] = CSS.highlights.get(caretHighlight) ?? [];
  return range instanceof Range ? range : undefined;
}
