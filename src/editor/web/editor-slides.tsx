import { Presentation } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { ConfirmDialog } from '#platform/web/confirm-dialog.tsx';
import type { Project } from '#projects/contract.ts';
import { DrawingDialog } from '#slides/web/drawing.dialog.tsx';
import { slidesMessages } from '#slides/web/messages.ts';
import { SlidesDialog } from '#slides/web/slides.dialog.tsx';
import type { EditorSlidesState } from './use-editor-slides.ts';

type EditorSlidesProps = { project: Project; slides: EditorSlidesState };

const { drawing: messages, tab } = slidesMessages;

/** The Slides tab, the slides being made, and what is said when they could not be. */
export function EditorSlides({ project, slides }: EditorSlidesProps) {
  const { generation, isTabOpen, isWatched, show, failure } = slides;
  return (
    <>
      {isTabOpen && (
        <SlidesDialog
          project={project}
          mayView={slides.mayView}
          mayGenerate={slides.mayGenerate}
          isStarting={generation.isStarting}
          onGenerate={slides.generate}
          onView={slides.meetViewGate}
          onClose={() => show(undefined)}
        />
      )}
      {isWatched && generation.progress && (
        <DrawingDialog
          projectId={project.id}
          progress={generation.progress}
          isStopping={generation.isStopping}
          isCutOff={generation.isCutOff}
          onStop={generation.stop}
          onClose={() => show(undefined)}
        />
      )}
      <ConfirmDialog
        open={failure !== undefined}
        onOpenChange={(open) => !open && slides.dismissFailure()}
        tone="neutral"
        title={messages.failedTitle}
        description={failure ?? ''}
        confirmLabel={messages.tryAgain}
        keepLabel={messages.leave}
        onConfirm={() => {
          slides.dismissFailure();
          slides.generate(undefined);
        }}
      />
    </>
  );
}

/** The way to the slides, or to the plan that opens them. */
export function ViewPresentation({ projectId, slides }: { projectId: number; slides: EditorSlidesState }) {
  const looks = 'text-text! max-md:size-11 max-md:px-0 md:max-lg:px-2.5';
  const inner = (
    <>
      <Presentation aria-hidden="true" className="size-5 md:size-4" />
      <span className="max-lg:sr-only">{tab.view}</span>
    </>
  );
  if (!slides.mayView) {
    return (
      <Button variant="ghost" className={looks} onClick={slides.meetViewGate}>
        {inner}
      </Button>
    );
  }
  return (
    <Button asChild variant="ghost" className={looks}>
      <Link to={paths.slides(projectId)}>{inner}</Link>
    </Button>
  );
}
