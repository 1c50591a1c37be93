import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { extractAnswers, pickTicked } from '#writing/autofill/extract-answers.ts';
import { goldSchema, type Score, scoreSource } from '#writing/autofill/score-source.ts';
import { longestContent } from '#writing/contract.ts';

/** Bars by the kind a source's name begins with: precision of what is ticked, recall of ticked and suggested together. */
const bars = [
  { kind: 'labelled notes', names: /^notes/, precision: 0.93, recall: 0.93 },
  { kind: 'interviews', names: /^(interview|transcript)/, precision: 0.8, recall: 0.75 },
  { kind: 'prose', names: /^/, precision: 0.8, recall: 0.55 },
] as const;
const millisecondsFor20000 = 300;

type Row = Score & { name: string; kind: string; characters: number; milliseconds: number };

function readRow(folder: string, name: string): Row {
  const text = readFileSync(path.join(folder, `${name}.txt`), 'utf8');
  const gold = goldSchema.parse(JSON.parse(readFileSync(path.join(folder, `${name}.gold.json`), 'utf8')));
  const times = [1, 2, 3].map(() => {
    const start = performance.now();
    extractAnswers(text);
    return performance.now() - start;
  });
  const milliseconds = times.sort((a, b) => a - b)[1] ?? 0;
  const { suggestions } = extractAnswers(text);
  const kind = bars.find(({ names }) => names.test(name))?.kind ?? 'prose';
  return {
    name,
    kind,
    characters: text.length,
    milliseconds,
    ...scoreSource(gold, suggestions, pickTicked(suggestions)),
  };
}

/** All notes as one text, as far as one may be pasted: what takes longer by the square of its length shows here. */
function longestText(): { characters: number; milliseconds: number } {
  const notes = names.filter((name) => name.startsWith('notes'));
  const texts = (notes.length > 0 ? notes : names).map((name) =>
    readFileSync(path.join(folder ?? '', `${name}.txt`), 'utf8'),
  );
  const text = texts.join('\n\n').slice(0, longestContent);
  const start = performance.now();
  extractAnswers(text);
  return { characters: text.length, milliseconds: performance.now() - start };
}

const sumOf = (rows: readonly Row[], value: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + value(row), 0);
const share = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);

const precisionOf = (rows: readonly Row[]) =>
  share(
    sumOf(rows, (row) => row.tickedRight),
    sumOf(rows, (row) => row.ticked),
  );
const recallOf = (rows: readonly Row[]) =>
  share(
    sumOf(rows, (row) => row.found),
    sumOf(rows, (row) => row.gold),
  );

function line(name: string, rows: readonly Row[]): string {
  const figures = [
    precisionOf(rows).toFixed(2),
    recallOf(rows).toFixed(2),
    String(sumOf(rows, (row) => row.ticked)),
    String(sumOf(rows, (row) => row.gold)),
  ];
  const time = `${sumOf(rows, (row) => row.milliseconds).toFixed(0)} ms`;
  return `${name.padEnd(34)}${[...figures, time].map((figure) => figure.padStart(12)).join('')}`;
}

const { values } = parseArgs({ options: { sources: { type: 'string' }, wrong: { type: 'boolean', default: false } } });
const folder = values.sources;
if (!folder || !existsSync(folder)) {
  process.stderr.write('Name a folder of NAME.txt with NAME.gold.json: npm run quality:autofill -- --sources DIR\n');
  process.exit(1);
}
const names = readdirSync(folder)
  .filter((file) => file.endsWith('.gold.json'))
  .map((file) => file.slice(0, -'.gold.json'.length));
if (names.length === 0) throw new Error(`There is no gold file in ${folder}.`);

// The first text pays for reading the weights.
extractAnswers('Audience: people who test.');
const rows = names.map((name) => readRow(folder, name));

process.stdout.write(
  `${'source'.padEnd(34)}${['precision', 'recall', 'ticked', 'gold', 'time'].map((name) => name.padStart(12)).join('')}\n`,
);
for (const row of rows) process.stdout.write(`${line(row.name, [row])}\n`);
const missed: string[] = [];
for (const { kind, precision, recall } of bars) {
  const ofKind = rows.filter((row) => row.kind === kind);
  if (ofKind.length === 0) continue;
  process.stdout.write(`${line(`all ${kind}`, ofKind)}\n`);
  if (precisionOf(ofKind) < precision) missed.push(`${kind}: precision below ${precision}`);
  if (recallOf(ofKind) < recall) missed.push(`${kind}: recall below ${recall}`);
}
process.stdout.write(`${line('all', rows)}\n`);
if (precisionOf(rows) < 0.8) missed.push('all: precision below 0.8');
const slowest = Math.max(...rows.map((row) => (row.milliseconds / Math.max(row.characters, 5_000)) * 20_000));
const { characters, milliseconds } = longestText();
const perLongest = (milliseconds / characters) * 20_000;
process.stdout.write(
  `slowest: ${slowest.toFixed(0)} ms for 20,000 characters; ${milliseconds.toFixed(0)} ms for all notes as one text of ${characters}\n`,
);
if (Math.max(slowest, perLongest) > millisecondsFor20000)
  missed.push(`time: over ${millisecondsFor20000} ms for 20,000 characters`);
if (values.wrong) {
  for (const row of rows)
    for (const { field, value } of row.wrong) process.stdout.write(`${row.name} ${field}: ${value}\n`);
}
if (missed.length > 0) {
  process.stderr.write(`Below the bar:\n  ${missed.join('\n  ')}\n`);
  process.exit(1);
}
