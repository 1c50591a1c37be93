import { Slot } from 'radix-ui';
import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'neutral' | 'ghost' | 'danger';
export type ButtonSize = 'small' | 'bar' | 'normal' | 'form' | 'main';

const shape =
  'relative inline-flex shrink-0 select-none items-center justify-center gap-2 overflow-hidden whitespace-nowrap rounded-control border font-semibold transition-colors duration-150 ease-out disabled:cursor-not-allowed disabled:opacity-50';

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-0 bg-amber pb-[3px] text-ink shadow-[inset_0_-3px_0_var(--amber-deep)] hover:bg-amber-light active:pt-px active:pb-0 active:shadow-none',
  secondary: 'border-line-strong bg-surface text-text hover:bg-sunk active:bg-sunk',
  neutral: 'border-transparent bg-text text-bg hover:opacity-90',
  ghost: 'border-transparent bg-transparent text-muted hover:bg-sunk hover:text-text',
  danger: 'border-transparent bg-danger text-on-danger hover:opacity-90',
};

const sizes: Record<ButtonSize, string> = {
  small: 'touch-area h-8 rounded-small px-3 text-note',
  bar: 'touch-area h-9 px-3.5 text-note',
  normal: 'h-10 px-4 text-sm touch:h-11',
  form: 'h-12 px-5 text-sm',
  main: 'h-13 px-6 text-base',
};

type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** The work this button started is running: the label stays, further presses do nothing. */
  busy?: boolean;
  icon?: ReactNode;
  iconAfter?: ReactNode;
  /** The one child (a link) takes the button's looks. */
  asChild?: boolean;
};

export function Button({
  variant = 'secondary',
  size = 'normal',
  busy = false,
  icon,
  iconAfter,
  asChild = false,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  const looks = classNames(shape, variants[variant], sizes[size], busy && 'cursor-progress', className);
  if (asChild) {
    return (
      <Slot.Root className={looks} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      type={type}
      className={looks}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {icon}
      {children}
      {iconAfter}
      {busy && <span aria-hidden="true" className="absolute bottom-0 h-0.5 w-1/3 animate-busy-line bg-current" />}
    </button>
  );
}
