import nlp from 'compromise/two';
import model from 'wink-eng-lite-web-model';
import winkNLP, { type ItsFunction } from 'wink-nlp';
import { z } from 'zod';
import { HER_NAMES, HIS_NAMES } from './first-names.data.ts';
import { pastSpelt, respelt } from './verb-spelling.ts';
import { NOT_GERUNDS, NOUN_OR_VERB, PLAIN_VERBS } from './verbs.data.ts';

/** One token with the white space that stood before it; `lower` is what rules compare. */
export type Token = { text: string; lower: string; before: string; pos: string; lemma: string };

const wink = winkNLP(model, ['sbd', 'pos']);
// The library's own types leave the lemma out of what may be read from tokens.
const lemma = z.custom<ItsFunction<string>>((f) => typeof f === 'function').parse(wink.its.lemma);

const verbFunction = z.custom<(word: string, model: object, tense?: string) => string>((f) => typeof f === 'function');
const conjugateFunction = z.custom<(word: string, model: object) => unknown>((f) => typeof f === 'function');
const { verb, noun } = z
  .object({
    two: z.object({
      transform: z.object({
        verb: z.object({ toInfinitive: verbFunction, conjugate: conjugateFunction }),
        noun: z.object({ toSingular: verbFunction, toPlural: verbFunction }),
      }),
    }),
  })
  .parse(nlp.methods()).two.transform;
const words = nlp.model();
const {
  one: { lexicon },
} = z.object({ one: z.object({ lexicon: z.record(z.string(), z.unknown()) }) }).parse(words);

const remembered = new Map<string, readonly Token[]>();

/** Tokens of one piece of an answer, with parts of speech. The same text is only read once. */
export function tokensOf(text: string): readonly Token[] {
  const known = remembered.get(text);
  if (known) return known;
  const tokens = readTokens(text);
  if (remembered.size > 2000) remembered.clear();
  remembered.set(text, tokens);
  return tokens;
}

