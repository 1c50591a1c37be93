import { Button } from '#platform/web/button.tsx';
import { EmptyState } from '#platform/web/empty-state.tsx';
import type { ProjectFilter } from '#projects/find-projects.ts';
import { dashboardMessages } from './messages.ts';

/** No script matches: either the search finds none, or the folder holds none. */
export function NothingFound({ filter, onClear }: { filter: ProjectFilter; onClear: () => void }) {
  const search = filter.search.trim();
  const { title, action } = search ? dashboardMessages.noMatch : dashboardMessages.emptyFolder;
  return (
    <EmptyState
      title={title}
      description={search ? dashboardMessages.noMatch.text(search) : dashboardMessages.emptyFolder.text}
      action={<Button onClick={onClear}>{action}</Button>}
    />
  );
}
