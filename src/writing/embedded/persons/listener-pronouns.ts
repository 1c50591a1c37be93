import { isFiniteAt, PERSONAL } from '../grammar/finite.ts';
import { singularOf, type Token } from '../grammar/language.ts';
import { goesBackToOthers, isContrast, isHandled } from './named-before.ts';
import { ACTS_ON_OTHERS, COGNITION, GROUPS, OF_THE_BODY, PERISHING } from './person.data.ts';
import { owns } from './possessives.ts';
import { NOMINATIVE, SETS } from './pronouns.ts';
import { isPerson, type Rival } from './rivals.ts';
import { doerFor, isRival, isSeveral, type State, type Subject } from './subjects.ts';

/** "They go over their head": what others do to somebody. */
const BEHIND_BACKS = /^(?:backs?|heads?|noses?|feet)$/;
const ANYONE = /^(?:any|every|some|no)(?:body|one)$/;

/** Whether "they", "them" or "their" is the listener. */
export function isListener(state: State, index: number): boolean {
  const { tokens, audience, past, named, gender } = state;
  const lower = tokens[index]?.lower ?? '';
  const alone = named.has('she') || named.has('he') || (gender !== null && !named.has('they'));
  const opens = index === 0 && COGNITION.has(tokens[1]?.lemma ?? '') && past.gender === null && !isBesideAvatar(state);
  const couple = (audience.pronoun === 'she' || audience.pronoun === 'he') && past.one === null;
  if (
    couple &&
    lower === 'them' &&
    tokens[index - 1]?.lower === 'of' &&
    tokens[index - 2]?.lower === 'both' &&
    index < 9 &&
    state.rivals.every(({ kind }) => kind === 'thing' || kind === 'things')
  )
    return true;
  if (audience.thirds.has('they') && !named.has('they') && !opens) return false;
  if (alone && state.rivals.some(({ kind }) => kind === 'one' || kind === 'people')) return false;
  if (lower === 'they' && past.gender !== null && isBesideAvatar(state)) return false;
  if (named.size === 0 && !past.named && goesBackToOthers(state, index)) return false;
  if (lower === 'they') return isListenerSubject(state, index);
  if (lower === 'them') return isListenerObject(state, index);
  if (/^themsel/.test(lower)) {
    const to = tokens.findLastIndex((one, at) => one.lower === 'to' && at < index && at > index - 5);
    if (tokens[to - 1]?.pos === 'NOUN') return false;
    const subject = doerFor(state, index);
    if (isRival(subject) && subject.kind === 'anybody') return named.size > 0 && tokens[index - 1]?.pos === 'ADP';
    return (
      !isRival(subject) ||
      ((subject.kind === 'thing' || tokens[index - 1]?.pos === 'ADP') &&
        subject.kind !== 'people' &&
        subject.kind !== 'things')
    );
  }
  const others = tokens.findLastIndex((one, at) => one.lower === 'they' && at < index);
  if (others > 0 && named.size === 0 && !state.listeners.has(others)) return false;
  if (past.others && !past.named && named.size === 0) return false;
  if (lower === 'theirs' && named.size === 0 && tokens.slice(0, index).some((one) => GROUPS.has(one.lower)))
    return false;
  if (
    /^(?:over|behind|under|beneath)$/.test(tokens[index - 1]?.lower ?? '') &&
    BEHIND_BACKS.test(tokens[index + 1]?.lower ?? '')
  )
    return true;
  if (
    /^(?:who|how|why|what|where)$/.test(tokens[index - 1]?.lower ?? '') &&
    ANYONE.test(tokens[index - 2]?.lower ?? '')
  )
    return false;
  const companion = state.rivals.find((one) => one.index === index - 2 && !one.owned);
  if (
    lower === 'their' &&
    named.size === 0 &&
    tokens[index - 1]?.lower === 'with' &&
    /^(?:people|things)$/.test(companion?.kind ?? '')
  )
    return false;
  const holder = ownClauseSubject(state, index);
  if (!isSeveral(holder) || !isRival(holder)) return true;
  if (holder.kind === 'anybody') return named.size > 0 || past.named;
  if (/^(?:and|or|,|nor)$/.test(tokens[index - 1]?.lower ?? '') && (holder.owned || named.size > 0)) return true;
  const verb = tokens.slice(holder.index + 1, index).find(({ pos }) => pos === 'VERB');
  return (
    verb !== undefined && ACTS_ON_OTHERS.has(verb.lemma) && (named.size > 0 || past.named || state.rivals.length === 1)
  );
}

