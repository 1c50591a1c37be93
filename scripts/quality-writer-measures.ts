import { REPORTED, withoutAttribution } from '#writing/embedded/answers/attributed.ts';
import {
  type Answers,
  answerFields,
  type FieldName,
  fieldsOfSection,
  frameworkSections,
  plannedMinutes,
} from '../src/framework/framework.ts';
import { piecesOf, spokenText } from '../src/writing/embedded/answers/clean.ts';
import { KINDS } from '../src/writing/embedded/answers/kinds.data.ts';
import { bareName, spokenName } from '../src/writing/embedded/answers/spoken-name.ts';
import { asAnswered } from '../src/writing/embedded/answers/to-the-form.ts';
import { coverage, inventedNumbers, isSpeakable, missingWords } from '../src/writing/embedded/self-check.ts';
import type { WrittenSection } from '../src/writing/script-writer.ts';
import { lintsOf } from './quality-writer-harper.ts';

export type Written = {
  answers: Answers;
  seed: number;
  voice: string;
  sections: readonly WrittenSection[];
  times: readonly number[];
};
type Worst = { sentence: string; answer: string; why: string; weight: number };
export type Figures = {
  coverage: number;
  leaks: number;
  invented: number;
  harper: number;
  /** Lints in sentences that hold no words of an answer. */
  ownLints: number;
  repeats: number;
  mean: number;
  deviation: number;
  openers: number;
  seedDistance: number;
  voiceDistance: number;
  toneDistance: number;
  /** The answers' words as a share of those planned. */
  typed: number;
  /** The script's words as a share of those planned. */
  length: number;
  /** The share of the script's words that stand in runs of five or more as they were typed. */
  verbatim: number;
  ms: number;
  sparse: boolean;
};
export type SetMeasures = { name: string; figures: Figures; worst: readonly Worst[] };

/** The longest script, as a share of the planned words: 15 % over, or what leads to answers that alone nearly fill them. */
const longest = ({ typed }: Figures): number => Math.max(1.15, typed + 0.25);

/** The bars of the writer. Shape and share are only judged where there is a script's worth of answers. */
export const bars: readonly { says: string; holds: (figures: Figures) => boolean }[] = [
  { says: 'coverage of every answer at least .8', holds: ({ coverage: share }) => share >= 0.8 },
  { says: 'no leaks', holds: ({ leaks }) => leaks === 0 },
  { says: 'no invented numbers', holds: ({ invented }) => invented === 0 },
  { says: 'at most 1.5 lints in 1,000 words', holds: ({ harper }) => harper <= 1.5 },
  { says: 'no lints in the sentences of the program', holds: ({ ownLints }) => ownLints === 0 },
  { says: 'at most 8 repeated sequences of five words', holds: ({ repeats }) => repeats <= 8 },
  {
    says: 'sentence length 8 to 14 words on average',
    holds: ({ mean, sparse }) => sparse || (mean >= 8 && mean <= 14),
  },
  { says: 'sentence length deviates by 4 or more', holds: ({ deviation, sparse }) => sparse || deviation >= 4 },
  {
    says: 'at most 3 % sentences opening like the one before',
    holds: ({ openers, sparse }) => sparse || openers <= 0.03,
  },
  { says: 'seeds at least .35 apart', holds: ({ seedDistance }) => seedDistance >= 0.35 },
  { says: 'voices at least .30 apart', holds: ({ voiceDistance }) => voiceDistance >= 0.3 },
  { says: 'close tones at least .30 apart', holds: ({ toneDistance }) => toneDistance >= 0.3 },
  {
    says: 'within 15 % of the planned minutes, where the answers hold half of them and do not fill them',
    holds: (figures) => figures.typed < 0.5 || (figures.length >= 0.85 && figures.length <= longest(figures)),
  },
  {
    says: 'at most 60 % of the words verbatim; where the answers fill the planned minutes, as much as those hold, up to 80 %',
    holds: ({ sparse, verbatim, typed }) => sparse || verbatim <= Math.max(0.6, Math.min(0.8, typed)),
  },
  { says: 'under 100 ms a section', holds: ({ ms }) => ms < 100 },
];

