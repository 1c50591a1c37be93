import type { SectionNumber } from '#framework/framework.ts';
import type { Queries } from '#platform/server/database/database.ts';
import { AppError } from '#platform/server/errors.ts';
import type { Events } from '#platform/server/events.ts';
import type { Project } from '#projects/contract.ts';
import { keepWrittenSection } from '#projects/server/keep-written-section.ts';
import { presentSection } from '#projects/server/present-project.ts';
import { readProject } from '#projects/server/read-project.ts';
import type { GeneratedSection } from '../contract.ts';
import type { ScriptWriter } from '../script-writer.ts';
import { sourceOf } from './source-of.ts';

export type WritingParts = { queries: Queries; writer: ScriptWriter; events: Events };

/** What listeners of a project's writing hear; small enough to travel between processes. */
export type WritingNotice =
  | { type: 'section-started'; sectionNumber: number }
  | { type: 'text'; sectionNumber: number; text: string }
  | { type: 'section-written'; sectionNumber: number; notice?: string }
  | { type: 'run-ended'; runId: number };

export const writingTopic = (projectId: number): string => `writing:${projectId}`;

/** A message between processes has at most 8,000 bytes, and a character at most four of them in JSON. */
const longestPiece = 1_000;

type Order = {
  ownerId: string;
  projectId: number;
  sectionNumber: SectionNumber;
  seeds: 'next' | 'same';
  signal: AbortSignal;
  /** The embedded writer instead of the active one. */
  writer?: 'embedded' | undefined;
  /** Runs in the transaction that stores the text; answers false when the text is no longer wanted. */
  isStillWanted?: (transaction: Queries) => Promise<boolean>;
};

/**
 * Writes one section from the stored answers, tells every listener each piece as it comes, and stores the whole. Undefined
 * when it was no longer wanted. Until it is stored, the present text stays what it is.
 */
export async function writeSection(parts: WritingParts, order: Order): Promise<GeneratedSection | undefined> {
  const { queries, writer, events } = parts;
  const { ownerId, projectId, sectionNumber } = order;
  const publish = (notice: WritingNotice) => events.publish(writingTopic(projectId), notice);

  const project = await readProject(queries, ownerId, projectId);
  publish({ type: 'section-started', sectionNumber });
  const writing = writer.write(
    {
      ...sourceOf(project),
      sectionNumber,
      seed: nextSeed(project, order),
      ...(order.writer ? { writer: order.writer } : {}),
    },
    order.signal,
  );
  let paragraph: number | undefined;
  for (;;) {
    const step = await writing.next();
    if (step.done) {
      const written = step.value;
      if (written.content.trim() === '') {
        throw new AppError(
          'nothing_to_write',
          'There is nothing to write from yet. Please answer at least one question first.',
          422,
        );
      }
      const section = await queries.transaction(async (transaction) => {
        if (order.isStillWanted && !(await order.isStillWanted(transaction))) return undefined;
        return presentSection(await keepWrittenSection(transaction, { ownerId, projectId, sectionNumber }, written));
      });
      if (!section) return undefined;
      const notice = written.notice ? { notice: written.notice } : {};
      publish({ type: 'section-written', sectionNumber, ...notice });
      return { ...section, ...notice };
    }
    const seam = paragraph === undefined ? '' : step.value.paragraph === paragraph ? ' ' : '\n\n';
    paragraph = step.value.paragraph;
    for (const text of pieces(seam + step.value.text)) publish({ type: 'text', sectionNumber, text });
  }
}

function nextSeed(project: Project, order: Order): number {
  const present = project.sections.find((section) => section.sectionNumber === order.sectionNumber);
  const seed = present?.seed ?? 0;
  return order.seeds === 'same' && seed > 0 ? seed : seed + 1;
}

function pieces(text: string): string[] {
  const characters = [...text];
  const count = Math.ceil(characters.length / longestPiece);
  return Array.from({ length: count }, (_, index) =>
    characters.slice(index * longestPiece, (index + 1) * longestPiece).join(''),
  );
}
