import type { z } from 'zod';
import { Footlights } from '#platform/web/footlights.tsx';
import { Leaders } from '#platform/web/leaders.tsx';
import { Logo } from '#platform/web/logo.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { Stage } from '#platform/web/stage.tsx';
import type { sandboxCheckoutSchema } from '../contract.ts';
import { plansMessages } from './messages.ts';
import { money } from './money.ts';

export type SandboxCheckout = z.infer<typeof sandboxCheckoutSchema>;

type SandboxSummaryProps = { checkout: SandboxCheckout | undefined; isLoading: boolean };

/** What is being bought, and what it costs: in a real checkout, and here. Paying lights the lamps. */
export function SandboxSummary({ checkout, isLoading }: SandboxSummaryProps) {
  const isPaid = checkout?.state === 'paid';
  return (
    <Stage className="flex flex-col" beamAt={74} floor={[34, 104]}>
      <div className="flex-1 px-4 pt-5 pb-8 md:px-10 lg:pt-8 lg:pb-28">
        <div className="mx-auto w-full max-w-[440px] lg:mr-[min(5rem,8%)]">
          <Logo onStage />
          <div className="mt-8 empty:hidden lg:mt-[14dvh]">
            {checkout && <Bill {...checkout} />}
            {isLoading && <BillSkeleton />}
          </div>
        </div>
      </div>
      <div aria-hidden="true">
        <Footlights completed={isPaid ? 8 : 0} progress={isPaid ? 100 : 0} size="lg" glow />
      </div>
    </Stage>
  );
}

function Bill({ product, amount, currency }: SandboxCheckout) {
  const { perInterval, due, taken } = plansMessages.sandbox;
  const price = money(amount, currency);
  return (
    <>
      <p className="text-lg text-stage-lead">{product}</p>
      <p className="display mt-1 text-[48px] leading-none [font-stretch:78%] lg:text-[72px]">{price}</p>
      <div className="mt-8 max-lg:hidden">
        <Leaders
          entries={[
            { name: perInterval, value: price },
            { name: due, value: price },
          ]}
        />
      </div>
      <div className="mt-4 border-t pt-4 text-base lg:mt-5 lg:pt-5">
        <Leaders entries={[{ name: taken, value: money(0, currency) }]} />
      </div>
    </>
  );
}

function BillSkeleton() {
  return (
    <div className="flex flex-col gap-3">
      <Skeleton className="h-6 w-40" />
      <Skeleton className="h-16 w-56" />
    </div>
  );
}