/** "They tell her it's lovely": where the listener is "she", others do it. */
const isBesideAvatar = ({ tokens, audience: { pronoun } }: State): boolean =>
  (pronoun === 'she' || pronoun === 'he') && tokens.some(({ lower }) => SETS[pronoun].has(lower));

/** The subject of the clause a word stands in, also before its verb: "guests in their Sunday best". */
function ownClauseSubject(state: State, index: number): Subject {
  const { tokens, rivals } = state;
  const relative = tokens.slice(0, index).findLastIndex(({ lower }) => lower === 'who' || lower === 'whose');
  if (relative > 0 && !tokens.slice(relative, index).some(({ lower }) => lower === ',')) {
    const head = rivals.findLast((one) => one.index < relative && one.kind !== 'thing');
    const joined = head?.index === relative - 1 || tokens[relative - 1]?.pos === 'CCONJ';
    if (head && joined) return head.kind === 'one' ? 'none' : head;
  }
  if (/^[;:]$/.test(tokens[index - 1]?.lower ?? '')) return 'none';
  const last = rivals.findLast((one) => one.index < index);
  if (last?.kind === 'people' && last.index === index - 2 && tokens[index - 1]?.pos === 'ADP' && state.named.size === 0)
    return last;
  if (
    last?.kind === 'people' &&
    tokens[last.index + 1]?.lower.endsWith('ing') &&
    !tokens.slice(last.index, index).some(({ lower }) => lower === ',')
  )
    return last;
  return state.subject;
}

