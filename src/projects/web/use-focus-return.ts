import { useEffect, useState } from 'react';

/** For a dialog that is mounted only while it is open: what had the focus before gets it back, where nothing else took it. */
export function useFocusReturn(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      setTimeout(() => {
        if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
      });
    },
    [opener],
  );
}
