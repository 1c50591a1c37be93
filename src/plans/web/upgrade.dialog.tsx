import { Dialog } from 'radix-ui';
import { Link } from 'react-router';
import { useCurrentUser } from '#accounts/web/use-current-user.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { DialogSurface } from '#platform/web/dialog-surface.tsx';
import { type Feature, isPro } from '../access.ts';
import { plansMessages, reasonToUpgrade } from './messages.ts';
import { PlanComparison } from './plan-comparison.tsx';
import { Price } from './price.tsx';
import { Ticket } from './ticket.tsx';

type UpgradeDialogProps = { open: boolean; onOpenChange: (open: boolean) => void; feature: Feature };

/** Offers Pro to whoever meets `feature` on the free plan. It never shows to someone who has Pro. */
export function UpgradeDialog({ open, onOpenChange, feature }: UpgradeDialogProps) {
  const { state, user } = useCurrentUser();
  if (state === 'loading' || isPro(user)) return null;
  const { title, badge, later, now } = plansMessages.upgrade;
  return (
    <DialogSurface
      open={open}
      onOpenChange={onOpenChange}
      size="ticket"
      className="overflow-visible! border-0! bg-transparent! shadow-none! md:drop-shadow-[0_32px_40px_rgb(10_8_5/34%)]"
    >
      <Ticket
        className="min-h-0 flex-1 max-md:overflow-y-auto md:overflow-hidden md:rounded-dialog"
        stub={
          <div className="flex flex-1 flex-col p-5 md:p-6 lg:p-8">
            <Badge className="self-start bg-amber text-ink">{badge}</Badge>
            <Dialog.Title className="display mt-4 text-[44px] leading-[0.98] [font-stretch:80%] md:mt-6 md:max-w-[4.6em] lg:text-[56px]">
              {title}
            </Dialog.Title>
            <p className="mt-4 text-base text-stage-lead">{reasonToUpgrade(feature)}</p>
            <Price className="mt-8 md:mt-auto md:pt-8" />
            <p className="mt-4 pb-2 text-sm text-stage-lead">{plansMessages.easyToLeave}</p>
          </div>
        }
      >
        <div className="min-h-0 shrink-0 px-4 pt-3 pb-4 md:shrink md:overflow-y-auto md:px-6 lg:px-8 lg:pt-4">
          <PlanComparison />
        </div>
        <footer className="mt-auto flex shrink-0 items-center justify-between gap-3 bg-dialog px-4 py-3 max-md:sticky max-md:bottom-0 max-md:border-t md:justify-end md:px-6 md:pt-2 md:pb-6 lg:px-8">
          <Button variant="ghost" className="h-11" onClick={() => onOpenChange(false)}>
            {later}
          </Button>
          <Button asChild variant="primary" className="h-11 px-6">
            <Link to={paths.subscribe} onClick={() => onOpenChange(false)}>
              {now}
            </Link>
          </Button>
        </footer>
      </Ticket>
    </DialogSurface>
  );
}
