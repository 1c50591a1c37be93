import type { SampleScripts } from './sample-script.ts';

/** Written by scripts/record-landing-sample.ts with seed 2; run it again when the writer has learned something. */
export const sampleScripts: SampleScripts = {
  blunt: [
    {
      section: 1,
      sentences: [
        {
          text: 'Forget what sounds modest.',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'That’s what this is about, so let’s go and get it.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'Here’s what you do every time.',
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
          text: 'And every time you expect it to end differently.',
        },
        {
          text: 'I’m not against effort, I’m against spending it in a place where it has no chance to count.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'So what is it, then?',
        },
        {
          text: 'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'That’s all it is.',
        },
        {
          text: 'You treated the smoke.',
        },
        {
          text: 'The fire was somewhere else.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'One problem, not ten: you do not have a slow season.',
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
          text: 'My rule: good work gets you chosen.',
          answer: 'What you believe',
        },
        {
          text: 'Only conversation gets you found.',
          answer: 'What you believe',
        },
        {
          text: 'No exceptions.',
        },
        {
          text: 'You may not hear that often, and I still haven’t found a reason to take it back.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'The issue hasn’t left the room.',
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
        {
          text: 'You’ve listened to “Maybe I was only ever lucky” for long enough.',
        },
        {
          text: 'Listen to somebody else for once.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'This is what it looks like when it’s done.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
        {
          text: 'That’s the goal, and it’s a realistic one.',
        },
      ],
    },
  ],
  gentle: [
    {
      section: 1,
      sentences: [
        {
          text: 'I wonder what it would be like if things were different.',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'That’s not a small thing, and you’re allowed to hope for it.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'Look how often you have begun again.',
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
          text: 'There’s a lot of hope in that.',
        },
        {
          text: 'You can look back at all of it without blame, the way you’d look at an old map that somebody else drew.',
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
        {
          text: 'That may be why what you tried couldn’t help, however much heart you put into it.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'So maybe we can call it something kinder, and truer.',
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
          text: 'That’s something you can work with.',
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
          text: 'You can try it on for a moment, and see how it feels.',
        },
        {
          text: 'It isn’t something you have to believe at once, it becomes true slowly, by being lived with.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'I keep thinking of what we said at the start.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
        },
        {
          text: 'I know how much you want that to stop.',
        },
      ],
    },
    {
      section: 7,
      sentences: [
        {
          text: 'I’d like to give you one thing to take with you.',
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
          text: 'You can come back to it whenever you like.',
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
          text: 'So what would be a good outcome?',
        },
        {
          text: 'You want to open your calendar in February and see May already paid for.',
          answer: 'What they crave',
        },
        {
          text: 'It’s clear, and it’s within reach.',
        },
      ],
    },
    {
      section: 2,
      sentences: [
        {
          text: 'You’ll recognise this sequence.',
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
          text: 'When something fails the same way each time, it’s trying to tell us something.',
        },
        {
          text: 'Trying again takes more courage than people think, and it would be good if that courage met something that can answer it.',
        },
      ],
    },
    {
      section: 3,
      sentences: [
        {
          text: 'I’d put the cause somewhere else.',
        },
        {
          text: 'You only go looking for work when the last project ends, so every pipeline you build starts from zero.',
          answer: 'The real cause',
        },
        {
          text: 'It sounds simple.',
        },
        {
          text: 'It took me a long time to see it.',
        },
        {
          text: 'That’s why the old way could only ever help for a while.',
        },
      ],
    },
    {
      section: 4,
      sentences: [
        {
          text: 'So let’s state the problem again, properly this time.',
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
          text: 'That’s a problem that can be solved.',
        },
      ],
    },
    {
      section: 5,
      sentences: [
        {
          text: 'What I took from it fits into very few words.',
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
          text: 'I’ve come back to it more often than I can count.',
        },
        {
          text: 'Take from it whatever helps, and leave the rest with me.',
        },
      ],
    },
    {
      section: 6,
      sentences: [
        {
          text: 'Let me go back to the beginning for a second.',
        },
        {
          text: 'You are still refreshing that inbox at eleven at night.',
          answer: 'The symptom again',
        },
        {
          text: 'I’d love to see that change for you.',
        },
      ],
    },
    {
      section: 7,
      sentences: [
        {
          text: 'There’s something I wish somebody had told you earlier.',
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
          text: 'You can lean on that, even on a bad day.',
        },
        {
          text: 'I know that “Maybe I was only ever lucky” won’t go quiet overnight, and it doesn’t have to.',
        },
      ],
    },
    {
      section: 8,
      sentences: [
        {
          text: 'What changes is plain to see.',
        },
        {
          text: 'On a Tuesday in March you turn down a job you do not like, and you go for a swim.',
          answer: 'What changes',
        },
        {
          text: 'No fireworks.',
        },
        {
          text: 'Just an ordinary week that feels different.',
        },
      ],
    },
  ],
};
