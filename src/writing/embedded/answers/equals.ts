import { MASS } from '../grammar/concrete-nouns.data.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import { capitalised } from './realise.ts';

/** An equals sign in words: "is" where that is plainly said, "makes" behind a sum, and otherwise a colon. */
export function equalled(part: string): string {
  const sides = part.replace(/(?<=\p{L}{2})=(?=\p{L}{2})/gu, ' = ').split(/,? = /);
  if (sides.length < 2 || sides.some((side) => side.trim() === '')) return part;
  if (PAIRS.test(part))
    return part.replace(/ = /g, ': ').replace(/, [^:]/g, (next) => `.${capitalised(next.slice(1))}`);
  if (sides.every((side) => isHow(side.trim())))
    return sides
      .slice(1)
      .map((side, at) => `${at === 0 ? sides[0]?.trim() : sides[at]?.trim().toLowerCase()} is ${side.trim()}`)
      .join(', and ');
  const [left = '', right = '', ...more] = sides;
  const joint = joined(left.trim(), right);
  const said = `${left}${joint}${right.replace(/^\+(?=[$£€]?\d)/, 'plus ')}`;
  return [said, ...more].join(joint === ' makes ' ? ', which is ' : ', ');
}

/** "Short = cheap", "seen = shared = smaller": how a thing is, by one word. */
const isHow = (side: string): boolean => {
  const [word, next] = tokensOf(side.replace(/[.!?]$/, ''));
  return (
    next === undefined &&
    /^\p{L}+$/u.test(word?.text ?? '') &&
    (/^(?:ADJ|VERB)$/.test(word?.pos ?? '') || MASS.has(word?.lower ?? ''))
  );
};

/** "Fri = ship, Mon = rest": what each of several stands for. */
const PAIRS = /^[^=,]+ = [^=,]+(?:, [^=,]+ = [^=,]+)+$/;

function joined(left: string, right: string): string {
  const figure = /^(?:about |approx\.? |roughly |around |nearly |~|≈ ?)?[$£€]?\d/.test(right);
  if (figure && SUMMED.test(left) && wordCount(left) <= 8) return ' makes ';
  if (!figure && (GOES_ON.test(left) || [left, right].every(isMore))) return ' means ';
  if (figure && /^[$£€]?\d\S*$/.test(left)) return ' is ';
  if (wordCount(left) <= 3 && isWhole(left) && (figure || isSaidOf(right))) return isPlural(left) ? ' are ' : ' is ';
  return /:|^\d+$/.test(left) ? ', ' : ': ';
}

/** "£40 times 12": figures that are reckoned. */
const SUMMED =
  /\d.* (?:[x×+*] ?|times |plus |minus |divided by |[-–] (?=[$£€]?\d))(?:about )?[$£€]?\d|\d.*(?:@| at [$£€])/;

/** "Because staff = no time", "they think dirty water = dirty fish": within a sentence that goes on, no colon can stand. */
const GOES_ON = /\b(?:thinks?|believes?|because|since|if|when|while) [^,:]+$/i;

/** "More leads = more revenue", "fast replies = happy guests", "being there = being important": what is said so without any article. */
const isMore = (side: string): boolean => {
  const [first] = tokensOf(side);
  if (/^(?:more|less|fewer) \p{L}/iu.test(side) || formOf(side) === 'gerund') return true;
  return (
    first?.pos === 'ADJ' && first.lower !== 'own' && /^\S+ \S+(?: \S+)?$/.test(side) && formOf(`the ${side}`) === 'noun'
  );
};

/** "The deposit", "every wee", "deposits", "damage", "cheap": what can be the subject of a sentence as it stands. */
const isWhole = (left: string): boolean => {
  const tokens = tokensOf(left);
  if (/^(?:the|an?|my|our|your|their|his|her|every|each|no) /i.test(left)) return formOf(left) === 'noun';
  return (
    tokens.every(({ pos }) => pos === 'ADJ') ||
    (formOf(left) === 'noun' && !/\d|^(?:that|this)\b/i.test(left) && isNamed(left))
  );
};

/** "Damage", "unreported hits" */
const isNamed = (phrase: string): boolean => {
  const tokens = tokensOf(phrase);
  const head = tokens.at(-1);
  return (
    tokens.every(({ pos }) => /^(?:ADJ|NOUN)$/.test(pos)) &&
    head?.pos === 'NOUN' &&
    !needsArticle(phrase) &&
    (isPlural(phrase) || MASS.has(head.lower))
  );
};

/** "The whole profit", "scary", "ice", "traffic, not steel": what can follow "is". */
const isSaidOf = (right: string): boolean => {
  const [said = ''] = right.split(/[,.!?]/);
  const [first, next] = tokensOf(said);
  if (/^(?:the|an?|my|our|your|their|his|her) \p{L}/iu.test(said)) return formOf(said) === 'noun';
  if (!/^same\b/i.test(said) && tokensOf(said).every(({ pos }) => pos === 'ADJ' || pos === 'ADV')) return true;
  return first?.pos === 'NOUN' && MASS.has(first.lower) && (next === undefined || next.pos === 'PRON');
};

/** "Evenings", but not "more hours", which is one idea. */
export const isPlural = (phrase: string): boolean =>
  /(?<=^|[^s])s$/.test(phrase.trim()) &&
  !/^\s*(?:\p{L}+er|more|less|no|too many|\p{L}+ing|one|an?|every|each|this|his|yes|always|success|\p{L}+ness|business)(?: |$)/iu.test(
    phrase,
  );
