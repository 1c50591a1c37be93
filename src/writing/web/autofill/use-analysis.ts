import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiJson, TIMEOUT_ERROR } from '#platform/web/api-client.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { type Analysis, analysisSchema } from './findings.ts';
import { autofillMessages } from './messages.ts';

/** The server was reached and said no. */
class RefusedAnalysisError extends Error {}

/** Has the text analyzed; `onDone` gets what was found, a failure is told here. */
export function useAnalysis(onDone: (analysis: Analysis) => void) {
  const call = useRef<AbortController>(undefined);
  const analysis = useMutation({
    mutationFn: async (content: string) => {
      call.current = new AbortController();
      const body = { content, contentType: 'text' };
      const { signal } = call.current;
      const answer = await apiJson(analysisSchema, 'POST', '/api/analyze-content', body, { signal });
      if (!answer.success) throw new RefusedAnalysisError(answer.message);
      return answer;
    },
    onSuccess: (answer) => {
      toast({ title: autofillMessages.complete, ...(answer.message ? { description: answer.message } : {}) });
      onDone(answer);
    },
    onError: (error) => {
      const wasCancelled = error.message === TIMEOUT_ERROR && call.current?.signal.aborted;
      if (wasCancelled || handleUnauthorized(error)) return;
      toast({ ...autofillMessages.failed, description: sentenceOf(error) || autofillMessages.failed.description });
    },
  });
  return {
    isAnalyzing: analysis.isPending,
    analyze: (content: string) => analysis.mutate(content),
    cancel: () => call.current?.abort(),
  };
}

function sentenceOf(error: Error): string | undefined {
  if (error instanceof ApiError) return error.sentence;
  return error instanceof RefusedAnalysisError ? error.message : undefined;
}
