import type { Project } from '#projects/contract.ts';
import { BehindSentence } from './behind-sentence.tsx';
import { CriticPanel } from './critic-panel.tsx';
import type { AnswersPlace } from './framework-answers.dialog.tsx';
import type { Preview } from './manuscript-section.tsx';
import { editorMessages } from './messages.ts';
import { SectionVersions } from './section-versions.tsx';
import type { SectionView } from './section-views.ts';
import { type PanelPart, SidePanel } from './side-panel.tsx';
import { SpeakingTimePanel } from './speaking-time-panel.tsx';
import { scrollToSection } from './use-current-section.ts';
import type { ScriptEditorState } from './use-script-editor.ts';

type ScriptPanelProps = {
  project: Project;
  editor: ScriptEditorState;
  /** The section in view; the panel speaks of it unless a sentence of another one is lit. */
  current: SectionView;
  open: PanelPart | undefined;
  onClose: () => void;
  onAnswers: (place: AnswersPlace) => void;
};

/** Answers behind the lit sentence, versions of the section, speaking time and what a listener would stumble over. */
export function ScriptPanel({ project, editor, current, open, onClose, onAnswers }: ScriptPanelProps) {
  const { focus, views, preview, setPreview } = editor;
  const view = focus?.view ?? current;

  function showVersion(version: Preview | undefined) {
    setPreview(version);
    if (version) scrollToSection(view.sectionNumber);
  }

  return (
    <SidePanel
      open={open}
      onClose={onClose}
      parts={{
        answers: (
          <BehindSentence
            project={project}
            sentence={focus?.sentence}
            otherwise={whyUnknown(view)}
            onAnswers={(field) => onAnswers({ sectionNumber: view.sectionNumber, field })}
          />
        ),
        versions: (
          <SectionVersions
            key={view.section.id}
            view={view}
            preview={preview?.sectionId === view.section.id ? preview : undefined}
            onPreview={showVersion}
          />
        ),
        time: (
          <>
            <SpeakingTimePanel view={view} views={views} />
            <CriticPanel project={project} view={view} lit={editor.lit} onLight={editor.light} />
          </>
        ),
      }}
    />
  );
}

function whyUnknown({ section, state }: SectionView): string {
  if (section.writer === null) return editorMessages.editedByHand;
  return state === 'unsaved' ? editorMessages.changedSentence : editorMessages.noAnswers;
}
