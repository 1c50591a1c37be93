import { baseOf, type Token } from './language.ts';
import { NOT_GERUNDS, NOUN_OR_VERB, PLAIN_VERBS } from './verbs.data.ts';

export const PERSONAL = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'there']);
export const MODALS = new Set("can could will would should must may might ca wo cannot 'll 'd".split(' '));
export const BE_HAVE_DO = new Set("is are was were am has have had do does did 's 're 've 'm be been being".split(' '));
const CLEAR_VERBS = new Set(
  'means makes costs takes gives keeps feels wins beats leads brings creates builds comes goes belongs matters hurts heals begins'.split(
    ' ',
  ),
);
export const FINITE_PAST = new Set(
  'took gave grew threw broke chose spoke wore rose drew hid went came sat stood woke slept cried ran fell felt knew thought said told kept began became got gave saw met had walked looked moved worked lived started stopped tried cried snapped asked called turned laughed handed opened closed decided realised realized screamed drove drank ate wrote texted phoned swore tore rode stole froze shook flew blew forgot swam rang sang sank overcame'.split(
    ' ',
  ),
);
export function isBaseVerb(token: Token): boolean {
  return (
    PLAIN_VERBS.has(token.lower) ||
    NOUN_OR_VERB.has(token.lower) ||
    (token.pos === 'VERB' && token.lower === token.lemma) ||
    token.lower === 'have'
  );
}

/** "With six people stood waiting", "than you've ever spent sat next to it": how they are, beside what is told. */
const isPostureBeside = (tokens: readonly Token[], at: number): boolean =>
  /^(?:stood|sat)$/.test(tokens[at]?.lower ?? '') &&
  ((/\p{L}ing$/u.test(tokens[at + 1]?.lower ?? '') &&
    tokens.slice(Math.max(0, at - 5), at).some(({ lower }) => lower === 'with')) ||
    /^(?:are|'re|is|'s|was|were|spent|still|just)$/.test(tokens[at - 1]?.lower ?? ''));

