import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { countAnswered, frameworkSections, plannedMinutes, type WizardAnswers } from '#framework/framework.ts';
import { Caret } from '#platform/web/caret.tsx';
import { Footlights } from '#platform/web/footlights.tsx';
import { Stage } from '#platform/web/stage.tsx';
import { readGeneration } from '../writing-calls.ts';
import { wizardMessages } from './messages.ts';

export type StageMoment = 'writing' | 'written' | 'saving' | 'saved';

type WritingStageProps = { moment: StageMoment; projectId: number | undefined; answers: WizardAnswers };

const messages = wizardMessages.writing;
const lookEvery = 1000;
const minutes = frameworkSections.map(({ number }) => plannedMinutes(number));

/** Takes the wizard's place while the script is written: a lamp for each section, lit as far as it is known. */
export function WritingStage({ moment, projectId, answers }: WritingStageProps) {
  const remaining = useRemainingSections(moment === 'writing' ? projectId : undefined);
  const isDone = moment === 'written';
  const count = frameworkSections.length;
  const written = isDone ? count : remaining ? count - remaining.length : 0;
  return (
    <Stage beamAt={50} floor={[14, 86]} className="flex flex-1 flex-col justify-end">
      <div role="status" className="mx-auto flex w-full max-w-[640px] flex-1 flex-col justify-center gap-4 px-6 py-10">
        <p className="type-section-title">{titles[moment]}</p>
        <p className="font-script text-[1.375rem] text-stage-lead leading-normal">
          {sentenceOf(moment, answers, remaining)}
          {moment === 'writing' && <Caret />}
        </p>
        {moment === 'writing' && (
          <p className="text-sm text-stage-label">
            <Clock /> · {messages.patience}
          </p>
        )}
      </div>
      <Footlights
        label={messages.title}
        completed={written}
        progress={(written / count) * 100}
        minutes={minutes}
        size="lg"
        glow
      />
    </Stage>
  );
}

const titles: Record<StageMoment, string> = {
  writing: messages.title,
  written: messages.done,
  saving: messages.saving,
  saved: messages.saved,
};

function sentenceOf(moment: StageMoment, answers: WizardAnswers, remaining: readonly number[] | undefined): string {
  if (moment === 'written' || moment === 'saved') return messages.opening;
  const words = messages.text(countAnswered(answers));
  if (moment === 'saving') return words;
  const now = frameworkSections.find(({ number }) => number === remaining?.[0]);
  return now ? `${words} ${messages.now(now.name)}` : words;
}

/** The sections still to come, while a known project's script is being written. */
function useRemainingSections(projectId: number | undefined): readonly number[] | undefined {
  const { data } = useQuery({
    queryKey: [`/api/projects/${projectId}/generation`],
    queryFn: ({ signal }) => readGeneration(projectId ?? 0, signal),
    enabled: projectId !== undefined,
    refetchInterval: lookEvery,
    gcTime: 0,
  });
  return data?.state === 'writing' ? data.remaining : undefined;
}

/** How long it has been, e.g. 0:12, by the clock and not by counting. */
function Clock() {
  const [began] = useState(Date.now);
  const [now, setNow] = useState(began);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.floor((now - began) / 1000);
  return (
    <span className="tabular" aria-hidden="true">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
    </span>
  );
}
