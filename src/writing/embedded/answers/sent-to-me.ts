import { plainVerbs } from '../grammar/plain-verbs.ts';
import { lowered } from './realise.ts';

/**
 * "Sending drafts to me and having them back within two days. Meeting the others on Zoom.": who sends something to the seller is the
 * listener, and so is whoever has it back and meets the others; null where one of the deeds may be anybody else's.
 */
export function sentToMe(answer: string): string | null {
  const sentences = answer
    .trim()
    .split(/(?<=[.!?])\s+|\n+/)
    .map((one) => deedsOf(one.trim()));
  const deeds = sentences.flat();
  return deeds.some(({ deed }) => TO_ME.test(deed)) && deeds.every(({ deed }) => isOfListener(deed))
    ? sentences.map(said).join(' ')
    : null;
}

interface Deed {
  readonly link: string;
  readonly deed: string;
}

const deedsOf = (sentence: string): readonly Deed[] =>
  sentence.split(/(?=,? and \p{Ll}+ing\b|, \p{Ll}+ing\b)/u).map((part) => {
    const [link = ''] = /^(?:,? and |, )/u.exec(part) ?? [];
    return { link, deed: lowered(part.slice(link.length), true) };
  });

/** "Sending me two reeds", "sending drafts to me" */
const TO_ME =
  /^(?:send|mail|post|e-?mail|bring|show|upload|forward)ing (?:me\b|(?!you\b)[^,.]*? to (?:me|us)\b)(?!.*\byou\b)/iu;

/** What one gets who sends something, and does besides. */
const OF_LISTENER =
  /^(?:(?:getting|having|receiving|keeping) (?!your?\b|in touch\b|an (?:eye|honest)\b)|meeting (?:the|on|in|online|every|other)\b|sharing an? (?:[\p{L}-]+ ){1,2}with (?!me\b|us\b)|starting (?:from|with|on)\b)(?!.*\byou\b)/iu;

/** "(Sending me a photo), answer the same evening": what comes of it is told otherwise. */
const THEN_ANSWERED = /, (?:and )?(?:answer|answered|reply|replies|call|me|I|we|it|then)\b/u;

const isOfListener = (deed: string): boolean =>
  (TO_ME.test(deed) || OF_LISTENER.test(deed)) && !THEN_ANSWERED.test(deed);

/** "You meet on Zoom, mail me two reeds and get them back, and start from blanks I have tied." */
const said = (deeds: readonly Deed[]): string =>
  `You ${deeds
    .map(({ link, deed }, at) => {
      const joint = link === ', ' && at === deeds.length - 1 ? (deeds.length > 2 ? ', and ' : ' and ') : link;
      return joint + deed.replace(/^\p{L}+/u, (doing) => plainVerbs(doing));
    })
    .join('')}`;
