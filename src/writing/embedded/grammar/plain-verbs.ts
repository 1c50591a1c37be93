import { isPerson } from '../persons/rivals.ts';
import { isFiniteAt } from './finite.ts';
import { baseOf, pastOf, singularOf, type Token, thirdPersonOf, tokensOf } from './language.ts';
import { NOT_GERUNDS, TACKLE } from './verbs.data.ts';

/** "not knowing what to say and freezing up" → "not know what to say and freeze up". */
export function plainVerbs(text: string, infinitive = false): string {
  const told =
    infinitive || /^(?:stand|sitt|ly|kneel|lean|wait|look|star)ing\b/i.test(text)
      ? text
      : text.replace(THEN_IT, (typed, it: string, doing: string, at: number) =>
          // "(Playing at a wedding), the bridge lifting, everybody clapping anyway": how it was, and both alike.
          (/^,(?! and)/.test(it) ? BESIDE_IT : WITH_IT).test(text.slice(0, at)) ? typed : `${it}${does(doing)}`,
        );
  return withVerbs(told, infinitive, (base) => (base === 'be' && !infinitive ? 'are' : base))
    .replace(
      /\b(and|or|but) not (?=\p{Ll})/gu,
      infinitive || !/\b(?:and|or|but) not (?:even )?\p{L}+ing\b/iu.test(text) ? '$1 not ' : "$1 don't ",
    )
    .replace(STILL_NOT, infinitive ? '$&' : "$1haven't ")
    .replace(/^not (?=\p{Ll})/u, infinitive || !/^not \p{L}+ing\b/iu.test(text) ? 'not ' : "don't ")
    .replace(/\b(?:don't|not) are able to(?!\p{L})/gu, "can't")
    .replace(/\b(?:don't|not) are(?!\p{L})/gu, "aren't")
    .replace(
      /\bdon't have (?=(?:been|done|chosen|made|found|seen|had|written|bought|sold|taught|caught|brought|told|kept|slept|met|spoken|taken|given|gone|eaten|driven|ridden|worn|begun|sung|heard|held|known|shown|won|spent|sent|got|\p{L}{3,}ed)\b)/gu,
      "haven't ",
    )
    .trim();
}

/** "(Sending one invoice) and it getting paid": what happens besides, of which something else is the subject. */
const THEN_IT =
  /((?:,|,? and) (?:it|nobody|everybody|everyone|somebody|someone|nothing|everything) )(\p{L}{2,}ing)\b/giu;
const BESIDE_IT = /, (?:the|an?|my|your|his|her|their) (?:\p{L}+ )?\p{L}+(?<!ing) \p{L}{3,}ing\b[^,]*$/iu;
/** "(Defrosting,) with the officer signing and somebody bringing cake": what goes on beside it goes on alike. */
const WITH_IT =
  /\bwith (?:some(?:one|body)|nobody|everybody|everyone|\p{Lu}\p{Ll}+|(?:the|an?|my|your|his|her|their|one|two|three) (?:\p{L}+ ){0,2}\p{L}+(?<!ing)) (?!(?:morn|even|wedd|ceil|build|cloth)ing\b)\p{L}{3,}ing\b[^,]*$/u;
const does = (doing: string): string => (/^being$/i.test(doing) ? 'is' : thirdPersonOf(baseOf(doing)));

/** "(Coming in tired, going out tired,) and nobody says thank you": the last of a row, which somebody else does. */
const AND_NOBODY_DOES =
  /, and (?:it|nobody|everybody|everyone|somebody|someone|nothing|everything) (?:is|\p{L}{2,}s)\b/iu;

/** "And still not having been paid": what has not happened besides. */
const STILL_NOT =
  /(\b(?:and|or|but) (?:still|yet) )(?:not|don't) hav(?:ing|e) (?=(?:been|slept|had|made|done|seen|found|sold|written|eaten|\p{L}{3,}ed)\b)/gu;

/** "deciding never to go back and not selling the van" → "decided never to go back and didn't sell the van". */
export const pastVerbs = (text: string): string =>
  withVerbs(
    text
      .replace(/(^|\b(?:and|or|but|then) )never having /gu, '$1had never ')
      .replace(/(^|\b(?:and|or|but|then) )not being /gu, "$1wasn't ")
      .replace(NOT_DONE, (_, before: string, even = '', verb: string) => `${before}didn't ${even}${baseOf(verb)}`),
    true,
    pastOf,
  ).trim();

/** "going by and taking what a good one loses" → "goes by and takes what a good one loses". */
export const thirdVerbs = (text: string): string =>
  withVerbs(text, true, (base) => (base === 'be' ? 'is' : thirdPersonOf(base))).trim();

/** "And not knowing": what was not done besides. */
const NOT_DONE = /(^|\b(?:and|or|but|then) (?:still )?)not (even )?(\p{L}{2,}ing)\b/gu;

/** "You're handed a rudder because of weighing fifty-one kilos" → "… because you weigh fifty-one kilos". */
export const withReason = (sentence: string): string =>
  sentence.replace(BECAUSE_OF, (typed, doing: string) => {
    if (/^You\b/.test(sentence)) return `because you ${plainVerbs(doing)}`;
    return /^(?:There )?I\b/.test(sentence) ? `because I ${pastVerbs(doing)}` : typed;
  });

const BECAUSE_OF =
  /\bbecause of ((?:not \p{L}+ing|being|\p{L}+ing(?= (?:an?|the|my|your|no|so|too|that|it|them|somebody|someone|nobody|\d|(?:one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b)))\b[^,;]*)/iu;

/** "Thinking a sore heel needs padding and putting up": both are what it needs, and only the thinking is done. */
const NEEDED = /^(?:think|believ|hop|assum)ing (?:\S+ )*?(?:needs?|wants?|means?|takes?|requires?) \p{L}+ing\b/iu;

/** "Seeing her checking her phone, then looking at the radiator": what is done next, she does, too. */
const SEES_DOING =
  /^(?:see|watch|hear|notic|feel|catch|find|hav)ing (?:her|him|them|it|(?:the|a|an|my|your|their|his|one|somebody|someone)\b(?:(?! and\b)[^,])*?) \p{L}+ing\b/iu;

/** "Watching a grandchild sitting on the carpet, reading and not looking up": whom one sees does the rest of it, too. */
const SEES_SOMEBODY =
  /^(?:see|watch|hear)ing (?:her|him|them|somebody|someone|one|(?:the|an?|my|your|their|his|her) (?:\p{L}+ )??(\p{L}+)) \p{L}+ing\b/iu;
const seesSomebody = (text: string): boolean => {
  const [seen, noun] = SEES_SOMEBODY.exec(text) ?? [];
  return seen !== undefined && (noun === undefined || (noun === singularOf(noun) && isPerson(noun)));
};
/** What only whoever looks on can do. */
const OF_ONLOOKER =
  /^(?:know|feel|reali[sz]|understand|think|recogni[sz]|remember|wish|hop|see|hear|watch|notic|wonder|need|want|hav|be)ing$/;

/** "(Fitting people sitting down), bending and twisting", "losing two Saturdays, going by what they tell me": how, or how one knows, and no deed. */
export const isHow = (text: string, at: number): boolean => {
  const [before, from] = [text.slice(0, at), text.slice(at)];
  return (
    (/, $/.test(before) && (BOTH_WAYS.test(from) ? / .*, $/.test(before) : BY_WHICH.test(from))) ||
    (/ .*, \p{L}+ing and $/u.test(before) && /^\p{L}+ing(?=[,.]|$)/u.test(from))
  );
};
const BOTH_WAYS = /^\p{L}{2,}ing and \p{L}{2,}ing(?=[,.]|$)/u;
const BY_WHICH =
  /^(?:(?:not )?(?:counting|including|excluding|reckoning|allowing for)\b|(?:going|judging) (?:by|from|on)\b|depending on\b|according to\b|speaking (?:of|from)\b|starting (?:from|at|with) (?:[$£€\d]|the|an?)\b|bearing in mind\b|getting on for\b)/u;

/** "And never going", "and no longer going": how it is done, if at all. */
const isAdverb = (tokens: readonly Token[], at: number): boolean =>
  /^(?:ADV|PART)$/.test(tokens[at]?.pos ?? '') ||
  (tokens[at]?.lower === 'no' && tokens[at + 1]?.lower === 'longer') ||
  (tokens[at]?.lower === 'longer' && tokens[at - 1]?.lower === 'no');

function withVerbs(text: string, infinitive: boolean, shaped: (base: string) => string): string {
  const tokens = tokensOf(text);
  const joinsDeed = (at: number): boolean =>
    tokens[at]?.pos === 'CCONJ' &&
    // "And not going", which has become "and didn't go" by now.
    (/^did(?:n't)?$/.test(tokens[at + 1]?.lower ?? '') ||
      isIng(tokens.slice(at + 1).find((_, on) => !isAdverb(tokens, at + 1 + on))?.lower));
  const lastJoined = tokens.findLastIndex(({ lower }, at) => joinsDeed(at) || lower === 'then');
  const joined = / then /.test(text) || tokens.some((_, at) => joinsDeed(at));
  const following = tokens.filter(
    ({ lower }, index) =>
      index > 0 && tokens[index - 1]?.lower === ',' && isIng(lower) && tokens[index + 1]?.text !== 'Day',
  ).length;
  const row =
    following > (/^(?:stand|sitt|ly|kneel|lean|wait|look|star)ing\b/i.test(text) ? 2 : 1) ||
    (following > 0 && AND_NOBODY_DOES.test(text));
  const inTurn = (index: number): boolean =>
    tokens[index - 1]?.lower === 'then' && !/^(?:since|by|until|till|from|back)$/.test(tokens[index - 2]?.lower ?? '');
  // "Teaching the paper first: drafting each one once, keeping it on a nail": what it consists of is a row of its own.
  const listed = tokens.findIndex(({ text: mark }, at) => mark === ':' && isIng(tokens[at + 1]?.lower));
  const needed = NEEDED.test(text);
  const sees = SEES_DOING.test(text);
  const seesOne = seesSomebody(text);
  let first = true;
  /** The last of them that stayed as it was. */
  let kept = -1;
  let quoted = false;
  const posed = POSED.exec(text)?.[0].length ?? text.length;
  let read = 0;
  return tokens
    .map((token, index) => {
      if (token.lower === '"') quoted = !quoted;
      read += token.before.length + token.text.length;
      const aside = quoted || (read > posed && tokens[index - 1]?.lower === ',');
      // "Boxing Day"
      if (aside || !isIng(token.lower) || tokens[index + 1]?.text === 'Day') return token.before + token.text;
      const previous = tokens[index - 1];
      const opener = tokens.slice(0, index).findLast(({ lower }, at) => lower === 'then' || !isAdverb(tokens, at));
      const afterAdverb = isAdverb(tokens, index - 1) && (opener?.pos === 'CCONJ' || opener?.lower === 'then');
      // "And lambing's coming": what comes, and no second deed.
      if (!first && /^(?:'s|is|was|comes|starts)$/.test(tokens[index + 1]?.lower ?? ''))
        return token.before + token.text;
      // "Coming up to Christmas": when that is.
      if (
        !first &&
        token.lower === 'coming' &&
        /^up to$/.test(`${tokens[index + 1]?.lower} ${tokens[index + 2]?.lower}`)
      )
        return token.before + token.text;
      // "Always there and slightly annoying": how one is.
      if (/^(?:slightly|mildly|faintly|rather|very|too|so|quite|pretty)$/.test(previous?.lower ?? ''))
        return token.before + token.text;
      if (
        (!first && isHow(text, read - token.text.length)) ||
        isTackle(tokens, index) ||
        (previous?.pos === 'CCONJ' && token.lower === 'having' && SPENT_ON_A_ROW.test(text)) ||
        listsThings(tokens, index) ||
        standsThere(tokens, index) ||
        isOthersToo(tokens, index)
      )
        return token.before + token.text;
      const chained =
        inTurn(index) ||
        (row && previous?.lower === ',') ||
        (joined &&
          previous !== undefined &&
          (afterAdverb || previous.pos === 'CCONJ' || (previous.lower === ',' && index < lastJoined)));
      // "(Ending the day without) cooking and cleaning": the twin of one that stays.
      const twin =
        previous?.pos === 'CCONJ' &&
        isIng(tokens[index - 2]?.lower) &&
        /^(?:without|before|after|by|from)$/.test(tokens[index - 3]?.lower ?? '');
      // "(Having them) coming in and asking": where one stays, so does its fellow.
      const fellow =
        (previous?.pos === 'CCONJ' || isNextInstead(tokens, kept, index)) &&
        kept !== -1 &&
        !(following > 0 && closesRow(tokens, kept, index)) &&
        !/^(?:see|hear|find|notic|realis|realiz|feel|know|becom|turn|end)ing$/.test(token.lower) &&
        (index - kept <= 4 ||
          isNextInstead(tokens, kept, index) ||
          /^(?:of|without|than)$/.test(tokens[kept - 1]?.lower ?? '') ||
          // "Starting with putting it on your windowsill and telling me"
          (/^(?:with|by)$/.test(tokens[kept - 1]?.lower ?? '') && /^(?:start|begin)/.test(tokens[0]?.lower ?? ''))) &&
        !tokens.slice(kept, index).some(({ pos }) => pos === 'PUNCT');
      if (
        !first &&
        (needed ||
          (listed !== -1 && index > listed) ||
          twin ||
          fellow ||
          (seesOne && !OF_ONLOOKER.test(token.lower) && !isDoneToThem(tokens, index + 1)) ||
          (sees && (inTurn(index) || (previous?.pos === 'CCONJ' && /^(?:being|asking|wanting)$/.test(token.lower)))) ||
          !chained ||
          isInSubject(tokens, index))
      ) {
        // "A casting house" is no deed that another would go with.
        // Nor is "(after) each firing".
        if (!(token.pos === 'NOUN' && tokens[index + 1]?.pos === 'NOUN') && !isCounted(tokens, index)) kept = index;
        return token.before + token.text;
      }
      const opens = first;
      first = false;
      kept = -1;
      const base = baseOf(token.lower);
      // "Doing nowt but sitting"
      if (previous?.lower === 'but' && /^(?:nothing|nowt|little|anything|owt)$/.test(tokens[index - 2]?.lower ?? ''))
        return token.before + base;
      if (base === 'be' && inTurn(index) && !infinitive && !opens) return `${token.before}you're`;
      return token.before + shaped(base);
    })
    .join('');
}

/** "(Watching her drive off and) missing her": the onlooker does it to whom they see; but "rubbing her eyes". */
const isDoneToThem = (tokens: readonly Token[], at: number): boolean =>
  /^(?:her|him|them)$/.test(tokens[at]?.lower ?? '') &&
  !(tokens[at]?.lower === 'her' && /^(?:NOUN|ADJ)$/.test(tokens[at + 1]?.pos ?? ''));

/** "(Instead of) booking the beach and then begging for a chair" */
const isNextInstead = (tokens: readonly Token[], kept: number, ing: number): boolean =>
  /^(?:of|without|than)$/.test(tokens[kept - 1]?.lower ?? '') &&
  tokens[ing - 1]?.lower === 'then' &&
  tokens[ing - 2]?.pos === 'CCONJ';

/** "(After) each firing", "the hanging": a thing. */
const isCounted = (tokens: readonly Token[], ing: number): boolean =>
  /^(?:each|every|the|an?|another|one|any|this|that|next|last|first)$/.test(tokens[ing - 1]?.lower ?? '') &&
  !/^(?:DET|PRON|NUM)$/.test(tokens[ing + 1]?.pos ?? '');

/** "(Driving back, going down without asking him) and taking a photo": the only "and" of a row stands before the last of its deeds. */
const closesRow = (tokens: readonly Token[], kept: number, ing: number): boolean =>
  tokens[kept - 1]?.lower === 'without' &&
  ing - kept > 2 &&
  tokens.filter(({ pos }) => pos === 'CCONJ').length === 1 &&
  tokens.slice(0, kept).some(({ lower }, at) => lower === ',' && isIng(tokens[at + 1]?.lower));

/** "(Ringing two bells each), sitting down, reading nothing": how one is while one does it, and no deed that follows. */
export const POSED =
  /^(?!(?:com|go|gett|walk|arriv|driv|mak|tak|open|pour|pull|wak)ing\b).*?, (?=(?:sitt|stand|ly|kneel)ing (?:down|up)(?:,|$))/iu;

/** "(hide), because looking up and asking is frightening": what a reason speaks of is no second deed. */
function isInSubject(tokens: readonly Token[], ing: number): boolean {
  const opened = tokens.findLastIndex(
    ({ lower }, at) => at < ing && /^(?:because|when|than|that|if|since)$/.test(lower) && isIng(tokens[at + 1]?.lower),
  );
  return (
    opened !== -1 &&
    (tokens[opened]?.lower === 'than' || tokens.slice(ing + 1).some((_, at) => isFiniteAt(tokens, ing + 1 + at)))
  );
}

/** "Spending $1,150 on a copper head, two blade grinds and having the rocks papered": the last of what it goes on. */
const SPENT_ON_A_ROW = /^(?:spend|pay|los)ing [^.]*? on [^.]*, [^.]* and having (?:the|my|your|it|them)\b/iu;

/** "(Hanging film canisters) and fishing sinkers off the beam" */
const isTackle = (tokens: readonly Token[], ing: number): boolean =>
  tokens[ing - 1]?.pos === 'CCONJ' && TACKLE.test(`${tokens[ing]?.lower ?? ''} ${tokens[ing + 1]?.lower ?? ''}`);

/** "(lose hours) to gaps, cancellations and driving": the last of several things, and no second deed. */
function listsThings(tokens: readonly Token[], ing: number): boolean {
  const before = tokens.slice(0, ing);
  const comma = before.findLastIndex(({ lower }) => lower === ',');
  const span = before.slice(comma + 1);
  return (
    comma > 1 &&
    span.at(-1)?.pos === 'CCONJ' &&
    span.length > 1 &&
    span.slice(0, -1).every(({ pos }) => /^(?:NOUN|ADJ|NUM)$/.test(pos)) &&
    tokens[comma - 1]?.pos === 'NOUN' &&
    before.slice(0, comma - 1).findLast(({ pos }) => !/^(?:NOUN|ADJ|NUM|DET)$/.test(pos))?.pos === 'ADP'
  );
}

/** "(Standing there), the customer smiling and nodding", "my daughter of nine walking behind me and asking": what somebody else does besides. */
function isOthersToo(tokens: readonly Token[], ing: number): boolean {
  const comma = tokens.findLastIndex(({ lower }, at) => at < ing && lower === ',');
  const span = tokens.slice(comma + 1, ing);
  const doing = span.findIndex(({ lower }) => isIng(lower));
  return (
    comma > 0 &&
    doing > 0 &&
    span.at(-1)?.pos === 'CCONJ' &&
    /^(?:NOUN|PROPN|PRON|NUM)$/.test(span[doing - 1]?.pos ?? '') &&
    span[0]?.pos !== 'ADP' &&
    span.slice(0, doing).every(({ pos }) => /^(?:CCONJ|DET|ADJ|NOUN|PROPN|PRON|NUM|ADP)$/.test(pos))
  );
}

/** "(Unlocking on a Saturday), scaffolding up": a thing and how it is, and no deed. */
const standsThere = (tokens: readonly Token[], ing: number): boolean =>
  tokens[ing - 1]?.lower === ',' &&
  /^(?:scaffold|bunt|heat|shopp|bedd|floor|roof|gutter|fenc|wir|plumb|rigg|awn|rail|deck|shutter|wash|iron)ing$/.test(
    tokens[ing]?.lower ?? '',
  ) &&
  /^(?:up|down|on|off|out|in|done|gone|dry|away|back|finished)$/.test(tokens[ing + 1]?.lower ?? '') &&
  /^(?:,|and)$/.test(tokens[ing + 2]?.lower ?? ',');

const isIng = (word: string | undefined): boolean =>
  word !== undefined &&
  !NOT_GERUNDS.has(word) &&
  /^[\p{L}-]{2,}ing$/u.test(word) &&
  !/^(?:nothing|something|everything|anything|morning|evening)$/.test(word);
