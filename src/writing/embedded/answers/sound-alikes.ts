import { tokensOf } from '../grammar/language.ts';

/** What goes on after a state, and never after "your own thing": "ur sat at", "ur running the". */
const GOES_ON =
  /^(?:$|[.,!?;:"')]|(?:an?|the|at|in|on|to|for|with|w|thr(?:u|ough)|past|into|onto|about|it|them|him|her|me|us|u|you|ur|your|my|his|their|there|here|out|up|off|down|around|over|under|after|before|behind|like|as|so|too|from|by|away|back|every|all|and|n|but|or|if|when|while|because|cos|bc|cause|than|then|that|of|again|now|rn|alone|late|early|still|solid|\p{L}+ly|\d+)(?![\p{L}'-]))/iu;

/** Words that never own anything: what follows "you're" and not "your". */
const STATE =
  /^(?:there|here|sat|stood|laid|stuck|gone|up|at|out|fully|not|so|too|an?|the|in|on|under|over|still|always|already|never|just|only|being|gonna|supposed|about|into|from|after|off|back|done|scared|afraid|literally|basically|probably|actual+y|real+y|totally|finally|secretly|constantly|clearly|obviously|completely|definitely)(?![\p{L}'-])/iu;

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
      /\b(in|into|of|with|for|about|to|from|under|behind|after|by|at|if|when|because|cos|that|while|and|but|lose|losing|quit|hate|leave|run|do|doing|keep|raise|drop|know|love|miss|open|close|check|fix|sell|use|using|spend|waste) there (?=(\p{L}+)(?: (\p{L}+))?)/giu,
      (whole, before: string, word: string, next?: string) =>
        isTheirs(before, word, next ?? '') ? `${before} their ` : whole,
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

/** "In there sleep", "if there cakes get good": a thing follows, and no "is" or "are". */
function isTheirs(before: string, word: string, next: string): boolean {
  if (/^(?:today|tomorrow|tonight|now|already|people|someone|somebody|nobody|anyone)$/i.test(word)) return false;
  if (tokensOf(`the ${word}`).at(-1)?.pos !== 'NOUN' || tokensOf(`they ${word}`).at(-1)?.pos === 'AUX') return false;
  if (!/^(?:if|when|because|cos|that|while|and|but)$/i.test(before)) return true;
  return !/ing$/.test(next) && /^(?:VERB|AUX)$/.test(tokensOf(`they ${next}`).at(-1)?.pos ?? '');
}
