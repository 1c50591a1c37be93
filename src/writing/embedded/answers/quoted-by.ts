import { formOf, wordCount } from '../grammar/forms.ts';
import { asSentence, capitalised } from './realise.ts';

/** '"Your hobby" (brother-in-law, every Christmas)', '"He gives it away" - the lads': who says it is said first. */
export const attributed = (sentence: string): string =>
  sentence
    .replace(/(?<=") ?(?:←|<-) ?(?=\p{L})/gu, ' – ')
    .replace(
      /^("[^"]+")[.,]?(?: [-–—]+ ?(?! )| \()((?!(?:and|but|so|because|which|that|then|or|yes|no|yep|nope|true|maybe|sure|sometimes|once|still|again|always|seriously|really|after|before)\b)[^()":;→]{3,50}?)\)?[.\s]*$/i,
      (whole, quote: string, who: string) =>
        SAID_ABOUT.test(who)
          ? `${quote} ${capitalised(who)}`
          : isSpeaker(who) && !/^(?:aye|yeah|yes|no|sure|right),/i.test(who)
            ? `${capitalised(who)}: ${quote}`
            : whole,
    );

/** '"First one's always a bit of a learning curve" – about number four' */
const SAID_ABOUT = /^(?:about|of) (?:the |his |her |their |number )\p{L}/iu;

/** '"Our IT guy does that." (Their IT guy: 6% from the dealer)': what is remarked behind a quote is nobody's who says it. */
export const isRemark = (quote: string, rest: string): boolean =>
  /^\s+\(\p{Lu}[^()]*\)\W*$/u.test(rest) && attributed(`${quote}${rest}`.trim()) === `${quote}${rest}`.trim();

/** '"It was free" I get this one weekly': what the speaker says of the quote it stands behind. */
export const REMARKS =
  /^ (?:I (?:get|hear|have heard|know|had|love|hate)|ye(?:ah|p|s)|nope|no,? (?:babe|hun|mate|love|it's|that's)\b|(?:ur|you're|he's|she's|they're) \d+(?=[.,!]|$)|sure (?:\p{L}+|you (?:are|do|will|did))(?=[.!,]|$)|okay|ok|fair enough|true|that's|this is)\b/iu;

/** A house that collects reviews, and how many stars: "Google, 3 stars". */
const RATING = /^\p{Lu}[\p{L}.]+, \d(?:\.\d)? stars?$/u;

const isSpeaker = (who: string): boolean =>
  formOf(who) === 'noun' ||
  RATING.test(who) ||
  (/^(?:the|an?|my|your|our|their|his|her) /i.test(who) &&
    wordCount(who) <= 7 &&
    !/\b(?:I|they|it|is|are|was|were)\b/.test(who));

/** "He says to his friend: it is natural wine": who speaks, and to whom, stands outside of what is said; null where nobody does. */
export function spokenTo(given: readonly { text: string; end: Parameters<typeof asSentence>[1] }[]): string | null {
  const [, who, words = ''] = SPEAKS_TO.exec(given[0]?.text ?? '') ?? [];
  if (!who || given.some(({ text }) => text.includes('"'))) return null;
  return `${capitalised(who)}: "${given.map(({ text, end }, at) => asSentence(at === 0 ? words : text, end)).join(' ')}"`;
}
const SPEAKS_TO =
  /^((?:he|she|they) (?:(?:always|then|just|often|usually) )?(?:says?|tells?|asks?|answers?|explains?)(?: to)?(?: (?:him|her|them)sel(?:f|ves)| (?:his|her|their|the|an?|every) (?:\p{L}+ ){0,2}?\p{L}+| everybody| everyone| people)?): ([^":]+)$/iu;
