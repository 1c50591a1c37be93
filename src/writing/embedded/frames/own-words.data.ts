/** Said before an answer that speaks of "them": who is meant is left to the listener, and the words to their author. */
export const aboutOthers: readonly string[] = [
  'See whether you recognise anybody in this.',
  "You'll know who I'm talking about.",
  "I see this more often than you'd think.",
  "I've watched it happen from close by.",
  'Take it as a story about people much like you.',
  "I'm thinking of people in the same place as you.",
  "You're not the first one I've seen there.",
  'Tell me if that sounds familiar.',
  "It's a story I know well.",
  'Put yourself in their shoes for a moment.',
];

/** The same before an answer about the speaker's own work. */
export const aboutWork: readonly string[] = [
  "Here's how I put it when somebody asks me about the people I work with.",
  'In the words I use among colleagues, it sounds like this.',
  'When I describe my work to others, I say it like this.',
  "I'll put it as I'd to a stranger on a train.",
];
