import { Sparkles } from 'lucide-react';
import { useState } from 'react';
import { ProTag } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { Footlights } from '#platform/web/footlights.tsx';
import type { Project } from '#projects/contract.ts';
import type { ThemeName } from '../look.ts';
import { DeckSummary } from './deck-summary.tsx';
import { slidesMessages } from './messages.ts';
import { ReplaceDeckDialog } from './replace-deck.dialog.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useDeck } from './use-deck.ts';
import './slides.css';

type SlidesDialogProps = {
  project: Project;
  mayView: boolean;
  mayGenerate: boolean;
  isStarting: boolean;
  onGenerate: (theme: ThemeName | undefined) => void;
  /** Where the plan does not open the slides, in place of going there. */
  onView: () => void;
  onClose: () => void;
};

const messages = slidesMessages.tab;

/** The editor's Slides tab: make a deck of the script, or go on with the one there is. */
export function SlidesDialog({
  project,
  mayView,
  mayGenerate,
  isStarting,
  onGenerate,
  onView,
  onClose,
}: SlidesDialogProps) {
  const [theme, setTheme] = useState<ThemeName>();
  const [isAsking, setIsAsking] = useState(false);
  const { data: deck, isFetchedAfterMount: isDeckRead } = useDeck(project.id);
  // A deck that could not be read may hold somebody's work.
  const mayHoldWork = deck === undefined || (deck?.isEdited ?? false);
  const complete = project.sections.filter(({ isCompleted }) => isCompleted).length;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="medium"
      title={messages.title}
      className="deck-hues [--around:var(--dialog)]"
      forward={
        <Button
          variant="primary"
          disabled={complete === 0 || !isDeckRead}
          busy={isStarting}
          onClick={() => (mayHoldWork && mayGenerate ? setIsAsking(true) : onGenerate(theme))}
          icon={<Sparkles aria-hidden="true" className="size-4" />}
        >
          {messages.generate}
          {!mayGenerate && <ProTag className="bg-ink! text-amber!" />}
        </Button>
      }
    >
      <div className="flex flex-col gap-7">
        {deck && <DeckSummary projectId={project.id} deck={deck} mayView={mayView} onView={onView} />}
        <section className="flex flex-col gap-3">
          <p className="max-w-[60ch] text-base">{deck ? messages.again : messages.lead}</p>
          <Footlights
            completed={complete}
            progress={project.progress}
            lit={project.sections.map(({ isCompleted }) => (isCompleted ? 1 : 0))}
          />
          <p className="text-muted text-sm">
            {complete === 0 ? messages.nothingWritten : complete < 8 ? messages.partly(complete) : messages.whole}
          </p>
        </section>
        <section className="flex flex-col gap-4">
          <div className="flex flex-wrap items-baseline gap-x-3">
            <h3 id="slides-theme" className="font-semibold text-sm">
              {messages.themes}
            </h3>
            <p className="text-muted text-note">{messages.themesHint}</p>
          </div>
          <ThemeChoice labelledBy="slides-theme" value={theme} anyLabel={messages.anyTheme} onChange={setTheme} />
        </section>
      </div>
      <ReplaceDeckDialog open={isAsking} onOpenChange={setIsAsking} onReplace={() => onGenerate(theme)} />
    </Dialog>
  );
}
