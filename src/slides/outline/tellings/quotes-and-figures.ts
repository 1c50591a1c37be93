import { capitalised } from '#writing/embedded/answers/realise.ts';
import { saidOf } from '../draft.ts';
import { type Figure, findPrice } from '../find-figure.ts';
import { findResult } from '../find-result.ts';
import { restOf } from '../find-scene-title.ts';
import { mostTitleWords } from '../find-title.ts';
import { proofTitle } from '../proof-title.ts';
import { countWords } from '../shorten.ts';
import { ended, firstOpening, opening } from '../subtitle.ts';
import { mostAloneWords, mostSubtitleWords, type Parts, type Telled } from '../wording.ts';

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
  const [first = '', ...more] = text.match(/[^.!?]+[.!?]+/g) ?? [];
  const rest = more.join('').trim();
  if (rest !== '' && countWords(first) > 2 && countWords(first) <= mostTitleWords)
    return { purpose: 'statement', title: `"${first.trim()}"`, subtitle: `"${rest}"` };
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
  if (draft.beats[0]?.id === 'proof')
    return tellProof(said, about.projectName) ?? toldFigure(said, outcomeIn(said), title);
  const isPaying = fieldsOf(draft).includes('timerCostsPriceSetup');
  return toldFigure(said, isPaying ? figureIn(said, findPrice) : findResult(said), title);
}

function toldFigure(said: readonly string[], figure: Figure | null, title: Parts['title']): Telled {
  if (!figure) return null;
  const counted = figure.value.match(/\d[\d,.]*/g) ?? [];
  const rest = said.filter(
    (sentence) => !counted.some((number) => sentence.includes(number)) && sentence !== title.source,
  );
  return { purpose: 'figure', figure, subtitle: opening(rest, 20) };
}

const GAINS =
  /\b(?:keep|keeping|kept|sav\p{L}+|earn\p{L}*|made|makes|won|recovered|found|sold|closed)\b[^.;]*[$£€\d]/iu;
const outcomeIn = (story: readonly string[]): Figure | null =>
  findResult(story, { isOutcome: true }) ??
  figureIn(
    story.filter((sentence) => GAINS.test(sentence)),
    findPrice,
  );

/** Whose story it is, and what it came to: the end says more than the beginning, and a figure most. */
function tellProof(story: readonly string[], projectName: string): Telled {
  const title = proofTitle(story, projectName);
  if (!title) return null;
  const figure = outcomeIn(story);
  if (figure) return { purpose: 'figure', title, figure };
  const ends = story
    .slice(1)
    .map((sentence) => afterTitle(sentence, title))
    .filter(isShortEnough)
    .toReversed();
  const end = ends.find((sentence) => /\d/.test(sentence)) ?? ends[0] ?? story.find(isShortEnough) ?? '';
  return { purpose: 'statement', title, subtitle: end === '' ? '' : beforeAndAfter(story[0] ?? '', end, title) };
}

/** Of two people "he" may be anybody, as their child: then the beginning is told as well. */
function beforeAndAfter(beginning: string, end: string, title: string): string {
  if (!/ and \p{Lu}/u.test(title) || end === beginning || !/\b(?:he|she|it)\b/i.test(end))
    return ended(capitalised(end));
  const [first = ''] = end.split(', and ');
  return `${ended(beginning)} ${ended(first)}`;
}

const isShortEnough = (sentence: string): boolean => countWords(sentence) <= mostAloneWords && countWords(sentence) > 3;

/** The title may be this sentence already, with the name in it; then only what follows there. */
function afterTitle(sentence: string, title: string): string {
  const told = title.split(' ').slice(1).join(' ');
  return sentence.toLowerCase().includes(told.toLowerCase()) ? restOf(sentence, told) : sentence;
}

export function tellContrast(parts: Parts): Telled {
  const [text] = quotedIn(saidOf(parts.draft, ['howTheyRationalize'], parts.about));
  if (!text) return null;
  return parts.title.source !== null && countWords(text) <= longestQuote
    ? { purpose: 'quote', quote: { text, by: parts.draft.beats[0]?.by ?? '' } }
    : asThought(text, parts);
}
