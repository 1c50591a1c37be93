import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '#accounts/web/use-current-user.ts';
import { paths } from '#app/paths.ts';
import type { Feature } from '#plans/access.ts';
import { UpgradeDialog } from '#plans/web/upgrade.dialog.tsx';
import { useAccess } from '#plans/web/use-access.ts';
import { ReplaceDeckDialog } from '#slides/web/replace-deck.dialog.tsx';
import { useVisualSlides } from '#slides/web/use-visual-slides.ts';

type CardSlides = {
  generate: (projectId: number) => void;
  view: (projectId: number) => void;
  /** Offers Pro to whoever came without it, and asks before an edited deck is replaced. */
  gate: ReactNode;
};

/** What a project's card can do with its slides. */
export function useCardSlides(): CardSlides {
  const navigate = useNavigate();
  const { canUse } = useAccess();
  const { refetch: refetchUser } = useCurrentUser();
  const [feature, setFeature] = useState<Feature>();
  const [replacing, setReplacing] = useState<number>();
  const visualSlides = useVisualSlides({
    onReplacing: setReplacing,
    onPremium: () => {
      // The plan may have ended since it was read.
      refetchUser();
      setFeature('slide-generator');
    },
  });

  return {
    generate: (projectId) => {
      if (canUse('slide-generator')) visualSlides.generate(projectId);
      else setFeature('slide-generator');
    },
    view: (projectId) => {
      if (canUse('slide-viewer')) void navigate(paths.slides(projectId));
      else setFeature('slide-viewer');
    },
    gate: (
      <>
        <UpgradeDialog
          open={feature !== undefined}
          onOpenChange={(open) => !open && setFeature(undefined)}
          feature={feature ?? 'slide-generator'}
        />
        <ReplaceDeckDialog
          open={replacing !== undefined}
          onOpenChange={(open) => !open && setReplacing(undefined)}
          onReplace={() => replacing !== undefined && visualSlides.replace(replacing)}
        />
      </>
    ),
  };
}
