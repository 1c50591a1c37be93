import { doesAsPeople } from './antecedents.ts';
import { type Audience, personIn } from './audience.ts';
import { isFiniteAt } from './finite.ts';
import { singularOf, type Token, tokensOf } from './language.ts';
import { COGNITION, COLLECTIVES, GENERIC_AUDIENCE, ONE_EACH, PERISHING } from './person.data.ts';
import { NOMINATIVE, type Person, SETS } from './pronouns.ts';

/**
 * Whether the pronouns of a piece can only mean the listener. Where somebody else was named before a pronoun, a reader
 * knows who is meant and a rule does not: such a piece is said in the author's own words.
 */
export function isCertain(text: string, audience: Audience, before = ''): boolean {
  const tokens = withoutQuotes(tokensOf(text));
  if (/^(?:and |but |so |then )?they\b/i.test(text) && opensWithOthers(before, audience)) return false;
  const person = personIn(text, audience);
  if (person === 'they') return (audience.cares || !opensWithOne(tokens)) && isCertainlyThem(tokens, audience);
  if (person === 'she' || person === 'he') return isCertainlyOne(tokens, person);
  return (
    audience.addressed ||
    person !== null ||
    audience.pronoun === 'I' ||
    !/^(?:and |but |so )?(?:what )?they\b/i.test(text)
  );
}

/** "The kids have a name for it.": after such a sentence "they" are the kids. */
function opensWithOthers(before: string, audience: Audience): boolean {
  const tokens = withoutQuotes(tokensOf(before));
  const verb = tokens.findIndex((_, index) => index > 0 && isFiniteAt(tokens, index));
  return (
    verb > 0 &&
    tokens.slice(0, verb).every(({ lower }) => lower !== 'they') &&
    tokens.slice(0, verb).some((_, index) => rivalAt(tokens, index, audience)?.human)
  );
}

function isCertainlyThem(tokens: readonly Token[], audience: Audience): boolean {
  let rival: Rival | null = null;
  if (saysOfNobody(tokens)) return false;
  let named = false;
  let subject = false;
  for (const [index, token] of tokens.entries()) {
    const found = rivalAt(tokens, index, audience);
    if (found) {
      rival = found;
      subject = false;
    }
    if (!SETS.they.has(token.lower)) continue;
    if (token.lower === 'they') {
      if (rival && !relates(tokens, rival.index, index) && !goesOn(tokens, index, rival, named)) return false;
      named = true;
      subject = true;
      rival = null;
    } else if (token.lower === 'them') {
      if (tokens[index - 2]?.lower === 'i' && /^(?:tell|ask)$/.test(tokens[index - 1]?.lower ?? '')) return false;
      if (!rival && subject && !isOfOthers(tokens, index)) return false;
      const within = rival?.index === index - 2 && tokens[index - 1]?.pos === 'ADP';
      if (rival?.human && !rival.owned && !within && !subjectOf(tokens, rival.index, index)) return false;
    } else if (/^themsel/.test(token.lower)) {
      if (rival) return false;
    } else {
      const joined = /^(?:and|or|,|nor)$/.test(tokens[index - 1]?.lower ?? '');
      if (rival?.human && !(rival.owned && joined)) return false;
      named = true;
    }
  }
  return true;
}

/** "apps they open", "people they love": the noun just before is what they do it to. */
const relates = (tokens: readonly Token[], noun: number, index: number): boolean =>
  tokens.slice(noun + 1, index).every(({ pos }) => pos === 'ADV');

/** Whether "they" is still the one who was "they" before, or one who thinks, whatever was named between. */
function goesOn(tokens: readonly Token[], index: number, rival: Rival, named: boolean): boolean {
  if (thinks(tokens, index) || (!rival.human && doesAsPeople(tokens, index))) return true;
  if (!named || PERISHING.has(tokens[index + 1]?.lower ?? '')) return false;
  const carriedOn = /^(?:when|before|after|until|once|time|and|but|then|while)$/.test(tokens[index - 1]?.lower ?? '');
  return !rival.human || (carriedOn && !isFiniteAt(tokens, rival.index + 1));
}

/** "Nobody loses because they run slowly": "they" go back to nobody in particular. */
const saysOfNobody = (tokens: readonly Token[]): boolean => {
  const they = tokens.findIndex(({ lower }) => SETS.they.has(lower));
  const nobody = tokens.findIndex(
    ({ lower }, index) =>
      /^(?:nobody|everybody|everyone|anybody|anyone|whoever)$/.test(lower) && isFiniteAt(tokens, index + 1),
  );
  return (
    nobody !== -1 && they > nobody && /^(?:because|when|if|until|and|but|so|while)$/.test(tokens[they - 1]?.lower ?? '')
  );
};

/** "One client found he'd been paying for a place they had left": a man or woman comes first. */
const opensWithOne = (tokens: readonly Token[]): boolean => {
  const one = tokens.findIndex(({ lower }) => lower === 'he' || lower === 'she');
  return one !== -1 && one < tokens.findIndex(({ lower }) => SETS.they.has(lower));
};

type Rival = { index: number; human: boolean; owned: boolean };

