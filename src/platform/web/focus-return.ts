import { useEffect, useState } from 'react';

/** Stands inside a dialog's content: when that goes, what had the focus before gets it back, where nothing else took it. */
export function FocusReturn(): null {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
  return null;
}
