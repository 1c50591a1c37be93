/** Verbs that do not agree with who does it, with what was meant: "he say", "it don't", "we was". */
export const AGREEMENT: readonly (readonly [RegExp, string])[] = [
  [
    /(^|[.,;] |\b(?:(?<!\b(?:you|I|he|she|they|we) )and|but|because|when|if|so|or) )(he|she) (?=(?:say|come|make|want|need|feel|know|think|get|take|work|tell|give|keep|mute|look|ask|start|stop|call|see|leave|lose|pay|buy|sit|stand|wait|open|close)\b)/gim,
    '$1$2 +s ',
  ],
  [/(^|[.,;] |\b(?:and|but|because|when|if|so) )(he|she|it) have\b/gim, '$1$2 has'],
  [/(^|[.!?,;] |\b(?:and|but|because|when|if|so|that) )(he|she|it) don't\b/gim, "$1$2 doesn't"],
  [/(^|[.!?,;] |\b(?:and|but|because|when|if|so|that) )(they|you|we) was\b/gim, '$1$2 were'],
];
