// What the tests need besides npm packages: Debian's chromium for the browser stories, its postgresql for the store suites.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import process from 'node:process';

const hasPostgres = () =>
  existsSync('/usr/lib/postgresql') &&
  readdirSync('/usr/lib/postgresql').some((version) => existsSync(`/usr/lib/postgresql/${version}/bin/initdb`));

const needs = [
  { name: 'chromium', isThere: () => Boolean(process.env.CHROMIUM_PATH) || existsSync('/usr/bin/chromium') },
  { name: 'postgresql', isThere: () => Boolean(process.env.TEST_DATABASE_URL) || hasPostgres() },
];

const missing = needs.filter((need) => !need.isThere()).map((need) => need.name);
if (missing.length > 0) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (!mayInstall) {
    process.stderr.write(
      `The tests need ${missing.join(' and ')}. On Debian: sudo apt-get install ${missing.join(' ')}\n` +
        'Elsewhere: set CHROMIUM_PATH to a Chromium or Chrome, and TEST_DATABASE_URL to an empty PostgreSQL database.\n',
    );
    process.exit(1);
  }
  process.stdout.write(`Installing ${missing.join(' and ')} …\n`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  execFileSync('apt-get', ['update', '-qq'], options);
  execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...missing], options);
}
