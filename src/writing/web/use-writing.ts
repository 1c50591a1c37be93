import type { LiveWriting } from './live-writing.ts';
import { useGenerateScript } from './use-generate-script.ts';
import { useGenerateSection } from './use-generate-section.ts';
import { useWritingLine } from './use-writing-line.ts';
import { readGeneration } from './writing-calls.ts';

export type Writing = {
  live: LiveWriting;
  /** Resolves when the section is written or has failed; both are told to the person. */
  generateSection: (sectionNumber: number) => Promise<void>;
  generateScript: (order: { onlyEmpty: boolean }) => void;
  stop: () => void;
  /** Follows a run that this page did not start; false when there is none. */
  joinRunUnderWay: () => Promise<boolean>;
};

/** Everything that puts generated words on the page. */
export function useWriting(projectId: number, whenRefused: { onPremium: () => void }): Writing {
  const line = useWritingLine(projectId);
  const section = useGenerateSection(line, whenRefused);
  const { writing, stopping } = useGenerateScript(line, whenRefused);

  return {
    live: line.live,
    generateSection: (sectionNumber) => section.mutateAsync(sectionNumber).then(nothing, nothing),
    generateScript: (order) => writing.mutate(order),
    stop: () => stopping.mutate(),
    joinRunUnderWay: async () => {
      const signal = line.signal();
      const run = await readGeneration(projectId, signal).catch(nothing);
      if (run?.state === 'writing') writing.mutate('join');
      return signal.aborted || run?.state === 'writing';
    },
  };
}

const nothing = () => undefined;
