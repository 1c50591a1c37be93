import { type Form, formOf } from '../grammar/forms.ts';
import { singularOf, type Token, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { verbatim } from './as-written.ts';
import { type Piece, piecesOf } from './clean.ts';
import type { Context } from './context.ts';
import { capitalised, lowered } from './realise.ts';

/** What is done lower or harder than before, and no thing. */
const DONE_MORE =
  /^(?:bid|price|quote|charge|work|start|train|practise|practice|post|water|feed|walk|drive|cast|load|fire|cut|set|aim|pitch|sleep|study|sand|plant|prune|rest) (?:lower|higher|cheaper|harder|longer|earlier|later|faster|slower|deeper|less|more)(?: often)?(?: than\b|$)/i;

/**
 * "Grow bags next to the boiler" is a thing among things, "Print labels" a deed among deeds: where a word that may be either stands
 * right before a noun, the pieces beside it tell which.
 */
export function readAmongOthers(text: string, form: Form, { answer, about, kind, many, listener }: Context): Form {
  // "From October until April you go down to the garage"
  if (
    form === 'fromTo' &&
    /^from \S+ (?:\S+ )?(?:to|until|till) \S+(?: \S+){0,2}?,? (?:you|they|we|I|he|she|it) \p{L}/iu.test(text)
  )
    return 'clause';
  // "Fixed selling prices": in a set of notes what they have, as what stands beside it.
  if (kind === 'fit' && form === 'past' && listener.audience.habits.notes && THING_DONE.test(text)) return 'noun';
  // "Bid lower than last year"
  if (kind === 'tried' && form === 'noun' && DONE_MORE.test(text)) return 'bare';
  if (
    !many ||
    (about !== 'audience' && kind !== 'proof') ||
    kind === 'fit' ||
    kind === 'notFit' ||
    (form !== 'bare' && form !== 'noun')
  )
    return form;
  const tokens = tokensOf(text);
  if (!mayBeEither(tokens)) return form;
  const others = piecesOf(answer)
    .filter((piece) => piece.text !== text && !mayBeEither(tokensOf(piece.text)))
    .map((piece) => formOf(piece.text, piece.end === '?'));
  const deeds = others.some((other) => /^(?:bare|elided|gerund)$/.test(other));
  const things = others.includes('noun');
  if (form === 'bare') return things && !deeds ? 'noun' : form;
  return !things && others.includes('bare') && tokens.slice(1).some(({ lower }) => /[^s]s$/.test(lower))
    ? 'bare'
    : form;
}

const THING_DONE =
  /^\p{L}+ed (?:(?!(?:the|an?|my|your|it|to|by|with|from|in|on|at|for|of|off|out|up|down|one|two|three|every|all)\b)\p{L}+ ){0,2}\p{L}+s$/u;

const mayBeEither = ([head, next]: readonly Token[]): boolean =>
  head !== undefined && next?.pos === 'NOUN' && (PLAIN_VERBS.has(head.lower) || NOUN_OR_VERB.has(head.lower));

/** "(This isn't for hobbyists.) Anyone after a badge", "online-only shops", "crypto": whom or what it is not for either. */
export function isExcludedToo(text: string, form: Form, { answer, kind, index }: Context): boolean {
  const first = piecesOf(answer)[0]?.text ?? '';
  return (
    index > 0 &&
    kind === 'notFit' &&
    form === 'noun' &&
    /^(?:gerund|noun|bare)$/.test(formOf(first)) &&
    !/\byou|^no /i.test(first) &&
    (isExcluded(text) ||
      (/^\p{L}+$/u.test(text) && piecesOf(answer).some((other) => other.text !== text && isExcluded(other.text))))
  );
}

const isExcluded = (text: string): boolean => {
  const [, people = ''] = /^(\p{L}+s) (?:in|of|at|with|without|on|after|from|who) /iu.exec(text) ?? [];
  return EXCLUDED.test(text) || isPerson(singularOf(people.toLowerCase()));
};

const EXCLUDED =
  /^(?!no (?:hard feelings|offence|offense|thanks))(?!(?:other|different|same|separate|special|new) )(?:(?:anyone|anybody|people|those)\b|(?:\p{L}[\p{L}-]*[ ]){0,2}\p{L}{2,}[^s]s$)/iu;

/** "(Not for) teams running aviation systems": whom it is not for is said so, where no sentence around it does. */
export const stillNotFor = (sentence: string, typed: string): string => {
  const [, whom = ''] = /^not for (?!.*[.;:])(.+)$/i.exec(typed) ?? [];
  return whom && sentence.startsWith(capitalised(whom)) ? `This isn't for ${lowered(sentence)}` : sentence;
};

/** "Party hostels without fixed cleaners. Owners with a sale planned.": a row of those it is not for, which a lead has announced, stays as typed. */
export const notForThese = (sentences: readonly string[], pieces: readonly Piece[]): readonly string[] =>
  sentences.length === pieces.length && !/^This isn't for\b/.test(sentences[0] ?? '')
    ? pieces.map((piece, at) => (sentences[at]?.startsWith('Or for ') ? verbatim(piece) : (sentences[at] ?? '')))
    : sentences.map((one, at) =>
        // "(This isn't for hotels with a laundry.) Chains with a contract. Or for anybody in search of a culprit."
        at > 0 &&
        (PLACES_DOING.test(one) ||
          (sentences.slice(at + 1).some((later) => later.startsWith('Or for ')) && MANY.test(one)) ||
          (sentences[at - 1]?.startsWith('Or for ') && WHO.test(one)))
          ? `Or for ${lowered(one)}`
          : at > 0 && sentences[at - 1]?.startsWith('Or for ')
            ? one.replace(/^And (?=\p{L}+s (?:where|who|with|in|of)\b|(?:any|those|people))/u, 'Or for ')
            : one
                .replace(/(?<=^Or for [^,]*) either(?=[.!]$)/, '')
                .replace(/(?<=^This isn't for [^.]*),? and (?=any(?:body|one)\b)/, ' or '),
      );
/** "Places making their masa from flour" */
const PLACES_DOING = /^(?:Places|Shops|Firms|Companies|Clubs|Kitchens|Teams|Owners|People) (?!working\b)\p{L}+ing\b/u;
/** "(Or for podcasters.) Folks who want somebody to tell them it's perfect." */
const WHO =
  /^(?:Folks|Guys|People|Those|Men|Women|Owners|Shops|Anyone|Anybody) (?:who|that|with|without) (?!is\b|are\b)/u;
const MANY = /^\p{Lu}\p{L}+s (?:with|in|of|at|on|without|who|from)\b/u;

/** "And if you have had one go back. And if you're allowed to ring.": two conditions that open alike are one sentence. */
export function conditionsJoined(given: readonly string[], answer: string): readonly string[] {
  const listed = listedConditions(given, answer);
  if (listed) return listed;
  const sentences = given.map((one, at) => oneCondition(one, given[0] ?? '', at, answer).replace(HAS_GOT, hasAll));
  const joined: string[] = [];
  for (const one of sentences) {
    const before = joined.at(-1) ?? '';
    // "(If you're good with a spokeshave.) At least one curved enquiry in the last year."
    if (/^This is for you if you\b/.test(joined[0] ?? '') && HAS_SOME.test(one) && formOf(one) === 'noun') {
      joined.push(`And if you have ${lowered(one)}`);
      continue;
    }
    // "(Guys shopping for a mill, I don't sell them.) Or guys that want to argue"
    if (
      /^Or for /.test(one) &&
      before !== '' &&
      !/(?:\bnot|n't|^Or|^And) (?:\p{L}+ )?for\b|^(?:Or|And) if\b/iu.test(before)
    ) {
      joined.push(one.replace('Or for', 'Or'));
      continue;
    }
    if (/^Not for you if\b/.test(one) && before !== '') {
      joined.push(`And it's ${lowered(one)}`);
      continue;
    }
    // "And if you've just bought your lease then don't come to me yet": what follows from it was said.
    if (/^And if you\b(?!.*, and if |.*\b(?:then|don't|it's|that's|I)\b)/.test(before) && /^And if you\b/.test(one))
      joined.splice(-1, 1, `${before.replace(/\.$/, '')}, and ${one.slice('And '.length)}`);
    else joined.push(one);
  }
  return joined;
}

/** "- you're a volunteer - your church has under 300 people - there's a board": a list of conditions, each with its "if". */
function listedConditions([first = '', ...later]: readonly string[], answer: string): readonly string[] | null {
  const isList =
    /^This is for you if you\b/.test(first) &&
    later.length > 1 &&
    answer.split('\n').filter((line) => line.trim() !== '').length === later.length + 1 &&
    later.every((one) => /^(?:You(?:r|'\p{L}+)?|There(?:'s| is| are)) [^.!?]+\.["”]?$/u.test(one));
  const conditions = later.map((one) => `if ${lowered(one).replace(/\.(["”]?)$/, '$1')}`);
  return isList ? [first, capitalised(`and ${conditions.slice(0, -1).join(', ')}, and ${conditions.at(-1)}.`)] : null;
}

/** "If you've got a crush, got a grinder or will buy one, not scared of your own cows": each with the words that join it. */
const HAS_GOT = /^This is for you if you've got [^,]+, (?:got|not) [^.!?]+\.$/;
const hasAll = (sentence: string): string =>
  sentence
    .replace(/, got (?=(?:an?|the|your|one|two|three|some)\b)/g, ", you've got ")
    .replace(/, (?:and )?not (\p{L}+ (?:of|about|with|to|at|by|for)\b[^,.]*)\.$/u, ", and you're not $1.");

const HAS_SOME = /^(?:At least )?(?:one|two|three|an?|some|\d+) \p{L}/iu;

/** "This is for you if …. And if …": the same opening is said once. */
const oneCondition = (sentence: string, first: string, index: number, answer: string): string => {
  // "Under 60 covers: too small. Anyone after a badge": nothing before was said not to be for anybody.
  if (index > 0 && sentence.startsWith('Or for ') && !/n[o']t\b.* for\b/i.test(first) && !/\bor for\b/i.test(answer))
    return capitalised(sentence.slice(7));
  const [opening = ''] = /^This (?:is|isn't) for you if (?=you)/.exec(sentence) ?? [];
  if (/\blooking for\b/i.test(answer) && /\b(?:and|or) look for\b/.test(sentence))
    return oneCondition(sentence.replace(/\b(and|or) look for\b/, '$1 are looking for'), first, index, answer);
  return index > 0 && opening !== '' && first.startsWith(opening)
    ? `${opening.includes("isn't") ? 'Or' : 'And'} if ${sentence.slice(opening.length)}`
    : sentence;
};
