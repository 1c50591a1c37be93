// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '#platform/web/query-client.ts';
import { fakeServer, json } from '#platform/web/testing/fake-server.ts';
import { dismissToast, listToasts } from '#platform/web/toast-list.ts';
import { useWriting } from './use-writing.ts';

afterEach(() => {
  cleanup();
  dismissToast();
  vi.unstubAllGlobals();
});

const section = (sectionNumber: number, notice?: string) => ({
  id: sectionNumber,
  sectionNumber,
  sectionName: 'The Plan',
  content: 'You wake.',
  isCompleted: true,
  version: 1,
  sentences: [],
  seed: 1,
  writer: 'embedded',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...(notice ? { notice } : {}),
});
const events = (...list: object[]) =>
  new Response(list.map((event) => `data: ${JSON.stringify(event)}\n\n`).join(''), {
    headers: { 'content-type': 'text/event-stream' },
  });

function startWriting(answer: (path: string) => Response) {
  const server = fakeServer(({ path }) => (path.includes('generate-') ? answer(path) : json({}, 500)));
  vi.stubGlobal('fetch', server.fetch);
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(() => useWriting(7, { onPremium: () => undefined }), { wrapper }).result;
}

const shown = () => listToasts().find(({ open }) => open);

test('when another writer stood in for a section, the message that it is written says so', async () => {
  const notice = 'The language model is busy. The embedded writer wrote this section instead.';
  const done = { type: 'done', answer: { success: true, generatedContent: section(4, notice) } };
  const writing = startWriting(() => events({ type: 'section-written', section: section(4, notice) }, done));
  await act(() => writing.current.generateSection(4));
  expect(shown()).toMatchObject({ title: 'Section 4 generated successfully!', description: notice });
});

test('a section about which there is nothing to say is told in one line', async () => {
  const writing = startWriting(() => json({ success: true, generatedContent: section(4) }));
  await act(() => writing.current.generateSection(4));
  expect(shown()).toMatchObject({ title: 'Section 4 generated successfully!' });
  expect(shown()).not.toHaveProperty('description');
});

test('what was said of several sections of a script is told once', async () => {
  const project = {
    id: 7,
    name: 'Acme',
    description: '',
    targetAudience: '',
    status: 'completed',
    sectionsCompleted: 8,
    totalSections: 8,
    progress: 100,
    updatedAt: '2026-01-01T00:00:00.000Z',
    folderId: null,
    answered: 1,
    lamps: [],
    lastLines: null,
    projectName: 'Acme',
    originalFormData: {},
    sections: [section(1), section(2)],
    createdAt: '2026-01-01T00:00:00.000Z',
  };
  const writing = startWriting(() =>
    events(
      { type: 'section-written', section: section(1, 'The model is away.') },
      { type: 'section-written', section: section(2, 'The model is away.') },
      { type: 'done', answer: { success: true, id: 7, project } },
    ),
  );
  act(() => writing.current.generateScript({ onlyEmpty: false }));
  await waitFor(() => expect(shown()?.title).toBe('Complete script generated successfully!'));
  expect(shown()?.description).toBe('The model is away.');
});
