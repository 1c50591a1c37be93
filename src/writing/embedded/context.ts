import type { FieldName } from '#framework/framework.ts';
import { type Audience, personIn } from './audience.ts';
import { isCertain } from './certainty.ts';
import type { About, Kind } from './kinds.data.ts';
import { convert } from './person.ts';

export type Listener = { audience: Audience; named: Set<string> };

/** Where a piece of an answer stands while it is made into a sentence. */
export type Context = {
  field: FieldName;
  kind: Kind;
  about: About;
  listener: Listener;
  variant: number;
  otherBefore: boolean;
  /** Somewhere in the answer the listener is "they", so "I" is the speaker. */
  othersNamed: boolean;
  answer: string;
  /** A lead with a colon stands before it. */
  named: boolean;
  /** The answer has several pieces. */
  many: boolean;
  index: number;
};

/** The piece with the listener as "you", where the field is about them and the piece is not a noun phrase about others. */
export function personally(text: string, context: Context): string {
  const { about, listener, kind, otherBefore } = context;
  if (about === 'inner' && /\b(?:I|my|me|myself)\b/.test(text)) return convert(text, 'I', 'you', otherBefore).text;
  if (about === 'anybody' || !isCertain(text, listener.audience)) return text;
  if (context.index > 0 && /^\p{L}+ of them\b(?!.*\b(?:are|is|have|do|can|will)\b)/iu.test(text)) return text;
  if ((kind === 'truth' || kind === 'bridge') && context.index > 0 && isFirstThey(text, context.answer)) return text;
  const person = personIn(text, listener.audience) ?? (opensWithThem(text, kind) ? 'they' : null);
  if (about === 'speaker' && listener.audience.pronoun === 'I') {
    const others: Audience = { ...listener.audience, pronoun: 'they' };
    const isThem = personIn(text, others) === 'they' && isCertain(text, others) && !onlyThings(text);
    return isThem ? convert(text, 'they', 'you', otherBefore).text : text;
  }
  if (!person) return text;
  const isI = person === 'I';
  if (isI && context.othersNamed && listener.audience.pronoun !== 'I') return text;
  if (
    isI &&
    (about === 'speaker' ||
      ((kind === 'scene' || kind === 'belief' || kind === 'truth' || kind === 'cause') &&
        listener.audience.pronoun !== 'I'))
  )
    return text;
  if (about === 'speaker' && person !== 'they' && person !== listener.audience.pronoun) return text;
  if (about === 'speaker' && person === 'they' && onlyThings(text)) return text;
  return convert(text, person, 'you', otherBefore).text;
}

/** "Slowly. They are listening.": after a sentence that was not about them, "they" may be anybody. */
const isFirstThey = (text: string, answer: string): boolean => {
  const at = answer.toLowerCase().indexOf(text.slice(0, 12).toLowerCase());
  return (
    /^(?:they|them|their)\b/i.test(text) &&
    at > 0 &&
    !/\b(?:they|them|their|you|your|she|he)\b/i.test(answer.slice(0, at))
  );
};

/** "They think …" about a belief or a wish is the listener, even where the author says "he" elsewhere. */
const opensWithThem = (text: string, kind: Kind): boolean =>
  /^they\b/i.test(text) &&
  !/\byou\b/i.test(text) &&
  (kind === 'belief' || kind === 'blame' || kind === 'tried' || kind === 'desire' || kind === 'loop');

/** "I loop them slowly": without "they" or "their", "them" is only the listener where one does something for people. */
const onlyThings = (text: string): boolean =>
  !/\b(?:they|their|theirs|themselves)\b/i.test(text) &&
  !/\b(?:help|teach|show|give|send|guide|walk|coach|train|tell|ask|call|meet|support|bring|take|let|make|get|for|with|to|from|off|beside|behind)\w* them\b/i.test(
    text,
  );
