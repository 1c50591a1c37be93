import { baseOf, singularOf, type Token, textOf, tokensOf } from './language.ts';
import { ING_NOUNS, NOUN_OR_VERB, PLAIN_VERBS } from './verbs.data.ts';

/**
 * The grammatical shape of one piece of an answer:
 * clause "They work late" · question · quote · gerund "Working late" · noun "A late shift" · bare "Work late" ·
 * elided "Works late", "Can't sleep" · past "Worked late" · infinitive "To rest" · adjective "Tired of it" ·
 * subordinate "When they work late" · reason "Because …" · that "That it is late" · howTo "How to rest" · like "Like a dream" · fromTo "From … to …".
 */
export type Form =
  | 'clause'
  | 'question'
  | 'quote'
  | 'gerund'
  | 'noun'
  | 'bare'
  | 'elided'
  | 'past'
  | 'infinitive'
  | 'adjective'
  | 'subordinate'
  | 'reason'
  | 'that'
  | 'howTo'
  | 'like'
  | 'fromTo';

const NOMINATIVE = new Set(
  `i you he she it we they this that there these those nobody everyone everybody somebody someone nothing something everything anyone
  anybody one who`.split(/\s+/),
);
const PERSONAL = new Set(['i', 'you', 'he', 'she', 'it', 'we', 'they', 'there']);
const SUBORDINATORS = new Set(
  'when whenever while because since if although though until unless before after as once so that who which what where how why whether whose'.split(
    ' ',
  ),
);
const TIME_SUBORDINATORS = new Set('when whenever while before after until if every once'.split(' '));
const MODALS = new Set("can could will would should must may might ca wo cannot 'll 'd".split(' '));
const LEADING_ADVERBS = new Set(
  'already always never constantly just still often usually secretly quietly not now also even only simply really slowly barely hardly finally then again rarely mostly literally currently endlessly desperately suddenly'.split(
    ' ',
  ),
);
const BE_HAVE_DO = new Set("is are was were am has have had do does did 's 're 've 'm be been being".split(' '));
const PREPOSITIONS = new Set(
  'in by with of at from about between under to for on over into without through against after before because and or but'.split(
    ' ',
  ),
);

