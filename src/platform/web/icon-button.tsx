import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, in words; it is read out and shown as the tooltip's text by the caller's choice. */
  label: string;
  size?: 'small' | 'normal';
};

/** A square button that shows only a sign. */
export function IconButton({ label, size = 'normal', className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button
      type={type}
      aria-label={label}
      className={classNames(
        'touch-area inline-flex shrink-0 items-center justify-center rounded-control text-muted transition-colors duration-150 hover:bg-sunk hover:text-text disabled:cursor-not-allowed disabled:opacity-40 data-[state=open]:bg-sunk data-[state=open]:text-text data-[state=open]:outline-2 data-[state=open]:outline-focus',
        size === 'small' ? 'size-8' : 'size-10 touch:size-11',
        className,
      )}
      {...rest}
    />
  );
}
