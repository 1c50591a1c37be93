import type { FieldName } from '#framework/framework.ts';
import { type Audience, audienceSubject, speaksAsListener } from './audience.ts';
import type { Piece } from './clean.ts';
import { formOf } from './forms.ts';
import type { About, Kind } from './kinds.data.ts';
import { tokensOf } from './language.ts';
import { convert, turned } from './person.ts';
import { readPiece } from './referents.ts';
import { NO_PAST, type Past } from './subjects.ts';

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
  const { about, listener, kind, past, index, othersNamed, answer } = context;
  if (about === 'anybody') return text;
  if (about === 'inner' && /\b(?:I|my|me|myself)\b/.test(text)) return convert(text, 'I', 'you');
  const audience = context.about === 'audience' ? meantBy(answer, listener.audience) : listener.audience;
  if (about === 'speaker') {
    const strict = kind === 'truth' || kind === 'bridge' || kind === 'picture';
    // "Slowly. They are listening.": after a sentence that was not about them, "they" may be anybody.
    const anew = strict && index > 0 && !past.named && /^(?:they|their)\b/i.test(text);
    if (onlyThings(text) || anew) return text;
    return turned(text, strict ? { ...audience, thirds: othersThan(audience) } : audience, past);
  }
  if (speaksAsListener(text, audience)) {
    if (audience.pronoun === 'I') return convert(text, 'I', 'you');
    if (!othersNamed && !UNSPOKEN.has(kind)) return convert(text, 'I', 'you');
  }
  return turned(text, audience, past);
}

/** Before an answer's first piece: where the listener is "you" in it, "they" are others. */
export function pastBefore(answer: string, { audience }: Listener): Past {
  const toYou = /\byou(?:r|rs|rself)?\b/i.test(answer.replace(/"[^"]*"/g, ''));
  return audience.pronoun === 'you' && toYou && !/^they\b/i.test(answer) ? { ...NO_PAST, told: true } : NO_PAST;
}

/** What a piece leaves in mind; one without its subject spoke of the listener. */
export function pastAfter({ text, end }: Piece, past: Past, { audience }: Listener): Past {
  const elided = formOf(text, end === '?') === 'elided';
  const after = readPiece(tokensOf(text), audience, past).past;
  if (audienceSubject(text, audience) && !after.told) return { ...after, named: true, they: true, others: false };
  return elided && !after.told ? { ...after, named: true, others: false } : after;
}

/** Where an author who else says "you" opens with "They rent …", that is the listener in this answer. */
function meantBy(answer: string, audience: Audience): Audience {
  const said = answer.replace(/"[^"]*"/g, '');
  const opens = /^(?:they\b|they?'?(?:ve|re|ll|d)\b)/i.test(said) || /^to\b.*\b(?:theirs|themselves)\b/i.test(said);
  return audience.pronoun === 'you' && opens && !/\byou/i.test(said)
    ? { ...audience, thirds: new Set([...audience.thirds].filter((one) => one !== 'they')) }
    : audience;
}

/** Where "I" is more likely the speaker, who has seen it. */
const UNSPOKEN: ReadonlySet<Kind> = new Set(['scene', 'belief', 'truth', 'cause']);

const othersThan = ({ pronoun }: Audience): ReadonlySet<'she' | 'he'> =>
  new Set((['she', 'he'] as const).filter((one) => one !== pronoun));

/** "I loop them slowly": without "they" or "their", "them" is only the listener where one does something for people. */
const onlyThings = (text: string): boolean =>
  /\bthem\b/i.test(text) &&
  !/\b(?:they|their|theirs|themselves|she|he|her|his|him)\b/i.test(text) &&
  !/\b(?:help|teach|show|give|send|guide|walk|coach|train|tell|ask|call|ring|phone|email|visit|meet|support|bring|take|let|make|get|for|with|to|from|off|beside|behind)\w* them\b/i.test(
    text,
  );
