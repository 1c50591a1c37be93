import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ConfigurationError, readConfig } from '#platform/server/config.ts';
import { DataFolderInUseError, lockDataFolder } from '#platform/server/database/data-folder-lock.ts';

/** Packs the data folder into one file. The folder is locked meanwhile, so the server must be stopped. */
export function backUp(folder: string, file: string): void {
  if (!existsSync(folder)) throw new ConfigurationError(`There is no data folder at ${folder}.`);
  const lock = lockDataFolder(folder);
  const draft = mkdtempSync(path.join(tmpdir(), 'pitchwright-backup-'));
  try {
    const packed = path.join(draft, 'backup.tar.gz');
    execFileSync('tar', ['-czf', packed, '--exclude=./lock.json', '-C', folder, '.']);
    mkdirSync(path.dirname(path.resolve(file)), { recursive: true });
    cpSync(packed, `${file}.part`);
    renameSync(`${file}.part`, file);
  } finally {
    lock.release();
    rmSync(draft, { recursive: true, force: true });
  }
}

if (import.meta.main) {
  const folder = path.resolve(readConfig(process.env).dataFolder);
  const file = process.argv[2] ?? `pitchwright-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`;
  try {
    backUp(folder, file);
    process.stdout.write(`${folder} is kept in ${file}\n`);
  } catch (error) {
    const isExplained = error instanceof ConfigurationError || error instanceof DataFolderInUseError;
    process.stderr.write(`${isExplained ? error.message : `The backup failed: ${error}`}\n`);
    process.exit(1);
  }
}
