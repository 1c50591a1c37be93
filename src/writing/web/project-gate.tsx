import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router';
import { ApiError, isUnauthorized } from '#platform/web/api-error.ts';
import { Button } from '#platform/web/button.tsx';
import type { Project } from '#projects/contract.ts';
import { writingMessages } from './messages.ts';
import { reportSessionLoss } from './report-failure.ts';
import { useProject } from './use-project.ts';

type ProjectGateProps = {
  loading: ReactNode;
  missing: ReactNode;
  children: (project: Project) => ReactNode;
};

/** Reads the project of the address and shows the page, its skeleton, or why there is none. */
export function ProjectGate(props: ProjectGateProps) {
  const { id } = useParams();
  const projectId = Number(id);
  if (!Number.isSafeInteger(projectId) || projectId <= 0) return props.missing;
  return <KnownProject key={projectId} projectId={projectId} {...props} />;
}

function KnownProject({ projectId, loading, missing, children }: ProjectGateProps & { projectId: number }) {
  const { data, error, isPending, refetch } = useProject(projectId);
  useEffect(() => {
    if (error) reportSessionLoss(error);
  }, [error]);

  if (data) return children(data);
  if (isPending || isUnauthorized(error)) return loading;
  if (error instanceof ApiError && error.status === 404) return missing;
  const { title, text, again } = writingMessages.unreadable;
  return (
    <main role="alert" className="page flex min-h-[60dvh] flex-col items-start justify-center gap-5">
      <h1 className="type-page-title">{title}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{text}</p>
      <Button variant="primary" size="main" onClick={() => void refetch()}>
        {again}
      </Button>
    </main>
  );
}