/** Whether the token can carry the tense of a sentence where it stands. */
export function isFiniteAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (!token) return false;
  const { lower, pos } = token;
  if (MODALS.has(lower)) return true;
  if (lower === "'s") return pos !== 'PART' || saysWhatIs(tokens, index);
  if (
    /^costs?$/.test(lower) &&
    next &&
    (/^(?:SYM|NUM)$/.test(next.pos) ||
      /^(?:over|under|about|around|almost|nearly|more|less|them|you|me|us|nothing|everything|nobody|everybody|everyone)$/.test(
        next.lower,
      ))
  )
    return true;
  if (lower === 'makes' && previous?.pos === 'NUM') return true;
  if (lower === 'means' && previous !== undefined && !/^(?:a|the|no|any|by|their|your|my)$/.test(previous.lower))
    return true;
  if (BE_HAVE_DO.has(lower))
    return !['be', 'been', 'being'].includes(lower) && previous?.lower !== 'to' && !MODALS.has(previous?.lower ?? '');
  if (
    previous?.lower === 'to' ||
    MODALS.has(previous?.lower ?? '') ||
    (lower.endsWith('ing') && !NOT_GERUNDS.has(lower))
  )
    return false;
  if (isPostureBeside(tokens, index)) return false;
  if (doesIt(tokens, index)) return true;
  if (pos !== 'VERB') {
    const plural =
      previous !== undefined &&
      /^(?:my|your|their|our)$/.test(tokens[index - 2]?.lower ?? '') &&
      /[^s]s$/.test(previous.lower);
    const ringing =
      pos === 'NOUN' &&
      previous?.pos === 'NOUN' &&
      /^(?:twice|again|once|off|away|out|down|back)$/.test(next?.lower ?? '') &&
      /^(?:rings|pings|beeps|hurts|aches)$/.test(lower);
    if (ringing) return true;
    return (
      previous !== undefined && (PERSONAL.has(previous.lower) || (plural && next?.pos !== 'NOUN')) && isBaseVerb(token)
    );
  }
  if (lower.endsWith('s') && lower !== token.lemma)
    return (
      previous !== undefined &&
      previous.lower !== 'for' &&
      ((previous.pos === 'VERB' &&
        previous.lower !== previous.lemma &&
        !/ing$|s$/.test(previous.lower) &&
        /^(?:AUX|PRON|ADV)$/.test(tokens[index - 2]?.pos ?? '')) ||
        /^(?:NOUN|PROPN|PRON|ADV|CCONJ|PART|PUNCT|SCONJ)$/.test(previous.pos) ||
        (CLEAR_VERBS.has(lower) && previous.pos !== 'ADP'))
    );
  if (lower !== token.lemma)
    return (
      !/^(?:be|been|being)$/.test(previous?.lower ?? '') &&
      (FINITE_PAST.has(lower) ||
        /^(?:nobody|everybody|everyone|somebody|someone)$/.test(previous?.lower ?? '') ||
        (/^(?:taught|bought|brought|caught|fought|cost|led|meant|showed|proved)$/.test(lower) &&
          next?.pos === 'NOUN' &&
          previous?.lower !== '-') ||
        PERSONAL.has(previous?.lower ?? '') ||
        (next !== undefined &&
          /^(?:DET|PRON|NUM|SYM)$/.test(next.pos) &&
          next.lower !== 'every' &&
          next.lower !== 'each'))
    );
  if (!previous) return false;
  if (PERSONAL.has(previous.lower)) return true;
  if (
    /^(?:them|me|us|him|her)$/.test(previous.lower) &&
    tokens[index - 2]?.pos === 'ADP' &&
    /(?:s|people)$/.test(tokens[0]?.lower ?? '')
  )
    return true;
  return (
    (previous.pos === 'NOUN' && previous.lower.endsWith('s')) ||
    /^(?:people|children|men|women|fish|folks|police)$/.test(previous.lower) ||
    previous.lower === 'who' ||
    (previous.pos === 'ADV' && tokens[index - 2] !== undefined && tokens[index - 2]?.pos !== 'DET')
  );
}

/** "A bigger van fixes it", "a new site brings you clients": whom or what it is done to stands behind it. */
function doesIt(tokens: readonly Token[], index: number): boolean {
  const base = baseOf(tokens[index]?.lower ?? '');
  const object = tokens[index + 1]?.lower ?? '';
  return (
    /[^su]s$/.test(tokens[index]?.lower ?? '') &&
    /^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? '') &&
    ((/^(?:it|them|me|us|him|everything|nothing)$/.test(object) && (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base))) ||
      (object === 'you' && PLAIN_VERBS.has(base) && !NOUN_OR_VERB.has(base)) ||
      // "Your body drops its blood pressure"
      (/^(?:its|his|her|their|your|my|our)$/.test(object) &&
        /^(?:the|your|his|her|their|my|our|an?|every|each)$/.test(tokens[0]?.lower ?? '') &&
        (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base))))
  );
}

/** "January's always quiet", "Money's tight", "his throat's out of condition": no owner, but "is" made short. */
function saysWhatIs(tokens: readonly Token[], index: number): boolean {
  const next = tokens[index + 1];
  // "Last night's alert": whose it is.
  if (!next || tokens[index + 2]?.lower === '-' || /^(?:last|next)$/.test(tokens[index - 2]?.lower ?? '')) return false;
  if (
    /^(?:always|never|just|still|already|so|too|not|been|got|gone|like|nearly|almost|dying|a|an|the)$/.test(next.lower)
  )
    return true;
  if (next.pos === 'ADP' && tokens[index + 2]) return true;
  const after = tokens[index + 2];
  return next.pos === 'ADJ' && (!after || after.pos === 'PUNCT' || after.pos === 'CCONJ');
}

export function hasFiniteVerb(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => isFiniteAt(tokens, index));
}
