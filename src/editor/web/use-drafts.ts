import { useState } from 'react';
import type { Section } from '#projects/contract.ts';
import { paragraphsOf } from '../manuscript.ts';
import { forgetDraft, keepDraft, readDraft, type SectionDraft } from './section-drafts.ts';

/** A section under the person's hands. `fieldKey` changes when the field has to take the text anew. */
export type OpenDraft = SectionDraft & { fieldKey: number; isKept: boolean; isRestored: boolean };

export type Drafts = {
  bySection: ReadonlyMap<number, OpenDraft>;
  open: (section: Section, content?: string) => void;
  change: (section: Section, content: string) => void;
  close: (sectionId: number) => void;
};

/** Do two texts say the same, blank lines and blanks around paragraphs apart? */
export const sayTheSame = (one: string, other: string): boolean =>
  paragraphsOf(one).join('\n\n') === paragraphsOf(other).join('\n\n');

/** The texts being edited, by section id; each change is kept on this device and found again after a reload. */
export function useDrafts(sections: readonly Section[]): Drafts {
  const [bySection, setBySection] = useState(() => restored(sections));

  function put(sectionId: number, draft: OpenDraft | undefined) {
    setBySection((present) => {
      const next = new Map(present);
      if (draft) next.set(sectionId, draft);
      else next.delete(sectionId);
      return next;
    });
  }

  return {
    bySection,
    open: (section, content = section.content) => {
      const draft = { content, version: section.version, savedAt: Date.now() };
      const isChanged = !sayTheSame(content, section.content);
      const isKept = isChanged && keepDraft(section.id, draft);
      put(section.id, { ...draft, fieldKey: draft.savedAt, isKept, isRestored: false });
    },
    change: (section, content) => {
      const present = bySection.get(section.id);
      if (!present) return;
      const draft = { content, version: present.version, savedAt: Date.now() };
      const isSame = sayTheSame(content, section.content);
      if (isSame) forgetDraft(section.id);
      put(section.id, { ...present, ...draft, isKept: !isSame && keepDraft(section.id, draft), isRestored: false });
    },
    close: (sectionId) => {
      forgetDraft(sectionId);
      put(sectionId, undefined);
    },
  };
}

function restored(sections: readonly Section[]): ReadonlyMap<number, OpenDraft> {
  const found = new Map<number, OpenDraft>();
  for (const section of sections) {
    const draft = readDraft(section.id);
    if (!draft) continue;
    if (sayTheSame(draft.content, section.content)) forgetDraft(section.id);
    else found.set(section.id, { ...draft, fieldKey: draft.savedAt, isKept: true, isRestored: true });
  }
  return found;
}
