/** A name has to say something and must fit: the same limits the server keeps. */
export function nameRules(missing: string, longest = 200) {
  return {
    validate: (name: string) => name.trim() !== '' || missing,
    maxLength: { value: longest, message: `A name has at most ${longest} characters.` },
  };
}
