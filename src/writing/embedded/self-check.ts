import { baseOf } from './grammar/language.ts';
import { withoutSums } from './sum-sentence.ts';

/** What must never be spoken, whatever the answers were. Each pattern names a seam between frame and answer. */
const SEAMS: readonly RegExp[] = [
  /\{\w*\}|\$\{|\[object /,
  /(?:^|[,;:.] |\b(?:and|but|because|when|if|so|while|until) )(?:you (?:is|was|has|does|am|doesn't|isn't|wasn't|hasn't)|I (?:is|are|has|does)|they (?:is|was|has|does))\b/i,
  /\b(you|the|a|an|to|of|is|are|in|and|your|for|with|it|if|when) \1\b(?!')/i,
  /[,;:]{2,}|\.\.|[!?]\.|\.[!?]|\?\?|!!|[,;:][.!?]/,
  /\b(?:a|an) (?:the|your|my|a|an|their|this)\b/i,
  /\b(?:when when|because because|if if|that that that|want to to|you're you|You're (?:They|He|She|We|I|It|There)\b)/i,
  /(?:^|\s)[,.;:!?](?:\s|$)/,
];

/** Whether a sentence made of a frame and an answer can be spoken. What stood in the answer already is not blamed on us. */
export function isSpeakable(sentence: string, answer: string): boolean {
  if (sentence.split('"').length % 2 === 0) return false;
  return SEAMS.every((seam) => {
    const found = seam.exec(sentence)?.[0];
    return found === undefined || answer.toLowerCase().includes(found.trim().toLowerCase());
  });
}

/** The figures of a sentence that stand in none of the texts it may draw on. */
export function inventedNumbers(sentence: string, sources: string): readonly string[] {
  const known = sources.replace(/(?<=\d)\.(?=\d{3}\b)/g, '').replace(/[,\s]/g, '');
  return (withoutSums(sentence).match(/\d[\d,.]*/g) ?? []).filter((number) => {
    const bare = number
      .replace(/[,.]+$/, '')
      .replace(/\.(?=\d{3}\b)/g, '')
      .replaceAll(',', '');
    // "4,20" is 4.20 for one who writes cents with a comma.
    return !known.includes(bare) && !sources.includes(bare.replace('.', ',')) && !isYearOf(bare, sources);
  });
}

/** "In '98", "2021–24": a year without its century. */
const isYearOf = (number: string, sources: string): boolean =>
  /^(?:19|20)\d\d$/.test(number) && new RegExp(`(?:['’]|\\d{4} ?[-–/] ?)${number.slice(2)}(?!\\d)`).test(sources);

const SMALL_WORDS = new Set(
  `the a an and or but so if then that this these those there here is are was were be been being am do does did have has had will would can could should
  may might must not no nor of to in on at by for with from into over under about as than too very just also it its they them their theirs he she him her
  his hers i me my mine we us our you your yours who whom which what when where why how all any some more most much many few each every other such only own
  same again once themselves yourself myself himself herself themselves says say tell tells think thinks believe feel like feels get gets got own because while until before after having being doing going don doesn can won isn aren didn wasn couldn wouldn shouldn any anymore client clients people tells says thinks believes feels`.split(
    /\s+/,
  ),
);

/** The words that carry an answer's meaning. */
export function contentWords(text: string): readonly string[] {
  return allWords(text).filter((word) => word.length > 2 && !SMALL_WORDS.has(word));
}

/** "28-45" is two figures, as in "28 to 45". */
const allWords = (text: string): readonly string[] =>
  (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(?<=\d)-(?=\d)/g, ' ')
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  ).map((word) => word.replace(/n't$/, '').replace(/'(?:s|re|ve|m|ll|d)$/, ''));

const stem = (word: string): string => {
  const cut = word.replace(/(?<=..)(?:ies|ied|ying)$/, 'y').replace(/(?:ing|edly|(?<!e)ed|es|s|(?<=..)ly)$/, '');
  return (cut.length < 2 ? word : cut).replace(/[eyi]+$/, '').replace(/([^aeiou])\1$/, '$1');
};

/** Content words of an answer that are missing from what is said, its inflections aside. */
export function missingWords(answer: string, said: string): readonly string[] {
  const spoken = allWords(said);
  const exact = new Set(spoken);
  const stems = new Set(spoken.map(stem));
  const missing = contentWords(answer).filter((word) => !exact.has(word) && !stems.has(stem(word)));
  if (missing.length === 0) return missing;
  const verbs = new Set(spoken.map(baseOf));
  return missing.filter((word) => !verbs.has(baseOf(word)));
}

/** The share of the answer's meaning that is found in what is said; 1 when there was nothing to find. */
export function coverage(answer: string, said: string): number {
  const wanted = contentWords(answer).length;
  return wanted === 0 ? 1 : 1 - missingWords(answer, said).length / wanted;
}
