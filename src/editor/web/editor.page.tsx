import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { paths } from '#app/paths.ts';
import { sectionNumbers } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { ProjectGate } from '#writing/web/project-gate.tsx';
import { editorMessages } from './messages.ts';
import { ScriptEditor } from './script-editor.tsx';
import './manuscript.css';

export default function EditorPage() {
  return (
    <ProjectGate loading={<EditorSkeleton />} missing={<ProjectNotFound />}>
      {(project) => <ScriptEditor project={project} />}
    </ProjectGate>
  );
}

function ProjectNotFound() {
  const { title, text, back } = editorMessages.notFound;
  useDocumentTitle(title);
  return (
    <main className="flex min-h-dvh items-center justify-center bg-sunk p-4">
      <section className="flex w-full max-w-[560px] flex-col items-start gap-5 rounded-card border bg-surface p-6 md:p-10">
        <OxfordRule className="w-full" />
        <h1 className="type-page-title">{title}</h1>
        <p className="font-script text-[1.25rem] text-muted leading-[1.5]">{text}</p>
        <Button asChild variant="neutral" size="form">
          <Link to={paths.home}>
            <ArrowLeft aria-hidden="true" className="size-4" />
            {back}
          </Link>
        </Button>
      </section>
    </main>
  );
}

/** The desk with its sheet, before the words are there. */
function EditorSkeleton() {
  useDocumentTitle('Opening the script');
  return (
    <div className="editor min-h-dvh" role="status" aria-label="Opening the script">
      <div className="flex h-(--head) flex-col justify-center gap-4 border-b px-5">
        <Skeleton className="h-5 w-56" />
        <Skeleton className="h-2 w-full" />
      </div>
      <div className="grid min-[1180px]:grid-cols-[256px_minmax(0,1fr)_304px] min-[900px]:grid-cols-[256px_minmax(0,1fr)]">
        <div className="hidden h-[calc(100dvh-var(--head))] flex-col gap-3 border-r bg-sunk px-3 py-5 min-[900px]:flex">
          {sectionNumbers.map((sectionNumber) => (
            <div key={sectionNumber} className="flex h-[3.25rem] items-center gap-3 pl-2">
              <Numeral section={sectionNumber} className="w-6 text-center text-line-strong!" />
              <Skeleton className="h-4 w-32 bg-line!" />
            </div>
          ))}
        </div>
        <div className="sheet-measure">
          <div className="flex flex-col gap-3.5 py-8 md:pl-(--gutter)">
            <Skeleton className="mb-4 h-8 w-60" />
            {[96, 100, 92, 60, 98, 94, 100, 40].map((width, line) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: lines of a skeleton never move
              <div key={line} style={{ width: `${width}%` }}>
                <Skeleton className="h-4" />
              </div>
            ))}
          </div>
        </div>
        <div className="hidden border-l bg-sunk min-[1180px]:block" />
      </div>
    </div>
  );
}
