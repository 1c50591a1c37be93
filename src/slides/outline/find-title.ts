import { capitalised } from '#writing/embedded/realise.ts';
import type { Beat } from './beats.data.ts';
import { type About, type Draft, saidOf } from './draft.ts';
import { countWords, shortened } from './shorten.ts';
import { standsAlone } from './stands-alone.ts';

export const mostTitleWords = 9;
/** What is cut beyond this leaves a sentence without its point. */
const mostLoss = 1.3;
const fewestLetters = 12;

/** A title and the sentence it was made of; `source` is null for a claim that stands in no sentence of the script. */
export type Title = { text: string; source: string | null; loss: number };

/** The strongest short sentence of the passage, else what this part of the talk claims in any case. */
export function titleOf(draft: Draft, about: About, not: ReadonlySet<string>): Title {
  const [beat] = draft.beats;
  const found = beat ? foundTitles(beat, draft, about) : [];
  const fresh = found.filter(({ text }) => !not.has(text.toLowerCase()));
  return fresh[0] ?? { text: claimOf(draft, about, not), source: null, loss: 4 };
}

function foundTitles(beat: Beat, draft: Draft, about: About): Title[] {
  return beat.titleFrom
    .flatMap((field, fieldRank) => {
      const said = saidOf(draft, [field], about);
      const whole = wholeAnswer(said);
      if (whole) return [{ ...whole, rank: fieldRank * 0.5 - 0.1 }];
      return said.flatMap((source, rank) =>
        shortened(nameOfIt(source, about), mostTitleWords)
          .filter(({ text, loss }) => loss <= mostLoss && text.length >= fewestLetters && canLead(text))
          .slice(0, 3)
          .map(({ text, loss }) => ({ text, source, loss, rank: loss + fieldRank * 0.5 + rank * 0.3 })),
      );
    })
    .toSorted((one, other) => one.rank - other.rank);
}

/** "Strength has no age. It has a beginning.": two sentences that are short enough together say more than one. */
function wholeAnswer(said: readonly string[]): Title | null {
  const text = said.map((sentence) => capitalised(sentence)).join(' ');
  const first = said[0] ?? '';
  if (said.length < 2 || countWords(text) > mostTitleWords || /[?":]/.test(text)) return null;
  if (!standsAlone(first.replace(/[.!]$/, '')) || countWords(first) < 2) return null;
  return { text, source: said.at(-1) ?? '', loss: 0 };
}

/** "It is like bread" → "The Steady Pipeline is like bread": on a wall nobody knows what "it" was. */
function nameOfIt(sentence: string, { answers }: About): string {
  const name = (answers.planName ?? '').trim();
  if (name === '' || countWords(name) > 5 || name.includes('\n')) return sentence;
  return sentence.replace(/^(?:it is|it's|it works) (?=(?:basically |a bit )?like\b)/i, `${capitalised(name)} is `);
}

/** No question, no quotation and no mere setting opens a slide. */
const canLead = (text: string): boolean =>
  !/[?"]/.test(text) &&
  text.split(' ').length >= 3 &&
  !/^(?:this is (?:not )?for|there (?:is|was)\b|you are (?:in|at|on)\b)/i.test(text);

function claimOf(draft: Draft, { projectName }: About, not: ReadonlySet<string>): string {
  const claims = draft.beats[0]?.claims ?? ['One thought at a time'];
  const start = hashOf(`${projectName} ${draft.beats[0]?.id ?? ''}`) % claims.length;
  const turned = [...claims.slice(start), ...claims.slice(0, start)];
  return turned.find((claim) => !not.has(claim.toLowerCase())) ?? turned[0] ?? '';
}

const hashOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hash;
};
