import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';
import { templates } from '#projects/templates.data.ts';
import type { WritingEvent } from '../contract.ts';
import { contentOf, type ScriptWriter, type SectionRequest, type Source } from '../script-writer.ts';

const [template] = templates;
if (!template) throw new Error('There is no template.');
const { answers } = template;

type Sections = {
  sectionNumber: number;
  content: string;
  version: number;
  isCompleted: boolean;
  id: number;
  seed: number;
}[];
const contents = (sections: Sections) => sections.map((section) => section.content);

function readEvents(stream: string): WritingEvent[] {
  return stream
    .split('\n')
    .flatMap((line) => (line.startsWith('data: ') ? [JSON.parse(line.slice(6)) as WritingEvent] : []));
}

describe.each(bothDatabases)('writing on %s', (database) => {
  let app: TestApp;
  let ada: Caller;
  beforeAll(async () => {
    app = await startTestApp({ database });
    ada = await app.signUpPro();
  });
  afterAll(() => app.stop());

  const newProject = async () =>
    (await ada.call('POST', '/api/projects', { name: 'Acme', originalFormData: answers })).body;

  test('the wizard’s call creates a project of that name and generates its eight sections [API-13]', async () => {
    const answer = await ada.call('POST', '/api/projects/generate-complete', {
      ...answers,
      projectName: ' Acme Live ',
      targetAudience: 'Bakers',
      creationKey: 'wizard-1',
    });
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^application\/json/);
    expect(answer.body).toMatchObject({
      success: true,
      id: expect.any(Number),
      project: { name: 'Acme Live', targetAudience: 'Bakers', sectionsCompleted: 8, status: 'completed' },
    });
    for (const content of contents(answer.body.project.sections)) expect(content.length).toBeGreaterThan(100);
    const again = await ada.call('POST', '/api/projects/generate-complete', {
      ...answers,
      projectName: 'Acme Live',
      creationKey: 'wizard-1',
    });
    expect(again.body.id).toBe(answer.body.id);
    expect(contents(again.body.project.sections)).toEqual(contents(answer.body.project.sections));
  });

  test('generating with an id writes all sections anew, answers JSON and makes no second project [API-11, OPEN-08]', async () => {
    const project = await newProject();
    const count = (await ada.call('GET', '/api/projects')).body.length;
    const first = await ada.call('POST', `/api/projects/${project.id}/generate-complete`, answers);
    expect(first.headers['content-type']).toMatch(/^application\/json/);
    const second = await ada.call('POST', `/api/projects/${project.id}/generate-complete`, answers);
    expect(second.body.project).toMatchObject({ id: project.id, sectionsCompleted: 8 });
    expect(
      second.body.project.sections.every(
        (section: Sections[0], index: number) => section.content !== contents(first.body.project.sections)[index],
      ),
    ).toBe(true);
    expect((await ada.call('GET', '/api/projects')).body).toHaveLength(count);
  });

  test('updating saves the answers and rewrites the sections that stand on them [API-12]', async () => {
    const project = await newProject();
    const before = (await ada.call('POST', `/api/projects/${project.id}/generate-complete`)).body.project
      .sections as Sections;
    const changed = { ...answers, projectName: 'Acme', moneyCost: 'You lose 731 marmalade jars each winter.' };
    const { status, body } = await ada.call('PUT', `/api/projects/${project.id}/generate-complete`, changed);
    expect(status).toBe(200);
    expect(body.project.originalFormData.moneyCost).toBe(changed.moneyCost);
    const after = body.project.sections as Sections;
    expect(after[0]?.content).toContain('731');
    expect(after.slice(1).map((section) => section.version)).toEqual(before.slice(1).map((section) => section.version));
  });

  test('an empty body writes from the stored answers, one section and all [OPEN-38]', async () => {
    const { id } = await newProject();
    const one = await ada.call('POST', `/api/projects/${id}/generate-section/2`);
    expect(one.body.generatedContent.content.length).toBeGreaterThan(50);
    const all = await ada.call('POST', `/api/projects/${id}/generate-complete`);
    expect(all.body.project.sectionsCompleted).toBe(8);
  });

  test('one section is generated and answered with its number [API-18]', async () => {
    const { id } = await newProject();
    const { status, body } = await ada.call('POST', `/api/projects/${id}/generate-section/4`);
    expect(status).toBe(200);
    expect(body.generatedContent).toMatchObject({
      sectionNumber: 4,
      sectionName: 'The Plan',
      isCompleted: true,
      version: 1,
    });
    const project = (await ada.call('GET', `/api/projects/${id}`)).body;
    expect(project).toMatchObject({ sectionsCompleted: 1, status: 'in_progress' });
    for (const n of ['0', '9', 'x'])
      expect((await ada.call('POST', `/api/projects/${id}/generate-section/${n}`)).status).toBe(404);
  });

  test('a free user writes section by section and all at once, but not from the wizard [OPEN-07]', async () => {
    const free = await app.signUp();
    const { id } = (await free.call('POST', '/api/projects', { name: 'Free', originalFormData: answers })).body;
    expect((await free.call('POST', `/api/projects/${id}/generate-section/1`)).status).toBe(200);
    expect(
      (await free.call('POST', `/api/projects/${id}/generate-complete`, { onlyEmpty: true })).body.project
        .sectionsCompleted,
    ).toBe(8);
    const wizard = await free.call('POST', '/api/projects/generate-complete', { ...answers, projectName: 'No' });
    expect([wizard.status, wizard.body.code]).toEqual([403, 'premium_required']);
    expect(wizard.body.message).toContain('Premium subscription required');
    expect((await free.call('GET', '/api/projects')).body).toHaveLength(1);
  });

  test('regenerating never loses a hand edit: it stays in the history', async () => {
    const { id, sections } = await newProject();
    await ada.call('PATCH', `/api/sections/${sections[0].id}`, { content: 'My own words.' });
    await ada.call('POST', `/api/projects/${id}/generate-section/1`);
    const { body } = await ada.call('GET', `/api/sections/${sections[0].id}/history`);
    expect(body.map((text: { origin: string }) => text.origin)).toEqual(['generated', 'edited']);
    expect(body[1].content).toBe('My own words.');
  });

  test('writing only the empty sections leaves the written ones as they are', async () => {
    const { id, sections } = await newProject();
    await ada.call('PATCH', `/api/sections/${sections[3].id}`, { content: 'My plan.' });
    const { body } = await ada.call('POST', `/api/projects/${id}/generate-complete`, { onlyEmpty: true });
    expect(contents(body.project.sections)[3]).toBe('My plan.');
    expect(body.project.sectionsCompleted).toBe(8);
  });

  test('asked for events, a script arrives piece by piece and the pieces are the stored text', async () => {
    const { id } = await newProject();
    const { body: stream } = await app.request({
      method: 'POST',
      url: `/api/projects/${id}/generate-complete`,
      headers: { host: 'localhost:5000', cookie: ada.cookie, accept: 'text/event-stream' },
    });
    const events = readEvents(stream);
    const pieces = new Map<number, string>();
    for (const event of events)
      if (event.type === 'text') pieces.set(event.sectionNumber, (pieces.get(event.sectionNumber) ?? '') + event.text);
    const { body: project } = await ada.call('GET', `/api/projects/${id}`);
    expect([...pieces.values()]).toEqual(contents(project.sections));
    expect(events.filter((event) => event.type === 'section-written')).toHaveLength(8);
    expect(events.at(-1)).toMatchObject({ type: 'done', answer: { success: true, id } });
  });

  test('a run that a stopped server left behind goes on at the next start', async () => {
    const { id } = await newProject();
    const { scriptRuns } = await import('./tables.ts');
    await app.database.queries.insert(scriptRuns).values({ projectId: id, remaining: [7, 8], seeds: 'next' });
    expect((await ada.call('GET', `/api/projects/${id}/generation`)).body).toMatchObject({
      state: 'writing',
      remaining: [7, 8],
    });
    const joined = await ada.call('POST', `/api/projects/${id}/generate-complete`);
    expect(
      joined.body.project.sections
        .filter((section: Sections[0]) => section.isCompleted)
        .map((section: Sections[0]) => section.sectionNumber),
    ).toEqual([7, 8]);
  });
});

