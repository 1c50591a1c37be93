import { X } from 'lucide-react';
import { Toast as Primitive } from 'radix-ui';
import { classNames } from './class-names.ts';
import { dismissToast, useToasts } from './toast-list.ts';

const TOAST_DURATION = 5000;
const TOAST_SWIPE_THRESHOLD = 50;

/** The place where toasts appear; stands once in the app. */
export function Toaster() {
  const toasts = useToasts();
  return (
    <Primitive.Provider duration={TOAST_DURATION} swipeDirection="right" swipeThreshold={TOAST_SWIPE_THRESHOLD}>
      {toasts.map(({ id, title, description, tone, action, open }) => (
        <Primitive.Root
          key={id}
          open={open}
          onOpenChange={(stillOpen) => {
            if (!stillOpen) dismissToast(id);
          }}
          className={classNames(
            // A dialog that opens over a message would take its pointer events away by an inline style.
            'on-stage pointer-events-auto! flex w-full items-start gap-3 rounded-card border border-line-strong bg-surface py-3.5 pr-2 pl-4 shadow-menu data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-fade-out data-[state=open]:animate-enter',
            tone === 'danger' && 'border-l-4 border-l-danger',
          )}
        >
          <div className="min-w-0 flex-1 py-0.5">
            <Primitive.Title className="font-semibold text-sm">{title}</Primitive.Title>
            {description && (
              <Primitive.Description className="mt-0.5 text-sm text-stage-lead">{description}</Primitive.Description>
            )}
          </div>
          {action && (
            <Primitive.Action
              altText={action.label}
              onClick={action.onPress}
              className="h-8 self-center rounded-small border border-line-strong px-3 font-semibold text-note hover:bg-sunk"
            >
              {action.label}
            </Primitive.Action>
          )}
          <Primitive.Close
            aria-label="Close message"
            className="touch-area inline-flex size-8 shrink-0 items-center justify-center rounded-small text-stage-label hover:text-stage-text"
          >
            <X aria-hidden="true" className="size-4" />
          </Primitive.Close>
        </Primitive.Root>
      ))}
      {/* An open dialog hides the rest of the page from assistive technology, except what is marked as live. */}
      <div aria-live="off">
        {/* Above the buttons at the foot of an open dialog, which locks the page's scrolling. */}
        <Primitive.Viewport
          hotkey={['F8']}
          className="fixed top-0 right-0 z-[60] flex w-full flex-col gap-2 p-4 outline-none md:top-auto md:bottom-0 md:max-w-[420px] md:[[data-scroll-locked]_&]:bottom-36"
        />
      </div>
    </Primitive.Provider>
  );
}
