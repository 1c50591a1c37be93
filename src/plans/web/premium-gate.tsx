import { type ReactNode, useState } from 'react';
import { Badge } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Stage } from '#platform/web/stage.tsx';
import { type Feature, features } from '../access.ts';
import { plansMessages } from './messages.ts';
import { UpgradeDialog } from './upgrade.dialog.tsx';

type PremiumGateProps = {
  feature: Feature;
  /** The way back to what one may use. */
  back: ReactNode;
};

/** Stands in place of a page that the free plan does not open. */
export function PremiumGate({ feature, back }: PremiumGateProps) {
  const [isOpen, setIsOpen] = useState(false);
  const { name, description } = features[feature];
  const { badge, action } = plansMessages.gate;
  useDocumentTitle(name);
  return (
    <Stage beamAt={50} floor={[18, 82]} className="flex min-h-dvh flex-col">
      <main className="page flex flex-1 flex-col items-center justify-center gap-6 py-16 text-center">
        <Badge className="bg-amber text-ink">{badge}</Badge>
        <h1 className="type-section-title">{name}</h1>
        <p className="max-w-[44ch] text-lg text-stage-lead">{description}</p>
        <div className="mt-2 flex flex-wrap justify-center gap-3">
          <Button variant="primary" size="main" onClick={() => setIsOpen(true)}>
            {action}
          </Button>
          {back}
        </div>
      </main>
      <UpgradeDialog open={isOpen} onOpenChange={setIsOpen} feature={feature} />
    </Stage>
  );
}
