import type { KeyboardEvent, MouseEvent } from 'react';
import { clockText } from '#projects/clock.ts';
import type { ManuscriptParagraph, ManuscriptSentence } from '../manuscript.ts';
import { behindId } from './behind-sentence.tsx';

/** A point on the screen, in pixels, at which the caret is to stand. */
export type Point = { x: number; y: number };

type ReadingTextProps = {
  paragraphs: readonly ManuscriptParagraph[];
  /** The place of the lit sentence, if it stands in this section. */
  lit: number | undefined;
  onLight: (place: number) => void;
  onEdit: (at: Point) => void;
};

/** The text of a section as it is read. A click lights a sentence, a second one starts editing where it fell. */
export function ReadingText({ paragraphs, lit, onLight, onEdit }: ReadingTextProps) {
  return (
    <div className="manuscript">
      {paragraphs.map(({ startsAt, sentences }) => (
        <p key={sentences[0]?.place} data-time={clockText(startsAt)}>
          {sentences.map((sentence, index) => (
            <Sentence
              key={sentence.place}
              sentence={sentence}
              isLast={index === sentences.length - 1}
              isLit={sentence.place === lit}
              isReached={sentence.place === (lit ?? 0)}
              onLight={onLight}
              onEdit={onEdit}
            />
          ))}
        </p>
      ))}
    </div>
  );
}

type SentenceProps = Pick<ReadingTextProps, 'onLight' | 'onEdit'> & {
  sentence: ManuscriptSentence;
  isLast: boolean;
  isLit: boolean;
  /** The one sentence of the section that the Tab key reaches. */
  isReached: boolean;
};

function Sentence({ sentence, isLast, isLit, isReached, onLight, onEdit }: SentenceProps) {
  function click(event: MouseEvent) {
    if (!document.getSelection()?.isCollapsed) return;
    if (isLit) onEdit({ x: event.clientX, y: event.clientY });
    else onLight(sentence.place);
  }
  function press(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    if (isLit) onEdit(beginningOf(event.currentTarget));
    else onLight(sentence.place);
  }
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a button element does not break over lines as a sentence does */}
      <span
        role="button"
        className="sentence"
        tabIndex={isReached ? 0 : -1}
        aria-pressed={isLit}
        aria-describedby={isLit ? behindId : undefined}
        data-place={sentence.place}
        data-lit={isLit || undefined}
        onClick={click}
        onKeyDown={press}
      >
        {sentence.text}
      </span>
      {!isLast && ' '}
    </>
  );
}

/** A point just inside the first line of an element. */
export function beginningOf(element: Element): Point {
  const line = element.getClientRects()[0];
  return line ? { x: line.left + 1, y: line.top + line.height / 2 } : { x: 0, y: 0 };
}
