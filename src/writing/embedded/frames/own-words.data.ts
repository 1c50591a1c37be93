/** Said before an answer that speaks of "them": who is meant is left to the listener, and the words to their author. */
export const aboutOthers: readonly string[] = [
  "I'll tell it the way I have seen it happen to others.",
  'Listen to it as if it were about somebody else.',
  'It may be easier to see it in other people first.',
  "I'll say it in the third person, and you decide whether it is you.",
  'This is how it looks from where I stand.',
  'See whether you recognise anybody in this.',
  'Let me describe it from the outside for a moment.',
  'I am thinking of people in the same place as you.',
  'You decide how much of this is about you.',
  'I have seen it from close by, and it goes like this.',
];

/** The same before an answer about the speaker's own work. */
export const aboutWork: readonly string[] = [
  'Here is how I put it when somebody asks me about the people I work with.',
  'In the words I use among colleagues, it sounds like this.',
  'When I describe my work to others, I say it like this.',
  'I will put it as I would to a stranger on a train.',
];
