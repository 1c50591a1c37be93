import { useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { currentUserQuery } from '#accounts/web/use-current-user.ts';
import { paths } from '#app/paths.ts';
import { Badge } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { Footlights } from '#platform/web/footlights.tsx';
import { Logo } from '#platform/web/logo.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Stage } from '#platform/web/stage.tsx';
import { isPro } from '../access.ts';
import { plansMessages } from './messages.ts';

const { badge, title, lead, start, dashboard, stillFree } = plansMessages.success;
const { benefitsTitle, benefits, unlockedTitle, unlocked, stepsTitle, steps } = plansMessages.success;

/** Where the checkout sends people. It grants nothing; it asks anew which plan the person has by now. */
export default function SubscriptionSuccessPage() {
  useDocumentTitle(title);
  const {
    data: user,
    isFetchedAfterMount,
    isFetching,
    refetch,
  } = useQuery({
    ...currentUserQuery,
    refetchOnMount: 'always',
  });
  const isStillFree = isFetchedAfterMount && Boolean(user) && !isPro(user);
  return (
    <>
      <CurtainUp isStillFree={isStillFree} isChecking={isFetching} onCheckAgain={() => void refetch()} />
      <main className="page flex flex-col gap-14 py-12 md:gap-20 md:py-20">
        <Part id="benefits" title={benefitsTitle}>
          <ul className="grid gap-y-6 md:grid-cols-3">
            {benefits.map(({ title, text }) => (
              <li
                key={title}
                className="flex flex-col gap-2 max-md:border-t max-md:pt-5 md:border-l md:px-7 md:first:border-l-0 md:first:pl-0"
              >
                <h3 className="type-card-title">{title}</h3>
                <p className="text-muted">{text}</p>
              </li>
            ))}
          </ul>
        </Part>
        <div className="grid gap-x-16 gap-y-14 lg:grid-cols-2">
          <Part id="unlocked" title={unlockedTitle}>
            <ul>
              {unlocked.map((name) => (
                <li key={name} className="type-section-name flex items-center gap-3 border-t py-3.5 first:border-t-0">
                  <Check aria-hidden="true" className="size-4 shrink-0" />
                  {name}
                </li>
              ))}
            </ul>
          </Part>
          <Part id="steps" title={stepsTitle}>
            <ol>
              {steps.map(({ title, text }, place) => (
                <li key={title} className="flex gap-5 border-t py-3.5 first:border-t-0">
                  <span aria-hidden="true" className="type-statistic w-8 shrink-0">
                    {place + 1}
                  </span>
                  <div>
                    <h3 className="type-section-name">{title}</h3>
                    <p className="text-muted text-sm">{text}</p>
                  </div>
                </li>
              ))}
            </ol>
          </Part>
        </div>
      </main>
    </>
  );
}

type CurtainUpProps = { isStillFree: boolean; isChecking: boolean; onCheckAgain: () => void };

/** For whoever comes before the payment service has told us, or without having paid, the lamps stay unlit. */
function CurtainUp({ isStillFree, isChecking, onCheckAgain }: CurtainUpProps) {
  return (
    <Stage beamAt={62} floor={[26, 88]}>
      <header className="page flex min-h-[min(520px,72dvh)] flex-col pt-6 pb-20 md:pb-26">
        <Link to={paths.home} aria-label="Pitchwright" className="self-start rounded-small">
          <Logo onStage />
        </Link>
        <div className="mt-auto flex flex-col items-start gap-5 pt-14">
          <Badge className="bg-amber text-ink">{badge}</Badge>
          <h1 className="type-section-title lg:text-[88px]">{title}</h1>
          <p role="status" className="max-w-[54ch] text-lg text-stage-lead">
            {isStillFree ? stillFree.text : lead}
          </p>
          <div className="flex flex-wrap gap-3 pt-2">
            {isStillFree ? (
              <Button variant="primary" size="main" busy={isChecking} onClick={onCheckAgain}>
                {stillFree.action}
              </Button>
            ) : (
              <Button asChild variant="primary" size="main">
                <Link to={paths.newScript}>{start}</Link>
              </Button>
            )}
            <Button asChild size="main" className="bg-transparent">
              <Link to={paths.home}>{dashboard}</Link>
            </Button>
          </div>
        </div>
      </header>
      <div aria-hidden="true">
        <Footlights completed={isStillFree ? 0 : 8} progress={isStillFree ? 0 : 100} size="lg" glow />
      </div>
    </Stage>
  );
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <OxfordRule />
      <h2 id={id} className="type-heading pt-5 pb-5">
        {title}
      </h2>
      {children}
    </section>
  );
}
