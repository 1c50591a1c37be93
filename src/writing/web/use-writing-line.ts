import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useReducer, useRef } from 'react';
import type { Project } from '#projects/contract.ts';
import type { WritingEvent } from '../contract.ts';
import { type LiveAction, type LiveWriting, nextLive, nothingLive } from './live-writing.ts';
import { paceWords } from './pace-words.ts';
import { projectKey, putSection } from './use-project.ts';
import { pause, readWritingEvents, receiveWriting } from './writing-calls.ts';

/** What the generate calls of one screen share: the words on their way, and when to stop listening. */
export type WritingLine = {
  projectId: number;
  live: LiveWriting;
  dispatch: (action: LiveAction) => void;
  /** Calls and shows what comes for the sections it concerns, until the writing is done or the line is lost. */
  listen: (call: WritingCall) => Promise<'done' | 'lost'>;
  /** Aborted when the screen is left; the server goes on writing. */
  signal: () => AbortSignal;
  /** Shows the words that wait at once, because the person asked to stop. */
  hurry: (isHurried: boolean) => void;
  isHurried: () => boolean;
};

type WritingCall = {
  path: string;
  body?: unknown;
  concerns: (sectionNumber: number) => boolean;
  /** Told what a person should know about how a section was written. */
  onNotice: (notice: string) => void;
};

const prefersStillness = () => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

export function useWritingLine(projectId: number): WritingLine {
  const queryClient = useQueryClient();
  const [live, dispatch] = useReducer(nextLive, nothingLive);
  const signal = useLeaveSignal();
  const hurried = useRef(false);

  function take(event: WritingEvent, { concerns, onNotice }: Pick<WritingCall, 'concerns' | 'onNotice'>) {
    if (event.type === 'section-started' && concerns(event.sectionNumber)) {
      dispatch({ type: 'section-began', sectionNumber: event.sectionNumber, at: Date.now() });
    }
    if (event.type === 'text' && concerns(event.sectionNumber)) dispatch(event);
    if (event.type === 'section-written' && concerns(event.section.sectionNumber)) {
      const { notice, ...section } = event.section;
      if (notice) onNotice(notice);
      putSection(queryClient, projectId, section);
      dispatch({ type: 'section-ended', sectionNumber: event.section.sectionNumber });
    }
    if (event.type !== 'done') return;
    if ('generatedContent' in event.answer) {
      const { notice, ...section } = event.answer.generatedContent;
      if (notice) onNotice(notice);
      putSection(queryClient, projectId, section);
    } else queryClient.setQueryData<Project>(projectKey(projectId), event.answer.project);
  }

  return {
    projectId,
    live,
    dispatch,
    signal,
    hurry: (isHurried) => {
      hurried.current = isHurried;
    },
    isHurried: () => hurried.current,
    listen: ({ path, body, concerns, onNotice }) => {
      const words = paceWords(readWritingEvents(path, body, signal()), {
        isHurried: () => hurried.current || document.hidden || prefersStillness(),
        pause,
      });
      return receiveWriting(words, (event) => take(event, { concerns, onNotice }));
    },
  };
}

function useLeaveSignal(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
}

/** The work's outcome, or `left` when it ended because the screen was left. */
export async function unlessLeft<Outcome>(signal: AbortSignal, work: Promise<Outcome>): Promise<Outcome | 'left'> {
  try {
    const outcome = await work;
    return signal.aborted ? 'left' : outcome;
  } catch (error) {
    if (signal.aborted) return 'left';
    throw error;
  }
}
