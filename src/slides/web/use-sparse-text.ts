import { useEffect, useRef, useState } from 'react';

/** The text, changed at most once in `every` milliseconds, so that who listens is not talked over. */
export function useSparseText(text: string, every: number): string {
  const [said, setSaid] = useState(text);
  const saidAt = useRef(0);
  useEffect(() => {
    const wait = Math.max(0, saidAt.current + every - Date.now());
    const timer = setTimeout(() => {
      saidAt.current = Date.now();
      setSaid(text);
    }, wait);
    return () => clearTimeout(timer);
  }, [text, every]);
  return said;
}
