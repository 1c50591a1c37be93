import type { FieldName } from '#framework/framework.ts';

/**
 * "It's not for the man that wants it done by Friday": nothing has been named that "it" could go back to. "This isn't for you if you rent,
 * not here" says twice that it is not.
 */
export function ofThis(text: string, field: FieldName): string {
  if (field === 'whoIsThisNotFor')
    return text
      .replace(/^It(?:'s| is) not for\b|^It isn't for\b/, "This isn't for")
      .replace(
        /(?<=^(?:This isn't|Or|And) (?:for|if)\b.*), (?:also |then |sorry,? )?not (?:here|with me|for you)(?=\.$)/u,
        '',
      );
  return field === 'fitFilter' ? text.replace(/^It(?:'s| is) for (?=you\b)/, 'This is for ') : text;
}
