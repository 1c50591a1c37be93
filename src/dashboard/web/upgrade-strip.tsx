import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { Button } from '#platform/web/button.tsx';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.upgrade;

/** Says once, at the end, what the other plan would add. */
export function UpgradeStrip() {
  return (
    <aside
      aria-label={messages.title}
      className="mt-16 flex flex-wrap items-center justify-between gap-4 border-t pt-5"
    >
      <p className="text-muted text-sm">
        <span className="font-semibold text-text">{messages.title}.</span> {messages.text}
      </p>
      <Button asChild>
        <Link to={paths.subscribe}>{messages.action}</Link>
      </Button>
    </aside>
  );
}
