/** What is said in quotes keeps its "haha", "lol" and "tbh": it is somebody's tone. */
const QUOTED = /(?<=^|[\s(:,])"[^"\n]+"(?=$|[\s,.;:!?)])/gm;
const TONE = /(?<![\p{L}'])(l|h|n|t)(?=(?:ol|aha+(?:ha+)*|ehe+|mao+|gl|b[hf])(?![\p{L}'-]))/giu;

/** A letter of no English word, that hides them from whatever mends words. */
const KEPT = '\ua757';

export const laughsBack = (text: string): string => text.replaceAll(KEPT, '');

/** "So funny lol", "haha she left": nobody says that they laugh; where it parted two statements, a stop does. */
export const withoutLaughs = (text: string): string =>
  text
    .replace(QUOTED, (quote) => quote.replace(TONE, `$1${KEPT}`))
    .replace(
      /(?<=[\p{L}"]) (?:lol|haha+|hehe+|lmao+) (?=(?:so (?:did|do|was|were|am|is|are|have|had)|i'?m?|s?he|they|we|you|u|it'?s?|then|my|the|their|his|her)\b)/giu,
      '. ',
    )
    .replace(
      /(?<=") (?:lol|haha+|hehe+|lmao+)[.!]* (?=(?:there'?s?|that'?s?|this|and then|every|nobody|no ?one|always|never|spoiler|nope?|ye(?:s|ah|p))\b)/giu,
      '. ',
    )
    // "The buffet lol always the buffet": a pause, where nothing else parts them.
    .replace(
      /(?<=[\p{L}\d"])(?<!\b(?:and|n|but|so|or|the|an?|my|ur|your|i|im|u|you|we|they|he|she|it|its|is|was|just|like|then|to|of)) (?:lol|haha+|hehe+|lmao+) (?=[\p{L}\d"])(?!(?:and|n|but|so|or|at|in|on|for|with|w|to|of|from|by|as|about|than|cos|bc|because|when|if|that|who|which|tbh|ngl)\b)/giu,
      ', ',
    )
    .replace(
      /([.!?,]?)\s*(?<!\p{Ll}, (?=L))\b(?:lol|haha+|hehe+|lmao+|ngl)\b([.!,]*)/giu,
      (_, before: string, after: string) => `${before || after} `,
    );
