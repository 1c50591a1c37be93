import type { SectionNumber } from '#framework/framework.ts';
import type { ByPersonality } from './frame.ts';

/** The project's name, said once at the start. */
export const welcome: ByPersonality = {
  bold: [
    "You've come to the right place for {projectName}.",
    "You're here for {projectName}, and that's a good decision.",
    "Welcome to {projectName}, and I'll come straight to the point.",
    "Here's {projectName}. I came to be heard.",
  ],
  blunt: [
    'This is {projectName}, so here we go.',
    "We're here for {projectName}.",
    "Right, here's {projectName}. Let's get on with it.",
    "Welcome to {projectName}, and I won't drag it out.",
  ],
  funny: [
    'Welcome to {projectName}, where the bad jokes are all mine.',
    "You found {projectName}, and I'm delighted, if a bit surprised.",
    "Hello and welcome to {projectName}. There's no exit survey, I promise.",
    "This is {projectName}, and no, you haven't missed anything yet.",
  ],
  poetic: [
    'Come in, and let {projectName} begin.',
    'It is called {projectName}, and it begins here.',
    'Welcome, then, to {projectName}.',
    'We have come together for {projectName}, and there is no hurry.',
  ],
  gentle: [
    'A warm welcome to {projectName}.',
    "It's good that you came. Welcome to {projectName}.",
    "I'd like to welcome you to {projectName}.",
    "I'm so glad you found your way here. I call this {projectName}.",
  ],
  mentor: [
    'Welcome, everybody, to {projectName}.',
    "It's good to have you here for {projectName}.",
    "This is {projectName}, and I've been looking forward to it.",
    "Today is about {projectName}, and I'm glad you could come.",
  ],
  friend: [
    'Hey, good to see you. This is {projectName}.',
    "Here we are, then, and this is {projectName}. I'm really glad you came.",
    'Come on in, and welcome to {projectName}.',
    "Hi there, and welcome to {projectName}. It's lovely to have you.",
  ],
  coach: [
    'Are you ready? Then off we go with {projectName}.',
    "Today's session is {projectName}. We start right now.",
    'You showed up for {projectName}. Good start.',
    "Glad you're here for {projectName}. Let's make it count.",
  ],
};

/** Said to the speaker, at the end of a section that is at least half unanswered. */
export const missingNotes: Readonly<Record<SectionNumber, readonly string[]>> = {
  1: [
    '(Note for the speaker: this opening grows with {list}.)',
    '(Note for the speaker: answer {list}, and the opening gets fuller.)',
    '(Note for the speaker: {list} would give this opening more to say.)',
  ],
  2: [
    '(Note for the speaker: the hook still waits for {list}.)',
    '(Note for the speaker: the hook is short of {list}.)',
    '(Note for the speaker: with {list} this becomes a real hook.)',
  ],
  3: [
    '(Note for the speaker: to turn the picture around, answer {list}.)',
    '(Note for the speaker: {list} would turn the whole picture.)',
    '(Note for the speaker: the flip is thin without {list}.)',
  ],
  4: [
    '(Note for the speaker: the plan still needs {list}.)',
    '(Note for the speaker: {list} would make the plan easier to follow.)',
    '(Note for the speaker: tell more of the plan, beginning with {list}.)',
  ],
  5: [
    '(Note for the speaker: your own story still needs {list}.)',
    '(Note for the speaker: people want to know you, so add {list}.)',
    '(Note for the speaker: {list} would show who is speaking.)',
  ],
  6: [
    '(Note for the speaker: to put something beside the price, add {list}.)',
    '(Note for the speaker: the price stands alone until you answer {list}.)',
    '(Note for the speaker: weigh the price with {list}.)',
  ],
  7: [
    '(Note for the speaker: this close gets stronger with {list}.)',
    '(Note for the speaker: {list} would help them decide.)',
    '(Note for the speaker: the close could do with {list}.)',
  ],
  8: [
    '(Note for the speaker: the offer gets clearer with {list}.)',
    '(Note for the speaker: {list} would round off the offer.)',
    '(Note for the speaker: say more of the offer, with {list}.)',
  ],
};

/** Added where nothing has been answered at all, as an invitation. */
export const invitations: Readonly<Record<SectionNumber, string>> = {
  1: 'Say what hurts, what they long for and what you do differently, and this opening will carry it.',
  2: 'Name one moment that your listeners know, and the hook is there.',
  3: 'Say what they believe and what is really behind it, and the picture will turn around.',
  4: 'Give the plan a name and its parts, and it can be walked through step by step.',
  5: "Tell them where it broke for you and what you've believed since then, and they'll know who's speaking.",
  6: 'Say what they pay as things are, and the price will have something to stand beside.',
  7: "Name the doubt they wouldn't say aloud, and it can be answered here.",
  8: 'Say what it costs and what the first step is, and they can take it.',
};

/** How the parts are counted; none calls them by a noun, which the opening chooses. */
export const partCounts: readonly (readonly string[])[] = [
  ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'],
  ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh', 'Eighth', 'Ninth', 'Tenth'],
  'one two three four five six seven eight nine ten'.split(' ').map((count) => `Number ${count}`),
];
