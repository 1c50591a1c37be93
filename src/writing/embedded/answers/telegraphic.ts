import { CONCRETE_NOUNS } from '../grammar/concrete-nouns.data.ts';
import { hasFiniteVerb, isFiniteAt, PERSONAL } from '../grammar/finite.ts';
import { type Form, formOf, isPointedAt, wordCount } from '../grammar/forms.ts';
import { baseOf, singularOf, tokensOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Context } from './context.ts';

/** A list of which one thing lacks its article, or a time that lacks it: "first two days off". */
export const lacksArticle = (text: string): boolean =>
  /^(?:first|last|next) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|few|couple|\p{L}+ of)\b/iu.test(
    text,
  ) ||
  /^(?:best|worst|biggest|busiest|longest|hardest|quietest|\p{L}{3,}iest|most \p{L}+) (?!of\b|in\b|at\b)/u.test(text) ||
  text
    .split(/, (?:and )?/)
    .some(
      (item, at) =>
        (at === 0 || !/\p{Lu}/u.test(item)) &&
        needsArticle(
          item.replace(
            /^[$£€]\d[\d.,]*[kK]? (?!(?:last|this|next|per|an?|on|in|for|to|at|of|from|before|after|lost|gone|down|up|over|and|or|plus|the|by|each|every)\b)|\b\d+(?:-\p{L}+)+ /gu,
            'certain ',
          ),
        ),
    );

/** "That folder on the shelf" names a thing where one is pointed at; a belief is opened by "that" whatever the tagger hears. */
export const thatOf = (text: string, form: Form, { kind, field }: Context): Form => {
  // "That spray stuff you get for tents, which I could weep"
  if (form === 'that' && /^(?:tried|blame)$/.test(kind) && isPointedAt(tokensOf(text.split(', ')[0] ?? '')))
    return 'noun';
  // "That roofer with the shoebox, I found against him": of whom one tells, and then what.
  if (
    form === 'that' &&
    kind === 'story' &&
    /^that (?:\p{L}+ )?\p{L}+ (?:with|in|at|from|on|of|by|who) [^,]+, (?:I|we|he|she|they|it)\b/iu.test(text)
  )
    return 'clause';
  // "That funeral was mine"
  if (form === 'that' && field === 'breakingPointScene' && isThatOne(text)) return 'clause';
  // "That bloke on port who never calls"
  if (
    form === 'that' &&
    /^that (?!(?:the|an?|my|your|their|his|her|(?:any|every|no)(?:body|one)) )\p{L}+ (?:(?!is\b|are\b|was\b)\p{L}+ ){0,4}who \p{L}/iu.test(
      text,
    )
  )
    return 'noun';
  if (kind === 'belief' && form === 'noun' && /^that \S+[^:\s] \S/i.test(text) && !isPointedAt(tokensOf(text)))
    return 'that';
  if (
    /^(?:fit|notFit)$/.test(kind) &&
    form === 'noun' &&
    /^\p{L}+ing\b[^,]*(?:, (?:and |or )?\p{L}+ing\b[^,]*)+$/iu.test(text)
  )
    return 'gerund';
  if (
    kind === 'blame' &&
    form === 'bare' &&
    /, /.test(text) &&
    text
      .split(', ')
      .slice(1)
      .every((item) => formOf(item) === 'noun')
  )
    return 'noun';
  if (
    kind === 'cost' &&
    form === 'that' &&
    (field === 'moneyCost' ||
      !/^that (?:i|we|you|they|she|he|it|there|this|the|your|their|my|our|no|nobody|nothing|every\w*|some\w*|people|others)\b/i.test(
        text,
      ))
  )
    return 'noun';
  if (
    kind === 'desire' &&
    form === 'clause' &&
    WISHED_TO_DO.test(text) &&
    !hasFiniteVerb(tokensOf(text.split(' to ')[0] ?? ''))
  )
    return 'noun';
  const pointed = field === 'fingerPointableMoment';
  return pointed &&
    form === 'that' &&
    /^that (?!nobody|people)\p{L}+ (?:on|in|under|behind|at|by|with|from|of|next)\b/iu.test(text)
    ? 'noun'
    : form;
};

