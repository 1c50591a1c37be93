import type { Form } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { THIRDS, thirdOf } from '../persons/pronouns.ts';
import type { Piece } from './clean.ts';
import type { Kind } from './kinds.data.ts';
import { asSentence, lowered } from './realise.ts';

/**
 * An answer as it is said to the listener: whole sentences, ready to stand alone. Where it is not `sure` whom the author means, they
 * are the author's own, in the third person, which wants a sentence before them that says so.
 */
export type Said = { sentences: readonly string[]; form: Form; sure: boolean };

/**
 * In the author's own words; a thought that is not told of anybody is still one. Where who does it goes unsaid ("Kneels on the hall
 * floor"), it is said once.
 */
export function asWritten(pieces: readonly Piece[], kind: Kind, form: Form, { pronoun }: Audience): Said {
  const sentences = pieces.map((piece, index) =>
    kind === 'notFit' && MEMBERS.test(piece.text)
      ? asSentence(`This isn't for ${lowered(piece.text)}`, piece.end)
      : index === 0 && form === 'elided' && !/^(?:list|approach|offer|entry|thought)$/.test(kind)
        ? asSentence(
            `${pronoun === 'she' || pronoun === 'he' ? pronoun : 'somebody'} ${lowered(piece.text, true)}`,
            piece.end,
          )
        : verbatim(piece),
  );
  const told = TELLS_WHAT_THEY_THINK.test(pieces[0]?.text ?? '') || sentences.join(' ').includes('"');
  return kind === 'thought' && !told
    ? { sentences: [`"${sentences.join(' ')}"`], form: 'quote', sure: true }
    : { sentences, form, sure: speaksToYou(sentences.join(' ')) || !tellsOfSomebody(sentences.join(' ')) };
}

/** "You already pay for tools that never reached half of their life": before anybody else is told of, and not "if you want it in weeks". */
const speaksToYou = (text: string): boolean =>
  /(?<!\b(?:if|when|as|like|do|mind|what|how) )\byou(?! (?:know|see|add|can see)\b)(?:r|rs|rself)?\b/i.test(
    text.replace(/"[^"]*"/g, '').split(/\b(?:they|she|he)\b/i)[0] ?? '',
  );

/** "They think they're not cut out for it": what somebody thinks is told of them. */
const TELLS_WHAT_THEY_THINK =
  /^(?:(?:and|but|so|well|oh|you know)[, ]+)*(?:they|she|he)(?:'re|'s|'ll|'d| are| is| will| would)? (?:(?:always|often|really|just|secretly|all|still|mostly) )*(?:think|feel|say|tell|wonder|worry|fear|believe|ask|hope|know|scared|afraid|worried|ashamed|convinced|sure)/i;

/** "Managers who don't have a say": whom one does not take, whatever is told of them. */
export const MEMBERS = /^\p{L}+s who (?!.*\b(?:should|will|won't)\b)/iu;

const tellsOfSomebody = (text: string): boolean => tokensOf(text).some(({ lower }) => thirdOf(lower) !== undefined);

/** "In winter they say it is not urgent": nobody was named, and nothing of it is said to the listener. */
export function tellsOfUnnamed(text: string, { habits }: Audience): boolean {
  if (/["“]|\byou\b/i.test(text)) return false;
  const tokens = tokensOf(text);
  const first = tokens.findIndex(({ lower }) => thirdOf(lower) !== undefined);
  const named = tokens.slice(0, first).some(({ pos, lower }) => /^(?:NOUN|PROPN|NUM)$/.test(pos) && !TIME.test(lower));
  const third = THIRDS.find((one) => one === tokens[first]?.lower);
  return third !== undefined && habits.rank[third] === 0 && !named;
}

const TIME =
  /^(?:winter|summer|spring|autumn|monday|friday|saturday|sunday|morning|evening|night|week|month|year|time|day|end)s?$/;

export const verbatim = (piece: Piece): string => asSentence(piece.text, piece.end);
