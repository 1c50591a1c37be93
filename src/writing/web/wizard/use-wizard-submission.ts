import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import type { WizardAnswers } from '#framework/framework.ts';
import { ApiError, isUnauthorized } from '#platform/web/api-error.ts';
import { rememberReturnPath } from '#platform/web/return-path.ts';
import { type Toast, toast } from '#platform/web/toast-list.ts';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import { NO_PROJECT_ID } from '#projects/created-project-id.ts';
import { useRefreshProjects } from '#projects/web/use-projects.ts';
import { refreshProject } from '../use-project.ts';
import { generateNewScript, regenerateScript, saveChangedAnswers, saveNewProject } from './generate-script.ts';
import { wizardMessages } from './messages.ts';

/** How long the success can be read before the editor opens, in milliseconds. */
const EDITOR_DELAY = 1000;

export type Submitted = { answers: WizardAnswers; creationKey: string; forgetDraft: () => void };
type Failure = Omit<Toast, 'id' | 'open'>;

/** Every way out of the wizard: with a project id its script or answers are renewed, without one a project is created. */
export function useWizardSubmission(projectId: number | undefined, onDone: () => void) {
  const client = useQueryClient();
  const openEditor = useEditorOpener();
  const refreshProjects = useRefreshProjects();

  function reportFailure(failure: Failure) {
    return (error: Error) => {
      if (projectId === undefined && isUnauthorized(error)) rememberReturnPath(paths.newScript);
      if (handleUnauthorized(error)) return;
      toast(error.message === NO_PROJECT_ID ? wizardMessages.noId : withReason(failure, error));
    };
  }

  async function finish({ forgetDraft }: Submitted) {
    forgetDraft();
    if (projectId !== undefined) await refreshProject(client, projectId);
    onDone();
  }

  const create = useMutation({
    mutationFn: ({ answers, creationKey }: Submitted) => generateNewScript(answers, creationKey),
    onSuccess: (id, { forgetDraft }) => {
      forgetDraft();
      void refreshProjects();
      openEditor(paths.editorWriting(id), wizardMessages.created, wizardMessages.createdElsewhere);
    },
    onError: reportFailure(wizardMessages.createFailed),
  });
  const save = useMutation({
    mutationFn: ({ answers, creationKey }: Submitted) => saveNewProject(answers, creationKey),
    onSuccess: (id, { forgetDraft }) => {
      forgetDraft();
      void refreshProjects();
      openEditor(paths.editor(id), wizardMessages.saved, wizardMessages.saved);
    },
    onError: reportFailure(wizardMessages.saveFailed),
  });
  const regenerate = useMutation({
    mutationFn: ({ answers }: Submitted) => regenerateScript(projectId, answers),
    onSuccess: async (_, submitted) => {
      toast(wizardMessages.generated);
      await finish(submitted);
    },
    onError: reportFailure(wizardMessages.generateFailed),
  });
  const update = useMutation({
    mutationFn: ({ answers }: Submitted) => saveChangedAnswers(projectId, answers),
    onSuccess: async (_, submitted) => {
      toast(wizardMessages.updated);
      await finish(submitted);
    },
    onError: reportFailure(wizardMessages.updateFailed),
  });

  return { generate: projectId === undefined ? create : regenerate, save, update };
}

/** A call that was refused says why; a server that failed has nothing to add. */
function withReason(failure: Failure, error: Error): Failure {
  if (!(error instanceof ApiError) || error.status >= 500 || !error.sentence) return failure;
  return { ...failure, description: `${failure.description}. ${error.sentence}` };
}

/** Says that the work is done and goes to the editor a second later; whoever has left this screen by then is only told. */
function useEditorOpener() {
  const navigate = useNavigate();
  const isHere = useRef(true);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (path: string, here: Failure, elsewhere: Failure) => {
    const open = () => void navigate(path);
    if (!isHere.current) return void toast({ ...elsewhere, action: { label: wizardMessages.openIt, onPress: open } });
    toast(here);
    setTimeout(() => isHere.current && open(), EDITOR_DELAY);
  };
}
