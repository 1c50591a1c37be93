import { tokensOf } from '../grammar/language.ts';

/** What goes on after a state, and never after "your own thing": "ur sat at", "ur running the". */
const GOES_ON =
  /^(?:$|[.,!?;:"')&+£$€]|(?:an?|the|at|in|on|to|for|with|w|thr(?:u|ough)|past|into|onto|about|it|them|him|her|me|us|u|you|ur|your|my|his|their|there|here|out|up|off|down|around|over|under|after|before|behind|like|as|so|too|from|by|away|back|every|all|and|n|but|or|if|when|while|because|cos|bc|cause|than|then|that|of|again|now|rn|alone|late|early|still|solid|\p{L}+ly|\d+)(?![\p{L}'-]))/iu;

/** Words that never own anything: what follows "you're" and not "your". */
const STATE =
  /^(?:there|here|sat|stood|laid|stuck|gone|up|at|out|fully|not|so|too|an?|the|in|on|under|over|still|always|already|al+r?e?a?dy|never|just|only|being|gonna|supposed|about|into|from|after|off|back|done|scared|afraid|literally|basically|probably|actual+y|real+y|totally|finally|secretly|constantly|clearly|obviously|completely|definitely)(?![\p{L}'-])/iu;

const THINGS =
  /^(?:\p{L}*thing|king|ring|wing|string|spring|morning|evening|ceiling|sibling|wedding|building|darling)$/iu;
const THINGS_IN =
  /(?:^.{0,4}|ain|kin|cousin|cabin|basin|margin|vitamin|admin|login|plugin|origin|muffin|coffin|dolphin|violin)$/i;
const OWNED =
  /^(?:best|worst|own|ex|local|regular|total|average|usual|normal|favou?rite|mobile|only|first|last|next|old|new)$/i;

/** "ur" is "your" before a thing and "you're" before what somebody is or does. */
export const spelledOut = (text: string): string =>
  text
    .replace(/\b([Uu])r (?=([^\s"']\S*)(.*))/gm, (_, u: string, word: string, after: string) =>
      isState(word, after.trimStart()) ? `${u === 'U' ? 'Y' : 'y'}ou're ` : `${u === 'U' ? 'Y' : 'y'}our `,
    )
    .replace(
      /(?<=(?:(\S+)\s+|^))([Tt])here (?=(\p{L}[\p{L}'-]*)((?: [\p{L}'-]+){0,3})([^\p{L}\s]|$)?)/gmu,
      (whole, before: string | undefined, t: string, word: string, after: string) =>
        isTheirs(
          before ?? '',
          [word, ...after.trim().split(' ')].filter((one) => one !== ''),
        )
          ? `${t}heir `
          : whole,
    )
    .replace(
      /(^|[.!?,;:"] ?|\b(?:and|but|because|cos|when|if|while|then|so|that|think|thinks|know|say|says) )([Yy]our) (?=([^\s"']+)(.*))/gm,
      (whole, before: string, your: string, word: string, after: string) =>
        isGoingOn(word, after.trimStart()) ? `${before}${your}'re `.replace(/our're/, "ou're") : whole,
    )
    .replace(
      /(^|[.!?,;:"] ?|\b(?:and|but|because|cos|when|if|then|so|that|think|thinks|know|say|says|until|till) )([Ii])ts (?=([^\s"']+)(.*))/gm,
      (whole, before: string, i: string, word: string, after: string) =>
        isHowItIs(word, after.trimStart()) ? `${before}${i}t's ` : whole,
    );

function isState(word: string, after: string): boolean {
  const bare = word.replace(/[.,!?;:"')]+$/, '');
  const goesOn = bare !== word || GOES_ON.test(after);
  if (/^(?:back|off)$/i.test(word) && !goesOn) return false;
  if (STATE.test(word)) return !/^(?:in|on|out|over|under|off|back|up|after|only|so)-/i.test(word);
  if (/^\d+(?:-\d+)?$/.test(bare))
    return (
      goesOn ||
      /^(?:hours?|hrs?|minutes?|mins?|days?|weeks?|wks?|months?) (?:in|late|behind|deep|early|away|from|into|short)\b/i.test(
        after,
      )
    );
  if (!goesOn || OWNED.test(bare)) return false;
  if (/in[g']?$/i.test(bare)) return !THINGS.test(bare) && (/in[g']$/i.test(bare) || !THINGS_IN.test(bare));
  return (
    /^(?:ADJ|VERB)$/.test(tokensOf(`you're ${bare}`).at(-1)?.pos ?? '') &&
    tokensOf(`the ${bare}`).at(-1)?.pos !== 'NOUN'
  );
}

/** "Your doing it wrong", "your losing money on it", "your exhausted by noon": never "your drawing" or "your used car". */
const isGoingOn = (word: string, after: string): boolean =>
  (DOING.test(word) && !/^(?:streak|battle|side|point|list|matters?)\b/i.test(after) && /^\p{L}/u.test(after)) ||
  (/ing$/i.test(word) && !THINGS.test(word) && HAS_OBJECT.test(after)) ||
  (IN_A_STATE.test(after) &&
    (STATES.test(word) ||
      (/(?:[^e]ed|[^d]en)$/i.test(word) &&
        /^(?:ADJ|VERB)$/.test(tokensOf(`you're ${word}`).at(-1)?.pos ?? '') &&
        tokensOf(`the ${word}`).at(-1)?.pos !== 'NOUN')));

const STATES =
  /^(?:stuck|lost|gone|done|wrong|afraid|scared|sure|sick|happy|sad|angry|late|ready|busy|crazy|mad|broke|short)$/i;
const DOING =
  /^(?:making|getting|doing|going|taking|giving|putting|trying|wasting|losing|having|saying|asking|throwing|killing|hiding|missing)$/i;
const HAS_OBJECT = /^(?:the|it|them|him|me|us|you|your|my|an?|there|away|alone|again|so|too|\d+)(?![\p{L}'-])/iu;
const IN_A_STATE = /^(?:by|from|before|after|at|to|with|because|when|again|in|on|for|all|of|about|that)(?![\p{L}'-])/iu;

/** "Its broken half the time", "if its worth it": never "its old owner". */
function isHowItIs(word: string, after: string): boolean {
  const bare = word.replace(/[.,!?;:"')]+$/, '');
  if (/^(?:under|in|on|at|behind|from|for|like|with)$/i.test(bare)) return !/^switch/i.test(after);
  if (OWNED.test(bare) || !(bare !== word || GOES_ON.test(after) || /^half\b/i.test(after))) return false;
  if (/^(?:summer|winter|spring|autumn|worth|time)$/i.test(bare)) return true;
  return (
    /^(?:ADJ|VERB)$/.test(tokensOf(`it's ${bare}`).at(-1)?.pos ?? '') && tokensOf(`the ${bare}`).at(-1)?.pos !== 'NOUN'
  );
}

/** "In there sleep", "like there grandpa was", "there kids, there horse": a thing follows that is nobody's deed, and no "is" or "are". */
function isTheirs(before: string, [word = '', ...after]: readonly string[]): boolean {
  if (!/\p{L}/u.test(word) || NOT_OWNED.test(word)) return false;
  const bare = before.toLowerCase().replace(/^["'(]+/, '');
  const opens = bare === '' || /[.,!?;:"]$/.test(bare);
  if (PLACE.test(bare)) return false;
  const things = tokensOf(`the ${[word, ...after].join(' ')}`).slice(1);
  const noun = things.findIndex(({ pos }) => pos !== 'ADJ');
  if (noun === -1 || noun > 1 || things[noun]?.pos !== 'NOUN') return false;
  if (BEFORE_THING.test(bare)) return true;
  const next = things[noun + 1];
  if (opens && next === undefined) return true;
  if (/^(?:VERB|AUX)$/.test(tokensOf(`they ${word}`).at(-1)?.pos ?? '')) return false;
  const end = next === undefined || next.pos === 'NOUN';
  if (/^(?:if|when|because|cos|that|while|and|but)$/.test(bare))
    return next !== undefined && !/ing$/.test(next.lower) && /^(?:VERB|AUX)$/.test(next.pos);
  if (opens) return end || /^(?:ADJ|ADP)$/.test(next.pos) || /^(?:is|are|was|were|has|had)$|ing$/.test(next.lower);
  return ['they', 'it'].some((who) => tokensOf(`${who} ${bare}`).at(-1)?.pos === 'VERB') && !TIMES.test(word);
}

const NOT_OWNED =
  /^(?:w|n|u|ur|bc|cos|til|thru|rn|today|tomorrow|tonight|now|already|people|someone|somebody|nobody|anyone|everyone|nothing|something|anything|everything|no|one|enough|more|less|is|are|first|instead|again|then|too|and|or|but|mon|tues?|wed|thurs?|fri|sat|sun|\p{L}+day)$/iu;
const PLACE =
  /^(?:is|are|was|were|be|been|being|isn't|aren't|wasn't|get|gets|got|getting|go|goes|going|went|gone|come|comes|came|coming|here|over|out|up|from|back|in-and-out|right|still|already|just|stay(?:s|ed|ing)?|sits?|sat|sitting|stands?|stood|standing|lying|waiting|liv(?:es?|ed|ing)|work(?:s|ed|ing)?|it's|that's|he's|she's|we're|you're|they're|'s|hi|hey|hello)$/;
const BEFORE_THING =
  /^(?:in|into|on|onto|of|off|with|without|not|for|about|to|at|like|under|behind|after|by|than|between|lose|loses|losing|quit|hate|leave|run|do|doing|keep|raise|drop|know|love|miss|open|close|check|fix|sell|use|using|spend|waste|ruin|down|pay|pays|paying|feed|build)$/;
const TIMES = /^(?:hours?|years?|days?|weeks?|months?|minutes?|times?|nights?|mornings?)$/i;
