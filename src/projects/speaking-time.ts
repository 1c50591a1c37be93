/** Words a minute of a calm speaker. */
export const wordsPerMinute = 140;

export const countWords = (text: string): number => text.trim().split(/\s+/).filter(Boolean).length;

export const speakingSeconds = (words: number): number => Math.round((words / wordsPerMinute) * 60);
