/** Every sentence a person reads about slides. */
export const slidesMessages = {
  noProject: {
    title: 'Project Not Found',
    text: "The project you're looking for doesn't exist or you don't have access to it.",
    back: 'Back to Dashboard',
  },
  unreadable: {
    title: 'The slides could not be loaded',
    text: 'Nothing of yours is lost; the server did not answer as it should.',
    again: 'Try Again',
  },
  viewer: {
    title: (project: string) => `${project} - Slides`,
    count: (count: number) => (count === 1 ? '1 slide' : `${count} slides`),
    back: 'Back to Project',
    select: 'Select Images',
    grid: 'Grid View',
    slide: 'Slide View',
    share: 'Share',
    export: 'Export',
    place: (number: number, count: number) => `${number} of ${count}`,
    options: 'Image Options',
    notes: 'Speaker notes',
    noNotes: 'Nothing is said on this slide.',
    hidden: 'Hidden on stage',
    onSlide: 'On this slide',
    inTalk: 'In the talk',
    onlyHere: 'A look only: reload, and the stored choice is back. Keep one for good in Select Images.',
    shared: { title: 'Copied', description: 'The address of this deck. It opens for you wherever you are signed in.' },
    shareFailed: {
      title: 'Not copied',
      description: 'This browser does not allow it. Copy the address from its bar.',
      tone: 'danger' as const,
    },
    empty: { title: 'No slides found', text: 'Generate slides for this project first', action: 'Go to the Slides tab' },
    gate: { back: 'Back to Project' },
  },
};
