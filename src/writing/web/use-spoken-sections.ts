import { useEffect, useRef, useState } from 'react';
import type { FieldName, SectionNumber } from '#framework/framework.ts';
import type { SectionRequest, WrittenSentence } from '../script-writer.ts';

export type SpokenSection = {
  sectionNumber: SectionNumber;
  sentences: readonly WrittenSentence[];
  /** The answers that would sound better if they were typed as they are said to the listener. */
  couldBeSaid: readonly FieldName[];
};
export type SoundOrder = { id: number; requests: readonly SectionRequest[] };
export type SoundAnswer = { id: number; sections: readonly SpokenSection[] };

/** Long enough to let somebody finish a word, in milliseconds. */
const settleTime = 250;

/**
 * What the embedded writer makes of these requests, a moment after they last changed; until then what it said before, and
 * undefined where it cannot be heard. It is loaded at once, while one still reads the first question.
 */
export function useSpokenSections(requests: readonly SectionRequest[]): readonly SpokenSection[] | undefined {
  const [sections, setSections] = useState<readonly SpokenSection[]>();
  const worker = useRef<Worker>(undefined);
  const lastId = useRef(0);
  const order = JSON.stringify(requests);

  useEffect(() => {
    if (typeof Worker === 'undefined') return;
    const writer = startWriter(({ id, sections: heard }) => id === lastId.current && setSections(heard));
    worker.current = writer;
    return () => writer.terminate();
  }, []);

  useEffect(() => {
    const wanted: readonly SectionRequest[] = JSON.parse(order);
    if (wanted.length === 0) return;
    const timer = setTimeout(() => {
      lastId.current += 1;
      worker.current?.postMessage({ id: lastId.current, requests: wanted } satisfies SoundOrder);
    }, settleTime);
    return () => clearTimeout(timer);
  }, [order]);

  return sections;
}

function startWriter(onAnswer: (answer: SoundAnswer) => void): Worker {
  const writer = new Worker(new URL('./sound.worker.ts', import.meta.url), { type: 'module' });
  writer.addEventListener('message', ({ data }: MessageEvent<SoundAnswer>) => onAnswer(data));
  return writer;
}
