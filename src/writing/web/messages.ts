/** Every sentence a person reads about writing, saving and bringing back the text of a section. */
export const writingMessages = {
  unreadable: {
    title: 'The script could not be opened',
    text: 'The server did not answer as it should. What you wrote is kept; please try again in a moment.',
    again: 'Try Again',
  },
  sectionWritten: (sectionNumber: number) => `Section ${sectionNumber} generated successfully!`,
  sectionFailed: 'Failed to generate section. Please try again.',
  scriptWritten: 'Complete script generated successfully!',
  scriptFailed: 'Failed to generate complete script. Please try again.',
  scriptStopped: { title: 'Writing stopped', description: 'The sections written so far stay as they are.' },
  stopFailed: 'The writing could not be stopped. Please try again.',
  sectionSaved: 'Section saved successfully!',
  saveFailed: 'Failed to save section. Please try again.',
  restored: { title: 'Earlier text is back', description: 'The text it replaced is kept among the versions.' },
  restoreFailed: 'The earlier text could not be brought back. Nothing was changed; please try again.',
  bestSaid: 'Said to your listener it lands best:',
  writerStatus: {
    title: 'Who writes here',
    lead: 'What this server writes scripts with, and how that has gone since it started.',
    embedded: {
      name: 'The embedded writer',
      text: 'It writes on this machine, from your answers alone. It needs no key and uses no tokens, and nothing you type goes anywhere else.',
    },
    model: {
      name: 'A language model',
      text: 'Your answers are sent to this language model when a script or a section is written. Where it cannot begin, the embedded writer stands in and says so.',
    },
    calls: 'Calls',
    prompt: 'Tokens sent',
    completion: 'Tokens received',
    lastError: 'Last error',
    noError: 'None since the server started.',
    loading: 'Asking who writes',
    unknown: 'The server did not say who writes. Please try again in a moment.',
    again: 'Try Again',
  },
  undo: 'Undo',
  errorTitle: 'Error',
};

/** What the server says about how the text was written, as the second line of a toast. */
export const withNotices = (notices: ReadonlySet<string>): { description?: string } =>
  notices.size === 0 ? {} : { description: [...notices].join(' ') };
