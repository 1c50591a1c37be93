// Runs before start, dev and test, on whatever Node the machine has (20 or newer): installs packages, builds the pages.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const wantsBuild = !process.argv.includes('--no-build');
const wantsTests = process.argv.includes('--with-tests');
const at = (...names) => path.join(root, ...names);

function run(command, args, extra = {}) {
  const env = { ...process.env, PATH: `${at('node_modules', '.bin')}${path.delimiter}${process.env.PATH}`, ...extra };
  execFileSync(command, args, { cwd: root, stdio: 'inherit', env, shell: process.platform === 'win32' });
}

function isUpToDate(stampFile, digest) {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === digest;
}

function stamp(stampFile, digest) {
  mkdirSync(path.dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, digest);
}

function installPackages() {
  const digest = createHash('sha256')
    .update(readFileSync(at('package-lock.json')))
    .update(process.platform)
    .update(process.arch)
    .digest('hex');
  const stampFile = at('node_modules', '.pitchwright-installed');
  if (isUpToDate(stampFile, digest) && existsSync(at('node_modules', '.bin', 'node'))) return;
  process.stdout.write('Installing packages …\n');
  const include = wantsTests ? ['--include=dev'] : [];
  run('npm', ['ci', '--no-fund', '--no-audit', '--loglevel=error', '--ignore-scripts=false', ...include]);
  stamp(stampFile, digest);
}

/** Names, sizes and times of everything the pages are built from. */
function describeSources(folder, lines = []) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory()) describeSources(file, lines);
    else if (!/\.test\.tsx?$/.test(entry.name)) {
      const { size, mtimeMs } = statSync(file);
      lines.push(`${file} ${size} ${mtimeMs}`);
    }
  }
  return lines;
}

function buildPages() {
  const inputs = [...describeSources(at('src')), ...describeSources(at('public'))];
  for (const name of ['index.html', 'vite.config.ts', 'package-lock.json']) {
    inputs.push(
      `${name} ${createHash('sha256')
        .update(readFileSync(at(name)))
        .digest('hex')}`,
    );
  }
  const digest = createHash('sha256').update(inputs.join('\n')).digest('hex');
  const stampFile = at('dist', '.built-from');
  if (isUpToDate(stampFile, digest) && existsSync(at('dist', 'index.html'))) return;
  process.stdout.write('Building the pages …\n');
  run('npx', ['--no-install', 'vite', 'build', '--logLevel', 'warn']);
  stamp(stampFile, digest);
}

if (!existsSync(at('package-lock.json'))) {
  process.stderr.write('package-lock.json is missing: please start from a complete checkout.\n');
  process.exit(1);
}
try {
  installPackages();
  if (wantsTests) run('node', ['scripts/install-test-tools.mjs']);
  if (wantsBuild) buildPages();
} catch (error) {
  const isCommandError = typeof error.status === 'number';
  process.stderr.write(
    isCommandError ? `\nThis step failed: ${error.spawnargs?.join(' ') ?? 'see above'}\n` : `\n${error.message}\n`,
  );
  process.exit(1);
}
