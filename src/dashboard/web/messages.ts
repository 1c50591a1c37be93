/** Every sentence a person reads on the dashboard. */
export const dashboardMessages = {
  title: 'Dashboard',
  newScript: 'Generate New Script',
  statistics: {
    scripts: 'Scripts Generated',
    completed: 'Completed Projects',
    hoursSaved: 'Hours Saved',
    averageProgress: 'Average Progress',
  },
  search: { label: 'Search your scripts', placeholder: 'Search by name or description' },
  folders: { label: 'Folders', all: 'All scripts', add: 'Folder' },
  noScripts: {
    title: 'No Scripts Yet',
    text: 'Answer a few questions about the people you sell to. Each answer becomes a line you can say out loud.',
    action: 'Create First Script',
    note: 'Rather see one finished first?',
    templates: 'Start from a template',
    ghostLine: 'They think they need more of it. What they need is to stop doing the thing that empties it.',
  },
  noMatch: {
    title: 'No scripts found',
    text: (search: string) => `Nothing goes by “${search}”, neither in a name nor in a description.`,
    action: 'Clear Search',
  },
  emptyFolder: {
    title: 'Nothing in this folder yet',
    text: 'Put a script here by “Move to folder” in its menu.',
    action: 'Show all scripts',
  },
  unreadable: {
    title: 'Your scripts could not be loaded',
    text: 'Nothing of yours is lost; the server did not answer as it should.',
    action: 'Try Again',
  },
  framework: {
    title: '8-Section Framework',
    text: 'The running order of every script',
    unreadable: 'The framework could not be loaded.',
  },
  yourScripts: {
    title: 'Your Scripts',
    all: (count: number) => (count === 1 ? 'Just the one' : `All ${count}, by name`),
    some: (shown: number, count: number) => `${shown} of ${count}, by name`,
  },
  upgrade: {
    title: 'You are on the free plan',
    text: 'Pro writes the complete script from your answers in one go.',
    action: 'Upgrade to Pro',
  },
};
