import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { classNames } from '#platform/web/class-names.ts';
import { projectMessages } from './messages.ts';

/** Cards come in one after the other; from here on all at once. */
const lastToWait = 8;
const entryDelay = 100;

type CardFrameProps = { place: number | undefined; className?: string | undefined; children: ReactNode };

/** The whole card is the link of its title; what is pressed in it apart from that lies above. */
export function CardFrame({ place, className, children }: CardFrameProps) {
  const delay = place === undefined ? undefined : `${Math.min(place, lastToWait) * entryDelay}ms`;
  return (
    <article
      style={delay ? { animationDelay: delay } : undefined}
      className={classNames(
        'group/card relative flex min-w-0 flex-col overflow-hidden rounded-card border bg-surface transition-colors duration-150 hover:border-line-strong has-[h3_a:focus-visible]:outline-2 has-[h3_a:focus-visible]:outline-focus has-[h3_a:focus-visible]:outline-offset-2',
        delay && 'animate-enter',
        className,
      )}
    >
      {children}
    </article>
  );
}

export function CardTitle({ id, name, className }: { id: number; name: string; className: string }) {
  return (
    <h3 className={classNames('min-w-0 [overflow-wrap:anywhere]', className)}>
      <Link
        to={paths.project(id)}
        className="decoration-2 underline-offset-4 outline-none after:absolute after:inset-0 group-hover/card:underline"
      >
        {name}
      </Link>
    </h3>
  );
}

export function Description({ className, children }: { className?: string; children: string }) {
  const text = children.trim();
  return (
    <p className={classNames('type-answer [overflow-wrap:anywhere]', !text && 'text-faint', className)}>
      {text || projectMessages.card.noDescription}
    </p>
  );
}

export function Audience({ className, children }: { className?: string; children: string | null | undefined }) {
  return (
    <p className={classNames('flex min-w-0 items-center gap-2 text-muted', className)}>
      <Users aria-hidden="true" className="size-4 shrink-0" />
      <span className="truncate">{children?.trim() || projectMessages.card.noAudience}</span>
    </p>
  );
}
