import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The key that signs sessions: configured, or made once and kept in the data folder for its owner only. */
export function secretKey(options: { configured: string | undefined; folder: string }): string {
  if (options.configured) return options.configured;
  const file = path.join(options.folder, 'secret.key');
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  mkdirSync(options.folder, { recursive: true, mode: 0o700 });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(file, made, { mode: 0o600, flag: 'wx' });
  return made;
}
