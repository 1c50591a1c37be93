import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const packaged = '/usr/lib/postgresql';

function binaries(): string {
  const versions = readdirSync(packaged).sort((a, b) => Number(b) - Number(a));
  if (!versions[0]) throw new Error('No PostgreSQL is installed; set TEST_DATABASE_URL or install it.');
  return path.join(packaged, versions[0], 'bin');
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(address && typeof address === 'object' ? address.port : 0));
    });
  });

/** A throw-away PostgreSQL from the machine's own binaries; it refuses to run as root, so root lends it an ordinary user. */
export async function startPostgresCluster(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = binaries();
  const isRoot = process.getuid?.() === 0;
  mkdirSync(folder, { recursive: true });
  if (isRoot) {
    execFileSync('chown', ['postgres', folder]);
    chmodSync(path.dirname(folder), 0o755);
  }
  const as = (command: string, args: string[]): [string, string[]] =>
    isRoot ? ['runuser', ['-u', 'postgres', '--', path.join(bin, command), ...args]] : [path.join(bin, command), args];

  const [initdb, initArgs] = as('initdb', [
    '-D',
    path.join(folder, 'data'),
    '-U',
    'tester',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ]);
  execFileSync(initdb, initArgs, { stdio: 'ignore' });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const [postgres, args] = as('postgres', [
    '-D',
    path.join(folder, 'data'),
    '-p',
    String(port),
    ...settings.flatMap((value) => ['-c', value]),
  ]);
  const server = spawn(postgres, args, { stdio: ['ignore', 'ignore', 'pipe'] });
  await new Promise<void>((resolve, reject) => {
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended at its start with code ${code}`)));
    server.stderr.on('data', (line: Buffer) => {
      if (line.includes('ready to accept connections')) resolve();
    });
  });
  return {
    url: `postgresql://tester@127.0.0.1:${port}/postgres`,
    stop: () =>
      new Promise((resolve) => {
        server.once('exit', () => resolve());
        const [stop, stopArgs] = as('pg_ctl', ['-D', path.join(folder, 'data'), '-m', 'immediate', 'stop']);
        execFileSync(stop, stopArgs, { stdio: 'ignore' });
      }),
  };
}
