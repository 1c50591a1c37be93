import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';

describe.each(bothDatabases)('projects on %s', (database) => {
  let app: TestApp;
  let ada: Caller;
  let stranger: Caller;
  beforeAll(async () => {
    app = await startTestApp({ database });
    ada = await app.signUp();
    stranger = await app.signUp();
  });
  afterAll(() => app.stop());

  const create = async (name: string, more: object = {}) =>
    (await ada.call('POST', '/api/projects', { name, ...more })).body;

  test('a created project is answered with its id and then listed [API-03]', async () => {
    const created = await ada.call('POST', '/api/projects', { name: 'Acme' });
    expect(created.status).toBe(201);
    const { body } = await ada.call('GET', '/api/projects');
    expect(body.map((project: { id: number }) => project.id)).toContain(created.body.id);
  });

  test('the list holds the own projects only, each with what a card shows [API-02]', async () => {
    const mine = await create('Mine', { description: 'About it', targetAudience: 'Bakers' });
    const theirs = (await stranger.call('POST', '/api/projects', { name: 'Theirs' })).body;
    const { body } = await ada.call('GET', '/api/projects');
    const ids = body.map((project: { id: number }) => project.id);
    expect(ids).toContain(mine.id);
    expect(ids).not.toContain(theirs.id);
    expect(body.find((project: { id: number }) => project.id === mine.id)).toMatchObject({
      name: 'Mine',
      description: 'About it',
      targetAudience: 'Bakers',
      status: 'draft',
      sectionsCompleted: 0,
      progress: 0,
      updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      folderId: null,
    });
  });

  test('name is required and trimmed, the rest optional, a blank name refused [OPEN-11]', async () => {
    expect((await create('  Trimmed  ')).name).toBe('Trimmed');
    const folder = (await ada.call('POST', '/api/folders', { name: 'Clients' })).body;
    const full = await create('Full', {
      description: 'd',
      targetAudience: 't',
      originalFormData: { audiencePain: 'p' },
      folderId: folder.id,
    });
    expect(full).toMatchObject({
      description: 'd',
      targetAudience: 't',
      folderId: folder.id,
      originalFormData: { audiencePain: 'p' },
    });
    for (const body of [{ name: '   ' }, { name: '' }, {}, { name: 7 }]) {
      const refused = await ada.call('POST', '/api/projects', body);
      expect(refused.status).toBe(400);
      expect(refused.body).toMatchObject({
        code: 'invalid',
        message: expect.any(String),
        error: expect.any(String),
        requestId: expect.any(String),
      });
    }
  });

  test('a repeated create with the same key answers the first project', async () => {
    const key = { creationKey: 'draft-0001' };
    const first = await create('Once', key);
    expect((await create('Once', key)).id).toBe(first.id);
    const other = await stranger.call('POST', '/api/projects', { name: 'Once', ...key });
    expect(other.body.id).not.toBe(first.id);
  });

  test('unknown and read-only fields are ignored and never stored', async () => {
    const project = await create('Plain', {
      status: 'completed',
      progress: 100,
      ownerId: 'x',
      originalFormData: { audiencePain: 'p', admin: 'yes' },
    });
    expect(project).toMatchObject({ status: 'draft', progress: 0, originalFormData: { audiencePain: 'p' } });
    expect(project.originalFormData).not.toHaveProperty('admin');
  });

  test('one project is answered with its eight sections; a missing or foreign id is refused [API-17]', async () => {
    const { id } = await create('Whole', { originalFormData: { audiencePain: 'p' } });
    const { body } = await ada.call('GET', `/api/projects/${id}`);
    expect(body).toMatchObject({
      name: 'Whole',
      projectName: 'Whole',
      description: '',
      status: 'draft',
      progress: 0,
      sectionsCompleted: 0,
    });
    expect(body.originalFormData).toMatchObject({ audiencePain: 'p', projectName: 'Whole' });
    expect(body.sections.map((section: { sectionNumber: number }) => section.sectionNumber)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8,
    ]);
    expect(body.sections[7]).toMatchObject({
      id: expect.any(Number),
      sectionName: 'Tap In Pitch',
      content: '',
      isCompleted: false,
    });
    for (const path of [`/api/projects/${id}`, `/api/projects/${id}/sections`])
      expect((await stranger.call('GET', path)).status).toBe(404);
    expect((await ada.call('GET', '/api/projects/99999999')).status).toBe(404);
    expect((await ada.call('GET', '/api/projects/0')).status).toBe(404);
    expect((await ada.call('GET', '/api/projects/abc')).status).toBe(404);
  });

  test('the sections of a project are answered with number and content [API-24]', async () => {
    const { id, sections } = await create('Sections');
    await ada.call('PATCH', `/api/sections/${sections[1].id}`, { content: 'The hook.', isCompleted: true });
    const { body } = await ada.call('GET', `/api/projects/${id}/sections`);
    expect(body).toHaveLength(8);
    expect(body[1]).toMatchObject({ sectionNumber: 2, content: 'The hook.' });
  });

  test('changed framework answers are stored and others stay [API-21]', async () => {
    const { id } = await create('Answers', { originalFormData: { audiencePain: 'old', moneyCost: 'kept' } });
    const changed = await ada.call('PATCH', `/api/projects/${id}`, {
      originalFormData: { audiencePain: 'new', speakerPersonality: 'my own word' },
    });
    expect(changed.status).toBe(200);
    const { body } = await ada.call('GET', `/api/projects/${id}`);
    expect(body.originalFormData).toMatchObject({
      audiencePain: 'new',
      moneyCost: 'kept',
      speakerPersonality: 'my own word',
    });
    expect((await stranger.call('PATCH', `/api/projects/${id}`, { name: 'Stolen' })).status).toBe(404);
    expect((await ada.call('PATCH', `/api/projects/${id}`, { originalFormData: { audiencePain: 5 } })).status).toBe(
      400,
    );
    expect((await ada.call('GET', `/api/projects/${id}`)).body).toMatchObject({
      name: 'Answers',
      originalFormData: { audiencePain: 'new' },
    });
  });

  test('a deleted project is gone from the list, and nobody deletes a foreign one [API-04]', async () => {
    const { id } = await create('Gone');
    expect((await stranger.call('DELETE', `/api/projects/${id}`)).status).toBe(404);
    expect((await ada.call('DELETE', `/api/projects/${id}`)).status).toBe(200);
    const { body } = await ada.call('GET', '/api/projects');
    expect(body.map((project: { id: number }) => project.id)).not.toContain(id);
    expect((await ada.call('DELETE', `/api/projects/${id}`)).status).toBe(404);
  });

  test('a duplicate has the given name and folder, its own sections and texts; the original stays as it was [API-07]', async () => {
    const folder = (await ada.call('POST', '/api/folders', { name: 'Copies' })).body;
    const original = await create('Original', { originalFormData: { audiencePain: 'p' } });
    await ada.call('PATCH', `/api/sections/${original.sections[0].id}`, { content: 'By hand.' });
    const before = (await ada.call('GET', `/api/projects/${original.id}`)).body;
    const { status, body: copy } = await ada.call('POST', `/api/projects/${original.id}/duplicate`, {
      name: 'Original (Copy)',
      folderId: folder.id,
    });
    expect(status).toBe(201);
    expect(copy).toMatchObject({
      name: 'Original (Copy)',
      folderId: folder.id,
      sectionsCompleted: 1,
      originalFormData: { audiencePain: 'p' },
    });
    expect(copy.sections[0]).toMatchObject({ content: 'By hand.', isCompleted: true });
    await ada.call('PATCH', `/api/sections/${copy.sections[0].id}`, { content: 'Changed in the copy.' });
    expect((await ada.call('GET', `/api/projects/${original.id}`)).body).toEqual(before);
    expect((await ada.call('POST', `/api/projects/${original.id}/duplicate`, { name: ' ' })).status).toBe(400);
    expect((await stranger.call('POST', `/api/projects/${original.id}/duplicate`, { name: 'x' })).status).toBe(404);
    const foreignFolder = (await stranger.call('POST', '/api/folders', { name: 'Mine' })).body;
    expect(
      (await ada.call('POST', `/api/projects/${original.id}/duplicate`, { name: 'x', folderId: foreignFolder.id }))
        .status,
    ).toBe(404);
  });

  test('the framework is answered as eight numbered, named and described sections [API-05]', async () => {
    const { body } = await ada.call('GET', '/api/framework-sections');
    expect(body).toHaveLength(8);
    expect(body.map((section: { number: number }) => section.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    for (const section of body) expect(Object.keys(section).sort()).toEqual(['description', 'name', 'number']);
  });

  test('folders are listed with id and name; deleting one keeps its projects [API-06]', async () => {
    const folder = (await ada.call('POST', '/api/folders', { name: ' Spring ' })).body;
    const { id } = await create('In it', { folderId: folder.id });
    expect((await ada.call('GET', '/api/folders')).body).toContainEqual({ id: folder.id, name: 'Spring' });
    expect((await stranger.call('GET', '/api/folders')).body).not.toContainEqual({ id: folder.id, name: 'Spring' });
    expect((await stranger.call('DELETE', `/api/folders/${folder.id}`)).status).toBe(404);
    expect((await ada.call('PATCH', `/api/folders/${folder.id}`, { name: 'Autumn' })).body.name).toBe('Autumn');
    expect((await ada.call('DELETE', `/api/folders/${folder.id}`)).status).toBe(200);
    expect((await ada.call('GET', `/api/projects/${id}`)).body.folderId).toBeNull();
  });

  test('a project starts from a template with its answers', async () => {
    const { body: cards } = await ada.call('GET', '/api/templates');
    expect(cards.length).toBeGreaterThanOrEqual(6);
    const project = await create('From a template', { templateId: cards[0].id });
    expect(project).toMatchObject({
      name: 'From a template',
      answered: 66,
      originalFormData: { projectName: 'From a template' },
    });
    expect((await ada.call('POST', '/api/projects', { name: 'x', templateId: 'no such' })).status).toBe(404);
  });
});
