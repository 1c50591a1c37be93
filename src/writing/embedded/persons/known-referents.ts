import { KINDS } from '../answers/kinds.data.ts';
import { isFiniteAt } from '../grammar/finite.ts';
import { singularOf, type Token, textOf } from '../grammar/language.ts';
import { isAnybodys } from './anybodys.ts';
import { isJustToldOf } from './just-told-of.ts';
import { SETS, THIRDS, thirdOf, YOU } from './pronouns.ts';
import { fits, isPerson } from './rivals.ts';
import { isRival, type State } from './subjects.ts';

/** How many of them, before "of them". */
const COUNTED = /^(?:one|two|three|four|five|six|some|several|both|half|few|couple|\d+)$/;

const OF_KIN =
  /\b(?:father|dad|mother|mum|mom|brother|sister|uncle|aunt|grandfather|grandmother|boss|partner|husband|wife), who\b.*\bwho \p{L}+$/iu;

const TELLING = /^(?:told|said|asked|wrote|rang|called|texted|emailed|admitted|sent|phoned|messaged|cried|thanked)$/;

/**
 * Which of them. "One of them told me": somebody the speaker has met, and nobody who listens. "They ring me, any one of them": the
 * same as rang. Null where "them" stands otherwise.
 */
export function oddsOfSome({ tokens, listeners, rivals, audience, past }: State, index: number): number | null {
  if (tokens[index]?.lower !== 'them' || tokens[index - 1]?.lower !== 'of') return null;
  const many = tokens[index - 2]?.lower ?? '';
  // "One of them's on a call with the camera off": of a couple that listens.
  if (audience.habits.are === 'couples' && !audience.habits.addresses && /^(?:one|both|either|neither)$/.test(many))
    return rivals.some(({ kind }) => kind === 'people') ? null : 0.95;
  const any = many === 'any' || (many === 'one' && /^(?:any|every)$/.test(tokens[index - 3]?.lower ?? ''));
  const opening = tokens[index - (many === 'any' ? 3 : 4)]?.lower;
  if (any && opening === ',' && listeners.size > 0) {
    const last = Math.max(...listeners);
    const others = rivals.some((rival) => rival.index > last && /^(?:people|things)$/.test(rival.kind));
    return others ? null : 0.95;
  }
  // "My hands in my pockets, my wife sewed one of them shut": of what was just named.
  const last = rivals.findLast((rival) => /^(?:people|things)$/.test(rival.kind));
  const mine = last?.kind === 'things' && /^(?:my|our)$/.test(tokens[last.index - 1]?.lower ?? '');
  if (mine && COUNTED.test(many) && ![...listeners].some((at) => at > last.index)) return 0.05;
  // "Nine hundred more knocks. One of them during dinner."
  const counted = index === 2 && COUNTED.test(many) && past.pieces > 0 && !past.named;
  if (counted && /^(?:ADP|PUNCT)$/.test(tokens[index + 1]?.pos ?? 'PUNCT')) return 0.05;
  const next = tokens[index + 1]?.pos === 'ADV' ? index + 2 : index + 1;
  return COUNTED.test(many) && TELLING.test(tokens[next]?.lower ?? '') && isFiniteAt(tokens, next) ? 0.05 : null;
}

