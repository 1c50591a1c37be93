import type { FieldName, SectionNumber } from '#framework/framework.ts';
import type { ByPersonality } from './frame.ts';

/** The project's name, said once at the start. */
export const welcome: ByPersonality = {
  bold: ['Welcome to {projectName}.', 'This is {projectName}.'],
  blunt: ['{projectName}. Here we go.', 'We are here for {projectName}.'],
  funny: [
    'Welcome to {projectName}, please keep your hands inside the vehicle.',
    'You found {projectName}, so the hardest part of the day is over.',
  ],
  poetic: ['Come in. This is {projectName}.', 'It is called {projectName}, and it begins with a breath.'],
  gentle: ['A warm welcome to {projectName}.', "I'm glad you've come to {projectName}."],
  mentor: ['Welcome to {projectName}. Sit where you can think.', 'Good to have you here for {projectName}.'],
  friend: ['Hey, good to see you. This is {projectName}.', "So you made it to {projectName}. I'm really glad."],
  coach: ["Welcome to {projectName}. Let's warm up.", 'This is {projectName}, and you are on the team.'],
};

/** Where a section has no answer of its own, it may speak briefly from what was said elsewhere. One line for each section. */
export const echoes: Readonly<Record<SectionNumber, Partial<Readonly<Record<FieldName, string>>>>> = {
  1: {
    planName: 'Everything I have to say leads to one thing, and it is called {planName}.',
    corePhilosophy: 'I start from one belief. {corePhilosophy}',
    fingerPointableMoment: 'Begin with one picture. {fingerPointableMoment}',
    realRootCause: 'It begins with the cause. {realRootCause}',
    priceEntryStep: 'I will tell you at the start what usually comes at the end. {priceEntryStep}',
  },
  2: {
    audiencePain:
      'Look at it from close up. {audiencePain} That moment, right there, is where I would like to meet you.',
    whatTheyCrave: 'Think of the moment in which you want it most. {whatTheyCrave}',
    planName: 'If that sounds like your week, {planName} was made for it.',
  },
  3: {
    whatNotWorking: 'What if the effort was never the problem? {whatNotWorking} Then the explanation must be wrong.',
    audiencePain: 'Ask what is really behind it. {audiencePain} There is a reason for that, and it is not you.',
    yourDifferentApproach: 'I see it another way. {yourDifferentApproach}',
  },
  4: {
    yourDifferentApproach: 'The plan grows out of one idea. {yourDifferentApproach} Everything else is detail.',
    whatTheyCrave: 'A plan is only as good as its goal. {whatTheyCrave}',
    priceEntryStep: 'The plan starts with a step you can take. {priceEntryStep}',
  },
  5: {
    yourDifferentApproach:
      'What I believe shows in the way I work. {yourDifferentApproach} I would not do it otherwise.',
    planName: 'You can tell what I believe from what I made of it, and that is {planName}.',
    audiencePain:
      'There is a reason why this matters to me. {audiencePain} I do not think anybody should have to get used to that.',
  },
  6: {
    moneyCost: 'Before any price, the one you know. {moneyCost} Put that on the scale.',
    timeCost: 'Price is also time. {timeCost} That belongs on the scale as well.',
    whatTheyCrave: 'Weigh the price against what you want. {whatTheyCrave} What would that be worth to you?',
    audiencePain: 'Weigh the price against what you know already. {audiencePain} You pay for that every day.',
  },
  7: {
    audiencePain: 'If nothing changes, you know what tomorrow looks like. {audiencePain} So choose, with open eyes.',
    whatTheyCrave:
      'You know what you are choosing between. On one side all stays as it is. On the other side there is your wish. {whatTheyCrave}',
    planName: 'The next step has a name, and it is {planName}.',
  },
  8: {
    whatTheyCrave: 'Once more, what this is for. {whatTheyCrave}',
    yourDifferentApproach: 'Once more, how we get there. {yourDifferentApproach}',
    planName: 'And the way has a name, {planName}.',
  },
};

/** Said where nothing has been answered at all: honest, short, and an invitation to fill it. */
export const invitations: Readonly<Record<SectionNumber, string>> = {
  1: 'There is one idea behind this, and it still has to be put into words. Say what hurts, what they long for and what you do differently, and this opening will carry it.',
  2: 'Here the listener should recognise a moment of their own life. Name that moment, and the hook is there.',
  3: 'This is where the picture turns around. Say what they believe and what is really behind it, and the turn will have its weight.',
  4: 'The plan belongs here, with its name and its parts. Give it both, and it can be walked through step by step.',
  5: 'This is the place for your own story. Tell where it broke for you and what you believe since then, and they will know who is speaking.',
  6: 'Before a price is named, something has to stand beside it. Say what waiting costs them, and the price will find its measure.',
  7: 'Here a decision is asked for. Name the doubt they would not say aloud, and it can be answered.',
  8: 'This is the short version for those who have decided. Say what it costs and what the first step is, and they can take it.',
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
