import { defineConfig } from '@playwright/test';

export const chromiumArguments = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  fullyParallel: false,
  // A story waits more than it works: three on two cores take two thirds of the time of two.
  workers: 3,
  // Ample for a machine several times slower than a developer's: what is broken fails all the same.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  // A machine that also builds may be slow once; a story that fails twice is broken.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    viewport: { width: 1280, height: 900 },
    reducedMotion: 'reduce',
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', args: chromiumArguments },
  },
});
