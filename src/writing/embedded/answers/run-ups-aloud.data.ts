import type { FieldName } from '#framework/framework.ts';

/** What one who answers aloud says before the answer itself begins, and what stands in its place. */
export const RUN_UPS_ALOUD: Partial<Record<FieldName, readonly (readonly [RegExp, string?])[]>> = {
  uncomfortableTruth: [
    // "Well I'd say to them, and I'd say it over a pint, that a third of your lease …"
    [/^(?:(?:well|oh|so)[, ]+)*I'd (?:say to|tell) (?:them|him|her|people), and [^,.]{3,40}, (?:that )?(?=\S+ \S)/i],
  ],
  crashMovieScene: [
    // "I can tell you exactly because it happened to a girl I trained"
    [
      /^(?:(?:oh|well|so)[, ]+)?I(?:'ll| can| could) tell you(?: (?:exactly|this|that|one))?,? because (?=(?:it|this|that) happened to\b)/i,
    ],
  ],
  planProofStory: [
    // "Well it's Fergus, I keep going on about Fergus"
    [/^(?:(?:[Ww]ell|[Oo]h|[Ss]o)[, ]+)+it(?:'s|'d be) (?=\p{Lu})/u, 'Take '],
  ],
  // "Just that I wasn't going to cover up anything anymore"
  whatSnapped: [[/^(?:(?:well|oh|so|I (?:think|guess|suppose))[, ]+)*(?:it was )?just that (?=I\b)/i, 'That ']],
  oneBeliefTheyShare: [
    // "I'd hope it's that you don't have to get anything out of a child"
    [/^(?:(?:well|oh|so)[, ]+)*I(?:'d| would)? (?:hope|say|think|guess) it's (?:just )?that (?=\S+ \S)/i],
  ],
  planBeliefCallback: [
    // "I always finish with the same thing which is just count to four"
    [
      /^(?:(?:well|oh|so)[, ]+)*I(?:'d)? (?:always |just )*(?:finish|end|close|leave them) (?:on|with) (?:(?:the same|one|this) (?:thing|line|one)(?:,? which is|,? and it's|[,:.])? (?:just )?)?(?=\S+ \S)/i,
    ],
  ],
};
