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
