import { useEffect, useState } from 'react';

const wordsPerSecond = 7;

/** How long a show of words runs by itself: it starts at `from`, goes on word by word to `to` and can be paused. */
export function useWriting({ from, to, run }: { from: number; to: number; run: string }) {
  const [words, setWords] = useState(from);
  const [isPlaying, setPlaying] = useState(() => !prefersStillness());
  const [shownRun, setShownRun] = useState(run);
  if (shownRun !== run) {
    setShownRun(run);
    setWords(from);
  }

  const isFinished = words >= to;
  useEffect(() => {
    if (!isPlaying || isFinished) return;
    const timer = setInterval(() => {
      if (!document.hidden) setWords((count) => Math.min(to, count + 1));
    }, 1000 / wordsPerSecond);
    return () => clearInterval(timer);
  }, [isPlaying, isFinished, to]);

  return {
    words,
    isPlaying: isPlaying && !isFinished,
    isFinished,
    toggle: () => {
      if (isFinished) setWords(0);
      setPlaying(isFinished || !isPlaying);
    },
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