export function formOf(text: string, question = false): Form {
  if (/^["'].*["']$/s.test(text) && !/["'].*["'].*["']/s.test(text.slice(1, -1))) return 'quote';
  const tokens = tokensOf(text);
  const first = tokens[0]?.lower ?? '';
  const second = tokens[1]?.lower ?? '';
  if (question || /^what if\b/i.test(text)) return 'question';
  if (first === 'how' && second === 'to') return 'howTo';
  if (first === 'from' && tokens.some((token) => token.lower === 'to')) return 'fromTo';
  if (first === 'like' && !isSubject(tokens[1])) return 'like';
  if (first === 'to' && tokens[1] !== undefined && isBaseVerb(tokens[1])) return 'infinitive';
  if (first === 'because')
    return hasMainAfterComma(tokens) || /,\s+(?!and|or|but|because)(?:\S+\s+){3,}/.test(text) ? 'clause' : 'reason';
  if (first === 'that' && opensThatClause(tokens)) return 'that';
  if (/^(?:after|before|until|since)$/.test(first) && !isSubject(tokens[1]) && laterSubject(tokens)) return 'clause';
  if (TIME_SUBORDINATORS.has(first) && first !== 'every' && first !== 'once') {
    if (hasMainAfterComma(tokens) || hasLaterMain(tokens)) return 'clause';
    return second.endsWith('ing') && !hasFiniteVerb(tokens.slice(1)) ? 'noun' : 'subordinate';
  }
  return formByOpening(tokens);
}

function formByOpening(tokens: readonly Token[]): Form {
  let start = 0;
  while (LEADING_ADVERBS.has(tokens[start]?.lower ?? '') && start < tokens.length - 1) start += 1;
  const head = tokens[start];
  if (!head) return 'noun';
  const rest = tokens.slice(start);
  if (
    hasSubjectAndVerb(rest) ||
    (/^(?:is|are|was|were|isn|won|will|can|does|doesn|means)/.test(rest[1]?.lower ?? '') && isFiniteAt(rest, 1))
  )
    return 'clause';
  if (isGerund(head, tokens[start + 1])) return gerundIsSubject(rest) ? 'clause' : 'gerund';
  const auxiliary = MODALS.has(head.lower) || BE_HAVE_DO.has(head.lower);
  if (auxiliary) return 'elided';
  const verbal = openingVerb(rest);
  if (verbal) return verbal;
  if (isAdjectival(rest)) return 'adjective';
  return 'noun';
}

function openingVerb(tokens: readonly Token[]): Form | null {
  const [head, next] = tokens;
  if (!head) return null;
  const { lower } = head;
  const lemmaIsVerb = PLAIN_VERBS.has(head.lemma) || PLAIN_VERBS.has(lower);
  if (PLAIN_VERBS.has(lower) || NOUN_OR_VERB.has(lower)) {
    if (!NOUN_OR_VERB.has(lower)) return next && /^(?:of)$/.test(next.lower) ? null : 'bare';
    if (next?.pos === 'ADP' && VERBS_WITH_PREPOSITION.has(lower) && next.lower !== 'of') return 'bare';
    return followsVerb(next, tokens[2]) ? 'bare' : null;
  }
  if (isThirdPerson(head, next)) return 'elided';
  if (head.pos !== 'VERB') return null;
  if (/s$/.test(lower) && !/ss$/.test(lower) && lemmaIsVerb && lower !== head.lemma) {
    return !next || followsVerb(next, tokens[2]) || next.pos === 'ADJ' || next.lower === 'like' || next.pos === 'NOUN'
      ? 'elided'
      : null;
  }
  if (lower !== head.lemma && !lower.endsWith('ing')) {
    if (
      /^(?:burn|worn|fed|stress|stuck|tap|max|check|shut|drain)/.test(lower) &&
      /^(?:out|up|down)$/.test(next?.lower ?? '')
    )
      return 'adjective';
    if (!next || PREPOSITIONS.has(next.lower) || next.pos === 'PUNCT')
      return isParticipleLike(lower) ? 'adjective' : 'past';
    return next.pos === 'NOUN' && lower.endsWith('ed') && !PAST_TAKES_NOUN.has(lower) ? null : 'past';
  }
  return lemmaIsVerb && followsVerb(next, tokens[2]) ? 'bare' : null;
}

/** "Drives 6 hours", "Plans bigger trips": a verb without its subject, though the tagger sees a noun. */
function isThirdPerson({ lower }: Token, next: Token | undefined): boolean {
  if (!/[^s]s$|sses$|ches$|shes$/.test(lower) || !next) return false;
  const base = baseOf(lower);
  return (
    (PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base)) &&
    (/^(?:NUM|DET|SYM|PRON)$/.test(next.pos) ||
      /^(?:enough|up|out|down|off|bigger|better|more|less|too|so|away|back|at|through|himself|herself)$/.test(
        next.lower,
      ))
  );
}

const VERBS_WITH_PREPOSITION = new Set(
  'start focus work wait look struggle worry talk deal live sleep stop stare walk walks connect trade'.split(' '),
);
const CLEAR_VERBS = new Set(
  'means makes costs takes gives keeps feels wins beats leads brings creates builds comes goes'.split(' '),
);
const PAST_TAKES_NOUN = new Set(
  'tried helped lost built bought hired spent watched joined downloaded followed started quit worked coached trained taught raised earned paid took made'.split(
    ' ',
  ),
);
const FINITE_PAST = new Set(
  'went came sat stood woke slept cried ran fell felt knew thought said told kept began became got gave saw met had walked looked moved worked lived started stopped tried cried snapped'.split(
    ' ',
  ),
);
const isParticipleLike = (lower: string): boolean => !FINITE_PAST.has(lower);

/** What comes after a verb but hardly ever after a noun: a determiner, a pronoun, a number, most adverbs. */
function followsVerb(next: Token | undefined, afterNext: Token | undefined): boolean {
  if (!next) return false;
  if (['DET', 'PRON', 'NUM', 'SYM'].includes(next.pos)) return true;
  if (next.pos === 'PART')
    return next.lower === 'to' ? afterNext !== undefined && isBaseVerb(afterNext) : next.lower !== "'s";
  if (
    next.pos === 'ADV' ||
    /^(?:up|out|down|off|away|back|harder|late|longer|more|less|better|again|daily|hard|early|together|alone)$/.test(
      next.lower,
    )
  )
    return true;
  if (next.pos === 'ADP' || next.pos === 'SCONJ') return !/^(?:of|for|with|from|between|about|in|on)$/.test(next.lower);
  if (next.pos === 'ADJ') return afterNext?.pos === 'NOUN' || afterNext === undefined || afterNext.pos === 'PUNCT';
  return next.lower.endsWith('ing') && next.pos === 'VERB';
}

function isGerund(token: Token, next: Token | undefined): boolean {
  if (!/^[\p{L}-]{2,}ing$/u.test(token.lower)) return false;
  if (token.lower === 'being' || token.lower === 'missing' || token.lower === 'feeling')
    return next !== undefined && next.pos !== 'PUNCT' && next.lower !== 'of';
  if (ING_NOUNS.has(token.lower)) return next !== undefined && ['DET', 'PRON'].includes(next.pos);
  return true;
}

const GERUNDS_WITH_CLAUSE = new Set(
  'thinking telling saying hearing believing feeling knowing realising realizing hoping watching seeing wondering pretending making letting wishing worrying fearing'.split(
    ' ',
  ),
);

/** "Posting more won't help": the gerund is what the sentence is about, so it is a whole clause. */
function gerundIsSubject(tokens: readonly Token[]): boolean {
  if (GERUNDS_WITH_CLAUSE.has(tokens[0]?.lower ?? '')) return false;
  for (const [index, token] of tokens.entries()) {
    if (index === 0) continue;
    if (SUBORDINATORS.has(token.lower) || PERSONAL.has(token.lower) || token.lower === 'and' || token.pos === 'PUNCT')
      return false;
    if (
      isFiniteAt(tokens, index) &&
      tokens[index - 1]?.lower !== 'having' &&
      !/^(?:NUM|DET)$/.test(tokens[index - 1]?.pos ?? '')
    )
      return index > 0;
  }
  return false;
}

/** "that they're not enough", "that more is better"; but not "that costs them money" or "that is why". */
function opensThatClause(tokens: readonly Token[]): boolean {
  const next = tokens[1];
  if (
    !next ||
    next.pos === 'AUX' ||
    /^(?:is|was|'s|will|would|can|moment|feeling|day|time|voice|one|way|costs|means|makes|hurts|takes|leaves|feels|keeps|happens|drains)$/.test(
      next.lower,
    )
  )
    return false;
  return next.pos !== 'VERB' || next.lower.endsWith('ing');
}

/** "When they open it, they cry": a main clause follows the subordinate one. */
function hasMainAfterComma(tokens: readonly Token[]): boolean {
  return tokens.some((token, index) => {
    if (token.lower !== ',' && token.lower !== 'then') return false;
    const after = tokens.slice(index + 1);
    if (after[0]?.lower === 'and' || after[0]?.lower === 'or') return false;
    return hasSubjectAndVerb(after) || (PLAIN_VERBS.has(after[0]?.lower ?? '') && after[0]?.pos === 'VERB');
  });
}

/** "If they work harder they'll make it": a second subject with "will" or its like, without a comma. */
const hasLaterMain = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, index) =>
      index > 3 &&
      PERSONAL.has(token.lower) &&
      MODALS.has(tokens[index + 1]?.lower ?? '') &&
      !SUBORDINATORS.has(tokens[index - 1]?.lower ?? ''),
  );

