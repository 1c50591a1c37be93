import { useQuery } from '@tanstack/react-query';
import { FlaskConical } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { paths } from '#app/paths.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { Button } from '#platform/web/button.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { plansMessages } from './messages.ts';
import { sandboxCheckoutQuery } from './plan-calls.ts';
import { SandboxPayment } from './sandbox-payment.tsx';
import { SandboxSummary } from './sandbox-summary.tsx';

const { mark, pageTitle, paid, canceled, missing, unreadable } = plansMessages.sandbox;

/** The embedded stand-in for a payment service's checkout. Every state of it says that no money is taken. */
export default function SandboxCheckoutPage() {
  useDocumentTitle(pageTitle);
  const { checkoutId = '' } = useParams();
  const { data: checkout, error, refetch } = useQuery(sandboxCheckoutQuery(checkoutId));
  return (
    <div className="flex min-h-dvh flex-col">
      <p className="flex min-h-11 shrink-0 items-center justify-center gap-2 bg-progress-ground px-4 font-semibold text-progress-text text-sm">
        <FlaskConical aria-hidden="true" className="size-4 shrink-0" />
        {mark}
      </p>
      <div className="grid flex-1 grid-cols-1 max-lg:grid-rows-[auto_1fr] lg:grid-cols-2">
        <SandboxSummary checkout={checkout} isLoading={!checkout && !error} />
        <main className="px-4 pt-8 pb-10 md:px-10 lg:pt-[calc(14dvh+62px)]">
          <div className="mx-auto w-full max-w-[440px] lg:mx-0 lg:ml-[min(5rem,8%)]">
            {error ? (
              <Unopened isMissing={isMissing(error)} onTryAgain={() => void refetch()} />
            ) : !checkout ? (
              <PaymentSkeleton />
            ) : checkout.state === 'open' ? (
              <SandboxPayment checkout={checkout} />
            ) : checkout.state === 'paid' ? (
              <Ended {...paid} to={paths.subscriptionSuccess} />
            ) : (
              <Ended {...canceled} to={paths.subscribe} />
            )}
          </div>
        </main>
      </div>
    </div>
  );
}

/** Not there, somebody else's, or an address that no checkout can have. */
const isMissing = (error: Error) => error instanceof ApiError && [400, 404].includes(error.status);

function Ended({ title, text, action, to }: { title: string; text: string; action: string; to: string }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <h1 className="type-heading">{title}</h1>
      <p className="text-muted">{text}</p>
      <Button asChild variant="neutral" size="form" className="mt-2">
        <Link to={to}>{action}</Link>
      </Button>
    </div>
  );
}

function Unopened({ isMissing, onTryAgain }: { isMissing: boolean; onTryAgain: () => void }) {
  if (isMissing) return <Ended {...missing} to={paths.subscribe} />;
  return (
    <div role="alert" className="flex flex-col items-start gap-4">
      <h1 className="type-heading">{unreadable.title}</h1>
      <p className="text-muted">{unreadable.text}</p>
      <Button variant="neutral" size="form" className="mt-2" onClick={onTryAgain}>
        {unreadable.action}
      </Button>
    </div>
  );
}

function PaymentSkeleton() {
  return (
    <div role="status" aria-busy="true" className="flex flex-col gap-5">
      <span className="sr-only">Loading…</span>
      <Skeleton className="h-7 w-32" />
      <Skeleton className="h-34 w-full" />
      <Skeleton className="h-13 w-full" />
    </div>
  );
}
