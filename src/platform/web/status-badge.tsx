import { Badge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { type StatusTone, statusTone, statusWords } from './status.ts';

const looks: Record<StatusTone, string> = {
  green: 'bg-completed-ground text-completed-text',
  yellow: 'bg-progress-ground text-progress-text',
  gray: 'bg-draft-ground text-draft-text',
};

/** A project's status as a sign and a word: completed green, in progress yellow, anything else gray. */
export function StatusBadge({ status, className }: { status: string; className?: string }) {
  const tone = statusTone(status);
  return (
    <Badge className={classNames(looks[tone], className)}>
      <StatusSign tone={tone} />
      <span data-status={tone} className="inline-block first-letter:uppercase">
        {statusWords(status)}
      </span>
    </Badge>
  );
}

/** A check, a half disc or a ring, so that the colour is never alone. */
function StatusSign({ tone }: { tone: StatusTone }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 12 12" className="size-3" fill="none" stroke="currentColor" strokeWidth="2">
      {tone === 'green' && <path d="M1.5 6.5 4.5 9.5 10.5 2.5" strokeWidth="2.5" strokeLinejoin="round" />}
      {tone !== 'green' && <circle cx="6" cy="6" r="4.5" />}
      {tone === 'yellow' && <path d="M6 1.5a4.5 4.5 0 0 0 0 9z" fill="currentColor" stroke="none" />}
    </svg>
  );
}
