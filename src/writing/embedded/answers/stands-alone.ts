import { hasFiniteVerb, isFiniteAt } from '../grammar/finite.ts';
import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { baseOf, singularOf, tokensOf } from '../grammar/language.ts';
import { ADJECTIVES, NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { piecesOf } from './clean.ts';
import type { Context } from './context.ts';
import { traitsOf } from './fit-condition.ts';
import { isToldInFragments } from './fit-gerund.ts';
import { FINISHED, TIMED, TOLD_CLAUSE } from './fragments.data.ts';
import { isLoose } from './loose.ts';
import { isNote } from './notes.ts';
import { isThingsSo } from './opens-elided.ts';
import { areOwned, goesOnToState } from './telegraphic.ts';
import { mayBeDoneTo } from './unsaid-subject.ts';

/** How a person feels; a thing is never any of these. */
export const FELT =
  /^(?:(?:still |already )?(?:up|awake|asleep) (?:at|by|till|until|since|before|all|half)\b|married|glued|chained|addicted|hooked|tired|exhausted|scared|terrified|embarrassed|ashamed|overwhelmed|drained|frustrated|trapped|burned|worried|stressed|devastated|crushed|disappointed|confused|bored|depressed|relieved|shocked|stunned|divorced|bullied|rejected|fired|humiliated)\b/i;

/** "At $95 an hour the overtime …": words that open a sentence rather than name a thing. */
const OPENS_SENTENCE =
  /^(?!at least|at most|in-|by the )(?:at|by|with|in|on|during|since|under|after|before|until|without|within|despite|because of|between (?![$£€\d]|one\b|two\b|three\b|four\b|five\b|six\b|ten\b|half\b))\b/i;

const OFFERED_TO_BUYERS =
  /^(?:buy|pay for|book|bring|spend) (?:an? |[$£€])?[\p{L}\d]+(?: \p{L}+)?,? get (?:one|two|three|an?|the|half|[$£€]?\d+%?)(?!\p{L})/iu;

/** What would only become clumsy inside another sentence: long conditions, qualities that may be a thing's, price lists. */
export function standsAlone(text: string, form: Form, context: Context): boolean {
  const { kind, about, many, field } = context;
  if (kind === 'fit' && isThingsSo(text)) return true;
  // "What's your path made of? Because they've all got one.": the reason for what was said right before.
  if (
    form === 'reason' &&
    context.index > 0 &&
    /^because (?:I|you|we|they|he|she|it|there|nobody|everybody)\b/i.test(text)
  )
    return true;
  if (form === 'noun' && /, (?:nothing|nobody) (?:to|left|in|on|for|at)\b/u.test(text)) return true;
  if (form === 'noun' && /\. Then \p{Ll}/u.test(text)) return true;
  if (goesOn(form, context)) return true;
  // "(Posting every morning.) Buy one get one free": what is offered to others, and nothing the listener buys.
  if (form === 'bare' && OFFERED_TO_BUYERS.test(text)) return true;
  // "(Saying sorry first!) Stop it": an order, whatever it is that can stop.
  if (
    field === 'oneCoreShiftRelief' &&
    context.index > 0 &&
    /^(?:just |please )?(?:stop|quit|drop) (?:it|that)$/i.test(text)
  )
    return true;
  // "Because every piece: its own date"
  if (form === 'reason' && context.index > 0 && /^[^"]*\p{L}: /u.test(text)) return true;
  if (form === 'elided' && INVERTED.test(text)) return true;
  if (kind === 'fit' && form === 'noun' && isThingTheyHave(text)) return true;
  // "The date. Found 12 weeks late": what the problem is called is no deed of anybody's.
  if (form === 'past' && field === 'newRootProblem') return true;
  if (form === 'elided' && /^(?:offer|entry)$/.test(kind) && /^(?:do|don't|have) (?:the|an?|it|your|my)\b/i.test(text))
    return true;
  // "U waddle. Looks stupid, works", "the bin = a guest. Eats daily": not the listener does.
  if (
    form === 'elided' &&
    ((field === 'planPartDetails' && context.index > 0) || / =/.test(context.answer)) &&
    DOES.test(text) &&
    !/\b(?:s?he|they)\b/i.test(text)
  )
    return true;
  // "Like his wardrobe. Takes an afternoon.": it is not said who does.
  if (form === 'elided' && kind === 'picture' && context.index > 0 && context.listener.audience.unsaid) return true;
  if (field === 'timerCostFrameFlip' && /\S costs? \S/.test(text)) return true;
  if (form === 'subordinate' && kind === 'bridge' && /^(?:if|when) /i.test(text) && wordCount(text) > 7) return true;
  // "When the espresso comes out in eight seconds, and nobody says a thing": no statement follows.
  if (form === 'subordinate' && kind === 'scene' && /^when /i.test(text) && !many) return false;
  if (form === 'subordinate' && field === 'energyCost' && /^when [^,]+$/i.test(text)) return false;
  if (form === 'subordinate')
    return (
      kind !== 'fit' &&
      kind !== 'notFit' &&
      (many ||
        text.includes(',') ||
        wordCount(text) > 12 ||
        !hasFiniteVerb(tokensOf(text)) ||
        ((kind === 'bridge' || kind === 'truth') &&
          tokensOf(text).filter((_, at, all) => isFiniteAt(all, at)).length > 1))
    );
  if (
    form === 'noun' &&
    (kind === 'cost' || kind === 'future') &&
    text
      .split(', ')
      .slice(kind === 'cost' ? 2 : 1)
      .some((item) => formOf(item.replace(/^not /, '')) === 'gerund')
  )
    return true;
  if (!/^(?:fit|notFit|desire|credential)$/.test(kind) && !LEARNED_TO.test(text) && mayBeDoneTo(text, form, context))
    return true;
  if (form === 'bare' && areLeft(text)) return true;
  if (form === 'bare' && kind === 'scene' && /^\p{Lu}\p{Ll}+ \p{Ll}+, (?:\p{Lu}|\p{Ll}+ \d)/u.test(text)) return true;
  if (form === 'bare' && kind === 'scene' && /^(?:imagine|picture|think of) /i.test(text)) return true;
  if (form === 'bare' && kind !== 'tried' && /^look (?:in|at|under|inside|behind|through|on)\b/i.test(text))
    return true;
  if (/^(?:have|take) (?:an?|another|one) (?:\p{L}+ )?look\b/iu.test(text) && /^(?:bare|elided|clause)$/.test(form))
    return true;
  if (
    form === 'bare' &&
    kind === 'cost' &&
    SHOWN_BY_DOING.test(text) &&
    (field === 'fingerPointableCostClose' || SENT_TO_LOOK.test(context.answer))
  )
    return true;
  if (form === 'bare' && kind !== 'tried' && /^go and (?:look|see|check|count)\b/i.test(text)) return true;
  if (form === 'adjective' && kind === 'cause' && !FELT.test(text) && /^\w+ed (?:by|from|on|for)\b/i.test(text))
    return true;
  if (form === 'noun' && (COSTING.test(text) || goesOnToState(text) || TIMED.test(text) || FINISHED.test(text)))
    return true;
  if (
    form === 'noun' &&
    kind === 'entry' &&
    /^(?!(?:from|about|only|just|an?) )[\p{L}-]+ (?:[$£€]?\d|.*(?:[$£€]\d|\d ?(?:euros?|dollars|pounds|quid)\b))/iu.test(
      text,
    )
  )
    return true;
  if (form === 'noun' && (field === 'moneyCost' ? / comes to / : TOLD_CLAUSE).test(text)) return true;
  if (form === 'noun' && /^(?:truth|state|cause)$/.test(kind) && /^(?:part of you|\S+ \S.*? because) /i.test(text))
    return true;
  if (form === 'noun' && /^(?:where|what|who) /i.test(text) && / (?:is|are|was|were) not /.test(text)) return true;
  if (isNote(text, form, context)) return true;
  // "The bucket. Never once empty": how the thing is.
  if (form === 'adjective' && context.index > 0 && field === 'fingerPointableCostClose') return true;
  if (form === 'adjective' && about === 'audience' && DONE_AND_NOT.test(text) && !FELT.test(text)) return true;
  if (form === 'adjective' && about === 'audience')
    return (
      !(kind === 'fit' && OF_PEOPLE.test(text)) &&
      !FELT.test(text) &&
      !/^(?:too|so|always|never|still|not) /i.test(text) &&
      !isFeeling(text)
    );
  if (form === 'noun' && /^\S+ (?:\S+ )?(?:still|again) /i.test(text)) return true;
  if (form === 'noun' && kind === 'picture' && DID.test(text)) return true;
  if (form === 'noun' && doesThere(text)) return true;
  if (form === 'elided' && kind === 'story' && DOES.test(text)) return true;
  if (
    form === 'elided' &&
    kind === 'offer' &&
    /^(?:will|won't|would) (?:be|come|answer|stay|pay|ring|call|sit|drive|do)\b/i.test(text)
  )
    return true;
  if (form === 'noun' && holdsStatement(text, kind !== 'fit' && kind !== 'notFit')) return true;
  if (form === 'noun' && OPENS_SENTENCE.test(text) && wordCount(text) > 5) return true;
  if (form === 'noun' && isRowOfDeeds(text)) return true;
  if (form === 'bare' && wordCount(text) === 1 && kind !== 'desire') return true;
  if (form === 'gerund' && kind === 'blame' && /^blaming\b/i.test(text)) return false;
  if (
    form === 'gerund' &&
    !(kind === 'fit' && traitsOf(text)) &&
    !(kind === 'offer' && /\btogether\b|^getting\b/i.test(text)) &&
    isLoose(text)
  )
    return true;
  if (form === 'gerund' && kind === 'approach' && /^\S+ing(?: \S+){0,2}, \S+ing(?: \S+){0,2}$/i.test(text)) return true;
  if (
    form === 'gerund' &&
    ((wordCount(text) === 1 && !(field === 'oneCoreShiftRelief' && ENDURED.test(text))) ||
      (/^(?!(?:over)?hearing (?:the|an?|your|his|her|their|my|one|people|some\w+|[^:"]*: "[^"]*"$)(?!\w)|(?:los|spend|wast|pay)ing (?:(?:about|around|over|nearly) )?(?:[$£€]?\d|an? |half |one |two |three |four |five |six |ten )[^:]*: (?!(?:.*, (?:and )?)?\p{L}+ing\b))[^:]{2,40}(?<!\b(?:says?|reads?)):\s/iu.test(
        text,
      ) &&
        !(field === 'planPartDetails' && !isToldInFragments(context.answer))))
  )
    return true;
  if (
    form === 'elided' &&
    (about !== 'audience' || kind === 'truth') &&
    field !== 'breakingPointScene' &&
    field !== 'emotionInAction' &&
    !(field === 'whatSnapped' && context.index > 0) &&
    /^(?:don't|do not)\b(?!.*\bthey\b)/i.test(text)
  )
    return true;
  if (
    form === 'noun' &&
    /^(?:each|every)\b/i.test(text) &&
    wordCount(text) > 4 &&
    kind !== 'future' &&
    !/^(?:each|every) (?:\S+ )?(?:year|month|week|day|time|night|morning|weekend|quarter|season|summer|winter)\b/i.test(
      text,
    )
  )
    return true;
  return (
    form === 'noun' && kind === 'entry' && /^(?:about |from |only )?[$£€]?\d/.test(text) && /[,+]|\bplus\b/.test(text)
  );
}

/** "Breaks a microphone, comes a new one": in other languages that is a condition. */
const INVERTED = /^\p{Ll}+s (?:an?|the|your|one) (?:\p{Ll}+ )?\p{Ll}+, (?:comes?|gets?|I|you|we|it|then)\b/iu;

/** "A fridge you could spare", "cracks over 4%": it is for nobody of that name. */
const isThingTheyHave = (text: string): boolean => {
  const [, thing = ''] =
    /^an? ((?:\p{L}+ ){0,2}?\p{L}+)(?= (?:you|that|with|in|on|at|of|to|from|for)\b|,|$)|^(\p{L}+s)(?= (?:over|under|above|below) \d)/iu
      .exec(text)
      ?.slice(0, 3)
      .filter(Boolean) ?? [];
  const last = thing.split(' ').at(-1)?.toLowerCase() ?? '';
  return last !== '' && !areOwned(text) && !isPerson(singularOf(last)) && !/(?:[eo]r|ist|ian|one|body)s?$/.test(last);
};

/** "My mother used to come down with a tray", "the old vet put his ear to it": told, and no thing it is like. */
const DID =
  / used to \p{L}|^[^,]* (?:put|left|set|let|cut|read|hit|shut) (?:the|an?|his|her|their|my|it|before|every)\b/u;

/** "Lift the lid", "count the jars": the listener is sent to see for themselves. */
const SHOWN_BY_DOING =
  /^(?:lift|open|count|check|pull|turn|touch|smell|weigh|feel|press|tap|ask|find|walk|read) (?:\p{L}+ )?(?:the|an?|your|one|any|that|those|it|them|how|round|past|behind)\b|^(?:get|take|bring|put|read) (?=[^.!?]*\bme\b)/iu;

const SENT_TO_LOOK =
  /(?:^|[.!?]\s+)(?:(?:go and |go )?look (?:at|in|under|behind|inside|on)|have a look|go (?:and|to|behind|into|round))\b/imu;

/** "Plant off, compressors off": things and how they are, though the first may be a verb. */
const areLeft = (text: string): boolean => {
  const items = text.split(', ');
  return (
    items.length > 1 &&
    items.every((item) => /^\p{L}+ (?:off|on|up|down|out|in|open|shut|closed|full|empty|gone)$/u.test(item)) &&
    items.some((item) => {
      const [thing = ''] = item.toLowerCase().split(' ');
      return (
        ![PLAIN_VERBS, NOUN_OR_VERB].some((verbs) => verbs.has(baseOf(thing))) && !/^(?:all|every|really)/.test(thing)
      );
    })
  );
};

/** "Never learned to float", "only ever practised alone": what people do, and what is never done to them. */
const LEARNED_TO =
  /^(?:(?:still|never|always|just|already|only|ever) )*(?:(?:practi[sc]ed|waited|listened|hoped|worried|apologi[sz]ed) (?!by\b)|(?:learn(?:ed|t)|decided|tried|hoped|managed|refused|forgot|agreed|promised|failed|planned|started|stopped) (?:how )?(?:to\b(?! be \p{L}+ed\b)|\p{L}+ing\b))/iu;

/** "What they want is to have Christmas after. That the brothers stay": it goes on with what was said. */
const goesOn = (form: Form, { kind, index, answer }: Context): boolean =>
  index > 0 &&
  (form === 'that' || form === 'howTo') &&
  !/^(?:fit|notFit|list|blame)$/.test(kind) &&
  formOf(piecesOf(answer)[0]?.text ?? '') === 'clause';

/** What nobody would miss. */
const ENDURED =
  /^(?:apologi[sz]|worry|guess|pretend|hid|explain|chas|begg|hop|wait|wonder|overthink|juggl|firefight|undercharg|discount|doubt|defend|compet|compar|scroll|panick|hustl|grind|cop|ly|fak)ing$/i;

/** "The deli rings on a Tuesday": what it does may be heard as a thing. */
const doesThere = (text: string): boolean => {
  const [, verb = ''] =
    /^(?:the|your|their|his|her|my|our) \p{L}+[^s\s] (\p{L}+[^su]s) (?:on|at|in|by|back|again|before|after|when|up)\b/iu.exec(
      text,
    ) ?? [];
  return verb !== '' && (PLAIN_VERBS.has(baseOf(verb)) || NOUN_OR_VERB.has(baseOf(verb)));
};

/** "Guess, dump, wait, dump again": each may be a verb or a noun. */
const isRowOfDeeds = (text: string): boolean => {
  const items = text.split(', ');
  return (
    items.length > 2 &&
    items.every((item) => wordCount(item) < 3 && NOUN_OR_VERB.has((item.split(' ')[0] ?? '').toLowerCase()))
  );
};

/** "The cheap client costs you the good one": a statement, whatever the tagger hears. */
const COSTING =
  /^(?!.*\b(?:that|who|which)\b).*\S (?:costs|means|takes|eats|buys|steals) (?:the|an?|you|your|more|less|every|all|\d|[$£€])/i;

const OF_PEOPLE =
  /^(?:ready|willing|tired|open|curious|serious|committed|stubborn|patient|honest|new|self-employed|employed|married|single|divorced|widowed|retired|between|over|under|able|happy|prepared|brave|determined|good|sick|fed|done|not)\b/i;

const STATES =
  /^(?:(?:and|but|so|honestly) )?(?:i|you|we|they|he|she|it|that|there|nobody|everybody|everyone|no one)(?:'|\b)/i;

/** A list of which one is a statement by itself. */
const holdsStatement = (text: string, short: boolean): boolean => {
  const parts = text.split(', ');
  return parts.some(
    (part, at) => at > 0 && (parts.length > 2 || (short && STATES.test(part))) && formOf(part) === 'clause',
  );
};

/** "Signed, not read", "sent and never opened": what was done to a thing, and what was not. */
const DONE_AND_NOT = /^\p{L}+(?:ed|en|wn|ght|pt|nt|id),?(?: but| and)? (?:not|never) (?:even )?\p{L}+$/iu;

/** "Overwhelmed", "tired of it": how a person is, not how a thing is. */
const isFeeling = (text: string): boolean => {
  const [first] = tokensOf(text);
  return first !== undefined && (ADJECTIVES.has(first.lower) || (first.pos === 'VERB' && first.lower.endsWith('ed')));
};

/** "Looks stupid", "eats daily" */
const DOES = /^(?!(?:was|is|has|does)\b)\p{L}+[^su]s\b/iu;

/** In a story "Apologised to him" is something one did, while "Exhausted by it" is how one was. */
export const actedThen = (text: string, { kind, field }: Context, form: Form): Form =>
  kind === 'story' &&
  form === 'adjective' &&
  (ACTED.test(text) || (field === 'whatSnapped' && DECIDED_AGAINST.test(text))) &&
  !FELT.test(text)
    ? 'past'
    : form;

const ACTED =
  /^(?:(?:basically|simply|finally|just|then) )?(?:\w+(?:(?<!e)ed|greed|freed|teed)|swept|shook|left|quit|dug|cut|shut|put|hit|sold|told|rang|threw)\b/i;

/** "Never paid for a pitch again": what one decided is what one did. */
const DECIDED_AGAINST = /^never (?!.*\bby (?:an?|my|him|her|them|any\w+|some\w+|people)\b)/i;

/** "Quiet as a church", "then nothing": what goes on in a story and needs nobody who does it. */
export const goesOnShortly = (text: string): boolean =>
  /^\p{L}+ as an? \p{L}/iu.test(text) || (/^(?:then|not|just|simply)\b/i.test(text) && wordCount(text) <= 3);
