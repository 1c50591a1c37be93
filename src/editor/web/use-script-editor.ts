import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '#platform/web/toast-list.ts';
import type { Project } from '#projects/contract.ts';
import { writingMessages } from '#writing/web/messages.ts';
import { type SectionClash, useSaveSection } from '#writing/web/use-save-section.ts';
import { restoreVersion, useRestoreText } from '#writing/web/use-section-history.ts';
import { useWriting } from '#writing/web/use-writing.ts';
import { type Lit, litSentence, type SentenceInFocus } from './lit-sentence.ts';
import type { Preview } from './manuscript-section.tsx';
import { editorMessages } from './messages.ts';
import type { Point } from './reading-text.tsx';
import { type SectionView, sectionViews } from './section-views.ts';
import { useDrafts } from './use-drafts.ts';

/** The state of one project's manuscript and everything that can be done to it. */
export function useScriptEditor(project: Project, { onPremium }: { onPremium: () => void }) {
  const queryClient = useQueryClient();
  const writing = useWriting(project.id, { onPremium });
  const drafts = useDrafts(project.sections);
  const [lit, setLit] = useState<Lit>();
  const [caretAt, setCaretAt] = useState<{ sectionId: number; at: Point | 'end' }>();
  const [caretSentence, setCaretSentence] = useState<{ sectionNumber: number; sentence: SentenceInFocus }>();
  const [preview, setPreview] = useState<Preview>();
  const [clash, setClash] = useState<SectionClash>();
  const restoring = useRestoreText(project.id);
  const saving = useSaveSection(project.id, {
    onSaved: (section) => {
      drafts.close(section.id);
      setClash(undefined);
    },
    onClash: setClash,
    onPremium,
  });

  const views = sectionViews({ project, live: writing.live, drafts: drafts.bySection });
  const viewOf = (sectionNumber: number) => views.find((view) => view.sectionNumber === sectionNumber);

  function followCaret(sectionNumber: number, sentence: SentenceInFocus | undefined) {
    setCaretSentence((present) => {
      if (present?.sectionNumber === sectionNumber && present.sentence.text === sentence?.text) return present;
      return sentence && { sectionNumber, sentence };
    });
  }

  /** The sentence whose answers are shown: the one the caret stands in while its section is edited, else the lit one. */
  function sentenceInFocus() {
    const edited = caretSentence && viewOf(caretSentence.sectionNumber);
    if (caretSentence && edited?.draft) return { view: edited, sentence: caretSentence.sentence };
    const view = lit && viewOf(lit.sectionNumber);
    const sentence = litSentence(view, lit);
    return view && sentence && { view, sentence };
  }

  function edit(view: SectionView, at: Point | 'end') {
    if (view.live || view.draft) return;
    setPreview(undefined);
    setLit(undefined);
    setCaretAt({ sectionId: view.section.id, at });
    drafts.open(view.section);
  }

  /** Saves the text under the person's hands; a text that did not change is sent as it is stored. */
  function save(view: SectionView): Promise<unknown> {
    const { draft, section } = view;
    if (!draft || saving.isPending) return Promise.resolve();
    const content = view.state === 'unsaved' ? draft.content : section.content;
    return saving.mutateAsync({ sectionId: section.id, content, version: draft.version }).catch(() => undefined);
  }

  function cancel(view: SectionView) {
    const { draft, section, state } = view;
    if (!draft) return;
    drafts.close(section.id);
    if (state !== 'unsaved') return;
    const bringBack = () => drafts.open({ ...section, version: draft.version }, draft.content);
    toast({ ...editorMessages.editDiscarded, action: { label: writingMessages.undo, onPress: bringBack } });
  }

  return {
    views,
    viewOf,
    writing,
    lit,
    light: setLit,
    focus: sentenceInFocus(),
    followCaret,
    caretAt,
    edit,
    save,
    cancel,
    type: (view: SectionView, text: string) => drafts.change(view.section, text),
    savingId: saving.isPending ? saving.variables.sectionId : undefined,
    preview,
    setPreview,
    isRestoring: restoring.isPending,
    restore: ({ sectionId, textId }: Preview) =>
      restoring.mutate({ sectionId, textId }, { onSuccess: () => setPreview(undefined) }),
    clash,
    /** Their text stays the present one, and the own text is stored before it, so that it can be restored. */
    keepTheirs: ({ mine, theirs }: SectionClash) =>
      saving.mutate(
        { sectionId: theirs.id, content: mine, version: theirs.version },
        { onSuccess: () => void restoreVersion(queryClient, project.id, theirs) },
      ),
    saveOver: ({ theirs }: SectionClash, content: string) =>
      saving.mutate({ sectionId: theirs.id, content, version: theirs.version }),
    decideLater: () => setClash(undefined),
  };
}

export type ScriptEditorState = ReturnType<typeof useScriptEditor>;
