const failure = (title: string, description: string) => ({ title, description, tone: 'danger' as const });

/** Every sentence a person reads in the script wizard, the questions themselves apart. */
export const wizardMessages = {
  title: 'Generate Complete Sales Script',
  position: (step: number, steps: number) => `Step ${step} of ${steps}`,
  rail: {
    label: 'Steps',
    answers: (count: number, total: number) => `${count} of ${total} answers`,
    allAnswered: 'Every question answered',
    lessThanAMinute: 'Less than a minute to go',
    minutes: (count: number) => (count === 1 ? 'About a minute to go' : `About ${count} minutes to go`),
  },
  step: {
    section: (number: number, total: number) => `Section ${number} of ${total}`,
    notAnswered: 'Not answered yet',
    answered: (count: number) => `${count} answered`,
    example: 'Example',
    useExample: 'Use this',
    ownWords: 'Back to my words',
    nextQuestion: 'Continue',
    questionsLeft: (count: number) =>
      count === 0
        ? 'This step is answered'
        : count === 1
          ? '1 question left in this step'
          : `${count} questions left in this step`,
  },
  sound: {
    title: 'How it will sound',
    voice: (voice: string) => `${voice} voice`,
    empty: 'Your answer will stand here as a line to be said.',
    next: (label: string) => `Next: ${label}`,
    spoken: (clock: string) => `${clock} spoken`,
    changes: 'Changes as you type',
  },
  readThrough: {
    title: 'Read-through',
    text: 'Everything you said, once more from the top. Change what does not sound like you.',
    edit: 'Edit',
    answer: 'Answer',
    missing: (count: number) =>
      count === 1
        ? '1 question is still open. The script is written around it.'
        : `${count} questions are still open. The script is written around them.`,
    nothing: 'No question is answered yet. The script can only say what you have said.',
  },
  foot: {
    previous: 'Previous',
    next: 'Next',
    generate: 'Generate',
    upgrade: 'Upgrade for Script Enhancement',
    saveProject: 'Save project and open the editor',
    saveAnswers: 'Save changed answers',
    kept: 'Saved on this device',
    notKept: 'This browser keeps nothing: finish before you close',
    startOver: 'Start over',
  },
  startOver: {
    title: 'Start over',
    text: (count: number) =>
      count === 1
        ? 'The one answer kept on this device goes away.'
        : `The ${count} answers kept on this device go away.`,
    textForProject: 'What you changed here goes away; the answers stored with the project stay.',
    confirm: 'Start over',
    keep: 'Keep my answers',
  },
  writing: {
    title: 'Writing your script',
    text: (answers: number) => `Eight sections out of ${answers === 1 ? '1 answer' : `${answers} answers`}.`,
    now: (section: string) => `Now: ${section}.`,
    patience: 'This can take a while. You may close this window; the script goes on being written.',
    saving: 'Saving your project',
    saved: 'Your project is saved',
    done: 'Your script is written',
    opening: 'The editor opens now.',
  },
  validation: {
    title: 'Validation Error',
    nameMissing: 'Project name is required',
    tooLong: (label: string, longest: number) =>
      `The answer to “${label}” has at most ${longest.toLocaleString('en-US')} characters.`,
  },
  created: { title: 'Project Created & Script Generated!', description: 'The editor opens now.' },
  createdElsewhere: { title: 'Project Created & Script Generated!', description: 'Your script is ready.' },
  openIt: 'Open',
  generated: { title: 'Complete Script Generated!', description: 'All eight sections are written from your answers.' },
  updated: { title: 'Script Updated!', description: 'Your changed answers are saved.' },
  saved: { title: 'Success', description: 'Project saved. The editor opens now.' },
  createFailed: failure('Generation Failed', 'Failed to create project and generate complete script'),
  generateFailed: failure('Generation Failed', 'Failed to generate complete script'),
  updateFailed: failure('Update Failed', 'Failed to update script'),
  saveFailed: failure('Error', 'Failed to create project'),
  noId: failure('Error', 'Project created but failed to get project ID. Please refresh the page.'),
};
