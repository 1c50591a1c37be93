import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';

const packaged = '/usr/lib/postgresql';

function binaries(): string {
  const versions = readdirSync(packaged).sort((a, b) => Number(b) - Number(a));
  if (!versions[0]) throw new Error('No PostgreSQL is installed; set TEST_DATABASE_URL or install it.');
  return path.join(packaged, versions[0], 'bin');
}

/** PostgreSQL refuses to run as root; the package brings an ordinary user along. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith('postgres:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  if (!uid || !gid) throw new Error('There is no user postgres to run PostgreSQL as.');
  return { uid: Number(uid), gid: Number(gid) };
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

/** A throw-away PostgreSQL from the machine's own binaries. */
export async function startPostgresCluster(folder: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const bin = binaries();
  const user = ordinaryUser();
  const data = path.join(folder, 'data');
  const as = { ...user, cwd: folder };
  mkdirSync(folder, { recursive: true });
  if (user) {
    chownSync(folder, user.uid, user.gid);
    chmodSync(path.dirname(folder), 0o755);
  }
  execFileSync(path.join(bin, 'initdb'), ['-D', data, '-U', 'tester', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...as,
    stdio: 'ignore',
  });
  const port = await freePort();
  const settings = [
    'fsync=off',
    'full_page_writes=off',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const server = spawn(
    path.join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((value) => ['-c', value])],
    {
      ...as,
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
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
        // Immediate shutdown: nothing in it is kept.
        server.kill('SIGQUIT');
      }),
  };
}
