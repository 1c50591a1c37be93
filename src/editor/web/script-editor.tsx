import { PanelRight } from 'lucide-react';
import { useState } from 'react';
import { fieldsOfSection } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { useDocumentTitle } from '#platform/web/page-title.tsx';
import type { Project } from '#projects/contract.ts';
import { SlidesPill } from '#slides/web/slides-pill.tsx';
import { ActionBar } from './action-bar.tsx';
import { type EditorDialog, EditorDialogs } from './editor-dialogs.tsx';
import { EditorHead } from './editor-head.tsx';
import { EditorSlides, ViewPresentation } from './editor-slides.tsx';
import { LeaveWarning } from './leave-warning.tsx';
import { ManuscriptSection } from './manuscript-section.tsx';
import { counted } from './messages.ts';
import { ScriptPanel } from './script-panel.tsx';
import { SectionList, SectionStrip } from './section-list.tsx';
import type { SectionView } from './section-views.ts';
import type { PanelPart } from './side-panel.tsx';
import { TabMenu } from './tab-menu.tsx';
import { Thread } from './thread.tsx';
import { useArrival } from './use-arrival.ts';
import { scrollToSection, useCurrentSection } from './use-current-section.ts';
import { useEditorCommands } from './use-editor-commands.ts';
import { useEditorSlides } from './use-editor-slides.ts';
import { useScriptEditor } from './use-script-editor.ts';
import './manuscript.css';

/** The manuscript of one project between its running order and what stands behind it. */
export function ScriptEditor({ project }: { project: Project }) {
  useDocumentTitle(project.name);
  const [dialog, show] = useState<EditorDialog>();
  const [panel, setPanel] = useState<PanelPart>();
  const editor = useScriptEditor(project, {
    onPremium: () => show({ kind: 'upgrade', feature: 'script-enhancement' }),
  });
  const { sectionNumber: current, isHeadingStuck } = useCurrentSection();
  const commands = useEditorCommands({ editor, current, show, panel, setPanel });
  useArrival(project, editor.writing);
  const slides = useEditorSlides(project.id, { onPremium: (feature) => show({ kind: 'upgrade', feature }) });

  const { views, viewOf, writing, lit, preview } = editor;
  const { script, sections: live } = writing.live;
  const scriptButton = {
    script,
    isBusy: script === 'idle' && live.size > 0,
    onGenerateAll: commands.generateAll,
    onStop: writing.stop,
  };
  const behind = editor.focus?.sentence.fields.length ?? 0;
  const currentView = viewOf(current);

  function manuscriptSection(view: SectionView) {
    const { section, sectionNumber } = view;
    return (
      <ManuscriptSection
        key={sectionNumber}
        view={view}
        answered={countAnsweredIn(project, sectionNumber)}
        lit={lit?.sectionNumber === sectionNumber ? lit.place : undefined}
        preview={preview?.sectionId === section.id ? preview : undefined}
        caretAt={editor.caretAt?.sectionId === section.id ? editor.caretAt.at : undefined}
        isSaving={editor.savingId === section.id}
        isRestoring={editor.isRestoring}
        isHeadingStuck={isHeadingStuck && sectionNumber === current}
        mayFollow={views.every(({ draft }) => !draft)}
        script={script}
        actions={commands.manuscript}
      />
    );
  }

  return (
    <div className="editor min-h-dvh">
      <EditorHead
        project={project}
        views={views}
        scriptButton={scriptButton}
        presentation={<ViewPresentation projectId={project.id} slides={slides} />}
        pill={
          slides.generation.progress && (
            <SlidesPill progress={slides.generation.progress} onOpen={() => slides.show('progress')} />
          )
        }
        tabs={
          <TabMenu
            project={project}
            className="w-full md:w-59"
            onSections={() => scrollToSection(current)}
            onAnswers={() => commands.showAnswers(current)}
            onAutofill={() => show({ kind: 'autofill' })}
            onInterview={() => show({ kind: 'interview' })}
            onSlides={() => slides.show('tab')}
          />
        }
        strip={<SectionStrip views={views} current={current} onGoTo={scrollToSection} />}
        panelButton={
          <Button
            size="small"
            aria-expanded={panel !== undefined}
            className="min-[1180px]:hidden"
            onClick={() => setPanel(panel ? undefined : 'answers')}
            icon={<PanelRight aria-hidden="true" className="size-4" />}
          >
            {editor.focus ? counted(behind, 'answer') : 'Behind the text'}
          </Button>
        }
      />
      <div className="grid items-start min-[900px]:grid-cols-[256px_minmax(0,1fr)] min-[1180px]:grid-cols-[256px_minmax(0,1fr)_304px]">
        <SectionList
          views={views}
          current={current}
          script={script}
          onGoTo={scrollToSection}
          onGenerate={commands.generate}
          onShortcuts={() => show({ kind: 'shortcuts' })}
        />
        <main className="min-w-0 pb-[55dvh]">{views.map(manuscriptSection)}</main>
        {currentView && (
          <ScriptPanel
            project={project}
            editor={editor}
            current={currentView}
            open={panel}
            onClose={() => setPanel(undefined)}
            onAnswers={(place) => show({ kind: 'answers', place })}
          />
        )}
      </div>
      <ActionBar
        {...scriptButton}
        onTime={() => setPanel(panel === 'time' ? undefined : 'time')}
        onEdit={commands.editCurrent}
      />
      {editor.focus && behind > 0 && <Thread litKey={editor.focus.sentence.text} />}
      <EditorSlides project={project} slides={slides} />
      <EditorDialogs project={project} editor={editor} dialog={dialog} show={show} />
      <LeaveWarning names={views.filter(({ state }) => state === 'unsaved').map(({ name }) => name)} />
    </div>
  );
}

const countAnsweredIn = (project: Project, sectionNumber: number): number =>
  fieldsOfSection(sectionNumber).filter(({ field }) => project.originalFormData[field]?.trim()).length;