/** "Their mum to see it and be quiet", "it to be over": somebody or something, and what it is wished to do. */
const WISHED_TO_DO =
  /^(?:(?:an?|the|their|your|his|her|my|our) (?:\p{L}+ )?\p{L}+|\p{L}+s|people|someone|somebody|everyone|everybody|nobody|it|them|him|her|us|me) (?:not |finally |just )?to (?!the\b|an?\b|my\b|your\b|their\b)\p{Ll}/iu;

/** "That they never learned": what is thought, where "that" opens it. */
export const withoutThat = (text: string): string =>
  formOf(text) === 'that' && !isThatOne(text) ? text.replace(/^that /i, '') : text;

/** "That dent was there before": one thing that is meant, and no "that" before a statement. */
const isThatOne = (text: string): boolean => {
  const [, ...tokens] = tokensOf(text);
  const noun = tokens.findIndex(({ pos }) => pos !== 'ADJ');
  return (
    tokens[noun]?.pos === 'NOUN' && !/(?:[^s]s|people)$/.test(tokens[noun]?.lower ?? '') && isFiniteAt(tokens, noun + 1)
  );
};

/** Single things that are never named without "a" or "the" before them. */
const COUNTED: ReadonlySet<string> = new Set(
  [
    ...[...CONCRETE_NOUNS].filter((noun) => !/s$|^(?:washing|paperwork|canvas)$/.test(noun)),
    ...'press van lorry ferry horse dog cat counter hallway doorstep hob bench agenda algorithm economy weather government council market boss chair manager landlord bank internet industry website boat train compass map mirror ladder bridge lighthouse recipe blanket torch lantern anchor jigsaw puzzle toolbox'.split(
      ' ',
    ),
  ].filter((noun) => noun !== ''),
);

/** "Chair", "algorithm": one thing by itself. */
export const isBareThing = (text: string): boolean => wordCount(text) === 1 && COUNTED.has(text.toLowerCase());

/** "Asleep on sofa", "shut laptop": an article was saved, so no other sentence can hold it. */
export function isTelegraphic(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(
    ({ lower }, at) =>
      at > 0 &&
      COUNTED.has(lower) &&
      !/^(?:NOUN|PROPN|PART)$/.test(tokens[at + 1]?.pos ?? '') &&
      tokens[at + 1]?.lower !== '-' &&
      /^(?:ADP|VERB)$/.test(tokens[at - 1]?.pos ?? '') &&
      // "A five-gaited horse"
      tokens[at - 2]?.lower !== '-' &&
      !IDIOM.test(`${tokens[at - 1]?.lower ?? ''} ${lower}`),
  );
}

const IDIOM =
  /^(?:(?:in|to|into|before|out of|of|from|off|for|till|until) bed|by \S+|on (?:paper|camera|phone)|off menu|at table|under canvas|per \S+|as \S+|via \S+|of \S+|like \S+|\S+ing \S+)$/;

/** "Work invisible so it never stops": a statement hangs on what is not one. */
export function goesOnToState(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(
    ({ lower }, at) =>
      at > 0 &&
      /^(?:so|because|but)$/.test(lower) &&
      (PERSONAL.has(tokens[at + 1]?.lower ?? '') ||
        /^(?:nobody|everyone|everybody)$/.test(tokens[at + 1]?.lower ?? '')) &&
      hasFiniteVerb(tokens.slice(at + 1)) &&
      !tokens.slice(0, at).some(({ lower: word }) => /^(?:who|that|which)$/.test(word)),
  );
}

