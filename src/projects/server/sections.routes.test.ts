import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Caller, startTestApp, type TestApp } from '#app/testing/test-app.ts';
import { bothDatabases } from '#app/testing/test-database.ts';

describe.each(bothDatabases)('sections on %s', (database) => {
  let app: TestApp;
  let ada: Caller;
  beforeAll(async () => {
    app = await startTestApp({ database });
    ada = await app.signUp();
  });
  afterAll(() => app.stop());

  const newProject = async () => (await ada.call('POST', '/api/projects', { name: 'Acme' })).body;
  const save = (id: number, body: object) => ada.call('PATCH', `/api/sections/${id}`, body);

  test('a saved section is stored and the project’s completed sections and progress follow [API-20]', async () => {
    const project = await newProject();
    const saved = await save(project.sections[2].id, { content: 'The flip.', isCompleted: true });
    expect(saved.body).toMatchObject({ content: 'The flip.', isCompleted: true, version: 1 });
    const { body } = await ada.call('GET', `/api/projects/${project.id}`);
    expect(body).toMatchObject({ sectionsCompleted: 1, progress: 12.5, status: 'in_progress' });
    for (const section of project.sections) await save(section.id, { content: 'Said.', isCompleted: true });
    expect((await ada.call('GET', `/api/projects/${project.id}`)).body).toMatchObject({
      sectionsCompleted: 8,
      progress: 100,
      status: 'completed',
    });
  });

  test('blank content is never completed, whatever the call says [EDIT-12]', async () => {
    const { sections } = await newProject();
    expect((await save(sections[0].id, { content: 'Text', isCompleted: true })).body.isCompleted).toBe(true);
    expect((await save(sections[0].id, { content: ' \n ', isCompleted: true })).body.isCompleted).toBe(false);
    expect((await save(sections[0].id, { content: 'Text again' })).body.isCompleted).toBe(true);
    expect((await save(sections[0].id, { content: 'Text again', isCompleted: false })).body.isCompleted).toBe(false);
  });

  test('a save that started from an older text is refused with both texts, and neither is lost', async () => {
    const { sections } = await newProject();
    const { id } = sections[0];
    await save(id, { content: 'First tab', version: 0 });
    const clash = await save(id, { content: 'Second tab', version: 0 });
    expect(clash.status).toBe(409);
    expect(clash.body).toMatchObject({
      code: 'section_changed',
      mine: 'Second tab',
      theirs: { content: 'First tab', version: 1 },
    });
    expect((await save(id, { content: 'Both tabs', version: 1 })).body).toMatchObject({
      content: 'Both tabs',
      version: 2,
    });
    expect((await save(id, { content: 'Both tabs', version: 0 })).status).toBe(200);
  });

  test('each text a section ever had is kept and can be brought back', async () => {
    const { sections } = await newProject();
    const { id } = sections[0];
    await save(id, { content: 'One' });
    await save(id, { content: 'Two words' });
    const { body: history } = await ada.call('GET', `/api/sections/${id}/history`);
    expect(history.map((text: { content: string }) => text.content)).toEqual(['Two words', 'One']);
    expect(history[0]).toMatchObject({ version: 2, origin: 'edited', words: 2 });
    const restored = await ada.call('POST', `/api/sections/${id}/restore`, { textId: history[1].id });
    expect(restored.body).toMatchObject({ content: 'One', version: 3, isCompleted: true });
    expect((await ada.call('GET', `/api/sections/${id}/history`)).body).toHaveLength(3);
  });

  test('nobody reads, saves or restores a foreign section', async () => {
    const { sections } = await newProject();
    const { id } = sections[0];
    await save(id, { content: 'Mine' });
    const { body: history } = await ada.call('GET', `/api/sections/${id}/history`);
    const stranger = await app.signUp();
    const own = (await stranger.call('POST', '/api/projects', { name: 'Own' })).body.sections[0].id;
    expect((await stranger.call('PATCH', `/api/sections/${id}`, { content: 'Theirs' })).status).toBe(404);
    expect((await stranger.call('GET', `/api/sections/${id}/history`)).status).toBe(404);
    expect((await stranger.call('POST', `/api/sections/${id}/restore`, { textId: history[0].id })).status).toBe(404);
    expect((await stranger.call('POST', `/api/sections/${own}/restore`, { textId: history[0].id })).status).toBe(404);
  });

  test('concurrent saves of one section each become a text of its own', async () => {
    const { sections } = await newProject();
    const texts = Array.from({ length: 8 }, (_, index) => `Text ${index}`);
    const answers = await Promise.all(texts.map((content) => save(sections[0].id, { content })));
    expect(answers.map((answer) => answer.status)).toEqual(texts.map(() => 200));
    const { body } = await ada.call('GET', `/api/sections/${sections[0].id}/history`);
    expect(body.map((text: { content: string }) => text.content).sort()).toEqual(texts);
  });
});
