import { useQuery, useQueryClient } from '@tanstack/react-query';
import { z } from 'zod';
import { projectSummarySchema } from '../project-summary.ts';

export const projectsKey = ['/api/projects'] as const;

const cards = z.array(projectSummarySchema);
const parseCards = (answer: unknown) => cards.parse(answer);

/** All projects of the signed-in user, latest change first; read again whenever a screen with them opens. */
export function useProjects() {
  return useQuery({ queryKey: projectsKey, select: parseCards, refetchOnMount: 'always' });
}

/** Reads the list again, after something in it was changed; resolves when the new list is there. */
export function useRefreshProjects(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: projectsKey });
}
