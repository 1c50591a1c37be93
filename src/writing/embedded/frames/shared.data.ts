import type { SectionNumber } from '#framework/framework.ts';
import type { ByPersonality } from './frame.ts';

/** The project's name, said once at the start. */
export const welcome: ByPersonality = {
  bold: ['Welcome to {projectName}.', 'You are listening to {projectName}, and that was a good decision.'],
  blunt: ['{projectName}. Here we go.', 'We are here for {projectName}.'],
  funny: [
    'Welcome to {projectName}, please keep your hands inside the vehicle.',
    'You found {projectName}, so the hardest part of the day is over.',
  ],
  poetic: ['Come in, and let {projectName} begin.', 'It is called {projectName}, and it begins with a breath.'],
  gentle: ['A warm welcome to {projectName}.', "I'm glad you've come to {projectName}."],
  mentor: ['I wish you a quiet mind and a good pen for {projectName}.', 'Good to have you here for {projectName}.'],
  friend: ['Hey, good to see you at {projectName}.', "So you made it to {projectName}. I'm really glad."],
  coach: ['Warm-up time for {projectName}.', 'This is {projectName}, and you are on the team.'],
};

/** Where a section has no answer of its own: true for anybody, and short. The first list needs the plan's name. */
export const emptySections: Readonly<Record<SectionNumber, { known: readonly string[]; plain: readonly string[] }>> = {
  1: {
    known: [
      'Everything I have to say leads to one thing, and it is called {planName}.',
      'I would like to talk to you about {planName}, and about why it exists.',
      'There is a reason why I made {planName}, and I will come to it.',
    ],
    plain: [
      'I would like to talk with you about something that matters, and I will not take long.',
      'Thank you for the next few minutes; I mean to be worth them.',
      'Before anything else, thank you for being here and for bringing your whole attention.',
    ],
  },
  2: {
    known: [
      'You know the moment in which it becomes too much. {planName} was made for exactly that moment.',
      'Think of the last time you thought: not again. That is where {planName} begins.',
      'If you had to point at one moment this week, you could. Keep it in mind while I speak of {planName}.',
    ],
    plain: [
      'You know the moment in which it becomes too much. Keep that moment in mind, because everything from here on is about it.',
      'Think of the last time you thought: not again. We start right there.',
      'If you had to point at one moment this week, you could. Hold on to that one.',
    ],
  },
  3: {
    known: [
      'When effort does not help, it is worth asking whether the cause is another one. That question is where {planName} came from.',
      'Perhaps the reason is not the one you were told. {planName} starts from another one.',
      'It is tempting to try harder. {planName} begins by looking again.',
    ],
    plain: [
      'When effort does not help, it is worth asking whether the cause is another one.',
      'Perhaps the reason is not the one you were told. It would not be the first time.',
      'It is tempting to try harder. Sometimes it is wiser to look again.',
    ],
  },
  4: {
    known: [
      'The way through it is called {planName}.',
      'What I propose has a name, and the name is {planName}.',
      'So there is a way, and I call it {planName}.',
    ],
    plain: [
      'There is a way to go about it, one step after the other.',
      'What helps is a clear order: first one thing, then the next.',
      'It does not take everything at once. It takes a first step and then a second.',
    ],
  },
  5: {
    known: [
      'I would not stand here with {planName} if it did not matter to me.',
      'You can tell what somebody believes from what they build. I built {planName}.',
      'Ask me about {planName} and you will see what I care about.',
    ],
    plain: [
      'I would not stand here if this did not matter to me.',
      'You may ask me anything about who I am and why I do this.',
      'It is fair to want to know who is speaking to you, so do ask.',
    ],
  },
  6: {
    known: [
      'Before you weigh the price of {planName}, weigh what it costs to leave things as they are. Only you know that figure.',
      'Whatever {planName} costs, put beside it what you pay by waiting.',
      'A price is only half of a comparison. The other half of {planName} is what happens without it.',
    ],
    plain: [
      'Before you weigh any price, weigh what it costs to leave things as they are. Only you know that figure.',
      'Whatever it costs, put beside it what you pay by waiting.',
      'A price is only half of a comparison. The other half is what happens without it.',
    ],
  },
  7: {
    known: [
      'You have heard what there is to say about {planName}. Waiting is a decision as well, so make yours with open eyes.',
      'If something in you hesitates, ask it what it needs to know about {planName}, and then ask me.',
      'You need not be certain about {planName}. You only need to know what you would regret.',
    ],
    plain: [
      'You have heard what there is to say. Waiting is a decision as well, so make yours with open eyes.',
      'If something in you hesitates, ask it what it needs to know, and then ask me.',
      'You need not be certain. You only need to know what you would regret.',
    ],
  },
  8: {
    known: [
      'If {planName} speaks to you, take the first step while it is clear.',
      'So if you would like to begin with {planName}, let us begin.',
      'That is the whole of it. {planName} starts when you say so.',
    ],
    plain: [
      'If this speaks to you, take the first step while it is clear.',
      'So if you would like to begin, let us begin.',
      'That is the whole of it. It starts when you say so.',
    ],
  },
};

/** Said to the speaker, at the end of a section that is at least half unanswered. */
export const missingNotes: Readonly<Record<SectionNumber, string>> = {
  1: 'Note for the speaker: this opening grows with {list}.',
  2: 'Note for the speaker: the hook will bite once there is {list}.',
  3: 'Note for the speaker: to turn the picture around, add {list}.',
  4: 'Note for the speaker: still to be filled in for the plan, {list}.',
  5: 'Note for the speaker: your own story wants {list}.',
  6: 'Note for the speaker: the price needs something beside it, namely {list}.',
  7: 'Note for the speaker: a stronger close has {list}.',
  8: 'Note for the speaker: the short version is missing {list}.',
};

/** Added where nothing has been answered at all, as an invitation. */
export const invitations: Readonly<Record<SectionNumber, string>> = {
  1: 'Say what hurts, what they long for and what you do differently, and this opening will carry it.',
  2: 'Name that moment for your listeners, and the hook is there.',
  3: 'Say what they believe and what is really behind it, and the turn will have its weight.',
  4: 'Give the plan a name and its parts, and it can be walked through step by step.',
  5: 'Tell where it broke for you and what you believe since then, and they will know who is speaking.',
  6: 'Say what waiting costs them, and the price will find its measure.',
  7: 'Name the doubt they would not say aloud, and it can be answered here.',
  8: 'Say what it costs and what the first step is, and they can take it.',
};

/** How parts are introduced, in order: the first, those between, the last. */
export const partSequences: readonly (readonly [string, readonly string[], string])[] = [
  [
    'First comes {part}.',
    ['Then comes {part}.', 'After that comes {part}.', 'Next comes {part}.', 'From there you go to {part}.'],
    'And last comes {part}.',
  ],
  [
    'It starts with {part}.',
    ['It goes on with {part}.', 'Third in line is {part}.', 'Then you move to {part}.', 'Next on the path is {part}.'],
    'It ends with {part}.',
  ],
  [
    'Part one is {part}.',
    [
      'Part two is {part}.',
      'Part three is {part}.',
      'Part four is {part}.',
      'Part five is {part}.',
      'Part six is {part}.',
    ],
    'The last part is {part}.',
  ],
  [
    'You begin with {part}.',
    [
      'The second piece is {part}.',
      'The third piece is {part}.',
      'The fourth piece is {part}.',
      'The fifth piece is {part}.',
    ],
    'And you finish with {part}.',
  ],
];
