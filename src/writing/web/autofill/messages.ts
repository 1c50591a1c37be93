const failure = (title: string, description: string) => ({ title, description, tone: 'danger' as const });
const counted = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count.toLocaleString('en-US')} ${one}s`);

/** Every sentence a person reads in Smart Autofill. */
export const autofillMessages = {
  title: 'Smart Autofill',
  bar: {
    name: 'Smart Autofill',
    text: 'fills this from a text you have',
    open: 'Paste text',
    filled: (count: number) => `filled ${counted(count, 'answer')}`,
    undo: 'Undo',
  },
  input: {
    label: 'A text that says what you do',
    hint: 'A landing page, a letter to your list, notes, an interview or a transcript. Nothing is invented: what the text does not say stays empty.',
    placeholder: 'Paste it here, or drop a file on it.',
    choose: 'Choose a file',
    formats: '.txt, .md, .html, .vtt, .srt, .docx or .pdf',
    drop: 'Drop it: the text is added here',
    reading: (name: string) => `Reading ${name}`,
    clear: 'Clear',
    characters: (count: number) => counted(count, 'character'),
    kept: 'Kept on this device until used',
    notKept: 'This browser keeps nothing: finish before you close',
    submit: 'Analyze Content',
  },
  analyzing: {
    title: 'Reading your text',
    text: (characters: number) => `${counted(characters, 'character')}, question by question.`,
    cancel: 'Cancel',
  },
  results: {
    heart: 'The heart of it',
    more: 'Show all of it',
    source: 'Where it says so',
    replaces: 'Replaces your own text',
    own: 'Your own text',
    nothing: 'This text answers none of the questions',
    nothingText: 'Try one that speaks to the people you sell to: a sales page, a letter, the transcript of a call.',
    ticked: (ticked: number, found: number) => `${ticked} of ${found} ticked`,
    unlikely: (count: number) => `${count.toLocaleString('en-US')} less sure`,
    unlikelyText: 'Tick what fits.',
    again: 'Analyze Different Content',
    use: 'Use Auto-Fill Data',
  },
  file: {
    title: 'File not read',
    kind: (name: string) =>
      `“${name}” is of a kind that cannot be read here. Choose .txt, .md, .html, .vtt, .srt, .docx or .pdf.`,
    tooLarge: (name: string, megabytes: number) => `“${name}” is too large: at most ${megabytes} MB can be read.`,
    tooLong: (name: string, longest: number) =>
      `With “${name}” the text would be longer than ${longest.toLocaleString('en-US')} characters. Paste the part that matters.`,
    empty: (name: string) => `There is no text in “${name}”. It may be a scan: pictures of pages cannot be read.`,
    unreadable: (name: string) => `“${name}” could not be read. It may be damaged or locked; paste its text instead.`,
  },
  tooLong: (longest: number) => `At most ${longest.toLocaleString('en-US')} characters can be analyzed at once.`,
  required: failure('Content Required', 'Please paste some content to analyze.'),
  failed: failure('Analysis Failed', 'Failed to analyze content'),
  complete: 'Analysis Complete!',
  filled: (count: number) => ({
    title: `${counted(count, 'answer')} filled in`,
    description: 'Read them through: they are yours to change.',
  }),
  undone: { title: 'Your earlier answers are back' },
};
