import { useMutation } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { useSignedInUser } from '#accounts/web/use-current-user.ts';
import { Button } from '#platform/web/button.tsx';
import { navigateBrowser } from '#platform/web/navigate-browser.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { plansMessages } from './messages.ts';
import { money } from './money.ts';
import { settleSandboxCheckout } from './plan-calls.ts';
import type { SandboxCheckout } from './sandbox-summary.tsx';

/** The test card and the two ways on. */
export function SandboxPayment({ checkout: { id, amount, currency } }: { checkout: SandboxCheckout }) {
  const { email } = useSignedInUser();
  const { mutate, isPending, isError, variables } = useMutation({
    mutationFn: (verb: 'pay' | 'cancel') => settleSandboxCheckout(id, verb),
    onSuccess: navigateBrowser,
    onError: handleUnauthorized,
  });
  const { payTitle, card, cardText, account, effect, pay, back, failed } = plansMessages.sandbox;
  return (
    <div className="flex flex-col gap-6">
      <h1 className="type-heading">{payTitle}</h1>
      <dl className="rounded-card border border-line-strong bg-surface">
        <div className="relative py-4 pr-5 pl-14">
          <dt className="font-semibold">
            <CreditCard aria-hidden="true" className="absolute top-4.5 left-5 size-5" />
            {card}
          </dt>
          <dd className="text-muted text-sm">{cardText}</dd>
        </div>
        <div className="flex items-baseline justify-between gap-4 border-t px-5 py-4 text-sm">
          <dt className="text-muted">{account}</dt>
          <dd className="min-w-0 text-right font-semibold [overflow-wrap:anywhere]">{email}</dd>
        </div>
      </dl>
      {isError && (
        <p role="alert" className="text-danger">
          {failed}
        </p>
      )}
      <div className="flex flex-col gap-3">
        <Button variant="primary" size="main" busy={isPending && variables === 'pay'} onClick={() => mutate('pay')}>
          {pay(money(amount, currency))}
        </Button>
        <Button size="main" busy={isPending && variables === 'cancel'} onClick={() => mutate('cancel')}>
          {back}
        </Button>
      </div>
      <p className="text-muted text-sm">{effect}</p>
    </div>
  );
}
