import { COGNITION } from '../persons/person.data.ts';
import { FINITE_PAST, hasFiniteVerb, isFiniteAt, MODALS, PERSONAL } from './finite.ts';
import { isFirstName, type Token } from './language.ts';
import { ING_NOUNS } from './verbs.data.ts';

const NOMINATIVE = new Set(
  `i you he she it we they this that there these those nobody everyone everybody somebody someone nothing something everything anyone
  anybody one who`.split(/\s+/),
);
export const SUBORDINATORS = new Set(
  'when whenever while because since if although though until unless before after as once so than that who which what whatever whoever whichever where wherever how why whether whose'.split(
    ' ',
  ),
);
/** A whole statement: a subject, and more finite verbs than words that open a subordinate clause before it is complete. */
export function hasSubjectAndVerb(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  if (!first) return false;
  if (tokens.length > 2 && (first.pos === 'CCONJ' || /^(?:so|then|yet)$/.test(first.lower)))
    return hasSubjectAndVerb(tokens.slice(1));
  if (PERSONAL.has(first.lower)) return hasFiniteVerb(tokens.slice(0, 6)) || tokens.length > 1;
  if (first.lower === 'no' && tokens[1]?.lower === 'one')
    return tokens.length > 2 && !/^(?:to|who|else)$/.test(tokens[2]?.lower ?? '');
  const relative = /^(?:who|that|which|whose)$/.test(tokens[1]?.lower ?? '');
  if (NOMINATIVE.has(first.lower) && first.lower !== 'who' && !relative) {
    return (
      hasFiniteVerb(tokens) ||
      (INDEFINITE.has(first.lower) && tokens.some((token) => token.pos === 'VERB' && !token.lower.endsWith('ing')))
    );
  }
  if (
    /^(?:most|many|some|few|others|all|both|none)$/.test(first.lower) &&
    (isFiniteAt(tokens, 1) ||
      tokens[1]?.lower === 'of' ||
      (tokens[1]?.pos === 'VERB' && !/(?:ing|ed)$/.test(tokens[1].lower)))
  )
    return tokens[1]?.lower === 'of' ? hasFiniteVerb(tokens) : true;
  if (first.pos === 'ADV' && tokens.length > 2 && PERSONAL.has(tokens[1]?.lower ?? ''))
    return hasSubjectAndVerb(tokens.slice(1));
  if (first.lower === 'what') return tokens.filter((_, index) => isFiniteAt(tokens, index)).length > 1;
  if (ADVERBIAL_OPENERS.has(first.lower)) {
    const comma = tokens.findIndex((token) => token.lower === ',');
    if (comma > 0 && comma < 14 && hasSubjectAndVerb(tokens.slice(comma + 1))) return true;
    if (hasLaterNounSubject(tokens) || hasLaterModal(tokens)) return true;
    const subject = tokens.findIndex((token) => PERSONAL.has(token.lower));
    if (
      subject > 0 &&
      subject < 9 &&
      hasFiniteVerb(tokens.slice(subject)) &&
      !/^(?:who|that|which|when)$/.test(tokens[subject - 1]?.lower ?? '')
    )
      return true;
  }
  if (CONTENT_NOUN.test(tokens[1]?.lower ?? '') && tokens[2]?.lower === 'that') return false;
  if (
    !/^(?:DET|NOUN|PROPN|ADJ|NUM|PRON|SYM)$/.test(first.pos) &&
    (first.lower === 'being' || !ING_NOUNS.has(first.lower))
  )
    return false;
  let open = 0;
  let relativeSeen = false;
  let seenNoun = first.pos === 'PRON' && !POSSESSIVE.has(first.lower);
  for (const [index, token] of tokens.entries()) {
    const contact =
      (index > 1 &&
        BESIDE.has(token.lower) &&
        tokens[index - 1]?.pos === 'NOUN' &&
        open === 0 &&
        !TIME.test(tokens[index - 1]?.lower ?? '')) ||
      (index > 0 &&
        (PERSONAL.has(token.lower) || INDEFINITE.has(token.lower)) &&
        /^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? '') &&
        open === 0);
    const preposition =
      /^(?:after|before|until|since|as|once|than)$/.test(token.lower) && !PERSONAL.has(tokens[index + 1]?.lower ?? '');
    if (index > 0 && token.pos !== 'AUX' && !preposition && (SUBORDINATORS.has(token.lower) || contact)) {
      open += 1;
      relativeSeen = true;
      if (open > 1 && token.lower !== 'that') return false;
      continue;
    }
    if (/^[,;:.]$/.test(token.lower) && open === 0) {
      const after = tokens.slice(index + 1);
      return PERSONAL.has(after[0]?.lower ?? '') && hasFiniteVerb(after);
    }
    const namedByQuality =
      index > 1 && first.pos === 'DET' && tokens[index - 1]?.pos === 'ADJ' && /s$/.test(token.lower);
    if (isFiniteAt(tokens, index) && (seenNoun || namedByQuality)) {
      if (open === 0 && (!relativeSeen || carriesMainClause(tokens, index))) return true;
      if (open === 0) continue;
      const thinks = COGNITION.has(token.lemma) && /^(?:DET|PRON)$/.test(tokens[index + 1]?.pos ?? '');
      if (!thinks) open -= 1;
      const chained = tokens[index + 1];
      if (MODALS.has(token.lower) && chained) continue;
    }
    if (/^(?:NOUN|PROPN|NUM|PRON)$/.test(token.pos) || token.lower.endsWith('ing')) seenNoun = true;
  }
  return false;
}

