import type { SampleScripts } from './sample-script.ts';

export const sampleScripts: SampleScripts = {
  blunt: [
    { section: 1, sentences: [{ text: 'You don’t have a slow season.' }, { text: 'You have a late start.' }] },
    {
      section: 2,
      sentences: [
        { text: 'What’s your answer to a quiet March?' },
        { text: 'You redo the portfolio.', answer: 'What they keep trying' },
        { text: 'You cut your day rate. That isn’t a strategy. That’s a habit with good intentions.' },
      ],
    },
    {
      section: 3,
      sentences: [
        { text: 'You think the portfolio is the problem. Nobody is reading portfolios.' },
        { text: 'You only look for work when you’ve run out of it.', answer: 'The real root cause' },
        { text: 'So every spring you start from zero.' },
      ],
    },
  ],
  gentle: [],
  mentor: [],
};
