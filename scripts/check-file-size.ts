import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const longest = 400;

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '*.ts', '*.tsx', '*.mjs', '*.css'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !/\.data\.tsx?$/.test(file));

const tooLong = files.flatMap((file) => {
  const lines = readFileSync(file, 'utf8').split('\n').length - 1;
  return lines > longest ? [`${file}: ${lines} lines`] : [];
});

if (files.length === 0) throw new Error('No source file was found to check.');
if (tooLong.length > 0) {
  process.stderr.write(`No file is longer than ${longest} lines (tables of data apart):\n  ${tooLong.join('\n  ')}\n`);
  process.exit(1);
}
process.stdout.write(`${files.length} files, none over ${longest} lines\n`);
