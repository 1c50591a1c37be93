import { useEffect, useState } from 'react';

const wordsPerSecond = 7;

type WritingPlan = {
  from: number;
  to: number;
  /** Another name starts the show from its beginning. */
  run: string;
};

/** How many words of a script stand there: they come by themselves, one by one, and can be paused. */
export function useWriting({ from, to, run }: WritingPlan) {
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
    toggle: () => setPlaying(!isPlaying),
    play: () => setPlaying(true),
  };
}

function prefersStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