/** Where who "they" or "she" is is certain from the words around it; null elsewhere. */
export function oddsOfNamed(state: State, index: number): number | null {
  const { tokens, listeners, rivals } = state;
  const [before2, before, pronoun] = [-2, -1, 0].map((step) => tokens[index + step]?.lower ?? '');
  const last = rivals.at(-1);
  const said = tokens[index + 1];
  // "If you show somebody they nod", "he sucks his teeth, you know how they do".
  if (
    pronoun === 'they' &&
    last?.kind === 'anybody' &&
    last.index === index - 1 &&
    said?.pos === 'VERB' &&
    said.lower === said.lemma &&
    tokens.slice(0, index).some(({ lower }) => /^(?:if|when)$/.test(lower))
  )
    return 0.03;
  if (
    pronoun === 'they' &&
    before2 === 'know' &&
    before === 'how' &&
    /^(?:do|are|can|get)$/.test(tokens[index + 1]?.lower ?? '') &&
    /^(?:|,)$/.test(tokens[index + 2]?.lower ?? '')
  )
    return 0.03;
  // "Entries HMRC can go back over, they can go three years back": an office by its letters.
  if (
    pronoun === 'they' &&
    before === ',' &&
    tokens.slice(0, index).some(({ text }, at) => /^\p{Lu}{3,}$/u.test(text) && isFiniteAt(tokens, at + 1))
  )
    return 0.05;
  // "The colleagues think they are cold": what others say of the listener.
  if (
    pronoun === 'they' &&
    state.audience.asked === 'reputationCost' &&
    state.audience.pronoun === 'they' &&
    /^(?:think|thinks|thought|believe|say|says|said|assume|assumes|decide|decides|that)$/.test(before ?? '') &&
    !tokens.slice(0, index).some(({ lower }) => lower === 'i')
  )
    return 0.97;
  // "Nobody does it, they stand you up": who does it otherwise.
  if (
    pronoun === 'they' &&
    listeners.size === 0 &&
    last?.kind === 'anybody' &&
    tokens[last.index]?.lower === 'nobody' &&
    tokens.slice(last.index, index).some(({ lower }) => lower === ',')
  )
    return 0.05;
  if (pronoun === 'they' && isBesideAnybody(state, index)) return 0.05;
  if (pronoun === 'they' && isAnybodys(state, index)) return 0.05;
  if (pronoun === 'they' && haveWhatIsNamed(state, index)) return 0.97;
  // "One fellow, a huge man, he whispered it", "my rival, I won't name him", "new volunteer, nobody's told her": who was told of right before.
  if (/^(?:she|he|him|his)$/.test(pronoun ?? '') && isToldOf(state, pronoun === 'she' ? 'she' : 'he')) return 0.05;
  // "New volunteer, nobody's told her where the cups are"
  if (pronoun === 'her' && isNewcomer(state)) return 0.05;
  // "From his father, who heard it from the man who sold him the machine": the father.
  if (/^(?:him|her)$/.test(pronoun ?? '') && OF_KIN.test(textOf(tokens.slice(0, index)))) return 0.05;
  if (isJustToldOf(state, index)) return 0.05;
  // "I say that to people and they don't like it".
  if (
    pronoun === 'they' &&
    last?.kind === 'people' &&
    last.index === index - 2 &&
    before2 === 'people' &&
    /^(?:to|tell|with)$/.test(tokens[index - 3]?.lower ?? '')
  )
    return 0.05;
  // "One lady showed me her receipts, she'd kept them": what somebody else does is done to what she has.
  const things = rivals.findLast(({ kind }) => /^(?:people|things)$/.test(kind))?.kind === 'things';
  const doer = tokens.findLastIndex(({ lower }, at) => at < index && /^(?:she|he)$/.test(lower));
  const done = doer !== -1 && tokens.slice(doer + 1, index).every(({ pos }) => /^(?:AUX|ADV|VERB)$/.test(pos));
  if (pronoun === 'them' && listeners.size === 0 && things && done) return 0.05;
  // "I had a man start at eighty, and the kids all know his signs, they say …": whom the speaker tells of.
  if (listeners.size === 0 && pronoun === 'they' && toldByMe(state)) return 0.05;
  // "Letting the clues choose their own place": what is let do it does it for itself.
  const letting = tokens.findLastIndex(({ lemma }, at) => at < index && /^(?:let|make|watch)$/.test(lemma));
  if (
    pronoun === 'their' &&
    said?.lower === 'own' &&
    last?.kind === 'things' &&
    letting !== -1 &&
    last.index - letting < 4
  )
    return 0.05;
  // "Somebody with soil on their hands": the hands are that somebody's.
  if (pronoun === 'their' && isWithTheirs(state, index)) return 0.05;
  // "Pads that not even their owner can read": of the pads.
  if (pronoun === 'their' && last?.kind === 'things' && /^(?:owner|maker|author|inventor)s?$/.test(said?.lower ?? ''))
    return 0.05;
  // "There's the other six, they have a group": who was just set beside.
  if (pronoun === 'they' && before === ',' && tokens[index - 2]?.pos === 'NUM' && tokens[index - 3]?.lower === 'other')
    return 0.05;
  // "The presser telling the next shed she's slow": what one says to the other of the listener.
  if (
    /^(?:she|he)$/.test(pronoun ?? '') &&
    pronoun === state.audience.pronoun &&
    state.audience.asked === 'reputationCost' &&
    listeners.size === 0 &&
    TELLING_OTHERS.test(textOf(tokens.slice(0, index))) &&
    !(pronoun === 'she' ? OF_WOMEN : OF_MEN).test(textOf(tokens.slice(0, index)))
  )
    return 0.95;
  // "Asking the gang what they feel like": those who are asked.
  if (
    /^(?:they|she|he)$/.test(pronoun ?? '') &&
    listeners.size === 0 &&
    ASKING_WHAT.test(textOf(tokens.slice(0, index)))
  )
    return 0.05;
  // "(Cutting the same hole for a year.) Nobody telling them to.": the one of whom it was asked.
  if (
    /^(?:them|him|her)$/.test(pronoun ?? '') &&
    thirdOf(pronoun ?? '') === state.audience.pronoun &&
    listeners.size === 0 &&
    state.audience.asked !== null &&
    KINDS[state.audience.asked][1] === 'audience' &&
    NOBODY_TELLING.test(textOf(tokens.slice(0, index)))
  )
    return 0.95;
  return oddsOfToldHer(state, index) ?? oddsOfUnsaid(state, index);
}

