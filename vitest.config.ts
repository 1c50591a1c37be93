import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    globalSetup: ['src/app/testing/global-setup.ts'],
    pool: 'forks',
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
    // A busy machine may take its time; what is waited for has to come, not to come at once.
    testTimeout: 180_000,
    expect: { poll: { timeout: 45_000 } },
    hookTimeout: 180_000,
  },
});
