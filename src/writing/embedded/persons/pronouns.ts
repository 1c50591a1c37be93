/** Third and first person, in whichever way an author speaks of the listener. */
export type Person = 'they' | 'she' | 'he' | 'I';

export type Third = Exclude<Person, 'I'>;
export const THIRDS = ['they', 'she', 'he'] as const;

export const SETS: Readonly<Record<Person, ReadonlySet<string>>> = {
  they: new Set(['they', 'them', 'their', 'theirs', 'themselves', 'themself']),
  she: new Set(['she', 'her', 'hers', 'herself']),
  he: new Set(['he', 'him', 'his', 'himself']),
  I: new Set(['i', 'me', 'my', 'mine', 'myself']),
};
/** Which third person a word belongs to: "their" is of "they". */
export const thirdOf = (word: string): Third | undefined => THIRDS.find((third) => SETS[third].has(word));

export const NOMINATIVE: Readonly<Record<Person, string>> = { they: 'they', she: 'she', he: 'he', I: 'i' };
export const YOU: ReadonlySet<string> = new Set(['you', 'your', 'yours', 'yourself']);
