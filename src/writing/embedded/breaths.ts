import { capitalised } from './answers/realise.ts';
import { hasFiniteVerb } from './grammar/finite.ts';
import { formOf, wordCount } from './grammar/forms.ts';
import { tokensOf } from './grammar/language.ts';
import { isHeld, NOT_SAID_YET, type Seam, TAG } from './held.ts';

/** What is said in one breath, in words: a longer sentence is parted, and then parted on to the shorter measure. */
export const oneBreath = 26;
const partedOn = 12;
/** No part is shorter, in words. */
const shortest = 4;
/** Before "because" what is said is at least so long, in words. */
const longBeforeBecause = 24;
/** Before a joint without a comma it is at least so long, and both halves together are longer than this. */
const longWithoutComma = 8;
const longTogether = 28;
/** In words, the longest row that is said in one breath. */
const longRow = 30;
/** A thought that keeps its "and" behind the full stop is at least so long. */
const longBeforeAnd = 12;

const PRONOUN = String.raw`(?:I|you(?! (?:old|silly|stupid|poor|lot)\b)|we|they|he|she|it|there|that(?='s|'ll|'d| (?:is|was)\b)|this(?= (?:is|was)\b)|nobody|everybody|everyone|somebody|no one)\b(?! of\b)`;
const THING = String.raw`(?:(?:the|an?|my|our|your|their|his|her|its|these|those|one|two|three|half|most|all|every|both|what|in|on|at|by|after|last|next)\b|\p{Lu}\p{Ll}+ )`;

/** "…, and then they wait", "…, but the drone wanders off", "…, it's always the weather": where the next clause may begin. */
const SEAM = new RegExp(
  `(?<comma>,?) (?:(?<joint>and then|and so|and|but then|but|or|so then|so|because) (?=${PRONOUN}|${THING})|(?<=, )(?<then>then )?(?=${PRONOUN}|(?:the|my|our|your|their|his|her|each|every)\\b))`,
  'gu',
);

/**
 * A long sentence in several, as a speaker takes breath: where a whole clause follows a whole one, and nothing holds the two together
 * but a comma, "and", "but" or "so". What is only said while one looks for words goes, and so does an "and" between two sentences; no
 * other word is changed.
 */
