import { useQuery, useQueryClient } from '@tanstack/react-query';
import { refreshProject } from './use-project.ts';
import { readGeneration } from './writing-calls.ts';

const lookEvery = 2000;

/** The sections a run under way still has to write, in order; none when nothing is being written. */
export function useGenerationState(projectId: number): readonly number[] {
  const queryClient = useQueryClient();
  const { data } = useQuery({
    queryKey: [`/api/projects/${projectId}/generation`],
    queryFn: async ({ signal }) => {
      const state = await readGeneration(projectId, signal);
      if (state.state === 'writing') await refreshProject(queryClient, projectId);
      return state;
    },
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (state.data?.state === 'writing' ? lookEvery : false),
  });
  return data?.state === 'writing' ? data.remaining : [];
}
