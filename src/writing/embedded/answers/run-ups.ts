import type { FieldName } from '#framework/framework.ts';
import { formOf } from '../grammar/forms.ts';
import { KINDS } from './kinds.data.ts';
import { capitalised } from './realise.ts';
import { RUN_UPS_ALOUD } from './run-ups-aloud.data.ts';

/** An answer without the words that answer the form, or that lead one who talks to what is said: "I'd say it's when …", "what I get is, …". */
export function withoutRunUp(field: FieldName, answer: string): string {
  const [kind, about] = KINDS[field];
  const told = about === 'audience' && field !== 'uncomfortableTruth' && TELLING_THEM.exec(answer)?.[0];
  if (told) return answer.slice(told.length);
  // "What I hear over and over is they drive fifty kilometres out"
  if (kind === 'state' && WHAT_I_HEAR.test(answer)) return answer.replace(WHAT_I_HEAR, '');
  // "Well I think it's that they get up at five", "I suppose it's that a quiet goat is made on the days you don't trim"
  const bare =
    /^(?:state|cause)$/.test(kind) || AFTERWARDS.has(field)
      ? answer
          .replace(ITS_THAT, '')
          .replace(/(?<=[.!?] )And that (?=(?:they|you|at|in|on|the|there|nobody|everybody)\b)/g, 'And ')
      : field === 'corePhilosophy'
        ? answer.replace(I_THINK_ITS_THAT, '')
        : answer;
  if (bare !== answer) return bare;
  // "If you've still got that card taped up somewhere, well"
  if (field === 'fitFilter')
    return answer.replace(/, (?:well|so)(?:,? (?:yeah|you know))?[.]?$/i, '.').replace(SAID_TO_BE_FOR, '$1.');
  // "I can tell you exactly because I stood there myself, you've got fourteen people behind you"
  const [known = '', how] = (about === 'audience' && KNOWN.exec(answer)) || [];
  if (how) return `${how}. ${capitalised(answer.slice(known.length))}`;
  const [runUp, instead = ''] =
    [...(RUN_UPS[field] ?? []), ...(RUN_UPS_ALOUD[field] ?? [])].find(([one]) => one.test(answer)) ?? [];
  if (runUp)
    return answer
      .replace(runUp, instead)
      .replace(/(?<=^[^"]* is, ")\p{Ll}/u, (first) => first.toUpperCase())
      .replace(/^("[^"]+[.!?]" )(\p{Ll})/u, (_, said: string, first: string) => said + first.toUpperCase());
  if (kind !== 'thought') return answer;
  // "I get the fella down the road pumps it for three eighty"
  const [, heard] =
    field === 'biggestPriceObjection'
      ? (/^I (?:(?:always|mostly|usually) )?(?:get|hear),? ((?:the|my|your|that|a|we|you|there)\b[^".!?]+)$/i.exec(
          answer.trim().replace(/\.$/, ''),
        ) ?? [])
      : [];
  if (heard && formOf(heard) === 'clause') return `"${capitalised(heard)}."`;
  // "They say, well it's donuts. Or they say it's just the summer.": said twice of the same.
  if ((answer.match(THEY_ALL_SAY) ?? []).length > 1)
    return answer.replace(THEY_ALL_SAY, (_, before: string, or = '') => `${before}${or}`);
  return answer.replace(SAID_THEN, '');
}

/** "If you ever turned the radio up. It's for you": what the script says before it. */
const SAID_TO_BE_FOR = /^(if [^.!?]+)[.,] (?:then )?(?:it'?s|this is|this one'?s) for (?:you|u)[.! ]*$/i;

const AFTERWARDS: ReadonlySet<FieldName> = new Set(['realLifeTransformation', 'ninetyDayMirror', 'oneCoreShiftRelief']);

const KNOWN =
  /^(?:(?:well|oh|so)[, ]+)*I (?:can tell you|know)(?: (?:that|this|it))?(?: exactly)?,? because (I [^,.]{3,40}), (?=(?:you|they|it|there)(?:'|\b))/i;

const WHAT_I_HEAR =
  /^(?:(?:well|oh|so)[, ]+)*what (?:it is|I (?:hear|see|notice)(?: over and over| every time| most| a lot| always| all the time)?),? is,? (?:that )?(?=(?:they|you|she|he|the) )/i;
const ITS_THAT =
  /^(?:(?:well|oh|so|I (?:think|guess|suppose|reckon)|I'd say)[, ]+)*it's that (?=(?:they|you|she|he|nobody|everybody)(?:'\p{L}+)? \p{L})/iu;

const I_THINK_ITS_THAT =
  /^(?:well|oh|so)?[, ]*(?:I (?:think|guess|suppose|reckon)|I'd say)[, ]+it's that (?=(?:an?|the|you|they|nobody|everybody|most|every|my|your|there) \p{L})/iu;

/** "I'd say to them you're already paying", "I tell them stop scrubbing": the room is told. */
const TELLING_THEM =
  /^(?:(?:well|oh|so)[, ]+)*I(?:'d|'ll| would| always| usually)? (?:always )?(?:say to|tell) (?:them|him|her|people|everybody),? (?:that |to )?(?=you(?:'re|'ve|'ll)?\b|(?:stop|quit|forget|drop|leave|put|throw)\b)/i;

/** "(I reckon) it's just to roll in": what is wished for, without the words that answer. */
const WISH_IS =
  /^(?:(?:well|so|honestly|I (?:think|guess|reckon|suppose)|I'd say)[, ]+)*it's (?:just |only |simply |really |that )?(?=to \p{L}|they (?:don't )?(?:want|wish|long)\b)/iu;

/** "I'd say it's, I can't stop now", "It's everybody fracs out": before what is thought or said. */
const ITS_SAID =
  /^(?:I hear (?:it|that|this)\b[^,.]{0,40}, )?(?:(?:I'd (?:have to )?say|I think|I guess|usually|probably|well|oh),? )*it's,? (?:just |always |usually )?(?=(?:I|I'm|I'll|I've|what|why|oh|well|come on|not (?:today|now|again|yet)|don't|(?:everybody|everyone|nobody)(?:'s| \p{L}+))\b)/iu;

/** "The usual one for me is, it'll do till lunch": a comma behind "is" or "says", where one who talks comes to what is said. */
const SAID_THEN =
  /^(?:(?:I (?:think|believe|guess|suppose)|usually|mostly|probably) it's|(?:it'd be|it's|it was) (?:usually |always )?something like|they all say|(?:the |what |and )?(?:(?:usual|one|main|big|same|real|old) ){0,2}(?:one|thing|line|answer|excuse|usual)\b(?! (?:is|was) (?:what|like|as|how)\b)[^,.?!"]{0,40}? (?:is|was)|what (?:they|she|he|people) (?:all |always |mostly )?(?:say|tell me|ask me) is), (?=\S)(?!.*\bthey\b)/isu;

const THEY_ALL_SAY = /(^|[.!?] )((?:or|and) )?they (?:(?:all|always|just) )?say,? (?:that )?(?=\S)/gi;

/** "Ah well, they say, I haven't got time": who says it stands in the middle. */
const THEY_SAY = [
  /^((?:ah|oh|well|sure|look|yeah|no|now)(?: well)?), (?:they|she|he)(?:'ll)? (?:say|says|go|goes|tell me), (?=\S)/i,
  '$1, ',
] as const;

/** "I'd put the camera in the garage. He's bending down for the jack" */
const PUT_THE_CAMERA = [
  /^(?:(?:oh|well|so)[, ]+)*I'd (?:put|have|set|point) the camera (?=(?:in|at|on|by|behind|outside|inside|under) [^.]{3,40}\.)/i,
  "We're ",
] as const;

/** "I'd hear them say it, I can't taste a thing wrong" */
const HEARD_SAYING =
  /^(?:(?:(?:well|oh|so|I think)[, ]+)*what (?:goes|runs|is going) through (?:their|her|his|your) (?:head|mind) is,? (?=\S)|(?:well |oh )?I(?:'ll)? tell you what it was for me,? it was,? (?:always )?(?=\S)|(?:(?:well|oh|so)[, ]+)*in (?:my|their) heads? (?:it was|it's|it goes),? (?:always )?(?=\S)|(?:(?:well|oh|so)[, ]+)*I'd have (?:said|thought) it myself, (?:it was|it'd be|it's) (?:something like|always),? (?=\S)|(?:(?:well|oh|so)[, ]+)*(?:I|you)(?:'d|'ll| can| could| always)?(?: almost| just| always| often)? hear (?:them|him|her|people|you) (?:say|saying|think|thinking)(?: it| this)?[,:] (?=\S))/i;

/** "I could get a waller in for that. (You couldn't, he's booked till October)": what the seller says to it is no part of it. */
/** '"My nan does it free" (she doesn't)' */
const REPLIED_TO_QUOTE = [
  /^"([^"]*[^".?!])" \(((?:you|they|he|she|it|no|well|and then|ye(?:s|ah|p))\b[^()"]+)\)\.?$/iu,
  '"$1." $2',
] as const;
const REPLIED = [
  /^(?:"(?=[^"]+" \()|(?=[^"()]+[.!?] \())([^"()]+)"? \(((?:you|they|he|she|it|no|well|ye(?:s|ah|p)(?!\.?\)))\b[^()"]+)\)\.?$/iu,
  '"$1" $2',
] as const;
/** "Am I going to electrocute myself (fair question, that's why half of it is power off)" */
const REPLIED_FAIRLY = [
  /^((?:am|will|can|do|does|is|are|what|how|won't|isn't|could|would) [^"().!?]+)\?? \(((?:ye(?:s|ah|p)|fair (?:q|question|point|enough)|you (?:won'?t|don'?t|can'?t|didn'?t|aren'?t))\b[^()"]*)\)\.?$/iu,
  '"$1?" $2',
] as const;

/** Words that answer the form before the answer itself begins, and what stands in their place. */
const RUN_UPS: Partial<Record<FieldName, readonly (readonly [RegExp, string?])[]>> = {
  whatTheyCrave: [
    // "I think honestly, and none of them would say it, they'd like to …"
    [
      /^(?:I (?:think|guess|suppose),? )?(?:(?:honestly|really),? )?(?:and )?(?:none|not one|nobody|few) of them (?:would|will|'d)(?: ever)? (?:say|admit) (?:it|that|so)(?: out loud| aloud)?,? (?:but )?(?=they)/i,
    ],
    // "I think, and they'd never put it like this, they want a stranger to pick one up"
    [
      /^I think, and (?:I (?:might|may|could) be wrong|(?:they|she|he)(?:'d| would) never (?:say|put|admit) (?:it|this|that)(?: like (?:this|that))?(?: out loud)?), (?:but I think )?(?=(?:they|you|she|he)(?:'d| would)?(?: just| really| only)? (?:want|like|love) )/i,
    ],
    // "I think, and nobody's ever said it but I think it's this, you want to …"
    // "I'd say, and I've never heard anyone put it this way, but I think they want one kid to come back"
    [
      /^(?:I think|I'd say|I (?:guess|suppose|reckon)), and [^.]*?\bI think (?:it(?:'s| is) (?:this|that),? )?(?=(?:you|they|she|he) )/i,
    ],
    [WISH_IS],
  ],
  audienceDeepestDesire: [
    // "To be in the picture. I mean that really, they've been taking the photo for thirty years."
    [/(?<=[.!?] )(?:and |but )?I (?:really |do )?mean (?:that|it|this)(?: really| literally)?[,.] (?=\S+ \S)/i],
    [WISH_IS],
    [/(?<=^I think (?:they|you|she|he) [^.]*\.) I (?:really|honestly) do(?: think so)?\./i],
  ],
  // "So what I believe is you don't get another tune till you can hold one note"
  corePhilosophy: [
    [
      /^(?:(?:well|oh|so)[, ]+)*what I (?:(?:always|really) )?(?:believe|think|say|tell (?:people|them|everybody)) is,? (?:that )?(?=(?:you|the|an?|it|nobody|everybody|if|when|there|most|every) ?(?:'\p{L}+)? \S)/iu,
    ],
  ],
  uncomfortableTruth: [
    // "I'd say it to them over a brew: they'd rather be liked", "I tell them this on day one and it goes down like a cold bath: you're …"
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d)? (?:always |usually )?(?:say (?:it|this|that) to|tell) (?:them|him|her|people)(?: this| that)?\b[^.:!?"]{0,60}: (?=(?:you|they|nobody|it)(?:'\p{L}+)? \p{L})/iu,
    ],
    // "I'd have to say it nicely but the goat's learned it from you"
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d| would)? (?:have to |need to |want to |try to )?say (?:it|this|that) (?:nicely|gently|kindly|softly|carefully|with love),? but (?=\S+ \S)/i,
    ],
    // "I have to say it gently because these are proud people. You've been mending the wrong bit."
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d| have to| need to| must| try to)? say (?:it|this|that) (?:gently|softly|carefully|kindly|quietly)(?=[^.!?]*\b(?:they|them|these|those)\b)[^.!?]*[.!?] (?=\S)/i,
    ],
    // "You knowing it was too warm, and rolling it all the same": told in -ing.
    [/^you (?=(?!being\b)\p{L}{3,}ing\b)/iu],
    // "I'd have to tell them that he's not refusing the patch"
    [
      /^(?:(?:well|oh|so|look)[, ]+)*I'd (?:have to|need to|like to) (?:tell|say to) (?:them|her|him|you) (?:that )?(?=\S+ \S)/i,
    ],
    // "You've never measured it. I'd say that to them straight, you've spent …"
    [
      /(?<=[.!?] )I'd (?:say|tell) (?:that|it|this)(?: to)? (?:them|him|her|anybody)(?: straight| to their faces?)?[,.] (?=\S+ \S)/i,
    ],
    // "Having to hear that …": asked what one would rather not hear.
    [/^(?:hearing|being told|(?:having )?to (?:hear|be told)) that (?=\S+ \S)/i],
  ],
  // "They all figure you need to be born to it"
  stupidThingTheyBelieve: [
    // "Everybody tells them you need a thick skin"
    [/^((?:every(?:body|one)|people) (?:tells?|keeps? telling)) (?:them|him|her) (?:that )?(?=you\b)/i, '$1 you that '],
    // "Thinking yellow and thick means good colostrum"
    [/^thinking (?!that\b|it\b)(?=(?:\p{L}+ ){1,3}means\b)/iu, 'They think '],
    [/^they (?:(?:all|mostly|nearly all|always) )?(?:figure|reckon)\b/i, 'They think'],
  ],
  // "That's where you realise you've been the captain of half a boat"
  crashRealizationMoment: [
    // "I guess that it was never my hands"
    [/^(?:(?:well|oh|so)[, ]+)*I (?:guess|suppose|think) that (?=(?:it|they|you|she|he|the|there)\b)/i],
    // "I suppose it's when he takes the new chain out of the box and thinks hang on"
    [/^(?:(?:well|oh|so|I (?:suppose|think|guess|reckon))[, ]+)*it's when (?=(?:he|she|they|you)\b)/i],
    [/^(?:(?:and|so|well|oh|I (?:think|guess|suppose))[, ]+)*(?:that's|it's) (?:where|when|then that) (?=you\b)/i],
  ],
  crashMovieScene: [
    // "I'd film the night before the wedding albums. It's a quarter past eleven"
    [
      /^(?:(?:oh|well|so)[, ]+)?I'd (?:film|shoot|show|take|do) (?=the (?:night|day|morning|evening|afternoon|hour|week|weekend) (?:before|after|of|when|I|we|they|it)\b)/i,
      "It's ",
    ],
    // "I'd have it on scanning day"
    [
      /^(?:(?:oh|well|so)[, ]+)?I'd (?:put|set|film|shoot|have|do) it on (?=(?:the )?(?:\p{L}+ )?(?:day|night|morning|evening)\b|\p{Lu}\p{Ll}+day\b)/iu,
      "It's ",
    ],
    // "Okay so it'd be a restaurant, a Friday", "it'd be February, the first mild day"
    [
      /^(?:(?:oh|well|so|right|all right|okay|ok)[, ]+)*it(?:'d| would) be (?=(?:an?|the|at|in|on|(?:early|late|mid) \p{L}+|january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter|christmas|(?:\p{Lu}\p{L}+ )?\p{L}*day)[ ,.])/iu,
      "It's ",
    ],
    PUT_THE_CAMERA,
    // "Right, so I'm thinking of a wet morning in June"
    [/^(?:(?:oh|well|so|right|all right|okay|ok)[, ]+)*I'm thinking of (?=(?:an?|the|this|one) )/i, "It's "],
    // "I can give you a real one, I was there. It was the tasting tent"
    [/^(?:(?:oh|well|so)[, ]+)?I(?:'ll| can| could) give you a real one[,.] (?=\S)/i],
    // "Well mine would be the creek, I'll tell you a different one so it's not all me, there was a crew in Wausau"
    [
      /^(?:(?:oh|well|so)[, ]+)?mine (?:would be|was|is) [^,.]{3,40}[,.] (?:but )?I'll tell you (?:a different|another) one(?: so [^,.]{3,40})?[,.] (?=\S)/i,
    ],
    // "I'd do it as the reunion. There's a lady"
    [/^(?:(?:oh|well|so)[, ]+)?I'd (?:do|film|shoot|show|play|make) it as (?=(?:the|an?) [^,.]{3,30}\.)/i, "It's "],
    // "You'd have the torch in the teeth I think, and it's the middle of July": told as it happens from there on.
    [
      /^You'd have ((?:the|an?|your|one)\b[^,.]*?)(?: I think| I suppose)?(?=,[^.]*,? and (?:it's|you(?:'re|'ve)?|she's|he's|they're)\b)/i,
      'You have $1',
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
    // "I'd put it at a funeral. Because Sundays you can shrug off, but it's a Tuesday": the reason is told the form.
    [
      /^(?:(?:oh|well|so)[, ]+)?I'd (?:put|set|film|shoot|have|do) it ((?:at|in|on|outside|inside)\b[^.,]*)[.,] because (?=[^.,]*, but\b)/i,
      "We're $1. ",
    ],
    [
      /^(?:(?:oh|well|so)[, ]+)?I'd (?:put|set|film|shoot|have|do) it (?=(?:at|in|on|outside|inside)\b)(?![^.]*\. You've\b)/i,
      "We're ",
    ],
    [/^(?:(?:oh|well|so)[, ]+)?I'd (?:put|set|film|shoot|have|do) it (?=(?:at|in|on|outside|inside)\b)/i, "It's "],
    // "All right, mine would start in a big house at Newtown"
    [
      /^(?:(?:oh|well|so|all right|alright|okay|ok)[, ]+)*(?:mine|it|that one) would (?:start|begin|open) (?=\S)/i,
      'It starts ',
    ],
  ],
  planProofStory: [
    // "Well there's Shane up at Creswick"
    [/^(?:[Ww]ell|[Oo]h),? there's (?=\p{Lu})/u],
    // "Okay so Terry and Jan, in a resort I'm not allowed to name"
    [
      /^(?:(?:[Oo]kay|[Oo]k|[Rr]ight|[Ww]ell|[Ss]o)[, ]+)+(?=\p{Lu}\p{Ll}+(?: and \p{Lu}\p{Ll}+)?(?:,| (?:in|from|at)\b))/u,
    ],
    // "I'd tell you about Bríd and Tom Hanrahan"
    [
      /^(?:(?:oh|well|so)[, ]+)?I(?:'d| would| could) (?:tell (?:you|them) (?:about|of)|talk about) (?=\S)/iu,
      "I'll tell you about ",
    ],
    // "I'd use Marlene and Roy"
    [
      /^(?:(?:[Oo]h|[Ww]ell|[Ss]o)[, ]+)?(?:I'd (?:use|pick|take|choose|go with|(?:have to )?say)|that'd be) (?=\p{Lu}|(?:the|a|my|one)\b)/u,
      'Take ',
    ],
  ],
  stallLoopPattern: [
    [/^(?:(?:oh|well|so)[, ]+)?it goes (?:like this|something like this|this way)[,:.] (?=\S)/i],
    // "I know how it goes because I did it, I'd say I'll sort the cabinet in the closed season"
    [
      /^I know how (?:it|this|that) goes(?:,? because I(?:'ve| have)? (?:did|done) it(?: myself)?)?, (?:I'd say (?=I'll\b))?/i,
      'You say ',
    ],
    // "I know this one, it's I'll do it after the lobster's done"
    [
      /^(?:I know this one(?: by heart)?[.,]? )?it's (?:always |usually |mostly |just )?(?=(?:I'll|I'm going to)\b)/i,
      'You say ',
    ],
  ],
  ninetyDayMirror: [
    // "I'd hope it's a Saturday and you're pegging up the last of a run"
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d| would) (?:hope|like to think|imagine|say) (?:that )?(?=(?:it's|you|they|there's) )/i,
    ],
  ],
  moneyCost: [
    // "Okay, figures. It's four grand a season"
    [/^(?:(?:okay|ok|right|well|so)[, ]+)+(?:figures|numbers|the numbers|the figures|the money|sums?)[.:] (?=\S)/i],
  ],
  timerCostsPriceSetup: [
    // "…, I'd just say that and then be quiet": how it is to be said.
    [
      /,? (?:and )?I'd (?:just )?(?:say|leave) (?:that|it)(?: there)? and (?:then )?(?:be|go|keep|stop|shut|wait)\b[^.]*(?=\.?$)/i,
    ],
    // "I always say one loco. You're going to buy another by Christmas"
    [/^I (?:always|usually|just) (?:say|tell them)(?: it's)?,? (?!(?:what|how|where|who|when|about|of)\b)(?=\S)/i],
  ],
  biggestPriceObjection: [
    // "I get oh that's more than I paid for the goat. Every single time, and it's true"
    [
      /^I (?:get|hear),? ((?:oh|ah|well|but|wow)\b[^.!?"]+[.!?]) Every (?=(?:single )?time\b)/i,
      '"$1" I hear that every ',
    ],
    [/^I (?:mostly |always |usually )?(?:get|hear),? (?=(?:oh|ah|well|but|wow)\b[^"]+$)/i],
    // "I had a fella say to me, Vern, I'm not paying four grand"
    [/^I(?:'ve)? had an? \p{L}+ (?:once )?(?:say|tell|ask) (?:to )?me,? (?=[^"]+$)/iu],
    REPLIED_TO_QUOTE,
    REPLIED,
    [
      /^(?:(?:well|oh|so)[, ]+)*(?:the one (?:I|you) (?:always |mostly |usually )?(?:get|hear)(?: most| every time)?|the usual one) is,? (?=\S)/i,
    ],
    THEY_SAY,
  ],
  // 'Wondering "what if it's just me?"'
  realInternalObjection: [
    REPLIED_TO_QUOTE,
    REPLIED,
    REPLIED_FAIRLY,
    [/^(?:wondering|thinking|asking (?:yourself|themselves)|fearing)[,:]? (?="[^"]+"$)/i],
  ],
  fingerPointableMoment: [
    PUT_THE_CAMERA,
    // "There's one I always think of, it's a Tuesday"
    [
      /^(?:(?:well|oh|so)[, ]+)*there's (?:this )?(?:one|a moment|this moment) (?:that )?I (?:always|often|still|keep) (?:think(?:ing)?|come back|go back) ?(?:of|about|to)?[,:.] (?=\S)/i,
    ],
    // "I'd say it's when the ramp goes down"
    [
      /^(?:(?:well|oh|I'd say|I think|I suppose)[, ]+)*it's (?:always |just )?(?:when|the (?:moment|minute|second)(?: when| that)?) (?=(?:the|an?|they|you|she|he|my|your|somebody) )(?![^.]*, (?:they|you|she|he|it|the|then)\b)/i,
    ],
    [/^I (?:can (?:tell|show) you exactly(?: when)?|know exactly (?:when|the moment))(?:\. (?=\S)|[,:] (?=it's\b))/i],
  ],
  voiceInTheirHead: [
    [HEARD_SAYING],
    [ITS_SAID],
    [/^(?:I'd say |I think |usually )*it's (?:always )?something like,? (?=\S)/i],
  ],
  howTheyRationalize: [
    [HEARD_SAYING],
    [ITS_SAID],
    THEY_SAY,
    // "I'd say to my sister, well you always lose some"
    [
      /^I(?:'d| used to)? (?:always )?(?:say|tell) (?:to )?(?:(?:my|the|everybody|people)(?: [^\s",]+){1,5}[,:] (?=")|(?:my|the|everybody|people)(?: \p{L}+)?(?:[- ]in[- ]law)?,? (?:oh |well )?(?=\S+ \S))/iu,
    ],
  ],
  realLifeTransformation: [
    // "I'll tell you what's different for me, I don't go with the buyer anymore"
    [/^(?:(?:well|oh|so)[, ]+)*I(?:'ll| can) tell you what(?:'s| is) different(?: for (?:me|them|you))?[,:] (?=\S)/i],
  ],
  oneBeliefTheyShare: [
    // "I guess that it's our own hands, and that you look after a big thing by giving it room"
    [/^(?:(?:well|oh|so)[, ]+)*I (?:guess|suppose|think) that ([^.!?]*), and that /i, '$1, and '],
    // "I think by then we'd both say it, the job's made or lost before the wagon comes"
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d)? (?:think|guess|hope|say)? ?by then we'd (?:both |all )?say (?:it|this|that)[,:] (?=\S)/i,
    ],
    // "I'd say we both think by then that scared people aren't weak"
    [
      /^(?:(?:well|oh|so)[, ]+)*(?:I(?:'d| would)? (?:think|guess|hope|say|suppose|reckon)(?: that)?,? )?(?:we|you and I)(?:'d| would|'ll| will)? (?:both |all )?(?:think|believe|know|agree|say),? by (?:then|now|the end|that point),? that (?=\S+ \S)/i,
    ],
    // "A cold injector works. I think by then we'd both say that."
    [
      /[.,]? (?:I (?:think|guess|hope) )?by (?:then|now|the end) (?:we'd|we|they'd) (?:both |all )?(?:say|agree on|believe|know) (?:that|it|so)\.?$/i,
    ],
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
  planBeliefCallback: [
    // "…, and then I hand them a bag": what is done after it
    [/(?<=\w.{12,}),? and then I (?:hand|give|send|show) (?:them|him|her|everybody)\b[^.]*(?=\.?$)/i],
    // "I'd just say it again I think, ask the hole", "I just say, go poke it"
    [
      /^I(?:'d)? (?:just|only|always) say\b(?: it(?: again)?(?: (?:at|to) (?:the|every|each) [^,.]{3,40})?,)?(?: it again)?(?: I (?:think|suppose))?,? (?!it\b)(?=\S+ \S)/i,
    ],
  ],
};
