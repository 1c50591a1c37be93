/** Said before an answer about the listener that tells of somebody else: "one lady", "my client". */
export const aboutOthers: readonly string[] = [
  'See whether you recognise anybody in this.',
  "I see this more often than you'd think.",
  "This comes from people I've worked with.",
  'Take it as a story about people much like you.',
  "I'm thinking of people in the same place as you.",
  'It happens to other people, too.',
  'Tell me if this sounds familiar.',
  "It's a story I know well.",
  'Put yourself in their shoes for a moment.',
];
