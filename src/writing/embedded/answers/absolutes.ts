import { hasFiniteVerb } from '../grammar/finite.ts';
import { singularOf, tokensOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs, thirdVerbs } from '../grammar/plain-verbs.ts';
import { isPerson } from '../persons/rivals.ts';

/**
 * "Every January going by on a dry-filled cask", "the glue skinning over, so nothing ever soaking in": told without a finite verb, beside
 * what has one. It is said with one as well; null where it has one, or is the name of a thing ("the curing chamber").
 */
export function asFinite(sentence: string, isPast: boolean): string | null {
  // "Old Derek Foxall coming in, pulling it apart"
  const [, name, deed] = isPast
    ? (/^((?:Old |Young |Big |Little )?\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+) (\p{L}{2,}ing\b.*)$/su.exec(sentence) ?? [])
    : [];
  if (name && deed && !/ing /.test(name)) return `${name} ${pastVerbs(deed)}`;
  const [first = '', ...next] = inParts(sentence);
  const told = toldFinite(first, isPast);
  if (told === null) return null;
  const others = next.map((part) => toldFinite(part, isPast) ?? part);
  const row = [told, ...others].join(', ');
  return (isPast ? row : row.replace(AND_HAVING, ', and you have ')).replace(
    /^(Nobody|Nothing) ever (has|had)\b/,
    '$1 $2 ever',
  );
}

/** "(Another six kitchens leaving), and having those come back": it is the listener who has them come back. */
const AND_HAVING = /, and ha(?:ving|ve|s|d) (?=(?:those|them|it|the) (?:\p{L}+ )?(?:come|go|fall|break|fail)\b)/u;

/** "(He had one callback,) and that one being a dog": what is told behind a finite verb; the sentence as it is where nothing is. */
export const besidesFinite = (sentence: string, isPast = true): string => {
  const [first = '', ...next] = inParts(sentence);
  return [
    first,
    ...next.map((part) => ((isPast ? /^and / : /^(?:and|so) /).test(part) && toldFinite(part, isPast)) || part),
  ].join(', ');
};

/** "The board answering every time", but not "the playing you're so proud of". */
export const statedTruth = (one: string): string =>
  /^(?:The|An?|My|Your) \p{L}+ing\b| (?:they|he|she|it) \p{L}{3,}ing\b/u.test(one)
    ? one
    : (asFinite(one, false) ?? one);

/** A sentence at its commas before what may have a subject of its own; none within quotation marks. */
const inParts = (sentence: string): readonly string[] =>
  sentence.split(
    /, (?=(?:(?:and|so|but|then|or) )*(?:the|an?|my|your|his|her|their|that|this|those|it|one|nothing|nobody|everything|everybody|another|most|half|\p{L}+s|\d+)\b[^,]*\p{L}{2,}ing\b)(?=(?:[^"]*"[^"]*")*[^"]*$)/u,
  );

function toldFinite(part: string, isPast: boolean): string | null {
  const [, whole = part, end = ''] = /^(.*?)([.!?…]*)$/s.exec(part) ?? [];
  const [, joint = '', who = '', how = '', deed = ''] = ABSOLUTE.exec(whole) ?? [];
  // "The coffee's going": finite already.
  if (!who || /'s(?:$| (?:only|just|not|never|an?|the|no|like)\b)/.test(who)) return null;
  const tokens = tokensOf(deed);
  const [doing, next] = tokens;
  const subject = tokensOf(who);
  // "Your hands never stopped moving", "it is like packing a snowball": finite already.
  if (
    subject.some(
      ({ pos, lower }, at) =>
        at > 0 &&
        /^(?:VERB|AUX)$/.test(pos) &&
        // "Every failed sitting"
        !(at === 1 && subject.length > 2 && lower.endsWith('ed')) &&
        !/^(?:called|named)$/.test(lower),
    )
  )
    return null;
  if (
    /^(?:after|before|without|of|by|for|from|in|on|with|while|than|at|to|and|or|but)$/.test(subject.at(-1)?.lower ?? '')
  )
    return null;
  const isSomebody = isPerson(singularOf(subject.at(-1)?.lower ?? ''));
  const isDeed =
    /^(?:VERB|AUX)$/.test(doing?.pos ?? '') ||
    (/^(?:every|each)$/.test(next?.lower ?? '') && doing?.lower !== 'thing') ||
    /^(?:up|down|off|out|over|away|back)$/.test(next?.lower ?? '');
  if (!isDeed) return null;
  if (/^(?:NOUN|PROPN)$/.test(next?.pos ?? '') && !isSomebody) return null;
  const comma = tokens.findIndex(({ lower }) =>
    /^(?:,|that|whether|if|which|who|because|so|when|where|what|how|and|before|after|until|while|as|i|you|he|she|we|they)$/.test(
      lower,
    ),
  );
  // "The kids thinking bread comes in plastic": what is thought has a verb of its own.
  if (!THINKS.test(deed) && hasFiniteVerb(comma === -1 ? tokens : tokens.slice(0, comma))) return null;
  const isMany = ARE_MANY.test(who);
  const done =
    isPast && !/\bnow$/.test(deed)
      ? pastVerbs(deed).replace(/^was\b/, isMany ? 'were' : 'was')
      : isMany
        ? plainVerbs(deed)
        : thirdVerbs(deed);
  return `${joint}${who.replace(/^Her$/, 'She')} ${how}${done}${end}`.replace(
    / (never|ever|still|always|only|just) (is|are|was|were) /,
    ' $2 $1 ',
  );
}

const THINKS = /^(?:think|believ|say|know|hop|wonder|reckon|assum|ask|writ|tell)ing\b(?! of\b)/iu;
const ARE_MANY =
  /^(?!(?:Every|Each|An?|That) )(?!Another (?!\p{L}+ (?:or|to) )).*(?:[^s'u]s(?<!\bchristmas)|people|men|women|children)(?:, .*,)?$|^(?:Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve) \p{L}+s \p{L}/iu;
const ABSOLUTE =
  /^((?:(?:and|so|but|then) )*)((?:Every|Each|Another|The|An?|My|Your|One(?! (?:at|by|of)\b)|Somebody|Someone|Nobody|Nothing|Everybody|Everything|Half|Most|That|Two|Three|Four|Five|Six|Seven|Eight|Nine|Ten|Twelve|\p{L}+teen|It|He|She|\d[\d.,]*%)(?: (?!\p{L}+ing\b)[\p{L}\d'%-]+){0,5}?(?:, (?:an?|the|my) [^,]{3,40},)?|Her(?= \p{L}+ing (?:an?|the|it|me|my|her|his|that)\b)|(?<=Then )\p{L}+) ((?:ever|never|just|still|all|slowly|only|always) )?((?!(?:morn|even|noth|someth|anyth|everyth|dur|spr|ceil|build|wedd|feel|str|meet|cloth|read|sett|plann|train|cutt(?!ing (?:it|them|him|her|the|an?|your|my)\b))ing\b)\p{L}{2,}ing\b.*)$/isu;
