import type { Queries } from '#platform/server/database/database.ts';
import { AppError, notFound } from '#platform/server/errors.ts';
import { isSectionCompleted } from '../progress.ts';
import { presentSection } from './present-project.ts';
import type { SectionRow } from './projects.store.ts';
import { findText, lockSection, markCompleted, putText } from './sections.store.ts';

type Save = { content: string; isCompleted?: boolean | undefined; version?: number | undefined };

/** Stores a hand edit. When `version` is older than the stored text's and the texts differ, nothing is stored: 409 with both. */
export async function saveSection(
  queries: Queries,
  ownerId: string,
  sectionId: number,
  save: Save,
): Promise<SectionRow> {
  return queries.transaction(async (transaction) => {
    const section = await lockSection(transaction, ownerId, sectionId);
    if (!section) throw notFound('section');
    const isCompleted = isSectionCompleted(save.content, save.isCompleted);
    if (save.content === section.content) return markCompleted(transaction, section, isCompleted);
    if (save.version !== undefined && save.version !== section.version) {
      throw new AppError(
        'section_changed',
        'This section was changed elsewhere in the meantime. Both texts are kept; choose what stays.',
        409,
        {
          mine: save.content,
          theirs: presentSection(section),
        },
      );
    }
    return putText(transaction, section, {
      content: save.content,
      isCompleted,
      origin: 'edited',
      sentences: [],
      seed: section.seed,
      writer: null,
    });
  });
}

/** Brings back an earlier text as the newest one; the present text stays in the history. */
export async function restoreSection(
  queries: Queries,
  ownerId: string,
  sectionId: number,
  textId: number,
): Promise<SectionRow> {
  return queries.transaction(async (transaction) => {
    const section = await lockSection(transaction, ownerId, sectionId);
    const text = section && (await findText(transaction, sectionId, textId));
    if (!section || !text) throw notFound('text');
    const { content, sentences, seed, writer } = text;
    const isCompleted = isSectionCompleted(content, undefined);
    return putText(transaction, section, { content, sentences, seed, writer, isCompleted, origin: 'restored' });
  });
}
