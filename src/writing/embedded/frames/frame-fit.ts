import type { Answers } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import type { Line } from '../writing.ts';

const CONDITION = /^\{(if|unless) (\w+)(?: has (\w+))?\} /;

/** What an answer must hold for a frame that counts on it. */
const HELD: Readonly<Record<string, RegExp>> = {
  money: /[$£€]|\b(?:dollars?|euros?|pounds?|quid|bucks)\b/i,
  figure: /\d|\b(?:hundred|thousand|grand)\b/i,
  /** Listeners who must not be pressed (a choice, not a text). */
  care: /^trauma-aware$/,
  /** "That being nice is why they come. It's not": after more than one sentence "it" may be another thing. */
  more: /[.!?]["')]*\s+\S|\n\s*\S/,
  /** Counted by a time of its own, which no round, lap or turn goes with. */
  rate: /\b(?:an?|per|every|each) (?:\w+ )?(?:hour|shift|night|evening|morning|day|weekend|week|month|season|winter|summer|spring|autumn|year|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\b(?:nightly|daily|weekly|monthly|yearly)\b/i,
  /** The ninety days themselves: "in three months", "by then". */
  span: /^[^.!?]*\b(?:ninety|90|quarter|(?:three|3)(?: more)? months|by (?:then|that time))\b/i,
  question: /\?|^["' ]*(?:what if|can|am|will|do|does|is|are|who|how|what|would|could)\b/i,
  /** Asks or demands something, and proposes nothing that "that" could go back to: "Why should I pay?", "You come and do it". */
  request:
    /\?\s*["'”’]?\s*$|^["'“‘ ]*(?:why|how)\b|^["'“‘ ]*(?:(?:just|please|then|so|well|but|first|you|do it and),? )*(?:come|give|send|show|tell|let (?:me|us)|make|do|take|lend|halve|wait|prove|throw in|knock|drop|bring|put|try)\b(?! (?:is|are|costs?|would))/i,
  /** "It was Roy who came out and said it": it has been said aloud. */
  said: /\b(?:say|says|said|tell|tells|told|ask|asks|asked) (?:it|me|so)\b|\b(?:say|says|said|ask|asks|asked)(?: \w+){0,3}:? "/i,
  /** Somebody thinks little of themselves. */
  reproach:
    /\b(?:(?:i|they|he|she|you)(?:'m|'re|'s| am| are| is) (?:just |simply |really |so |obviously )?(?:not|too|such|bad|useless|stupid|hopeless|lazy|weak|an? (?:failure|fraud|idiot|mess|bad \w+|terrible \w+))|am i|\bi (?:can't|cannot|never) (?:do|get|manage|finish|even|seem)|(?:my|your|their) (?:own )?fault|wrong with (?:me|you|them)|(?:\bi'm|\bi(?: am|'ve)?|\bam i|\bme) (?:\w+ ){0,3}(?:not|\w*n't) (?:\w+ )?enough)\b/i,
  /** Said to the seller, and no thought: "Doctor, this is a third of my pay", '"You want how much?"'. */
  address:
    /^["“]?(?:(?:but|well|oh|look|sorry),? )?(?:doc(?:tor)?|sir|madam|ma'am|miss|mister|mrs?|mate|coach|teacher|boss|friend|love|dear|brother|sister|professor)\b,|["“](?:[^"”]* )?you(?:'re|'ll|'d|'ve|r)?\b[^"”]*["”]/i,
  /** A day or a month by name: "Next one is October 18". */
  date: /\b(?:january|february|march|april|may \d|june|july|august|september|october|november|december|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b|\b\d{1,2}(?:st|nd|rd|th)\b/i,
  /** More than one of them: "the glue, the weather". */
  several: /,|\band\b|\n|[.!?;]\s+\S|(?<![su])s$/i,
  /** The blame goes to somebody or something else. */
  outside:
    /^(?!.*\b(?:themsel\w+|himself|herself|yourself|myself|willpower|discipline|laz\w+|motivation|(?:their|his|her|your|my) (?:own|age|genes|lack|memory|body|brain|nerves|hands|metabolism)|not being|being (?:too|bad|so)|(?:they|you|i|he|she)(?:'re|'m|'s| are| am| is) (?:just |simply )?(?:not|too|bad|no))\b)/is,
};

/** Death, illness, falls, old parents in need, grief and ruin: nothing is joked about or commented on there. */
const GRAVE =
  /\b(?:died|(?<!\b(?:\p{L}+er|the|these|those|of|for|my|our|your|steel|flexible|cutting|\d+|two|three|four|five|six|ten|\p{L}+teen) )dies(?! (?:at|by|after|in|every) (?:about |around )?\d| (?:down|off|out|again|every)\b)|dying|(?:is|was|are|were|found|lay) dead(?! on)|death|deaths|funeral\w*|memorial|graveside|buried|coffin|ashes|hospice|cancer|tumou?r|chemo\w*|dialysis|transplants?|sepsis|injured|seriously ill|drown(?:ed|s)(?! in)|(?:got|gets|get|was|were|be|been|being|is|are|badly|seriously|somebody's|someone's) (?:badly |seriously )?hurt(?! (?:by|feelings|pride))|(?:los[et]s?|lost|harm(?:s|ed)?) (?:an?|the|two|three|my|our|his|her) (?:\w+ )?(?:patient|resident|finger|thumb|toe)s?|patients? (?:loses?|lost|suffers?|suffered|deteriorates?|bleeds?|falls|fell)|(?:broke|breaks|broken) (?:his|her|their|an?) (?:hip|leg|arm|wrist|ankle|neck|back|collarbone|skull)|heart attack|(?:a|the|his|her) stroke(?= [^o]| on |[.,;]|$)|lost (?:the|my|our|his|her|their|your) (?:kids?|children|son|daughter|wife|husband|mum|mom|dad|mother|father|baby(?! weight)|house|home)|(?:wife|husband|partner) (?:left|walked out)|left me|miscarr\w*|stillb\w*|suicid\w*|killed|widow\w*|bereave\w*|grief|griev\w*|mourn\w*|passed away|(?:one|another) (?:more )?(?:chair|place|seat) (?:at (?:the|our|their) table )?(?:is |stands |stays |left )?empty|put (?:him|her|the \w+) down|put (?:\w+ ){0,2}to sleep|(?:was|were|be|being) put down|a&e|intensive care|icu|ambulance|hospital|overdose|violen\w*|not breathing|amputat\w*|lost (?:an?|his|her|my|their|the) (?:arm|leg|hand|foot|eye|sight)|self-harm\w*|anorexi\w*|bulimi\w*|alcoholic\w*|dementia|divorce\w*|bankrupt\w*|bailiffs?|evict\w*|repossess\w*|foreclos\w*|insolven\w*|(?:acute|in) crisis|panic attacks?|breakdown|burnout|abus\w*|cry|cried|crying|tears|sobb\w*|unconscious|resuscitat\w*|(?:he|she|i|they|mother|father|mum|mom|dad|gran\w*|nan|husband|wife)(?:'d| had| has)? collapsed|on the (?:\w+ )?floor (?:for|since|all) (?:\w+ )?(?:hours?|minutes|night|day|\w+)|(?:mother|father|mum|mom|dad|gran\w*|nan|husband|wife|she|he|her|him)\b[^.!?]{0,30}\bon the (?:\w+ )?floor|(?:had|has|took|after) (?:a|her|his|another) (?:bad |nasty )?fall|(?:fell|fallen|falls) (?:down|off|from) (?:the|a|her|his|my|some) (?:stairs|steps|ladder|roof|scaffold\w*|horse|bed|chair|wall|bike)|(?:couldn't|could not|can't) (?:lift|wake|find|feed|wash|dress) (?:him|her|my (?:mother|father|mum|mom|dad|son|daughter))|(?:care|nursing) home)\b/iu;

export const isGrave = (answer: string | undefined): boolean => GRAVE.test(answer ?? '');

/** What goes back to something said before. */
export const POINTS = /\b(?:it|its|that|this|there|those|these)\b(?!'s (?:no|nothing|a)\b)/i;

/** A frame that promises or presumes something says so ("{if crashMovieScene} …", "{unless …}"); null where it does not hold. */
export function permitted(frame: string, answers: Answers): string | null {
  const [condition, word, field = '', held = ''] = CONDITION.exec(frame) ?? [];
  if (condition === undefined) return frame;
  const answer = Object.entries(answers).find(([name]) => name === field)?.[1];
  const holds = answer !== undefined && (HELD[held]?.test(answer) ?? true);
  return holds === (word === 'if') ? permitted(frame.slice(condition.length), answers) : null;
}

/**
 * Whether a lead and its answer say the same twice ("You're paying already. You already pay …"): the answer's first words
 * repeat a content word of the lead or its first little word, or the tail takes up the answer's last words.
 */
export function isDoubled(frame: string, lines: readonly Line[]): boolean {
  const answers = lines.filter(({ role }) => role === 'answer');
  const [first] = answers;
  const last = answers.at(-1);
  const [before = '', after = ''] = frame.split(/\{\w+\}/);
  if (!first || !last) return false;
  const lead = before.trim();
  const own = first.text.startsWith(lead) ? first.text.slice(lead.length).trim() : first.text;
  const leadSentence = lead.split(/(?<=[.!?])\s+/).at(-1) ?? '';
  const tail = after.trim().split(/(?<=[.!?])\s+/)[0] ?? '';
  return (
    saysTwice(lead, own) ||
    (lead !== '' && LINK.test(own) && (lead.endsWith(':') || opener(leadSentence) === opener(own))) ||
    (lead !== '' && wordsOf(own).length > 2 && firstTwo(leadSentence) === firstTwo(own)) ||
    (LATER.test(lead) && AHEAD.test(own.slice(0, 40))) ||
    (NOW.test(lead) && AT_PRESENT.test(own)) ||
    (/\bme\.$/.test(lead) && /^Me\b/.test(own)) ||
    // "My record: I have cut 21,000 vines, and I keep a record of each": a label is heard through the whole of its sentence.
    (lead.endsWith(':') && shares(wordsOf(leadSentence), wordsOf(own.split(/(?<=[.!?])\s/)[0] ?? ''))) ||
    (lead !== '' && OWN_LEAD.test(own)) ||
    (lead.endsWith('?') && /^You reali[sz]e\b/.test(own)) ||
    (/\bdo instead\b/i.test(lead) && /^I (?:don't|never|won't|do not)\b/i.test(own)) ||
    shares(wordsOf(tail), wordsOf(last.text).slice(-4)) ||
    sharedStems(wordsOf(tail), wordsOf(last.text)).length > 1
  );
}

/** "People pay for it already. They're already paying …" */
export const saysTwice = (lead: string, own: string): boolean =>
  shares(wordsOf(lead), wordsOf(own).slice(0, 7)) ||
  (/\balready\b/i.test(lead) && /^[^.!?]*\balready\b/i.test(own)) ||
  (/\bstill\b/i.test(lead) && /^(?:\p{L}+ )?still\b/iu.test(own)) ||
  (/\b(?:each|every) (?:time|round)\b/i.test(lead) && /\b(?:each|every) time\b/i.test(own));

/** Whether a frame takes up a word of weight that the program itself has just said ("give it its name. … My answer has a name"). */
export function repeatsWord(frame: string, before: readonly Line[]): boolean {
  return sharesWeight(
    frame,
    before.filter(({ role }) => role !== 'answer'),
  );
}

/** Whether it takes up a word of weight of the sentence that ends an answer ("She's quiet. We can be quiet for a moment"). */
export const repeatsAnswer = (frame: string, before: readonly Line[]): boolean =>
  sharesWeight(
    frame,
    before.slice(-1).filter(({ role }) => role === 'answer'),
  );

const sharesWeight = (frame: string, lines: readonly Line[]): boolean =>
  shares(
    wordsOf(frame.replace(/\{\w+\}/g, '')).filter((word) => !COMMON.has(word)),
    lines.flatMap(({ text }) => wordsOf(text)).filter((word) => !COMMON.has(word)),
  );

/** "You pay in time. Losing sleep over the frost.": a lead with a subject of its own, before what is told in -ing and has none. */
export function hangs(lines: readonly Line[]): boolean {
  const at = lines.findIndex(({ role }) => role === 'answer');
  const own = lines[at]?.text ?? '';
  return /^\p{L}+ing\b/u.test(own) && formOf(own) === 'gerund' && WITH_SUBJECT.test(lines[at - 1]?.text ?? '');
}
const WITH_SUBJECT =
  /^(?:(?:and|but|then|so|now|next|first),? )*(?:you|your|others?|other people|the people around you|people|they|it|i|nobody|everybody|somebody)\b[^?:]*\.$/i;

/** Leads and answers that both say it is about today. */
const NOW = /\b(?:now|today|at the moment|present|so far|where you (?:are|start))\b/i;
const AT_PRESENT =
  /^(?:(?:well|so|and|oh),? )*(?:right now|now|today|at (?:the moment|the minute|present)|for now|currently|these days)\b/i;
/** Answers that announce themselves. */
const OWN_LEAD =
  /^(?:(?:so|and|but|well|okay),? )?(?:what it (?:really|actually) is\b|what's (?:really|actually)\b|the (?:real|actual|true|honest|hard) (?:reason|cause|truth|problem)\b|i hate to (?:say|tell)|i'm sorry (?:to say|but)|to be (?:honest|fair|blunt)|let's be honest|honestly\b|if (?:i'm|you ask me)|between you and me|(?:i think )?that(?:'s| was) (?:when|the moment)\b|what (?:hits|(?:they|people|most people|folks) do(?!n't| not)|(?:i|we) do(?!n't| not)|i see|i (?:mostly )?(?:get|hear))\b|the thing (?:they|everyone|everybody|people) (?:all )?says?\b|by the end we\b|i (?:often )?(?:see|meet|hear)\b|i (?:always|often|usually|like to) (?:say|tell|think|call|finish|end|close|start|begin)\b|(?:i|we) (?:don't )?call it\b|i can tell you\b|it (?:hits|dawns on|comes to|occurs to|strikes) (?:you|them|him|her|me)\b)/i;
const LINK = /^["']?(?:and|but|so|then|because|that's|there's|here's|this is|it's like)\b/i;
const AHEAD = /\b(?:ninety|90|three months|3 months)\b/i;
/** Leads that look ahead themselves. */
const LATER = /\b(?:ninety|months|from now|later|season|ahead|forward|away)\b/i;
const opener = (text: string): string => /^["']?(\p{L}+)/u.exec(text)?.[1]?.toLowerCase() ?? '';

const firstTwo = (text: string): string =>
  wordsOf(text.replace(/^(?:(?:so|and|but|then|well),? )+/i, ''))
    .slice(0, 2)
    .join(' ');

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'-]*/gu) ?? [];

const shares = (some: readonly string[], others: readonly string[]): boolean => sharedStems(some, others).length > 0;

const sharedStems = (some: readonly string[], others: readonly string[]): readonly string[] => {
  const stems = new Set(some.filter(carriesMeaning).map(stem));
  return [...new Set(others.filter(carriesMeaning).map(stem))].filter((one) => stems.has(one));
};

const stem = (word: string): string =>
  SAME[word] ??
  word
    .replace(/n't$|'(?:s|re|ve|ll|d|m)$/, '')
    .replace(/(?:ing|ed|es|s|e)$/, '')
    .replace(/([^aeiou])\1$/, '$1');

const SAME: Readonly<Record<string, string>> = {
  paid: 'pay',
  thought: 'think',
  said: 'say',
  told: 'tell',
  felt: 'feel',
  belief: 'believ',
  beliefs: 'believ',
  knew: 'know',
  spent: 'spend',
  lost: 'los',
  explanation: 'explain',
  explanations: 'explain',
  underneath: 'under',
  beneath: 'under',
};

const SMALL = new Set(
  `the a an this that these those it its i i'm i've i'd i'll me my you you're you've you'd you'll your yours we we're we've us our he she they them
  their his her him one there there's here here's what what's who how why when where which if is isn't are aren't was wasn't were be been being am do
  don't does doesn't did didn't have haven't has hasn't had can can't could couldn't will won't would wouldn't should shouldn't may might must and or but
  so not no nor like to of in on at by for with from into out up down off over about as than then too just it's that's let's let because while until before
  after still even ever only all any some each more most very again`.split(/\s+/),
);

/** Heard so often that nobody notices them a second time. */
const COMMON = new Set(
  `think know say said see look want get got go goes going gone come comes take takes make makes need let's keep give put thing things something anything
  nothing everything nobody anybody somebody way time day good better right real really much many long enough first last now again same other another
  never always every own little part kind people cost costs plan start stop still yourself`.split(/\s+/),
);

const carriesMeaning = (word: string): boolean => word.length > 1 && !SMALL.has(word);
