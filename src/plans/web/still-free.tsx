import { Button } from '#platform/web/button.tsx';
import { plansMessages } from './messages.ts';

/** For whoever comes to the welcome before the payment service has told us, or without having paid. */
export function StillFree({ isChecking, onCheckAgain }: { isChecking: boolean; onCheckAgain: () => void }) {
  const { text, action } = plansMessages.success.stillFree;
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card border border-line-strong px-5 py-4"
    >
      <p>{text}</p>
      <Button busy={isChecking} onClick={onCheckAgain}>
        {action}
      </Button>
    </div>
  );
}
