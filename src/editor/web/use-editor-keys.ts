import { useEffect, useEffectEvent } from 'react';

export type EditorKeys = {
  onSection: (move: { to: number } | { by: 1 | -1 }) => void;
  /** Answers whether there was a lit sentence to move from. */
  onSentence: (by: 1 | -1) => boolean;
  onEdit: () => void;
  onGenerate: () => void;
  onAnswers: () => void;
  onVersions: () => void;
  onPanel: () => void;
  onShortcuts: () => void;
  onSave: () => void;
  /** Leaves what one is in: the edit, a version, the lit sentence. */
  onEscape: () => void;
};

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.closest('input, textarea, select') !== null);

const dialogIsOpen = () => document.querySelector('[role="dialog"], [role="alertdialog"], [role="menu"]') !== null;

/** The keys of the editor. While one types only saving and leaving work, and in a dialog none. */
export function useEditorKeys(keys: EditorKeys): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (dialogIsOpen() || event.defaultPrevented) return;
    if ((event.metaKey || event.ctrlKey) && event.key.toLowerCase() === 's') {
      event.preventDefault();
      keys.onSave();
      return;
    }
    if (event.key === 'Escape') {
      keys.onEscape();
      return;
    }
    if (isTyping(event.target) || event.metaKey || event.ctrlKey || event.altKey) return;
    if (act(event, keys)) event.preventDefault();
  });

  useEffect(() => {
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

function act(event: KeyboardEvent, keys: EditorKeys): boolean {
  if (/^[1-8]$/.test(event.key)) {
    keys.onSection({ to: Number(event.key) });
    return true;
  }
  if (event.key === 'ArrowDown') return keys.onSentence(1);
  if (event.key === 'ArrowUp') return keys.onSentence(-1);
  if (event.key === 'Enter') {
    const isControl = event.target instanceof HTMLElement && event.target.closest('a, button, [role="button"]');
    if (isControl) return false;
    keys.onEdit();
    return true;
  }
  const actions: Record<string, () => void> = {
    j: () => keys.onSection({ by: 1 }),
    k: () => keys.onSection({ by: -1 }),
    g: keys.onGenerate,
    a: keys.onAnswers,
    v: keys.onVersions,
    i: keys.onPanel,
    '?': keys.onShortcuts,
  };
  const action = actions[event.key.toLowerCase()];
  action?.();
  return action !== undefined;
}