const TELLING_OTHERS =
  /^(?:the|an?|one|some|my) \p{L}+(?: \p{L}+)? (?:telling|tells|told) (?:the|an?|everybody|everyone|somebody|people)(?: \p{L}+){0,2}(?: that)?$/iu;
const OF_WOMEN =
  /\b(?:mother|wife|sister|daughter|mum|mom|nan|gran|aunt|lady|woman|girl|bride|niece|girlfriend|actress|nun)s?\b/i;
const OF_MEN =
  /\b(?:father|husband|brother|son|dad|grandad|uncle|man|bloke|lad|boy|boss|guy|fella|nephew|boyfriend)s?\b/i;

const ASKING_WHAT =
  /(?:^|[,.] |\b(?:and|then|keep) )(?:ask|asks|asking) (?:the|an?|your|my|some|every|all)(?: \p{L}+){1,3} (?:what|how|if|whether|why|where|when|which \p{L}+)$/iu;

const NOBODY_TELLING =
  /^(?:(?:and|but) )?(?:nobody|no one|everybody|everyone) (?:\p{L}+ )?(?:tell|ask|show|teach|warn|help|push|thank|stopp|forc|believ)ing$/iu;

/**
 * "Asks permission with their shoulders", "wants to be liked by people they're there to disappoint": where the listener is left out, and
 * nobody else could be meant, the listener.
 */
function oddsOfUnsaid({ tokens, audience, rivals, past }: State, index: number): number | null {
  const { unsaid, habits, asked } = audience;
  const person = thirdOf(tokens[index]?.lower ?? '');
  // Who opens a piece, where the listener is left out, is mostly somebody else.
  if (index === 0 && tokens[index]?.lower === person) return null;
  if (!unsaid || !person || habits.rank[person] !== 0 || !asked) return null;
  const [kind, about] = KINDS[asked];
  if (about !== 'audience' && !/^(?:offer|entry)$/.test(kind)) return null;
  const relative = (at: number): boolean => at === index - 1 && /^(?:AUX|VERB|ADV)$/.test(tokens[index + 1]?.pos ?? '');
  const here = rivals.some((rival) => fits(rival, person) && (rival.kind === 'anybody' || !relative(rival.index)));
  return here || past.others.some((rival) => fits(rival, person)) ? null : 0.99;
}

