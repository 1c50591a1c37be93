import { baseOf, tokensOf } from '../grammar/language.ts';
import { ING_NOUNS, NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { inTurn } from './in-turn.ts';

/** What goes on after a state, and never after "your own thing": "ur sat at", "ur running the". */
export const GOES_ON =
  /^(?:$|[.,!?;:"')&+£$€]|(?:af|asf|tbh|lol|innit|yet|an?|the|at|in|on|to|for|with|w|thr(?:u|ough)|past|into|onto|about|it|them|him|her|me|us|u|you|ur|your|my|his|their|there|here|out|up|off|down|around|over|under|after|before|behind|outside|inside|beside|like|as|so|too|from|by|away|back|every|all|and|n|but|or|if|when|while|because|cos|bc|cause|than|then|tho|though|that|of|again|now|rn|alone|late|early|still|enough|solid|(?!(?:hour|dai|week|month|year|fami|rep|supp|assemb)ly)\p{L}+ly|\d+)(?![\p{L}'-]))/iu;

/** Words that never own anything: what follows "you're" and not "your". */
const STATE =
  /^(?:there|here|my|mine|his|our|their|behind|beside|told|sat|stood|laid|stuck|gone|up|at|out|fully|not|so|too|an?|the|in|on|under|over|still|always|already|al+r?e?a?dy|never|just|being|gonna|supposed|allowed|about|into|from|after|off|back|done|scared|afraid|literally|basically|probably|actual+y|real+y|totally|finally|secretly|constantly|even|either|clearly|obviously|completely|definitely|mentally|physically|emotionally|slowly|quietly|exactly|mostly|mainly|simply|honestly|absolutely)(?![\p{L}'-])/iu;

const THINGS =
  /^(?:\p{L}*thing|king|ring|wing|string|spring|morning|evening|ceiling|sibling|wedding|building|darling)$/iu;
const THINGS_IN =
  /(?:^.{0,4}|ain|(?:nap|pump|mani|lamb|bump|gher|munch|cat|fo[ir]ms|s)kin|resin|satin|cousin|cabin|basin|margin|vitamin|admin|login|plugin|origin|muffin|coffin|dolphin|violin)$/i;
/** "Ur doin 30 logs": of the short words in -in these are what one does. */
const SHORT_DOING = /^(?:do|go|be|us|ly|ty|dy|ow)in$/i;
export const OWNED =
  /^(?:best|worst|own|ex|local|regular|total|average|usual|normal|whole|entire|favou?rite|mobile|only|first|last|next|old|new)$/i;

/** "Sellin soap", "workin late": the last letter is put back; never "cabin", and "walkin" only with its apostrophe. */
export const withLastLetter = (text: string): string =>
  text.replace(
    /(?<![\p{L}'-])(\p{Ll}{2,}in)('?)(?![\p{L}'-])(?! in\b(?<!(?:scream|cook|sitt|stand|runn|swimm|play|work|sleep|leav|liv|wait)in in))/gu,
    (word, stem: string, mark: string, at: number) => {
      const verb = `${stem}g`;
      if (PLAIN_VERBS.has(stem) || /^(?:raisin|begin)$/.test(stem)) return word;
      if (mark === '' && GONE_IN.test(stem) && !UNDER_WAY.test(text.slice(0, at))) return word;
      if (/\b(?:it|he|she|that)'?s $/i.test(text.slice(0, at)) && DOWN_OR_IT.test(text.slice(at + word.length)))
        return verb;
      if (/(?:you|they|we)'re $/i.test(text.slice(0, at)) && /..[^a]in$/.test(stem) && stem !== 'within') return verb;
      return PLAIN_VERBS.has(baseOf(verb)) ||
        /^(?:hav|do|liv|tell|cost|call|lean|snow|rain|bit|clock|chang|charg|leak|smok|freez|pour|shout|scroll|drip|squeak|paint|swear|stink|bleed|hid|rid|slid|bark|chew|scratch)ing$/.test(
          verb,
        )
        ? verb
        : word;
    },
  );

/** "Its hammerin down", "he's textin me": never "its satin lining". */
const DOWN_OR_IT = /^ (?:down|up|out|off|it|them|me|us|again)(?![\p{L}'-])/iu;

/** "They keep walkin": what goes on, or stops. */
const UNDER_WAY = /(?:'re|'m|\b(?:keep|stop|start|are|is|was|were|been|just|always|still)) $/;

/** "A walk-in", "the check-in": written in one word. */
const GONE_IN = /^(?:walk|pay|sleep|read|call|break|stand|check|log|plug|trade|add|phone|lock|drive|tie|opt)in$/;

/** "Sick of having 2 lie", but not "of having 2 pens": "to" before what somebody does. */
const TO_DO =
  /\b(want|wanted|wanting|meant|supposed|reason|chance|learn|learning|learnt|learned|like|love|hate|start|forget|forgot|enough|scared|afraid|able|free|easy|hard|nice|good|want|need|needed|needing|have|had|has|having|going|got|ready|about|used|try|trying|tried|hoping|time|how) 2 (?=(\p{Ll}+)(?![\p{L}'-]))/gu;

/** "They have 2 cover shifts": of these one may have two. */
const MAY_HAVE = /^(?:have|had|has|having|got|used|need|needed)$/;

/** "When ur home all wkend", "ur off tomorrow", "ur home and in the pool by 5": where and how one is, and when. */
const WHERE_ONE_IS =
  /((?:^|[.!?,;:"] ?|\b(?:because|cos|coz|cuz|bc|cause|if|when|whenever|while|once|until|till|til|though|and|n|but|so|that|think|know) ))([UuYy])(?:r|our) (?=(?:home|out|off|away|asleep|alone|busy|ill) (?:all|again|tonight|today|tomorrow|now|alone|late|early|for|this|next|till|until|from|by (?:\d|tea|lunch|dinner|noon|midnight|dark|bedtime|then)|every (?:\p{L}+day|night|morning|evening|week|weekend)|(?:mon|tue|wed|thu|fri|sat|sun)\p{Ll}*|and (?:in|on|at|out|off|asleep|showered|fed|changed|done) [^.,;!?\n]*\bby (?:\d+|noon|midnight|dark|lunch|dinner|tea|bedtime))(?![\p{L}'-]))/gimu;

/** "Right now ur £310 down" */
const DOWN_SO_MUCH = /\b([Uu])r (?=[$£€]\d[\d.,]*k? (?:up|down|out|short|over|under|better|worse|lighter)\b)/g;

/** "Because ur kind,": a clause of one word more can only say what one is. */
const WHOLE_CLAUSE =
  /(\b(?:because|cos|coz|cuz|bc|cause|if|when|while|though|although) )(?:ur (?=\p{L}+(?:[.,!?;:)]|$))|your (?=\p{L}+(?:[.!?]|$)))/gimu;

/** "If ur cheap ppl will be nice", "if ur pregnant come back after": how one is, before what others do or one should. */
const BEFORE_ANOTHER =
  /(\b(?:because|cos|coz|cuz|bc|cause|if|when|while|though|although) )ur (\p{L}{3,}) (?=(?:I|we|u|they|he|she|ppl|people|nobody|no ?one|everyone|everybody|someone|somebody|that'?s|that is|it'?s|come|don'?t|get|text|call|ring|message|ask|tell|wait|stay|skip|bring)(?![\p{L}'-]) ?[^.,;!?\n]*(?:[.;!?\n]|$))/gimu;
/** "And ur washing is still in the basket" */
const WASHING_IS =
  /(^|[.!?,;] |\b(?:and|n|but|while) )([Uu])r (?=\p{Ll}{3,}ing (?:is|isn'?t|was|wasn'?t|looks|stays) (?!(?:it|this|that|there|he|she|they|you|u|i|we|any\p{L}+|some\p{L}+|the|an?|my|ur|your)\b))/gmu;

/** 'So ur "ahead"' */
const SO_CALLED = /(\b(?:so|because|cos|bc|if|when|and|n|think|that) )([Uu])r (?="(\p{L}+)"(?: ?[.,;!?)]|$))/gmu;

/** "I don't touch ur marketing at all", "look at ur writing": what something is done to is one's own, whatever goes on behind it. */
function isDoneTo(word: string, before: string): boolean {
  const bare = word.replace(/[.,!?;:"')]+$/, '').toLowerCase();
  if (bare === 'back') return HURTS.test(before);
  if (/^\d/.test(bare)) return DOES_SO_MANY.test(before);
  if (!/ing$/.test(bare) || DOING.test(bare) || bare === 'going') return false;
  // "Its not ur tufting"
  if (/\b(?:it'?s|it is|isn'?t|wasn'?t|never) (?:not )?$/i.test(before) && /[.!?]*$/.test(word)) return true;
  if (/\b(?:at|of|with|without|for|about|from|into|to|behind|do|does|did) $/i.test(before)) return true;
  const last = tokensOf(before.split(/[.,!?;:\n]/).at(-1) ?? '').at(-1);
  if (last?.pos === 'ADP' || /, not $/i.test(before)) return ING_NOUNS.has(bare);
  if (last?.pos !== 'VERB' || SAYS.test(baseOf(last.lower))) return false;
  return (
    ING_NOUNS.has(bare) || !/\b(?:when|if|once|while|till|until|time|second|minute|moment)\b[^.,!?;:]*$/i.test(before)
  );
}

/** "Without doing ur back", "the clip behind ur back" */
const HURTS =
  /\b(?:do|does|did|doing|done|hurt(?:ing)?|break(?:ing)?|broke|put(?:ting)?|on|behind|in|off|round|down|of|to|with|at|for|against|under|up|not) $/i;

/** "U do ur 5 in three minutes", "take ur 10": what one does them with, and no age. */
const DOES_SO_MANY =
  /\b(?:do|does|did|doing|done|take|took|taking|get|got|getting|run|ran|running|play|played|playing|write|wrote|cut|of|with|without|for|from|into|through|thru) $/i;

/** "= ur insured", "when ur calm not when theres blood": how one is, whatever follows. */
const SO_ONE_IS =
  /\b([Uu])r (?=(?:insured|covered|calm|tired|busy|stuck|skint|broke|sick|asleep|awake|hungry|thirsty|alone|afraid|scared|ashamed|pregnant|sober|drunk|sorry|aware|sure|unsure|exhausted|shattered|knackered)(?! (?:fire|back|neck|legs?|arms?|feet|hands?|fingers?|shoulders?|knees?|eyes?|face|body|brain|head)\b)(?![\p{L}'-]))/gu;

/** What a whole clause may follow: "I think ur dying". */
const SAYS =
  /^(?:think|know|say|tell|feel|see|reali[sz]e|mean|bet|swear|hope|guess|forget|wish|notice|remember|pretend|believe|reckon|find|ask|wake|leave|look|act|like)$/;

/** "8am ur making toast", "at 11pm ur ironing costumes": what one does then. */
function isBusy(word: string, after: string): boolean {
  if (!/ing$/i.test(word) || THINGS.test(word) || ING_NOUNS.has(word.toLowerCase())) return false;
  return !FOR_DOING.test(`${word} ${after}`) && !DOES_ITSELF.test(after);
}

/** "Ur riding boots dont fit": what follows is a thing of theirs that does something, and nothing that is done to it. */
const DOES_ITSELF =
  /^(?:(?!(?:who|that|which|what|how|when|where|if|and|n|but|or|so|i|u|you|we|they|he|she|it|ppl|people|nobody|everyone|everybody|someone|them|him|her|me|us|the|an?|my|ur|your|their|his|there|this)(?![\p{L}']))\p{Ll}+ ){1,2}(?:is|are|was|were|isn'?t|aren'?t|wasn'?t|weren'?t|doesn'?t|don'?t|won'?t|has|hasn'?t|keeps)(?![\p{L}'])/iu;
/** "Ur dressing gown", "ur opening hours", "ur losing streak": a thing that is for doing something, or does it. */
const FOR_DOING =
  /^(?:sleeping bag|(?:dressing|opening|closing|booking|ironing|pricing|wording|lettering|framing|branding|messaging|tiling|fencing|decking|styling|staffing|catering|hosting|mentoring)(?![\p{L}'-]) ?(?!the|an?|it|them|up|down|off|out|your|ur|in\b)|\p{L}+ing (?:page|gown|board|hours?|times?|points?|rooms?|lists?|days?|life|shoes?|space|spots?|machines?|place|seasons?|edge|cabinet|skills?|licen[cs]e|tests?|rod|customers?|clients?|jobs?|streak|side|battle|matters?|rate|table|plan|strategy|style|habits?|career|business|partners?|apps?|account|system|process|method|kit|gear|stuff)(?![\p{L}'-]))/iu;
const SEVERAL =
  /^\p{Ll}+[^s\P{L}]s(?=$|[.,!?;]| (?:at|in|on|by|till|until|before|after|again|all|for|every|while|instead)\b)/iu;

export function isState(word: string, after: string): boolean {
  const bare = word.replace(/[.,!?;:"')]+$/, '');
  const goesOn = bare !== word || GOES_ON.test(after);
  if (/^building$/i.test(word) && /^(?:an? |(?:\p{L}+ )?(?:stuff|things)\b)/u.test(after)) return true;
  if (/^(?:back|home)$/i.test(word) && /^(?:home|by \d+|b4|before|again|late|early|in bed)\b/i.test(after)) return true;
  if (/^(?:back|off)$/i.test(word) && !goesOn) return false;
  if (FEELING.test(bare)) return goesOn || OTHERS_DO.test(after);
  if (/^one$/i.test(word)) return /^of\b/i.test(after);
  if (/^(?:class|good|bad|great)$/i.test(word)) return /^(?:at|with|enough)\b/i.test(after);
  if (THEN_DONE[word.toLowerCase()]?.test(after)) return true;
  if (HOW_IT_FEELS.test(word) && PART_OF_ONESELF.test(after)) return false;
  if (STATE.test(word)) return !/^(?:in|on|out|over|under|off|back|up|after|only|so)-/i.test(word);
  if (BY_WHAT_FOLLOWS[word.toLowerCase()]?.test(after)) return true;
  if (/^\d+(?:-\d+)?$/.test(bare))
    return (
      goesOn ||
      /^(?:hours?|hrs?|minutes?|mins?|days?|weeks?|wks?|months?|miles?|kms?|metres?|meters?|feet|foot|ft|yards?|blocks?|stops?|streets?|rows?|rounds?|points?|goals?|kilos?|kgs?) (?:in|late|behind|down|over|deep|early|away|from|into|short|out|off|up|under|ahead)\b/i.test(
        after,
      )
    );
  // "Ur like a ghost", "ur only guessing", and "ur only spare key".
  if (/^like$/i.test(word)) return !/^(?:button|count|ratio)s?\b/i.test(after);
  if (/^only$/i.test(word)) {
    const [next = '', ...rest] = after.split(' ');
    return isState(next, rest.join(' ')) || DOING.test(next);
  }
  if (OWNED.test(bare) || (A_THING.test(bare) && !/^out\b/i.test(after))) return false;
  if (/^(?:inside|outside)$/i.test(bare)) return /^(?:the|an?|my|your?|ur|u|his|her|their|in)\b/i.test(after);
  if (
    /in[g']?$/i.test(bare) &&
    (goesOn ||
      COUNTED.test(after) ||
      CHECKED.test(`${bare} ${after}`) ||
      (/in'?$/i.test(bare) && !ING_NOUNS.has(`${bare.replace(/'$/, '').toLowerCase()}g`)))
  )
    return !THINGS.test(bare) && (/in[g']$/i.test(bare) || !THINGS_IN.test(bare) || SHORT_DOING.test(bare));
  if (!goesOn) return false;
  return (
    /^(?:ADJ|VERB)$/.test(tokensOf(`you're ${bare}`).at(-1)?.pos ?? '') &&
    tokensOf(`the ${bare}`).at(-1)?.pos !== 'NOUN'
  );
}

/** "Ur cross no one helps" */
const FEELING =
  /^(?:cross|angry|mad|sad|gutted|annoyed|happy|proud|glad|sorry|sure|jealous|fuming|livid|knackered|shattered)$/i;
const OTHERS_DO = /^(?:no ?one|nobody|every(?:one|body)|he|she|they|we|it|I)(?![\p{L}'-])/iu;

/** "Ur no pressing it", "ur down an hour", "ur near the gate", and "ur no. 1", "ur down jacket", "ur past clients". */
const BY_WHAT_FOLLOWS: Readonly<Record<string, RegExp>> = {
  no: /^(?!shows?\b|list\b|fly\b|go\b|one\b|claims?\b)\p{L}/iu,
  ...Object.fromEntries(
    ['down', 'by', 'with', 'near', 'past', 'through', 'thru', 'between', 'against', 'without', 'beside'].map(
      (where) => [
        where,
        /^(?:an?|the|my|your|ur|his|her|their|to|that|this|there|here|[$£€]?\d\S*|one|two|three|four|five|six|ten|half)(?![\p{L}'-])/iu,
      ],
    ),
  ),
};

/** "Ur left holding the box", "ur paid less than the DJ", "ur last to leave": what one is, by what follows. */
const THEN_DONE: Readonly<Record<string, RegExp>> = {
  left: /^(?:\p{L}{2,}ing|with|alone|behind|out|there)(?![\p{L}'-])/iu,
  paid: /^(?:less|more|nothing|peanuts|late|twice|by|for|in|on|at|after|before|when)(?![\p{L}'-])/iu,
  lost: /^(?:$|[.,!?;:"')]|in|on|at|and|n|but|without|already)(?![\p{L}'-])/iu,
  booked: /^(?:till|until|til|up|out|for|solid|every|all|from|through)(?![\p{L}'-])/iu,
  given: /^(?:an?|the|no|one|two|five|ten|\d+|it|them|nothing|less|more)(?![\p{L}'-])/iu,
  right: /^(?:about|to|that)(?![\p{L}'-])/iu,
  worth: /^(?:more|less|it|every|twice|nothing|the|[$£€]?\d)/iu,
  first: /^(?:to \p{L}|in (?:the )?(?:q|queue|line)\b)/iu,
  last: /^(?:to \p{L}|in (?:the )?(?:q|queue|line)\b)/iu,
  next: /^(?:to \p{L}|in (?:the )?(?:q|queue|line)\b)/iu,
};

/** "Ur lower back", "ur sore feet": what hurts. */
const HOW_IT_FEELS = /^(?:lower|upper|sore|poor|stiff|tired|aching|swollen|frozen|cold|numb|right|left)$/i;
const PART_OF_ONESELF =
  /^(?:back|neck|legs?|arms?|lips?|feet|foot|hands?|fingers?|shoulders?|knees?|hips?|wrists?|thumbs?|elbows?|eyes?|ears?|ankles?|heels?|jaw|face|nose|body)(?![\p{L}'-])/iu;

/** What the tagger hears as a quality: "u draw ur flat n ur loft". */
const A_THING =
  /^(?:(?:hour|dai|week|month|year|quarter)ly|flat|teen|squat|swing|vows|manual|musical|rental|spare|minimum|maximum|future|commercial)$/i;

/** "Ur selling one bar at a time": how many it is done to. */
const COUNTED =
  /^(?:one|two|three|four|five|six|ten|some|another|more|half|people|ppl|everyone|everything|nothing)(?![\p{L}'-])/iu;

/** "Ur refreshing whatsapp", "ur scrolling insta again": what one looks at, and no thing of one's own. */
const CHECKED =
  /^(?:refreshing|scrolling|checking|texting|messaging|watching|googling|chasing|answering|counting|folding|packing|wiping|mopping|hoovering|eating|drinking|crying) (?!(?:list|app|account|machine|apple|problem|water|habit|room)s?\b)\p{L}/iu;

/** "Its packaging", "its listing": what a thing has. */
const OF_A_THING = /^(?:packag|list|rat|tim|land|open|sett|read|cas|coat|back|fitt|mount|bear|flavour|season)ing$/i;

/** "Its mush by June", "its chaos": what a thing comes to. */
const TURNED_TO =
  /^(?:mush|soup|mud|dust|ice|chaos|carnage|agony|hell|madness|bedlam|murder|torture|magic|bliss|heaven|rubbish|crap|garbage|trash|pants|shite|cheating|theft)$/i;

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

/** "Its broken half the time", "if its worth it", "its raining again", "its mush by June": never "its old owner". */
function isHowItIs(word: string, after: string): boolean {
  const bare = word.replace(/[.,!?;:"')]+$/, '');
  if (/^[£$€]\d/.test(word) || /^(?:nearly|almost|literally|both|too|so)$/i.test(bare)) return true;
  if (/^(?:year|day|week|month)$/i.test(word) && /^\d/.test(after)) return true;
  const goesOn = bare !== word || GOES_ON.test(after);
  if (goesOn && TURNED_TO.test(bare)) return true;
  if (/ing$/i.test(bare) && !THINGS.test(bare) && !OF_A_THING.test(bare) && !ING_NOUNS.has(bare.toLowerCase()))
    return (goesOn && !/^(?:of|for)\b/i.test(after)) || COUNTED.test(after) || SEVERAL.test(after);
  if (/^(?:under|in|on|at|behind|from|for|like|with)$/i.test(bare)) return !/^switch/i.test(after);
  if (OWNED.test(bare) || !(goesOn || /^(?:half\b|you're |I'm )/i.test(after))) return false;
  if (/^(?:midnight|noon|true)$/i.test(bare)) return true;
  if (/^back$/i.test(bare)) return !/^(?:to|against|and|or)\b/i.test(after);
  if (/^(?:summer|winter|spring|autumn|time)$/i.test(bare)) return true;
  if (/^worth$/i.test(bare)) return /^\P{P}/u.test(after);
  if (/^(?:over|out|up|off)$/i.test(bare)) return !/^of (?:date|hours)\b/i.test(after);
  return (
    /^(?:ADJ|VERB)$/.test(tokensOf(`it's ${bare}`).at(-1)?.pos ?? '') && tokensOf(`the ${bare}`).at(-1)?.pos !== 'NOUN'
  );
}

/** "2" is "to" before what one does, "ur" "your" before a thing and "you're" before what somebody is or does. */
export const spelledOut = inTurn([
  [
    TO_DO,
    (whole, wanted: string, what: string) =>
      PLAIN_VERBS.has(what) && (!NOUN_OR_VERB.has(what) || !MAY_HAVE.test(wanted)) ? `${wanted} to ` : whole,
  ],
  [WHOLE_CLAUSE, "$1you're "],
  [SO_ONE_IS, (_, u: string) => `${u === 'U' ? 'Y' : 'y'}ou're `],
  [
    /\b([Uu])r (?=that (?:girl|guy|one|person|woman|man|bloke|friend|customer|client|idiot|kid|mum|mom)\b)/g,
    (_, u: string) => `${u === 'U' ? 'Y' : 'y'}ou're `,
  ],
  [/\b([Uu])r (?="?(?:just|only) \p{L}{2,}ing\b)/gu, (_, u: string) => `${u === 'U' ? 'Y' : 'y'}ou're `],
  [DOWN_SO_MUCH, (_, u: string) => `${u === 'U' ? 'Y' : 'y'}ou're `],
  [WHERE_ONE_IS, (_, joined: string, u: string) => `${joined}${u === 'U' || u === 'Y' ? 'Y' : 'y'}ou're `],
  [WASHING_IS, (_, joined: string, u: string) => `${joined}${u === 'U' ? 'Y' : 'y'}our `],
  [
    SO_CALLED,
    (whole, joined: string, u: string, word: string) =>
      isState(word, '') || /^(?:ahead|behind|sorted)$/i.test(word) ? `${joined}${u === 'U' ? 'Y' : 'y'}ou're ` : whole,
  ],
  [BEFORE_ANOTHER, (whole, joined: string, word: string) => (isState(word, '') ? `${joined}you're ${word}, ` : whole)],
  [
    /\b([Uu])r (?=(?:"(?=[a-z]+ing ))?([^\s"']\S*)(.*))/gm,
    (_, u: string, word: string, after: string, at: number, all: string) =>
      !isDoneTo(word, all.slice(0, at)) && (isState(word, after.trimStart()) || isBusy(word, after.trimStart()))
        ? `${u === 'U' ? 'Y' : 'y'}ou're `
        : `${u === 'U' ? 'Y' : 'y'}our `,
  ],
  [
    /(^|[.!?,;:"] ?|\b(?:and|but|because|cos|when|if|while|then|so|that|think|thinks|know|say|says) |\d ?[ap]m )([Yy]our) (?=([^\s"']+)(.*))/gm,
    (whole, before: string, your: string, word: string, after: string) =>
      isGoingOn(word, after.trimStart()) ? `${before}${your}'re `.replace(/our're/, "ou're") : whole,
  ],
  [
    /(^|[.!?,;:"(] ?|\b(?:a*and|n|or|but|because|bc|cos|when|if|then|so|that|than|like|omg|tho|though|think|thinks|know|knowing|hope|say|says|until|till|til|now|rn|today) )([Ii])ts (?=([^\s"']+)(.*))/gm,
    (whole, before: string, i: string, word: string, after: string) =>
      isHowItIs(word, after.trimStart()) ? `${before}${i}t's ` : whole,
  ],
]);