function readTokens(text: string): Token[] {
  const { its } = wink;
  const all = wink.readDoc(lowerFirst(inLatin1(text))).tokens();
  const pos = all.out(its.pos);
  const lemmas = all.out(lemma);
  const spaces = all.out(its.precedingSpaces);
  let at = 0;
  const values = all.out().map((value, index) => {
    const start = at + (spaces[index] ?? '').length;
    at = start + value.length;
    const original = text.slice(start, at);
    return inLatin1(original).toLowerCase() === value.toLowerCase() ? original : value;
  });
  const tokens = values.flatMap((value, index) => {
    const before = spaces[index] ?? '';
    const [, stem, rest] = /^(I|you|we|they|he|she|it|that|there|who|what)('(?:m|re|ve|ll|d|s))$/i.exec(value) ?? [];
    if (stem && rest) return [token(stem, before, 'PRON', stem), token(rest, '', 'AUX', rest)];
    return [
      token(
        value,
        before,
        correctedPos(value, values[index + 1] ?? '', pos[index] ?? 'NOUN'),
        String(lemmas[index] ?? value),
      ),
    ];
  });
  return tokens.map((one, index) =>
    isShortVerb(tokens, index)
      ? { ...one, pos: 'AUX' }
      : isVerbMistakenForNoun(tokens, index) || isDoing(tokens, index)
        ? { ...one, pos: 'VERB', lemma: baseOf(one.lower) }
        : one,
  );
}

/** The tagger ends a word at any letter beyond Latin-1, "Bu", "ž", "a": it is shown the plain letter in its place. */
const inLatin1 = (text: string): string =>
  text.replace(/[\u0100-\u024f\u1e00-\u1eff]/g, (letter) => UNMARKED[letter] ?? letter.normalize('NFD').charAt(0));
const UNMARKED: Readonly<Record<string, string>> = {
  đ: 'd',
  Đ: 'D',
  ł: 'l',
  Ł: 'L',
  ı: 'i',
  ħ: 'h',
  ŋ: 'n',
  œ: 'e',
  ə: 'a',
};

/** "she wakes", "cries and hides it", "clients ghost them": the tagger takes many verbs for nouns. */
function isVerbMistakenForNoun(tokens: readonly Token[], index: number): boolean {
  const one = tokens[index];
  const previous = tokens[index - 1];
  const next = tokens[index + 1];
  if (one?.pos !== 'NOUN' || !previous) return false;
  const strong = /^(?:he|she|it|nobody|everyone|everybody|somebody|someone|nothing|everything|who)$/;
  if (strong.test(previous.lower) && /[^s]s$|sses$/.test(one.lower) && tokens[index + 1]?.pos !== 'VERB') return true;
  if (
    /[^s]s$/.test(one.lower) &&
    /^(?:them|him|her|me|us|you)$/.test(next?.lower ?? '') &&
    tokens[index + 2]?.pos !== 'NOUN'
  )
    return true;
  if (/^costs?$/.test(one.lower) && next?.pos === 'SYM') return true;
  const inS = /[^s]s$|sses$|shes$|ches$/.test(one.lower);
  const base = inS ? baseOf(one.lower) : one.lower;
  if (!PLAIN_VERBS.has(base) && !NOUN_OR_VERB.has(base) && base !== 'ghost') return false;
  const objectFollows =
    next !== undefined &&
    (/^(?:DET|PRON|SYM)$/.test(next.pos) || /^(?:too|up|out|down|off|back|away|harder|less|more)$/.test(next.lower));
  const subject = inS ? /^(?:he|she|it|nobody|who|that|everyone|everybody|nothing)$/ : /^(?:i|you|we|they|who|to)$/;
  if (subject.test(previous.lower)) return true;
  if (inS && next?.pos === 'DET' && previous.pos === 'NOUN' && !/[^s]s$/.test(previous.lower)) return true;
  if (!inS && index <= 2 && /[^s]s$|^people$/.test(previous.lower) && /^(?:DET|ADP|ADV|NUM)$/.test(next?.pos ?? ''))
    return true;
  if (inS && previous.lower === 'then' && !/^(?:VERB|AUX)$/.test(next?.pos ?? '')) return true;
  if (inS && /^(?:CCONJ|PUNCT)$/.test(previous.pos)) return objectFollows || next?.pos === 'ADP';
  return objectFollows && !inS && previous.pos === 'NOUN' && /[^s]s$/.test(previous.lower) && next.pos === 'PRON';
}

/** "… and hearing them click", "Bedding the tiles": an -ing word that opens a phrase and has an object. */
const isDoing = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.pos === 'NOUN' &&
  /\p{L}{3}ing$/u.test(tokens[index]?.lower ?? '') &&
  !NOT_GERUNDS.has(tokens[index]?.lower ?? '') &&
  (index === 0 || /^(?:and|or|,|then|not)$/.test(tokens[index - 1]?.lower ?? '')) &&
  (/^(?:them|him|me|it|the|a|an|my|your|their|her|his)$/.test(tokens[index + 1]?.lower ?? '') ||
    (tokens[index]?.lower === 'understanding' && /^(?:that|how|why)$/.test(tokens[index + 1]?.lower ?? '')));

const token = (text: string, before: string, pos: string, base: string): Token => ({
  text,
  lower: text.toLowerCase(),
  before,
  pos,
  lemma: base.toLowerCase(),
});

/** A capital at the start makes the tagger see names ("Work 60 hours"), so it reads the piece without it. */
function lowerFirst(text: string): string {
  return /^["'“‘(]*(?:I\b|[A-Z][A-Z])/.test(text) ? text : text.replace(/[A-Z]/, (letter) => letter.toLowerCase());
}

const ALWAYS = new Map<string, string>([
  ...[
    'i',
    'you',
    'we',
    'they',
    'he',
    'she',
    'it',
    'nobody',
    'everyone',
    'everybody',
    'nothing',
    'something',
    'everything',
    'anything',
  ].map((word) => [word, 'PRON'] as const),
  ...['feel', 'feels', 'want', 'wants', 'know', 'knows', 'keep', 'keeps', 'think', 'thinks', 'tell', 'tells'].map(
    (word) => [word, 'VERB'] as const,
  ),
]);

/** "everyone's tired": the short verb, not the owner's mark. */
const isShortVerb = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lower === "'s" &&
  /^(?:everyone|everybody|nobody|somebody|someone|nothing|something|everything)$/.test(
    tokens[index - 1]?.lower ?? '',
  ) &&
  tokens[index + 1]?.pos !== 'NOUN';

function correctedPos(value: string, next: string, pos: string): string {
  const lower = value.toLowerCase();
  if (/^[$£€]?\d/.test(value)) return 'NUM';
  if (lower === 'feel' && next === '.') return pos;
  return ALWAYS.get(lower) ?? pos;
}

export function textOf(tokens: readonly Token[]): string {
  return tokens
    .map((token) => token.before + token.text)
    .join('')
    .trim();
}

/** "wakes" → "wake", "tries" → "try", "making" → "make". */
export function baseOf(verbForm: string): string {
  const lower = verbForm.toLowerCase();
  const irregular = IRREGULAR_BASE[lower];
  if (irregular) return irregular;
  const tense = lower.endsWith('ing') ? 'Gerund' : lower.endsWith('s') ? 'PresentTense' : 'PastTense';
  const base = verb.toInfinitive(lower, words, tense) || lower;
  if (tense !== 'Gerund') return base;
  return respelt(doneAnew(lower, base === lower ? withoutIng(lower) : base), lower);
}

/** "Refiring" → "refire", "bisque-firing" → "bisque-fire": a known verb behind what the dictionary does not know it with. */
function doneAnew(gerund: string, base: string): string {
  const [, before = '', known = ''] = /^(re|over|mis|un|pre|out|\p{L}+-)(\p{L}{3,}ing)$/u.exec(gerund) ?? [];
  if (known === '' || isKnown(base)) return base;
  // "Rehanging", which the dictionary takes for "rehange"
  if (base === `${before}${baseOf(known)}e` && isKnown(baseOf(known))) return `${before}${baseOf(known)}`;
  return `${before}${baseOf(known)}` === `${base}e` ? `${base}e` : base;
}

/** "decide" → "decided", "swear" → "swore". */
export const pastOf = (base: string): string => {
  // "Re-drove"
  if (/^re-\p{L}/u.test(base)) return `re-${pastOf(base.slice(3))}`;
  const past = PASTS[base] ?? conjugated.parse(verb.conjugate(base, words)).PastTense;
  return past === base && UNCHANGED.test(base) ? base : pastSpelt(base, past);
};
/** "Put", but not "crawl", "skip" or "sand", which the dictionary takes for their own past. */
const UNCHANGED =
  /^(?:(?:re|mis|proof)?read|(?:re|up|off)?set|(?:in|out|re)?put|(?:broad|fore)?cast|(?:over|under)?(?:bid|cut)|be(?:at|t)|let|quit|shut|hurt|hit|cost|burst|split|spread|shed|rid|wed|wet|thrust|(?:re)?knit|slit|sweat|.*(?:come|run))$/;
/** What is conjugated wrongly, or as one says it only on one side of the ocean. */
const PASTS: Readonly<Record<string, string>> = {
  lie: 'lay',
  shoe: 'shod',
  fit: 'fitted',
  overhear: 'overheard',
  tread: 'trod',
  vacuum: 'vacuumed',
  winnow: 'winnowed',
  belie: 'belied',
  contrive: 'contrived',
  gild: 'gilded',
  spay: 'spayed',
  breeze: 'breezed',
  retrofit: 'retrofitted',
};
const conjugated = z.object({ PastTense: z.string(), PresentTense: z.string() });

/** "take" → "takes", "are" → "is". */
export const thirdPersonOf = (base: string): string =>
  THIRDS[base] ?? conjugated.parse(verb.conjugate(base, words)).PresentTense;
const THIRDS: Readonly<Record<string, string>> = {
  are: 'is',
  were: 'was',
  quiz: 'quizzes',
  whiz: 'whizzes',
  bus: 'buses',
  canvas: 'canvases',
};

/** "Gareth", "Jana": names that are no other word. */
export const isFirstName = (word: string): boolean =>
  /^(?:Male|Female)Name$/.test(String(lexicon[word.toLowerCase()])) ||
  HER_NAMES.has(word.toLowerCase()) ||
  HIS_NAMES.has(word.toLowerCase());

/** "Tooth", "rain": things for certain, and nobody's name. */
export const isThingWord = (word: string): boolean =>
  /^(?:Singular|Uncountable)$/.test(String(lexicon[word.toLowerCase()]));

/** "Vermont", "Belfast": places that are no other word. */
export const isPlace = (word: string): boolean =>
  (/^(?:City|Country|Region\b.*|Place\b.*)$/.test(String(lexicon[word.toLowerCase()])) &&
    !/^(?:cork|orange|turkey)$/i.test(word)) ||
  TOWN.test(word);

/** "Yarmouth", "Lowestoft" and "Hawick" by how they end, and no "vermouth". */
const TOWN =
  /^(?!(?:[Vv]er|[Gg]oal|[Ll]oud|[Bb]ig|[Bb]ad|[Ff]oul|[Mm]otor)mouth)\p{Lu}\p{Ll}{2,}(?:mouth|borough|burgh|bury|chester|cester|minster|thorpe|shire|toft|ness\b(?<=(?:Inver|Shoebury|Skeg|Sheer|Dunge)ness)|bridge\b(?<=(?:Cam|Ux|Tun|Wey|Trow|Stour|Knights)bridge))$/u;

/** "She" for "Bettina", "He" for "Gareth"; null for "Robin", who may be either. */
export function standsForName(name: string): 'She' | 'He' | null {
  const kind = String(lexicon[name.toLowerCase()]);
  if (EITHER.test(name) || !isFirstName(name)) return null;
  return kind === 'FemaleName' || HER_NAMES.has(name.toLowerCase()) ? 'She' : 'He';
}

const EITHER =
  /^(?:robin|jordan|alex|sam|chris|kim|pat|jean|leslie|lesley|lee|leigh|jo|joe|taylor|morgan|casey|jamie|charlie|frankie|ashley|dana|dale|kelly|kerry|terry|tracy|stacy|shannon|sandy|jackie|nicky|billie|andrea|nicola|simone|michele|gabriele|jan|kai|toni|sasha|sidney|sydney|quinn|riley|rory|rowan|evelyn|vivian|marion|beverly|courtney|hilary|joan|lynn|merle|rene|noel|dominique|claude|camille|max|drew|cameron|blair|carol|francis|frances|gale|gail|hayden|jessie|jody|loren|lauren|val|whitney)$/i;

const isKnown = (base: string): boolean => PLAIN_VERBS.has(base) || NOUN_OR_VERB.has(base) || base in lexicon;

/** For verbs the library does not know: "miming" → "mime", "nagging" → "nag", "quilting" → "quilt". */
function withoutIng(gerund: string): string {
  const stem = gerund.slice(0, -3);
  if (/([bdgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /^[^aeiou]*[aeiou][^aeiouwxy]$|[vcu]$|[aeiou]z$/.test(stem) ? `${stem}e` : stem;
}

const IRREGULAR_BASE: Readonly<Record<string, string>> = {
  is: 'be',
  are: 'be',
  am: 'be',
  was: 'be',
  were: 'be',
  has: 'have',
  had: 'have',
  does: 'do',
  did: 'do',
  goes: 'go',
  dying: 'die',
  lying: 'lie',
  being: 'be',
  having: 'have',
  vacuuming: 'vacuum',
  whatsapping: 'whatsapp',
  adoring: 'adore',
  ghosting: 'ghost',
  feeling: 'feel',
};

const SINGULAR: Readonly<Record<string, string>> = {
  lives: 'life',
  wives: 'wife',
  knives: 'knife',
  selves: 'self',
  businesses: 'business',
  bosses: 'boss',
  bodies: 'body',
};

/** "Visit" → "visits", "IBC" → "IBCs". */
export const pluralOf = (singular: string): string =>
  /\p{Lu}{2}/u.test(singular) ? `${singular}s` : noun.toPlural(singular, words);

const singulars = new Map<string, string>();

export function singularOf(plural: string): string {
  const known = SINGULAR[plural] ?? singulars.get(plural);
  if (known !== undefined) return known;
  if (singulars.size > 5000) singulars.clear();
  const singular = noun.toSingular(plural, words);
  singulars.set(plural, singular);
  return singular;
}