/** "(Half the hall watches the bride.) Her veil on the floor.": hers who was named last, and is nobody's sister or wife. */
export function isOfOneSeen({ tokens, audience, past }: State, index: number): boolean {
  const person = thirdOf(tokens[index]?.lower ?? '');
  if (index > 0 || !/^(?:her|his)$/.test(tokens[0]?.lower ?? '') || !person || past.last[person] === 'listener')
    return false;
  const seen = past.others.findLast((rival) => fits(rival, person));
  return (
    seen?.gender === person &&
    !seen.owned &&
    !audience.unsaid &&
    !past.addressed &&
    !tokens.some((token, at) => token.pos === 'AUX' || isFiniteAt(tokens, at))
  );
}

/** "One fellow", "my rival", where the listener was not spoken of since. */
const isToldOf = ({ tokens, rivals, listeners }: State, person: 'she' | 'he'): boolean =>
  rivals.some(
    ({ index, kind, gender }) =>
      kind === 'one' &&
      (gender === null || gender === person) &&
      /^(?:one|my|our|new|another)$/.test(tokens[index - 1]?.lower ?? '') &&
      ![...listeners].some((at) => at > index),
  );

const isNewcomer = ({ tokens, rivals, listeners }: State): boolean =>
  listeners.size === 0 &&
  rivals.some(({ index, kind, gender }) => kind === 'one' && gender !== 'he' && tokens[index - 1]?.lower === 'new');

/** "In the shop they say to her, when …": where the listener is one, several who tell her are others. */
function oddsOfToldHer({ tokens, audience, rivals }: State, index: number): number | null {
  const { rank, addresses } = audience.habits;
  const said = tokens.findLastIndex(({ lower }, at) => at <= index && lower === 'they');
  const [verb, ...to] = tokens.slice(said + 1, said + 4);
  const told = to[0]?.lower === 'to' ? to[1] : to[0];
  const person = THIRDS.find((one) => one !== 'they' && SETS[one].has(told?.lower ?? ''));
  if (said === -1 || !person || rank[person] !== 0 || addresses || !/^(?:say|tell|ask)$/.test(verb?.lower ?? ''))
    return null;
  if (index === said) return 0.05;
  return tokens[index] === told && !rivals.some(({ kind }) => kind === 'one') ? 0.95 : null;
}

/** "Somebody with …" and a thing of theirs right behind it. */
const isWithTheirs = ({ tokens }: State, index: number): boolean => {
  const somebody = tokens.findLastIndex(({ lower }, at) => at < index && /^(?:somebody|someone)$/.test(lower));
  return (
    somebody !== -1 &&
    tokens[somebody + 1]?.lower === 'with' &&
    tokens.slice(somebody + 2, index).every(({ pos }) => /^(?:NOUN|ADJ|DET|ADP|NUM)$/.test(pos))
  );
};

/** "She ran a school, this one", "she said to me, Margaret, …", "the warden I meet, and she's sixty": one whom the speaker has met. */
export const isToldOfOne = (tokens: readonly Token[]): boolean => TOLD_OF_ONE.test(textOf(tokens));

const TOLD_OF_ONE =
  /^(?:[Ss]he|[Hh]e)\b[^,;]*, this one,|\b(?:she|he) (?:once |actually )?(?:said to|told) me, \p{Lu}\p{Ll}+,|^[Tt]he \p{L}+ (?:I|we) (?:meet|see|know|get),? (?:and )?(?:she|he)\b/u;

