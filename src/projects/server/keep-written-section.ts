import type { Queries } from '#platform/server/database/database.ts';
import { notFound } from '#platform/server/errors.ts';
import { isSectionCompleted } from '../progress.ts';
import type { SectionRow } from './projects.store.ts';
import { lockSectionByNumber, putText } from './sections.store.ts';
import type { StoredSentence } from './tables.ts';

type Written = { content: string; sentences: readonly StoredSentence[]; seed: number; writer: string };

/** Stores what a writer wrote; the text it replaces, edited by hand or not, stays in the section's history. */
export async function keepWrittenSection(
  transaction: Queries,
  place: { ownerId: string; projectId: number; sectionNumber: number },
  written: Written,
): Promise<SectionRow> {
  const section = await lockSectionByNumber(transaction, place.ownerId, place.projectId, place.sectionNumber);
  if (!section) throw notFound('project');
  const { content, sentences, seed, writer } = written;
  return putText(transaction, section, {
    content,
    sentences,
    seed,
    writer,
    isCompleted: isSectionCompleted(content, undefined),
    origin: 'generated',
  });
}
