import { saidOf } from '../draft.ts';
import { type Figure, findPrice } from '../find-figure.ts';
import { findResult } from '../find-result.ts';
import { mostTitleWords } from '../find-title.ts';
import { proofTitle } from '../proof-title.ts';
import { countWords } from '../shorten.ts';
import { firstOpening, opening } from '../subtitle.ts';
import { mostSubtitleWords, type Parts, type Telled } from '../wording.ts';
import { tellStatement } from './statement.ts';

const longestQuote = 30;
const fieldsOf = ({ beats }: Parts['draft']): readonly string[] => beats[0]?.fields ?? [];

export function quotedIn(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/["“]([^"”]{8,})["”]/g)].map(([, words = '']) => words.trim()),
  );
}

/** A short thought is the claim of its slide itself; a longer one stands as a quotation under a claim. */
function asThought(text: string, { draft, about }: Parts): Telled {
  const [beat] = draft.beats;
  if (countWords(text) > longestQuote) return null;
  if (countWords(text) > mostTitleWords) return { purpose: 'quote', quote: { text, by: beat?.by ?? '' } };
  const others = draft.beats.slice(1).flatMap(({ fields }) => fields.map((field) => saidOf(draft, [field], about)));
  const own = fieldsOf(draft).map((field) =>
    saidOf(draft, [field], about).filter((sentence) => !sentence.includes(text)),
  );
  const subtitle = firstOpening([...own, ...others], mostSubtitleWords);
  return { purpose: 'statement', title: `"${text.replace(/[.,]$/, '')}"`, subtitle };
}

export function tellThought(parts: Parts): Telled {
  const [text] = quotedIn(saidOf(parts.draft, fieldsOf(parts.draft), parts.about));
  return text ? asThought(text, parts) : null;
}

function figureIn(sentences: readonly string[], find: (sentence: string) => Figure | null): Figure | null {
  return sentences.flatMap((sentence) => find(sentence) ?? []).find(({ label }) => label !== '') ?? null;
}

export function tellEvidence({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, fieldsOf(draft), about);
  const isPaying = fieldsOf(draft).includes('timerCostsPriceSetup');
  const figure = isPaying ? figureIn(said, findPrice) : findResult(said);
  const proof = draft.beats[0]?.id === 'proof' ? proofTitle(said, about.projectName) : null;
  const named = proof ? { title: proof } : {};
  if (!figure) return proof ? { ...tellStatement({ draft, about, title }), ...named } : null;
  const counted = figure.value.match(/\d[\d,.]*/g) ?? [];
  const rest = said.filter(
    (sentence) => !counted.some((number) => sentence.includes(number)) && sentence !== title.source,
  );
  return { purpose: 'figure', figure, subtitle: opening(rest, 20), ...named };
}

export function tellContrast(parts: Parts): Telled {
  const [text] = quotedIn(saidOf(parts.draft, ['howTheyRationalize'], parts.about));
  if (!text) return null;
  return parts.title.source !== null && countWords(text) <= longestQuote
    ? { purpose: 'quote', quote: { text, by: parts.draft.beats[0]?.by ?? '' } }
    : asThought(text, parts);
}