const round = (value: number): number => Math.round(value * 1000) / 1000;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
const sentencesOf = (script: Pick<Written, 'sections'>) => script.sections.flatMap((section) => section.sentences);
/** What is missing is told to the speaker, and not said. */
const NOTE = /\(Note for the speaker:[^()]*\)/g;
/** A thought in quote marks may hold several sentences. */
const SENTENCE_END = /(?<=[.!?…]["”]?)\s+(?=["“]?\p{Lu})/u;
const plannedWords = frameworkSections.reduce((sum, { number }) => sum + plannedMinutes(number) * 140, 0);

/**
 * What an answer means to say: of a name, not what its author was still turning over beside it, and not why the script is called so; of a
 * thought, not who has it.
 */
function meantText(field: FieldName, typed: string): string {
  // "Ninety days, so that depends when you hear this, but …": what is said to the form is no part of the answer.
  const answer = asAnswered(field, typed);
  const spoken = spokenText(answer);
  if (KINDS[field][0] === 'thought')
    return withoutAttribution(piecesOf(answer))
      .map(({ text }) => text.replace(REPORTED, ''))
      .join('. ');
  // "That's the first bit", "and that's it, there's four": how the parts are counted off is no part of them.
  if (field === 'planParts') return spoken.replace(COUNTED_OFF, '');
  if (KINDS[field][0] !== 'name') return spoken;
  return field === 'planName' ? `${bareName(answer)} ${spokenName(spoken).reason}` : bareName(answer);
}

const COUNTED_OFF =
  /\b(?:(?:and )?that's (?:the )?(?:first|next|last)(?: (?:bit|one|part))?|(?:and )?that's it|there's (?:three|four|five|six)|what I call|the last one(?:'s)?)\b/gi;

export async function measureSet({
  name,
  set,
  scripts,
  closes,
}: {
  name: string;
  set: Readonly<Record<string, string>>;
  scripts: readonly Written[];
  /** The close in each of its tones. */
  closes: readonly (readonly WrittenSection[])[];
}): Promise<SetMeasures> {
  const sources = Object.values(set).join(' \n ');
  const given = answerFields.filter(({ field }) => KINDS[field][0] !== 'choice' && (set[field] ?? '').trim() !== '');
  const worst = scripts.slice(0, 1).flatMap((script) => weakest(script));
  const lengths = scripts.flatMap((script) =>
    sentencesOf(script).flatMap(({ text }) => text.split(SENTENCE_END).map((sentence) => wordsOf(sentence).length)),
  );
  const mean = average(lengths);
  const texts = scripts.map((script) => script.sections.map(({ content }) => content).join('\n\n'));
  const pairs = (same: (a: Written, b: Written) => boolean) =>
    scripts.flatMap((a, i) =>
      scripts
        .slice(i + 1)
        .filter((b) => same(a, b))
        .map((b) => frameDistance(a.sections, b.sections)),
    );
  const times = scripts
    .slice(1)
    .flatMap(({ times: each }) => each)
    .sort((a, b) => a - b);
  const typed = given.map(({ field }) => set[field] ?? '');
  const answersAlone = given.map(({ field }) => spokenText(set[field] ?? '')).join('\n\n');
  const grammar = await lintsOf(texts.slice(0, 9), `${sources}\n\n${answersAlone}`);
  const frames = new Set(scripts.flatMap(({ sections }) => framesOf(sections)));
  const own = await lintsOf([...frames], sources);
  if (process.env.LINTS)
    for (const lint of [...own.lints, ...grammar.lints]) console.log(`${name}: ${lint.text} – ${lint.message}`);
  const figures: Figures = {
    coverage: round(
      Math.min(
        1,
        ...scripts.flatMap((script) =>
          given.map(({ field, sectionNumber }) =>
            coverage(meantText(field, set[field] ?? ''), coveringText(script, sectionNumber, set.targetAudience)),
          ),
        ),
      ),
    ),
    leaks: texts.filter(
      (text) =>
        /\{|\}|\[object|\bundefined\b|\bNaN\b|\bnull\b|\[[^\]]*\]|<\/?[a-z]/.test(text) &&
        !/\bundefined\b|\bnull\b/.test(sources),
    ).length,
    invented: texts.flatMap((text) => inventedNumbers(text, sources)).length,
    harper: grammar.perThousand,
    ownLints: own.lints.length,
    repeats: Math.max(...texts.map((text) => repeatedSequences(text.replace(NOTE, ''), sources))),
    mean: round(mean),
    deviation: round(Math.sqrt(average(lengths.map((length) => (length - mean) ** 2)))),
    openers: round(average(scripts.map(sameOpeners))),
    seedDistance: round(Math.min(1, ...pairs((a, b) => a.voice === b.voice && Math.abs(a.seed - b.seed) === 1))),
    voiceDistance: round(Math.min(1, ...pairs((a, b) => a.seed === b.seed && a.voice !== b.voice))),
    toneDistance: round(
      Math.min(1, ...closes.flatMap((one, at) => closes.slice(at + 1).map((other) => frameDistance(one, other)))),
    ),
    typed: round(wordsOf(typed.join(' ')).length / plannedWords),
    length: round(average(texts.map((text) => wordsOf(text).length)) / plannedWords),
    verbatim: round(average(texts.map((text) => verbatimShare(text, typed)))),
    ms: round(times[Math.floor(times.length * 0.95)] ?? 0),
    sparse: given.length < 30,
  };
  return { name, figures, worst };
}

