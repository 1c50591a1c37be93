import { type APIRequestContext, test as base, type Page } from '@playwright/test';
import { newDataFolder, type PitchwrightServer, removeDataFolder, startServer } from './pitchwright-server.ts';

export { expect } from '@playwright/test';

type Person = { email: string; password: string; firstName: string };
type Fixtures = {
  /** A new user of the free plan, signed in on `page`. */
  freeUser: Person;
  /** A new user who bought Pro in the sandbox, signed in on `page`. */
  proUser: Person;
  /** Calls with the session of `page`. */
  api: APIRequestContext;
  /** Errors the test provokes on purpose: console errors that match do not fail it. */
  expectedConsoleErrors: RegExp[];
};

let people = 0;

async function signUp(page: Page): Promise<Person> {
  const person = { email: `story-${process.pid}-${++people}@example.com`, password: 'long enough', firstName: 'Ada' };
  const answer = await page.request.post('/api/auth/sign-up/email', {
    data: { ...person, name: 'Ada Vale', lastName: 'Vale' },
  });
  if (!answer.ok()) throw new Error(`Sign-up failed: ${await answer.text()}`);
  return person;
}

/** Playwright's test with one real server and data folder for each worker; console errors and page errors fail a test. */
export const test = base.extend<Fixtures, { server: PitchwrightServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from here.
    async ({}, use) => {
      const dataFolder = newDataFolder();
      const server = await startServer({ dataFolder, environment: { SIGN_INS_PER_MINUTE: '10000' } });
      await use(server);
      await server.kill();
      removeDataFolder(dataFolder);
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  expectedConsoleErrors: async ({ baseURL: _ }, use) => use([]),
  page: async ({ page, expectedConsoleErrors }, use) => {
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await use(page);
    // A refused call is logged by the browser itself; every page that a visitor opens asks once who is there.
    const isExpected = (text: string) =>
      /Failed to load resource.*401/.test(text) || expectedConsoleErrors.some((known) => known.test(text));
    const unexpected = errors.filter((text) => !isExpected(text));
    if (unexpected.length > 0) throw new Error(`Unexpected console errors:\n${unexpected.join('\n')}`);
  },
  api: async ({ page }, use) => use(page.request),
  freeUser: async ({ page }, use) => use(await signUp(page)),
  proUser: async ({ page }, use) => {
    const person = await signUp(page);
    const { url } = await (await page.request.post('/api/create-subscription')).json();
    await page.request.post(`/api/sandbox-checkout/${String(url).split('/').at(-1)}/pay`);
    await use(person);
  },
});
