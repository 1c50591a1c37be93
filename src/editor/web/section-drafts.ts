import { z } from 'zod';

/** A text in work on this device. `version` is that of the stored text it started from, `savedAt` a moment in ms. */
const draftSchema = z.object({ content: z.string(), version: z.number(), savedAt: z.number() });
export type SectionDraft = z.infer<typeof draftSchema>;

const keyOf = (sectionId: number) => `draft:section:${sectionId}`;

export function readDraft(sectionId: number): SectionDraft | undefined {
  const stored = localStorage.getItem(keyOf(sectionId));
  if (stored === null) return undefined;
  try {
    return draftSchema.parse(JSON.parse(stored));
  } catch {
    return undefined;
  }
}

/** Answers whether the draft is kept: a device without room keeps nothing. */
export function keepDraft(sectionId: number, draft: SectionDraft): boolean {
  try {
    localStorage.setItem(keyOf(sectionId), JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

export function forgetDraft(sectionId: number): void {
  localStorage.removeItem(keyOf(sectionId));
}
