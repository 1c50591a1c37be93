import { useState } from 'react';
import { useSignedInUser } from '#accounts/web/use-current-user.ts';

/** A text on its way into Smart Autofill, kept on this device until it is used; one for a new script, one for each project. */
export function usePastedText(projectId: number | undefined) {
  const key = `autofill-text:${useSignedInUser().id}:${projectId ?? 'new'}`;
  const [text, setText] = useState(() => readStorage(key));
  const [isKept, setIsKept] = useState(true);

  function change(next: string) {
    setText(next);
    setIsKept(writeStorage(key, next));
  }

  return { text, change, isKept, forget: () => void writeStorage(key, '') };
}

function readStorage(key: string): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
}

function writeStorage(key: string, text: string): boolean {
  try {
    if (text === '') localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
