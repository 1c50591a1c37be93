import { useSyncExternalStore } from 'react';

export type Theme = 'light' | 'dark' | 'system';

export const themes: readonly Theme[] = ['light', 'dark', 'system'];
export const themeNames: Record<Theme, string> = { light: 'Light', dark: 'Dark', system: 'Like the system' };
const storageKey = 'theme';
const listeners = new Set<() => void>();

/** The theme this browser's user chose; `system` follows the machine. */
export function chosenTheme(): Theme {
  const stored = localStorage.getItem(storageKey);
  return themes.find((theme) => theme === stored) ?? 'system';
}

/** Puts the chosen theme on the page; called once before the first paint and at each choice. */
export function applyTheme(theme: Theme = chosenTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function chooseTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  applyTheme(theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenTheme);
}