/** Whether "they" is the listener. */
function isListenerSubject(state: State, index: number): boolean {
  const { tokens, audience, past, named, rivals, subject } = state;
  const before = tokens[index - 1]?.lower ?? '';
  const seen = named.size > 0 || past.named;
  if (named.size === 0 && otherThey(state, index) !== -1) return false;
  if (before === 'that' && tokens[index - 2]?.lower === 'so' && rivals.length > 0 && hasObject(tokens, index))
    return false;
  if (isContrast(tokens, index, named.size > 0)) return false;
  if (tokens[0]?.lower === 'the' && seen && /^(?:more|less|\p{L}+er)$/u.test(before)) return true;
  if (
    /^(?:them|themselves)$/.test(tokens[index - 2]?.lower ?? '') &&
    /^(?:when|if|why|what|how|where|that|whether)$/.test(before) &&
    !state.listeners.has(index - 2)
  )
    return false;
  if (index <= 1 && past.things && !past.named && !hasObject(tokens, index)) return false;
  let noun = index - 1;
  while (tokens[noun]?.pos === 'ADV' && !/^(?:why|how|when|where)$/.test(tokens[noun]?.lower ?? '')) noun -= 1;
  const several = rivals.filter(
    ({ kind, index: at }) => (kind === 'people' || kind === 'things' || kind === 'anybody') && at !== noun,
  );
  const last = several.at(-1);
  if (
    past.others &&
    (index <= 1 || (!past.named && named.size === 0 && rivals.every(({ kind }) => kind !== 'people'))) &&
    (!past.named ||
      hasObject(tokens, index) ||
      tokens.slice(index, index + 5).some(({ pos, lemma }) => pos === 'VERB' && past.othersDo.has(lemma)))
  )
    return false;
  const group = isRival(subject) && tokens[subject.index];
  if (
    group &&
    /^(?:whether|if)$/.test(before) &&
    /^(?:need|want|should)$/.test(tokens[index + 1]?.lower ?? '') &&
    GROUPS.has(group.lower)
  )
    return false;
  if (group && GROUPS.has(group.lower) && past.named && named.size === 0 && /^(?:and|but)$/.test(before)) return false;
  if (!last) return true;
  if (
    last.kind === 'anybody' &&
    /^(?:what|how|when|where|as)$/.test(before) &&
    index - last.index < 4 &&
    /^(?:like|want|please|need|can|choose)/.test(tokens[index + 1]?.lower ?? '')
  )
    return false;
  if (
    last.kind === 'people' &&
    /^(?:why|what|how|whether|if|where)$/.test(before) &&
    /^(?:ask|tell|show|teach)$/.test(tokens.slice(0, last.index).findLast(({ pos }) => pos === 'VERB')?.lemma ?? '')
  )
    return false;
  const contact = /^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? '') && state.main !== null && isSeveral(state.main);
  if (contact && named.size === 0) return false;
  const thought =
    COGNITION.has(tokens[index - 1]?.lemma ?? '') ||
    (/^(?:that|if|how|when)$/.test(before) && COGNITION.has(tokens[index - 2]?.lemma ?? ''));
  if (thought) return true;
  const asked = before === 'who' || (before === 'what' && /^(?:are|'re|were)$/.test(tokens[index + 1]?.lower ?? ''));
  if (asked && !seen && last.kind !== 'anybody') return false;
  if (last.kind === 'things') {
    const theirs = isRival(subject) && (subject.index === last.index || tokens[subject.index]?.lower === 'they');
    if (theirs && /^(?:,|;|because|since)$/.test(before) && !hasObject(tokens, index)) return seen;
    return !fitsThings(tokens, index, last);
  }
  if (
    last.kind === 'anybody' &&
    !seen &&
    isRival(subject) &&
    subject.index === last.index &&
    !(before === 'because' && /^(?:nobody|no one)$/.test(tokens[last.index]?.lower ?? ''))
  )
    return SOMEONE.test(tokens[last.index]?.lower ?? '') && /^(?:and|but|,|so|then|while|when)$/.test(before);
  if (!isRival(subject) || !isSeveral(subject)) return true;
  if (seen && /^(?:if|unless|when)$/.test(before) && /^(?:nobody|one)$/.test(tokens[subject.index]?.lower ?? ''))
    return true;
  if (/^(?:if|unless)$/.test(before) && state.listeners.has(index - 2)) return true;
  if (/^(?:before|than|after)$/.test(before))
    return (
      seen && tokens[index + 1]?.lemma !== tokens.slice(subject.index, index).find(({ pos }) => pos === 'VERB')?.lemma
    );
  if (
    /^(?:what|where|who|which)$/.test(before) &&
    /^(?:know|decide|choose|love|buy|get|see|find|like)$/.test(tokens[index - 2]?.lemma ?? '')
  )
    return false;
  if (
    /^(?:other|another|some|most)$/.test(tokens[subject.index - 1]?.lower ?? '') &&
    /^(?:and|but|while)$/.test(before) &&
    !tokens.slice(index).some(({ lower }, at, all) => lower === 'each' && all[at + 1]?.lower === 'other')
  )
    return true;
  if (before === 'but' && audience.customers.has(singularOf(tokens[subject.index]?.lower ?? ''))) return true;
  if (/^(?:because|since|as|when|until|if|whenever|that|once)$/.test(before)) return false;
  return seen;
}

/** Where "they" was somebody else before in this piece. */
const otherThey = ({ tokens, listeners }: State, index: number): number =>
  tokens.findIndex(({ lower }, at) => lower === 'they' && at < index && !listeners.has(at));

/** "They ghost them": two different people. */
const hasObject = (tokens: readonly Token[], index: number): boolean =>
  tokens.slice(index + 1, index + 5).some(({ lower }) => lower === 'them');

const SOMEONE = /^some(?:one|body)$/;

/** "They buy plants and they die", "apps, but they don't work". */
const fitsThings = (tokens: readonly Token[], index: number, last: Rival): boolean => {
  const rest = tokens.slice(index + 1, index + 4);
  const verb = rest.find(({ pos }) => pos === 'VERB');
  if (verb && (PERISHING.has(verb.lemma) || PERISHING.has(verb.lower))) return true;
  const negated = rest.some(({ lower }) => /^(?:n't|not|never)$/.test(lower));
  return negated && verb !== undefined && /^(?:work|help|fit|stick|stay)$/.test(verb.lemma) && last.index < index;
};

/** Whether "them" is the listener. */
function isListenerObject(state: State, index: number): boolean {
  const { tokens, rivals, past, named } = state;
  const before = tokens[index - 1];
  if (before?.pos === 'ADP' && tokens[index + 1]?.pos === 'NOUN' && /[^s]s$/.test(tokens[index + 1]?.lower ?? ''))
    return false;
  const liked = before?.lower === 'like' && PERSONAL.has(tokens[index - 2]?.lower ?? '');
  if (!liked && /^(?:except|but|than|like|besides|without)$/.test(before?.lower ?? '')) return true;
  if (
    before?.lower === 'of' &&
    /^(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|less|more|fewer|enough|plenty|lots|most|some|many|half|none|all|any|each|few|several|both|either|neither|number)$|ty$|^\d+$/.test(
      tokens[index - 2]?.lower ?? '',
    )
  )
    return (
      index > 2 &&
      /^(?:all|neither|both)$/.test(tokens[index - 2]?.lower ?? '') &&
      rivals.every(({ kind }) => kind === 'one' || kind === 'thing')
    );
  const doer = doerFor(state, index);
  if (
    before?.lower === 'with' &&
    named.size === 0 &&
    isRival(doer) &&
    /^(?:people|things)$/.test(doer.kind) &&
    tokens.slice(0, index).some(({ lemma }) => /^(?:take|bring|carry|leave)$/.test(lemma))
  )
    return false;
  const they = otherThey(state, index);
  if (they !== -1 && named.size === 0 && !(isRival(doer) && doer.index === they)) return false;
  const several = rivals.filter(({ kind }) => kind === 'people' || kind === 'things');
  const prepositional = !liked && (before?.pos === 'ADP' || before?.lower === 'to');
  if (doer === 'listener' && before?.lemma === 'cost') return true;
  if (doer === 'listener') return AROUND.test(before?.lower ?? '') && several.length === 0 && named.has('they');
  if (
    doer === 'speaker' &&
    /^(?:have|had|keep|kept|collect|store|save|print|sort|count|got)$/.test(before?.lower ?? '')
  )
    return false;
  const objects = several
    .filter((rival) => !isRival(doer) || rival.index !== doer.index)
    .filter(({ owned, kind }) => !(owned && kind === 'people') || doer === 'speaker');
  const object = objects.at(-1);
  const among = /^(?:on|in|inside|under|onto|into)$/.test(before?.lower ?? '');
  if (among && object?.kind === 'people' && several.some(({ kind }) => kind === 'things')) return false;
  const inRelative = object && tokens.slice(object.index, index).some(({ lower }) => lower === 'who');
  if (object?.kind === 'things' && inRelative && before?.lower === 'for') return false;
  const onThings = object?.kind === 'things' && /^(?:on|in|inside|under|onto|into)$/.test(before?.lower ?? '');
  if (prepositional && object?.index === index - 2) return !(onThings && several.length > 1);
  if (!object && past.things && named.size === 0) return false;
  if (!object) return named.size > 0 || past.named || !past.others;
  if (isRival(doer) && doer.kind === 'people') return true;
  const verb = tokens.slice(object.index + 1, index).findLast(({ pos }) => pos === 'VERB') ?? tokens[index - 1];
  if (object.kind === 'things' && verb && tokens.slice(0, object.index).some(({ lemma }) => lemma === verb.lemma))
    return false;
  if (object.kind === 'things' && doer !== 'speaker' && isHandled(tokens, index)) return false;
  if (object.kind === 'things' && verb && TELLING.has(verb.lemma))
    return named.size > 0 || past.named || !objects.some(({ kind }) => kind === 'people');
  if (isRival(doer) && object.index < doer.index) return true;
  return (
    prepositional &&
    doer !== 'speaker' &&
    isRival(doer) &&
    /^(?:to|at|from|for|with|on|against|around|behind|near|about)$/.test(before?.lower ?? '')
  );
}

/** "They carry it with them": only after these does "them" go back to who does it. */
const AROUND =
  /^(?:with|behind|around|before|of|about|beside|past|over|above|under|in|on|inside|within|between|near|after)$/;

const TELLING = new Set(
  'tell ask call help give show teach let send text pay thank remind push make leave invite drive'.split(' '),
);

/** "He's better at training them": where "they" is in the same piece, and goes back to no people named between. */
function isBesideThey(tokens: readonly Token[], index: number): boolean {
  const they = tokens.findIndex(({ lower }) => SETS.they.has(lower));
  const named = tokens
    .slice(index, they)
    .some(({ lower }) => lower !== singularOf(lower) && isPerson(singularOf(lower)));
  return they !== -1 && !(index <= 1 && named);
}

/** Whether "she" or "he" is the listener: never where the listener is "they" already, or the other of the two. */
export function isListenerAlone(state: State, index: number, person: 'she' | 'he'): boolean {
  const { tokens, audience, past, named } = state;
  const lower = tokens[index]?.lower ?? '';
  const main = audience.pronoun === person;
  if (!main && !named.has(person) && (past.they || (audience.pronoun === 'they' && isBesideThey(tokens, index))))
    return false;
  if (!main && audience.clear && audience.pronoun === 'they' && !named.has(person) && past.gender !== person) {
    const acts = tokens.slice(0, index).some((_, at) => isFiniteAt(tokens, at));
    if (acts && lower === NOMINATIVE[person]) return false;
  }
  if (named.has('they') || (state.gender !== null && state.gender !== person)) return false;
  const opens = index === 0 && COGNITION.has(tokens[1]?.lemma ?? '');
  if (audience.thirds.has(person) && !main && !opens) return false;
  const seen = named.has(person) || past.gender === person;
  const held = lower !== NOMINATIVE[person] && index > 1 && /^(?:the|a|an|one)$/.test(tokens[0]?.lower ?? '');
  if (held && !main && !seen && audience.clear && audience.pronoun !== 'I') return false;
  const rival = state.rivals.findLast(
    (one) =>
      (one.kind === 'one' && (one.gender === person || one.gender === null)) ||
      (one.kind === 'anybody' &&
        !seen &&
        (lower !== NOMINATIVE[person] || SOMEONE.test(tokens[one.index]?.lower ?? ''))),
  );
  const earlier = past.one !== null && (past.one.gender === person || past.one.gender === null);
  const { subject } = state;
  const subjectFits =
    isRival(subject) && subject.kind === 'one' && (subject.gender === person || subject.gender === null);
  if (lower === NOMINATIVE[person]) {
    const contact = tokens[index - 1]?.pos === 'NOUN' && subjectFits && subject.index < index - 1;
    if (contact) return false;
    if (!rival) return seen || (!earlier && (main || !audience.thirds.has(person)));
    const before = tokens[index - 1]?.lower ?? '';
    if (seen) {
      if (tokens.slice(rival.index, index).some((one) => one.lower === 'who') && rival.gender === person) return false;
      if (/^(?:if|whether)$/.test(before) && subjectFits && isRival(subject) && subject.gender === person) return false;
      return !(/^(?:because|since|as)$/.test(before) && subjectFits && isRival(subject) && subject.gender === person);
    }
    if (main && rival.kind === 'anybody' && rival.index === index - 1) return true;
    if (rival.gender === person || rival.kind === 'anybody') return false;
    return (
      main &&
      (COGNITION.has(tokens[index - 1]?.lemma ?? '') ||
        COGNITION.has(tokens[index - 2]?.lemma ?? '') ||
        /^(?:,|and|but|while|when|that|before|until)$/.test(before))
    );
  }
  const relative = tokens.slice(0, index).findLastIndex((one) => one.lower === 'who');
  if (relative > 0 && rival && rival.index < relative && !seen && owns(tokens, index)) return false;
  if (
    rival &&
    rival.index > Math.max(...state.listeners) &&
    tokens[index + 1]?.lower.endsWith('ing') &&
    tokens[index - 1]?.pos === 'ADP'
  )
    return false;
  if (owns(tokens, index)) {
    if (subjectFits && isRival(subject)) {
      const verb = tokens.slice(subject.index + 1, index).find(({ pos }) => pos === 'VERB');
      if (verb && ACTS_ON_OTHERS.has(verb.lemma) && (seen || main)) return true;
      return (
        subject.gender === null &&
        (seen || main) &&
        !OF_THE_BODY.has(tokens[index + 1]?.lower ?? '') &&
        tokens[index + 1]?.lower !== 'own'
      );
    }
    return rival ? (seen || main) && rival.kind !== 'anybody' : seen || !earlier;
  }
  const woman = state.rivals.some(({ kind, gender }) => kind === 'one' && gender === person);
  if (!main && !seen && audience.pronoun === 'they' && audience.clear && woman) return false;
  const doer = doerFor(state, index);
  if (/self$/.test(lower) && isRival(doer) && doer.kind === 'anybody') return seen && tokens[index - 1]?.pos === 'ADP';
  const listed = doer === 'none' && tokens[0]?.lower.endsWith('ing');
  if (/self$/.test(lower)) return doer === 'listener' || listed || (!isRival(doer) && !rival);
  if (doer === 'listener' || listed) {
    const last = Math.max(...state.listeners);
    return tokens[index - 1]?.pos === 'ADP' && !(rival && rival.index > last);
  }
  if (!rival || seen) return seen || !earlier;
  return (isRival(doer) && doer.index === rival.index) || (main && !(isRival(doer) && doer.kind === 'anybody'));
}
