import { capitalised } from './realise.ts';

/** What is said in quotes keeps its "haha" and "lol", and its "tbf" in words: it is somebody's tone. */
const QUOTED = /(?<=^|[\s(:,])"[^"\n]+"(?=$|[\s,.;:!?)])/gm;
const TONE = /(?<![\p{L}'])(l|a*h)(?=(?:o+l+(?:ol)*|a+(?:ha+)+h?|e+(?:he+)+h?|mf?ao+)(?![\p{L}'-]))/giu;

const IN_WORDS: Readonly<Record<string, string>> = {
  tbf: 'to be fair',
  tbh: 'to be honest',
  ngl: 'not gonna lie',
};

/** A letter of no English word, that hides them from whatever mends words. */
const KEPT = '\ua757';

export const laughsBack = (text: string): string => text.replaceAll(KEPT, '');

/** "So funny lol", "haha she left": nobody says that they laugh; where it parted two statements, a stop does. */
export const withoutLaughs = (text: string): string =>
  text
    .replace(QUOTED, (quote) =>
      quote
        .replace(TONE, `$1${KEPT}`)
        .replace(
          /(?<=(["\s]))(?:tb[fh]|ngl)(?![\p{L}'-])(?=(,? \p{L})?)/giu,
          (short, before: string, after: string) => {
            const said = IN_WORDS[short.toLowerCase()] ?? short;
            const stop = after?.startsWith(' ') ? ',' : '';
            return before === '"' ? `${capitalised(said)}${stop}` : `^, ${said}${stop}`;
          },
        )
        .replace(/([.,!?;:]?) \^, /g, (_, stop: string) => `${stop || ','} `),
    )
    .replace(
      /(?<=[\p{L}"]) (?:lol|lo{2,}l+|loll{2,}|lol(?:ol)+|a*(?:ha+){2,}h?|(?:he+){2,}h?|lmf?ao+) (?=(?:so (?:did|do|was|were|am|is|are|have|had)|i'?m?|s?he|they|we|you|u|it'?s?|then|my|the|their|his|her)\b)/giu,
      '. ',
    )
    .replace(
      /(?<=") (?:lol|lo{2,}l+|loll{2,}|lol(?:ol)+|a*(?:ha+){2,}h?|(?:he+){2,}h?|lmf?ao+)[.!]* (?=(?:there'?s?|that'?s?|this|and then|every|nobody|no ?one|always|never|spoiler|nope?|ye(?:s|ah|p))\b)/giu,
      '. ',
    )
    // "The buffet lol always the buffet": a pause, where nothing else parts them.
    .replace(
      /(?<=[\p{L}\d"])(?<!\b(?:and|n|but|so|or|the|an?|my|ur|your|i|im|u|you|we|they|he|she|it|its|is|was|just|like|then|to|of)) (?:lol|lo{2,}l+|loll{2,}|lol(?:ol)+|a*(?:ha+){2,}h?|(?:he+){2,}h?|lmf?ao+) (?=[\p{L}\d"])(?!(?:and|n|but|so|or|at|in|on|for|with|w|to|of|from|by|as|about|than|cos|bc|because|when|if|that|who|which|tbh|ngl)\b)/giu,
      ', ',
    )
    .replace(
      /([.!?,]?)\s*(?<!\p{Ll}, (?=L))\b(?:lol|lo{2,}l+|loll{2,}|lol(?:ol)+|a*(?:ha+){2,}h?|(?:he+){2,}h?|lmf?ao+|ngl)\b([.!,]*)/giu,
      (_, before: string, after: string) => `${before || after} `,
    );
