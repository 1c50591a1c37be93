import { countAnswered, sectionName } from '#framework/framework.ts';
import type { Project, ProjectCard, Section } from '../contract.ts';
import { progressOf } from '../progress.ts';
import { countWords } from '../speaking-time.ts';
import type { ProjectRow, SectionOutline, SectionRow } from './projects.store.ts';

const endingLength = 420;

/** The last whole sentences within the ending of a text. */
function lastLines(ending: string): string {
  if (ending.length < endingLength) return ending.trim();
  const sentenceStart = ending.search(/(?<=[.!?…]["”’']?\s+)\S/u);
  return (sentenceStart > 0 ? ending.slice(sentenceStart) : ending).trim();
}

export function presentCard(project: ProjectRow, outlines: readonly SectionOutline[]): ProjectCard {
  const written = outlines.filter((outline) => outline.words > 0);
  const latest = written.reduce<SectionOutline | undefined>(
    (found, outline) => (!found || outline.updatedAt >= found.updatedAt ? outline : found),
    undefined,
  );
  return {
    id: project.id,
    name: project.name,
    description: project.description,
    targetAudience: project.targetAudience,
    ...progressOf(outlines.map(({ isCompleted, words }) => ({ isCompleted, hasText: words > 0 }))),
    updatedAt: project.updatedAt.toISOString(),
    folderId: project.folderId,
    answered: countAnswered(project.answers) + (project.targetAudience.trim() ? 1 : 0),
    lamps: outlines.map(({ sectionNumber, isCompleted, words }) => ({ sectionNumber, isCompleted, words })),
    lastLines: latest ? { sectionNumber: latest.sectionNumber, text: lastLines(latest.ending) } : null,
  };
}

export function presentSection(section: SectionRow): Section {
  return {
    id: section.id,
    sectionNumber: section.sectionNumber,
    sectionName: sectionName(section.sectionNumber),
    content: section.content,
    isCompleted: section.isCompleted,
    version: section.version,
    sentences: section.sentences.map(({ text, paragraph, fields }) => ({ text, paragraph, fields: [...fields] })),
    seed: section.seed,
    writer: section.writer,
    updatedAt: section.updatedAt.toISOString(),
  };
}

export function presentProject(project: ProjectRow, sections: readonly SectionRow[]): Project {
  const outlines = sections.map((section) => ({
    projectId: project.id,
    sectionNumber: section.sectionNumber,
    isCompleted: section.isCompleted,
    words: countWords(section.content),
    ending: section.content.slice(-endingLength),
    updatedAt: section.updatedAt,
  }));
  return {
    ...presentCard(project, outlines),
    projectName: project.name,
    originalFormData: project.answers,
    sections: sections.map(presentSection),
    createdAt: project.createdAt.toISOString(),
  };
}
