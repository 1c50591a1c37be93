import { History, Pencil, RefreshCw, Sparkles, Square } from 'lucide-react';
import type { ReactNode } from 'react';
import { frameworkSections } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { IconButton } from '#platform/web/icon-button.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { clockText } from '#projects/clock.ts';
import { secondsToGo } from '../score.ts';
import type { SectionView } from './section-views.ts';

export type SectionActions = {
  onGenerate: (sectionNumber: number) => void;
  onEdit: (sectionNumber: number) => void;
  onVersions: (sectionNumber: number) => void;
  onStop: () => void;
};

type SectionHeadingProps = {
  view: SectionView;
  /** Text runs beneath it: then a hairline parts them. */
  isStuck: boolean;
  /** The whole script is being written, so no section can be asked for by itself. */
  script: 'idle' | 'writing' | 'stopping';
  actions: SectionActions;
};

/** Numeral, name and what can be done with the section; stays under the head of the page while its text runs. */
export function SectionHeading({ view, isStuck, script, actions }: SectionHeadingProps) {
  const { sectionNumber, name, state, section } = view;
  const hasText = section.content.trim() !== '';
  return (
    <header
      className={classNames(
        'sticky top-(--head) z-10 border-b bg-(--sheet) transition-colors duration-150',
        isStuck ? 'border-line' : 'border-transparent',
      )}
    >
      <div className="sheet-measure flex items-center gap-3.5 py-3 md:gap-0 md:pt-6 md:pb-4">
        <div className="shrink-0 md:w-(--gutter) md:pr-5.5 md:text-right" aria-hidden="true">
          <Numeral section={sectionNumber} size="panel" className="md:hidden" />
          <Numeral section={sectionNumber} size="margin" className="max-md:hidden" />
        </div>
        <div className="flex min-w-0 flex-1 flex-col-reverse md:flex-col">
          <p className="text-muted text-note">
            Section {sectionNumber} of {frameworkSections.length}
            {view.spoken > 0 && <span className="tabular md:hidden">, {clockText(view.spoken)}</span>}
          </p>
          <h2
            id={`section-title-${sectionNumber}`}
            className="display text-[1.25rem] md:text-[1.875rem] md:tracking-[-0.02em]"
          >
            {name}
          </h2>
        </div>
        {state === 'writing' || state === 'waiting' ? (
          <WritingState view={view} script={script} onStop={actions.onStop} />
        ) : (
          <div className="flex shrink-0 items-center gap-1 md:gap-2">
            {hasText && (
              <>
                <Act label="Versions" wide={false} onPress={() => actions.onVersions(sectionNumber)}>
                  <History aria-hidden="true" className="size-5 md:size-4" />
                </Act>
                {!view.draft && (
                  <Act label="Edit" wide onPress={() => actions.onEdit(sectionNumber)} className="max-md:hidden">
                    <Pencil aria-hidden="true" className="size-4" />
                  </Act>
                )}
              </>
            )}
            <Act
              label={hasText ? 'Regenerate' : 'Generate'}
              wide
              isDisabled={script !== 'idle'}
              onPress={() => actions.onGenerate(sectionNumber)}
            >
              {hasText ? (
                <RefreshCw aria-hidden="true" className="size-5 md:size-4" />
              ) : (
                <Sparkles aria-hidden="true" className="size-5 md:size-4" />
              )}
            </Act>
          </div>
        )}
      </div>
    </header>
  );
}

type ActProps = {
  label: string;
  /** With its word from 768 px; otherwise a sign alone, and only on phones. */
  wide: boolean;
  isDisabled?: boolean;
  onPress: () => void;
  className?: string;
  children: ReactNode;
};

function Act({ label, wide, isDisabled = false, onPress, className, children }: ActProps) {
  if (!wide) {
    return (
      <IconButton label={label} disabled={isDisabled} onClick={onPress} className={classNames('md:hidden', className)}>
        {children}
      </IconButton>
    );
  }
  return (
    <Button
      size="small"
      disabled={isDisabled}
      onClick={onPress}
      className={classNames(
        'max-md:size-11 max-md:rounded-control max-md:border-transparent max-md:bg-transparent max-md:p-0 max-md:text-muted',
        className,
      )}
      icon={children}
    >
      <span className="max-md:sr-only">{label}</span>
    </Button>
  );
}

function WritingState({ view, script, onStop }: Pick<SectionHeadingProps, 'view' | 'script'> & { onStop: () => void }) {
  const { sectionNumber, words, state, live } = view;
  const elapsed = live?.since ? (Date.now() - live.since) / 1000 : 0;
  const left = secondsToGo({ words, sectionNumber, elapsed });
  const said =
    state === 'waiting' ? 'Waits its turn' : left === null ? `Writing` : `Writing, about ${clockText(left)} to go`;
  return (
    <div className="flex shrink-0 items-center gap-3">
      <p
        data-section={sectionNumber}
        className="tabular font-medium text-hue text-note max-md:max-w-28 max-md:text-right"
      >
        {script === 'stopping' ? 'Stopping' : said}
      </p>
      {script !== 'idle' && state === 'writing' && (
        <Button
          size="small"
          busy={script === 'stopping'}
          onClick={onStop}
          icon={<Square aria-hidden="true" className="size-3.5" />}
        >
          Stop
        </Button>
      )}
    </div>
  );
}
