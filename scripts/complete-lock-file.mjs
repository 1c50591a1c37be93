// A registry mirror may lack the newest binaries for other systems; npm then leaves them out of the lock file and `npm ci`
// refuses it everywhere. This adds their entries (version, system, processor), which npm skips where they do not fit.
import { readFileSync, writeFileSync } from 'node:fs';
import process from 'node:process';

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'android', 'openharmony'];
const processors = ['arm64', 'x64', 'ia32', 'arm', 'ppc64', 's390x', 'riscv64', 'loong64', 'mips64el'];

const file = 'package-lock.json';
const lock = JSON.parse(readFileSync(file, 'utf8'));
const { packages } = lock;

/** Whether npm would find the package from where it is asked for. */
function isLocked(from, name) {
  for (let base = from; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base ? `${base}/` : ''}node_modules/${name}`]) return true;
    if (base === '') return false;
  }
}

function entryFor(name, version, isDev) {
  const words = name.split('/').at(-1).split('-');
  const isWasm = words.some((word) => word.startsWith('wasm'));
  const system = systems.find((known) => words.includes(known));
  const processor = isWasm
    ? 'wasm32'
    : (processors.find((known) => words.includes(known)) ?? (words.includes('arm') ? 'arm' : undefined));
  if (!processor) throw new Error(`${name} names no processor; add it to ${file} by hand.`);
  return {
    version,
    ...(isDev ? { dev: true } : {}),
    optional: true,
    ...(system && !isWasm ? { os: [system] } : {}),
    cpu: [processor],
    ...(system === 'linux' ? { libc: [words.some((word) => word.startsWith('musl')) ? 'musl' : 'glibc'] } : {}),
  };
}

let added = 0;
for (const [from, entry] of Object.entries(packages)) {
  for (const [name, version] of Object.entries(from === '' ? {} : (entry.optionalDependencies ?? {}))) {
    if (isLocked(from, name)) continue;
    packages[`node_modules/${name}`] = entryFor(name, version.replace(/^[~^]/, ''), entry.dev === true);
    added++;
  }
}
lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} entries added to ${file}\n`);
