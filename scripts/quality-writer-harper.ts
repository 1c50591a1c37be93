import { LocalLinter } from 'harper.js';
import { binary } from 'harper.js/binary';

/** What counts: grammar and its neighbours. Spelling (names, British words) and style are the author's own. */
const counted = new Set([
  'Grammar',
  'Agreement',
  'Repetition',
  'Capitalization',
  'Punctuation',
  'Miscellaneous',
  'BoundaryError',
  'Typo',
]);

const linter = new LocalLinter({ binary });
// What it says of a long sentence covers whatever else it finds in there.
await linter.setLintConfig({ ...(await linter.getLintConfig()), LongSentences: false });

export type Lint = { text: string; message: string };

/** Grammar lints that harper does not raise on the answers alone, and how many they are in 1,000 words. */
export async function lintsOf(
  texts: readonly string[],
  sources: string,
): Promise<{ perThousand: number; lints: readonly Lint[] }> {
  const known = new Set((await linter.lint(sources)).map((lint) => lint.get_problem_text().toLowerCase()));
  const lints: Lint[] = [];
  let words = 0;
  for (const text of texts) {
    for (const lint of await linter.lint(text)) {
      const problem = lint.get_problem_text();
      if (counted.has(lint.lint_kind()) && !known.has(problem.toLowerCase()))
        lints.push({ text: problem, message: `${lint.lint_kind()}: ${lint.message()}` });
    }
    words += text.split(/\s+/).length;
  }
  return { perThousand: Math.round((lints.length * 10_000) / Math.max(1, words)) / 10, lints };
}
