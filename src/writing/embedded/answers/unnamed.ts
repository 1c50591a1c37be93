import type { FieldName } from '#framework/framework.ts';
import { isFiniteAt } from '../grammar/finite.ts';
import { isFirstName, singularOf, type Token, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import { SETS, type Third, thirdOf } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Piece } from './clean.ts';
import { IN_ING } from './context.ts';
import { opensWithVerb } from './jotted.ts';
import { unquoted } from './told-shortly.ts';

/** "In winter they say it is not urgent", "The client buys a bigger heater": nobody was named to the listener, and nothing of it is said to them. */
export function tellsOfUnnamed(text: string, { habits, nouns, pronoun }: Audience, told = false): boolean {
  const said = unquoted([text]);
  if (/\byou\b/i.test(said)) return false;
  const tokens = tokensOf(said);
  if (pronoun === 'you' && tokens.some((_, index) => isOneOfThem(tokens, index, nouns))) return true;
  // "The client pays the man, and then he buys oil": and goes on in the third person.
  if (habits.addresses)
    return (
      ofSomeClient(tokens) &&
      /^(?:client|customer|owner)$/.test(tokens[1]?.lower ?? '') &&
      firstThird(tokens)[1] !== undefined
    );
  if (pronoun === 'you' && ofSomeClient(tokens)) return true;
  const [first, third] = firstThird(tokens);
  if (told) return third !== undefined && !isNamed(third, tokens.slice(0, first));
  if (third === undefined || (pronoun !== 'you' && (habits.rank[third] !== 0 || tokens[first]?.lower !== third)))
    return false;
  return !isNamed(third, tokens.slice(0, first));
}

/** "It'd be at night, they're lying there": nobody was named who "they" could be. */
export function tellsOfThem(text: string): boolean {
  const tokens = tokensOf(unquoted([text]));
  const [first, third] = firstThird(tokens);
  return third === 'they' && !isNamed(third, tokens.slice(0, first));
}

/**
 * "To like what they see before they put a jumper on", "the wash, the shop, their mother": asked what one wishes, blames or tries, an
 * author who says "you" elsewhere means the same one by whoever was not named.
 */
export function saidToUnnamed(answer: string, field: FieldName, audience: Audience): string {
  const said = unquoted([answer]);
  if (audience.pronoun !== 'you' || !OF_ONE_ASKED.test(field) || /\b(?:you|u|ur|I|me|my|we|our)\b/i.test(said))
    return answer;
  const tokens = tokensOf(said);
  const [first, third] = firstThird(tokens);
  const before = tokens.slice(0, first);
  if (third === undefined || isNamed(third, before) || before.some(({ lower }) => ANYBODY.test(lower))) return answer;
  if (field === 'whatTheyBlame')
    return answer
      .replace(OPENS_ITEM, '$1your')
      .replace(/\b(the \p{L}+) they (got|bought|had|sold|planted|used|hired|paid)\b/giu, '$1 you $2');
  // "Driving round so they nod off": others, who come later.
  if (field === 'whatTheyKeepTrying' && before.some(({ pos }) => pos === 'VERB')) return answer;
  if (field === 'crashRealizationMoment' && tokens[first]?.lower === 'them' && !/\bof them\b/i.test(said))
    return convert(answer, 'they', 'you', audience, true);
  // "Most of them bought it in 2022"
  if (tokens[first]?.lower === 'them')
    return answer.replace(/\b(most|many|half|all|some|few|none) of them\b/i, '$1 of you');
  // "To sleep on their tummy, in white sheets"
  if (
    field === 'whatTheyCrave' &&
    /^(?:(?:honestly|well|just|basically|tbh),? )?to \p{L}/iu.test(said) &&
    tokens[first]?.lower === 'their'
  )
    return convert(answer, 'they', 'you', audience, true).replace(
      /\b(under|over|beside|behind|with|for|on) them\b/g,
      '$1 you',
    );
  return tokens[first]?.lower === 'they' ? convert(answer, 'they', 'you', audience, true) : answer;
}

