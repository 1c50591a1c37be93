/**
 * Said before an answer that is left as its author wrote it, in the third person, because it is not certain who is who in it:
 * of several ("They stand at the door"), of one ("She stands at the door"), and of how the speaker works with people.
 */
export const aboutOthers: readonly string[] = [
  'See whether you recognise anybody in this.',
  "I see this more often than you'd think.",
  "This comes from people I've worked with.",
  'Take it as a story about people much like you.',
  "I'm thinking of people in the same place as you.",
  'Listen to how it goes for others.',
  'Tell me if this sounds familiar.',
  'You may have met a few of them.',
  'Put yourself in their shoes for a moment.',
  "I'll tell it the way I've seen it.",
  'It could be about anybody who is listening.',
  'Somebody you know may be among them.',
];

export const aboutSomebody: readonly string[] = [
  "I'm thinking of somebody in your place.",
  'You may know someone like this.',
  'Picture somebody much like you.',
  "Here's somebody you might recognise.",
  "Let me tell it as if it weren't about you.",
  "I'll tell it the way I've seen it.",
  'It could be anybody who is listening.',
  'See whether you recognise anybody in this.',
  'Tell me if this sounds familiar.',
  'Listen to how it goes for somebody else.',
];

export const aboutMyWork: readonly string[] = [
  'This is how it goes for the people I work with.',
  "That's how it works for everyone who comes to me.",
  'Let me tell you how it goes for the people I work with.',
];
