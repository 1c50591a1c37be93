import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { apiJson } from '#platform/web/api-client.ts';
import { Button } from '#platform/web/button.tsx';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import { Skeleton } from '#platform/web/skeleton.tsx';
import { writerStatusSchema } from '../contract.ts';
import type { WriterStatus } from '../script-writer.ts';
import { writingMessages } from './messages.ts';

const messages = writingMessages.writerStatus;

/** Who writes the scripts on this server, and how that has gone since it started. */
export default function WriterStatusPage() {
  useDocumentTitle(messages.title);
  const { data, isError, refetch } = useQuery({
    queryKey: ['/api/writer'],
    queryFn: ({ signal }) => apiJson(writerStatusSchema, 'GET', '/api/writer', undefined, { signal }),
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  return (
    <div className="page py-10 md:py-14">
      <div className="max-w-[720px]">
        <h1 className="type-page-title">{messages.title}</h1>
        <p className="mt-2.5 text-muted">{messages.lead}</p>
        <OxfordRule className="mt-6" />
        {data ? <Status status={data} /> : isError ? <Unknown again={() => void refetch()} /> : <Loading />}
      </div>
    </div>
  );
}

function Status({ status: { active, kind, lastError, tokens } }: { status: WriterStatus }) {
  const words = messages[kind];
  return (
    <>
      <h2 className="type-section-title mt-8 break-words">{kind === 'model' ? active : words.name}</h2>
      <p className="mt-3 max-w-[60ch] text-lg">{words.text}</p>
      <dl className="mt-8 border-t">
        {kind === 'model' && (
          <>
            <Row name={messages.calls}>{tokens.calls.toLocaleString('en-US')}</Row>
            <Row name={messages.prompt}>{tokens.prompt.toLocaleString('en-US')}</Row>
            <Row name={messages.completion}>{tokens.completion.toLocaleString('en-US')}</Row>
          </>
        )}
        <Row name={messages.lastError}>
          {lastError ? (
            <>
              {lastError.message}{' '}
              <span className="text-muted">
                (<time dateTime={lastError.at}>{new Date(lastError.at).toLocaleString('en-GB', at)}</time>,{' '}
                {lastError.code})
              </span>
            </>
          ) : (
            messages.noError
          )}
        </Row>
      </dl>
    </>
  );
}

const at = { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' } as const;

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid gap-1 border-b py-4 md:grid-cols-[220px_1fr] md:gap-6">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="tabular min-w-0 break-words">{children}</dd>
    </div>
  );
}

function Unknown({ again }: { again: () => void }) {
  return (
    <div role="alert" className="mt-8 flex flex-col items-start gap-5">
      <p className="text-lg text-muted">{messages.unknown}</p>
      <Button variant="primary" size="main" onClick={again}>
        {messages.again}
      </Button>
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={messages.loading} className="mt-8 flex flex-col gap-4">
      <Skeleton className="h-9 w-64 max-w-full" />
      <Skeleton className="h-6 w-full" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}