/** "I had a man start at eighty-three", "one pair, they live near Thirsk": the speaker tells of somebody. */
function toldByMe({ tokens, rivals }: State): boolean {
  const [first, second, third] = [0, 1, 2].map((at) => tokens[at]?.lower ?? '');
  if (first === 'one')
    return third === ',' && (isPerson(second ?? '') || /^(?:pair|couple|family)$/.test(second ?? ''));
  return (
    first === 'i' &&
    /^(?:had|met|knew|know|taught|saw)$/.test(second ?? '') &&
    /^(?:an?|one|two|this|another)$/.test(third ?? '') &&
    rivals.length > 0
  );
}

/**
 * "We go round her house with a torch and she finds …": where women listen and no other was named, the one it is done with; and
 * "they drill it" further down is still said of her.
 */
export function oddsOfAvatar({ tokens, audience, rivals, past, listeners }: State, index: number): number | null {
  const { asked, habits } = audience;
  const person = habits.are === 'women' ? 'she' : habits.are === 'men' ? 'he' : null;
  if (!person || !asked || habits.addresses || !/^(?:list|approach|offer|entry)$/.test(KINDS[asked][0])) return null;
  const lower = tokens[index]?.lower ?? '';
  const others = [...rivals, ...past.others];
  if (SETS[person].has(lower))
    return others.some(({ kind, gender }) => kind === 'one' && (!gender || gender === person)) ? null : 0.97;
  const avatar =
    past.last[person] === 'listener' || [...listeners].some((at) => SETS[person].has(tokens[at]?.lower ?? ''));
  return lower === 'they' && avatar && habits.rank.they < 9 && others.every(({ kind }) => kind !== 'people')
    ? 0.97
    : null;
}

/** "A phone call, I usually do them on a Sunday": what the speaker does are things; but "I do them a plan" is for somebody. */
export function areThingsDone({ tokens }: State, index: number): boolean {
  if (tokens[index]?.lower !== 'them' || !/^(?:do|did|done|doing)$/.test(tokens[index - 1]?.lower ?? '')) return false;
  let at = index - 2;
  while (/^(?:ADV|AUX)$/.test(tokens[at]?.pos ?? '')) at -= 1;
  return (
    /^(?:i|we)$/.test(tokens[at]?.lower ?? '') && !/^(?:DET|NUM|NOUN|PROPN|ADJ)$/.test(tokens[index + 1]?.pos ?? '')
  );
}

/** "I don't tune the alerts, I delete them": what the speaker does one thing to, and then another. */
export function areThingsNamed({ tokens }: State, index: number): boolean {
  if (!/^th(?:em|ey)$/.test(tokens[index]?.lower ?? '')) return false;
  const said = textOf(tokens.slice(0, index + 1));
  const [, thing = ''] = DONE_TWICE.exec(said) ?? DONE_UNTIL.exec(said) ?? [];
  return thing !== '' && !isPerson(singularOf(thing.toLowerCase()));
}
/** "Dry the beans till they don't stick to your hand" */
const DONE_UNTIL =
  /^(?:\p{L}+ )?(?:the|those|these|your|all the) (?:[\p{L}-]+ ){0,2}?(\p{L}+[^s\P{L}]s) (?:till|until) they$/iu;
const DONE_TWICE =
  /\b(?:I|we) (?:\p{L}+ )?(?:don't |do not |never |no longer |won't )?\p{L}+ (?:the|these|those|all|any|your) (?:[\p{L}-]+ ){0,2}?(\p{L}+[^s\P{L}]s)[,;:]? (?:and |but |so )?(?:I|we) (?:\p{L}+ )?\p{L}+ them$/iu;

/** "They're not carrying a vehicle, they're carrying people": what is held true together is said of those who hear it. */
export function areSharing({ tokens, audience, rivals, subject }: State, index: number): boolean {
  if (audience.asked !== 'oneBeliefTheyShare' || audience.habits.addresses) return false;
  const lower = tokens[index]?.lower ?? '';
  // "We both know she shouldn't be up there".
  if (/^(?:she|he)$/.test(lower) && audience.pronoun === lower)
    return (
      audience.habits.rank[lower === 'she' ? 'she' : 'he'] === 0 &&
      rivals.every(({ kind, index: at }) => kind === 'thing' || tokens[at]?.lower === 'one')
    );
  if (audience.habits.rank.they !== 0) return false;
  // "She's just been waiting for them": somebody else is, and not "Loving them is work".
  const awaited = lower === 'them' && isRival(subject) && subject.kind === 'one';
  return (/^(?:they|their)$/.test(lower) || awaited) && rivals.every(({ kind }) => kind === 'thing' || kind === 'one');
}

