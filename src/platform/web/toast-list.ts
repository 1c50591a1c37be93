import { useSyncExternalStore } from 'react';

/** How long a closed toast stays in the list, in milliseconds. */
export const TOAST_REMOVE_DELAY = 1_000_000;
const TOAST_LIMIT = 1;

export type Toast = {
  id: string;
  title: string;
  description?: string;
  tone?: 'plain' | 'danger';
  action?: { label: string; onPress: () => void };
  open: boolean;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<string, ReturnType<typeof setTimeout>>();

function replace(next: readonly Toast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

/** Shows a message; callable from anywhere, also outside React. A second one takes the first one's place. */
export function toast(message: Omit<Toast, 'id' | 'open'>): { id: string; dismiss: () => void } {
  lastId += 1;
  const id = String(lastId);
  replace([{ ...message, id, open: true }, ...toasts].slice(0, TOAST_LIMIT));
  return { id, dismiss: () => dismissToast(id) };
}

/** Closes one toast, or all of them; they leave the list after `TOAST_REMOVE_DELAY`. */
export function dismissToast(id?: string): void {
  for (const one of toasts) {
    if (id === undefined || one.id === id) removeLater(one.id);
  }
  replace(toasts.map((one) => (id === undefined || one.id === id ? { ...one, open: false } : one)));
}

function removeLater(id: string) {
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    replace(toasts.filter((one) => one.id !== id));
  }, TOAST_REMOVE_DELAY);
  removals.set(id, timer);
}

export function listToasts(): readonly Toast[] {
  return toasts;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useToasts(): readonly Toast[] {
  return useSyncExternalStore(subscribe, listToasts, listToasts);
}