test('what a script is ordered from is handed to the writer to be read before it is stored', async () => {
  const read: Source[] = [];
  const { writer, cue } = writerOnCue();
  const app = await startTestApp({ writer: { ...writer, readAhead: (source) => read.push(source) } });
  const ada = await app.signUp();
  const originalFormData = { audiencePain: ' They wait. ', timeCost: 'Hours.' };
  const { id } = (await ada.call('POST', '/api/projects', { name: 'Acme', targetAudience: 'Bakers', originalFormData }))
    .body;
  expect(read).toEqual([]);
  const order = ada.call('PUT', `/api/projects/${id}/generate-complete`, { timeCost: 'Days.' });
  await cue();
  expect(read).toEqual([
    {
      projectName: 'Acme',
      targetAudience: 'Bakers',
      answers: expect.objectContaining({ audiencePain: 'They wait.', timeCost: 'Days.' }),
    },
  ]);
  await ada.call('POST', `/api/projects/${id}/stop-generation`);
  await order;
  await app.stop();
});

/** A writer whose sentences come when the test lets them. */
function writerOnCue() {
  const cues: (() => void)[] = [];
  const writer: ScriptWriter = {
    name: 'on cue',
    async *write({ sectionNumber, seed }: SectionRequest, signal) {
      const sentence = { text: `Section ${sectionNumber}.`, paragraph: 0, fields: [] };
      yield sentence;
      await new Promise<void>((resolve, reject) => {
        cues.push(resolve);
        signal.addEventListener('abort', () => reject(signal.reason));
      });
      return { content: contentOf([sentence]), sentences: [sentence], seed, frames: [], writer: 'on cue' };
    },
  };
  const cue = async () => {
    await expect.poll(() => cues.length).toBeGreaterThan(0);
    cues.shift()?.();
  };
  return { writer, cue };
}

