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
  undo: 'Undo',
  errorTitle: 'Error',
};

/** What the server says about how the text was written, as the second line of a toast. */
export const withNotices = (notices: ReadonlySet<string>): { description?: string } =>
  notices.size === 0 ? {} : { description: [...notices].join(' ') };
