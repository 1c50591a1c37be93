import { expect, test } from 'vitest';
import { ConfigurationError, readConfig } from './config.ts';

test('with no variable set everything has its default', () => {
  expect(readConfig({})).toMatchObject({
    port: 5000,
    dataFolder: './data',
    databaseUrl: undefined,
    demo: true,
    payments: 'sandbox',
    environment: 'development',
  });
});

test('every wrong variable is named in one complaint', () => {
  const read = () => readConfig({ PORT: 'many', DATABASE_URL: 'mysql://x/y', SECRET_KEY: 'short' });
  expect(read).toThrow(ConfigurationError);
  for (const name of ['PORT', 'DATABASE_URL', 'SECRET_KEY']) expect(read).toThrow(new RegExp(name));
});

test('production has no demo, no sandbox unless named, and wants its own secret beside a shared database', () => {
  expect(readConfig({ NODE_ENV: 'production', DEMO: 'true' })).toMatchObject({ demo: false, payments: 'none' });
  expect(readConfig({ NODE_ENV: 'production', PAYMENTS: 'sandbox' }).payments).toBe('sandbox');
  expect(() => readConfig({ NODE_ENV: 'production', DATABASE_URL: 'postgresql://h/d' })).toThrow(/SECRET_KEY/);
});

test('an empty variable counts as not set', () => {
  expect(readConfig({ DATABASE_URL: '', PORT: '' })).toMatchObject({ databaseUrl: undefined, port: 5000 });
});

test('a model is read from its variables, and the embedded writer needs none of them', () => {
  expect(readConfig({}).textModel).toBeUndefined();
  expect(readConfig({ AI_PROVIDER: 'embedded', AI_MODEL: 'left over' }).textModel).toBeUndefined();
  expect(readConfig({ AI_PROVIDER: 'anthropic', AI_MODEL: 'm', AI_API_KEY: 'k' }).textModel).toEqual({
    provider: 'anthropic',
    model: 'm',
    apiKey: 'k',
    baseUrl: undefined,
    timeoutMs: 120_000,
    maxRetries: 2,
    concurrency: 4,
  });
  expect(
    readConfig({
      AI_PROVIDER: 'openai-compatible',
      AI_MODEL: 'm',
      AI_BASE_URL: 'http://localhost:11434/v1/',
      AI_TIMEOUT_MS: '300000',
      AI_MAX_RETRIES: '0',
      AI_CONCURRENCY: '1',
    }).textModel,
  ).toMatchObject({ apiKey: undefined, baseUrl: 'http://localhost:11434/v1', timeoutMs: 300_000, concurrency: 1 });
});

test('a provider without what it needs is refused at the start, in words that name what is missing', () => {
  expect(() => readConfig({ AI_PROVIDER: 'openai' })).toThrow('AI_PROVIDER=openai needs AI_MODEL and AI_API_KEY');
  expect(() => readConfig({ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' })).toThrow('needs AI_BASE_URL as well');
  expect(() => readConfig({ AI_PROVIDER: 'chatbot', AI_TIMEOUT_MS: 'soon' })).toThrow(/AI_PROVIDER.*AI_TIMEOUT_MS/s);
});

test('an image model is read from its own variables, and the embedded artist needs none of them', () => {
  expect(readConfig({}).imageModel).toBeUndefined();
  expect(readConfig({ AI_IMAGE_PROVIDER: 'openai', AI_IMAGE_MODEL: 'm', AI_IMAGE_API_KEY: 'k' }).imageModel).toEqual({
    provider: 'openai',
    model: 'm',
    apiKey: 'k',
    baseUrl: undefined,
    timeoutMs: 180_000,
    maxRetries: 1,
    concurrency: 2,
  });
  expect(
    readConfig({ AI_IMAGE_PROVIDER: 'stable-diffusion', AI_IMAGE_BASE_URL: 'http://localhost:7860/' }).imageModel,
  ).toMatchObject({ model: undefined, apiKey: undefined, baseUrl: 'http://localhost:7860' });
});

test('an image provider without what it needs is refused at the start', () => {
  expect(() => readConfig({ AI_IMAGE_PROVIDER: 'openai' })).toThrow('needs AI_IMAGE_MODEL and AI_IMAGE_API_KEY');
  expect(() => readConfig({ AI_IMAGE_PROVIDER: 'stable-diffusion' })).toThrow('needs AI_IMAGE_BASE_URL as well');
  expect(() => readConfig({ AI_IMAGE_PROVIDER: 'openai-compatible', AI_IMAGE_MODEL: 'm' })).toThrow(
    'AI_IMAGE_BASE_URL',
  );
});