/** A noun in the plural that "they" might go back to instead. */
function rivalAt(tokens: readonly Token[], index: number, audience: Audience): Rival | null {
  const token = tokens[index];
  const named = token?.pos === 'VERB' && /ed$/.test(tokens[index - 1]?.lower ?? '') && !isFiniteAt(tokens, index);
  if (!token || !(named || /^(?:NOUN|PROPN|PRON)$/.test(token.pos))) return null;
  if (/^every(?:one|body)$/.test(token.lower))
    return isFiniteAt(tokens, index + 1) ? { index, human: true, owned: false } : null;
  const collective = COLLECTIVES.has(token.lower);
  if (!collective && !((named || /^(?:NOUN|PROPN)$/.test(token.pos)) && /[^su]s$|men$|children$/.test(token.lower)))
    return null;
  const singular = singularOf(token.lower);
  if (ONE_EACH.has(token.lower) || TIMES.test(token.lower)) return null;
  if (GENERIC_AUDIENCE.has(singular) || audience.nouns.has(singular)) return null;
  if (tokens[index + 1]?.pos === 'NOUN' && !collective) return null;
  if (/^(?:are|'re|were|be|like|as|become)$/.test(tokens[index - 1]?.lower ?? '')) return null;
  const owned = tokens.slice(Math.max(0, index - 2), index).some(({ lower }) => lower === 'their');
  return { index, human: collective || PEOPLE.test(token.lower), owned };
}

const TIMES = /^(?:hours|days|weeks|months|years|times|minutes|nights|mornings|weekends|evenings|seconds|seasons)$/;
const PEOPLE =
  /^(?:men|women|children|kids|friends|clients|students|patients|parents|agents|residents|tenants|consultants|accountants|assistants|participants|bosses|gurus|moms|mums|dads|nurses|coaches|colleagues|neighbou?rs|guys|folks|sons|daughters|boys|girls|guests|heirs|pros|chefs|judges|vets|wives|husbands|others|experts|heroes|\p{L}*(?:ists|men|women)|doctors|instructors|mentors|competitors|investors|directors|professors|contractors|authors|editors|supervisors|advisors|visitors|creditors|actors|tutors|solicitors|auditors|donors|vendors|inspectors|(?!(?:numb|pap|dinn|comput|lett|cov|corn|off|ord|pow|summ|wint|should|fing|feath|flow|answ|cent|contain|print|trail|fold|post|newslett|charg|trous|slipp|draw|quart|head|remind|tim|numb|speak|coast|filt|pap|count|batt|dish|wat|clust|minist|matt|disast|chapt|mast|buff|bumper|numb)ers$)\p{L}*ers)$/u;

const thinks = (tokens: readonly Token[], index: number): boolean =>
  COGNITION.has(tokens[index + 1]?.lemma ?? '') ||
  COGNITION.has(tokens[index - 1]?.lemma ?? '') ||
  (tokens[index - 1]?.lower === 'that' && COGNITION.has(tokens[index - 2]?.lemma ?? ''));

/** "They know nobody likes them", "They bring it home with them": somebody else does it, or it is said of a place. */
const isOfOthers = (tokens: readonly Token[], index: number): boolean => {
  if (tokens[index - 1]?.pos === 'ADP') return true;
  const they = tokens.findLastIndex((token, at) => at < index && token.lower === 'they');
  const between = tokens.slice(they + 1, index);
  const other = between.findIndex(({ pos, lower }) => /^(?:NOUN|PROPN|PRON)$/.test(pos) || lower === 'one');
  return other !== -1 && between.slice(other + 1).some(({ pos }) => pos === 'VERB');
};

/** "Their kids tell them": the noun is who does it to them. */
const subjectOf = (tokens: readonly Token[], noun: number, index: number): boolean =>
  tokens.slice(noun + 1, index).some((token, at) => token.pos === 'VERB' && isFiniteAt(tokens, noun + 1 + at));

/** "Her boss says she …": whoever else the pronoun could mean stands before it. */
function isCertainlyOne(tokens: readonly Token[], person: Person): boolean {
  if (/^(?:a|an|the|one)$/.test(tokens[0]?.lower ?? '')) return true;
  const near = person === 'he' ? MEN : WOMEN;
  let rival = false;
  let nobody = false;
  for (const [index, token] of tokens.entries()) {
    if (near.test(token.lower)) rival = true;
    if (/^(?:nobody|everyone|everybody|anyone|each|one)$/.test(token.lower)) nobody = true;
    if (!SETS[person].has(token.lower)) continue;
    const object =
      token.lower === 'him' ||
      (token.lower === 'her' && !/^(?:NOUN|PROPN|ADJ|NUM)$/.test(tokens[index + 1]?.pos ?? ''));
    if ((rival && !object) || (nobody && tokens[index + 1]?.lower === 'own')) return false;
    if (token.lower === NOMINATIVE[person]) rival = false;
  }
  return true;
}

const EITHER =
  'boss|client|customer|manager|friend|colleague|neighbou?r|doctor|teacher|coach|child|kid|baby|nurse|foreman|farmer|inspector|landlord|partner|owner|supervisor|driver|buyer|agent|lawyer|therapist|trainer|guest|cousin|assistant|instructor';
const MEN = new RegExp(
  `^(?:${EITHER}|son|father|brother|husband|man|dad|guy|fella|fellow|boy|uncle|grandfather|boyfriend|ex)$`,
);
const WOMEN = new RegExp(
  `^(?:${EITHER}|daughter|mother|sister|wife|woman|mom|mum|girl|aunt|grandmother|girlfriend|lady|ex)$`,
);

function withoutQuotes(tokens: readonly Token[]): Token[] {
  let inside = false;
  return tokens.filter((token) => {
    if (token.text.includes('"')) inside = !inside;
    return !inside;
  });
}