/**
 * Where nobody but things was named: "the next time they see that customer" and "selling what they ordered" are of the listener, whom the
 * project speaks of as "they". So is "parents asking when they're going back to work": of those who ask it is not asked.
 */
export function oddsOfOnlyOnes({ tokens, past, rivals, audience: { habits } }: State, index: number): number | null {
  if (index === 0 || tokens[index]?.lower !== 'they' || !past.implied) return null;
  if (habits.rank.they !== 0 || habits.addresses) return null;
  const [verb, before] = [tokens[index - 2], tokens[index - 1]];
  if (
    /^(?:when|whether|if|why|what)$/.test(before?.lower ?? '') &&
    /^(?:ask|asks|asking|wonder|wonders|wondering)$/.test(verb?.lower ?? '') &&
    tokens.slice(0, index - 2).some(({ lower }) => ASKING.test(lower))
  )
    return 0.97;
  if ([...past.others, ...rivals].some(({ kind }) => !/^(?:thing|anybody)/.test(kind))) return null;
  const next = tokens[tokens[index + 1]?.pos === 'ADV' ? index + 2 : index + 1];
  if (isBesideAnybody({ tokens }, index)) return null;
  if (SENTIENT.test(next?.lower ?? '')) return 0.97;
  const inIng = [tokens[0], verb].every((one) => one?.pos === 'VERB' && one.lower.endsWith('ing'));
  return inIng && before?.lower === 'what' && !HEARING.test(verb?.lower ?? '') ? 0.98 : null;
}

/** "Nobody out there is mad at you, they just want to hear the man": beside "you", who was told of is not spoken to. */
const isBesideAnybody = ({ tokens }: Pick<State, 'tokens'>, index: number): boolean => {
  const before = tokens.slice(0, index);
  return (
    before.at(-1)?.lower === ',' &&
    /^(?:nobody|no|everybody|everyone|somebody|someone)$/.test(before[0]?.lower ?? '') &&
    (before[0]?.lower !== 'no' || before[1]?.lower === 'one') &&
    before.some(({ lower }) => YOU.has(lower)) &&
    !before.some(({ lower }) => thirdOf(lower) !== undefined)
  );
};

/** "I call it booth-bound, they're booth-bound": who has the trouble that is named, and nobody who laughs at the name. */
const haveWhatIsNamed = ({ tokens, rivals, audience }: State, index: number): boolean =>
  audience.asked === 'newRootProblem' &&
  audience.pronoun === 'they' &&
  audience.habits.rank.they === 0 &&
  !audience.habits.addresses &&
  /^(?:i|we)$/.test(tokens[0]?.lower ?? '') &&
  /^calls?$/.test(tokens[1]?.lower ?? '') &&
  rivals.every(({ kind }) => kind === 'thing') &&
  !tokens.some(
    ({ lemma }, at) => at > index && /^(?:laugh|remember|forget|nod|call|name|hate|love|like|smile)$/.test(lemma),
  );

/** Who asks the listener. */
const ASKING =
  /^(?:parents|mum|mom|mother|dad|father|wife|husband|partner|family|boss|friends|mates|kids|children|in-laws|brothers?|sisters?)$/;
/** What no thing does. */
const SENTIENT = /^(?:see|hear|want|know|think|believe|say|tell|ask|hope|wish|dread|remember|forget|love|hate|decide)$/;
const HEARING = /^(?:hear|see|read|notic|guess|wonder|know|find)ing$/;
