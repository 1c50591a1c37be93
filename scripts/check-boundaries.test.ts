import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBoundaries } from './check-boundaries.ts';

let root: string;
const origin = process.cwd();
beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pitchwright-boundaries-'));
  cpSync('package.json', path.join(root, 'package.json'));
  const plant = (file: string, text: string) => {
    mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  plant(
    'src/framework/framework.ts',
    "import { page } from '#projects/web/cards.ts';\nexport const framework = page;\n",
  );
  plant(
    'src/projects/web/cards.ts',
    "import { store } from '../server/projects.store.ts';\nexport const page = store;\n",
  );
  plant('src/projects/server/projects.store.ts', 'export const store = 1;\n');
  plant(
    'src/platform/server/errors.ts',
    "import type { page } from '#projects/web/cards.ts';\nexport type Page = typeof page;\n",
  );
  plant(
    'src/writing/server/write.ts',
    "import { store } from '#projects/server/projects.store.ts';\nexport const write = store;\n",
  );
});
afterAll(() => {
  process.chdir(origin);
  rmSync(root, { recursive: true, force: true });
});

test('planted violations are found: against the story, web into server, platform into a slice, a foreign store', async () => {
  process.chdir(root);
  const { modules, violations } = await checkBoundaries(['src']);
  process.chdir(origin);
  expect(modules).toBe(5);
  const found = violations.join('\n');
  for (const rule of ['story-framework', 'web-not-server', 'platform-knows-no-slice', 'no-foreign-store'])
    expect(found).toContain(rule);
});
