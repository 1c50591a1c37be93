/** Every sentence of the landing page. */
export const landingMessages = {
  access: 'Access',
  title: ['Generate', 'Million-Dollar', 'Scripts'],
  lead: 'Answer like you would in an interview. Pitchwright writes the whole pitch, section by section, in your voice. Then it puts the pitch on slides and runs the show.',
  start: 'Start Building Scripts',
  statistics: [
    { value: '2,847', name: 'scripts generated' },
    { value: '67%', name: 'average conversion' },
    { value: '890', name: 'hours saved' },
    { value: '12.4K', name: 'active pros' },
  ],
  sample: {
    title: 'Being written now',
    voice: 'Voice',
    answer: 'Your answer',
    pause: 'Pause the writing',
    play: 'Go on writing',
    again: 'Write it again',
    writing: 'Being written anew',
    spoken: 'spoken so far',
  },
  features: {
    title: 'AI That Understands Sales',
    lead: 'It asks what a good director would ask, and it knows what every sentence is there to do.',
    generation: {
      title: 'AI Generation',
      text: 'Understands sales psychology. Your words stay yours; the writer gives them their place.',
      asked: 'You answer',
      answer: 'Spring is always slow.',
      line: 'The excuse. “Spring is always slow.” Comfortable. Still an excuse.',
    },
    framework: { title: '8-Section Framework', text: '66 answers, eight movements, one running order.' },
    optimization: {
      title: 'Performance Optimization',
      text: 'Learns from high-converting scripts where a line goes soft, and says why.',
      before: 'We help designers grow their business.',
      after: 'You stop beginning every spring from zero.',
      reason: 'Names the loss first, and speaks to one person.',
    },
    adaptation: {
      title: 'Audience Adaptation',
      text: 'The tone adjusts to the market. The argument does not.',
    },
  },
  framework: { title: '8-Section Framework', explore: 'Explore the Framework' },
  closing: { title: 'Ready to 10X Your Sales?', start: 'Start Your Journey' },
};