/** "Nobody knows what I do all day": the listener's thought as they think it. */
export const isOwnThought = (told: string): boolean => {
  // "Not the forwarder (he adds 10%)": an aside is about somebody else.
  const text = told.replace(/ \([^()]*\)/g, '');
  return (
    EXCLAIMED.test(text) ||
    (/^I(?:'m|'ve| am| have| own| owned| paid| lost| could)\b/.test(text) &&
      !/["“]|\b(?:they|them|you|your|we|us|our)\b|\b(?:she|he) (?:said|says)\b/i.test(text)) ||
    // "They were fine at ten. Nothing was wrong with the pearls, I just cooked them for people who weren't here yet."
    (/\b(?:I|I've) (?:just|only|simply)? ?(?!just|only|simply)\p{L}+(?:ed|en) (?:it|them)\b/u.test(text) &&
      !OF_THE_SELLER.test(text)) ||
    (/\b(?:I|I'm|I've|I'll|I'd|my|me)\b/.test(text) &&
      !/["“]|\b(?:they|their|them|you|your|she|her|he|his|him|we|us|our)\b|^(?:it was|what I thought|(?:and |so )*I (?:thought|stood|sat there|asked|watched|saw|told|had|once|call|say|tell))\b/i.test(
        text,
      ))
  );
};

const OF_THE_SELLER =
  /["“]|^(?:and |so )*that\b|\b(?:you|she|her|he|his|him|we|us|our)\b|\bI(?:'ve)? (?:asked|watched|told|called|showed|always|often|usually|stood|remember)\b/i;

/** "Oh my God, I'm paying them to work", "Oh no. They read it.", "Ohh. They were never mine": what somebody cries out is their own. */
const EXCLAIMED =
  /^(?:o+h+|a+h+)[.!…]+ (?=.*\b(?:mine|my)\b)(?!.*\byour?\b)[^"“]*$|^(?:oh no|oh (?:my )?god|oh shit|omg)[.!…]+ (?!.*\bI\b)[^"“]*$|^(?:oh my god|oh god|oh no|my god|hang on|hold on|wait|christ|jesus|damn)[,.!…]* (?:I|I'm|I've|I'd|my|we|we're|this|it's)\b(?!.*")/i;

/** "Mechanic, then unpaid secretary": what one was, and what one is now. */
export const BECAME = /^(?:from )?([^,]{2,30}), then ((?!then\b)[^,]{2,40})$/;

/** A long "noun phrase" with a verb in it may be a sentence that was not understood: it is said as it stands. */
export function isDoubtful(text: string): boolean {
  const [, verb = ''] = /^\p{L}+[^s\s] (\p{L}+[^su]s)$/u.exec(text) ?? [];
  if (verb !== '' && (PLAIN_VERBS.has(baseOf(verb)) || NOUN_OR_VERB.has(baseOf(verb)))) return true;
  if (
    wordCount(text) < 7 ||
    /\b(?:who|that|which|where|when|how|what|to|because|they|you|he|she|we|I|nobody|everyone|everybody)\b/i.test(text)
  )
    return false;
  const tokens = tokensOf(text);
  return tokens.some(
    (token, index) =>
      index > 0 &&
      (token.pos === 'AUX' || token.pos === 'VERB') &&
      !/(?:ing|ed|en)$/.test(token.lower) &&
      !/^(?:lost|spent|gone|left|built|made|kept|sold|paid|read|put|set)$/.test(token.lower),
  );
}

/** "A shed key, at least one boat nobody wants, and no idea of the height": what one has, and nobody one is. */
export const areOwned = (x: string): boolean => {
  const items = x.split(/,? and |, /);
  return (
    items.length > 1 &&
    items.some((item) => /^(?:no|at least) /i.test(item)) &&
    items.every((item) => {
      const [, thing = ''] =
        /^(?:an?|no|at least (?:one|two|an?|\d+)|some) (?:\p{L}+ )??([\p{L}-]+)(?=$| (?:of|in|on|at|with|for|from|that|nobody|you|to)\b)/iu.exec(
          item,
        ) ?? [];
      return thing !== '' && !isPerson(singularOf(thing)) && !/(?:[eo]r|ist|ian|man|woman|one|body)s?$/.test(thing);
    })
  );
};
