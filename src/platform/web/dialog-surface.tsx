import { Dialog } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { FocusReturn } from './focus-return.ts';

type DialogSize = 'small' | 'medium' | 'large' | 'ticket' | 'wide';

const widths: Record<DialogSize, string> = {
  small: 'md:max-w-[480px]',
  medium: 'md:max-w-[720px]',
  large: 'md:max-w-[960px]',
  ticket: 'md:max-w-[920px]',
  wide: 'md:max-w-[1180px]',
};

export const scrimLooks =
  'fixed inset-0 z-50 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in';

type DialogSurfaceProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  size?: DialogSize;
  className?: string;
  /** Must hold a `Dialog.Title` of Radix. */
  children: ReactNode;
} & Pick<
  ComponentProps<typeof Dialog.Content>,
  'onOpenAutoFocus' | 'onCloseAutoFocus' | 'onEscapeKeyDown' | 'onInteractOutside'
>;

/** The one elevated layer: centred with a pointer, the whole screen on a phone. Traps and restores focus. */
export function DialogSurface({
  open,
  onOpenChange,
  size = 'medium',
  className,
  children,
  ...focus
}: DialogSurfaceProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className={scrimLooks} />
        <Dialog.Content
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-0 z-50 m-auto flex max-h-dvh w-full flex-col overflow-hidden bg-dialog text-text shadow-dialog data-[state=closed]:animate-dialog-out data-[state=open]:animate-dialog-in md:h-fit md:max-h-[calc(100dvh-6rem)] md:w-[calc(100%-5rem)] md:rounded-dialog md:border',
            widths[size],
            className,
          )}
          {...focus}
        >
          <FocusReturn />
          {children}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
