import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import type { Project } from '#projects/contract.ts';
import type { Writing } from '#writing/web/use-writing.ts';
import { sectionElementId } from './use-current-section.ts';

const autoGenerate = 'autoGenerate';

/**
 * What happens once when the editor opens: the section of the address comes into view, a run under way is followed, and
 * with `autoGenerate=true` empty sections are written. The parameter then leaves the address, so that a reload writes nothing.
 */
export function useArrival(project: Project, writing: Writing): void {
  const [search, setSearch] = useSearchParams();
  const { hash } = useLocation();
  const [isAsked] = useState(search.get(autoGenerate) === 'true');

  const arrive = useEffectEvent(async () => {
    if (hash.startsWith(`#${sectionElementId(0).slice(0, -1)}`)) {
      document.getElementById(hash.slice(1))?.scrollIntoView({ behavior: 'instant', block: 'start' });
    }
    if (search.has(autoGenerate)) {
      const rest = new URLSearchParams(search);
      rest.delete(autoGenerate);
      setSearch(rest, { replace: true, preventScrollReset: true });
    }
    const isUnderWay = await writing.joinRunUnderWay();
    const isIncomplete = project.sections.some(({ content }) => content.trim() === '');
    if (isAsked && isIncomplete && !isUnderWay) writing.generateScript({ onlyEmpty: true });
  });

  useEffect(() => {
    void arrive();
  }, []);
}
