import { formOf, wordCount } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { nounNeedsArticle } from '../grammar/needs-article.ts';
import { capitalised } from './realise.ts';

/**
 * An equals sign is a colon, "each late van: one bad review", which claims nothing that was not written. Behind a sum that is reckoned it is
 * "makes", before "the", "a" or "what", a quality, a "not" or the same word again it is "is", "the guest is the detector", "lunch is lunch", and in a chain "means", "seen means shared, which means smaller".
 */
export function equalled(part: string): string {
  const sides = part
    .replace(/(?<=\p{L}{2})=(?=\p{L}{2})/gu, ' = ')
    .replace(/(?<= = [^=]*), (?=[^,=]+ = )/g, '. ')
    .replace(/ = \+(?=[$£€]?\d)/g, ' = plus ')
    .split('. ');
  return sides.map((side, at) => (at === 0 ? equation(side) : capitalised(equation(side)))).join('. ');
}

function equation(part: string): string {
  const [left = '', right = '', ...more] = part.split(/,? = /);
  // '70% of "rot" = not rot': what stands before is in quote marks.
  if (left.trim() === '' && /^not \p{L}/u.test(right) && more.length === 0) return ` is ${right}`;
  if (left.trim() === '' || right.trim() === '') return part;
  if (FIGURE.test(right) && SUMMED.test(left) && wordCount(left) <= 8)
    return [`${left} makes ${right}`, ...more].join(', which is ');
  // "9% of 1,900 eggs = 171 a day @ 55c = $94"
  if (/^[$£€]\d/.test(more.at(-1)?.trim() ?? '') && [left, right, ...more].every((side) => FIGURE.test(side.trim())))
    return [`${left} is ${right}`, ...more].join(', which makes ');
  if (more.length > 0) return meant([left, right, ...more]);
  // "Reason: most lost linen = linen on its third wash": the same thing, told closer.
  const [last = ''] = left.trim().split(' ').slice(-1);
  if (last.toLowerCase() === right.trim().split(' ')[0]?.toLowerCase() && wordCount(right) > 2)
    return `${left} ${isMany(last) ? 'are' : 'is'} ${right}`;
  // "Dark = it's in": what one sees by it.
  if (
    /^its |^(?:it|you|they|we|I)(?:'\p{L}+| (?:is|are|has|have|can|will)) /iu.test(right.trim()) &&
    wordCount(left) <= 3
  )
    return `${left} means ${right.replace(/^its /i, "it's ")}`;
  // "No move = dry. Moved = back in": "no move is dry" would be heard otherwise.
  if (/^no \p{L}+$/iu.test(left.trim())) return `${left}: ${right}`;
  if ((SAID_OF_IT.test(right) && !/\bme$/i.test(left)) || WHICH.test(left) || isSaidOf(left, right))
    return `${left} ${isMany(left) ? 'are' : 'is'} ${right}`;
  // "Thursday slab = Tuesday slab"
  if (
    /^(?:[-•*] )?\p{L}+ \p{L}+$/u.test(left.trim()) &&
    left.trim().split(' ').at(-1) === right.trim().split(' ').at(-1)
  )
    return `${left} is ${right}`;
  // "Not falling = going back to rolling"
  if (/^\s*not \p{L}+ing$/iu.test(left) && /^\p{L}+ing\b/iu.test(right)) return `${left} means ${right}`;
  // "Asking = visiting"
  if (/^\p{L}+ing$/iu.test(left) && /^\p{L}+ing$/iu.test(right)) return `${left} is ${right}`;
  const [, why, cause] = /^(reason|result|why|because|rule|logic|truth): (.+)$/i.exec(left) ?? [];
  if (why && cause) return `${why}: ${meant([cause, right])}`;
  // "9,300 logged: 71% = neighbour bin": two colons in a row are not heard.
  const [, lead, thing = left] = /^(.*\p{L})(?:: | [–—-] )(.+)$/u.exec(left) ?? [];
  return `${lead ? `${lead}. ${capitalised(thing)}` : left}${/:(?!\d)/.test(right) ? ',' : ':'} ${right}`;
}

/** What somebody thinks: "full buckets mean busy shop", "thin shell → cracked egg". */
export const believed = (answer: string): string =>
  answer
    .replace(COMES_OF, '$1 = $2')
    .replace(TWO_ROWS, '. ')
    .replace(/[^.!?;\n()"]+/g, (typed, _, whole: string) => {
      const part = typed.replace(BEFORE_ITS_KIND, (thing) =>
        nounNeedsArticle(thing) ? `the ${thing.toLowerCase()}` : thing,
      );
      const sides = part.split(/ = /);
      return sides.length === 2 &&
        sides[0]?.trim() !== '' &&
        !SAID_OF_IT.test(sides[1] ?? '') &&
        // "Slipping = dull. Deeper hollow = more bite.": one after the other each means something.
        (/ = .* = /su.test(whole) || isQuality(sides[0] ?? '') || !isSaidOf(sides[0] ?? '', sides[1] ?? ''))
        ? meant(sides)
        : part;
    });

/** "Wet boat = bad boat / dry boat = good boat" */
const TWO_ROWS = /(?<=\p{L} = [^/=\n]{2,40}) \/ (?=[^/=\n]{2,40} = \p{L})/gu;

const COMES_OF = /^\s*((?!from\b)\p{L}+(?: \p{L}+){0,3}) ?(?:→|[-=]>) ?(\p{L}+(?: \p{L}+){0,3})\.?\s*$/iu;

/** "(In a curling club, silence = compliment)": no voice says a colon there. */
export const meantInBrackets = (part: string): string =>
  part.replace(/^((?:[^=,\d]+, )?\p{L}+(?: \p{L}+)?) = (\p{Ll}{3,})$/u, (whole, left: string, word: string) =>
    !isMany(left) && (ONE_OF_MANY.test(word) || nounNeedsArticle(word))
      ? `${left} is ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`
      : whole,
  );

/** What the tagger hears as a deed. */
const ONE_OF_MANY = /^(?:compliment|insult|threat|promise|warning)$/;

/** "Dry = far", "cold hands = slow work": a belief in so few words is of what one thing means. */
export const shortlyBelieved = (answer: string): string =>
  /^[^=,\d]+ = [^=,\d]+$/.test(answer.trim()) && answer.split(' = ').every((side) => wordCount(side) <= 4)
    ? believed(answer)
    : answer;

/** "8% = normal for jobbing work", "scrap = not gas", "lunch = lunch": how a thing is, or what it is not; of a quality it says what it means. */
function isSaidOf(left: string, right: string): boolean {
  const [quality = '', ...more] = right
    .trim()
    .replace(/[.!]$/, '')
    .split(/ (?=(?:for|to|in|at|by|on|with) )/);
  const [one = '', other = ''] = [left, right].map((side) =>
    side
      .replace(/^\s*[-–•*] |[.!]$/g, '')
      .trim()
      .toLowerCase(),
  );
  return (
    one === other ||
    /^not (?!enough\b|too\b)\p{L}/iu.test(right) ||
    (more.length < 2 && !right.includes(',') && isQuality(quality) && !isQuality(one) && !/'s$/.test(one))
  );
}

/** "Normal", but not "cold work", which is a thing, nor "same", which wants its article. */
const isQuality = (text: string): boolean =>
  /^\s*(?!same$)\p{L}+$/u.test(text) &&
  tokensOf(`it is ${text.trim()}`).at(-1)?.pos === 'ADJ' &&
  tokensOf(`the ${text.trim()}`).at(-1)?.pos !== 'NOUN';

const meant = ([left = '', ...more]: readonly string[]): string =>
  `${left} ${IS_ONE.test(more[0] ?? '') ? 'is' : IS_JUST.test(more[0] ?? '') ? (isMany(left) ? 'are' : 'is') : isMany(left) ? 'mean' : 'means'} ${more.map((thing) => thing.replace(NEEDS, 'it $&')).join(', which means ')}`;

/** "Detector = the clever bit": one thing, and which of them it is. */
const BEFORE_ITS_KIND = /(?<=^\s*(?:(?:and|so|but) )?|, (?:and|so|but) )\p{L}+(?= = (?:just )?the \p{L})/giu;

/** "Loop = just a wire in the ground" */
const IS_JUST = /^(?:just|only|simply|nothing but) (?:(?:the|an?|my|your|some) |\p{L}+s$)/iu;
/** "Hot head = needs more fan" */
const NEEDS = /^(?:needs|wants|works|fails|leaks|breaks|lasts|takes|costs|comes|goes|gets) \S/i;

/** "What if the answer = me" */
const IS_ONE = /^(?:me|us|you|him|her|them|mine|yours)\b|^(?:yes|no)$/i;

const isMany = (phrase: string): boolean =>
  (isPlural(phrase) || /(?:^|\s)(?:lice|mice|people|feet|teeth|police|children|kids)$/i.test(phrase)) &&
  formOf(phrase) === 'noun' &&
  !/^\s*(?:\d\S*|(?!free\b)\p{L}+) (?:minutes|hours|days|weeks|months|years|weekends|seasons)$/iu.test(phrase);

/** "The real books", "what the architect hoped for" */
const SAID_OF_IT = /^(?:the|an?|my|your|our|what) \p{L}|^(?:on|for) (?:us|me|the house)$|^free$/iu;
/** "No clue which = true" */
const WHICH = /\b(?:which|that|what|who|where|how)$/i;

const FIGURE = /^(?:about |approx\.? |roughly |around |nearly |~|≈ ?)?[$£€]?\d/;

/** "£40 times 12": figures that are reckoned. */
const SUMMED =
  /\d.* (?:[x×+*] ?|times |plus |minus |divided by |[-–] (?=[$£€]?\d))(?:about |approx\.? |~ ?|≈ ?)?[$£€]?\d|\d.*(?:@| at [$£€])/;

/** "Evenings", "keys in the van", but not "more hours", which is one idea, nor "2 weeks of bin", which is one sum. */
export const isPlural = (phrase: string): boolean => {
  const thing = phrase.split(/[,:] /).at(-1)?.trim() ?? phrase;
  const head = /^\d/.test(thing) ? thing : (thing.split(HELD)[0] ?? thing);
  return (
    /(?<=^|[^s'’])s$/.test(head) &&
    !/^\s*(?:\p{L}+er|more|less|no|too many|\p{L}+ing|one|an?|every|each|this|his|yes|always|success|\p{L}+ness|business)(?: |$)/iu.test(
      head,
    )
  );
};

/** "Instruments (you own)": what is said of a thing does not count for its number. */
const HELD = / (?:that|who|which|you|we|they|I|on|in|of|with|from|for|at) /;
