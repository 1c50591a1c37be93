import { useEffect, useState } from 'react';
import { sectionNumbers } from '#framework/framework.ts';

export const sectionElementId = (sectionNumber: number) => `section-${sectionNumber}`;
export const headElementId = 'editor-head';

type Place = { sectionNumber: number; isHeadingStuck: boolean };

/** Which section stands under the head of the page now, and whether text runs beneath its heading. */
export function useCurrentSection(): Place {
  const [place, setPlace] = useState<Place>({ sectionNumber: 1, isHeadingStuck: false });

  useEffect(() => {
    let frame = 0;
    function look() {
      frame = 0;
      const next = currentPlace();
      setPlace((present) =>
        present.sectionNumber === next.sectionNumber && present.isHeadingStuck === next.isHeadingStuck ? present : next,
      );
    }
    function lookSoon() {
      frame ||= requestAnimationFrame(look);
    }
    look();
    window.addEventListener('scroll', lookSoon, { passive: true });
    window.addEventListener('resize', lookSoon);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('scroll', lookSoon);
      window.removeEventListener('resize', lookSoon);
    };
  }, []);

  return place;
}

/** How far below the head, in pixels, a section may begin and still be the one that is read. */
const reach = 96;

function currentPlace(): Place {
  const headBottom = document.getElementById(headElementId)?.getBoundingClientRect().bottom ?? 0;
  let place: Place = { sectionNumber: 1, isHeadingStuck: false };
  for (const sectionNumber of sectionNumbers) {
    const top = document.getElementById(sectionElementId(sectionNumber))?.getBoundingClientRect().top;
    if (top === undefined || top > headBottom + reach) break;
    place = { sectionNumber, isHeadingStuck: top < headBottom - 1 };
  }
  return place;
}

/** Brings a section under the head of the page. */
export function scrollToSection(sectionNumber: number): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  document
    .getElementById(sectionElementId(sectionNumber))
    ?.scrollIntoView({ behavior: isStill ? 'instant' : 'smooth', block: 'start' });
}
