import { useQuery } from '@tanstack/react-query';
import { LoaderCircle } from 'lucide-react';
import { Link } from 'react-router';
import { currentUserQuery } from '#accounts/web/use-current-user.ts';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { isPro } from '../access.ts';
import { plansMessages } from './messages.ts';
import { ProOffer } from './pro-offer.tsx';

/** Asks anew which plan the person has before it offers one: whoever paid in another tab is not sold it twice. */
export default function SubscribePage() {
  useDocumentTitle(plansMessages.subscribe.title);
  const { data: user, isFetchedAfterMount } = useQuery({ ...currentUserQuery, refetchOnMount: 'always' });
  if (!isFetchedAfterMount) return <CheckingPlan />;
  return isPro(user) ? <AlreadyPro /> : <ProOffer />;
}

function CheckingPlan() {
  return (
    <div role="status" className="page flex min-h-[60dvh] items-center justify-center gap-3 text-muted">
      <LoaderCircle aria-hidden="true" className="size-5 animate-spin" />
      {plansMessages.subscribe.checking}
    </div>
  );
}

function AlreadyPro() {
  const { title, text, back } = plansMessages.subscribe.alreadyPro;
  return (
    <div className="page py-16 md:py-24">
      <div className="flex max-w-[720px] flex-col items-start gap-6">
        <OxfordRule className="w-full" />
        <h1 className="type-section-title">{title}</h1>
        <p className="text-lg text-muted">{text}</p>
        <Button asChild variant="neutral" size="main">
          <Link to={paths.home}>{back}</Link>
        </Button>
      </div>
    </div>
  );
}
