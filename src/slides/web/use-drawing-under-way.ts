import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { SlideProgress } from '../contract.ts';
import { isGenerating } from './contact-sheet.ts';
import { generationKey, readGeneration } from './generation-calls.ts';
import { forgetDeck } from './use-deck.ts';

const lookEvery = 1000;

/** How far the slides are that are being made just now; when they are done the deck is read again. */
export function useDrawingUnderWay(projectId: number): SlideProgress | null {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: generationKey(projectId),
    queryFn: ({ signal }) => readGeneration(projectId, signal),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data && isGenerating(state.data) ? lookEvery : false),
  });
  const isUnderWay = data ? isGenerating(data) : false;
  useEffect(() => {
    if (!isUnderWay) return;
    return () => forgetDeck(queryClient, projectId);
  }, [isUnderWay, projectId, queryClient]);
  return isUnderWay && data ? data : null;
}
