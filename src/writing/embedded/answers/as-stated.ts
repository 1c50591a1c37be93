import type { FieldName } from '#framework/framework.ts';
import { baseOf, thirdPersonOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { KINDS } from './kinds.data.ts';
import { lowered } from './realise.ts';

/** What is told in -ing or shortened though it states something, as a statement: "hiring being a season", "costing $900", "solar's a fad". */
export function asStated(field: FieldName, typed: string): string {
  const answer = whoFirst(
    KINDS[field][0] === 'cost'
      ? typed
          .replace(/(?<=^|[.!?]\s+|\n)That being (?=\S)/g, "That's ")
          .replace(
            /^(paying|losing|spending) ([^.]+) already(?=[.]|$)/i,
            (_, doing: string, what: string) => `Already ${doing.toLowerCase()} ${what}`,
          )
          .replace(/(?<=\bI (?:tot|add|work|figure|count|sit|go)\b[^.!?]*) with them\b/gi, ' with you')
      : // "They remember the kettle": people do, who need not be those who listen.
        field === 'newRootProblem'
        ? typed.replace(/(?<!\b(?:the|my) \p{L}+s [^.]*)\bthey (?=(?:remember|laugh|never forget)\b)/giu, 'people ')
        : typed,
  );
  if (KINDS[field][0] === 'entry')
    return answer
      .replace(/\b(what|all) they (?=(?:do|need to do|have to do)\b)/gi, '$1 you ')
      .replace(TERMS, (_, doing: string) => TERMS_SAID[doing.toLowerCase()] ?? doing);
  if (field === 'fingerPointableCostClose')
    return answer
      .replace(
        /(?<=[.!?] )(most|many|some|half|nearly all|all) of them (?=(?:have|had|keep|own|know|do)\b)/giu,
        '$1 of you ',
      )
      .replace(/^pointing (?:at|to) (?=\p{L})/iu, '')
      .replace(/\bI'd (?:just )?tell them (?:to )?go\b/gi, 'Go');
  if (field === 'identityCost') return answer.replace(NO_LONGER, 'They no longer ').replace(STOPS_SAYING, 'You $1');
  // "34 years in sand, doesn't sell bentonite": the seller, who leaves out the "I".
  // "If you've still got that card taped up somewhere, well"
  if (field === 'fitFilter') return answer.replace(/, (?:well|so)(?:,? (?:yeah|you know))?[.]?$/i, '.');
  // "Tools. They always buy another rod": those who blame them.
  if (field === 'whatTheyBlame') return answer.replace(THEN_THEY, 'You ').replace(/\bthey blame\b/g, 'you blame');
  if (field === 'miniCredibilityLine' && !/\b(?:I|she|he|it|that)\b/i.test(answer))
    return answer.replace(/, (and )?doesn't (?=\p{Ll})/gu, ", $1don't ");
  // "From two to five they can call me with dough on their hands"
  if (KINDS[field][0] === 'offer')
    return answer
      .replace(THEY_CAN_CALL, withYou)
      .replace(
        THEY_AND_ME,
        (_, theirs: string, mine: string) => `You ${plainVerbs(lowered(theirs, true))}, and I ${plainVerbs(mine)}`,
      );
  if (field === 'yourDifferentApproach')
    return OTHERS_NAMED.test(answer) ? answer : answer.replace(TEACHING_THEM, withYou);
  const told = KINDS[field][1] === 'audience' && field !== 'uncomfortableTruth' && TELLING_THEM.exec(answer)?.[0];
  if (told) return answer.slice(told.length);
  // "What I hear over and over is they drive fifty kilometres out"
  if (KINDS[field][0] === 'state' && WHAT_I_HEAR.test(answer)) return answer.replace(WHAT_I_HEAR, '');
  // "Well I think it's that they get up at five"
  const bare = /^(?:state|cause)$/.test(KINDS[field][0]) ? answer.replace(ITS_THAT, '') : answer;
  if (bare !== answer) return bare;
  const [runUp, instead = ''] = RUN_UPS[field]?.find(([one]) => one.test(answer)) ?? [];
  if (runUp) return answer.replace(runUp, instead);
  // "They say, well it's donuts. Or they say it's just the summer.": said twice of the same.
  if (KINDS[field][0] === 'thought' && (answer.match(THEY_ALL_SAY) ?? []).length > 1)
    return answer.replace(THEY_ALL_SAY, (_, before: string, or = '') => `${before}${or}`);
  if (KINDS[field][0] === 'thought') return answer.replace(SAID_THEN, '');
  return STATED.test(field)
    ? answer
        .replace(IS_SHORT, '$1 is ')
        .replace(BEING, stated)
        .replace(HAVING, (_, what: string) => `${what} ${isMany(what) ? 'have' : 'has'} `)
        .replace(/^not (an? [^,.;]+), (an? [^,.;]+)\.?$/i, "It's not $1, it's $2")
        .replace(/^((?:most|all|half|some) of (?:the |your )?\p{L}+s) being (?=\p{L}+(?:ed|en|wn)\b)/iu, '$1 are ')
        .replace(/(?<=[.!?] )And being (?=(?:the|an?) )/g, "And you're ")
    : answer;
}

/** "Paying €1,450 a museum. Starting by buying a stopwatch": what the listener pays, and does first. */
const TERMS =
  /(?<=^|[.!?]\s+|\n)(paying(?= [$£€]?\d)|costing|starting(?= (?:with|by)\b)|beginning(?= (?:with|by)\b))(?= )/gi;
const TERMS_SAID: Readonly<Record<string, string>> = {
  paying: 'You pay',
  costing: 'It costs',
  starting: 'You start',
  beginning: 'You begin',
};

/** "I make them film their own hands": whom the seller teaches is whoever listens. */
const TEACHING_THEM =
  /\bI (?:(?:always|just|only|then|also) )?(?:(?:teach|make|get|have|let|help|show|train|coach|walk|ask) them\b|take (?:it|that|this|the \p{L}+|everything) (?:off|from) them\b)[^.!?,;]*/giu;
/** "Posting me a test piece every week, me cutting it open": what the listener does, and then the seller. */
const THEY_AND_ME = /(?<=^|[.!?] |\n)(\p{L}+ing (?:me|us)\b[^.,!?]*), (?:and )?me (\p{L}+ing\b[^.!?]*)/giu;
const THEY_CAN_CALL = /\bthey can (?:call|ring|text|send|come|ask|message|e?mail|phone)\b[^.!?]*/giu;
const OTHERS_NAMED = /\b(?:people|clients|customers|students|patients|members|kids|children|owners)\b.*\bthem\b/is;
const withYou = (deed: string): string =>
  deed
    .replace(/\bthem\b/gi, 'you')
    .replace(/\btheir\b/gi, 'your')
    .replace(/\bthemselves\b/gi, 'yourself')
    .replace(/\bthey(?='|\b)/gi, 'you');

const THEN_THEY =
  /(?<=[.!?] )they (?=(?:(?:always|just|then|never|usually|all) )*(?:buy|say|try|change|swap|ring|blame|think|go|get|order|call)\b)/giu;

/** "They'd sooner lose the tank, some of the men" */
const whoFirst = (answer: string): string =>
  answer.replace(
    /(?<=^|[.!?]\s)They(?:'d| would) ([^.!?,"]+), ((?:some|most|half|many|a lot) of (?:them|the \p{L}+))(?=[.!?]|$)/gu,
    (_, rather: string, who: string) => `${who.charAt(0).toUpperCase()}${who.slice(1)} would ${rather}`,
  );

const WHAT_I_HEAR =
  /^(?:(?:well|oh|so)[, ]+)*what I (?:hear|see|notice)(?: over and over| every time| most| a lot| always| all the time)? is,? (?:that )?(?=(?:they|you|she|he|the) )/i;
const ITS_THAT =
  /^(?:(?:well|oh|so|I (?:think|guess|suppose|reckon)|I'd say)[, ]+)*it's that (?=(?:they|you|she|he|nobody|everybody) \p{L})/iu;

/** "I'd say to them you're already paying", "I tell them stop scrubbing": the room is told. */
const TELLING_THEM =
  /^(?:(?:well|oh|so)[, ]+)*I(?:'d|'ll| would| always| usually)? (?:always )?(?:say to|tell) (?:them|him|her|people|everybody),? (?:that |to )?(?=you(?:'re|'ve|'ll)?\b|(?:stop|quit|forget|drop|leave|put|throw)\b)/i;

/** "(I reckon) it's just to roll in": what is wished for, without the words that answer. */
const WISH_IS =
  /^(?:(?:well|so|honestly|I (?:think|guess|reckon|suppose)|I'd say)[, ]+)*it's (?:just |only |simply |really |that )?(?=to \p{L}|they (?:don't )?(?:want|wish|long)\b)/iu;

/** "I'd say it's, I can't stop now", "It's everybody fracs out": before what is thought or said. */
const ITS_SAID =
  /^(?:I hear (?:it|that|this)\b[^,.]{0,40}, )?(?:(?:I'd say|I think|I guess|usually|probably|well|oh),? )*it's,? (?:just |always |usually )?(?=(?:I|I'm|I'll|I've|what|why|oh|well|come on|(?:everybody|everyone|nobody)(?:'s| \p{L}+))\b)/iu;

/** "The usual one for me is, it'll do till lunch": a comma behind "is" or "says", where one who talks comes to what is said. */
const SAID_THEN =
  /^(?:(?:I (?:think|believe|guess|suppose)|usually|mostly|probably) it's, (?=\S)(?!.*\bthey\b)|(?!what if\b)(?:[\p{L}']+ ){0,4}?(?:one|what|it|it's|they|she|he|thing|line|answer|excuse|usual|hear|tell)\b[^,.?!"]{0,50}?(?:\b(?:is|was|be|like|says?|goes?|said|thinks?)|\bit's), (?=\S)(?!.*\bthey\b))/isu;

const THEY_ALL_SAY = /(^|[.!?] )((?:or|and) )?they (?:(?:all|always|just) )?say,? (?:that )?(?=\S)/gi;

/** "Ah well, they say, I haven't got time": who says it stands in the middle. */
const THEY_SAY = [
  /^((?:ah|oh|well|sure|look|yeah|no|now)(?: well)?), (?:they|she|he)(?:'ll)? (?:say|says|go|goes|tell me), (?=\S)/i,
  '$1, ',
] as const;

/** "I'd hear them say it, I can't taste a thing wrong" */
const HEARD_SAYING =
  /^(?:(?:(?:well|oh|so|I think)[, ]+)*what (?:goes|runs|is going) through (?:their|her|his|your) (?:head|mind) is,? (?=\S)|(?:well |oh )?I(?:'ll)? tell you what it was for me,? it was,? (?:always )?(?=\S)|(?:(?:well|oh|so)[, ]+)*I'd have (?:said|thought) it myself, (?:it was|it'd be|it's) (?:something like|always),? (?=\S)|(?:(?:well|oh|so)[, ]+)*I(?:'d| can| could| always)?(?: almost| just)? hear (?:them|him|her|people|you) (?:say|saying|think|thinking)(?: it| this)?[,:] (?=\S))/i;

/** "I could get a waller in for that. (You couldn't, he's booked till October)": what the seller says to it is no part of it. */
const REPLIED = [/^([^"()]+[.!?]) \(((?:You|They|He|She|It|No|Well)\b[^()"]+)\)\.?$/u, '"$1" $2'] as const;

/** Words that answer the form before the answer itself begins, and what stands in their place. */
const RUN_UPS: Partial<Record<FieldName, readonly (readonly [RegExp, string?])[]>> = {
  whatTheyCrave: [
    // "I think, and nobody's ever said it but I think it's this, you want to …"
    [/^I think, and [^.]*?\bI think it(?:'s| is) (?:this|that),? (?=(?:you|they|she|he) )/i],
    [WISH_IS],
  ],
  audienceDeepestDesire: [
    [WISH_IS],
    [/(?<=^I think (?:they|you|she|he) [^.]*\.) I (?:really|honestly) do(?: think so)?\./i],
  ],
  uncomfortableTruth: [
    // "You knowing it was too warm, and rolling it all the same": told in -ing.
    [/^you (?=(?!being\b)\p{L}{3,}ing\b)/iu],
    // "I'd have to tell them that he's not refusing the patch"
    [
      /^(?:(?:well|oh|so|look)[, ]+)*I'd (?:have to|need to|like to) (?:tell|say to) (?:them|her|him|you) (?:that )?(?=\S+ \S)/i,
    ],
    // "Having to hear that …": asked what one would rather not hear.
    [/^(?:hearing|being told|(?:having )?to (?:hear|be told)) that (?=\S+ \S)/i],
  ],
  // "They all figure you need to be born to it"
  stupidThingTheyBelieve: [
    // "Thinking yellow and thick means good colostrum"
    [/^thinking (?!that\b|it\b)(?=(?:\p{L}+ ){1,3}means\b)/iu, 'They think '],
    [/^they (?:(?:all|mostly|nearly all|always) )?(?:figure|reckon)\b/i, 'They think'],
  ],
  // "That's where you realise you've been the captain of half a boat"
  crashRealizationMoment: [
    // "I suppose it's when he takes the new chain out of the box and thinks hang on"
    [/^(?:(?:well|oh|so|I (?:suppose|think|guess|reckon))[, ]+)*it's when (?=(?:he|she|they|you)\b)/i],
    [/^(?:(?:and|so|well|oh|I (?:think|guess|suppose))[, ]+)*(?:that's|it's) (?:where|when|then that) (?=you\b)/i],
  ],
  crashMovieScene: [
    // "I'd have it on scanning day"
    [
      /^(?:(?:oh|well|so)[, ]+)?I'd (?:put|set|film|shoot|have|do) it on (?=(?:the )?(?:\p{L}+ )?(?:day|night|morning|evening)\b|\p{Lu}\p{Ll}+day\b)/iu,
      "It's ",
    ],
    // "Okay so it'd be a restaurant, a Friday"
    [/^(?:(?:oh|well|so|right|all right|okay|ok)[, ]+)*it(?:'d| would) be (?=(?:an?|the|at|in|on) )/i, "It's "],
    // "Right, so I'm thinking of a wet morning in June"
    [/^(?:(?:oh|well|so|right|all right|okay|ok)[, ]+)*I'm thinking of (?=(?:an?|the|this|one) )/i, "It's "],
    // "I can give you a real one, I was there. It was the tasting tent"
    [/^(?:(?:oh|well|so)[, ]+)?I(?:'ll| can| could) give you a real one[,.] (?=\S)/i],
    // "Well mine would be the creek, I'll tell you a different one so it's not all me, there was a crew in Wausau"
    [
      /^(?:(?:oh|well|so)[, ]+)?mine (?:would be|was|is) [^,.]{3,40}[,.] (?:but )?I'll tell you (?:a different|another) one(?: so [^,.]{3,40})?[,.] (?=\S)/i,
    ],
    // "I'd do the wedding one. It's Friday"
    [/^(?:(?:oh|well|so)[, ]+)?I'd (?:do|take|use|film) (?:the|this|that) \p{L}+ one\. (?=\S)/iu],
    // "I don't have to make one up, I was there. Roma, big rig park"
    [
      /^I (?:don't|didn't|won't) (?:even )?(?:have|need) to (?:make|imagine|invent) (?:one|it|that|this)(?: up)?(?:, I(?: was|'ve been) there)?\. (?=\S)/i,
    ],
    // "Well I'll tell you mine because I don't like making one up. It was the Tuesday"
    [
      /^(?:(?:oh|well|so)[, ]+)?I(?:'ll| can) (?:tell|give) you (?:mine|one|that)(?:,? (?:because|since|as)\b[^.]*)?\. (?=\S)/i,
    ],
    // "I'd put it at Donnie Fraser's"
    [
      /^(?:(?:oh|well|so)[, ]+)?I'd (?:put|set|film|shoot|have|do) it ((?:at|in|on|outside|inside)\b[^.,]*), because (?=I was there\b)/i,
      "We're $1, and ",
    ],
    [/^(?:(?:oh|well|so)[, ]+)?I'd (?:put|set|film|shoot|have|do) it (?=(?:at|in|on|outside|inside)\b)/i, "We're "],
    // "All right, mine would start in a big house at Newtown"
    [
      /^(?:(?:oh|well|so|all right|alright|okay|ok)[, ]+)*(?:mine|it|that one) would (?:start|begin|open) (?=\S)/i,
      'It starts ',
    ],
  ],
  planProofStory: [
    // "Well there's Shane up at Creswick"
    [/^(?:well|oh),? there's (?=\p{Lu})/iu],
    [/^(?:(?:oh|well|so)[, ]+)?I'd have to say (?=\p{Lu}|(?:the|a|my|one)\b)/iu, 'Take '],
    // "I'd tell you about Bríd and Tom Hanrahan"
    [
      /^(?:(?:oh|well|so)[, ]+)?I(?:'d| would| could) (?:tell (?:you|them) (?:about|of)|talk about) (?=\S)/iu,
      "I'll tell you about ",
    ],
    // "I'd use Marlene and Roy"
    [
      /^(?:(?:oh|well|so)[, ]+)?(?:I'd (?:use|pick|take|choose|go with|say)|that'd be) (?=\p{Lu}|(?:the|a|my|one)\b)/iu,
      'Take ',
    ],
  ],
  stallLoopPattern: [
    [/^(?:(?:oh|well|so)[, ]+)?it goes (?:like this|something like this|this way)[,:.] (?=\S)/i],
    // "I know this one, it's I'll do it after the lobster's done"
    [/^(?:I know this one(?: by heart)?[.,]? )?it's (?=(?:I'll|I'm going to)\b)/i, 'You say '],
  ],
  biggestPriceObjection: [
    REPLIED,
    [
      /^(?:(?:well|oh|so)[, ]+)*(?:the one (?:I|you) (?:always |mostly |usually )?(?:get|hear)(?: most| every time)?|the usual one) is,? (?=\S)/i,
    ],
    THEY_SAY,
  ],
  // 'Wondering "what if it's just me?"'
  realInternalObjection: [[/^(?:wondering|thinking|asking (?:yourself|themselves)|fearing)[,:]? (?="[^"]+"$)/i]],
  fingerPointableMoment: [
    // "I'd say it's when the ramp goes down", "the minute they pick up the hot air"
    [
      /^(?:(?:well|oh|I'd say|I think|I suppose)[, ]+)*(?:it's (?:always |just )?(?:when|the (?:moment|minute|second)(?: when| that)?)|the (?:moment|minute|second)(?: when| that)?) (?=(?:the|an?|they|you|she|he|my|your|somebody) )/i,
    ],
    [/^I can (?:tell|show) you exactly\. (?=\S)/i],
  ],
  voiceInTheirHead: [
    [HEARD_SAYING],
    [ITS_SAID],
    [/^(?:I'd say |I think |usually )*it's (?:always )?something like,? (?=\S)/i],
  ],
  howTheyRationalize: [[ITS_SAID], THEY_SAY],
  realLifeTransformation: [
    // "I'll tell you what's different for me, I don't go with the buyer anymore"
    [/^(?:(?:well|oh|so)[, ]+)*I(?:'ll| can) tell you what(?:'s| is) different(?: for (?:me|them|you))?[,:] (?=\S)/i],
  ],
  oneBeliefTheyShare: [
    // "It's about drier, I think they'd say that by the end, I'd like them to"
    [
      /,? I (?:think|hope) (?:they|we)(?:'d| would) (?:both |all )?say (?:that|so|it)(?: by (?:the end|then|now))?(?:, I'd (?:like|love|want) (?:them|that) to)?\.?$/i,
    ],
    // "Slow and tight sells better than tall, that's about what we'd both say by then"
    [
      /,?(?: I (?:guess|think|suppose),?)? that's (?:about |pretty much |basically )?what (?:we'd|we|I'd|they'd|they) (?:both |all )?(?:say|be saying|agree on)(?: by (?:then|now))?\.?$/i,
    ],
    // "I'd hope by then we'd both say it's not the saw"
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d| would)? hope (?:by (?:then|the end|now) )?(?:we(?:'d| would)?|you and I(?:'d| would)?) (?:both |all )?(?:say|agree|think) (?:that )?(?=\S+ \S)/i,
    ],
    // "I'd like it if they walk out saying we don't know what we're losing"
    [
      /^(?:(?:well|oh|so|I think|I guess)[, ]+)*I'd (?:like|love|want) (?:it if )?(?:they|them|you|everybody|people) (?:to )?(?:walk|go|come|leave)(?:s|ing)? (?:(?:out|home|away|off) )?(?:saying|thinking|knowing) (?:that )?(?=\S+ \S)/i,
    ],
    [/^I'd (?:want|like) us (?:both |all )?(?:saying|to say|agreeing on) (?:that )?(?=\S+ \S)/i],
    // "I'd hope by then they'd be saying it with me, that tight isn't right"
    [
      /^I(?:'d)? (?:hope|think|want|say) (?:by (?:then|now) )?they(?:'d| would|'re|'ll) be saying (?:it |that |this )?(?:with|along with) me,? (?:that )?(?=\S+ \S)/i,
    ],
  ],
  // "The one I tell is I did two miles side by side"
  miniStoryOrStat: [
    [
      /^(?:(?:oh|well|so)[, ]+)?the (?:one|story) I (?:always |usually )?(?:tell|use|give (?:them|people)) is,? (?:that |how )?(?=\S+ \S)/i,
    ],
  ],
  planBeliefCallback: [
    // "I'd just say it again I think, ask the hole", "I just say, go poke it"
    [/^I(?:'d)? (?:just|only|always) say\b(?: it again)?(?: I (?:think|suppose))?,? (?=\S+ \S)/i],
    [/^I'd (?:finish|end|close|leave them) (?:on|with) (?=\S+ \S)/i],
  ],
  breakingPointScene: [
    // "Mine was Mother's Day 2019"
    [/^(?:(?:so|well|oh),? )?mine was (?=\S)/i, 'It was '],
    // "Me in my own shop, January 2014, kneeling in front of the oven"
    [/^me (?=(?:in|at|on|behind|under|outside|beside)\b)/i, 'I was '],
  ],
};

/** "No longer say 'we run a park'": whoever listens, where they are left out. */
const NO_LONGER =
  /(?<=^|[.!?] )No longer (?=(?:say|tell|go|have|run|sleep|eat|know|want|feel|see|call|think|talk|introduce|mention|invite|ask|look)\b)/g;

/** "Stop saying nail tech. Start saying …": what they do, and no advice. */
const STOPS_SAYING =
  /(?<=^|[.!?] |\n)(stop|start|quit)(?= (?:say|call|tell|introduc|think|describ|refer|us|mention|go)\p{L}*ing\b)/giu;

/** Asked for a sentence that states something. */
const STATED =
  /^(?:corePhilosophy|stupidThingTheyBelieve|uncomfortableTruth|newRootProblem|patternBreakingTruth|oneBeliefTheyShare|planBeliefCallback|oneBeliefsAndPlanCallback|realRootCause)$/;
const NOTHING_BUT = String.raw`(?!and\b|but\b|or\b|so\b|not\b|never\b|them\b|him\b|her\b|it\b|always\b|just\b|only\b)`;
const BEING = new RegExp(
  String.raw`(?<=^|[.!?]\s+|\n)(${NOTHING_BUT}(?:[\p{L}'-]+ ){0,3}[\p{L}'-]+) being (?=(?:an?|the|not|only|just|always|never|equally|so|too|very) )([^.!?\n]*)`,
  'giu',
);

/** "63% spirit having only a bit over a third water in it" */
const HAVING = new RegExp(
  String.raw`(?<=^|[.!?]\s+|\n)(${NOTHING_BUT}(?:[\p{L}\d%'-]+ ){0,3}[\p{L}'-]+) having (?=(?:an?|the|no|only|more|less|too|never|nothing)\b)`,
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
