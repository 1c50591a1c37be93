/** What must never be spoken, whatever the answers were. Each pattern names a seam between frame and answer. */
const SEAMS: readonly RegExp[] = [
  /\{\w*\}|\$\{|\[object /,
  /\b(?:you (?:is|was|has|does|am|doesn't|isn't|wasn't|hasn't)|I (?:is|are|has|does)|they (?:is|was|has|does))\b/i,
  /\b(you|the|a|an|to|of|is|are|in|and|your|for|with|it|if|when) \1\b/i,
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
  const known = sources.replace(/[,\s]/g, '');
  return (sentence.match(/\d[\d,.]*/g) ?? []).filter(
    (number) => !known.includes(number.replace(/[,.]+$/, '').replaceAll(',', '')),
  );
}

const SMALL_WORDS = new Set(
  `the a an and or but so if then that this these those there here is are was were be been being am do does did have has had will would can could should
  may might must not no nor of to in on at by for with from into over under about as than too very just also it its they them their theirs he she him her
  his hers i me my mine we us our you your yours who whom which what when where why how all any some more most much many few each every other such only own
  same again once themselves yourself myself himself herself themselves says say tell tells think thinks believe feel like feels get gets got own because while until before after`.split(
    /\s+/,
  ),
);

/** The words that carry an answer's meaning, cut down so that "feels", "feeling" and "feel" agree. */
export function contentStems(text: string): readonly string[] {
  return (
    text
      .toLowerCase()
      .replaceAll('’', "'")
      .match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? []
  )
    .map((word) => word.replace(/'(?:s|re|ve|m|ll|d|t)$/, '').replace(/n't$/, ''))
    .filter((word) => word.length > 2 && !SMALL_WORDS.has(word))
    .map(stem);
}

const stem = (word: string): string =>
  word.length <= 4
    ? word.replace(/s$/, '')
    : word
        .replace(/(?:ies|ied|ying)$/, 'y')
        .replace(/(?:ing|edly|ed|es|s|ly|e|y)$/, '')
        .replace(/(.)\1$/, '$1');

/** The share of the answer's meaning that is found in what is said; 1 when there was nothing to find. */
export function coverage(answer: string, said: string): number {
  const wanted = contentStems(answer);
  if (wanted.length === 0) return 1;
  const found = new Set(contentStems(said));
  return wanted.filter((one) => found.has(one)).length / wanted.length;
}