/** "One year the owner thinks he will grow out, one year she goes": "you", and then "she", and nobody else is named. */
export function isHalfOf(
  sentences: readonly string[],
  pieces: readonly Piece[],
  { habits, nouns, pronoun }: Audience,
): boolean {
  const [typed, said] = [unquoted(pieces.map(({ text }) => text)), unquoted(sentences)];
  if (goesOnAsAnother(sentences, pieces) || wantsAsAnother(sentences, pieces)) return true;
  // "At least 60 hours, hears your instructor in the shower"
  if (/, \p{L}{2,}[^su]s your\b/u.test(said) && !/\byou/i.test(typed)) return true;
  // "The owner makes yourself one room"
  if (/\b(?:the|an?) \p{L}+ \p{L}+s yourself\b/iu.test(said) && !/\byourself\b/i.test(typed)) return true;
  // "Drinks your own tea at ten", "says you run a charging bay": who does it is still left out.
  if (
    !/\byou/i.test(typed) &&
    sentences.some((one) => !/^then /i.test(one) && opensWithVerb(one) && /\byour?\b/i.test(unquoted([one])))
  )
    return true;
  if (/\byou\b/i.test(typed) || !/\byou\b/i.test(said)) return false;
  // "You tell yourself they will take it up", "you stop when she looks at them": half of one who was told of in -ing.
  if (
    !habits.addresses &&
    habits.rank.they === 0 &&
    IN_ING.test(typed) &&
    (/\byourself (?:that )?they\b/i.test(said) || isLeftBehind(said))
  )
    return true;
  const tokens = tokensOf(typed);
  // "You see her sister mouth it": who is left behind is the one who was told of in -ing.
  const left = (['she', 'he'] as const).find((one) => habits.rank[one] === 0);
  const at = left ? tokens.findIndex(({ lower }) => SETS[left].has(lower)) : -1;
  if (
    left &&
    at > 0 &&
    !habits.addresses &&
    /^\p{L}+ing\b/iu.test(typed) &&
    tokensOf(said).some(({ lower }) => SETS[left].has(lower)) &&
    !tokens.slice(0, at).some(({ lower, text }) => isPerson(singularOf(lower)) || isFirstName(text))
  )
    return true;
  const until = tokens.findIndex(({ lower }) => lower === 'she' || lower === 'he');
  const named = tokens
    .slice(0, until)
    .filter(({ pos, lower }) => (pos === 'NOUN' && isPerson(singularOf(lower))) || isFirstName(lower));
  // "You realise that what he is throwing in the skip he could not buy today"
  if (
    until > 0 &&
    named.length === 0 &&
    /^You (?:reali[sz]e|see|believe|understand|think) (?:that )?\P{Lu}/u.test(sentences[0] ?? '')
  )
    return (
      /^(?:that|what|how|why) /i.test(typed) &&
      (pronoun === 'they' ? /\b(?:she|he)\b/i : new RegExp(`\\b${pronoun}\\b`, 'i')).test(said)
    );
  return (
    until > 0 &&
    /\b(?:she|he)\b/i.test(said) &&
    named.length > 0 &&
    named.every(({ lower }) => nouns.has(singularOf(lower))) &&
    tokens.some((token, at) => named.includes(token) && /^(?:the|an?|every|each)$/.test(tokens[at - 1]?.lower ?? ''))
  );
}

