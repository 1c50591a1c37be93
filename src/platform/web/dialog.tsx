import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { DialogSurface } from './dialog-surface.tsx';
import { IconButton } from './icon-button.tsx';

type DialogProps = Omit<ComponentProps<typeof DialogSurface>, 'children'> & {
  title: string;
  /** What the dialog is about, in the second voice beside the title. */
  subject?: ReactNode;
  /** Where one stands, e.g. "Step 4 of 10". */
  position?: ReactNode;
  /** The way back, at the left of the foot. */
  back?: ReactNode;
  /** The way on, at the right of the foot. */
  forward?: ReactNode;
  /** Footlights at the lip. */
  lamps?: ReactNode;
  bodyClassName?: string;
  children: ReactNode;
};

/** Bar with title and close, a body that scrolls, a foot with the way back and the way on. */
export function Dialog({
  title,
  subject,
  position,
  back,
  forward,
  lamps,
  bodyClassName,
  children,
  ...surface
}: DialogProps) {
  return (
    <DialogSurface {...surface}>
      <header className="flex min-h-14 shrink-0 items-center gap-4 border-b py-1.5 pr-2 pl-4 md:min-h-16 md:pr-4 md:pl-7">
        <Primitive.Title className="type-bar-title text-balance">{title}</Primitive.Title>
        {subject && <div className="min-w-0 truncate text-muted text-sm max-md:hidden">{subject}</div>}
        <div className="ml-auto flex shrink-0 items-center gap-2 font-semibold text-sm">
          {position}
          <Primitive.Close asChild>
            <IconButton label="Close">
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </Primitive.Close>
        </div>
      </header>
      <div className={classNames('min-h-0 flex-1 overflow-y-auto', bodyClassName ?? 'p-4 md:p-7')}>{children}</div>
      {(back || forward) && (
        <footer className="flex min-h-17 shrink-0 items-center justify-between gap-4 border-t px-4 py-3 md:min-h-18 md:px-7">
          <div className="flex min-w-0 items-center gap-4">{back}</div>
          <div className="flex min-w-0 items-center justify-end gap-3">{forward}</div>
        </footer>
      )}
      {lamps}
    </DialogSurface>
  );
}
