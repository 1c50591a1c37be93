/**
 * Said before an answer that is left as its author wrote it, in the third person, because it is not certain who is who in it. Each
 * names whom its pronouns go back to: several ("They stand at the door"), one ("She stands at the door").
 */
export const aboutOthers: readonly string[] = [
  'There are a lot of people in your place.',
  'This is how it goes for a lot of people.',
  'Others in your position know this well.',
  "Here's what I see in people much like you.",
  "It goes like this for more people than you'd think.",
  "I'm thinking of people in the same place as you.",
  'Listen to how it goes for others.',
  'Let me tell you how it is for others.',
  'Ask people in your position, and this is what you hear.',
  'It happens to people no different from you.',
  'There are many people whose days look like yours.',
  "Look at it through other people's eyes for a moment.",
];

export const aboutSomebody: readonly string[] = [
  "I'm thinking of somebody in your place.",
  'You may know a scene like this.',
  'Picture somebody much like you.',
  "Here's somebody you might recognise.",
  'I have somebody in mind who could be you.',
  "Let me tell it as if it weren't about you.",
  'Listen to how it goes for somebody else.',
  'Look at it for a moment as if it were somebody else.',
  'Tell me if you know somebody like this.',
  'Think of somebody in the same position.',
];

/** The same before a truth, which is no habit and no scene. */
export const beforeTruths: readonly string[] = [
  "Here's something that people in your place have taught me.",
  "I've seen it in others, so let me say it of them.",
  'Let me say it of others first.',
];

/** The same before how the speaker works with several, and with one. */
export const aboutMyWork: readonly string[] = [
  'This is how it goes for the people I work with.',
  'Here is how it works for everyone who comes to me.',
  'Let me tell you how it goes for the people I work with.',
];

export const aboutMyWorkWithOne: readonly string[] = [
  'This is how it goes for somebody I work with.',
  'Think of somebody who comes to me.',
  'Let me tell you how it goes for somebody I work with.',
];
