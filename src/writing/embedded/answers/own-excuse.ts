import type { Context } from './context.ts';

/** "I'll start when it's dry": how one puts it off, told as one thinks it. */
export const isOwnExcuse = (text: string, { kind, othersNamed, index, answer, listener }: Context): boolean =>
  kind === 'loop' &&
  !othersNamed &&
  listener.audience.pronoun !== 'I' &&
  // "(After Christmas. After the grandkids go home.) After I clear the room": one of a row of times.
  !(index > 0 && A_TIME.test(text) && A_TIME.test(answer)) &&
  !/^(?:\p{L}+ )?I(?:'d| was| would| used)\b/u.test(text) &&
  /\b(?:I|I'm|I'll|I've|my|me)\b/.test(text) &&
  !OF_SELLER.test(text);

const A_TIME = /^(?:after|when|once|until|till) /i;

/** "Texting me", "I ring them": what happens to the seller. */
const OF_SELLER =
  /^(?:then )?\p{L}+ing (?:me|us)\b|^(?!.*\b(?:I|my)\b).*, (?:and )?(?:then )?(?:ring|call|text|phon|messag|e?mail)ing (?:me|us)\b|^I (?:did|had|spent|lost|kept|went|know|knew)\b|\bI'm not (?:judging|blaming|laughing|proud)\b|\bI (?:phone|ring|call|text|tell|ask|say|get the)\b|\bI(?:'ve| have)? (?:got|had|have|know|known|seen|met) (?:an?|one|two|some|plenty of|lots of)? ?(?:man|woman|fella|guy|one|clients?|customers?|people|folks?|men|women|ones)\b|"|\b(?:you|they|she|he)\b/iu;
