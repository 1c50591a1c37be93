import type { FieldName } from '#framework/framework.ts';
import type { Listener } from '../answers/context.ts';
import { SEEN_SO, withListener } from '../answers/elided.ts';
import { isFinding } from '../answers/findings.ts';
import { opensWithVerb } from '../answers/jotted.ts';
import { KINDS } from '../answers/kinds.data.ts';
import { PERFECT } from '../answers/perfect.ts';
import { capitalised, lowered } from '../answers/realise.ts';
import { tellsOfSomebody } from '../answers/told-shortly.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { baseOf, tokensOf } from '../grammar/language.ts';
import { pastVerbs } from '../grammar/plain-verbs.ts';
import type { Line } from '../writing.ts';
import { oneOf } from './of-whom.ts';

/**
 * "Pays R3 000 a month", "has a clamp binder and binds 150 books": of the one who is left out, "he" or "she" where the project says that of
 * them.
 */
export function withOneLeftOut(text: string, field: FieldName, { audience }: Listener): string {
  const [kind, about] = KINDS[field];
  if (!audience.unsaid) return text;
  const who = ofOwnSex(text, oneOf(audience));
  // "Has my number for the day", "come back in the spring once": the one who is held, and the seller.
  if (field === 'supportSafety')
    return who && /^(?:has|gets|keeps) (?:my|a|the|our|one|two)\b/i.test(text)
      ? `${capitalised(who)} ${lowered(text, true)}`
      : /^come (?:back|out|by|round|over) (?:in|on|at|after|once|every)\b/i.test(text)
        ? `I ${lowered(text, true)}`
        : text;
  // "Fears it'll be two", "says the decision was made years ago"
  if (about === 'inner') return who && THINKS.test(text) ? `${capitalised(who)} ${lowered(text, true)}` : text;
  // "Trusts her hands because she's trained them"
  const isHers = field === 'oneBeliefsAndPlanCallback' && who && new RegExp(OF_ONE_TOLD[who], 'i').test(text);
  if ((about !== 'audience' && field !== 'planPartDetails' && !isHers) || field === 'newRootProblem') return text;
  // "Used to introduce herself as a maths teacher": of a thing it would be what it used to do.
  if (who && USED_TO.test(text) && (kind === 'cost' || kind === 'state'))
    return `${capitalised(who)} ${lowered(text, true)}`;
  // "Is done before the first kid hits the straw"
  if (who && (kind === 'cost' || kind === 'state') && IS_WORN.test(text))
    return `${capitalised(who)} ${lowered(text, true)}`;
  // "Put most of it there himself"
  const [self] = /\b(?:him|her)(?=self\b)/i.exec(text) ?? [];
  if (self && /^(?:put|set|cut|let|hit|shut)\b/i.test(text))
    return `${self === 'him' ? 'He' : 'She'} ${lowered(text, true)}`;
  if (field === 'crashRealizationMoment') {
    // "Was illegal before it left the yard"
    if (/^was \p{L}+ (?:before|when|once) it\b/iu.test(text)) return `It ${lowered(text, true)}`;
    if (
      who &&
      /^(?:past|elided|bare)$/.test(formOf(text)) &&
      /^(?:hasn't|hadn't|knew|had|saw|forgot|missed|never|watched|heard|felt|thought|believed|said|told|asked|looked|walked|passed|counted|paid|bought|spent|taught|trained|could(?:'ve| have) (?:\p{L}+ )?(?:asked|seen|known|stopped|looked|rung|called|fixed|checked))\b/iu.test(
        text,
      )
    )
      return `${capitalised(who)} ${lowered(text, true)}`;
  }
  // "Let the saw drop through a stem": what is wished for.
  if (kind === 'desire' && formOf(text) === 'bare') return `To ${lowered(text, true)}`;
  // "Is paying 14,000 a month already"
  // "Is not preserving anything", "isn't bad at it", "was never afraid of the paint"
  if (who && (IS_DOING.test(text) || (field === 'uncomfortableTruth' && isSomeone(text))))
    return `${capitalised(who)} ${lowered(text, true)}`;
  if (kind === 'cost' && who && PAYING.test(text)) return `${capitalised(who)}'s ${lowered(text, true)}`;
  // "Can stop reading kit brochures"
  if (kind === 'shift' && who && /^(?:can|no longer has to|(?:doesn't|never) (?:has|have) to) \p{L}/iu.test(text))
    return `${capitalised(who)} ${lowered(text, true)}`;
  // "Had at least one tear-out", "felt the whip this year": asked who should come.
  if (field === 'fitFilter' && formOf(text) === 'past') return `Somebody who ${lowered(text, true)}`;
  // "Was never the wind": of a thing as well.
  if (
    /^(?:uncomfortableTruth|realRootCause)$/.test(field) &&
    /^(?:is|was) (?:(?:never|not|only|just) )*(?:the|an?|about)\b/i.test(text)
  )
    return text;
  if (!DOES.test(text) || !opensWithVerb(text) || NO_DEED.some((sign) => sign.test(text))) return text;
  // "Waves", "keeps low": what goes on, and who or what does it is open.
  if (field === 'mainSymptomFromHook' && wordCount(text) < 3) return text;
  if (field === 'fitFilter')
    return `Somebody who ${lowered(text, true)
      .replace(LAST_TRAIT, ' and ')
      .replace(/^(\p{L}+s) own /u, '$1 their own ')}`;
  return who === undefined ? text : `${capitalised(who)} ${lowered(text, true)}`;
}

/** "Used to call himself an arranger", where the project mostly says "she": nobody is both in one sentence. */
function ofOwnSex(text: string, who: 'she' | 'he' | undefined): 'she' | 'he' | undefined {
  const told = text.replace(/"[^"]*"/g, '');
  const [self, other] =
    who === 'she' ? [/\bhimself\b/i, /\b(?:she|her|herself)\b/i] : [/\bherself\b/i, /\b(?:he|his|him|himself)\b/i];
  if (who === undefined || !self.test(told)) return who;
  return other.test(told) ? undefined : who === 'she' ? 'he' : 'she';
}

/** All that is told of one who is left out, with their "he" or "she" where it opens and where somebody or something else came between. */
export const withOneNamed = (own: readonly Line[], field: FieldName, listener: Listener): Line[] =>
  own.map((line, at) => ({
    ...line,
    text:
      at === 0 ? withOneLeftOut(line.text, field, listener) : withOneThen(line.text, own[at - 1]?.text ?? '', listener),
  }));

/** "Cow worse by Tuesday. Then rings me": behind a thing that is told of, whoever rings the seller is named. */
function withOneThen(text: string, before: string, { audience }: Listener): string {
  const who = oneOf(audience);
  return audience.unsaid && who && THEN_TO_ME.test(text) && !opensWithVerb(before)
    ? text.replace(/^then /i, `Then ${who} `)
    : text;
}
const THEN_TO_ME =
  /^then (?:rings|calls|texts|asks|tells|emails|phones|messages|blames|sends|pays|offers|finds|wants) (?:me|us|my|our)\b/i;

const DOES = /^(?:(?:already|still|always|never|only|just|often|also) )*\p{L}+s\b/iu;
/** "Spares in every pocket, torch in teeth": things, and where they are. */
const WHERE_THEY_ARE = /^\p{L}+s (?:in|on|under|at) [^,.]+, \p{L}+ (?:in|on|under|at) /iu;
/** "Plugs in, door shut": how things are, one beside the other. */
const THINKS =
  /^(?:(?:still|always|also|just) )?(?:says|tells|thinks|reckons|worries|fears|wonders|dreads|hopes|swears|believes|knows|blames|hates|promises|assumes|wants)\b/i;
const HOW_THEY_ARE = /^\p{L}+s (?:in|on|out|up|off|down|open|shut), (?!\p{L}+s\b)/iu;
/** "Runs planned by kilometres": things, and how they are. */
const AS_THEY_ARE = /^\p{L}+s \p{L}+ed (?:by|on|at|from|with) /iu;
const IS_DOING =
  /^(?:is|isn't|was|wasn't|has been|hasn't been) (?:(?:still|already|not|never|only|just|really|always) )*(?!(?:no|any|every|some|no)thing\b)\p{L}{3,}ing\b/iu;
const OF_ONE_TOLD = { she: String.raw`\b(?:she|her|herself)\b`, he: String.raw`\b(?:he|his|him|himself)\b` };
const USED_TO =
  /^(?:already |once )?used to (?:(?:say|call|introduce|tell|think|love|enjoy|sing|laugh|sleep|read|dance|paint|cook|sign|win|teach|train|coach|write|look forward)\b|be (?:the (?:one|first|person|man|woman|girl|guy)|(?:good|proud|known|famous|called|asked)\b))/iu;
/** What only somebody is, and no work or price: "is up by four", "is dead on her feet". */
const IS_WORN =
  /^(?:is|isn't) (?:(?:always|already|usually|still|just|all|half|too|so) )*(?:(?:done|finished|beat)(?= (?:before|by|when)\b(?! (?:it|they|that))|[.]?$)|(?:tired|asleep|awake|exhausted|shattered|knackered|wrecked|hoarse|stiff|sore|worn out|wiped out|burn(?:t|ed) out)\b|dead on (?:her|his) feet\b|up (?:at|by|before|from|till|until|half|all)\b|(?:in|on) (?:bed|her|his)\b|(?:out|short) of (?:breath|words|patience)\b|home (?:by|at|after|late)\b)/iu;
const isSomeone = (text: string): boolean => {
  const [, quality = ''] = /^(?:is|isn't) (?:not )?(\p{Ll}+) because\b/iu.exec(text) ?? [];
  return IS_SO.test(text) || tokensOf(`she is ${quality}`)[2]?.pos === 'ADJ';
};
const IS_SO =
  /^(?:is|isn't|was|wasn't) (?:(?:still|already|not|never|only|just|really|too) )*(?:afraid|scared|ashamed|proud|lazy|tired|stubborn|vain|mean|jealous|bored|lonely|kind|polite|(?:good|bad|better|worse) (?:at|with|to)|right|wrong about|too (?:old|young|shy)|shy|the (?:one|reason|problem|trouble|weak|bottleneck)|part of)\b/iu;
/** "Paying 60 grand a year now" */
const PAYING = /^(?:already |still )?(?:paying|losing|spending|wasting) .*\d/iu;
/** "…, binds over 150 books, had one carrier bag" */
const LAST_TRAIT = /, (?=\p{L}+(?:s|d) [^,]*$)(?!.*\b(?:and|or)\b)/u;

const BY_ITSELF =
  /^(?:(?:works(?! out (?:which|what|how|where|when|who|why|whether|if|the|an?|his|her|their|every|each)\b)|costs|lasts|saves|beats|happens|depends|means|ends|is|isn't)\b|doesn't (?:matter|work|help|count|cost)|takes (?:\d|an? |time|hours|days|weeks|months))/i;
const NO_DEED = [SEEN_SO, BY_ITSELF, HOW_THEY_ARE, WHERE_THEY_ARE, AS_THEY_ARE];

/** "Make them throw out the marker pen", "don't take the stones away": what the seller does. */
export const MAKES_THEM =
  /^(?:don't \p{L}|never \p{Ll}+ (?:the|an?|any|their|his|her)\b|(?:make|get|let|teach|show|have|help) (?:them|him|her)\b)/iu;

/** "Makes her change one oxide at a time": what the seller does, who leaves that out. */
const MAKES_HER = /^(makes|gets|lets|teaches|shows|helps|gives|puts|sends|asks)(?= (?:them|him|her)\b)/i;

/** "Don't taste anything. Put tape on the floor and count steps.": how the seller does it, which would be heard as an order. */
export const asOwnMethod = (sentences: readonly string[], unsaid = false): readonly string[] =>
  sentences.some((one) => /^Don't (?!worry|panic|ask|forget)/.test(one)) &&
  sentences.every(
    (one) => (formOf(one) === 'bare' || one.startsWith("Don't ")) && !/\b(?:you|your|I|me|my|we|us|our)\b/i.test(one),
  )
    ? sentences.map((one) => `I ${lowered(one, true)}`)
    : unsaid &&
        formOf(sentences[0] ?? '') === 'bare' &&
        !/\b(?:you|your|I|let's)\b|^(?:let|make|get|have)\b/i.test(sentences[0] ?? '')
      ? sentences.map((one, at) => (at === 0 ? `I ${lowered(one, true)}` : one))
      : sentences;

/** "Measures the set on every tooth": who leaves out who does it was asked for their own work. */
export function asSellersWork(text: string, { audience }: Pick<Listener, 'audience'>): string {
  if (MAKES_THEM.test(text)) return `I ${lowered(text, true)}`;
  // "Doesn't teach mortar here, teaches the bed"
  const [, no, not = '', but = '', what] = NOT_BUT.exec(text) ?? [];
  if (no) return `I don't ${not}, I ${baseOf(but)}${what}`;
  // "Saws his men's own joints open before he says one word": both are the seller's.
  const [, deed, joint, says = '', rest] = BEFORE_HE.exec(text) ?? [];
  const first = deed && opensWithVerb(text) ? withListener(lowered(deed, true), 'she', audience) : null;
  if (first) return `I ${first} ${joint} I ${baseOf(says)}${rest}`;
  // "Reads his burn charts before touching a brick"
  const [, does = '', whose] = OF_THEIRS.exec(text) ?? [];
  if (whose) return `I ${baseOf(does.toLowerCase())}${whose}`;
  // "Moves the one they've got and measures the air"
  const ofOne = tellsOfSomebody(text.replace(/(?<!\p{L})(?:they|them|their|theirs)(?!\p{L})/giu, ''));
  const own = ofOne || BY_ITSELF.test(text) ? null : withListener(lowered(text, true), 'she', audience);
  if (formOf(text) === 'bare' && !/\byou|^(?:let|make|get|have)\b/i.test(text)) return `I ${lowered(text, true)}`;
  if (own && opensWithVerb(text)) return `I ${own}`;
  // "Uses a feed sack, and she learns to feel which leg is which": up to where somebody else does it.
  const [, mine, another] = UP_TO_ANOTHER.exec(text) ?? [];
  const begun = mine && another && opensWithVerb(mine) ? asSellersWork(mine, { audience }) : '';
  return begun.startsWith('I ')
    ? `${begun}${another}`
    : text
        .replace(PUTS_IN_HAND, (_, does: string) => `I ${baseOf(does.toLowerCase())}`)
        .replace(MAKES_HER, (_, does: string) => `I ${baseOf(does.toLowerCase())}`)
        .replace(/(?<=^I .* and )(?:makes|gets|lets|teaches|shows|helps|has)(?= (?:them|him|her)\b)/u, (does) =>
          baseOf(does),
        );
}
const UP_TO_ANOTHER =
  /^([^.,;"]+)((?:,? (?:and|so|until|till|while|then)|,) (?:she|he|they|it|you) (?:can |then |only )?\p{L}+.*)$/su;
/** "Puts a hydrometer in her hand" */
const PUTS_IN_HAND = /^(puts|presses|lays)(?= (?:an?|the|one|two) [^,]*? in(?:to)? (?:their|his|her) hands?\b)/i;
const OF_THEIRS =
  /^(reads|measures|checks|counts|weighs|films|times|looks at|walks|tests|marks|writes|draws|listens to|visits|maps|logs)( (?:his|her|their) .+)$/isu;
const NOT_BUT = /^(doesn't) ([^,.;:]+), (?:just |only )?(\p{Ll}+[^su]s)\b(.*)$/isu;
const BEFORE_HE = /^([^.,;]+) (before|until|till|after|while) (?:he|she) (\p{L}+s)\b(.*)$/su;

/** "It came to me that I'd changed eight things", "what I saw was …": what dawned on the seller, without quote marks; null for anything else. */
export const ownInsight = (said: string, isOwnScene: boolean): string | null =>
  said.startsWith('"') && (isOwnScene || CAME_TO_ME.test(said.slice(1)))
    ? said.slice(1, -1)
    : CAME_TO_ME.test(said)
      ? said
      : null;
const CAME_TO_ME =
  /^(?:It (?:came|occurred|dawned on|was clear) (?:to )?me|(?:What|The thing that) (?:came to|hit|struck) me|What I (?:saw|noticed|found|realised|realized|understood))\b/;

/** "Went to the resource room", "sold it to somebody from London": of the speaker's own story, with the "I" that was left out. */
export function asOwnDeed(text: string, field: FieldName): string {
  // "Throwing the folder in the bin, lid on, and sitting in the cool room"
  if (
    field === 'emotionInAction' &&
    /^(?:then )?\p{L}{2,}ing (?:for )?(?:the|a|my|it|that|every|all|into|in|out|up|down|back|home)\b/iu.test(text)
  )
    return `${/^then /i.test(text) ? 'Then I' : 'I'} ${pastVerbs(lowered(text.replace(/^then /i, ''), true))}`;
  if (
    field === 'alternativeStory' &&
    /^(?:would|could|might)(?:'ve|n't)? (?:have|be|still|never|not|probably|now|\p{L}+ (?:a|the|my)) ?\p{L}/iu.test(
      text,
    )
  )
    return `I ${lowered(text, true)}`;
  if (field === 'planProofStory' && HELPED.test(text)) return `I ${pastVerbs(lowered(text, true))}`;
  if (field === 'miniStoryOrStat' && PUT_ON.test(text)) return `I ${lowered(text, true)}`;
  if (formOf(text) !== 'past' || !(OWN_DEEDS.has(field) || (field === 'miniStoryOrStat' && isFinding(text))))
    return text;
  const deed = lowered(text, true);
  if (field === 'miniStoryOrStat' && / since (?:19|20)\d\d/.test(deed) && PERFECT.test(`having ${deed}`))
    return `I've ${deed}`;
  if (field !== 'alternativeStory') return `I ${deed}`;
  return PERFECT.test(`having ${deed}`) ? `I'd have ${deed}` : text;
}
/** "Helping Trish in Motueka": nobody but the seller. */
const HELPED =
  /^(?:[Hh]elping|[Ww]orking (?:with|for)|[Cc]oaching|[Tt]eaching|[Tt]raining|[Vv]isiting|[Aa]dvising|[Gg]uiding) (?=\p{Lu})/u;
/** "Put a stopwatch on 31 operators" */
const PUT_ON =
  /^(?:put|set|cut|read|hit) (?:(?:an?|the|my) \p{L}+ )?(?:on|in|through|under|across|into) (?:\d|all|every)/iu;

const OWN_DEEDS: ReadonlySet<FieldName> = new Set(['emotionInAction', 'whatSnapped', 'alternativeStory']);
