import { useEffect, useEffectEvent } from 'react';

type ViewerKeys = {
  onMove: (by: 1 | -1) => void;
  /** Counts from 0. */
  onDesign: (place: number) => void;
  onGrid: () => void;
  onEdit: () => void;
  onUndo: () => void;
  onHelp: () => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null;

/** Arrows move in a list or a group of choices themselves. */
const hasOwnArrows = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role="radiogroup"], [data-own-arrows]') !== null;

const layerIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** The keys of the viewer; while one types, and under a dialog, they are letters. */
export function useViewerKeys(keys: ViewerKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || layerIsOpen() || isTyping(event.target)) return;
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 'z' && !event.shiftKey) {
      event.preventDefault();
      keys.onUndo();
      return;
    }
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (act(event, keys)) event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function act(event: KeyboardEvent, keys: ViewerKeys): boolean {
  const key = event.key.toLowerCase();
  if ((key === 'arrowleft' || key === 'arrowright') && !hasOwnArrows(event.target)) {
    keys.onMove(key === 'arrowright' ? 1 : -1);
    return true;
  }
  if (/^[1-9]$/.test(key)) {
    keys.onDesign(Number(key) - 1);
    return true;
  }
  if (key === 'g') keys.onGrid();
  if (key === 'e') keys.onEdit();
  if (key === '?') keys.onHelp();
  return key === 'g' || key === 'e' || key === '?';
}
