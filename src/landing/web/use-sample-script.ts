import { useEffect, useRef, useState } from 'react';
import { sampleScripts } from '../sample-script.data.ts';
import type { SampleSection, SampleVoice } from '../sample-script.ts';

export type SampleOrder = { voice: SampleVoice; seed: number };

/** The recorded scripts were written with this seed; the next ones are written live. */
const recordedSeed = 2;

type Written = SampleOrder & { script: readonly SampleSection[] };

/** The script on the sheet: a recorded one at first, and one by the writer in this browser when asked to write again. */
export function useSampleScript() {
  const [written, setWritten] = useState<Written>(recorded('blunt'));
  const [isWriting, setWriting] = useState(false);
  const worker = useRef<Worker>(undefined);
  useEffect(() => () => worker.current?.terminate(), []);

  function writeAgain() {
    const order: SampleOrder = { voice: written.voice, seed: written.seed + 1 };
    worker.current ??= new Worker(new URL('./sample-writer.worker.ts', import.meta.url), { type: 'module' });
    worker.current.onmessage = ({ data }: MessageEvent<readonly SampleSection[]>) => {
      setWriting(false);
      setWritten({ ...order, script: data });
    };
    // Without the writer the sheet goes back to the recorded script.
    worker.current.onerror = () => {
      setWriting(false);
      setWritten({ ...order, script: sampleScripts[order.voice] });
    };
    setWriting(true);
    worker.current.postMessage(order);
  }

  return {
    voice: written.voice,
    script: written.script,
    /** Changes with each new script. */
    run: `${written.voice}-${written.seed}`,
    isFirst: written.seed === recordedSeed,
    isWriting,
    writeAgain,
    chooseVoice: (voice: SampleVoice) => {
      setWriting(false);
      setWritten(recorded(voice));
    },
  };
}

const recorded = (voice: SampleVoice): Written => ({ voice, seed: recordedSeed, script: sampleScripts[voice] });
