import type { WizardFieldName } from '#framework/framework.ts';
import { type Sentence, shareOf } from './classify.ts';
import { choiceFields } from './fields.ts';
import type { Passage, Piece } from './passages.ts';
import { partsIn, stepOf } from './plan-steps.ts';
import { countWords } from './sentences.ts';
import type { Source } from './source.ts';
import { type Suggestion, suggestedFrom, tickedFrom } from './suggestion.ts';
import { mostWords, trimValue } from './trim-value.ts';

const mostWordsUnderHeading = 62;

/** What stands behind a label, or alone under a heading that says plainly what it asks for; in notes, whatever their labels say. */
export function labelledAnswers(
  source: Source,
  passages: readonly Passage[],
  sentences: readonly Sentence[],
): Suggestion[] {
  return passages.flatMap((passage) => {
    const pieces = passage.pieces.filter(({ heading }) => !heading);
    if (!passage.match || pieces.length === 0 || !saysPlainly(passage, pieces)) return [];
    const asked = [...passage.match.shares].filter(([name, share]) => !choiceFields.includes(name) && share >= 0.3);
    const split = objectionsOf(
      source,
      asked.map(([name]) => name),
      pieces,
      sentences,
    );
    if (split) return split;
    if (passage.fields)
      return passage.fields.flatMap(({ field, share, isGiven }) =>
        isGiven || share >= worthShowing ? answerOf(source, field, pieces, sureOf(share, isGiven)) : [],
      );
    const judged = asked.length > 1 && passage.match.exact ? [likelier(asked, pieces, sentences)] : asked;
    return judged.flatMap(([field, share]) =>
      answerOf(
        source,
        field,
        pieces,
        (passage.asked === 'label' ? 0.93 : 0.86) * (passage.match?.exact ? 1 : 0.9) * (share > 0.8 ? 1 : share),
      ),
    );
  });
}

/** What the pieces say for a field, as far as it is wanted there; nothing where they say nothing. */
function answerOf(source: Source, field: WizardFieldName, pieces: readonly Piece[], confidence: number): Suggestion[] {
  const kept =
    field === 'projectName' || field === 'planName'
      ? pieces.slice(0, 1)
      : field === 'planParts'
        ? pieces
        : fitting(pieces, mostWords(field));
  const value = answerIn(field, kept);
  const first = kept[0];
  const last = kept.at(-1);
  if (!value || !first || !last) return [];
  return [
    {
      field,
      value,
      confidence,
      source: source.text.slice(first.start, last.end),
      start: first.start,
      end: last.end,
    },
  ];
}
/** What a note may mean besides is offered where it is likelier than this. */
const worthShowing = 0.01;

/** How sure a note's field is: likelier than not is ticked, what it may mean besides never. */
function sureOf(share: number, isGiven: boolean): number {
  if (!isGiven) return suggestedFrom + share * 0.3;
  return share >= 0.5 ? tickedFrom + (share - 0.5) * 0.66 : suggestedFrom + 0.07 + share * 0.34;
}

function saysPlainly(passage: Passage, pieces: readonly Piece[]): boolean {
  if (passage.asked === 'label') return true;
  const words = pieces.reduce((sum, { text }) => sum + countWords(text), 0);
  return (
    passage.asked === 'heading' &&
    passage.match?.exact === true &&
    (words <= mostWordsUnderHeading || pieces.every(({ item }) => item))
  );
}

/** As many pieces as a value may have words, one at least. */
function fitting(pieces: readonly Piece[], most: number): Piece[] {
  const kept: Piece[] = [];
  let words = 0;
  for (const piece of pieces) {
    words += countWords(piece.text);
    if (kept.length > 0 && words > most) break;
    kept.push(piece);
  }
  return kept;
}

function answerIn(field: WizardFieldName, pieces: readonly Piece[]): string {
  if (field === 'planName' || field === 'projectName') return bareTitle(pieces[0]?.text ?? '');
  if (field === 'planParts') {
    const row = pieces.length === 1 ? partsIn(pieces[0]?.text ?? '') : [];
    if (row.length > 1) return row.join('\n');
    const names = pieces.map(({ text }) => stepOf(text));
    if (pieces.length > 1 && names.every(({ name }) => name !== '')) return names.map(({ name }) => name).join('\n');
  }
  if (field === 'planPartDetails' && pieces.length > 1) {
    const steps = pieces.map(({ text }) => stepOf(text));
    if (steps.every(({ name, detail }) => name !== '' && detail !== ''))
      return steps.map(({ detail }) => detail).join('\n');
  }
  if (pieces.length === 1) return trimValue(field, pieces[0]?.text ?? '');
  return pieces.map(({ text }) => text).join('\n');
}

const bareTitle = (text: string): string =>
  (text.split(/\s*(?:->|→|\s[–—-]\s|[(.;]|:\s)/)[0] ?? '').replace(/^["“'‘\s]+|["”'’,\s]+$/gu, '');

/** A label that may mean two fields means the one that its content sounds like. */
function likelier(
  asked: readonly [WizardFieldName, number][],
  pieces: readonly Piece[],
  sentences: readonly Sentence[],
): [WizardFieldName, number] {
  const start = pieces[0]?.start ?? 0;
  const end = pieces.at(-1)?.end ?? 0;
  const inside = sentences.filter((one) => one.start >= start && one.end <= end);
  const scored = asked.map(([field]): [WizardFieldName, number] => [
    field,
    inside.reduce((sum, { alone }) => sum + shareOf(alone, field), 0.01),
  ]);
  const total = scored.reduce((sum, [, score]) => sum + score, 0);
  const [best, score] = scored.reduce((a, b) => (b[1] > a[1] ? b : a));
  return [best, Math.max(score / total, 0.5) > 0.8 ? 0.9 : 0.7];
}

const OBJECTIONS: readonly WizardFieldName[] = ['biggestPriceObjection', 'realInternalObjection'];

/** Under "Objections" each line is sorted to the price or to the doubt behind it. */
function objectionsOf(
  source: Source,
  asked: readonly WizardFieldName[],
  pieces: readonly Piece[],
  sentences: readonly Sentence[],
): Suggestion[] | null {
  if (!asked.some((name) => OBJECTIONS.includes(name))) return null;
  const parts = pieces.flatMap((piece) => partsOf(piece));
  if (parts.length < 2) return null;
  const taken = new Set<WizardFieldName>();
  return parts.flatMap(({ text, start, end }): Suggestion[] => {
    const near = sentences.find((one) => one.start <= start && one.end >= start);
    const doubts =
      /^["“‘']?(?:but )?what if\b|\b(?:afraid|fear|scared)\b/i.test(text) ||
      (near && shareOf(near.alone, 'realInternalObjection') > shareOf(near.alone, 'biggestPriceObjection'));
    const field: WizardFieldName = doubts ? 'realInternalObjection' : 'biggestPriceObjection';
    if (taken.has(field)) return [];
    taken.add(field);
    return [
      { field, value: trimValue(field, text), confidence: 0.8, source: source.text.slice(start, end), start, end },
    ];
  });
}

/** "…" / "…" on one line are two objections. */
function partsOf(piece: Piece): { text: string; start: number; end: number }[] {
  const parts: { text: string; start: number; end: number }[] = [];
  let at = 0;
  for (const text of piece.text.split(/\s\/\s/)) {
    const start = piece.start + piece.text.indexOf(text, at);
    at = start - piece.start + text.length;
    parts.push({ text, start, end: start + text.length });
  }
  return parts;
}
