import { apiJson, apiRequest, NETWORK_ERROR, TIMEOUT_ERROR } from '#platform/web/api-client.ts';
import { ApiError } from '#platform/web/api-error.ts';
import { streamRequest } from '#platform/web/stream-request.ts';
import type { Project } from '#projects/contract.ts';
import { generationStateSchema, type WritingEvent, writingEventSchema } from '../contract.ts';
import { readProject } from './use-project.ts';

export type GenerationState = ReturnType<typeof generationStateSchema.parse>;

/** The writer said that it cannot go on; `code` and the message are the server's. */
export class WritingFailed extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/** The events of a generate call; a plain JSON answer counts as its last event. */
export async function* readWritingEvents(
  path: string,
  body: unknown,
  signal: AbortSignal,
): AsyncGenerator<WritingEvent> {
  for await (const { event, data } of streamRequest(path, body, { signal })) {
    const known = writingEventSchema.safeParse(data);
    yield known.success ? known.data : writingEventSchema.parse({ type: event, answer: data });
  }
}

/**
 * Gives every event on until the writing is done. Answers `lost` when the line broke on the way: the server goes on writing
 * then. A refused call and a writer that gave up are thrown.
 */
export async function receiveWriting(
  events: AsyncIterable<WritingEvent>,
  onEvent: (event: WritingEvent) => void,
): Promise<'done' | 'lost'> {
  try {
    for await (const event of events) {
      if (event.type === 'failed') throw new WritingFailed(event.code, event.message);
      onEvent(event);
      if (event.type === 'done') return 'done';
    }
    return 'lost';
  } catch (error) {
    if (neverBegan(error) || error instanceof WritingFailed) throw error;
    return 'lost';
  }
}

const neverBegan = (error: unknown) =>
  error instanceof ApiError ||
  (error instanceof Error && (error.message === NETWORK_ERROR || error.message === TIMEOUT_ERROR));

export const readGeneration = (projectId: number, signal: AbortSignal): Promise<GenerationState> =>
  apiJson(generationStateSchema, 'GET', `/api/projects/${projectId}/generation`, undefined, { signal });

export async function stopGeneration(projectId: number): Promise<void> {
  await apiRequest('POST', `/api/projects/${projectId}/stop-generation`);
}

export function pause(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}

const lookEvery = 1000;

/** Asks how far a script is until its run is over; a server that does not answer for a while is asked again. */
export async function followScript(
  projectId: number,
  watch: { signal: AbortSignal; onState: (state: GenerationState) => void | Promise<void> },
): Promise<GenerationState> {
  for (;;) {
    watch.signal.throwIfAborted();
    const state = await unlessAway(readGeneration(projectId, watch.signal));
    if (state) {
      await watch.onState(state);
      if (state.state !== 'writing') return state;
    }
    await pause(lookEvery);
  }
}

/** How often a section whose line was lost is looked for before it counts as failed. */
const patience = 90;

/** Looks for a section that is newer than the version known, after its line was lost. */
export async function followSection(
  projectId: number,
  known: { sectionNumber: number; version: number; signal: AbortSignal },
): Promise<Project> {
  for (let look = 0; look < patience; look += 1) {
    known.signal.throwIfAborted();
    const project = await unlessAway(readProject(projectId, known.signal));
    const section = project?.sections.find(({ sectionNumber }) => sectionNumber === known.sectionNumber);
    if (project && section && section.version > known.version) return project;
    await pause(lookEvery);
  }
  throw new WritingFailed('lost', 'The line was lost and the section did not appear.');
}

/** Undefined while the server is away or ill; what it refuses is thrown. */
async function unlessAway<Answer>(call: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) throw error;
    return undefined;
  }
}
