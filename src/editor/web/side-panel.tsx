import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '#platform/web/class-names.ts';
import { IconButton } from '#platform/web/icon-button.tsx';

/** The parts of the panel; on a phone the sheet shows one of them. */
export type PanelPart = 'answers' | 'versions' | 'time';

type SidePanelProps = {
  /** Which part the drawer or sheet was opened for; closed when undefined. On wide screens the panel always stands. */
  open: PanelPart | undefined;
  onClose: () => void;
  parts: Record<PanelPart, ReactNode>;
};

const order: readonly PanelPart[] = ['answers', 'versions', 'time'];

/** Beside the manuscript from 1180 px, a drawer below that, and on a phone a sheet above the action bar. */
export function SidePanel({ open, onClose, parts }: SidePanelProps) {
  return (
    <aside
      aria-label="Behind the text"
      className={classNames(
        'z-20 overflow-y-auto bg-sunk max-md:inset-x-0 max-md:bottom-(--bar) max-md:max-h-[45dvh] max-md:rounded-t-[16px] max-md:border-t max-md:bg-raised md:top-(--head) md:right-0 md:h-[calc(100dvh-var(--head))] md:w-[304px] md:border-l',
        'max-[1180px]:fixed max-[1180px]:shadow-dialog max-[1180px]:data-[open=true]:animate-enter min-[1180px]:sticky',
        !open && 'max-[1180px]:hidden',
      )}
      data-open={open !== undefined}
    >
      <div className="sticky top-0 flex justify-end bg-inherit px-3 pt-2 max-md:justify-center max-md:pt-0 min-[1180px]:hidden">
        <IconButton label="Close the panel" size="small" className="max-md:h-6 max-md:w-16" onClick={onClose}>
          <X aria-hidden="true" className="size-4 max-md:hidden" />
          <span aria-hidden="true" className="h-1 w-9 rounded-full bg-line-strong md:hidden" />
        </IconButton>
      </div>
      <div className="flex flex-col px-5 pt-1 pb-5 md:px-7 md:pb-6 min-[1180px]:pt-6">
        {order.map((part, index) => (
          <div
            key={part}
            className={classNames(part !== open && 'max-md:hidden', index > 0 && 'md:mt-7 md:border-t md:pt-6')}
          >
            {parts[part]}
          </div>
        ))}
      </div>
    </aside>
  );
}
