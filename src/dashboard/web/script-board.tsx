import { useState } from 'react';
import type { Project } from '#projects/contract.ts';
import {
  findProjects,
  matchesFilter,
  type ProjectFilter,
  putInWorkFirst,
  sortByName,
} from '#projects/find-projects.ts';
import type { ProjectSummary } from '#projects/project-summary.ts';
import { CompactCard } from '#projects/web/project-card.tsx';
import { ProjectDialogs } from '#projects/web/project-dialogs.tsx';
import type { ProjectAction } from '#projects/web/project-menu.tsx';
import { useFolders } from '#projects/web/use-folders.ts';
import { FolderFilter } from './folder-filter.tsx';
import { FrameworkShowcase } from './framework-showcase.tsx';
import { LatestScripts } from './latest-scripts.tsx';
import { dashboardMessages } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { SearchField } from './search-field.tsx';
import { SectionHeading } from './section-heading.tsx';
import { useCardSlides } from './use-card-slides.tsx';

const everything: ProjectFilter = { search: '', folderId: null };
const messages = dashboardMessages.yourScripts;

/** All scripts twice: the latest first, as playbills, and under the framework by name; both narrowed by search and folder. */
export function ScriptBoard({ projects }: { projects: readonly ProjectSummary[] }) {
  const [wanted, setFilter] = useState(everything);
  const [entering, setEntering] = useState(true);
  const [chosen, setChosen] = useState<{ action: ProjectAction; project: ProjectSummary }>();
  const folders = useFolders().data;
  // A folder that was deleted, here or elsewhere, narrows nothing.
  const isGone = folders?.every(({ id }) => id !== wanted.folderId) ?? false;
  const filter = isGone ? { ...wanted, folderId: null } : wanted;
  const found = findProjects(projects, filter);
  const cardSlides = useCardSlides();

  function act(project: ProjectSummary, action: ProjectAction) {
    if (action === 'generate-slides') cardSlides.generate(project.id);
    else if (action === 'view-slides') cardSlides.view(project.id);
    else setChosen({ action, project });
  }

  function narrow(change: Partial<ProjectFilter>) {
    setEntering(false);
    setFilter((present) => ({ ...present, ...change }));
  }

  function showCopy(copy: Project) {
    if (!matchesFilter(copy, filter)) narrow(everything);
  }

  return (
    <div className="mt-5 flex flex-col gap-14 md:mt-7">
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <SearchField value={filter.search} onChange={(search) => narrow({ search })} />
          <FolderFilter folderId={filter.folderId} onChange={(folderId) => narrow({ folderId })} />
        </div>
        {found.length > 0 ? (
          <LatestScripts projects={putInWorkFirst(found)} entering={entering} onAction={act} />
        ) : (
          <NothingFound filter={filter} onClear={() => narrow(everything)} />
        )}
      </div>
      <FrameworkShowcase />
      <section aria-labelledby="your-scripts" className="flex flex-col gap-5">
        <SectionHeading
          id="your-scripts"
          title={messages.title}
          note={
            found.length === projects.length
              ? messages.all(projects.length)
              : messages.some(found.length, projects.length)
          }
        />
        <div className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
          {sortByName(found).map((project, place) => (
            <CompactCard
              key={project.id}
              project={project}
              place={entering ? place : undefined}
              onAction={(action) => act(project, action)}
            />
          ))}
        </div>
      </section>
      {cardSlides.gate}
      <ProjectDialogs
        action={chosen?.action}
        project={chosen?.project}
        onClose={() => setChosen(undefined)}
        onDuplicated={showCopy}
      />
    </div>
  );
}
