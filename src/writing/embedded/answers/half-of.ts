import { isFirstName, singularOf, tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { SETS } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Piece } from './clean.ts';
import { IN_ING } from './context.ts';
import { opensWithVerb } from './jotted.ts';
import { unquoted } from './told-shortly.ts';
import { ONE_OF_THEM_DID, tellsOfThem } from './unnamed.ts';

/** "One year the owner thinks he will grow out, one year she goes": "you", and then "she", and nobody else is named. */
export function isHalfOf(
  sentences: readonly string[],
  pieces: readonly Piece[],
  { habits, nouns, pronoun }: Audience,
): boolean {
  const [typed, said] = [unquoted(pieces.map(({ text }) => text)), unquoted(sentences)];
  if (goesOnAsAnother(sentences, pieces) || goesOnWithin(sentences, pieces) || wantsAsAnother(sentences, pieces))
    return true;
  // "You ask for receipts. And then one of them asked for a video": one of those who were turned.
  if (
    !/\byou/i.test(typed) &&
    ONE_OF_THEM_DID.test(said) &&
    /\byou\b/i.test(said.split(ONE_OF_THEM_DID)[0] ?? '') &&
    !namesSomebody(typed.split(ONE_OF_THEM_DID)[0] ?? '', true)
  )
    return true;
  // "At least 60 hours, hears your instructor in the shower"
  if (/, \p{L}{2,}[^su]s your\b/u.test(said) && !/\byou/i.test(typed)) return true;
  // "You believe they think, and I thought so too, you think …": who thinks so is named by the author.
  if (/^You believe they\b/.test(sentences[0] ?? '') && /^they\b/i.test(typed)) return true;
  // "He already knows. You're the only one who thinks it's a secret": beside "you", "he" is somebody else.
  if (
    pronoun !== 'he' &&
    pronoun !== 'she' &&
    /\byou(?! know\b)/i.test(typed) &&
    (typed.match(ONE) ?? []).length > (said.match(ONE) ?? []).length
  )
    return true;
  // "The owner makes yourself one room"
  if (/\b(?:the|an?) \p{L}+ \p{L}+s yourself\b/iu.test(said) && !/\byourself\b/i.test(typed)) return true;
  // "Drinks your own tea at ten", "says you run a charging bay": who does it is still left out.
  if (
    !/\byou/i.test(typed) &&
    sentences.some(
      (one) => !/^then |^\p{L}+s you\b/iu.test(one) && opensWithVerb(one) && /\byour?\b/i.test(unquoted([one])),
    )
  )
    return true;
  if (
    habits.rank.they === 0 &&
    pieces.some(({ text }, at) => isHalfTurned(text, sentences[at], pieces.length === sentences.length))
  )
    return true;
  // "Weather. And they're right some years. You blame the trees."
  if (
    habits.rank.they === 0 &&
    sentences.length === pieces.length &&
    pieces.some(({ text }, at) => THEY_DO.test(text) && !/\byou/i.test(text) && /\byou\b/i.test(sentences[at] ?? '')) &&
    sentences.some((one) => OPENS_THEM.test(unquoted([one])) && !/\byou/i.test(one)) &&
    !namesSomebody(typed, true)
  )
    return true;
  // "You'll say it's October, I'll send it you in February. Then in February they put it in the back porch"
  if (
    sentences.length === pieces.length &&
    /^(?:well,? )?they\b/i.test(pieces[0]?.text ?? '') &&
    /^You\b/.test(sentences[0] ?? '') &&
    sentences.slice(1).some((one) => /^(?:[\p{L}']+,? ){0,4}they\b/iu.test(one) && !/\byou/i.test(one)) &&
    !namesSomebody(typed, true)
  )
    return true;
  // "You just want to sleep till five. If you could give them that."
  if (
    /^You\b/.test(sentences[0] ?? '') &&
    sentences
      .slice(1)
      .some((one) =>
        /\b(?:you|I)(?:'d| could| can| would)? (?:\p{L}+ )?(?:give|get|save|spare|offer|promise|hand) them\b/iu.test(
          unquoted([one]),
        ),
      ) &&
    !/\byou/i.test(pieces[0]?.text ?? '') &&
    !namesSomebody(typed, true)
  )
    return true;
  // "You blame the flour, they reckon the mill's changed something. And your own age, they say I'm not twenty-five any more"
  if (
    /^You\b/.test(sentences[0] ?? '') &&
    !/\b(?:you|they) blame\b/i.test(typed) &&
    /^(?:(?!\bthey\b).)*, they(?:'ll)? (?:all |always )?(?:reckon|say|swear|tell)\b/i.test(
      unquoted(sentences.slice(1)),
    ) &&
    /\b(?:they|their|them)\b.*\b(?:they|their|them)\b/is.test(typed) &&
    !namesSomebody(typed, true)
  )
    return true;
  // "You believe that if you know more you'll be better. It sounds so reasonable, they'd all defend it."
  if (
    habits.rank.they === 0 &&
    /^You believe\b/.test(sentences[0] ?? '') &&
    pieces.slice(1).some(({ text }) => THEY_ARGUE.test(text) && !namesSomebody(text, true))
  )
    return true;
  if (/\byou\b/i.test(typed) || !/\byou\b/i.test(said)) return false;
  // "They just want to park the thing. You want to just know …"
  if (WANT_THEMSELVES.test(unquoted(sentences.slice(0, 1))) && sentences.slice(1).some((one) => /^You\b/.test(one)))
    return true;
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
  // "You realise that it isn't him letting go": it dawns on him.
  if (
    /^You (?:reali[sz]e|see) that .*\b(?:him|her)\b(?! \p{L}+s?\b(?<=ing))/u.test(sentences[0] ?? '') &&
    !namesSomebody(typed)
  )
    return true;
  // "You realise that it was ruined when they sewed it shut": whoever was turned sewed it.
  if (
    /^You (?:reali[sz]e|see|understand) /.test(sentences[0] ?? '') &&
    /^that\b/i.test(typed.trim()) &&
    habits.rank.they === 0 &&
    /\bthey\b/i.test(said) &&
    !namesSomebody(typed, true)
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
      (/^(?:that|what|how|why) /i.test(typed) ||
        // "Understanding that she'd handed it to her daughter"
        (pronoun === 'they' &&
          /^(?:reali[sz]|see|understand|know|think|believ)ing (?:that )?(?:she|he)\b/i.test(typed))) &&
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

const ONE = /\b(?:he|she)\b/gi;

/** "They just want …", "none of them would say it, they'd like to …" */
const WANT_THEMSELVES = /^They\b|\bthey(?:'d| would| really| just)? (?:like|want|love) to\b/i;

/** "They quit saying they're a shooter. I ask what do you shoot and they say oh I don't": who was turned says something further on, as "they". */
const goesOnWithin = (sentences: readonly string[], pieces: readonly Piece[]): boolean =>
  /^(?:they|they're|they've|they'll|they'd)\b/i.test(pieces[0]?.text ?? '') &&
  /^You\b/.test(sentences[0] ?? '') &&
  sentences
    .slice(1)
    .some((one, at) => THEY_SAY.test(unquoted([one])) && !namesSomebody(pieces[at + 1]?.text ?? '', true));
const THEY_SAY =
  /\b(?:and|but|so|then|when|if|because|,) they (?:all |just |always )?(?:say|tell me|go|think|nod|laugh|know it)\b/i;

/** "They put arrows in. Or they do the app for nine days.": turned where it opens, left where it goes on, and nobody came between. */
function goesOnAsAnother(sentences: readonly string[], pieces: readonly Piece[]): boolean {
  if (sentences.length !== pieces.length) return false;
  let turned: string | undefined;
  for (const [at, { text }] of pieces.entries()) {
    const said = sentences[at] ?? '';
    const own = unquoted([said]).replace(/^[\s,.–-]+/, '');
    if (turned !== undefined && OPENS_WITH.exec(own)?.[1]?.toLowerCase() === turned) return true;
    const opening = OPENS_WITH.exec(text)?.[1]?.toLowerCase();
    // "You believe that a strong hive is a healthy one. And they'll argue it."
    if (at === 0 && /^You believe\b/.test(said) && !/\byou\b/i.test(text)) turned = 'they';
    else if (opening !== undefined && /^(?:\p{L}+ )?You\b/iu.test(said))
      turned = opening.startsWith('my ') ? 'they' : opening;
    else if (namesSomebody(text, turned === 'they')) turned = undefined;
  }
  return false;
}

/** "You want one quiet night. They want to tuck that child in.": the wish of one, and then of the other. */
const wantsAsAnother = (sentences: readonly string[], pieces: readonly Piece[]): boolean =>
  /^You (?:don't )?want\b/.test(sentences[0] ?? '') &&
  !/\b(?:you|they|she|he)\b/i.test(pieces[0]?.text ?? '') &&
  sentences.slice(1).some(tellsOfThem);

const OPENS_WITH = /^(?:(?:and|or|but|so|then) )*(they|she|he|my (?:clients|customers|students|people))\b/i;
const namesSomebody = (text: string, several = false): boolean =>
  tokensOf(text).some(
    ({ lower, pos, text: word }) =>
      /^(?:NOUN|PROPN)$/.test(pos) &&
      (several
        ? isPerson(singularOf(lower)) && singularOf(lower) !== lower
        : isPerson(singularOf(lower)) || isFirstName(word)),
  );

/** "I make you stop looking for the person, which they hate": one sentence in which the same people are "you" and "they". */
const isHalfTurned = (typed: string, said: string | undefined, isSame: boolean): boolean =>
  said !== undefined &&
  isSame &&
  !/\b(?:[Yy]ou|I)\b/.test(unquoted([typed])) &&
  /\byou/i.test(unquoted([said])) &&
  THEY_DO.test(unquoted([said])) &&
  isLeftBehind(unquoted([said]).replace(/(?<!\p{L})them(?:selves)?(?!\p{L})|(?<!\p{L})their(?!\p{L})/giu, 'it'));
/** "And they're right some years" */
const OPENS_THEM = /^(?:(?:and|but|so|then|or),? )*they(?:'\p{L}+)?\b/iu;
const THEY_ARGUE = /\bthey(?:'d|'ll)? (?:all )?(?:defend|argue|say|swear|think|believe|get|tell)\b/i;
const THEY_DO = /\bthey(?:'\p{L}+)?\b/iu;

/** "(A plaque and a $70 mandrel and leave) them" */
const ONE_AND_ANOTHER = /(?<=\b(?:an?|one) (?:\S+ ){1,2}and (?:an?|one) [^,.;]*? )them\b/u;

/** "Them", and nobody and nothing was named that they could be; whom one starves or sees is never oneself. */
function isLeftBehind(said: string): boolean {
  const tokens = tokensOf(said.replace(/(?<=\byou \p{L}+ |ing )them(?!\p{L})/giu, 'it').replace(ONE_AND_ANOTHER, 'it'));
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
