import { expect, test } from '@playwright/test';
import { answerSets } from './answer-sets.data.ts';
import { newDataFolder, removeDataFolder, startServer } from './pitchwright-server.ts';
import { type Call, callerOf, signUpPro } from './server-calls.ts';

type Section = { id: number; sectionNumber: number; content: string };
type Project = { id: number; name: string; sections: Section[]; sectionsCompleted: number };

const kills = 10;

/** Saves by hand, one after the other, until the server is gone; answers what was acknowledged. */
async function saveUntilGone(call: Call, section: Section, round: number): Promise<string[]> {
  const acknowledged: string[] = [];
  for (let count = 0; count < 500; count++) {
    const content = `Round ${round}, save ${count}.`;
    const answer = await call('PATCH', `/api/sections/${section.id}`, { content, isCompleted: true }).catch(
      () => undefined,
    );
    if (!answer) break;
    if (answer.status === 200) acknowledged.push(content);
  }
  return acknowledged;
}

test('killed ten times while sections are generated and edited, the server loses no acknowledged save and makes no second project', async () => {
  test.setTimeout(600_000);
  const dataFolder = newDataFolder();
  let server = await startServer({ dataFolder, environment: { SIGN_INS_PER_MINUTE: '1000' } });
  const cookie = await signUpPro(server, 'kill@example.com');
  const [set] = answerSets;
  const order = {
    ...set?.answers,
    projectName: 'Survivor',
    targetAudience: set?.targetAudience,
    creationKey: 'one-wizard-draft',
  };
  const acknowledged: string[] = [];
  let written = 0;

  for (let round = 1; round <= kills; round++) {
    const call = callerOf(server, cookie);
    const creating = call('POST', '/api/projects/generate-complete', order).catch(() => undefined);
    let project: Project | undefined;
    await expect
      .poll(async () => {
        const [card] = (await call('GET', '/api/projects')).body as Project[];
        if (card) project = (await call('GET', `/api/projects/${card.id}`)).body;
        return project?.id;
      })
      .toBeGreaterThan(0);
    if (!project) throw new Error('No project was created.');
    const { id, sections } = project;
    const regenerating = call('POST', `/api/projects/${id}/generate-complete`, {}).catch(() => undefined);
    const [first] = sections;
    if (!first) throw new Error('The project has no sections.');
    const saving = saveUntilGone(call, first, round);
    await expect
      .poll(async () => ((await call('GET', `/api/sections/${first.id}/history`)).body as unknown[]).length, {
        intervals: [5 * round],
      })
      .toBeGreaterThan(written + round);
    await server.kill('SIGKILL');
    acknowledged.push(...(await saving));
    await Promise.all([creating, regenerating]);

    server = await startServer({ dataFolder, environment: { SIGN_INS_PER_MINUTE: '1000' } });
    const again = callerOf(server, cookie);
    const cards = (await again('GET', '/api/projects')).body as Project[];
    expect(cards.map((card) => card.name)).toEqual(['Survivor']);
    const history = ((await again('GET', `/api/sections/${first.id}/history`)).body as { content: string }[]).map(
      (text) => text.content,
    );
    expect(acknowledged.filter((content) => !history.includes(content))).toEqual([]);
    written = history.length;
    await expect
      .poll(async () => ((await again('GET', `/api/projects/${id}/generation`)).body as { state: string }).state, {
        // After a start the writer's thread has its language model to load first.
        timeout: 60_000,
      })
      .not.toBe('writing');
    expect(
      ((await again('GET', `/api/projects/${id}`)).body as Project).sections.filter(
        (section) => section.content.trim() === '',
      ),
    ).toEqual([]);
  }

  expect(acknowledged.length).toBeGreaterThanOrEqual(kills);
  process.stdout.write(`${kills} kills, ${acknowledged.length} acknowledged saves, none lost\n`);
  const repeated = (await callerOf(server, cookie)('POST', '/api/projects/generate-complete', order)).body as {
    id: number;
    project: Project;
  };
  expect(repeated.project.sectionsCompleted).toBe(8);
  expect((await callerOf(server, cookie)('GET', '/api/projects')).body as unknown[]).toHaveLength(1);
  await server.kill();
  removeDataFolder(dataFolder);
});
