import { isFiniteAt, PERSONAL } from '../grammar/finite.ts';
import { type Form, formOf } from '../grammar/forms.ts';
import { type Token, tokensOf } from '../grammar/language.ts';
import { SUBORDINATORS } from '../grammar/statement.ts';
import { COGNITION } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Context } from './context.ts';
import { STOPS } from './fit-gerund.ts';
import { COMPLETIONS } from './kinds.data.ts';

/**
 * "Easy! A full diary", "if you want it by Friday, not your club", "ask anyone", "comes the mechanic": what is more than one phrase,
 * or is said to or of nobody that was asked about, is a sentence by itself, and no part of another.
 */
export function isWhole(text: string, form: Form, { kind, field, index, listener, answer }: Context): boolean {
  // "Getting paid starts on the day the credit lands"
  if (
    form === 'gerund' &&
    /^(?:corePhilosophy|oneBeliefTheyShare)$/.test(field) &&
    (DOING_IS.test(text) || WORTH_MORE.test(text))
  )
    return true;
  // "Giving up themes": whether one stops it or gets to do it, nobody has said.
  if (form === 'gerund' && field === 'oneCoreShiftRelief' && !STOPS.test(text)) return true;
  // "Throw away the timer. Please": asked for, and not allowed.
  if (form === 'bare' && field === 'oneCoreShiftRelief' && /\b(?:please|pls|plz)\b/i.test(answer)) return true;
  // "(Open your cupboard.) Send it me"
  if (form === 'bare' && field === 'fingerPointableCostClose' && index > 0) return true;
  // "Stop calling it footfall. Call it head-turn.": an order.
  if (form === 'bare' && field === 'newRootProblem') return true;
  if (/[?!] \S/.test(text) && form !== 'like') return true;
  if (INSIDE_IS.test(text) || (kind === 'belief' && GOOD_TILL.test(text))) return true;
  if (TOLD_TO_LOOK.test(text) && /^(?:cost|scene|truth|cause|bridge)$/.test(kind)) return true;
  if (kind === 'cost' && CHECKED.test(text)) return true;
  if (form === 'subordinate' || form === 'reason')
    return /^(?:fit|notFit)$/.test(kind) ? DISMISSED.test(text) : hasAnotherSubject(text);
  if (kind === 'desire')
    return (
      /^like /i.test(text) ||
      FOR_ONCE.test(text) ||
      (/^(?:noun|gerund)$/.test(form) && !/^(?:know|think|feel|see|hear)ing\b/i.test(text) && holdsStatement(text))
    );
  if (kind === 'scene' && form === 'gerund') return BESIDE_OTHERS.test(text);
  if (form === 'gerund' && (IN_ING_IS.test(text) || FOR_DOING.test(text))) return true;
  if (form === 'gerund' && listener.audience.habits.notes && isRowOfBoth(text)) return true;
  if (isRowOfThings(text, form) && !/^(?:desire|fit|notFit)$/.test(kind)) return true;
  if (form === 'bare') return kind === 'credential' && index > 0 && INVITES.test(text);
  if (form === 'elided' && (IS_SAID_OF.test(text) || (kind === 'cause' && IS_OR_NOT.test(text)))) return true;
  return (
    form === 'elided' &&
    !listener.audience.unsaid &&
    SUBJECT_BEHIND.test(text) &&
    !isSomebody(text) &&
    !(/^(?:is|was)\b/i.test(text) && /^It /.test(COMPLETIONS[kind].elided?.[0] ?? ''))
  );
}

/** "Tensioned in March, good till October": of a thing. */
const GOOD_TILL = /^\p{L}+ed\b[^.]*, (?:good|fine|done|safe|sorted|ready) (?:till|until|for)\b/iu;

