import { beginsWithLabel } from './note-shape.ts';
import { type Line, line, tidy } from './source.ts';

const ITEM = /^(?:[-*•‣▪◦·・–—→➤✓✔☑✅]|\[[ xX]?\]|\(?\d{1,2}[.)]|\(?[a-h][.)])\s+(?=\S)|^・(?=\S)/u;
/** ">> who I mean", "■ Listeners", "=== money ===": a heading of somebody's own, and no mail that is answered. */
const OWN_HEADING =
  /^(?:>>|[■□◆◇▶►▸▹★☆§●]|={2,}|-{2,}|\*{2,})\s*([^\s>=*-][^>=*]{0,60}?)(?:\s*(?:={2,}|-{2,}|\*{2,}))?$/u;
const EMAIL_HEADER = /^(?:from|to|cc|bcc|date|sent|reply-to):\s/i;
const RULE = /^(?:[-*_=~#]\s?){3,}$/;
const URL_ONLY = /^(?:https?:\/\/|www\.)\S+$/i;

/** Plain text and Markdown as lines: headings, items and quotes are told apart, wrapped lines joined. */
export function readText(text: string): Line[] {
  const rows = withoutSignature(
    text
      .replace(/\r\n?/g, '\n')
      .replace(/<!--[\s\S]{0,5000}?-->/g, '')
      .split('\n'),
  );
  const lines: Line[] = [];
  let gap = true;
  let headersEnded = false;
  let subject = '';
  let lengthOfLast = 0;
  const width = wrapWidth(rows);
  for (const [index, row] of rows.entries()) {
    const bare = tidy(row);
    if (bare === '' || RULE.test(bare) || URL_ONLY.test(bare) || /^!\[[^\]]*\]\([^)]*\)$/.test(bare)) {
      gap = true;
      continue;
    }
    if (!headersEnded && EMAIL_HEADER.test(bare) && lines.length < 3) continue;
    if (!headersEnded && /^subject:\s/i.test(bare) && lines.length < 2) {
      subject = bare;
      continue;
    }
    if (lines.length > 2) headersEnded = true;
    if (/^\|?[\s:|-]+\|[\s:|-]*$/.test(bare)) continue;
    const read = readRow(row, bare, gap, indentOf(rows[index + 1]) > indentOf(row));
    const last = lines.at(-1);
    if (last && continues(last, read, lengthOfLast, width)) last.text += ` ${read.text}`;
    else lines.push(read);
    gap = false;
    lengthOfLast = row.trimEnd().length;
  }
  return subject && lines.length === 0 ? [line('text', subject)] : lines;
}

function readRow(row: string, bare: string, gap: boolean, opensDeeper: boolean): Line {
  const [, marks, heading] = /^(#{1,6})\s+(.+?)\s*#*$/.exec(bare) ?? [];
  if (marks && heading) return line('heading', withoutMarks(heading), { level: marks.length, gap });
  const [, own] = gap || opensDeeper ? (OWN_HEADING.exec(bare) ?? []) : [];
  if (own && !/[.!]$/.test(own)) return line('heading', withoutMarks(own), { level: 3, gap });
  if (/^>\s?/.test(bare)) return line('quote', withoutMarks(bare.replace(/^(?:>\s?)+/, '')), { gap });
  if (bare.startsWith('|') && bare.endsWith('|')) {
    const cells = bare
      .slice(1, -1)
      .split('|')
      .map((cell) => withoutMarks(cell.trim()));
    return line('item', cells.length === 2 ? besideLabel(cells[0], cells[1]) : cells.join(', '), { gap });
  }
  // A row copied out of a sheet: the label, and what stands beside it.
  const [, first = '', second = ''] = /^([^\t]{2,80})\t+([^\t]{2,})$/.exec(row.trim()) ?? [];
  if (/\p{L}/u.test(first) && !ITEM.test(bare)) return line('text', withoutMarks(besideLabel(first, second)), { gap });
  if (/^(\*\*|__)[^*_]+\1:?$/.test(bare) && bare.length < 90)
    return line('heading', withoutMarks(bare), { level: 5, gap });
  const numbered = /^\(?(\d{1,2})[.)]\s+/.exec(bare);
  if (ITEM.test(bare)) {
    const text = numbered ? withoutMarks(bare) : withoutMarks(bare.replace(ITEM, ''));
    return line('item', text, { gap, level: /^\s{2,}|^\t/.test(row) ? 2 : 1 });
  }
  return line('text', withoutMarks(bare), { gap, level: /^(?:\s{2,}|\t)/.test(row) ? 2 : 0 });
}

const indentOf = (row: string | undefined): number => (row?.trim() ? row.search(/\S/) : 0);

/** How wide a program has wrapped the text, in characters; 0 where each line stands for itself. */
function wrapWidth(rows: readonly string[]): number {
  const lengths = rows.map((row) => row.trimEnd().length).filter((length) => length > 0);
  const width = lengths.toSorted((a, b) => a - b)[Math.floor(lengths.length * 0.92)] ?? 0;
  if (lengths.length < 6 || width < 45 || width > 120) return 0;
  if (rows.filter((row) => beginsWithLabel(row.trim())).length > lengths.length * 0.4) return 0;
  const full = lengths.filter((length) => length > width - 16).length;
  return full / lengths.length > 0.34 ? width : 0;
}

const besideLabel = (label = '', text = ''): string => `${tidy(label).replace(/:$/, '')}: ${tidy(text)}`;

/** A line goes on in the next where an e-mail program or an editor has wrapped it. */
function continues(last: Line, next: Line, lengthOfLast: number, width: number): boolean {
  if (width === 0 || next.gap || next.kind === 'heading' || next.kind === 'item' || last.kind === 'heading')
    return false;
  if (last.kind !== next.kind && last.kind !== 'item') return false;
  if (/^[^.:?!]{2,50}:\s/.test(next.text)) return false;
  return lengthOfLast > width - 14 || (lengthOfLast > width - 26 && /^[\p{Ll}\d"“(]/u.test(next.text));
}

const withoutSignature = (rows: readonly string[]): readonly string[] => {
  const from = rows.findIndex((row, index) => index > rows.length / 2 && /^--\s?$/.test(row));
  return from === -1 ? rows : rows.slice(0, from);
};

/** Takes Markdown's marks away and leaves the words. */
const withoutMarks = (text: string): string =>
  text
    .replace(/!\[([^[\]]*)\]\([^)\s]{0,500}\)/g, '')
    .replace(/\[([^\]]{1,300})\]\([^)\s]{0,500}(?: "[^"]*")?\)/g, '$1')
    .replace(/(\*\*|__)(?=\S)([^*_]+?)\1/g, '$2')
    .replace(/(?<![\p{L}\p{N}*])\*(?=\S)([^*]+?)(?<=\S)\*(?![\p{L}\p{N}*])/gu, '$1')
    .replace(/(?<![\p{L}\p{N}_])_(?=\S)([^_]+?)(?<=\S)_(?![\p{L}\p{N}_])/gu, '$1')
    .replace(/`([^`]{1,200})`/g, '$1');
