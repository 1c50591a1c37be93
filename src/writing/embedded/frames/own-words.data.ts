/** Said before an answer about the listener that tells of somebody else: "one lady", "my client". */
export const aboutOthers: readonly string[] = [
  'See whether you recognise anybody in this.',
  "I see this more often than you'd think.",
  "I've watched it happen from close by.",
  'Take it as a story about people much like you.',
  "I'm thinking of people in the same place as you.",
  "You're not the first one I've seen there.",
  'Tell me if that sounds familiar.',
  "It's a story I know well.",
  'Put yourself in their shoes for a moment.',
];
