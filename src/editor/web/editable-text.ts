import { clockText } from '#projects/clock.ts';
import { countWords, wordsPerMinute } from '#projects/speaking-time.ts';
import { paragraphsOf } from '../manuscript.ts';

/** Puts a text into an editable element, one paragraph element for each of its paragraphs. */
export function fillEditable(element: HTMLElement, text: string): void {
  const paragraphs = paragraphsOf(text).map((content) => {
    const paragraph = document.createElement('p');
    paragraph.textContent = content;
    return paragraph;
  });
  if (paragraphs.length === 0) {
    const empty = document.createElement('p');
    empty.append(document.createElement('br'));
    paragraphs.push(empty);
  }
  element.replaceChildren(...paragraphs);
}

const isBlock = (node: Node): node is HTMLElement =>
  node instanceof HTMLElement && (node.tagName === 'P' || node.tagName === 'DIV');

/** The text of an editable element: a blank line between its blocks, whatever the browser made of them. */
export function textOfEditable(element: HTMLElement): string {
  const paragraphs: string[] = [];
  let loose = '';
  for (const node of element.childNodes) {
    if (!isBlock(node)) {
      loose += inlineText(node);
      continue;
    }
    paragraphs.push(loose, [...node.childNodes].map(inlineText).join(''));
    loose = '';
  }
  paragraphs.push(loose);
  return paragraphs.flatMap(paragraphsOf).join('\n\n');
}

function inlineText(node: Node): string {
  if (node instanceof Text) return node.data.replaceAll('\u00a0', ' ');
  if (node instanceof HTMLBRElement) return '\n';
  const inner = [...node.childNodes].map(inlineText).join('');
  return isBlock(node) ? `\n${inner}\n` : inner;
}

/** Pasted text with one line for each paragraph: blank lines part it, or every line break where there are none. */
export function plainParagraphs(pasted: string): string {
  const text = pasted.replaceAll(/\r\n?/g, '\n');
  const paragraphs = paragraphsOf(text);
  if (paragraphs.length < 2) return text;
  return paragraphs.map((paragraph) => paragraph.replaceAll(/\s*\n\s*/g, ' ')).join('\n');
}

/** Writes each paragraph's place in the talk beside it. */
export function timeEditable(element: HTMLElement, startsAt: number): void {
  let words = 0;
  for (const paragraph of element.querySelectorAll('p')) {
    paragraph.dataset.time = clockText(startsAt + (words / wordsPerMinute) * 60);
    words += countWords(paragraph.textContent ?? '');
  }
}

/** Puts the caret at the letter nearest to a point on the screen, else at the end. */
export function placeCaret(element: HTMLElement, point: { x: number; y: number } | undefined): void {
  element.focus({ preventScroll: true });
  const selection = document.getSelection();
  const at = point && document.caretPositionFromPoint?.(point.x, point.y);
  if (at && element.contains(at.offsetNode)) {
    selection?.collapse(at.offsetNode, at.offset);
    return;
  }
  selection?.selectAllChildren(element);
  selection?.collapseToEnd();
}
