import { RadioGroup } from 'radix-ui';
import { useState } from 'react';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { clockText } from '#projects/clock.ts';
import { speakingSeconds } from '#projects/speaking-time.ts';
import { type SectionVersion, useSectionHistory } from '#writing/web/use-section-history.ts';
import type { Preview } from './manuscript-section.tsx';
import type { SectionView } from './section-views.ts';

type SectionVersionsProps = {
  view: SectionView;
  preview: Preview | undefined;
  onPreview: (preview: Preview | undefined) => void;
};

/** How many versions stand there before one asks for all. */
const fewest = 5;

const origins: Record<SectionVersion['origin'], string> = {
  generated: 'Generated',
  edited: 'Edited by hand',
  restored: 'Brought back',
};

/** Every text the section ever had; choosing an earlier one shows it in the manuscript, where it can be restored. */
export function SectionVersions({ view, preview, onPreview }: SectionVersionsProps) {
  const { section, name, draft } = view;
  const [isWhole, setIsWhole] = useState(false);
  const history = useSectionHistory(section);
  const versions = history.data ?? [];
  const [present] = versions;
  const shown = isWhole ? versions : versions.slice(0, fewest);

  function choose(value: string) {
    const chosen = versions.find(({ id }) => String(id) === value);
    if (!chosen || chosen === present) onPreview(undefined);
    else onPreview({ sectionId: section.id, textId: chosen.id, content: chosen.content, name: nameOf(chosen) });
  }

  return (
    <section aria-labelledby="versions-heading">
      <h3 id="versions-heading" tabIndex={-1} className="font-semibold text-sm outline-none">
        Versions of {name}
      </h3>
      {section.version === 0 && <p className="mt-2.5 text-faint text-sm">Nothing is written here yet.</p>}
      {history.isError && <p className="mt-2.5 text-muted text-sm">The versions could not be read just now.</p>}
      {history.isPending && section.version > 0 && <VersionsSkeleton />}
      {draft && <p className="mt-2.5 text-faint text-sm">Save or cancel your edit to read earlier texts.</p>}
      <RadioGroup.Root
        aria-labelledby="versions-heading"
        value={String(preview?.textId ?? present?.id ?? '')}
        onValueChange={choose}
        disabled={draft !== undefined}
        className="mt-2 flex flex-col data-[disabled]:opacity-60"
      >
        {shown.map((version) => (
          <RadioGroup.Item
            key={version.id}
            value={String(version.id)}
            className="group flex min-h-9 items-center gap-3 rounded-badge text-left touch:min-h-11"
          >
            <span className="inline-flex size-4 shrink-0 items-center justify-center rounded-full border-[1.5px] border-ctl group-data-[state=checked]:border-[5px] group-data-[state=checked]:border-text" />
            <span className="min-w-0 flex-1 text-sm">
              {origins[version.origin]}
              <span className="tabular text-faint text-xs">
                , {version === present ? 'now' : momentWords(version.createdAt)}
              </span>
            </span>
            <span className="tabular text-muted text-xs">{clockText(speakingSeconds(version.words))}</span>
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
      {versions.length > fewest && (
        <button
          type="button"
          onClick={() => setIsWhole(!isWhole)}
          className="touch-area mt-1 rounded-small font-medium text-muted text-note hover:text-text hover:underline"
        >
          {isWhole ? 'Show fewer' : `Show all ${versions.length}`}
        </button>
      )}
    </section>
  );
}

function VersionsSkeleton() {
  return (
    <div className="mt-3.5 flex flex-col gap-4">
      <Skeleton className="h-4 w-4/5" />
      <Skeleton className="h-4 w-3/5" />
    </div>
  );
}

const nameOf = (version: SectionVersion) =>
  `${origins[version.origin].toLowerCase()}, ${momentWords(version.createdAt)}`;

/** "14:32" today, otherwise "3 May, 14:32". */
function momentWords(moment: string): string {
  const date = new Date(moment);
  const time = date.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit' });
  const isToday = date.toDateString() === new Date().toDateString();
  return isToday ? time : `${date.toLocaleDateString('en-GB', { day: 'numeric', month: 'short' })}, ${time}`;
}
