import { DropdownMenu } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { ProTag } from './badge.tsx';
import { classNames } from './class-names.ts';

export const Menu = DropdownMenu.Root;
export const MenuTrigger = DropdownMenu.Trigger;

/** 288 px wide, opening under its trigger's right end. */
export function MenuContent({ className, children, ...rest }: ComponentProps<typeof DropdownMenu.Content>) {
  return (
    <DropdownMenu.Portal>
      <DropdownMenu.Content
        align="end"
        sideOffset={8}
        collisionPadding={8}
        className={classNames(
          'z-50 max-h-(--radix-dropdown-menu-content-available-height) w-72 overflow-y-auto rounded-card border border-line-strong bg-raised p-1.5 text-text shadow-menu data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in',
          className,
        )}
        {...rest}
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Portal>
  );
}

type MenuItemProps = ComponentProps<typeof DropdownMenu.Item> & {
  icon?: ReactNode;
  /** Shows the Pro tag at the right edge. */
  pro?: boolean;
  danger?: boolean;
};

export const menuRowLooks =
  'flex min-h-10 cursor-pointer items-center gap-3 rounded-badge px-2.5 text-sm outline-none data-[disabled]:pointer-events-none data-[highlighted]:bg-sunk data-[disabled]:opacity-50 touch:min-h-11';

/** With `asChild` the one child (a link) is the row; it then brings its own sign. */
export function MenuItem({
  icon,
  pro = false,
  danger = false,
  asChild = false,
  className,
  children,
  ...rest
}: MenuItemProps) {
  const looks = classNames(menuRowLooks, danger && 'text-danger', className);
  if (asChild) {
    return (
      <DropdownMenu.Item asChild className={looks} {...rest}>
        {children}
      </DropdownMenu.Item>
    );
  }
  return (
    <DropdownMenu.Item className={looks} {...rest}>
      {icon && (
        <span aria-hidden="true" className={classNames('shrink-0 [&>svg]:size-[18px]', !danger && 'text-muted')}>
          {icon}
        </span>
      )}
      {children}
      {pro && <ProTag className="ml-auto" />}
    </DropdownMenu.Item>
  );
}

export function MenuSeparator() {
  return <DropdownMenu.Separator className="mx-1 my-1.5 h-px bg-line" />;
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <DropdownMenu.Label className="px-2.5 py-2 text-muted text-note">{children}</DropdownMenu.Label>;
}
