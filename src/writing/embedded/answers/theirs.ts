import { tokensOf } from '../grammar/language.ts';
import { GOES_ON, isState, OWNED } from './sound-alikes.ts';

/** "There" where "their" or "they're" is meant: "feel there thumb", "by Thursday there running on empty". */
export const withTheirs = (text: string): string =>
  text.replace(/\b([Tt])here (?=\p{L})/gu, (whole, t: string, at: number) => {
    const before = text.slice(0, at).split('\n').at(-1) ?? '';
    const after = text.slice(at + whole.length).split('\n')[0] ?? '';
    return `${t}${meant(before.toLowerCase(), after).slice(1)} `;
  });

function meant(before: string, after: string): 'their' | 'there' | "they're" {
  const [word = '', ...rest] = after.split(' ');
  if (EXISTS.test(after) || ARE_SOME.test(after) || /\b(?:here|then) and $/.test(before) || GOES_IN.test(before))
    return 'there';
  if (OPENS.test(before) && isTheirState(word, rest.join(' '), before)) return "they're";
  if (
    NOT_OWNED.test(word) ||
    /^right (?:now|away)\b/i.test(after) ||
    (IN_THERE.test(before) && /ing$|^gonna$/.test(word))
  )
    return 'there';
  const [said = ''] = /^[\p{L}\p{N}' -]+/u.exec(after) ?? [];
  const things = tokensOf(`my ${said.replace(/(?<![\p{L}\d])r(?![\p{L}\d])/gu, 'are').trim()}`).slice(1);
  const at = things.findIndex(({ pos }) => pos !== 'ADJ');
  const thing = things[at];
  if (thing?.pos !== 'NOUN' || at > 1) return 'there';
  const next = things[at + 1];
  if (OPENS.test(before)) return isOwnedSubject(before, thing.lower, next?.pos) ? 'their' : 'there';
  return isOwnedObject(before, { thing: thing.lower, next: next?.lower ?? '', alone: at === 0 }) ? 'their' : 'there';
}

/** "So there hips are above", "there kids, there horse", "feet up and there phone away". */
const isOwnedSubject = (before: string, thing: string, next: string | undefined): boolean =>
  next === undefined || next === 'NOUN'
    ? /(?:^|[.!?,;:•*] ?|\b(?:and|n|or) )$/.test(before)
    : /^(?:VERB|AUX|PART)$/.test(next) ||
      (/^(?:ADP|ADV)$/.test(next) && /\b(?:and|n|or) $/.test(before) && ONE.test(thing) && !TIMES.test(thing));

/** "Going in there wound up": where one goes. */
const GOES_IN =
  /\b(?:go|goes|going|went|come|comes|coming|came|get|gets|getting|walk|walks|walking) (?:in|out|up|down|over|back|round) $/i;

/** "In there making a brew" */
const IN_THERE = /\b(?:in|out|up|down|over|back|sat|sits?|stood|stands?) $/;

/** "Feel there thumb", "with there right hand", "pick up there kid": never "go there Monday", "what they sell there costs". */
function isOwnedObject(
  before: string,
  { thing, next, alone }: { thing: string; next: string; alone: boolean },
): boolean {
  const words = before
    .replace(/["'(]+$/, '')
    .trim()
    .split(/\s+/);
  const last = words.at(-1) ?? '';
  const isOne = ONE.test(thing);
  if (VOCATIVE.test(thing)) return false;
  if (alone && RELATIVE.test(before) && isVerb(thing) && (!isOne || OBJECT.test(next))) return false;
  if (/\b(?:nobody|somebody|everybody|anybody|who|people|one) in $/.test(before) && isVerb(thing)) return false;
  if (OWNING.test(last)) return true;
  if (TIMES.test(thing)) return false;
  if (/^(?:it'?s|that'?s)$/.test(last)) return isOne && /^(?:$|not$|\p{L}+ing$)/u.test(next);
  if (/^(?:get|gets|got|getting)$/.test(last)) return /^(?:\p{L}+ed|done|cut|back|sent|paid|redone)$/u.test(next);
  if (PARTICLE.test(last)) return isOne && isVerbIn(words.slice(0, -1));
  if (PLACE.test(last)) return false;
  return isVerbIn(words) && (!STAYS.test(last) || ((isOne || !alone) && !isVerb(thing)));
}

const ONE = /(?:[^s]|ss)$/;

const isVerb = (word: string): boolean =>
  ['they', 'it'].some((who) => /^(?:VERB|AUX)$/.test(tokensOf(`${who} ${word}`).at(-1)?.pos ?? ''));

const isVerbIn = (words: readonly string[]): boolean =>
  !PLACE.test(words.at(-1) ?? '') &&
  ((BEFORE_VERB.test(words.at(-2) ?? '') && isVerb(words.at(-1) ?? '')) ||
    tokensOf(words.slice(-6).join(' ')).at(-1)?.pos === 'VERB');

const BEFORE_VERB =
  /^(?:to|can|can'?t|could|couldn'?t|will|won'?t|would|don'?t|doesn'?t|didn'?t|not|they|u|you|we|i|he|she|n|and|then|just|never|always|also|or|one|nobody|who|it|which)$/;

/** "There doing a portrait", "there too busy", "there exhausted by noon": never "and there staring at me was the note". */
function isTheirState(word: string, after: string, before: string): boolean {
  const bare = word.replace(/[.,!?;:"')]+$/, '');
  if (/^[^,.;:!?]*\b(?:is|are|was|were|sat|stood) (?:an?|the|my|his|her|our|their|your)\b/i.test(after)) return false;
  if (/^(?:not|so|too|always|still|just|only|already|really|literally|basically|probably|actually)$/i.test(word)) {
    const [next = '', ...rest] = after.split(' ');
    return (/^not$/i.test(word) && /^(?:an?|the)$/i.test(next)) || isTheirState(next, rest.join(' '), before);
  }
  if (
    /^(?:the ones? (?:who|that)|fed up|worn out|burn(?:t|ed) out|home (?:by|before|at|late|alone)|at it again)\b/i.test(
      `${word} ${after}`,
    )
  )
    return true;
  if (/^(?:gonna|supposed|about)$/i.test(word)) return word === 'gonna' || /^to\b/.test(after);
  if (/^(?:being|having|alone|sat|stood)$/i.test(bare)) return false;
  if (/,\s*$/.test(before) && /^(?:waiting|standing|sitting|lying|hanging)$/i.test(bare)) return false;
  if (/in[g']$/i.test(bare))
    return isState(word, after) || (tokensOf(`the ${bare}`).at(-1)?.pos !== 'NOUN' && /^\p{L}/u.test(after));
  const isFelt = tokensOf(`they're very ${bare}`).at(-1)?.pos === 'ADJ' && !OWNED.test(bare);
  if (NOT_OWNED.test(bare)) return false;
  if (isFelt && (bare !== word || GOES_ON.test(after) || /^(?:they|we|he|she|i)\b/i.test(after))) return true;
  if (!/^(?:ADJ|VERB)$/.test(tokensOf(`they're ${bare}`).at(-1)?.pos ?? '')) return false;
  return isState(word, after) && !/^(?:an?|the|my|his|her|him|them|it|you|your)\b/i.test(after);
}

/** Where a clause begins: at a stop, behind a joining word or a time. */
const OPENS =
  /(?:^|[.,!?;:–—•*-] ?|\b(?:so|when|if|because|bc|cos|coz|cuz|and|n|or|but|then|while|whilst|until|til|till|that|think|thinks|know|knows|say|says|reckon|swear|realise|realize|half the time|most of the time|by (?:\d+ ?[ap]m|end|noon|midnight|then|now|lunch|lunchtime|\p{L}+day|mon|tues?|weds?|thurs?|fri|sat|sun)) )["'(]*$/u;

/** "There answer people who have one", "there help two mechanics": who does it follows. */
const ARE_SOME =
  /^\p{Ll}{3,} (?:(?:a lot of|many|some|several|other|two|three) )?(?:people|men|women|others|folks|experts|beginners) (?:who|that|with|without|from)\b/u;

/** "There is", "there comes": what there is follows. */
const EXISTS =
  /^(?:(?:i|a|wa|we)s|are|were|r|be|been|being|will|would|has|had|have|can|could|may|might|must|should|shall|ought|wont|cant|(?:is|are|was|were|has|have|had|can|could|wo|would|does|do|did|should|might|must)n'?t|do|does|did|seem|appear|remain|exist|come|go|live|lie|stand|sit|need|tend|follow|arrive|hang|begin|happen|use|used|(?:seem|appear|remain|exist|liv|need|tend|follow|arriv|happen)ed|(?:seem|appear|remain|exist|come|goe|live|lie|stand|sit|need|tend|follow|arrive|hang|begin|happen)s|came|went|lay|stood|sat|hung|began|ain'?t|never (?:is|was|were|has|had)|always (?:is|was|are))\b/i;

const NOT_OWNED =
  /^(?:w|n|u|ur|bc|cos|til|thru|rn|atm|tbh|lol|today|tomorrow|tonight|now|already|people|folks?|someone|somebody|nobody|anyone|everyone|nothing|something|anything|everything|no|one|enough|more|less|first|instead|again|then|too|and|or|but|mon|tues?|wed|thurs?|fri|sat|sun|\p{L}+day|guys|half|halfway|home|overnight|plenty|loads|lots|daily|weekly)(?![\p{L}'-])/iu;

const VOCATIVE = /^(?:mate|man|bro|babe|hun|love|dude)$/;

const PLACE =
  /^(?:is|are|was|were|be|been|being|am|isn't|aren't|wasn't|weren't|get|gets|got|getting|go|goes|going|went|gone|come|comes|came|coming|here|over|out|up|from|back|in-and-out|right|still|already|just|stay(?:s|ed|ing)?|sits?|sat|sitting|stands?|stood|standing|lies?|lay|lying|laid|kneel\p{L}*|hang|hangs|hung|hanging|wait(?:s|ed|ing)?|liv(?:es?|ed|ing)|work(?:s|ed|ing)?|end(?:s|ed)?|stop(?:s|ped)?|start(?:s|ed)?|begin|began|happen(?:s|ed)?|arriv(?:es?|ed)|travel\p{L}*|it's|that's|he's|she's|we're|you're|they're|'s|hi|hey|hello)$/u;

/** What one also does at a place. */
const STAYS =
  /^(?:train|teach|taught|learn|learnt|eat|ate|shop|play|meet|met|ride|rode|walk|drive|drove|fly|flew|land|park|sleep|slept|drink|swim|fish|climb|dance|sing|sang|study|studi|serve|grow|grew|spent|saw|see|seen|perform|compete|volunteer|hike|ski|camp|coach|cook|move|jump|fall|fell|look|point|stare)(?:s|es|ed|ing|ning|ping|ming|ped)?$/;

const OWNING =
  /^(?:in|into|on|onto|of|off|with|w|w\/|without|not|for|about|to|at|like|under|behind|after|by|than|between|above|below|beside|against|lose|loses|losing|lost|quit|hate|leave|run|do|doing|keep|raise|drop|know|love|miss|open|close|check|fix|sell|use|using|spend|waste|ruin|down|pay|pays|paying|feed|build|hold|holds|holding)$/;

const PARTICLE = /^(?:up|out|off|over|back|away|around|through|thru|past)$/;

const RELATIVE =
  /\b(?:what|who|which|that|whatever|everything|anything|something|all|everyone|everybody|anyone|those|the \p{L}+ (?:i|you|we|they|he|she))\b[^,.;:!?]*$/u;

const OBJECT = /^(?:me|us|you|it|them|him|her|the|an?|my|your|our|to|that|because|\d.*)$/;

const TIMES =
  /^(?:hours?|years?|days?|weeks?|months?|minutes?|seconds?|times?|nights?|mornings?|evenings?|afternoons?|weekends?|summers?|winters?|springs?|autumns?|january|february|march|april|may|june|july|august|september|october|november|december|christmas|\d.*)$/;
