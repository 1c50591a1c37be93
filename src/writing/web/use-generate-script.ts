import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/toast-list.ts';
import type { Project } from '#projects/contract.ts';
import { withNotices, writingMessages } from './messages.ts';
import { reportFailure } from './report-failure.ts';
import { projectKey, refreshProject } from './use-project.ts';
import { unlessLeft, type WritingLine } from './use-writing-line.ts';
import { followScript, type GenerationState, stopGeneration } from './writing-calls.ts';

/** `join` follows a run that is under way already; otherwise a run begins over all sections or only the empty ones. */
export type ScriptOrder = 'join' | { onlyEmpty: boolean };

/** Writes the complete script, and stops it. What is written when it stops or fails stays written. */
export function useGenerateScript(line: WritingLine, { onPremium }: { onPremium: () => void }) {
  const queryClient = useQueryClient();
  const { projectId, dispatch, signal } = line;

  async function follow(): Promise<GenerationState['state']> {
    const end = await followScript(projectId, {
      signal: signal(),
      onState: async ({ state, remaining }) => {
        if (state === 'writing') dispatch({ type: 'script-followed', remaining, at: Date.now() });
        await refreshProject(queryClient, projectId);
      },
    });
    return end.state;
  }

  async function write(order: ScriptOrder, notices: Set<string>): Promise<GenerationState['state']> {
    if (order === 'join') return follow();
    const sections = queryClient.getQueryData<Project>(projectKey(projectId))?.sections ?? [];
    const wanted = order.onlyEmpty ? sections.filter(({ content }) => content.trim() === '') : sections;
    dispatch({ type: 'script-began', sectionNumbers: wanted.map(({ sectionNumber }) => sectionNumber) });
    const ending = await line.listen({
      path: `/api/projects/${projectId}/generate-complete`,
      ...(order.onlyEmpty ? { body: { onlyEmpty: true } } : {}),
      concerns: () => true,
      onNotice: (notice) => notices.add(notice),
    });
    return ending === 'done' && !line.isHurried() ? 'done' : follow();
  }

  const stopping = useMutation({
    mutationFn: () => stopGeneration(projectId),
    onMutate: () => {
      line.hurry(true);
      dispatch({ type: 'script-stopping' });
    },
    onError: (error) => {
      line.hurry(false);
      reportFailure(error, { sentence: writingMessages.stopFailed });
    },
  });

  const writing = useMutation({
    mutationFn: (order: ScriptOrder) => {
      const notices = new Set<string>();
      const written = write(order, notices).then((state) => ({ state, notices }));
      return unlessLeft(signal(), written);
    },
    onMutate: () => stopping.reset(),
    onSuccess: (ending) => {
      if (ending === 'left') return;
      const { state, notices } = ending;
      if (state === 'failed') reportFailure(undefined, { sentence: writingMessages.scriptFailed });
      if (state === 'stopped') toast(writingMessages.scriptStopped);
      if (state === 'done') toast({ title: writingMessages.scriptWritten, ...withNotices(notices) });
    },
    onError: (error) => reportFailure(error, { sentence: writingMessages.scriptFailed, onPremium }),
    onSettled: () => {
      line.hurry(false);
      dispatch({ type: 'script-ended' });
      void refreshProject(queryClient, projectId);
    },
  });

  return { writing, stopping };
}