const average = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/** The section of the answer, and the words of the script's other sections where a twin answer may stand. */
/** Whom the script is for is covered by "you": the noun itself is said once in a script, not in every section. */
const coveringText = (script: Written, sectionNumber: number, listeners = ''): string =>
  `${script.sections[sectionNumber - 1]?.content ?? ''} ${listeners}`;

function weakest(script: Written): Worst[] {
  return script.sections.flatMap((section) =>
    fieldsOfSection(section.sentences.length === 0 ? 0 : script.sections.indexOf(section) + 1).flatMap(({ field }) => {
      const answer = script.answers[field];
      if (!answer || KINDS[field][0] === 'choice') return [];
      const sentences = section.sentences.filter(({ fields }) => fields.includes(field)).map(({ text }) => text);
      const missing = missingWords(spokenText(answer), section.content);
      return sentences.map((sentence) => ({
        sentence,
        answer,
        why:
          missing.length > 0
            ? `not found: ${missing.join(', ')}`
            : isSpeakable(sentence, answer)
              ? `${wordsOf(sentence).length} words`
              : 'does not hold together',
        weight: missing.length * 10 + (isSpeakable(sentence, answer) ? 0 : 100) + wordsOf(sentence).length / 10,
      }));
    }),
  );
}

/** Sequences of five words that come twice in a script, those the answers themselves repeat or that run on left out. */
function repeatedSequences(text: string, sources: string): number {
  const words = wordsOf(text);
  const known = ` ${wordsOf(sources).join(' ')} `;
  const seen = new Set<string>();
  let repeats = 0;
  for (let at = 0; at + 5 <= words.length; at += 1) {
    const sequence = words.slice(at, at + 5).join(' ');
    if (seen.has(sequence) && !known.includes(` ${sequence} `)) repeats += 1;
    seen.add(sequence);
  }
  return repeats;
}

function sameOpeners(script: Written): number {
  const openers = sentencesOf(script).map(({ text }) => wordsOf(text).slice(0, 2).join(' '));
  return (
    openers.filter((opener, index) => index > 0 && opener === openers[index - 1]).length / Math.max(1, openers.length)
  );
}

const framesOf = (sections: readonly WrittenSection[]): string[] =>
  sentencesOf({ sections })
    .filter(({ fields }) => fields.length === 0)
    .map(({ text }) => text);

/** How far two scripts' own words lie apart: 1 minus the share of three-word sequences they have in common. */
function frameDistance(a: readonly WrittenSection[], b: readonly WrittenSection[]): number {
  const [one, other] = [a, b].map((sections) => {
    const words = wordsOf(framesOf(sections).join(' '));
    return new Set(words.slice(0, -2).map((_, at) => words.slice(at, at + 3).join(' ')));
  });
  if (!one || !other || one.size + other.size === 0) return 1;
  const shared = [...one].filter((sequence) => other.has(sequence)).length;
  return 1 - (2 * shared) / (one.size + other.size);
}

/** A run of so many words that stands in an answer as well is pasted. */
const pasted = 5;

function verbatimShare(text: string, typed: readonly string[]): number {
  const runsOf = (words: readonly string[]) =>
    words.slice(0, 1 - pasted).map((_, at) => words.slice(at, at + pasted).join(' '));
  const known = new Set(typed.flatMap((answer) => runsOf(wordsOf(answer))));
  const words = wordsOf(text);
  const own = new Set<number>();
  for (const [at, run] of runsOf(words).entries())
    if (known.has(run)) for (let word = at; word < at + pasted; word += 1) own.add(word);
  return own.size / Math.max(1, words.length);
}