test('stopping keeps what is written and drops the rest, and the present text of a section stays until its new one is whole', async () => {
  const { writer, cue } = writerOnCue();
  const app = await startTestApp({ writer });
  const ada = await app.signUp();
  const { id, sections } = (await ada.call('POST', '/api/projects', { name: 'Acme' })).body;
  await ada.call('PATCH', `/api/sections/${sections[1].id}`, { content: 'Present text.' });
  const run = ada.call('POST', `/api/projects/${id}/generate-complete`);
  await cue();
  await expect
    .poll(async () => (await ada.call('GET', `/api/projects/${id}/generation`)).body.remaining)
    .toEqual([2, 3, 4, 5, 6, 7, 8]);
  await ada.call('POST', `/api/projects/${id}/stop-generation`);
  expect((await run).status).toBe(200);
  await cue();
  const project = (await ada.call('GET', `/api/projects/${id}`)).body;
  expect(contents(project.sections).slice(0, 3)).toEqual(['Section 1.', 'Present text.', '']);
  expect((await ada.call('GET', `/api/projects/${id}/generation`)).body.state).toBe('stopped');
  await app.stop();
});

test('a server that stops in the middle hands the run back instead of failing it', async () => {
  const { writer, cue } = writerOnCue();
  const app = await startTestApp({ writer });
  const ada = await app.signUp();
  const { id } = (await ada.call('POST', '/api/projects', { name: 'Acme' })).body;
  const run = ada.call('POST', `/api/projects/${id}/generate-complete`).catch(() => undefined);
  await cue();
  await expect
    .poll(async () => (await ada.call('GET', `/api/projects/${id}/generation`)).body.remaining)
    .toHaveLength(7);
  let left: unknown;
  const { scriptRuns } = await import('./tables.ts');
  const close = app.database.close;
  app.database.close = async () => {
    [left] = await app.database.queries
      .select({ state: scriptRuns.state, remaining: scriptRuns.remaining })
      .from(scriptRuns);
    await close();
  };
  await app.stop();
  await run;
  expect(left).toEqual({ state: 'writing', remaining: [2, 3, 4, 5, 6, 7, 8] });
});
