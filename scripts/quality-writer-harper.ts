import { z } from 'zod';

const harperSchema = z.object({
  LocalLinter: z.custom<
    new (options: {
      binary: unknown;
    }) => { lint: (text: string) => Promise<readonly { get_problem_text: () => string; lint_kind: () => string }[]> }
  >((value) => typeof value === 'function'),
  binary: z.unknown().optional(),
});

/** Grammar lints in 1,000 words that harper does not raise on the answers alone; null where harper.js is not installed. */
export async function countLints(texts: readonly string[], sources: string): Promise<number | null> {
  const module = await import(['harper', 'js'].join('.')).catch(() => null);
  const parsed = harperSchema.safeParse(module);
  if (!parsed.success) return null;
  const linter = new parsed.data.LocalLinter({ binary: parsed.data.binary });
  const known = new Set((await linter.lint(sources)).map((lint) => lint.get_problem_text()));
  let lints = 0;
  let words = 0;
  for (const text of texts) {
    lints += (await linter.lint(text)).filter(
      (lint) => !known.has(lint.get_problem_text()) && lint.lint_kind() !== 'Style',
    ).length;
    words += text.split(/\s+/).length;
  }
  return Math.round((lints * 10_000) / words) / 10;
}