export function inBreaths(sentence: string): readonly string[] {
  if (wordCount(sentence) <= oneBreath) return [sentence];
  const said = withoutMurmurs(sentence);
  const [, lead = '', thought] = /^([^"]*)"([^"]+)"$/.exec(said) ?? [];
  return thought === undefined ? parted(said, oneBreath) : [`${lead}"${parted(thought, oneBreath).join(' ')}"`];
}

/** "Walk past them, you know, just a nod", "and I mean they commit", "they kind of wince" */
const withoutMurmurs = (sentence: string): string =>
  sentence
    .replace(/(?<=\b(?:and|but|so|because|then|that)), (?:you know|I mean),(?= )/gi, '')
    .replace(/, I(?:'ve| have) noticed(?=[,.])/gi, '')
    .replace(/, which is (?:what|like|about), (?=that's\b)/gi, ', ')
    .replace(/, (?:he|she|they) won't mind(?: me saying(?: so| it)?)?, (?=(?:he|she|they)\b)/gi, ', ')
    .replace(/,? and you know what, (?=(?:I|you|we|they|he|she|it)\b)/gi, ', and ')
    .replace(/(?<!\bwhich), (?:you know|I mean|I guess|I suppose|right|honestly|like|anyway),(?= )/gi, ',')
    .replace(
      /(?<!\bwhich)(?:(\b(?:and|but|so|because)) (?:you know,|I mean,?)|(,) (?:you know|I mean),?) (?=(?:I|you|we|they|he|she|it|there)(?:'\p{L}+)? \p{L})/giu,
      '$1$2 ',
    )
    .replace(
      /(?<!\p{L})(I|you|we|they|he|she|it) (?:kind|sort) of (?!(?:things?|know|hate|love|like|dread|resent|envy)\b)/giu,
      '$1 ',
    );

function parted(sentence: string, most: number): readonly string[] {
  if (wordCount(sentence) <= most || /\?["”]?$/.test(sentence)) return [sentence];
  for (const found of sentence.matchAll(SEAM)) {
    const { comma = '', joint = '', then = '' } = found.groups ?? {};
    const left = sentence.slice(0, found.index);
    const right = `${then}${sentence.slice(found.index + found[0].length)}`;
    const seam = { left, right, joint, hasComma: comma !== '' };
    if (!isSeam(seam) || isLastOfThree(seam)) continue;
    const [next = '', ...later] = parted(right, partedOn);
    // The last of them may keep its "and".
    // "(They're wore out) and it's the audit, and then it's April": what comes next, and no reason.
    const first =
      later.length === 0 || isHeld(seam) || /^it(?:'s| is)\b/i.test(next) ? joint : joint.replace(/^and ?/, '');
    const opening = [first, joint].find((one) => firstWords(`${one} ${next}`) !== firstWords(left));
    if (opening === undefined) continue;
    return [
      ...(joint === 'and' ? rowOf(left) : [left]).map((one) => ended(joint.startsWith('and') ? ofTwo(one) : one)),
      capitalised(`${opening} ${next}`.trim()),
      ...later,
    ];
  }
  return [sentence];
}

/** "I drove trucks for 19 years, I've painted 11,000 kilometres (and I've had my redos)": where the last of a row stands alone, all do. */
function rowOf(left: string): readonly string[] {
  const last = clausesOf(left).at(-1) ?? '';
  const before = left.slice(0, -last.length - 2);
  const isRow =
    left.endsWith(`, ${last}`) &&
    !JOINT.test(last) &&
    !namesWhoComes(clausesOf(before)) &&
    !CALLED_SO.test(before) &&
    isSeam({ left: before.split(': ').at(-1) ?? '', right: last, joint: 'and', hasComma: true });
  return isRow ? [before, capitalised(last)] : [left];
}

/** "She built the bench, started with five (and she had nineteen)": the last of a row whose others nothing would join. */
function isLastOfThree({ left, right, joint }: Seam): boolean {
  const last = clausesOf(left).at(-1) ?? '';
  const before = left.slice(0, -last.length - 2);
  if (
    /^\p{L}+ \p{L}+ and /u.test(right) ||
    !joint.startsWith('and') ||
    !left.endsWith(`, ${last}`) ||
    ofTwo(left) !== left ||
    rowOf(left).length > 1
  )
    return false;
  const first = clausesOf(before).at(-1) ?? '';
  const [who] = /^(?:and )?(?:I|you|we|they|he|she) /i.exec(first) ?? [];
  return (
    who !== undefined &&
    ((/^(?:past|elided)$/.test(formOf(last)) && isWhole(first)) ||
      (HAVE.test(first) && /^(?:an?|my|our) .* (?:in|on|at|with|for) (?:which|whom)\b/i.test(last)) ||
      (clausesOf(before).length === 1 && wordCount(before) < shortest && last.startsWith(who)))
  );
}
const HAVE = /^\p{L}+ (?:have|had|get|got|bring|need|keep) /u;

/** "The chip comes off the tube, winds itself round the stylus (and the record goes in the bin)": the two of a row that are left. */
function ofTwo(left: string): string {
  const told = left.replace(TWO_DEEDS, '$1 and $2').replace(TWO_THINGS, '$1 and $2');
  const last = clausesOf(left).at(-1) ?? '';
  const before = left.slice(0, -last.length - 2);
  const first = clausesOf(before).at(-1) ?? '';
  const isPair =
    told === left &&
    left.endsWith(`, ${last}`) &&
    !/ and |"/.test(`${first} ${last}`) &&
    (HAPPENS.test(first) || HAPPENS.test(first.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()))) &&
    (HAPPENS.test(last) || GOES_ON_DOING.test(last));
  return isPair ? `${before} and ${last}` : told;
}

/** "The crust lets go under her back foot", "winds itself round the stylus": what a thing does. */
const HAPPENS =
  /^(?:the|my|your|her|his|their|our|an?) (?:\p{Ll}+ ){1,2}\p{Ll}+[^su\P{L}]s(?= (?:itself|himself|herself|go|off|out|up|down|over|back|in|into|on|under|round|to|the|an?|my|your|his|her|its|it)\b|$)/u;
const GOES_ON_DOING =
  /^\p{Ll}+[^su\P{L}]s (?:itself|himself|herself|the|an?|my|your|his|her|its|it|off|out|up|down|over|back|into|round)\b/u;

/** "I went to my bakkie, took the thermometer out of the box (and I stabbed every pallet)": two deeds that are left. */
const TWO_DEEDS =
  /^((?:I|You|We|They|He|She) (?!(?:have|get|need|keep|are|is|has)\b)\p{L}+[^,;:"]*), ((?:took(?! (?:him|her|them|me|us|you|it)\b)|got|put|went|came|ran|made|threw|pulled|turned|opened|picked|grabbed|sat|stood|told|asked|said|rang|drove|walked|bought|cut|tore|wrote)\b[^,;:"]*)$/u;

/** "You have a glove for the first week, my photos laminated (and you can send me yours)": two things that are left. */
const TWO_THINGS =
  /^((?:I|You|We|They|He|She) (?:have|had|get|got|bring|need|keep) [^,;:"]*), ((?:my|your|our|an?|one|two|three|\d+) (?:(?!\b(?:is|are|was|were|has|have|will|can|goes|comes|gets|says|does)\b)[^,;:"])+)$/u;

/** `"…a few sore ones, Michael,"`: the full stop comes where the comma stood. */
const ended = (left: string): string =>
  left.endsWith(',"') ? `${left.slice(0, -2)}."` : `${left}${TAG.test(left) ? '?' : '.'}`;

/** "Of 412, (there were 371 with free space)": the whole of which these are a part. */
const OF_SO_MANY = /(?:^|[:,] |\b(?:and|but) )(?:of|out of|among) (?:the |these |those |all )?[\d.,]+$/i;

const isSeam = (seam: Seam): boolean =>
  wordCount(seam.left) >=
    (seam.joint === 'because' ? longBeforeBecause : seam.hasComma ? shortest : longWithoutComma) &&
  wordCount(seam.right) >= shortest &&
  // "I've had, I counted from the sign-in book, three hundred people": what one has had is yet to come.
  !(seam.joint === '' && (UNFINISHED.test(seam.left) || OF_SO_MANY.test(seam.left))) &&
  // "Under your knees so you don't point": without a comma it says what for.
  (seam.hasComma || !/^(?:because|or|so)$/.test(seam.joint)) &&
  // Without a comma only what plainly has somebody who does it: "the press and those daft bottles he'd bought" is a row.
  (seam.hasComma || PERSONAL.test(seam.right)) &&
  // "Deep as your nail or it's come off and it's gone across the shed": only a very long sentence is parted there.
  (seam.hasComma ||
    seam.left.endsWith(',"') ||
    (wordCount(`${seam.left} ${seam.right}`) > longTogether && !/\bor\b/i.test(clausesOf(seam.left).at(-1) ?? ''))) &&
  // "Cut the fork test, so the boards don't close on the saw": what it is for.
  !(seam.joint === 'so' && PURPOSE.test(seam.right)) &&
  !(seam.joint === '' && /\b(?:in|on|at|from|with|for)$/i.test(seam.left)) &&
  !NOT_SAID_YET.test(seam.left) &&
  // "You want to see the buyer and your father sitting in front of the office": one wish.
  !(seam.joint.startsWith('and') && /^You want\b/.test(seam.left)) &&
  !isInside(seam.left) &&
  !isLastOfRow(seam) &&
  !isAmongThings(seam) &&
  // "A dog chewed it, I'm not kidding", "send me a photo, and the list of the needles you changed"
  !AFTERTHOUGHT.test(seam.right) &&
  // "I heard a receptionist, this was the summer before last, and a guest asked …"
  !(seam.joint === '' && BESIDE_IT.test(seam.right)) &&
  // "Three of them paid at once, one paid on the steps, and one we had the hearing": each of a number in its turn.
  !(NUMBERED.test(clausesOf(seam.left).at(-1) ?? '') && NUMBERED.test(seam.right)) &&
  // "I pick up, I'm retired, and there's the Thursday crowd": why, and no beginning.
  !(seam.joint === '' && /^(?:I'm|we're|he's|she's|they're) \p{L}+, (?:and|but|so)\b/u.test(seam.right)) &&
  // "Back a good inch, I put a band on it, so he can see": what all of it is for stands with all of it.
  !(seam.joint === '' && FOR_ALL.test(seam.right)) &&
  // "I tied my hand to the chair, you may laugh"
  !(seam.joint === '' && MAY_LAUGH.test(seam.right)) &&
  // "You're always sick the Monday after and you're not, and there's a program": what is denied there was just said.
  !(!seam.hasComma && DENIED.test(seam.right)) &&
  // "Breath is you and the puppet breathing together"
  !/^(?:the|my|our|your|his|her|their|an?) \p{L}+ (?!thing|morning|evening|spring|string|king|ring)\p{L}{3,}ing\b/u.test(
    seam.right,
  ) &&
  // "He wants his eighty and the 450 job I didn't do that morning"
  !/^(?:the|my|your) (?:[\p{L}\d]+ ){1,2}(?:I|you|we|they) (?:didn't|don't|never|had|have|couldn't|can't)\b[^,.]*(?:,|$)/u.test(
    seam.right,
  ) &&
  // "You blame the factory, the customers who order three sizes"
  !(seam.joint === '' && ANOTHER_OF_THEM.test(seam.right)) &&
  // "Who brings to everybody the same box, he is polite"
  !(seam.joint === '' && WHOEVER.test(seam.left)) &&
  !isThingTill(seam.right) &&
  isWhole(clauseOf(seam.right)) &&
  isOver(seam) &&
  !IF_BEHIND.test(seam.left) &&
  !(seam.joint === '' && IF_ONLY.test(seam.left)) &&
  !INTERRUPTED.test(seam.left) &&
  (!isHeld(seam) || goesOnAnyway(seam));

/** "Because who can hold the bass, (he hears the others)" */
const WHOEVER = /^(?:who|whoever|whatever)\b|\b(?:because|since|as) (?:who|whoever|whatever)\b[^,;:]*$/i;

const NUMBERED =
  /^(?:one|two|three|four|five|another|the (?:other|others|rest|last one))(?! (?:day|night|morning|thing|time)\b) (?:of (?:them|those|us) )?\p{L}/iu;

const UNFINISHED = /\b(?:I|you|we|they|he|she|it)(?:'ve|'d|'s| have| had| has)(?: had| got| been| done| seen)?$/i;

/** "(A call every fortnight,) and my phone number until your last ewe is done": a thing, and how long one has it. */
const isThingTill = (right: string): boolean => {
  const [, thing = ''] = /^((?:my|your|our|the|an?) [^,;:"]+?) (?:until|till) /iu.exec(right) ?? [];
  return thing !== '' && !hasFiniteVerb(tokensOf(thing));
};

const BESIDE_IT = /^(?:that|this|it)(?:'s| was| is|'d be) [^,]*, and (?:the|an?|my|our|your|\p{L}+ing)\b/iu;

const PURPOSE =
  /^(?:I|you|we|they|he|she|it|nobody|(?:the|your|my|our|his|her|their) (?:\p{L}+ )?\p{L}+) (?:don't|doesn't|can|can't|won't|needn't)\b/iu;

const FOR_ALL =
  /^(?:I|you|we|they|he|she) [^,;:]{3,50}, so (?:he|she|it|you|they) (?:can|can't|don't|doesn't|won't)\b/i;

const MAY_LAUGH =
  /^(?:you|they|people) (?:may|might|can|could) (?:well )?(?:laugh|smile|smirk|giggle)(?: at (?:that|me|it|this))?(?:,|$)/i;

const DENIED = /^\p{L}+(?:'(?:re|s|m))? ?(?:not|\p{L}+n't)(?:,|$)/u;

const AFTERTHOUGHT =
  /^I did (?:it|that|so|too)(?: (?:too|myself|once))?(?:,|$)|^I'd (?:say|guess) (?:an?|about|around|maybe|some|half|\d+|one|two|three|four|five|six|ten|twenty) (?!\p{L}+ (?:is|are|was|has|does|goes|\p{L}+s) )|^I (?:counted|checked|measured|timed|asked)(?: (?:once|it|them|them once|it once))?(?:,|$)|^I (?:wouldn't|would|don't|didn't|did|can't|couldn't)(?:,|$)|^(?:I'm not (?:kidding|joking|lying)|I swear|believe me|I promise)\b|^(?:the|your|my) \p{L}+ of (?:the|your|my) \p{L}+ (?:you|I|they|we) /iu;

/** "The pile goes up, the screed rides on it, and everybody chases it", "£620 for two birds, £480 for the clock, and £20 a bag": one row. */
function isLastOfRow({ left, right, joint, hasComma }: Seam): boolean {
  const [before, last, ...more] = clausesOf(left).toReversed().slice(0, 2).toReversed();
  if (joint !== 'and' || !hasComma || !before || !last || more.length > 0 || wordCount(`${left} ${right}`) > longRow)
    return false;
  return !JOINT.test(last) && !CONDITION.test(before) && isWhole(before) && (isWhole(last) || COUNTED.test(last));
}

/** "A group, you can send me a picture and I cross out faces, a script for the mum": one of a row of things, which is not parted inside. */
const isAmongThings = ({ left, right, joint, hasComma }: Seam): boolean => {
  const [first = '', ...before] = clausesOf(left);
  const [, next = ''] = right.split(', ');
  return (
    joint === 'and' &&
    !hasComma &&
    before.length > 0 &&
    wordCount(first) <= 6 &&
    wordCount(next) > 1 &&
    !/^(?:in|on|at|by|with|from|for|to|of)\b/i.test(next) &&
    [first, next].every((one) => formOf(one) === 'noun')
  );
};
const COUNTED = /^(?:about |roughly |another )?[$£€\d]/;

const ANOTHER_OF_THEM =
  /^(?:the|my|our|your|their|his|her) (?:\p{L}+ )?\p{L}+ (?:who|that|which)\b|^the ones? (?:you|we|I|they)\b/iu;

/** "This is for you if it leaks, you have paid twice, and there is a roof": one condition beside the other. */
const IF_BEHIND = /^(?:this|it) (?:is|isn't|'s not) [^,]*\bif\b/iu;

/**
 * "If they've got a mill and blades they can't throw out, that's my customer", "since it comes from below, I begin there", "every game you let
 * pass, you lose an hour": what it is on condition of stands before it.
 */
const IF_ONLY =
  /^(?:(?:and|but|so) )?(?:(?:even )?if\b|since\b|(?:every|each|any) (?:\p{L}+ ){1,3}(?:I|you|we|they|he|she)(?: \p{L}+){1,4}$)(?:[^,]*$)/iu;

/** "I'd say, and no man ever said it to me": what one would say is yet to come. */
const INTERRUPTED =
  /^(?:I'd say|I think|I'd guess|I suppose|honestly), and [^,]*$|(?:\bis|'s|\bthat) (?:we|they|you|I|he|she), and\b/i;

/** A thought of some length goes on with its "and" behind a full stop as well as behind a comma. */
const goesOnAnyway = ({ left, joint, hasComma }: Seam): boolean =>
  !SAYS_OF_OTHERS.test(left) && hasComma && /^(?:and|but|so)\b/.test(joint) && wordCount(left) >= longBeforeAnd;

/** "She goes oh don't get that one love": what she says may go on. */
const SAYS_OF_OTHERS = /\b(?:she|he) (?:goes|says|said)\b(?!.*[.!?])/i;

/** Its first two words, as one hears them. */
export const firstWords = (text: string): string =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}'’]+/gu)
    ?.slice(0, 2)
    .join(' ') ?? '';

const clausesOf = (text: string): readonly string[] => text.split(/[,;:]\s+/);

/** The words of the next clause alone, without what a bracket says of one. */
const clauseOf = (right: string): string =>
  right
    .replace(/ \([^()]*\)/g, '')
    .split(
      /[,;:.–—]|\b(?:and|but|or|so|because|which)\b|(?<!\b(?:a|any|(?:that|it|this)(?:'s| is| was))) (?:when|whenever|if|while|until|till)\b/,
    )[0]
    ?.trim() ?? '';

/** A subject that does something; "who's a sophomore" is said of somebody named before. */
const isWhole = (clause: string): boolean =>
  wordCount(clause) >= 2 &&
  !/^(?:who|whose|which)(?:'|\b)/i.test(clause) &&
  (formOf(clause) === 'clause' || someDo(clause));

/** "Twenty-seven of them swung" */
function someDo(clause: string): boolean {
  const [, deed] = /^(?:[\p{L}-]+ ){1,2}of (?:them|us|you|those) (\p{L}.*)$/iu.exec(clause) ?? [];
  return deed !== undefined && /^(?:VERB|AUX)$/.test(tokensOf(clause).at(-tokensOf(deed).length)?.pos ?? '');
}

/** Within a bracket or somebody's words. */
const isInside = (left: string): boolean =>
  (left.match(/"/g) ?? []).length % 2 === 1 || (left.match(/\(/g) ?? []).length > (left.match(/\)/g) ?? []).length;

/** Whether what stands before the seam is a statement, and no condition of it waits for what follows. */
function isOver({ left, right, joint, hasComma }: Seam): boolean {
  const clauses = clausesOf(left);
  const last = clauses.at(-1) ?? '';
  if (
    OPEN.test(left) ||
    WAITING.test(last) ||
    (!hasComma && (UNENDED.test(left) || HOLDS.test(last.replace(JOINT, ''))))
  )
    return false;
  // "My grandson Callum, he'd be nine, (he said …)": who does it is named, and how old they were.
  // "And Warren, I'll call him Warren, (he's got the hatch up)"
  if (joint === '' && (OF_WHOM.test(left) || CALLED_SO.test(left))) return false;
  // "If they were honest, and they're not, they're very modest people, (they want …)"
  if (joint === '' && IF_DENIED.test(left)) return false;
  // "If the house is going to move, and it is, (then …)"
  if (UNDECIDED.test(`${left}, ${joint} ${right}`)) return false;
  // "They had eighty of us, and just taking the doors off, that was it"
  if (joint === '' && (/^(?:and|so|but|or) /i.test(last) || !PERSONAL.test(right)) && !isWhole(last.replace(JOINT, '')))
    return false;
  // "Kenny's holding the light, and the doctor's boy, about eight, he comes down": who does it is named before, and named again.
  if (joint === '' && namesWhoComes(clauses)) return false;
  let isStated = false;
  let waits = false;
  for (const clause of clauses) {
    const body = clause.replace(JOINT, '');
    // "If you got a sinkhole, I mean a real one, …": what one waits for is yet to come.
    if (waits && /^I mean\b/i.test(clause)) continue;
    const opens: boolean =
      CONDITION.test(body) &&
      !ANSWERED.test(body) &&
      !(isStated && BEHIND.test(clause) && !left.includes(`; ${clause}`));
    if (!opens && (!isWhole(body) || (waits && /^(?:and|or|but) /i.test(clause)))) continue;
    waits = opens;
    isStated ||= !opens;
  }
  const isRow = hasComma && joint !== '' && clauses.length > 2 && formOf(clauses[0] ?? '') === 'noun';
  return (isStated || isRow) && !waits;
}

const CALLED_SO =
  /(?:^|[,;] )(?:(?:and|but|so|then) )?(?:my |the |this )?[\p{L}-]+(?: [\p{L}-]+)?, (?:I(?:'ll| will|'d| won't)?|we(?:'ll)?) (?:call|say|name|tell)\b[^,]*$/u;
const namesWhoComes = (clauses: readonly string[]): boolean =>
  clauses
    .slice(clauses.findLastIndex((clause) => isWhole(clause.replace(JOINT, ''))) + 1)
    .some((clause) => /^(?:and|but|so|or) /i.test(clause));

const OF_WHOM =
  /(?:^|, |\band )(?:my|the|this|one|an?) [^,]{3,40}, (?:he|she|they|it)(?:'d| would|'s| is| was|'re| were)(?: be| about)? [^,]{1,20}$/i;
const UNDECIDED = /\bif [^,]*, and (?:it|they|he|she|you|that) (?:is|are|does|do|will|has|have), then\b/i;
const IF_DENIED =
  /^(?:(?:and|but|so) )?(?:if|when)\b[^,]*, (?:and|but|which) (?:I|you|we|they|he|she|it)(?:'\p{L}+)?(?: (?:\p{L}+n't|not|never|do|does|are|is|will|won't|rarely|hardly ever|mostly|probably)){1,2}(?= [^,]*,|,|$)/iu;
const PERSONAL = new RegExp(`^(?:then )?${PRONOUN}`);
const JOINT = /^(?:(?:and|but|or|so|then|well|oh|honestly|like|you know|I mean)\s+)+/i;

/** "If it drifts", "every time they take a breath", "the more cows you have" */
const CONDITION =
  /^(?:even |only |just )*(?:if|when|whenever|once|while|because|although|though|unless|where|wherever|whether|what(?!'s)|whatever|whoever|how|why|by the time|in case|(?:since|as|until|till|before|after)(?= (?:I|you|we|they|he|she|it|there|the|my|your|his|her|their)\b)|(?:the|every|each|any|next|last|first|this) (?:minute|moment|second|time|day|week|month|year|morning|night|evening|summer|winter|spring|autumn)|the (?:more|less)|not only|not just|instead of|either|neither)\b/i;
/** "If it's February then ninety days is May", "every time you leave one she's down five litres", "the more you have the better" */
const ANSWERED =
  / then |^(?:after|before|since|until|till) [^,]* (?:I|you|we|they|he|she|it|there)(?:'(?:s|re|m|ll|d|ve)\b| (?:is|are|was|were|will|have|has|can)\b)|^(?:if|when|whenever|once|(?:the|every|each|any|next|last|first|this) \p{L}+) (?:I|you|we|they|he|she|it|there)\b.* (?:I|you|we|they|he|she|it|there)(?:'(?:s|re|m|ll|d|ve)\b| (?:is|are|was|were|will|have|has|can)\b)|^the (?:more|less) .* the (?:more|less|better|worse|\p{L}+er)\b/iu;
/** "…, because there's always six of them": said of what was stated before. */
const BEHIND = /^(?:because|while|until|till|since|where|although|though|unless|before|after)\b/i;
/** "What that does is", "he said" */
const OPEN =
  /(?:\b(?:is|was|are|were|be|than|the|an?|\p{L}+'(?:s|re|m)|and|or|but|so|if|when|which|because|then|says?|said|think|thought|knows?|means?|you know|I mean)),?$/iu;
/** "You read the oil every five minutes and when it is less than ten", "he stands up and before he takes his bag": what comes then is yet to be said. */
const WAITING =
  /\b(?:and|but|so) (?:when|whenever|if|once|while|as soon as|before|after|until) (?:I|you|we|they|he|she|it|the|a|your|there)\b/i;
/** "The thing about" */
const UNENDED = /\b(?:of|to|for|with|in|on|at|from|about|like|that)$/i;
/** What may hold the next clause too, where no comma ends it. */
const HOLDS =
  /\b(?:if|when|whenever|once|while|because|since|until|till|although|though|unless|that(?! (?:day|time|night|year|week|morning|evening|one|much)\b)|who|which|where|whether|what|how|why|than|let|between|both|either|not)\b/i;