/** "They put arrows in. Or they do the app for nine days.": turned where it opens, left where it goes on, and nobody came between. */
function goesOnAsAnother(sentences: readonly string[], pieces: readonly Piece[]): boolean {
  if (sentences.length !== pieces.length) return false;
  let turned: string | undefined;
  for (const [at, { text }] of pieces.entries()) {
    const said = sentences[at] ?? '';
    // "You sign it every year. Ticks yes because last year said yes."
    if (/^(?:she|he)$/.test(turned ?? '') && /^\p{Lu}\p{Ll}+[^su]s\b/u.test(said) && opensWithVerb(said)) return true;
    if (turned !== undefined && OPENS_WITH.exec(said)?.[1]?.toLowerCase() === turned) return true;
    const opening = OPENS_WITH.exec(text)?.[1]?.toLowerCase();
    // "You believe that a strong hive is a healthy one. And they'll argue it."
    if (at === 0 && /^You believe\b/.test(said) && !/\byou\b/i.test(text)) turned = 'they';
    else if (opening !== undefined && /^(?:\p{L}+ )?You\b/iu.test(said))
      turned = opening.startsWith('my ') ? 'they' : opening;
    else if (namesSomebody(text)) turned = undefined;
  }
  return false;
}
/** "You want one quiet night. They want to tuck that child in.": the wish of one, and then of the other. */
const wantsAsAnother = (sentences: readonly string[], pieces: readonly Piece[]): boolean =>
  /^You (?:don't )?want\b/.test(sentences[0] ?? '') &&
  !/\b(?:you|they|she|he)\b/i.test(pieces[0]?.text ?? '') &&
  sentences.slice(1).some(tellsOfThem);

const OPENS_WITH = /^(?:(?:and|or|but|so|then) )*(they|she|he|my (?:clients|customers|students|people))\b/i;
const namesSomebody = (text: string): boolean =>
  tokensOf(text).some(
    ({ lower, pos, text: word }) => /^(?:NOUN|PROPN)$/.test(pos) && (isPerson(singularOf(lower)) || isFirstName(word)),
  );

/** "Them", and nobody and nothing was named that they could be. */
function isLeftBehind(said: string): boolean {
  const tokens = tokensOf(said);
  const at = tokens.findIndex(({ lower }) => /^(?:they|them|themselves|their)$/.test(lower));
  return (
    at !== -1 &&
    !tokens
      .slice(0, at)
      .some(
        ({ lower, pos }) =>
          (/^(?:NOUN|PROPN)$/.test(pos) && singularOf(lower) !== lower) ||
          /^(?:people|everyone|everybody|somebody|someone|who|whoever|staff|team|family|couple|others|police|board|council|school|bank|office|company|committee)$/.test(
            lower,
          ),
      )
  );
}

const OF_ONE_ASKED =
  /^(?:whatTheyCrave|audienceDeepestDesire|whatTheyKeepTrying|whatTheyBlame|crashRealizationMoment|(?:time|energy)Cost)$/;

const OPENS_ITEM = /((?:^|[.,;!\n] ?)(?:and |or |then )?)(?:their|her|his)\b(?! (?:own )?\p{L}*(?:selves|self)\b)/gimu;

const ANYBODY = /^(?:nobody|somebody|someone|everybody|everyone|anybody|anyone|people)$/;

const firstThird = (tokens: readonly Token[]): readonly [number, Third | undefined] => {
  const first = tokens.findIndex(({ lower }) => thirdOf(lower) !== undefined);
  return [first, thirdOf(tokens[first]?.lower ?? '')];
};

const isNamed = (third: Third, before: readonly Token[]): boolean =>
  before.some(({ pos, lower }) => /^(?:NOUN|PROPN)$/.test(pos) && couldBe(lower, third));

/** "The grower comes in at six": one of whom the author speaks now and then instead of to them. */
const ofSomeClient = (tokens: readonly Token[]): boolean => {
  const [article, , ...rest] = tokens;
  const noun = tokens[1]?.pos === 'ADJ' ? rest[0] : tokens[1];
  return /^(?:the|every|each)$/.test(article?.lower ?? '') && noun?.pos === 'NOUN' && isPerson(noun.lower);
};

/** "For one leak the manager makes 23 phone calls": one of those who listen, wherever it is said. */
const isOneOfThem = (tokens: readonly Token[], index: number, nouns: ReadonlySet<string>): boolean =>
  /^(?:the|an?|every|each)$/.test(tokens[index]?.lower ?? '') &&
  tokens[index - 1]?.pos !== 'ADP' &&
  nouns.has(tokens[index + 1]?.lower ?? '') &&
  isPerson(tokens[index + 1]?.lower ?? '') &&
  isFiniteAt(tokens, index + 2);

/** Whether a word could be whom a pronoun goes back to. */
const couldBe = (noun: string, third: Third): boolean =>
  third === 'they'
    ? !TIME.test(noun) &&
      (singularOf(noun) !== noun || /^(?:couple|family|bank|council|firm|company|team|police|people)$/.test(noun))
    : isPerson(noun) || isFirstName(noun);

const TIME =
  /^(?:winter|summer|spring|autumn|monday|friday|saturday|sunday|morning|evening|night|week|month|year|time|day|end)s?$/;
