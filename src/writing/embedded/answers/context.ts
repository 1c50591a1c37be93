import type { FieldName } from '#framework/framework.ts';
import { isBaseVerb } from '../grammar/finite.ts';
import { formOf } from '../grammar/forms.ts';
import { type Token, tokensOf } from '../grammar/language.ts';
import { type Audience, audienceSubject, speaksAsListener } from '../persons/audience.ts';
import { convert, turned } from '../persons/person.ts';
import { SETS } from '../persons/pronouns.ts';
import { readPiece } from '../persons/referents.ts';
import { rivalAt } from '../persons/rivals.ts';
import { NO_PAST, type Past } from '../persons/subjects.ts';
import type { Piece } from './clean.ts';
import type { About, Kind } from './kinds.data.ts';

export type Listener = { audience: Audience; named: Set<string> };

/** Where a piece of an answer stands while it is made into a sentence. */
export type Context = {
  field: FieldName;
  kind: Kind;
  about: About;
  listener: Listener;
  variant: number;
  /** What the pieces before have left in mind. */
  past: Past;
  /** Somewhere in the answer the listener is "they", so "I" is the speaker. */
  othersNamed: boolean;
  answer: string;
  /** A lead with a colon stands before it. */
  named: boolean;
  /** The answer has several pieces. */
  many: boolean;
  index: number;
};

/** The piece with the listener as "you", where the field is about them. */
export function personally(text: string, context: Context): string {
  const { about, listener, kind, past, index, othersNamed } = context;
  if (about === 'anybody') return text;
  if (about === 'inner' && /\b(?:I|my|me|myself)\b/.test(text)) return convert(text, 'I', 'you');
  const { audience } = listener;
  if (about === 'speaker') {
    const strict = kind === 'truth' || kind === 'bridge' || kind === 'picture';
    // "Slowly. They are listening.": after a sentence that was not about them, "they" may be anybody.
    // "Stay in the room and they will come.": the listener is told to do it, so "they" are others.
    const first = tokensOf(text)[0];
    const advised = strict && first?.pos === 'VERB' && isBaseVerb(first) && /\bthey\b/i.test(text);
    const anew = strict && index > 0 && !past.named && /^(?:they|their)\b/i.test(text);
    if (
      onlyThings(text) ||
      anew ||
      advised ||
      (kind === 'picture' && (LIKENED.test(text) || hasOthersFirst(tokensOf(text), audience)))
    )
      return text;
    return turned(text, strict ? { ...audience, thirds: othersThan(audience) } : audience, past);
  }
  if (speaksAsListener(text, audience)) {
    if (audience.pronoun === 'I') return convert(text, 'I', 'you');
    if (!othersNamed && !UNSPOKEN.has(kind)) return convert(text, 'I', 'you');
  }
  return turned(text, audience, past);
}

/** Before an answer's first piece: where it speaks to "you" already, "they" are others. */
export function pastBefore(answer: string, about: About, { audience }: Listener): Past {
  const said = answer.replace(/"[^"]*"/g, '');
  const begun = about === 'audience' ? { ...NO_PAST, implied: true } : NO_PAST;
  const mixed = /\byou(?:r|rs|rself)?\b/i.test(said);
  if (audience.pronoun === 'you') return mixed && !/^they\b/i.test(said) ? TOLD : begun;
  return (mixed && about === 'speaker') || (about === 'audience' && OBSERVED.test(said)) ? TOLD : begun;
}

/** "You can see it on their face": somebody else looks at them. */
const OBSERVED =
  /\b(?:they|their|them|she|her|he|his)\b.*\byou(?: can|'ll|'d| could| would)? (?:always |still |often )?(?:see|hear|tell|smell|spot|notice)\b.*\b(?:they|their|them|she|her|he|his)\b/i;

/** What a picture likens it to has people of its own: "Like a pilot: they don't clap for the engine." */
const LIKENED = /^(?:it'?s |it is )?(?:a bit )?like\b/i;

const TOLD: Past = { ...NO_PAST, told: true };

/** What a piece leaves in mind; one without its subject spoke of the listener. */
export function pastAfter({ text, end }: Piece, past: Past, { audience }: Listener): Past {
  const elided = formOf(text, end === '?') === 'elided';
  const after = readPiece(tokensOf(text), audience, past).past;
  if (audienceSubject(text, audience) && !after.told) return { ...after, named: true, they: true, others: false };
  return elided && !after.told ? { ...after, named: true, others: false } : after;
}

/** Whether somebody or something else is named before the first "they", "she" or "he". */
function hasOthersFirst(tokens: readonly Token[], { nouns }: Audience): boolean {
  const third = tokens.findIndex(({ lower }) => [SETS.they, SETS.she, SETS.he].some((set) => set.has(lower)));
  return tokens
    .slice(0, third)
    .some((_, index) => /^(?:people|things|anybody|one)$/.test(rivalAt(tokens, index, nouns)?.kind ?? ''));
}

/** Whether an answer about the listener is said of somebody else, which wants a sentence before it that says so. */
export function tellsOfOthers(
  answer: string,
  opening: string,
  past: Past,
  [kind, about]: readonly [Kind, About],
  { audience: { pronoun } }: Listener,
): boolean {
  if (about !== 'audience' || kind === 'notFit') return false;
  const opensWith = tokensOf(opening)[0]?.lower ?? '';
  if (pronoun !== 'you' && pronoun !== 'I' && SETS[pronoun].has(opensWith)) return true;
  return past.told && (OBSERVED.test(answer) || (/\b(?:she|he)\b/i.test(answer) && !/\byou/i.test(answer)));
}

/** Where "I" is more likely the speaker, who has seen it. */
const UNSPOKEN: ReadonlySet<Kind> = new Set(['scene', 'belief', 'truth', 'cause']);

const othersThan = ({ pronoun, thirds }: Audience): Audience['thirds'] =>
  new Set([...thirds, ...(['she', 'he'] as const).filter((one) => one !== pronoun)]);

/** "I loop them slowly": without "they" or "their", "them" is only the listener where one does something for people. */
const onlyThings = (text: string): boolean =>
  /\bthem\b/i.test(text) &&
  !/\b(?:they|their|theirs|themselves|she|he|her|his|him)\b/i.test(text) &&
  !/\b(?:both of|help|teach|show|give|send|guide|walk|coach|train|tell|ask|call|ring|phone|email|visit|meet|support|bring|take|let|make|get|for|with|to|from|off|beside|behind)\w* them\b/i.test(
    text,
  );
