import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { InjectOptions } from 'fastify';
import { pino } from 'pino';
import { readConfig } from '#platform/server/config.ts';
import { createLocalFiles } from '#providers/files/local-files.ts';
import type { Letter } from '#providers/mail/mail.ts';
import type { DeckOutliner } from '#slides/deck-outliner.ts';
import type { SlideArtist } from '#slides/slide-artist.ts';
import type { SlidePainter } from '#slides/slide-painter.ts';
import { firstWordsOutliner } from '#slides/testing/first-words-outliner.ts';
import { createQuickArtist } from '#slides/testing/quick-artist.ts';
import type { AnswerExtractor } from '#writing/answer-extractor.ts';
import { createAutofillExtractor } from '#writing/autofill-extractor.ts';
import { createEmbeddedWriter } from '#writing/embedded-writer.ts';
import type { ScriptWriter } from '#writing/script-writer.ts';
import { createApp } from '../create-app.ts';
import { type DatabaseKind, openTestDatabase } from './test-database.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
/** `body` is parsed JSON: a test reads what it expects and fails where it is not. */
export type Answer = {
  status: number;
  body: ReturnType<typeof JSON.parse>;
  headers: Record<string, string | string[] | number | undefined>;
};
export type Caller = {
  email: string;
  cookie: string;
  call: (method: Method, path: string, body?: unknown) => Promise<Answer>;
};

/** The whole server in this process on a real database of its own, with callers that hold sessions. */
export async function startTestApp(
  options: {
    database?: DatabaseKind;
    environment?: Record<string, string>;
    writer?: ScriptWriter;
    extractor?: AnswerExtractor;
    outliner?: DeckOutliner;
    /** Pictures that nobody looks at need no artist who takes his time. */
    artist?: SlideArtist;
    painter?: SlidePainter;
  } = {},
) {
  const database = await openTestDatabase(options.database);
  const letters: Letter[] = [];
  const embeddedWriter = options.writer ? undefined : createEmbeddedWriter();
  const writer = options.writer ?? embeddedWriter;
  const embeddedExtractor = createAutofillExtractor();
  const fileFolder = mkdtempSync(path.join(tmpdir(), 'pitchwright-files-'));
  const files = createLocalFiles(fileFolder);
  if (!writer) throw new Error('A test app needs a writer.');
  const { app, stop } = await createApp({
    config: readConfig({
      NODE_ENV: 'test',
      PORT: '5000',
      CALLS_PER_MINUTE: '100000',
      SIGN_INS_PER_MINUTE: '100000',
      ...options.environment,
    }),
    secret: 'a secret of the tests that is long enough',
    database,
    writer,
    extractor: options.extractor ?? embeddedExtractor,
    outliner: options.outliner ?? firstWordsOutliner,
    artist: options.artist ?? createQuickArtist(),
    painter: options.painter,
    files,
    mail: { send: async (letter) => void letters.push(letter) },
    logger: pino({ level: process.env.TEST_LOG ?? 'silent' }),
  });
  await app.ready();

  async function request(options: InjectOptions): Promise<Answer> {
    const response = await app.inject(options);
    const isJson = String(response.headers['content-type']).includes('json');
    return {
      status: response.statusCode,
      body: isJson && response.body ? response.json() : response.body,
      headers: response.headers,
    };
  }

  function callerWith(cookie: string, email = ''): Caller {
    return {
      email,
      cookie,
      call: (method, path, body) =>
        request({
          method,
          url: path,
          headers: {
            host: 'localhost:5000',
            ...(cookie ? { cookie } : {}),
            ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          },
          ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
        }),
    };
  }

  const cookieOf = (answer: Answer): string =>
    [answer.headers['set-cookie'] ?? []]
      .flat()
      .map((cookie) => String(cookie).split(';')[0])
      .join('; ');

  let people = 0;
  async function signUp(
    email = `person-${++people}-${Date.now()}@example.com`,
    password = 'long enough',
  ): Promise<Caller> {
    const body = { email, password, name: 'Ada Vale', firstName: 'Ada', lastName: 'Vale' };
    const headers = {
      host: 'localhost:5000',
      'content-type': 'application/json',
      'x-forwarded-for': `10.0.0.${people % 250}`,
    };
    const answer = await request({
      method: 'POST',
      url: '/api/auth/sign-up/email',
      headers,
      payload: JSON.stringify(body),
    });
    return callerWith(cookieOf(answer), email);
  }

  /** Buys Pro in the sandbox, as a person would. */
  async function signUpPro(): Promise<Caller> {
    const caller = await signUp();
    const { body } = await caller.call('POST', '/api/create-subscription');
    const id = String(body.url).split('/').at(-1);
    await caller.call('POST', `/api/sandbox-checkout/${id}/pay`);
    return caller;
  }

  return {
    app,
    database,
    files,
    letters,
    request,
    visitor: callerWith(''),
    callerWith,
    cookieOf,
    signUp,
    signUpPro,
    stop: async () => {
      await stop();
      await embeddedWriter?.close();
      await embeddedExtractor.close();
      await database.close();
      rmSync(fileFolder, { recursive: true, force: true });
    },
  };
}

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;
