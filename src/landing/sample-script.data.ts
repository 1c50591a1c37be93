import type { SampleScripts } from './sample-script.ts';

/** Written by scripts/record-landing-sample.ts with seed 1; run it again when the writer has learned something. */
export const sampleScripts: SampleScripts = {
  blunt: [
    {
      section: 1,
      sentences: [
        {
          text: 'The goal, as I understand it.',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'Whoever tells you to want less isn’t helping you.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'One try, and then another, and another.',
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
          text: 'Every new beginning costs strength, and you only have so much to spend.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'The actual cause: you only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'That’s why nothing you tried could work.',
        },
        {
          text: 'None of it was aimed at the cause.',
        },
        {
          text: 'Once you know where a thing comes from, you can stop arguing about everything else and put your strength where it’s needed.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'So what is the trouble called?',
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
          text: 'A problem you can put into words is one you can work on.',
        },
      ],
    },
    {
      section: 5,
      sentences: [
        {
          text: 'What I believe: good work gets you chosen.',
          answer: 'What you believe',
        },
        {
          text: 'Only conversation gets you found.',
          answer: 'What you believe',
        },
        {
          text: 'Never mind my words, watch what I do.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'Remember what you want gone.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
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
          text: 'Talk back the next time you hear “Maybe I was only ever lucky.”',
        },
        {
          text: 'You’ve let it finish often enough.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'This is what we’re working towards.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
      ],
    },
  ],
  gentle: [
    {
      section: 1,
      sentences: [
        {
          text: 'Maybe, very quietly, you long for something.',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'Keep the wish in mind while we look at the rest.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'I see how you keep trying, and I respect that.',
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
          text: 'There’s a kind of loyalty in not giving up.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'What if this were the real reason?',
        },
        {
          text: 'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'You were only ever looking in the wrong place.',
        },
        {
          text: 'Once you know the cause, it’s no longer about how hard you try.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'May I first give the trouble another name?',
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
          text: 'Let the words sink in before we go on, there’s no rush.',
        },
      ],
    },
    {
      section: 5,
      sentences: [
        {
          text: 'May I tell you what I go by?',
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
          text: 'A belief shows best in small things.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'I don’t want to lose sight of what brought you here.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
        },
      ],
    },
    {
      section: 7,
      sentences: [
        {
          text: 'Here’s what I’d like you to remember.',
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
          text: 'We can be quiet for a moment, if you like.',
        },
        {
          text: 'And when you hear “Maybe I was only ever lucky” again, you need not let it stop you.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'And here’s how life may look afterwards.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
      ],
    },
  ],
  mentor: [
    {
      section: 1,
      sentences: [
        {
          text: 'You need to know what you’re working towards.',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'Longing for something is no weakness.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'Consider what has been tried.',
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
          text: 'I’d rather you had an explanation than another attempt.',
        },
        {
          text: 'It isn’t foolish to try, and it isn’t foolish to stop for a moment, either.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'Ask why often enough and you arrive here.',
        },
        {
          text: 'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'Knowing the cause is where the work begins.',
        },
        {
          text: 'The old way could only lead back to the same place.',
        },
        {
          text: 'Once you know the cause, it’s no longer about how hard you try.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'To begin with, what do we have to solve?',
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
          text: 'Knowing what you’re dealing with is worth something.',
        },
      ],
    },
    {
      section: 5,
      sentences: [
        {
          text: 'What I’ve learned, I can say in plain words.',
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
          text: 'You may see things differently, and that’s all right.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'Let me just say what we would both like to be gone.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
        },
      ],
    },
    {
      section: 7,
      sentences: [
        {
          text: 'May I say something plain to you?',
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
          text: 'The voice that says “Maybe I was only ever lucky” may even mean well.',
        },
        {
          text: 'You can hear it out and go on.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'And here’s how a week can look.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
      ],
    },
  ],
};
