import { useLayoutEffect, useRef } from 'react';
import { clockText } from '#projects/clock.ts';
import { layManuscript } from '../manuscript.ts';

/** How strongly the last words stand, newest last: each fades in over the three that follow it. */
const strengths = [0.8, 0.55, 0.3];

type WritingTextProps = {
  text: string;
  startsAt: number;
  /** False while the person edits elsewhere: then the view never moves. */
  mayFollow: boolean;
};

/** The text of a section while the writer writes it, with the caret after its last word. */
export function WritingText({ text, startsAt, mayFollow }: WritingTextProps) {
  const caret = useRef<HTMLSpanElement>(null);
  useFollowing({ caret, text, mayFollow });
  const paragraphs = layManuscript({ content: text, sentences: [], startsAt });
  const last = paragraphs.at(-1);
  const words =
    last?.sentences
      .map((sentence) => sentence.text)
      .join(' ')
      .split(' ') ?? [];
  const settled = words.slice(0, -strengths.length);
  const coming = words.slice(settled.length);
  return (
    <div className="manuscript" aria-hidden="true">
      {paragraphs.slice(0, -1).map((paragraph) => (
        <p key={paragraph.sentences[0]?.place} data-time={clockText(paragraph.startsAt)}>
          {paragraph.sentences.map((sentence) => sentence.text).join(' ')}
        </p>
      ))}
      <p data-time={clockText(last?.startsAt ?? startsAt)}>
        {settled.join(' ')}
        {coming.map((word, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: a word is its place in the paragraph
            key={settled.length + index}
            className="coming-word"
            style={{ opacity: strengths[strengths.length - coming.length + index] }}
          >
            {settled.length + index > 0 && ' '}
            {word}
          </span>
        ))}
        <span ref={caret} className="writer-caret" />
      </p>
    </div>
  );
}

/** How far below the window, in pixels, the caret may slip and still count as watched: a heading and two lines. */
const slip = 260;
/** Where the caret then stands above the window's lower edge. */
const rest = 180;

function useFollowing({
  caret,
  text,
  mayFollow,
}: {
  caret: React.RefObject<HTMLElement | null>;
  text: string;
  mayFollow: boolean;
}) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new word may have moved the caret
  useLayoutEffect(() => {
    const bottom = caret.current?.getBoundingClientRect().bottom;
    if (!mayFollow || bottom === undefined) return;
    const below = bottom - (window.innerHeight - rest);
    if (below > 0 && below < slip + rest) window.scrollBy({ top: below, behavior: 'instant' });
  }, [caret, mayFollow, text]);
}
