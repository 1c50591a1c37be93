import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { threadEndId } from './behind-sentence.tsx';
import { highlightedRange } from './caret-sentence.ts';
import { litElement } from './lit-sentence.ts';
import { headElementId } from './use-current-section.ts';

type Place = { x: number; y: number };
type Course = { from: Place; edge: number; to: Place };

const corner = 14;

/** The amber thread from the lit sentence's first line to the panel's heading. It is drawn anew for each `litKey`. */
export function Thread({ litKey }: { litKey: string }) {
  const course = useCourse(litKey);
  if (!course) return null;
  return createPortal(
    <svg aria-hidden="true" className="thread pointer-events-none fixed inset-0 z-25 size-full" fill="none">
      <path key={litKey} d={pathOf(course)} pathLength={1} stroke="var(--amber)" strokeWidth="1.5" />
      <circle cx={course.to.x} cy={course.to.y} r="3.5" fill="var(--amber)" />
    </svg>,
    document.body,
  );
}

/** Right to the edge of the sheet, up along it, and right again to the dot; the corners shrink where there is no room. */
function pathOf({ from, edge, to }: Course): string {
  const rise = from.y - to.y;
  const turn = Math.min(corner, Math.abs(rise) / 2, Math.max(0, edge - from.x), Math.max(0, to.x - edge));
  const up = rise > 0 ? -1 : 1;
  return [
    `M ${from.x} ${from.y}`,
    `H ${edge - turn}`,
    `Q ${edge} ${from.y} ${edge} ${from.y + up * turn}`,
    `V ${to.y - up * turn}`,
    `Q ${edge} ${to.y} ${edge + turn} ${to.y}`,
    `H ${to.x}`,
  ].join(' ');
}

function useCourse(litKey: string): Course | undefined {
  const [course, setCourse] = useState<Course>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: another sentence lies elsewhere
  useEffect(() => {
    let frame = 0;
    function measure() {
      frame = 0;
      setCourse(measureCourse());
    }
    function measureSoon() {
      frame ||= requestAnimationFrame(measure);
    }
    measure();
    const resizing = new ResizeObserver(measureSoon);
    resizing.observe(document.body);
    document.addEventListener('scroll', measureSoon, { passive: true, capture: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      resizing.disconnect();
      document.removeEventListener('scroll', measureSoon, { capture: true });
      window.removeEventListener('resize', measureSoon);
    };
  }, [litKey]);

  return course;
}

function measureCourse(): Course | undefined {
  const { line, section } = litLine();
  const end = document.getElementById(threadEndId)?.getBoundingClientRect();
  const panel = document.getElementById(threadEndId)?.closest('aside');
  const heading = section?.querySelector('header');
  if (!line || !end || !panel || !heading) return undefined;
  if (getComputedStyle(panel).position !== 'sticky') return undefined;
  const sheetTop = heading.getBoundingClientRect().bottom;
  const headBottom = document.getElementById(headElementId)?.getBoundingClientRect().bottom ?? 0;
  const isInView = line.bottom > sheetTop && line.bottom < window.innerHeight && end.top > headBottom;
  if (!isInView) return undefined;
  return {
    from: { x: line.right, y: line.bottom + 1 },
    edge: panel.getBoundingClientRect().left,
    to: { x: end.left, y: end.top },
  };
}

/** The first line of the sentence in focus, whether it is read or edited. */
function litLine(): { line: DOMRect | undefined; section: Element | null | undefined } {
  const range = highlightedRange();
  const sentence = litElement();
  const place = sentence ?? range?.startContainer.parentElement;
  return { line: (sentence ?? range)?.getClientRects()[0], section: place?.closest('article') };
}
