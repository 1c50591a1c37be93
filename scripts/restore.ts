import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ConfigurationError, readConfig } from '#platform/server/config.ts';
import { DataFolderInUseError, lockDataFolder } from '#platform/server/database/data-folder-lock.ts';

/** Puts a backup in the place of the data folder; what was there is set aside, never deleted. Answers where it went. */
export function restore(file: string, folder: string): string | undefined {
  if (!existsSync(file)) throw new ConfigurationError(`There is no backup at ${file}.`);
  mkdirSync(path.dirname(folder), { recursive: true });
  const draft = mkdtempSync(path.join(path.dirname(folder), '.restore-'));
  try {
    execFileSync('tar', ['-xzf', file, '-C', draft], { stdio: ['ignore', 'ignore', 'pipe'] });
    if (!existsSync(path.join(draft, 'postgres')))
      throw new ConfigurationError(`${file} is not a backup of Pitchwright.`);
    let aside: string | undefined;
    if (existsSync(folder) && readdirSync(folder).length > 0) {
      lockDataFolder(folder).release();
      aside = `${folder}-before-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`;
      renameSync(folder, aside);
    } else rmSync(folder, { recursive: true, force: true });
    renameSync(draft, folder);
    return aside;
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const folder = path.resolve(readConfig(process.env).dataFolder);
  const [, , file] = process.argv;
  try {
    if (!file) throw new ConfigurationError('Name the backup: npm run restore -- FILE.tar.gz');
    const aside = restore(file, folder);
    process.stdout.write(`${file} is restored to ${folder}${aside ? `; what was there is in ${aside}` : ''}\n`);
  } catch (error) {
    const isExplained = error instanceof ConfigurationError || error instanceof DataFolderInUseError;
    process.stderr.write(`${isExplained ? error.message : `The restore failed: ${error}`}\n`);
    process.exit(1);
  }
}
