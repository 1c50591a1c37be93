import { formOf } from '#writing/embedded/grammar/forms.ts';
import { type Token, tokensOf } from '#writing/embedded/grammar/language.ts';

const OPENS_BADLY = new Set(
  `and but or so nor yet because when whenever if unless while until although though as since which who whom whose that then also
  it its it's they them their theirs he him his she her hers this these those one ones both such another others none each neither either
  what why how where there's here here's plus still again too instead otherwise either maybe perhaps yes no not okay ok well sure got`.split(
    /\s+/,
  ),
);
/** What no phrase ends with: it would wait for its other half. */
const ENDS_BADLY = new Set(
  `a an the my your our their his her its this that these those and or but nor so because when if as than then of to in on at by for with from
  into onto about over under between through against without during before after until since is are was were am be been being do does did
  have has had will would can could should must may might not n't very too more most less least every each no some any much many few
  who which what where why how whether while like said says ask asked asks told tells knocked just only even also really still always never ever i we he she they it's you're
  put puts get gets make makes take takes give gives keep keeps let lets want wants need needs tell tells say says call calls become becomes
  feel feels seem seems know knows think thinks whose own same such other another's 's 're 've 'll 'm 'd`.split(/\s+/),
);
const THIRD = /^(?:it|its|itself|they|them|their|theirs|themselves|he|him|his|himself|she|her|hers|herself)$/;

/** Whether the words can be read without those around them: nothing is open at either end, and each pronoun knows its noun. */
export function standsAlone(text: string): boolean {
  const tokens = tokensOf(text);
  const words = tokens.filter(({ text: word }) => /[\p{L}\p{N}]/u.test(word));
  const first = words[0];
  const last = words.at(-1);
  if (!first || !last || words.length < 2) return false;
  if (text.split('"').length % 2 === 0 || text.split('(').length !== text.split(')').length) return false;
  if (isWholeByHabit(text)) return true;
  if (
    !opensWithWhole(text) &&
    OPENS_BADLY.has(first.lower) &&
    !/^(?:no|each|one|both) (?!(?:is|are|was|were|has|have|does|of)\b)\p{L}+/iu.test(text)
  )
    return false;
  return (
    !/^(?:a|an|the|my|your|our|and|or|but|because|to|there)$/.test(last.lower) &&
    !hasLostPronoun(tokens) &&
    !hasLostDemonstrative(tokens)
  );
}

/** Whether words that were cut off are missed at the end. */
export function endsOpen(text: string): boolean {
  const last = tokensOf(text).findLast(({ text: word }) => /[\p{L}\p{N}]/u.test(word));
  return last === undefined || (ENDS_BADLY.has(last.lower) && last.lower !== 'you') || /\bhow \p{L}+$/iu.test(text);
}

/** "It's not an income problem, it's a plumbing problem": nobody asks what "it" is. */
const isWholeByHabit = (text: string): boolean =>
  /^(?:it'?s|it is) (?:not|never) .+[,;] (?:it'?s|it is|but) /i.test(text) ||
  /^(?:it takes|it's never too|it is never too|it's okay to|it is okay to|it's time to)\b/i.test(text);

/** "What was made by hand, by hand can be saved": both halves are there. */
const opensWithWhole = (text: string): boolean =>
  /^(?:if|when|what|where) [^,]+, [^,]+$/i.test(text) && isSentence(text);

function hasLostPronoun(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (!THIRD.test(token.lower)) return false;
    if (
      token.lower === 'it' &&
      /^(?:is|was|'s|takes|seems|feels|gets)$/.test(tokens[index + 1]?.lower ?? '') &&
      index > 0
    )
      return (
        !tokens.slice(0, index).some(isNoun) && !/^(?:like|if|when|before|until)$/.test(tokens[index - 1]?.lower ?? '')
      );
    const before = tokens.slice(0, index);
    return /^(?:he|she|him|her|his|hers|himself|herself)$/.test(token.lower)
      ? !before.some(isPerson)
      : !before.some(isNoun);
  });
}

const isPerson = ({ pos, lower }: Token): boolean =>
  pos === 'PROPN' ||
  /^(?:client|student|friend|woman|man|mother|father|mum|mom|dad|son|daughter|child|baby|girl|boy|wife|husband|partner|boss|coach|nurse|designer|nobody|everybody|everyone|somebody|someone)$/.test(
    lower,
  );

const isNoun = ({ pos, lower }: Token): boolean =>
  /^(?:NOUN|PROPN)$/.test(pos) || /^(?:nobody|everybody|everyone|somebody|someone|people)$/.test(lower);

/** "this", "those" and the like without a noun of their own or a noun before; "that" where it is no conjunction. */
function hasLostDemonstrative(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    const next = tokens[index + 1];
    if (/^(?:this|these|those)$/.test(token.lower)) return !(next && /^(?:NOUN|PROPN|ADJ|NUM)$/.test(next.pos));
    if (token.lower !== 'that') return false;
    const previous = tokens[index - 1];
    if (!next || /^[,.;:!?]$/.test(next.lower)) return true;
    const isBareNoun = /^(?:NOUN|PROPN)$/.test(next.pos) && tokens[index + 2] === undefined;
    if (isBareNoun && !/^(?:VERB|NOUN)$/.test(previous?.pos ?? '')) return true;
    return previous?.pos === 'ADP' && !/^(?:NOUN|ADJ|NUM)$/.test(next.pos);
  });
}

/** A statement with a subject of its own, or a request. */
export function isSentence(text: string): boolean {
  const form = formOf(text);
  return form === 'clause' || form === 'bare' || /^\p{L}+ (?:wins|works|matters|counts|comes first)$/u.test(text);
}
