import { plannedMinutes } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Caret } from '#platform/web/caret.tsx';
import { EmptyState } from '#platform/web/empty-state.tsx';
import { Footlights } from '#platform/web/footlights.tsx';
import { Stage } from '#platform/web/stage.tsx';
import { useAppActions } from './app-actions.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.noScripts;
const minutes = ([1, 2, 3, 4, 5, 6, 7, 8] as const).map(plannedMinutes);

export function NoScripts({ onCreate }: { onCreate: () => void }) {
  const { openTemplates } = useAppActions();
  return (
    <EmptyState
      title={messages.title}
      description={messages.text}
      action={
        <Button variant="primary" size="main" onClick={onCreate}>
          {messages.action}
        </Button>
      }
      note={
        <>
          {messages.note}{' '}
          <button
            type="button"
            onClick={openTemplates}
            className="font-semibold text-text underline underline-offset-4"
          >
            {messages.templates}
          </button>
        </>
      }
      scene={<WaitingStage />}
    />
  );
}

/** A lit blank page before eight unlit lamps. */
function WaitingStage() {
  return (
    <Stage
      aria-hidden="true"
      beamAt={68}
      floor={[30, 92]}
      className="flex min-h-64 flex-col justify-end px-6 pt-12 lg:px-24"
    >
      <div className="sheet flex flex-1 flex-col gap-3 bg-linear-to-b from-(--sheet-top) to-(--sheet-foot) px-6 pt-6 pb-10 md:px-8">
        <p data-section="1" className="type-section-label text-hue">
          1 One Belief
        </p>
        <p className="font-script text-[1.5rem] text-ghost leading-[1.4]">
          <Caret />
          {messages.ghostLine}
        </p>
      </div>
      <Footlights completed={0} progress={0} minutes={minutes} size="lg" className="-mx-6 w-auto! lg:-mx-24" />
    </Stage>
  );
}
