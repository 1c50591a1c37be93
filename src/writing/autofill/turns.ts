import type { Block } from './source.ts';

/** A block without the tag of its speaker; `asks` tells the interviewer's turns from the answers. */
export type Turn = { block: Block; text: string; start: number; speaker: string | null; asks: boolean };

const STAMP = /^[[(]?\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?[\])]?\s*[-–—]?\s*/;
const TAG =
  /^(?:([\p{Lu}][\p{L}.'’-]{0,20}(?: [\p{Lu}][\p{L}.'’-]{0,20}){0,2}|[QA]\d{0,2}|[a-z]{2,12})\s*(?:\(\d{1,2}:\d{2}(?::\d{2})?\))?\s*[:：]|([QA])\d{0,2}[.)])\s+(?=\S)/u;
const ASKER = /^(?:q\d*|question|interviewer|host|moderator|int|me|journalist|frage|presenter)$/i;
const ANSWERER = /^(?:a\d*|answer|guest|expert|speaker|respondent|interviewee|coach|founder)$/i;

const fewestTurns = 6;

/** Takes timestamps and speaker tags off and finds out who asks. Without at least two speakers nobody asks. */
export function turnsOf(blocks: readonly Block[], isLabel: (text: string) => boolean): Turn[] {
  const counts = new Map<string, { turns: number; questions: number }>();
  const tagged = blocks.map((block) => {
    const stamp = STAMP.exec(block.text)?.[0] ?? '';
    const rest = block.text.slice(stamp.length);
    const tag = TAG.exec(rest);
    const name = block.speaker ?? (tag?.[1] ?? tag?.[2])?.trim() ?? null;
    const text = tag && !block.speaker ? rest.slice(tag[0].length) : rest;
    if (name) {
      const count = counts.get(name) ?? { turns: 0, questions: 0 };
      counts.set(name, { turns: count.turns + 1, questions: count.questions + (/\?["”’)]?\s*$/.test(text) ? 1 : 0) });
    }
    return { block, name, tagged: text, untagged: rest };
  });
  const isSpeaker = (name: string) =>
    ASKER.test(name) || ANSWERER.test(name) || ((counts.get(name)?.turns ?? 0) >= 3 && !isLabel(name));
  const speakers = [...counts.keys()].filter(isSpeaker);
  // Who only asks ("Q: …", and the answer below it) writes notes.
  const asking = new Set(speakers.length > 1 ? speakers.filter((name) => asks(name, counts.get(name))) : []);
  if (asking.size === speakers.length && speakers.length > 1) asking.clear();
  // "me: …" and "founder: …" among many labels: whoever hardly speaks is no speaker.
  const spoken = speakers.reduce((sum, name) => sum + (counts.get(name)?.turns ?? 0), 0);
  if (spoken < fewestTurns && spoken < blocks.length * 0.2) asking.clear();
  let speaker: string | null = null;
  return tagged.map(({ block, name, tagged: text, untagged }) => {
    const speaks = name !== null && isSpeaker(name);
    if (speaks) speaker = name;
    const words = speaks ? text : untagged;
    return {
      block,
      text: words,
      start: block.end - words.length,
      speaker,
      asks: speaker !== null && asking.has(speaker),
    };
  });
}

function asks(name: string, count: { turns: number; questions: number } | undefined): boolean {
  if (ASKER.test(name)) return true;
  if (ANSWERER.test(name) || !count) return false;
  return count.questions / count.turns > 0.4;
}
