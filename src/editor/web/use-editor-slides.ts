import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useCurrentUser } from '#accounts/web/use-current-user.ts';
import { paths } from '#app/paths.ts';
import type { Feature } from '#plans/access.ts';
import { useAccess } from '#plans/web/use-access.ts';
import { toast } from '#platform/web/toast-list.ts';
import { slidesMessages } from '#slides/web/messages.ts';
import { useSlideGeneration } from '#slides/web/use-slide-generation.ts';

/** What of the slides stands over the manuscript; it is in the address, so that a reload keeps it. */
type SlidesLayer = 'tab' | 'progress';
const parameter = 'slides';
const { drawing: messages } = slidesMessages;

/** The slides of the project one is in: their tab, the run that makes them, and whether one may look at them. */
export function useEditorSlides(projectId: number, { onPremium }: { onPremium: (feature: Feature) => void }) {
  const navigate = useNavigate();
  const { canUse } = useAccess();
  const { refetch: refetchUser } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const [failure, setFailure] = useState<string>();
  const layer = search.get(parameter);
  const mayGenerate = canUse('slide-generator');

  function show(next: SlidesLayer | undefined) {
    setSearch(
      (present) => {
        if (next) present.set(parameter, next);
        else present.delete(parameter);
        return present;
      },
      { replace: next !== 'tab', preventScrollReset: true },
    );
  }

  function meetGate() {
    show(undefined);
    // The plan may have ended since it was read.
    refetchUser();
    onPremium('slide-generator');
  }

  const isWatched = layer === 'progress';
  const generation = useSlideGeneration(projectId, {
    isAllowed: mayGenerate,
    onStarted: () => show('progress'),
    onComplete: () => {
      if (isWatched) void navigate(paths.slides(projectId));
    },
    onDrawn: () => {
      if (isWatched) return;
      const onPress = () => void navigate(paths.imageSelection(projectId));
      toast({ ...messages.done, action: { label: messages.doneAction, onPress } });
    },
    onFailed: (message) => {
      show(undefined);
      setFailure(message || messages.failedText);
    },
    onCancelled: () => {
      show(undefined);
      toast(messages.stopped);
    },
    onPremium: meetGate,
  });

  return {
    generation,
    isTabOpen: layer === 'tab',
    isWatched,
    show,
    generate: (theme: Parameters<typeof generation.start>[0]) => {
      if (mayGenerate) generation.start(theme);
      else meetGate();
    },
    mayView: canUse('slide-viewer'),
    meetViewGate: () => {
      show(undefined);
      onPremium('slide-viewer');
    },
    mayGenerate,
    failure,
    dismissFailure: () => setFailure(undefined),
  };
}

export type EditorSlidesState = ReturnType<typeof useEditorSlides>;
