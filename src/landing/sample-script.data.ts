import type { SampleScripts } from './sample-script.ts';

/** Written by scripts/record-landing-sample.ts with seed 2; run it again when the writer has learned something. */
export const sampleScripts: SampleScripts = {
  blunt: [
    {
      section: 1,
      sentences: [
        {
          text: 'What do you want?',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'Fine.',
        },
        {
          text: 'Then we work on that and nothing else.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'What’s your answer so far?',
        },
        {
          text: 'You redo the portfolio.',
          answer: 'What they keep trying',
        },
        {
          text: 'You cut your day rate.',
          answer: 'What they keep trying',
        },
        {
          text: 'You write to an agency that never writes back.',
          answer: 'What they keep trying',
        },
        {
          text: 'That isn’t a strategy.',
        },
        {
          text: 'That’s a habit with good intentions.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'The actual cause.',
        },
        {
          text: 'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'That.',
        },
        {
          text: 'Only that.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'One problem, not ten.',
        },
        {
          text: 'You do not have a slow season.',
          answer: 'The problem, named anew',
        },
        {
          text: 'You have a late start.',
          answer: 'The problem, named anew',
        },
        {
          text: 'So we only need one plan.',
        },
      ],
    },
    {
      section: 5,
      sentences: [
        {
          text: 'What I believe.',
        },
        {
          text: 'Good work gets you chosen.',
          answer: 'What you believe',
        },
        {
          text: 'Only conversation gets you found.',
          answer: 'What you believe',
        },
        {
          text: 'Period.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'The issue has not left the room.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
        },
        {
          text: 'Keep it in view while we talk figures.',
        },
      ],
    },
    {
      section: 7,
      sentences: [
        {
          text: 'So listen well.',
        },
        {
          text: 'The best time to write to a client is when you do not need one.',
          answer: 'The sentence that breaks the loop',
        },
        {
          text: 'That is now.',
          answer: 'The sentence that breaks the loop',
        },
        {
          text: 'No more discussion.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'The result we work for.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
        {
          text: 'Clear enough.',
        },
      ],
    },
  ],
  gentle: [
    {
      section: 1,
      sentences: [
        {
          text: 'And there’s something you long for, maybe very quietly.',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'It’s a good thing to want.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'You keep trying, and I want to honour that first.',
        },
        {
          text: 'You redo the portfolio.',
          answer: 'What they keep trying',
        },
        {
          text: 'You cut your day rate.',
          answer: 'What they keep trying',
        },
        {
          text: 'You write to an agency that never writes back.',
          answer: 'What they keep trying',
        },
        {
          text: 'That’s not failure.',
        },
        {
          text: 'That’s someone who hasn’t given up.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'Can I offer you another explanation?',
        },
        {
          text: 'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'If that brings a little relief, let it.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'Here’s another way to say what has been going on.',
        },
        {
          text: 'You do not have a slow season.',
          answer: 'The problem, named anew',
        },
        {
          text: 'You have a late start.',
          answer: 'The problem, named anew',
        },
        {
          text: 'Notice how it feels to hear it like that.',
        },
      ],
    },
    {
      section: 5,
      sentences: [
        {
          text: 'It left me with something I believe deeply.',
        },
        {
          text: 'Good work gets you chosen.',
          answer: 'What you believe',
        },
        {
          text: 'Only conversation gets you found.',
          answer: 'What you believe',
        },
        {
          text: 'Let it be true for you for a moment.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'It is still there in the background.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
        },
        {
          text: 'You should not have to get used to it.',
        },
      ],
    },
    {
      section: 7,
      sentences: [
        {
          text: 'What helps at this point is a simple truth.',
        },
        {
          text: 'The best time to write to a client is when you do not need one.',
          answer: 'The sentence that breaks the loop',
        },
        {
          text: 'That is now.',
          answer: 'The sentence that breaks the loop',
        },
        {
          text: 'Let it be enough for today.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'Now let another picture come in.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
        {
          text: 'Stay with it for a moment.',
        },
      ],
    },
  ],
  mentor: [
    {
      section: 1,
      sentences: [
        {
          text: 'Now turn to what you want instead.',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'A clear wish is half of a direction.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'Consider what you return to each time.',
        },
        {
          text: 'You redo the portfolio.',
          answer: 'What they keep trying',
        },
        {
          text: 'You cut your day rate.',
          answer: 'What they keep trying',
        },
        {
          text: 'You write to an agency that never writes back.',
          answer: 'What they keep trying',
        },
        {
          text: 'Repetition is a teacher, if we listen to what it says.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'Now to the root, because only roots are worth pulling.',
        },
        {
          text: 'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'See it, and the symptoms stop looking mysterious.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'Let us define it freshly.',
        },
        {
          text: 'You do not have a slow season.',
          answer: 'The problem, named anew',
        },
        {
          text: 'You have a late start.',
          answer: 'The problem, named anew',
        },
        {
          text: 'A problem well named is nearly polite.',
        },
      ],
    },
    {
      section: 5,
      sentences: [
        {
          text: 'If I had to pass on one principle, it would be this.',
        },
        {
          text: 'Good work gets you chosen.',
          answer: 'What you believe',
        },
        {
          text: 'Only conversation gets you found.',
          answer: 'What you believe',
        },
        {
          text: 'Everything else is application.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'You came because of something very real.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
        },
        {
          text: 'That is what we want to see gone.',
        },
      ],
    },
    {
      section: 7,
      sentences: [
        {
          text: 'May I leave you with one thing that is true?',
        },
        {
          text: 'The best time to write to a client is when you do not need one.',
          answer: 'The sentence that breaks the loop',
        },
        {
          text: 'That is now.',
          answer: 'The sentence that breaks the loop',
        },
        {
          text: 'You need not be ready.',
        },
        {
          text: 'You only have to know that.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'Afterwards an ordinary day looks different.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
        {
          text: 'That is all we are after.',
        },
      ],
    },
  ],
};