/** "After an hour they are tired": the first word is a preposition, and a subject with its verb follows. */
const laterSubject = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token, index) =>
      index > 1 && PERSONAL.has(token.lower) && tokens[index - 1]?.pos === 'NOUN' && isFiniteAt(tokens, index + 1),
  );

const isSubject = (token: Token | undefined): boolean => token !== undefined && PERSONAL.has(token.lower);

function isBaseVerb(token: Token): boolean {
  return (
    PLAIN_VERBS.has(token.lower) ||
    NOUN_OR_VERB.has(token.lower) ||
    (token.pos === 'VERB' && token.lower === token.lemma) ||
    token.lower === 'have'
  );
}

/** Whether the token can carry the tense of a sentence where it stands. */
export function isFiniteAt(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index];
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (!token) return false;
  const { lower, pos } = token;
  if (MODALS.has(lower)) return true;
  if (lower === "'s") return pos !== 'PART';
  if (BE_HAVE_DO.has(lower))
    return !['be', 'been', 'being'].includes(lower) && previous?.lower !== 'to' && !MODALS.has(previous?.lower ?? '');
  if (previous?.lower === 'to' || MODALS.has(previous?.lower ?? '') || lower.endsWith('ing')) return false;
  if (pos !== 'VERB') {
    const plural =
      previous !== undefined &&
      /^(?:my|your|their|our)$/.test(tokens[index - 2]?.lower ?? '') &&
      /[^s]s$/.test(previous.lower);
    return (
      previous !== undefined && (PERSONAL.has(previous.lower) || (plural && next?.pos !== 'NOUN')) && isBaseVerb(token)
    );
  }
  if (lower.endsWith('s') && lower !== token.lemma)
    return (
      previous !== undefined &&
      (/^(?:NOUN|PROPN|PRON|ADV|CCONJ|PART|PUNCT|SCONJ)$/.test(previous.pos) || CLEAR_VERBS.has(lower))
    );
  if (lower !== token.lemma)
    return (
      FINITE_PAST.has(lower) ||
      PERSONAL.has(previous?.lower ?? '') ||
      (next !== undefined && /^(?:DET|PRON|NUM|SYM)$/.test(next.pos) && next.lower !== 'every' && next.lower !== 'each')
    );
  if (!previous) return false;
  if (PERSONAL.has(previous.lower)) return true;
  return (
    (previous.pos === 'NOUN' && previous.lower.endsWith('s')) ||
    previous.lower === 'people' ||
    previous.lower === 'who' ||
    (previous.pos === 'ADV' && tokens[index - 2] !== undefined)
  );
}