/** "Looks good isn't an answer": what people say, and what it is. */
const IS_SAID_OF = /^\p{L}+s (?:\p{L}+ ){1,2}(?:isn't|is not|is|means|doesn't|won't) (?!\p{L}+ing\b)/iu;

/** "Isn't the painting. Isn't the frame.": what the trouble is, or is not. */
const IS_OR_NOT = /^(?:is|was)(?:n't)? /i;

/** "Finding stuff gives you the buzz", "looking at you": what a doing does, and what is done to the listener. */
export const IN_ING_IS =
  /^(?!(?:say|claim|insist|swear|argu|assum|promis|hop|pretend)ing\b)\p{L}+ing (?:(?!who\b|that\b)\p{L}+ ){0,2}(?:gives|makes|takes|costs|means|feels|isn't|doesn't|won't|looks|brings|keeps|leaves|hurts|helps|sounds)\b|^\p{L}+ing (?:(?!who\b|that\b|what\b|which\b)\p{L}+ ){0,2}\p{L}{3,}s (?:you|u|them|her|him)(?=$|[,.]| (?:and|but) )|^(?!.*, )\p{L}+ing (?:an?|the|one|every|each|another) .* is (?:about |around |nearly |over )?[$£€]\d|^(?:look|star|glar|smil|laugh|shout|wav)ing (?:back |down )?(?:at|to) (?:you|u)\b/iu;

/** "Washing up liquid", "running shoes": a thing for doing it, and no deed. */
export const FOR_DOING =
  /^(?:(?:dry|cook|bak|cur|wait|load|sett|fir|cool|heat|soak|brew|proof|ris|mix|lead)ing times?\b|washing[ -]up (?:liquid|bowls?|gloves)|(?:steam|iron|runn|walk|hik|cook|bak|sew|knitt|fish|climb|clean|sleep|train|draw|cutt|carv|measur|mix|wash|danc|swimm)ing (?:irons?|shoes|boots|sticks?|oils?|tins?|trays?|machines?|needles|rods?|products|cloths?|bags?|tapes?|videos?|boards?|mats?|apps?|jugs?|bowls?|kits?|knife|knives|poles?|gear|powder|liquid))\b/iu;

/** "Is now the man with the clipboard", "is the strong one": whom one is. */
const isSomebody = (text: string): boolean =>
  /^(?:is|was)\b/i.test(text) &&
  tokensOf(text.split(/[,.;]/)[0] ?? '')
    .slice(0, 6)
    .some(({ pos, lower }) => lower === 'one' || (pos === 'NOUN' && isPerson(lower)));

/** "Inside of the tree is dark" */
const INSIDE_IS =
  /^(?:inside|outside|under|behind|between|above|below)(?: of)? (?:the|an?|your|my|their|it) ?\p{L}* (?:is|are|was|were) /iu;

/** "When the phone rings you flinch": who does it stands behind the first statement, and no word that opens one before it. */
function hasAnotherSubject(text: string): boolean {
  const tokens = tokensOf(text);
  return tokens.some(
    ({ lower }, at) =>
      at > 2 &&
      (isThingDoing(tokens, at) ||
        ((PERSONAL.has(lower) || lower === 'that') &&
          (isFiniteAt(tokens, at + 1) || (tokens[at + 1]?.pos === 'ADV' && isFiniteAt(tokens, at + 2))))) &&
      !/^(?:,|and|or|but)$/.test(tokens[at - 1]?.lower ?? '') &&
      !SUBORDINATORS.has(tokens[at - 1]?.lower ?? ''),
  );
}

/** "(When the sole's done) the boot's done": a thing and what becomes of it, where nobody sees or knows it before. */
function isThingDoing(tokens: readonly Token[], at: number): boolean {
  const [before, thing] = [tokens[at - 1], tokens.slice(at + 1, at + 4).findIndex(({ pos }) => pos === 'NOUN')];
  const [verb, then] = [at + 2 + thing, tokens[at + 3 + thing]];
  return (
    /^(?:the|an?|my|your|our|his|her|their|its)$/.test(tokens[at]?.lower ?? '') &&
    thing >= 0 &&
    before?.pos !== 'ADP' &&
    !COGNITION.has(before?.lemma ?? '') &&
    tokens.slice(2, at).some((token, index) => token.lower === "'s" || isFiniteAt(tokens, index + 2)) &&
    (isFiniteAt(tokens, verb) || (tokens[verb]?.lower === "'s" && /^(?:VERB|ADJ|ADV)$/.test(then?.pos ?? '')))
  );
}

/** "Cling film, foam strip, a radiator left on": what may be a deed is one of the things it stands among. */
function isRowOfThings(text: string, form: Form): boolean {
  const [first = '', ...others] = text.split(/, (?:and )?/);
  const [, next] = tokensOf(first);
  return (
    form === 'bare' && others.length > 1 && next?.pos === 'NOUN' && others.every((other) => formOf(other) === 'noun')
  );
}

/** "Adding 10%, ringing the batcher at four, second supplier on speed dial": deeds among things. */
function isRowOfBoth(text: string): boolean {
  const [, ...others] = text.split(/, (?:and )?/);
  const forms = others.map((other) => formOf(other));
  return forms.includes('gerund') && forms.includes('noun');
}

/** "Housewarming at Jay's, someone shouts": where it is, and what somebody else does there. */
const BESIDE_OTHERS =
  /^\p{L}+ing (?:at|for) [^,]+, (?:someone|somebody|everyone|everybody|nobody|(?:an?|the|my|your|his|her|their) \p{L}+|\p{L}+) \p{L}{2,}s\b/iu;

/** "Be honest", "go look at your desktop": the listener is told to. */
const TOLD_TO_LOOK =
  /^(?:(?:just|now|so) )?(?:be (?:honest|real|fair)(?: with \p{L}+)?$|go (?:and )?(?:look|see|check|open|count|ask|read)\b|see for yourself\b)/iu;

/** "Check your bank app": to see what it cost. */
const CHECKED = /^(?:check|count|look (?:it|them) up|add (?:it|them) up|see) ?(?:$|(?:your|the|any|how|what)\b)/i;

/** "Come and count", "ask anyone": the listener is sent to see for themselves. */
const INVITES =
  /^(?:come|see|ask|google|check|look|ring|call|visit|go|try|watch|read|find|count|test|message|dm|text|email|judge)\b/i;

/** "Walking in and everyone's already sat down": a statement hangs on what is not one. */
const holdsStatement = (text: string): boolean =>
  text
    .split(/,? (?:and|but) |, /)
    .slice(1)
    .some((part) => formOf(part) === 'clause');

/** "For once the phone rings", "just once, a client who reads it" */
const FOR_ONCE = /^(?:(?:just|only) )?(?:for once|once|for a change|one day|some ?day|at last)\b/i;

/** "If you want it by Friday, not your club", "if you own a drill, welcome": who it is for is said already. */
const DOING_IS =
  /^(?!(?:believ|think|know|trust)ing\b)\p{L}{2,}ing (?:(?:the|an?|your) )?(?:\p{L}+ ){0,2}(?:starts|begins|beats|is|ought|should|must|can|means|takes|costs|comes|ends|stops|needs|makes|works|pays|saves|wins)\b/iu;
/** "Knowing the kiln matters more than changing the glaze": what one deed is worth beside another. */
const WORTH_MORE =
  /^\p{L}{2,}ing\b[^,]* (?:matters|counts|helps|does|says|weighs|tells (?:you|me|us)|teaches (?:you|me|us)|saves|brings|is worth) (?:\p{L}+ )?(?:more|less|better) than \p{L}{2,}ing\b/iu;
const DISMISSED =
  /, (?:then |so )?(?:not|wrong|nope|no|sorry|hi|hello|welcome|bye|please|come|go|try|great|perfect|good|fine)\b|\byou (?:don't|do not|won't) need (?:me|us|this|it)\b/i;

/** "Then comes the inspector", "is a shock", "is very difficult to find one": who or what it is stands behind the verb, or goes unsaid. */
const SUBJECT_BEHIND =
  /^(?:(?:then|now|still|again|first|so|also) )?(?:(?:comes?|goes|waits|stands|lies|begins|starts|follows|arrives|remains|stays|helps|came|went|stood|began) (?:again |also |only )?(?:an?|the|my|his|her|their|its|nothing|another|more|two|three|four|five|\d)\b|(?:is|are|was|were)(?:n't)? (?!(?:not |always |still |never |so |too |very |only |just )*(?:able|afraid|ashamed|tired|exhausted|sick|proud|scared|lonely|ready|happy|busy|stuck|sure|in|on|at|up|out|off|back|alone|awake|late|broke|wiped|burnt|fed|worn|\p{L}+ing)\b)|has (?:no sense|become)\b)/iu;
