import { frameworkSections } from '#framework/framework.ts';
import { createProject } from '#projects/server/create-project.ts';
import { demoTemplates } from '#projects/templates.ts';
import { type WritingParts, writeSection } from './write-section.ts';

/** The first sample script stands where one would go on writing, the second is complete. */
const writtenSections = [5, 8];

/** Gives a new demo user two sample projects. Called again after an interruption it goes on without doubling them. */
export async function writeDemoScripts(parts: WritingParts, ownerId: string): Promise<void> {
  const samples = demoTemplates.map((template, index) => ({ template, count: writtenSections[index] ?? 0 }));
  for (const { template, count } of samples.toReversed()) {
    const { id: projectId } = await createProject(parts.queries, ownerId, {
      name: template.name,
      templateId: template.id,
      creationKey: `demo-${template.id}`,
    });
    for (const { number: sectionNumber } of frameworkSections.slice(0, count)) {
      const signal = new AbortController().signal;
      await writeSection(parts, { ownerId, projectId, sectionNumber, seeds: 'same', signal });
    }
  }
}
