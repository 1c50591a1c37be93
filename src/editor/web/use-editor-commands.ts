import type { EditorDialog } from './editor-dialogs.tsx';
import { type Lit, litElement, reachNeighbour, sectionUnderHands, sentenceInView } from './lit-sentence.ts';
import type { ManuscriptActions } from './manuscript-section.tsx';
import { beginningOf } from './reading-text.tsx';
import type { SectionView } from './section-views.ts';
import type { PanelPart } from './side-panel.tsx';
import { scrollToSection } from './use-current-section.ts';
import { useEditorKeys } from './use-editor-keys.ts';
import type { ScriptEditorState } from './use-script-editor.ts';

type Screen = {
  editor: ScriptEditorState;
  /** The section in view. */
  current: number;
  show: (dialog: EditorDialog) => void;
  panel: PanelPart | undefined;
  setPanel: (part: PanelPart | undefined) => void;
};

const isPhone = () => window.matchMedia('(width < 48rem)').matches;

/** What buttons, clicks and keys of the editor do; the keys listen while the screen stands. */
export function useEditorCommands({ editor, current, show, panel, setPanel }: Screen) {
  const { views, viewOf, writing, lit, preview } = editor;
  const script = writing.live.script;

  function generate(sectionNumber: number) {
    const view = viewOf(sectionNumber);
    if (!view || view.live || script !== 'idle') return;
    if (view.state === 'unsaved') {
      show({ kind: 'regenerate-unsaved', sectionNumber });
      return;
    }
    editor.cancel(view);
    editor.setPreview(undefined);
    void writing.generateSection(sectionNumber);
  }

  function generateAll() {
    const isBegun = views.some(({ section }) => section.content.trim() !== '');
    if (isBegun) show({ kind: 'rewrite' });
    else writing.generateScript({ onlyEmpty: false });
  }

  function light(wanted: Lit) {
    editor.light(wanted);
    if (!isPhone()) return;
    setPanel('answers');
    // The sheet rises over the lower half; what was touched stays above it.
    requestAnimationFrame(() => litElement()?.scrollIntoView({ block: 'nearest' }));
  }

  function edit(sectionNumber: number) {
    const view = viewOf(sectionNumber);
    const sentence = sentenceInView(sectionNumber);
    if (view) editor.edit(view, sentence ? beginningOf(sentence) : 'end');
  }

  const editCurrent = () => edit(lit?.sectionNumber ?? current);

  function showVersions() {
    setPanel('versions');
    requestAnimationFrame(() => document.getElementById('versions-heading')?.focus());
  }

  const showAnswers = (sectionNumber: number) => show({ kind: 'answers', place: { sectionNumber } });

  /** The edit one means: where the focus is, else in view, else the first that is not saved. */
  function editInWork(): SectionView | undefined {
    const inWork = views.filter(({ draft }) => draft);
    const at = (sectionNumber: number | undefined) => inWork.find((view) => view.sectionNumber === sectionNumber);
    return at(sectionUnderHands()) ?? at(current) ?? inWork.find(({ state }) => state === 'unsaved');
  }

  function letGo() {
    const underHands = views.find(({ draft, sectionNumber }) => draft && sectionNumber === sectionUnderHands());
    if (underHands) editor.cancel(underHands);
    else if (preview) editor.setPreview(undefined);
    else if (panel) setPanel(undefined);
    else editor.light(undefined);
  }

  useEditorKeys({
    onSection: (move) => {
      const wanted = 'to' in move ? move.to : current + move.by;
      if (viewOf(wanted)) scrollToSection(wanted);
    },
    onSentence: (by) => {
      const next = reachNeighbour(by);
      if (next) light(next);
      return lit !== undefined;
    },
    onEdit: editCurrent,
    onGenerate: () => generate(current),
    onAnswers: () => showAnswers(current),
    onVersions: showVersions,
    onPanel: () => setPanel(panel ? undefined : 'answers'),
    onShortcuts: () => show({ kind: 'shortcuts' }),
    onSave: () => {
      const view = editInWork();
      if (view) void editor.save(view);
    },
    onEscape: letGo,
  });

  /** An action on a section named by its number. */
  const on = (act: (view: SectionView) => void) => (sectionNumber: number) => {
    const view = viewOf(sectionNumber);
    if (view) act(view);
  };
  const manuscript: ManuscriptActions = {
    onGenerate: generate,
    onStop: writing.stop,
    onEdit: edit,
    onVersions: showVersions,
    onLight: (sectionNumber, place) => light({ sectionNumber, place }),
    onEditAt: (sectionNumber, at) => on((view) => editor.edit(view, at))(sectionNumber),
    onText: (sectionNumber, text) => on((view) => editor.type(view, text))(sectionNumber),
    onSentence: editor.followCaret,
    onSave: on((view) => void editor.save(view)),
    onCancel: on(editor.cancel),
    onAnswers: showAnswers,
    onRestore: editor.restore,
    onClosePreview: () => editor.setPreview(undefined),
  };

  return { manuscript, generate, generateAll, editCurrent, showAnswers };
}
