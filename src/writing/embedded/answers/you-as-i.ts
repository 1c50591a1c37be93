import { isFiniteAt } from '../grammar/finite.ts';
import { type Token, textOf, tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import type { Audience } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import type { Piece } from './clean.ts';
import { asSentence, lowered } from './realise.ts';

/** "Worrying that the old guard will hate it and blame you": whom the author calls "you" is the one who worries. */
const youAsI = (text: string, audience: Audience): string =>
  audience.pronoun === 'you' && !/\b(?:I|me|my|they|them|their)\b/.test(text) ? asI(text) : text;

const asI = (text: string): string =>
  textOf(tokensOf(text).map((token, at, all) => (isDoneToYou(all, at) ? { ...token, text: 'me' } : token)))
    .replace(/(?<!\p{L})you(?:'re| are)(?!\p{L})/giu, "I'm")
    .replace(/(?<!\p{L})you were\b/giu, 'I was')
    .replace(/(?<!\p{L})you(?!\p{L})/giu, 'I')
    .replace(/(?<!\p{L})your(s(?:elf)?)?(?!\p{L})/giu, (_, own = '') =>
      own === 's' ? 'mine' : own === 'self' ? 'myself' : 'my',
    );

/** "Blame you", "asks you what it costs", never "think you can't". */
const isDoneToYou = (tokens: readonly Token[], at: number): boolean =>
  tokens[at]?.lower === 'you' &&
  /^(?:VERB|ADP)$/.test(tokens[at - 1]?.pos ?? '') &&
  !(tokens[at + 1]?.pos === 'ADV' || isFiniteAt(tokens, at + 1));

/** "you can't afford it", after "you think", is the listener speaking of themselves; who is "they" beside it stays. */
export const youToI = (text: string, audience: Audience): string =>
  /\b(?:they|them|their)\b/i.test(text)
    ? asI(text)
    : convert(
        text
          .replace(/\byourself\b/gi, 'themselves')
          .replace(/(?<!\p{L})yours(?!\p{L})/giu, 'theirs')
          .replace(/(?<!\p{L})your(?!\p{L})/giu, 'their')
          .replace(/(?<!\p{L})you(?!\p{L})/giu, 'they'),
        'they',
        'I',
        audience,
        true,
      );

/** "Wondering if it's me. Worrying it's the dog.": each as one says it of oneself. */
export const WORRYING = /^(?:(?:wonder|worry|fear|dread|hop|wish|doubt)ing|(?:need|hav|want)ing to|finding it)\b/i;
export function worriedAloud({ text, end }: Piece, audience: Audience): string {
  const worried = text.replace(/,? and being\b/i, ", and I'm afraid of being");
  return asSentence(`I ${plainVerbs(convert(youAsI(lowered(worried), audience), 'they', 'I', audience, true))}`, end);
}
