/** Brings what models answer instead of the list of fields and values into that shape; what cannot be mended stays out. */
export function mendAnswers(value: unknown): unknown {
  if (Array.isArray(value)) return { answers: value.flatMap(entry) };
  if (!isObject(value)) return value;
  const inner = value.answers ?? value.data ?? value.fields;
  if (Array.isArray(inner)) return { answers: inner.flatMap(entry) };
  return {
    answers: Object.entries(isObject(inner) ? inner : value).flatMap(([field, text]) => entry({ field, value: text })),
  };
}

function entry(value: unknown): { field: string; value: string }[] {
  if (!isObject(value) || typeof value.field !== 'string') return [];
  const text = Array.isArray(value.value) ? value.value.filter(isText).join('\n') : value.value;
  return isText(text) ? [{ field: value.field, value: text }] : [];
}

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
