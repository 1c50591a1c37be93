import type { FieldName } from '#framework/framework.ts';

const IT_WOULD_BE =
  /^(?:(?:well|oh|so|I (?:think|guess|suppose|reckon)|I'd say)[, ]+)*it(?:'d| would) (?:probably |usually )?be (?=(?:the|an?|that|when|on|in|at|about|\p{Lu}\p{Ll}+day)\b)/iu;

/** "I think it's are the others going to laugh", "I suppose it's what if I'm wrong": what is asked behind it is the thought. */
const ITS_ASKED =
  /^(?:(?:well|oh|so|I (?:think|guess|suppose|reckon)|I'd say|usually|mostly|probably)[, ]+)+it(?:'s|'d be|'ll be),? (?:always |just |usually |mostly )?(?=(?:am|are|is|was|were|do|does|did|can|could|will|would|should|have|has) (?:I|the|they|you|he|she|it|my|your|we|people|that|there|this|other)\b|(?:what|why|how|who) (?:if|am|do|will|would|can|on)\b)/i;

/** What one who answers aloud says before the answer itself begins, and what stands in its place. */
export const RUN_UPS_ALOUD: Partial<Record<FieldName, readonly (readonly [RegExp, string?])[]>> = {
  // "The thing they all believe is if it's running it's right"
  stupidThingTheyBelieve: [
    [
      /^(?:(?:well|oh|so)[, ]+)*(?:the (?:thing|one|idea)|what) (?:that )?they (?:all |mostly |nearly all )?(?:believe|think|say) is,? (?:that )?(?=\S+ \S)/i,
      'They think ',
    ],
  ],
  // "What I tell people is it's like a baby"
  // "I'll be honest, the one that gets me is my insurance should cover this"
  biggestPriceObjection: [
    [
      /^(?:(?:well|oh|so|I'll be honest|honestly|to be honest)[, ]+)*the one (?:that |I |they )[^,.!?"]{2,30} is,? (?=\S+ \S)/i,
    ],
  ],
  planMetaphor: [
    [/^(?:(?:well|oh|so)[, ]+)*what I (?:always )?(?:tell|say to) (?:people|them|everybody) is,? (?=it's like\b)/i],
  ],
  // "The one I tell is I did two miles side by side"
  miniStoryOrStat: [
    [
      /^(?:(?:oh|well|so)[, ]+)?the (?:one|story) I (?:always |usually )?(?:tell|use|give (?:them|people)) is,? (?:that |how )?(?=\S+ \S)/i,
    ],
  ],
  realInternalObjection: [
    // "What's underneath, and it took one of them three glasses to say it, is, what if I can't feel it?": the thought is what comes then.
    [
      /^((?:(?:well|oh|so|and|but)[, ]+)*(?:what's (?:really )?(?:underneath|behind)|the (?:real|big|true|other) one|what it (?:really|actually) is)\b[^".?!]*? is),? ((?:what if|what will|am I|can I|do I|will I|why (?:am|do|can't) I|I|I'\p{L}+) [^".!?]*\??)\.?$/iu,
      '$1, "$2"',
    ],
    // "I think it's, have I been hurting him all this time? And they don't want me to come": the seller's word on it stands behind.
    [
      /^(?:(?:well|oh|so|I (?:think|guess|suppose|reckon)|I'd say)[, ]+)+it's,? ([^".!?]*\bI\b[^".!?]*\?) (?=(?:and |but |so )?they\b[^"]*\bme\b)/i,
      '"$1" ',
    ],
    [ITS_ASKED],
  ],
  voiceInTheirHead: [[ITS_ASKED]],
  howTheyRationalize: [
    // "They'd say sure all pipers are the same, and I think whoever came up with that …": what the seller thinks of it is no part of it.
    [
      /^(?:(?:well|oh|so)[, ]+)*(?:they|he|she|people)(?:'d|'ll| would| will)? (?:(?:all|always|mostly) )?say,? ((?:(?!\b(?:I|me|my|we|our|you|your)\b)[^".!?])+?), and (?=I (?:think|reckon|suppose|suspect|guess|always think|say)\b(?! I(?:'|\b)))/i,
      '"$1." And ',
    ],
  ],
  uncomfortableTruth: [
    // "This is the one they don't like, I usually wait till they've had their tea. The piano playing …"
    [
      /^(?:(?:well|oh|so)[, ]+)*(?:this|that|here)(?:'s| is) the (?:one|bit|part|thing) (?:that )?(?:they|people|nobody|no one|you)(?:'ll| will|'re|'d)? (?:don't|won't|doesn't|never|hates?|really)?[^.!?"]{0,20}\b(?:like|hear|thank|hate|want)\b[^.!?":]*[.:] (?=\S+ \S)/i,
    ],
    // "It told you. I'd just say that, it told you and you turned the radio up."
    [/(?<=[.!?] )I'd just (?:say|leave) (?:that|it)(?: there)?[,.] (?=\S+ \S)/i],
    // "Well I'd say to them, and I'd say it over a pint, that a third of your lease …"
    [/^(?:(?:well|oh|so)[, ]+)*I'd (?:say to|tell) (?:them|him|her|people), and [^,.]{3,40}, (?:that )?(?=\S+ \S)/i],
  ],
  crashRealizationMoment: [
    // "That it was one of the ones we'd fixed": who tells of "we" is the speaker, and it is not the listener who realises it.
    [/^that (?!(?:you|they|she|he)\b)(?=[^".!?]*\b(?:we|us|ours?)\b)/i],
    // "I'd say it's that they'd been told"
    [
      /^(?:(?:well|oh|so|I (?:think|guess|suppose|reckon)|I'd say)[, ]+)*it's (?=that (?:they|you|he|she|it|the|nobody|there)\b)/i,
    ],
    // "And I think what comes to you is that they weren't dragging"
    [
      /^(?:(?:and|so|well|oh|I (?:think|guess|suppose))[, ]+)*what (?:comes|dawns|hits|strikes|gets|sinks in)(?: (?:to|on|home to|for))?(?: (?:you|them|him|her|people))?(?: (?:then|there|at that moment))? is,? (?=that\b)/i,
    ],
  ],
  // "Look if you want it done for you ring one of the firms": a word to the listener.
  whoIsThisNotFor: [
    [/^(?:(?:oh|well|so|now)[, ]+)*(?:look|listen|see|hey|look here),? (?=if (?:you|they|he|she|your|it)\b)/i],
  ],
  realLifeTransformation: [
    // "What changes is it's Sunday and there's nine people in the house"
    [
      /^(?:(?:well|oh|so)[, ]+)*(?:what|the thing)(?: that)? (?:changes|you notice|you'd notice|they notice) is,? (?:that )?(?=(?:it's|you(?:'d|'ll|'re)?|they|there's|on|in) )/i,
    ],
    // "It's small, you know, it's that on a Saturday you go to the market instead"
    [
      /^(?:(?:well|oh|so|honestly)[, ]+)*it's (?:only |just |really )?(?:(?:a |such a )?(?:small|little|silly|daft|stupid)(?: things?)?|nothing (?:big|much|dramatic)|not much),? (?:really,? |you know,? |I suppose,? |but )*it's (?:just )?(?:that )?(?=(?:on|in|at|you|the|when|by) \S)/i,
    ],
  ],
  crashMovieScene: [
    // "Well I don't need to invent it. It was Good Friday"
    [
      /^(?:(?:oh|well|so|okay)[, ]+)+I (?:don't|didn't|won't) (?:even )?(?:have|need) to (?:make|imagine|invent) (?:one|it|that|this)(?: up)?(?:, I(?: was|'ve been) there)?[.,] (?=\S)/i,
    ],
    // "I can tell you exactly because it happened to a girl I trained"
    [
      /^(?:(?:oh|well|so)[, ]+)?I(?:'ll| can| could) tell you(?: (?:exactly|this|that|one))?,? because (?=(?:it|this|that) happened to\b)/i,
    ],
  ],
  breakingPointScene: [
    // "That'd be Rosetown, 2014"
    [
      /^(?:(?:so|well|oh)[, ]+)?(?:that|it|this)(?:'d| would) (?:have been|be) ((?:the|a|my|in|at|on)\b[^,.]*?) then(?=[,.])/i,
      'It was $1',
    ],
    [/^(?:(?:so|well|oh)[, ]+)?(?:that|it|this)(?:'d| would) (?:have been|be) (?=\S)/i, 'It was '],
    // "Mine was Mother's Day 2019"
    [/^(?:(?:so|well|oh),? )?mine was (?=\S)/i, 'It was '],
    // "Me in my own shop, January 2014, kneeling in front of the oven"
    [/^me (?=(?:in|at|on|behind|under|outside|beside)\b)/i, 'I was '],
  ],
  planProofStory: [
    // "Well it's Fergus, I keep going on about Fergus"
    [/^(?:(?:[Ww]ell|[Oo]h|[Ss]o)[, ]+)+it(?:'s|'d be) (?=\p{Lu})/u, 'Take '],
  ],
  // "Just that I wasn't going to cover up anything anymore"
  whatSnapped: [[/^(?:(?:well|oh|so|I (?:think|guess|suppose))[, ]+)*(?:it was )?just that (?=I\b)/i, 'That ']],
  // "It'd be that the gap is the letter"
  corePhilosophy: [
    [
      /^(?:(?:well|oh|so|I (?:think|guess|suppose))[, ]+)*it(?:'d| would) (?:probably |just )?be (?:that (?=\S+ \S)|(?=(?:don't|never|always|nobody|if)\b))/i,
    ],
  ],
  // "It'd be the Thursday night. Before they come."
  energyCost: [[IT_WOULD_BE, "It's "]],
  fingerPointableMoment: [[IT_WOULD_BE, "It's "]],
  mainSymptomFromHook: [[IT_WOULD_BE, "It's "]],
  // "Ninety days would be, let me count, that's two stones."
  costOfAnother90Days: [
    // "I'd put it this way, it's twenty-four more tours"
    [/^(?:(?:well|oh|so)[, ]+)*I'd put it (?:this way|like this)[,:] (?=\S+ \S)/i],
    [
      /^(?:(?:well|oh|so|okay)[, ]+)*(?:another )?ninety days(?:'d| would)? be,? (?:let me (?:count|think|see), )?(?=(?:that's|it's|you)\b)/i,
    ],
  ],
  oneBeliefTheyShare: [
    // "Well by then I hope we'd both be saying look at the white"
    [
      /^(?:(?:well|oh|so|hopefully|by (?:then|now|the end)|I(?:'d)? (?:think|guess|hope|say|like to think))[, ]+)+(?:we|you and I)(?:'d| would|'ll)? (?:both |all )?(?:be )?(?:say|agree|think|know|believe|figure|reckon|feel)(?:ing)?(?: (?:it|this|that))?[,:]? (?:that )?(?=\S+ \S)/i,
    ],
    // "I'd hope it's that you don't have to get anything out of a child"
    [/^(?:(?:well|oh|so)[, ]+)*I(?:'d| would)? (?:hope|say|think|guess) it's (?:just )?that (?=\S+ \S)/i],
  ],
  planBeliefCallback: [
    // "I always finish with the same thing which is just count to four"
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d)? (?:always |just )*(?:finish|end|close|leave (?:them|you|people)) (?:on|with) (?:(?:the same|one|this) (?:thing|line|one)(?:,? which is|,? and it's|[,:.])? (?:just )?)?(?!what\b)(?=\S+ \S)/i,
    ],
  ],
};
