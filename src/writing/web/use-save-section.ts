import { useMutation, useQueryClient } from '@tanstack/react-query';
import { apiJson } from '#platform/web/api-client.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { toast } from '#platform/web/toast-list.ts';
import { type Section, sectionClashSchema, sectionSchema } from '#projects/contract.ts';
import { writingMessages } from './messages.ts';
import { reportFailure } from './report-failure.ts';
import { putSection, refreshProject } from './use-project.ts';

/** A text to be stored in place of the one with `version`. */
export type SectionSave = { sectionId: number; content: string; version: number };
/** `mine` was to be saved, `theirs` came to be stored in the meantime. */
export type SectionClash = { mine: string; theirs: Section };

type Outcome = {
  onSaved: (section: Section) => void;
  /** Two people, or two tabs, changed the same text: nothing was stored. */
  onClash: (clash: SectionClash) => void;
  onPremium: () => void;
};

/** Stores a hand edit; a section without words is stored as not completed. */
export function useSaveSection(projectId: number, { onSaved, onClash, onPremium }: Outcome) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ sectionId, content, version }: SectionSave) => {
      const isCompleted = content.trim() !== '';
      return apiJson(sectionSchema, 'PATCH', `/api/sections/${sectionId}`, { content, isCompleted, version });
    },
    onSuccess: (section) => {
      putSection(queryClient, projectId, section);
      void refreshProject(queryClient, projectId);
      toast({ title: writingMessages.sectionSaved });
      onSaved(section);
    },
    onError: (error) => {
      const clash = clashOf(error);
      if (clash) onClash(clash);
      else reportFailure(error, { sentence: writingMessages.saveFailed, onPremium });
    },
  });
}

function clashOf(error: unknown): SectionClash | undefined {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined;
  const parsed = sectionClashSchema.safeParse(error.body);
  return parsed.success ? { mine: parsed.data.mine, theirs: parsed.data.theirs } : undefined;
}
