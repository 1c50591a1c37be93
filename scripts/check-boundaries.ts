import { cruise, type ICruiseResult } from 'dependency-cruiser';
import { forbidden, options } from './boundaries.ts';

/** Checks who imports whom. A run that saw no module is a failure: it would pass whatever the code does. */
export async function checkBoundaries(folders: string[]): Promise<{ modules: number; violations: string[] }> {
  const { output } = await cruise(folders, { ...options, validate: true, ruleSet: { forbidden } });
  const { modules, summary } = output as ICruiseResult;
  const violations = summary.violations.map(({ from, to, rule }) => {
    const reason = forbidden.find((known) => known.name === rule.name)?.comment ?? '';
    return `${from} → ${to}\n    ${rule.name}: ${reason}`;
  });
  return { modules: modules.filter((module) => module.source.startsWith(folders[0] ?? '')).length, violations };
}

if (import.meta.main) {
  const { modules, violations } = await checkBoundaries(['src']);
  if (modules === 0) throw new Error('The boundary check read no module at all.');
  if (violations.length > 0) {
    process.stderr.write(`${violations.length} imports cross a boundary:\n  ${violations.join('\n  ')}\n`);
    process.exit(1);
  }
  process.stdout.write(`${modules} modules, no boundary crossed\n`);
}
