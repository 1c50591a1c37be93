import type { FieldName } from '#framework/framework.ts';
import { type Audience, audienceOf } from './audience.ts';
import { piecesOf, spokenText } from './clean.ts';
import { say } from './complete.ts';
import { KINDS } from './kinds.data.ts';
import { partsOf } from './parts.ts';
import { asSentence } from './realise.ts';
import { coverage, isSpeakable } from './self-check.ts';

/** What the line knows besides the answer itself: the audience as written, and the other answers about them so far. */
export type SoundContext = { targetAudience: string; answersAboutThem: readonly string[] };

/** The answer as the script will say it to the listener; null for names, choices and empty answers. */
export function howItWillSound(field: FieldName, answer: string, context: SoundContext): string | null {
  const [kind, about] = KINDS[field];
  if (kind === 'choice' || kind === 'name' || piecesOf(answer).length === 0) return null;
  if (field === 'planParts') {
    const { parts } = partsOf(answer, '');
    return parts.length === 0 ? null : parts.map((part) => asSentence(part.name, '.')).join(' ');
  }
  const known = about === 'audience' ? [answer, ...context.answersAboutThem] : context.answersAboutThem;
  const audience: Audience = audienceOf(known, context.targetAudience);
  const said = say(field, answer, { audience, named: new Set() }, 0)?.sentences ?? [];
  const holds = said.every((one) => isSpeakable(one, answer)) && coverage(spokenText(answer), said.join(' ')) >= 0.8;
  if (holds && said.length > 0) return said.join(' ');
  return piecesOf(answer)
    .map((piece) => asSentence(piece.text, piece.end))
    .join(' ');
}
