import { capitalised } from '#writing/embedded/answers/realise.ts';

type Opening = readonly [pattern: RegExp, instead: string, loss: number];

/** What only leads up to a sentence, or says it in more words than a wall has room for. */
const openings: readonly Opening[] = [
  [/^what you(?:'re after| (?:really )?(?:want|need|crave|long for)|r deepest wish) is (?=to )/i, 'You want ', 0.1],
  [
    /^what (?:you(?:'re after| (?:really )?(?:want|need|crave|long for)|r deepest wish)|it's really about) is (?!to )/i,
    'You want ',
    0.1,
  ],
  [/^it comes from (?=an? |the |\p{L}+ing )/iu, 'The real cause is ', 0.1],
  [/^it means (?=[\p{L}\d])/iu, 'Another ninety days mean ', 0.1],
  [/^(?:the core change|what we both believe): /i, '', 0],
  [/^you (?:realise|realize|know|understand|see) that /i, '', 0.15],
  [/^we both (?:know|believe)(?: that)? /i, '', 0.4],
  [/^i (?:believe|think|know|understood|realised|realized)(?: that)? (?=\p{L}+ )/iu, '', 0.4],
  [
    /^(?:and|but|so|then|now|because|yet|okay|honestly|look|right now|basically|deep down|maybe|sometimes|still|first),? /i,
    '',
    0.3,
  ],
  [/^(?:ninety days from now|in (?:ninety|90) days),? (?=you|your|the )/i, '', 0.4],
  [/^(?:on|in|at|by|after|before|during) [^,.;:]{3,36}?,? (?=(?:you|I|we)\b)/i, '', 0.6],
  [/^if [^,]+, (?:then )?(?!.*\b(?:would|could|might)\b)/i, '', 1.5],
  [/^(?:because|since|when|while|after|before|as|once|until) [^,]+, (?!and\b)/i, '', 0.9],
];

/** The sentence as it opens, and the ways to open it with less; the loss tells how much is missing then. */
export function openingsOf(sentence: string): { text: string; loss: number }[] {
  const shorter = openings.flatMap(([pattern, instead, loss]) => {
    const text = sentence.replace(pattern, instead);
    return text === sentence ? [] : [{ text: capitalised(text), loss }];
  });
  return [{ text: sentence, loss: 0 }, ...shorter];
}