export function hasFiniteVerb(tokens: readonly Token[]): boolean {
  return tokens.some((_, index) => isFiniteAt(tokens, index));
}

/** A whole statement: a subject, and more finite verbs than words that open a subordinate clause before it is complete. */
function hasSubjectAndVerb(tokens: readonly Token[]): boolean {
  const first = tokens[0];
  if (!first) return false;
  if (PERSONAL.has(first.lower)) return hasFiniteVerb(tokens.slice(0, 6)) || tokens.length > 1;
  const relative = /^(?:who|that|which|whose)$/.test(tokens[1]?.lower ?? '');
  if (NOMINATIVE.has(first.lower) && first.lower !== 'who' && !relative) {
    return (
      hasFiniteVerb(tokens) ||
      (INDEFINITE.has(first.lower) && tokens.some((token) => token.pos === 'VERB' && !token.lower.endsWith('ing')))
    );
  }
  if (first.lower === 'what') return tokens.filter((_, index) => isFiniteAt(tokens, index)).length > 1;
  if (ADVERBIAL_OPENERS.has(first.lower)) {
    const comma = tokens.findIndex((token) => token.lower === ',');
    if (comma > 0 && comma < 6 && hasSubjectAndVerb(tokens.slice(comma + 1))) return true;
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
  if (!/^(?:DET|NOUN|PROPN|ADJ|NUM|PRON|SYM)$/.test(first.pos) && !ING_NOUNS.has(first.lower)) return false;
  let open = 0;
  let relativeSeen = false;
  let seenNoun = first.pos === 'PRON' && !POSSESSIVE.has(first.lower);
  for (const [index, token] of tokens.entries()) {
    const contact =
      index > 0 &&
      (PERSONAL.has(token.lower) || INDEFINITE.has(token.lower)) &&
      /^(?:NOUN|PROPN)$/.test(tokens[index - 1]?.pos ?? '') &&
      open === 0;
    const preposition =
      /^(?:after|before|until|since|as|once)$/.test(token.lower) && !PERSONAL.has(tokens[index + 1]?.lower ?? '');
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
    if (isFiniteAt(tokens, index) && seenNoun) {
      if (open === 0 && (!relativeSeen || carriesMainClause(tokens, index))) return true;
      if (open === 0) continue;
      open -= 1;
      const chained = tokens[index + 1];
      if (MODALS.has(token.lower) && chained) continue;
    }
    if (/^(?:NOUN|PROPN|NUM|PRON)$/.test(token.pos) || token.lower.endsWith('ing')) seenNoun = true;
  }
  return false;
}

/** After "a job where they can rest …" only a clear verb of its own makes the phrase a sentence ("… is rare"). */
function carriesMainClause(tokens: readonly Token[], index: number): boolean {
  const { lower = '', lemma = '', pos = '' } = tokens[index] ?? {};
  if (tokens[index - 1]?.pos === 'CCONJ' || tokens[index - 1]?.pos === 'ADV' || tokens[index - 1]?.lower === ',')
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

/** "Overwhelmed and tired", "Too tired to cook"; but not "Tired moms". */
function isAdjectival(tokens: readonly Token[]): boolean {
  let index = 0;
  while (
    tokens[index] &&
    (tokens[index]?.pos === 'ADV' || /^(?:too|so|very|more|completely|totally)$/.test(tokens[index]?.lower ?? ''))
  )
    index += 1;
  const head = tokens[index];
  const next = tokens[index + 1];
  if (!head || /^(?:much|many|more|enough|few|little|less|own|same|other|such|last|next|first)$/.test(head.lower))
    return false;
  const participle = head.pos === 'VERB' && /(?:ed|en|wn|ught|ck)$/.test(head.lower);
  if (head.pos !== 'ADJ' && !participle && !ADJECTIVES.has(head.lower)) return false;
  if (!next || next.pos === 'PUNCT') return !/ly$/.test(head.lower);
  return /^(?:ADP|PART|CCONJ|SCONJ|ADV|VERB)$/.test(next.pos) && !isListOfNouns(tokens, index + 2);
}

const ADJECTIVES = new Set(
  'stuck broke tired alone lost scared ashamed afraid exhausted burned burnt overwhelmed invisible lonely fed'.split(
    ' ',
  ),
);

function isListOfNouns(tokens: readonly Token[], from: number): boolean {
  return tokens[from - 1]?.pos === 'CCONJ' && tokens[from]?.pos === 'ADJ' && tokens[from + 1]?.pos === 'NOUN';
}

/** Whether a noun phrase is plural at its head, for "is" or "are". */
export function isPluralNoun(text: string): boolean {
  const tokens = tokensOf(text);
  if (tokens.some((token, index) => token.lower === 'and' && index < 6) && !/^(?:a|an)$/.test(tokens[0]?.lower ?? ''))
    return true;
  const cut = tokens.findIndex((token, index) => index > 0 && /^(?:ADP|PRON|SCONJ|PUNCT|VERB|PART)$/.test(token.pos));
  const head = tokens.slice(0, cut === -1 ? undefined : cut).findLast((token) => /^(?:NOUN|PROPN)$/.test(token.pos));
  if (!head) return false;
  return /s$/.test(head.lower) && !/(?:ss|us|is)$/.test(head.lower) && singularOf(head.lower) !== head.lower;
}

/** The words of a piece, for lengths. */
export const wordCount = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

export { textOf };
