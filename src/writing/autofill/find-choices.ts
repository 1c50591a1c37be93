import { choicesOf, type WizardFieldName } from '#framework/framework.ts';
import { CHOICE_CUES } from './choices.data.ts';
import { choiceFields } from './fields.ts';
import type { Passage } from './passages.ts';
import type { Source } from './source.ts';
import type { Suggestion } from './suggestion.ts';
import { stemOf } from './words.ts';

const niche = 'priceSetupNiche';
const fewestNicheWords = 6;

/** Answers for the fields with a list of choices: what a label says in so many words, then what the whole text speaks for. */
export function findChoices(source: Source, passages: readonly Passage[]): Suggestion[] {
  return [...choicesOfLabels(source, passages), ...enrolmentOf(source, passages), ...nicheOf(source)];
}

function choicesOfLabels(source: Source, passages: readonly Passage[]): Suggestion[] {
  return passages.flatMap(({ match, pieces }) => {
    const piece = pieces.find(({ heading }) => !heading);
    if (!match || !piece || (!match.exact && match.share < 0.5)) return [];
    const asked = [...match.shares.keys()].filter((name) => choiceFields.includes(name));
    if (asked.length === 0) return [];
    const fitting = asked.some((name) => choiceIn(name, piece.text))
      ? asked
      : choiceFields.filter((name) => isExactly(name, piece.text));
    return fitting.flatMap((field) => {
      const value = choiceIn(field, piece.text);
      return value ? [suggest(source, field, value, piece, 0.9)] : [];
    });
  });
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
const isExactly = (field: WizardFieldName, text: string): boolean =>
  choicesOf(field).some((choice) => plain(choice) === plain(text));

function choiceIn(field: WizardFieldName, text: string): string | null {
  const said = ` ${plain(text)} `;
  const named = choicesOf(field).find((choice) => said.includes(` ${plain(choice)} `));
  if (named) return named;
  const cues = Object.entries(CHOICE_CUES[field] ?? {});
  return (
    cues.find(([, { sure }]) => sure?.test(text))?.[0] ??
    (field === niche
      ? null
      : (cues.find(([, { words }]) => words.split(' ').some((word) => said.includes(` ${word} `)))?.[0] ?? null))
  );
}

/** How people join is said in one sentence or not at all. */
function enrolmentOf(source: Source, passages: readonly Passage[]): Suggestion[] {
  const field = 'ctaCalibration';
  for (const [value, { sure }] of Object.entries(CHOICE_CUES[field] ?? {})) {
    for (const piece of passages.flatMap(({ pieces }) => pieces)) {
      if (!piece.heading && sure?.test(piece.text))
        return [suggest(source, field, value, piece, value === 'waitlist' ? 0.7 : 0.45)];
    }
  }
  return [];
}

/** The trade by its words; it needs some of them and a clear lead to be suggested. */
function nicheOf(source: Source): Suggestion[] {
  const words = (source.text.toLowerCase().match(/\p{L}+/gu) ?? []).map(stemOf);
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const scores = Object.entries(CHOICE_CUES[niche] ?? {}).map(([value, cues]) => {
    const stems = new Set(cues.words.split(' ').map(stemOf));
    let score = 0;
    for (const stem of stems) score += Math.min(counts.get(stem) ?? 0, 4);
    return { value, score };
  });
  const [best, next] = scores.sort((a, b) => b.score - a.score);
  if (!best || !next || best.score < fewestNicheWords || best.score < next.score * 1.25) return [];
  const confidence = Math.min(0.36 + (best.score / (next.score + 1) - 1) * 0.1, 0.55);
  const end = source.blocks[0]?.end ?? 0;
  return [{ field: niche, value: best.value, confidence, source: source.text.slice(0, end), start: 0, end }];
}

const suggest = (
  source: Source,
  field: WizardFieldName,
  value: string,
  { start, end }: { start: number; end: number },
  confidence: number,
): Suggestion => ({
  field,
  value,
  confidence,
  source: source.text.slice(start, end),
  start,
  end,
});
