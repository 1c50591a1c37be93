import { saidOf } from '../draft.ts';
import { type Figure, findPrice } from '../find-figure.ts';
import { findResult } from '../find-result.ts';
import { countWords } from '../shorten.ts';
import { opening } from '../subtitle.ts';
import type { Parts, Telled } from '../wording.ts';
import { tellStatement } from './statement.ts';

const longestQuote = 30;
const fieldsOf = ({ beats }: Parts['draft']): readonly string[] => beats[0]?.fields ?? [];

export function quotedIn(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/["“]([^"”]{8,})["”]/g)].map(([, words = '']) => words.trim()),
  );
}

export function tellThought({ draft, about }: Parts): Telled {
  const [beat] = draft.beats;
  const [text] = quotedIn(saidOf(draft, fieldsOf(draft), about));
  if (!text || countWords(text) > longestQuote) return null;
  return { purpose: 'quote', quote: { text, by: beat?.by ?? '' } };
}

function figureIn(sentences: readonly string[], find: (sentence: string) => Figure | null): Figure | null {
  return sentences.flatMap((sentence) => find(sentence) ?? []).find(({ label }) => label !== '') ?? null;
}

export function tellEvidence({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, fieldsOf(draft), about);
  const isPaying = fieldsOf(draft).includes('timerCostsPriceSetup');
  const figure = isPaying ? figureIn(said, findPrice) : findResult(said);
  const name = draft.beats[0]?.id === 'proof' ? nameIn(said[0] ?? '') : null;
  const named = name ? { title: `${name} shows that it works` } : {};
  if (!figure) return name ? { ...tellStatement({ draft, about, title }), ...named } : null;
  const counted = figure.value.match(/\d[\d,.]*/g) ?? [];
  const rest = said.filter(
    (sentence) => !counted.some((number) => sentence.includes(number)) && sentence !== title.source,
  );
  return { purpose: 'figure', figure, subtitle: opening(rest, 20), ...named };
}

/** The name a story of success opens with: "Helen, 56, a school secretary, …". */
function nameIn(story: string): string | null {
  const [, name = ''] =
    /^(?:my (?:client|student|friend) |our client )?(?:Dr\. )?(\p{Lu}\p{Ll}{2,})(?=,|\s(?:\p{Lu}\p{Ll}+ )?(?:was|had|came|went|spoke|runs|ran|led|sold|got|turned|started|wrote|lost|in|from)\b)/u.exec(
      story,
    ) ?? [];
  return name === '' ||
    /^(?:The|This|After|When|Before|One|She|They|For|Two|Three|Former|Last|Every|Our|With|Week|Somebody|Someone|Family)$/.test(
      name,
    )
    ? null
    : name;
}

export function tellContrast({ draft, about }: Parts): Telled {
  const [text] = quotedIn(saidOf(draft, ['howTheyRationalize'], about));
  if (text && countWords(text) <= longestQuote)
    return { purpose: 'quote', quote: { text, by: draft.beats[0]?.by ?? '' } };
  return null;
}
