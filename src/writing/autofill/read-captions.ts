import { type Line, line, tidy } from './source.ts';

const TIMING =
  /^\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})\s*-->\s*(?:(\d{1,3}):)?(\d{1,2}):(\d{2})[.,](\d{1,3})/;
const pauseOfParagraph = 1.4;

export const looksLikeCaptions = (text: string): boolean =>
  /^\ufeff?\s*WEBVTT\b/.test(text) || /^\ufeff?\s*\d+\s*\r?\n\s*\d{1,2}:\d{2}:\d{2}[.,]\d{1,3}\s*-->/.test(text);

type Cue = { from: number; to: number; speaker: string | null; rows: string[] };

/** WebVTT and SubRip as running text: no cue numbers, times or tags, and what rolls over two cues stands once. */
export function readCaptions(text: string): Line[] {
  const lines: Line[] = [];
  let previous: Cue | null = null;
  for (const cue of cuesOf(text)) {
    const rows = cue.rows.filter((row) => !previous?.rows.includes(row));
    if (rows.length === 0) continue;
    const last = lines.at(-1);
    const pause = previous === null || cue.from - previous.to >= pauseOfParagraph;
    const spoken = rows.join(' ');
    const begins =
      pause ||
      last === undefined ||
      last.speaker !== cue.speaker ||
      last.text.length > 900 ||
      /^\s*(?:-|>>)\s/.test(spoken);
    const clean = spoken.replace(/^\s*(?:-|>>)\s*/, '');
    if (begins) lines.push(line('text', clean, { speaker: cue.speaker, gap: true }));
    else last.text += `${cueBreak(last.text, clean, cue.from - (previous?.to ?? 0))}${clean}`;
    previous = cue;
  }
  return lines;
}

/** Speech without marks: a short pause before a word that opens a thought ends a sentence. */
const cueBreak = (before: string, after: string, pause: number): string =>
  pause >= 0.3 &&
  !/[.!?,;:…]["”’)]?$/.test(before) &&
  /^(?:so|and|but|now|okay|well|because|then|you|i|we|they|if|when|what)\b/i.test(after)
    ? '. '
    : ' ';

function* cuesOf(text: string): Generator<Cue> {
  let cue: Cue | null = null;
  for (const row of text.replace(/\r\n?/g, '\n').split('\n')) {
    const timing = TIMING.exec(row);
    if (timing) {
      if (cue) yield withoutNumber(cue);
      cue = { from: seconds(timing.slice(1, 5)), to: seconds(timing.slice(5, 9)), speaker: null, rows: [] };
      continue;
    }
    if (!cue || row.trim() === '') continue;
    const [, voice] = /<v(?:\.[\w.]+)?\s+([^>]{1,60})>/.exec(row) ?? [];
    if (voice) cue.speaker = tidy(voice);
    const words = tidy(row.replace(/<[^>]{0,80}>/g, '').replace(/\{\\[^}]{0,40}\}/g, ''));
    if (words !== '') cue.rows.push(words);
  }
  if (cue) yield cue;
}

/** The number of the next cue stands at the end of the one before it. */
const withoutNumber = (cue: Cue): Cue => ({
  ...cue,
  rows: cue.rows.filter((row, index) => index === 0 || index < cue.rows.length - 1 || !/^\d+$/.test(row)),
});

const seconds = ([hours, minutes, rest, parts]: (string | undefined)[]): number =>
  Number(hours ?? 0) * 3600 + Number(minutes ?? 0) * 60 + Number(rest ?? 0) + Number(`0.${parts ?? 0}`);
