import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { needsPremium, reportFailure } from '#writing/web/report-failure.ts';
import type { SlideProgress } from '../contract.ts';
import type { ThemeName } from '../look.ts';
import { isGenerating } from './contact-sheet.ts';
import type { ShownDeck } from './deck-reading.ts';
import {
  cancelGeneration,
  generationKey,
  readGeneration,
  startGeneration,
  startingProgress,
} from './generation-calls.ts';
import { slidesMessages } from './messages.ts';
import { openProgressLine } from './progress-line.ts';
import { forgetDeck, putDeck } from './use-deck.ts';
import { useOnline } from './use-online.ts';

export type SlideGeneration = {
  /** The run that is followed; null when there is none to show. */
  progress: SlideProgress | null;
  start: (theme?: ThemeName) => void;
  isStarting: boolean;
  /** The server is out of reach just now; what it draws goes on without us. */
  isCutOff: boolean;
  stop: () => void;
  isStopping: boolean;
};

type Outcome = {
  /** Who may not make slides neither starts a run nor follows one. */
  isAllowed: boolean;
  onStarted: () => void;
  /** The deck is handed over. */
  onComplete: (deck: ShownDeck) => void;
  /** All its pictures are there. */
  onDrawn: () => void;
  onFailed: (message: string) => void;
  onCancelled: () => void;
  onPremium: () => void;
};

/** How often a run is looked at when its socket is gone, in milliseconds. */
const lookEvery = 1000;
const { tab: messages } = slidesMessages;

/** Makes a project's slides and follows it, also a run that began before this page was opened. */
export function useSlideGeneration(projectId: number, outcome: Outcome): SlideGeneration {
  const queryClient = useQueryClient();
  const key = generationKey(projectId);
  /** Counts the runs followed here; 0 while none is. */
  const [run, setRun] = useState(0);
  const [isLineLost, setIsLineLost] = useState(false);
  const isOnline = useOnline();
  const { data: progress = null, isError } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => readGeneration(projectId, signal),
    enabled: outcome.isAllowed,
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (isLineLost && state.data && isGenerating(state.data) ? lookEvery : false),
  });
  const isUnderWay = progress !== null && isGenerating(progress);
  if (isUnderWay && run === 0) setRun(1);

  function take(next: SlideProgress) {
    const known = queryClient.getQueryData<SlideProgress | null>(key);
    // A message that was overtaken says nothing new.
    if (known && isGenerating(known) && next.step < known.step) return;
    queryClient.setQueryData(key, next);
  }

  const hearProgress = useEffectEvent(take);
  const hearComplete = useEffectEvent((deck: ShownDeck) => {
    putDeck(queryClient, projectId, deck);
    outcome.onComplete(deck);
  });
  const hearError = useEffectEvent((message: string) => {
    setRun(0);
    queryClient.setQueryData(key, null);
    if (needsPremium(message)) outcome.onPremium();
    else outcome.onFailed(message);
  });
  useEffect(() => {
    if (run === 0) return;
    setIsLineLost(false);
    return openProgressLine(projectId, {
      onProgress: (next) => hearProgress(next),
      onComplete: (deck) => hearComplete(deck),
      onError: (message) => hearError(message),
      onClosed: () => setIsLineLost(true),
    });
  }, [projectId, run]);

  const end = useEffectEvent((status: SlideProgress['status']) => {
    if (run === 0 || isUnderWay) return;
    forgetDeck(queryClient, projectId);
    if (status === 'completed') outcome.onDrawn();
    if (status === 'failed') hearError(progress?.message ?? '');
    if (status === 'cancelled') {
      setRun(0);
      outcome.onCancelled();
    }
  });
  useEffect(() => {
    if (progress?.status) end(progress.status);
  }, [progress?.status]);

  const starting = useMutation({
    mutationFn: (theme: ThemeName | undefined) => startGeneration(projectId, theme),
    onSuccess: async () => {
      await queryClient.cancelQueries({ queryKey: key });
      queryClient.setQueryData(key, startingProgress);
      setRun((count) => count + 1);
      outcome.onStarted();
    },
    onError: (error) => reportFailure(error, { sentence: messages.failed, onPremium: outcome.onPremium }),
  });
  const stopping = useMutation({
    mutationFn: () => cancelGeneration(projectId),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: key }),
    onError: (error) => reportFailure(error, { sentence: messages.stopFailed }),
  });

  return {
    progress: run > 0 ? progress : null,
    start: (theme) => starting.mutate(theme),
    isStarting: starting.isPending,
    isCutOff: !isOnline || (isLineLost && isError),
    stop: () => stopping.mutate(),
    isStopping: stopping.isPending,
  };
}
