import { useSyncExternalStore } from 'react';

function listen(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}

/** Whether this device has a network. */
export const useOnline = (): boolean => useSyncExternalStore(listen, () => navigator.onLine);
