import { useMutation } from '@tanstack/react-query';
import { CalendarX2, Check, Lock, type LucideIcon, RotateCcw } from 'lucide-react';
import { Badge } from '#platform/web/badge.tsx';
import { Button } from '#platform/web/button.tsx';
import { navigateBrowser } from '#platform/web/navigate-browser.ts';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { plansMessages } from './messages.ts';
import { createSubscription } from './plan-calls.ts';
import { Price } from './price.tsx';
import { Ticket } from './ticket.tsx';

const { title, lead, listTitle, list, plan, badge, action, trust } = plansMessages.subscribe;

const trustMarks: ReadonlyArray<{ text: string; Icon: LucideIcon }> = [
  { text: trust.encrypted, Icon: Lock },
  { text: trust.guarantee, Icon: RotateCcw },
  { text: trust.cancel, Icon: CalendarX2 },
];

/** What Pro holds, and the ticket for it. */
export function ProOffer() {
  return (
    <div className="page grid gap-x-20 gap-y-10 py-10 lg:grid-cols-[1fr_392px] lg:grid-rows-[auto_1fr] lg:py-16">
      <header className="flex flex-col gap-5">
        <h1 className="type-section-title">{title}</h1>
        <p className="max-w-[54ch] text-lg text-muted">{lead}</p>
      </header>
      <ProTicket className="lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:self-start" />
      <section aria-labelledby="in-pro" className="lg:col-start-1">
        <OxfordRule />
        <h2 id="in-pro" className="type-card-title pt-5 pb-4">
          {listTitle}
        </h2>
        <ul className="grid gap-x-10 sm:auto-cols-fr sm:grid-flow-col sm:grid-rows-5">
          {list.map((name) => (
            <li key={name} className="type-section-name flex items-center gap-3 border-t py-3.5">
              <Check aria-hidden="true" className="size-4 shrink-0" />
              {name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}

function ProTicket({ className }: { className: string }) {
  const { mutate, isPending } = useMutation({ mutationFn: createSubscription, onSuccess: navigateBrowser });
  return (
    <section aria-label={plan} className={className}>
      <Ticket
        upright
        className="overflow-hidden rounded-dialog"
        stub={
          <div className="flex flex-col p-7">
            <div className="flex items-center justify-between gap-4">
              <h2 className="type-heading">{plan}</h2>
              <Badge className="bg-amber text-ink">{badge}</Badge>
            </div>
            <Price className="mt-20" />
            <p className="mt-4 pb-3 text-sm text-stage-lead">{plansMessages.easyToLeave}</p>
          </div>
        }
      >
        <div className="flex flex-col gap-6 p-7">
          <Button variant="primary" size="main" busy={isPending} onClick={() => mutate()}>
            {action}
          </Button>
          <ul className="flex flex-col gap-2.5 text-muted text-sm">
            {trustMarks.map(({ text, Icon }) => (
              <li key={text} className="flex items-center gap-2.5">
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {text}
              </li>
            ))}
          </ul>
        </div>
      </Ticket>
    </section>
  );
}