/** "By Sunday afternoon their stomach is in knots": a subject with its own verb after the opening words. */
const hasLaterNounSubject = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, index) =>
      index > 1 &&
      index < 8 &&
      POSSESSIVE.has(token.lower) &&
      tokens[index - 1]?.pos !== 'ADP' &&
      [2, 3].some((ahead) =>
        /^(?:is|are|was|were|has|have|'s|keeps|feels|hurts)$/.test(tokens[index + ahead]?.lower ?? ''),
      ),
  );

/** "In ninety days the strong ones will have gone": whatever the subject is, nothing before the verb makes it subordinate. */
const hasLaterModal = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ lower }) => /^(?:will|would|won't|'ll)$/.test(lower));
  return at > 3 && !tokens.slice(0, at).some(({ lower }) => SUBORDINATORS.has(lower) || lower === 'the day');
};

/** What opens a second noun phrase right beside the first: "the pharmacy the whole town trusts". */
const BESIDE = new Set('the my your their our his her'.split(' '));
const TIME =
  /^(?:morning|afternoon|evening|night|day|week|month|year|summer|winter|spring|autumn|fall|weekend|time|today|tomorrow|tonight|moment|minute|hour|season|quarter)s?$/;

/** After "a job where they can rest …" only a clear verb of its own makes the phrase a sentence ("… is rare"). */
function carriesMainClause(tokens: readonly Token[], index: number): boolean {
  const { lower = '', lemma = '', pos = '' } = tokens[index] ?? {};
  if (
    /^(?:is|are|was|were|been|has|have)$/.test(tokens[index - 1]?.lower ?? '') ||
    tokens[index - 1]?.pos === 'CCONJ' ||
    tokens[index - 1]?.pos === 'ADV' ||
    tokens[index - 1]?.lower === ','
  )
    return false;
  return pos === 'AUX' || MODALS.has(lower) || (lower.endsWith('s') && lower !== lemma) || FINITE_PAST.has(lower);
}

const ADVERBIAL_OPENERS = new Set(
  'every each in on at by after before during instead with without for last this next now today tonight right some most sometimes and but so yet then still even maybe perhaps deep inside meanwhile soon because once'.split(
    ' ',
  ),
);
const CONTENT_NOUN =
  /^(?:feeling|fear|belief|idea|thought|fact|sense|worry|hope|proof|certainty|dread|knowledge|lie|story|myth)$/;
const INDEFINITE = new Set('nobody everyone everybody somebody someone nothing everything'.split(' '));
const POSSESSIVE = new Set('my your his her its our their'.split(' '));

/**
 * "If you love dogs enough the money comes", "If the work is good enough people will find you": where the second statement begins
 * that follows without its comma, or -1.
 */
export const conclusionAt = (tokens: readonly Token[]): number => {
  const verb = tokens.findIndex((_, at) => isFiniteAt(tokens, at));
  const subject = tokens.findIndex(
    ({ pos, lower }, at) =>
      verb > 0 &&
      at > verb + 1 &&
      (pos === 'NOUN' || lower === 'people' || (pos === 'ADJ' && tokens[at - 1]?.lower === 'the')) &&
      isFiniteAt(tokens, at + 1) &&
      !tokens
        .slice(verb, at)
        .some(
          ({ pos: before, lower: word }) =>
            /^(?:CCONJ|SCONJ)$/.test(before) ||
            /^(?:that|who|which|what|how|until|till|while|before|after|when|if|as|because|than|where)$/.test(word),
        ),
  );
  return tokens[subject - 1]?.pos === 'DET' ? subject - 1 : subject;
};

/** "Does it go again within two years, I do it again", "then comes the question": the verb stands before its subject. */
const INVERTED =
  /^(?:does|do|did|should|were|had) (?:it|they|he|she|you|I|we|any\p{L}+|the \p{L}+) [^,?]+, (?:I|we|you|it|they|he|she|there|nobody)\b|^(?:then|now|here|next|first|after that) (?:comes?|came|follows?|begins?|began|starts|arrives?) (?:again |also )?(?:an?|the|my|his|her|their|its|more|another)\b/iu;

/** "The reed is too strong": a thing whose name the tagger hears as a deed. */
const MISHEARD = /^(?:the|an?|your|my|our|their|his|her) \p{L}+ (?:is|are|was|were|isn't|aren't|has|had) /iu;

export const isPlainlyStated = (text: string, tokens: readonly Token[]): boolean =>
  TURNED_ROUND.test(text) || INVERTED.test(text) || (tokens[1]?.pos === 'VERB' && MISHEARD.test(text));

/** "Plant off, compressors off" */
const EACH_OFF = /^\p{L}+ (off|on|out|up|down|in), \p{L}+ \1(?:,|$)/iu;

/** "Shop buying £900 a week": what may be a deed or a thing is a thing before what it does, but not "keep buying £40 creams". */
const THING_DOING =
  /^(?!(?:keep|stop|start|quit|try|avoid|risk|finish|go|come|end up|love|like|hate|enjoy|consider|mind|miss|regret|be|get|already|still|always|never|just|now|not|also|then|and|or|but|by|for|of|from|with|without|after|before|because|since)\b)\p{L}+ \p{L}{2,}ing [$£€]\d/iu;

export const isNamedOnly = (text: string): boolean =>
  EACH_OFF.test(text) || THING_DOING.test(text) || isFirstName(NAMED_DOING.exec(text)?.[1] ?? '');

/** "Ruth the engineer going for the button" */
const NAMED_DOING = /^(\p{Lu}\p{Ll}+) the \p{Ll}+ \p{Ll}+ing\b/u;

/** "Should you come early, …", "never again will I find out in the car park": the verb stands before its subject. */
const TURNED_ROUND =
  /^(?:should|were|never again (?:will|would|did|do|shall|can|could)|not once did|only then did) (?:you|I|we|they|he|she|it|one|any\w*|some\w*|the|your|there)\b/i;
