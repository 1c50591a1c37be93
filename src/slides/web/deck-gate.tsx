import { type ReactNode, useEffect } from 'react';
import { isUnauthorized } from '#platform/web/api-error.ts';
import { Button } from '#platform/web/button.tsx';
import { handleUnauthorized } from '#platform/web/unauthorized.ts';
import type { ShownDeck } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { useDeck } from './use-deck.ts';

type DeckGateProps = {
  projectId: number;
  loading: ReactNode;
  children: (deck: ShownDeck | null) => ReactNode;
};

/** Reads the project's deck and shows the page, its skeleton, or why there is none. */
export function DeckGate({ projectId, loading, children }: DeckGateProps) {
  const { data, error, refetch } = useDeck(projectId);
  if (data !== undefined) return children(data);
  if (!error) return loading;
  return <Unreadable error={error} loading={loading} onAgain={() => void refetch()} />;
}

type UnreadableProps = { error: Error; loading: ReactNode; onAgain: () => void };

/** What went wrong with reading; a lost session leads to the sign-in instead. */
export function Unreadable({ error, loading, onAgain }: UnreadableProps) {
  useEffect(() => {
    handleUnauthorized(error);
  }, [error]);
  if (isUnauthorized(error)) return loading;
  const { title, text, again } = slidesMessages.unreadable;
  return (
    <div role="alert" className="page flex min-h-[60dvh] flex-col items-start justify-center gap-5">
      <h1 className="type-page-title">{title}</h1>
      <p className="max-w-[52ch] text-lg text-muted">{text}</p>
      <Button variant="neutral" size="main" onClick={onAgain}>
        {again}
      </Button>
    </div>
  );
}
