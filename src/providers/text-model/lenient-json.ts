import { parsePartialJson } from 'ai';

/** The JSON value in a model's answer, remarks and code fences around it aside; a broken end is mended. Undefined: none. */
export async function lenientJson(answer: string): Promise<unknown> {
  const start = answer.search(/[[{]/);
  if (start < 0) return undefined;
  const end = Math.max(answer.lastIndexOf('}'), answer.lastIndexOf(']'));
  const candidates = [answer.slice(start, end + 1), answer.slice(start)];
  for (const candidate of candidates) {
    const { value, state } = await parsePartialJson(candidate.replace(/,(\s*[}\]])/g, '$1'));
    if (state === 'successful-parse' || state === 'repaired-parse') return value;
  }
  return undefined;
}
