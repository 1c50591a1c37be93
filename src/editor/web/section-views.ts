import { sectionName } from '#framework/framework.ts';
import type { Project, Section } from '#projects/contract.ts';
import type { LiveSection, LiveWriting } from '#writing/web/live-writing.ts';
import { litWhileWriting, type ScoreEntry, scoreOf } from '../score.ts';
import { type OpenDraft, sayTheSame } from './use-drafts.ts';

type SectionState = 'empty' | 'complete' | 'incomplete' | 'editing' | 'unsaved' | 'waiting' | 'writing';

/** A section as the list, the manuscript and the panel show it at this moment. */
export type SectionView = ScoreEntry & {
  section: Section;
  name: string;
  state: SectionState;
  /** How far its lamp is lit, 0 to 1. */
  lit: number;
  live: LiveSection | undefined;
  draft: OpenDraft | undefined;
};

type Shown = { project: Project; live: LiveWriting; drafts: ReadonlyMap<number, OpenDraft> };

export function sectionViews({ project, live, drafts }: Shown): SectionView[] {
  const shown = project.sections.map((section) => {
    const words = live.sections.get(section.sectionNumber);
    const content = words?.phase === 'writing' ? words.text : (drafts.get(section.id)?.content ?? section.content);
    return { sectionNumber: section.sectionNumber, content };
  });
  const sections = new Map(project.sections.map((section) => [section.sectionNumber, section]));
  return scoreOf(shown).flatMap((entry) => {
    const section = sections.get(entry.sectionNumber);
    if (!section) return [];
    const known = { section, live: live.sections.get(entry.sectionNumber), draft: drafts.get(section.id) };
    const state = stateOf(known);
    const name = sectionName(entry.sectionNumber);
    return [{ ...entry, ...known, name, state, lit: litOf(state, entry, section) }];
  });
}

function stateOf({ section, live, draft }: Pick<SectionView, 'section' | 'live' | 'draft'>): SectionState {
  if (live) return live.phase;
  if (draft) return sayTheSame(draft.content, section.content) ? 'editing' : 'unsaved';
  if (section.content.trim() === '') return 'empty';
  return section.isCompleted ? 'complete' : 'incomplete';
}

function litOf(state: SectionState, entry: ScoreEntry, section: Section): number {
  if (state === 'writing') return litWhileWriting(entry.words, entry.sectionNumber);
  return section.isCompleted ? 1 : 0;
}

/** The state in words, as the list says it. */
export function stateWords({ state, words }: Pick<SectionView, 'state' | 'words'>): string {
  const sentences: Record<SectionState, string> = {
    empty: 'Not generated',
    complete: 'Complete',
    incomplete: 'Written',
    editing: 'Editing',
    unsaved: 'Edited, not saved',
    waiting: 'Waits its turn',
    writing: words > 0 ? `Writing, ${words} words` : 'Writing',
  };
  return sentences[state];
}
