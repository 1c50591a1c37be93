import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from '#platform/web/toast-list.ts';
import type { Project, Section } from '#projects/contract.ts';
import { withNotices, writingMessages } from './messages.ts';
import { reportFailure } from './report-failure.ts';
import { projectKey, refreshProject } from './use-project.ts';
import { restoreVersion } from './use-section-history.ts';
import { unlessLeft, type WritingLine } from './use-writing-line.ts';
import { followSection } from './writing-calls.ts';

type Written = { before: Section | undefined; notices: ReadonlySet<string> };

/** Writes one section anew; the text it replaces can be brought back from the message that says so. */
export function useGenerateSection(line: WritingLine, { onPremium }: { onPremium: () => void }) {
  const queryClient = useQueryClient();
  const { projectId, dispatch, signal } = line;

  async function write(sectionNumber: number): Promise<Written> {
    const notices = new Set<string>();
    const project = queryClient.getQueryData<Project>(projectKey(projectId));
    const before = project?.sections.find((section) => section.sectionNumber === sectionNumber);
    dispatch({ type: 'section-began', sectionNumber, at: Date.now() });
    const ending = await line.listen({
      path: `/api/projects/${projectId}/generate-section/${sectionNumber}`,
      concerns: (number) => number === sectionNumber,
      onNotice: (notice) => notices.add(notice),
    });
    if (ending === 'lost') {
      const known = { sectionNumber, version: before?.version ?? 0, signal: signal() };
      queryClient.setQueryData<Project>(projectKey(projectId), await followSection(projectId, known));
    }
    return { before, notices };
  }

  function tell({ before, notices }: Written, sectionNumber: number) {
    const said = { title: writingMessages.sectionWritten(sectionNumber), ...withNotices(notices) };
    if (!before || before.content.trim() === '') {
      toast(said);
      return;
    }
    const onPress = () => void restoreVersion(queryClient, projectId, before);
    toast({ ...said, action: { label: writingMessages.undo, onPress } });
  }

  return useMutation({
    mutationFn: (sectionNumber: number) => unlessLeft(signal(), write(sectionNumber)),
    onSuccess: (written, sectionNumber) => {
      if (written !== 'left') tell(written, sectionNumber);
    },
    onError: (error) => reportFailure(error, { sentence: writingMessages.sectionFailed, onPremium }),
    onSettled: (_answer, _error, sectionNumber) => {
      dispatch({ type: 'section-ended', sectionNumber });
      void refreshProject(queryClient, projectId);
    },
  });
}
