/** Said before an answer that speaks of "them": who is meant is left to the listener, and the words to their author. */
export const aboutOthers: readonly string[] = [
  "I'll tell it the way I've seen it happen to others.",
  'Listen to it as if it were about somebody else.',
  'This is how it looks from where I stand.',
  'See whether you recognise anybody in this.',
  'Let me describe it from the outside for a moment.',
  "I'm thinking of people in the same place as you.",
  "I've seen it from close by, and it goes like this.",
  "You'll know who I'm talking about.",
  'I say it about others, and you may borrow what fits.',
  "It's easier to see from a little distance.",
  'Take it as a story about people much like you.',
  "I'll leave it to you whose story that is.",
  'This is what I see when I look at people in that spot.',
  'Put yourself in their shoes for a moment.',
];

/** The same before an answer about the speaker's own work. */
export const aboutWork: readonly string[] = [
  "Here's how I put it when somebody asks me about the people I work with.",
  'In the words I use among colleagues, it sounds like this.',
  'When I describe my work to others, I say it like this.',
  "I'll put it as I'd to a stranger on a train.",
];
