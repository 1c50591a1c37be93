import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

export type PitchwrightServer = {
  url: string;
  dataFolder: string;
  process: ChildProcess;
  kill: (signal?: NodeJS.Signals) => Promise<void>;
};

export const newDataFolder = (): string => mkdtempSync(path.join(tmpdir(), 'pitchwright-e2e-'));
export const removeDataFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Starts the real server on a data folder and waits until it says where it is. Port 0 takes any free one. */
export async function startServer(options: {
  dataFolder: string;
  port?: number;
  environment?: Record<string, string>;
}): Promise<PitchwrightServer> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    env: {
      ...process.env,
      PORT: String(options.port ?? 0),
      HOST: '127.0.0.1',
      DATA_DIR: options.dataFolder,
      LOG_LEVEL: 'error',
      CALLS_PER_MINUTE: '100000',
      ...options.environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const url = await new Promise<string>((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const found = /on stage: (http\S+)/.exec(output);
      if (found?.[1]) resolve(found[1]);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', (code) => reject(new Error(`The server ended with code ${code}:\n${output}`)));
  });
  return {
    url,
    dataFolder: options.dataFolder,
    process: child,
    kill: (signal = 'SIGTERM') =>
      new Promise((resolve) => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve();
        child.once('exit', () => resolve());
        child.kill(signal);
      }),
  };
}
