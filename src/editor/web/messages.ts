/** Every sentence a person reads on the project page and in the editor. */
export const editorMessages = {
  notFound: {
    title: 'Project Not Found',
    text: "The project you're looking for doesn't exist or you don't have access to it.",
    back: 'Back to Dashboard',
  },
  detail: {
    loading: 'Loading project...',
    missing: { title: 'Project not found', text: 'It may have been deleted, or it belongs to another account.' },
    back: 'Back to Dashboard',
  },
  noSentence: 'Click a sentence to see the answers it came from.',
  noAnswers: 'The writer added this sentence to lead over. No single answer stands behind it.',
  editedByHand: 'This text was edited by hand, so it is no longer known which answers its sentences came from.',
  changedSentence: 'You changed this sentence, so the answers behind it are no longer known.',
  critic: {
    title: 'How it is heard',
    ease: 'Reading ease',
    easeWords: (ease: number) => (ease >= 80 ? 'easy' : ease >= 60 ? 'plain' : ease >= 40 ? 'heavy' : 'hard'),
    repeated: 'Said more than once',
    claims: 'Figures that no answer gives',
    times: (count: number) => `${count} times`,
    nothing: 'No phrase comes back, and every figure stands in an answer.',
  },
  howItSounds: 'How it will sound',
  answersSaved: 'Framework answers saved',
  answersFailed: { title: 'Error', description: 'Failed to update framework answers. Please try again.' },
  answersBack: 'Your earlier answers are back',
  undo: 'Undo',
  editDiscarded: { title: 'Edit discarded', description: 'The stored text is back.' },
  draftLost: 'This device has no room to keep a draft. Save before you leave.',
  changedElsewhere: 'This section was saved elsewhere in the meantime; you will see both texts when you save.',
};

/** "No answer", "1 answer", "2 answers". */
export function counted(count: number, one: string, many = `${one}s`): string {
  if (count === 0) return `No ${one}`;
  return `${count} ${count === 1 ? one : many}`;
}
