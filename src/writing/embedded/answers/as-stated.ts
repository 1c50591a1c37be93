import type { FieldName } from '#framework/framework.ts';
import { baseOf, thirdPersonOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs } from '../grammar/plain-verbs.ts';
import { KINDS } from './kinds.data.ts';
import { listenerMeant } from './listener-meant.ts';
import { withoutRunUp } from './run-ups.ts';
import { withoutWordsToTheForm } from './to-the-form.ts';

/** What is told in -ing or shortened though it states something, as a statement: "hiring being a season", "costing $900", "solar's a fad". */
export function asStated(field: FieldName, given: string): string {
  const [kind] = KINDS[field];
  const typed = withoutWordsToTheForm(field, given);
  const meant = whoFirst(kind === 'cost' ? asCost(typed) : typed);
  const turned = listenerMeant(field, meant);
  // "I make them cut, not me, they cut six cans off each head": who they are is said alike in all of it.
  const answer = kind === 'list' && isHalfTurned(meant, turned) ? meant : turned;
  if (kind === 'entry')
    return answer
      .replace(
        TERMS_AND_DEEDS,
        (deeds) => `You ${plainVerbs(deeds.replace(/^\p{L}/u, (letter) => letter.toLowerCase()))}`,
      )
      .replace(TERMS, (_, doing: string) => TERMS_SAID[doing.toLowerCase()] ?? doing)
      .replace(THEN_DOING, (_, joint: string, then = '', deeds = '') =>
        joint === ', ' ? `, then ${plainVerbs(deeds)}` : `; ${then}you ${plainVerbs(deeds)}`,
      );
  if (field === 'fingerPointableCostClose')
    return answer.replace(
      /^(?:pointing (?:at|to) |(?:still )?having (?=(?:an?|the|one|two|three|four|\d+)\b))(?=[\p{L}\d])/iu,
      '',
    );
  // "34 years in sand, doesn't sell bentonite": the seller, who leaves out the "I".
  if (field === 'miniCredibilityLine' && !/\b(?:I|she|he|it|that|my|our|the)\b/i.test(answer))
    return (
      answer
        .replace(/(?<=[.!?] )Doesn't (?=\p{Ll})/gu, "I don't ")
        .replace(/, (and )?doesn't (?=\p{Ll})/gu, ", $1don't ")
        // "Married to a verger, so knows"
        .replace(/, so (know|understand|remember|see)s\b/gu, ', so I $1')
    );
  const told = withoutRunUp(field, answer);
  if (told !== answer || !STATED.test(field)) return told;
  return (
    answer
      .replace(IS_SHORT, '$1 is ')
      .replace(BEING, stated)
      .replace(HAVING, (_, what: string) => `${what} ${isMany(what) ? 'have' : 'has'} `)
      .replace(/^not (an? [^,.;]+), (an? [^,.;]+)\.?$/i, "It's not $1, it's $2")
      .replace(/^not the ((?:\p{L}+ )?\p{L}+), (the (?:\p{L}+ )?\p{L}+)\.?$/iu, "It's not the $1, it's $2")
      // "Not the market's price. Own pencil's price."
      .replace(/(?<=^not [^.;]+[.,;] )own (?=\p{Ll})/iu, 'your own ')
      .replace(/^((?:most|all|half|some) of (?:the |your )?\p{L}+s) being (?=\p{L}+(?:ed|en|wn)\b)/iu, '$1 are ')
      .replace(/(?<=[.!?] )And being (?=(?:the|an?) )/g, "And you're ")
  );
}

/** Turned in one place to whoever listens, and left in another. */
export const isHalfTurned = (typed: string, turned: string): boolean =>
  !/\byou(?! know\b)/i.test(typed) &&
  /\byou(?! know\b)/i.test(turned) &&
  /\b(?:they|them(?!selves))\b/i.test(turned.replace(/"[^"]*"/g, ''));

/** "One fellow adding it up for me at $2,300": what somebody once did for the seller. */
const ADDED_UP =
  /(?<=^|[.!?]\s+|\n)((?:One|An?) (?:\p{L}+ )?\p{L}+)(?<!ing) ((?:add|count|tell|show|work|tot|figur|sum|writ|send|say)\p{L}*ing)\b([^.!?]*\b(?:for|to|with) me\b)/gu;

/** "That being £900 gone", "paying R130 000 a year already": what is paid, with its verb. */
const asCost = (typed: string): string =>
  typed
    // 'Heard a lady tell her friend "…". I was standing right there': the seller.
    .replace(/^heard (?=(?:an?|the|some|one|two) .*[.!?]\)?"? I(?: was|'m| am) )/is, 'I heard ')
    // "Google review I saw last January": one, and nobody's deed.
    .replace(/^google review(?=[ :])/i, 'A Google review')
    .replace(/(?<=^|[.!?]\s+|\n)That being (?=\S)/g, "That's ")
    // "Working it out over a year, that's coming to nearly eight weeks"
    .replace(
      /(?<=^|[.!?] )(?:working|adding|totting|counting) ((?:it|that|them) (?:all )?(?:out|up)[^,.]*), (?=that's|it's|it comes|that comes)/gi,
      (_, it: string) => `Work ${it}, and `,
    )
    // "Already giving away around $2,400 of bench time a summer"
    .replace(/^already (?=(?:giv|throw|burn|writ)ing\b)/i, "You're already ")
    .replace(ADDED_UP, (_, who: string, doing: string, rest: string) => `${who} ${pastVerbs(doing)}${rest}`)
    .replace(
      /^(paying|losing|spending) ([^.]+) already(?=[.]|$)/i,
      (_, doing: string, what: string) => `Already ${doing.toLowerCase()} ${what}`,
    );

/** "They'd sooner lose the tank, some of the men" */
const whoFirst = (answer: string): string =>
  answer.replace(
    /(?<=^|[.!?]\s)They(?:'d| would) ([^.!?,"]+), ((?:some|most|half|many|a lot) of (?:them|the \p{L}+))(?=[.!?]|$)/gu,
    (_, rather: string, who: string) => `${who.charAt(0).toUpperCase()}${who.slice(1)} would ${rather}`,
  );

/** "Paying €1,450 a museum. Starting by buying a stopwatch": what the listener pays, and does first. */
const TERMS =
  /(?<=^|[.!?]\s+|\n)(paying(?= [$£€]?\d)|costing|starting(?= (?:with|by)\b)|beginning(?= (?:with|by)\b))(?= )/gi;
/** "Paying €140 for the first month and sending me a picture": what is done besides, too. */
const TERMS_AND_DEEDS =
  /(?<=^|[.!?]\s+|\n)(?:paying(?= [$£€]?\d)|starting(?= (?:with|by)\b)|beginning(?= (?:with|by)\b)) (?!by \p{L}+ing\b)[^.!?\n:"]*?,? and (?:then )?(?:send|ring|call|text|bring|book|post|email|hear|gett|start|com|fill|pick|choos|measur|weigh|meet|keep|decid|show|tell)ing\b[^.!?\n]*/giu;
/** "(You pay 400 for the course); beginning by filming one minute", "(you start with a call), then booking a week": what is done next. */
const THEN_DOING =
  /(?<=(?:^|[.!?]\s+|\n)(?:You (?:pay|start|begin)|It costs) [^.!?\n"]*?)(; |, (?=then ))(?:and )?(then )?((?!(?:includ|be|depend|count)ing)\p{L}{3,}ing\b[^.!?;\n"]*)/giu;
const TERMS_SAID: Readonly<Record<string, string>> = {
  paying: 'You pay',
  costing: 'It costs',
  starting: 'You start',
  beginning: 'You begin',
};

/** Asked for a sentence that states something. */
const STATED =
  /^(?:corePhilosophy|stupidThingTheyBelieve|uncomfortableTruth|newRootProblem|patternBreakingTruth|oneBeliefTheyShare|planBeliefCallback|oneBeliefsAndPlanCallback|realRootCause)$/;
const NOTHING_BUT = String.raw`(?!and\b|but\b|or\b|so\b|not\b|never\b|them\b|him\b|her\b|it\b|always\b|just\b|only\b)`;
/** "Hiring being a season", but not "you like being the hero" */
const BEING = new RegExp(
  String.raw`(?<=^|(?:[.!?]\s+|\n)(?:And )?)(${NOTHING_BUT}(?:[\p{L}'-]+ ){0,8}?[\p{L}'-]+)(?<!\b(?:(?:lik|lov|enjoy|hat|mind|fear|preferr?|miss|stopp|keep|remember|dread|imagin)ing|likes?|liked|loves?|loved|enjoys?|hates?|hated|minds?|fears?|prefers?|miss|misses|stops?|keeps?|about|of|from|for|by|without|with|after|before|than|to|in|am|are|is|was|were)) being (?=(?:an?|the|not|only|just|always|never|equally|so|too|very|made|done|won|lost|sold|built|decided|part of|half) )([^.!?\n]*)`,
  'giu',
);

/** "63% spirit having only a bit over a third water in it", but not "it's about having the knack" */
const HAVING = new RegExp(
  String.raw`(?<=^|[.!?]\s+|\n)(${NOTHING_BUT}(?:[\p{L}\d%'-]+ ){0,3}[\p{L}'-]+)(?<!\b(?:not|am|are|is|was|were|been|be|keep|keeps|stop|still|just|always|about|of|from|for|by|without|with|after|before|to|than|in|on|like|\p{L}+'(?:m|re|s))) having (?=(?:an?|the|no|only|more|less|too|never|nothing)\b)`,
  'giu',
);

/** "Solar's a fad" */
const NO_SUBJECT = 'it|that|what|there|he|she|who|here|this|where|how|let|nothing|nobody|everything';
const IS_SHORT = new RegExp(String.raw`^((?!(?:${NO_SUBJECT})\b)\p{L}{3,})'s (?=(?:an?|not|too|just|only) )`, 'iu');

const stated = (_: string, what: string, rest: string): string =>
  `${what} ${isMany(what) ? 'are' : 'is'} ${alsoStated(rest)}`;

/** "…, and so nothing getting looked at", "…, and the sheets doing the choosing": what is stated besides. */
const alsoStated = (rest: string): string =>
  rest
    // "(The tin is tested at 25,) and twelve kilos in a bucket cooking itself"
    .replace(/(?<=, and )((?:\p{L}+ ){1,5}?\p{L}+) (?=\p{L}{3,}ing (?:itself|themselves)\b)/iu, '$1 is ')
    .replace(
      /(?<= and )((?:[\p{L}'-]+ ){0,2}[\p{L}'-]+) being (?=\p{L})/iu,
      (_, what: string) => `${what} ${isMany(what) ? 'are' : 'is'} `,
    )
    .replace(
      /(?<=, (?:and |so |and so ))(nothing|nobody|everything|everybody|the \p{L}+) (?!being\b)(\p{L}{2,}ing)\b/giu,
      (_, who: string, doing: string) => {
        const base = baseOf(doing.toLowerCase());
        return `${who} ${isMany(who) ? base : thirdPersonOf(base)}`;
      },
    );

const isMany = (what: string): boolean => /[^s]s$/i.test(what) || / and /.test(what);
