import { Button } from '#platform/web/button.tsx';
import { layManuscript } from '../manuscript.ts';
import { EditFoot } from './edit-foot.tsx';
import { EditingText } from './editing-text.tsx';
import { EmptySection } from './empty-section.tsx';
import { entryDelay } from './entry-delay.ts';
import type { SentenceInFocus } from './lit-sentence.ts';
import { type Point, ReadingText } from './reading-text.tsx';
import { type SectionActions, SectionHeading } from './section-heading.tsx';
import type { SectionView } from './section-views.ts';
import { sectionElementId } from './use-current-section.ts';
import { WritingText } from './writing-text.tsx';

/** An earlier text held up for reading in place of the present one. */
export type Preview = { sectionId: number; textId: number; content: string; name: string };

export type ManuscriptActions = SectionActions & {
  onLight: (sectionNumber: number, place: number) => void;
  onEditAt: (sectionNumber: number, at: Point) => void;
  onText: (sectionNumber: number, text: string) => void;
  onSentence: (sectionNumber: number, sentence: SentenceInFocus | undefined) => void;
  onSave: (sectionNumber: number) => void;
  onCancel: (sectionNumber: number) => void;
  onAnswers: (sectionNumber: number) => void;
  onRestore: (preview: Preview) => void;
  onClosePreview: () => void;
};

type ManuscriptSectionProps = {
  view: SectionView;
  answered: number;
  lit: number | undefined;
  preview: Preview | undefined;
  caretAt: Point | 'end' | undefined;
  isSaving: boolean;
  isRestoring: boolean;
  isHeadingStuck: boolean;
  mayFollow: boolean;
  script: 'idle' | 'writing' | 'stopping';
  actions: ManuscriptActions;
};

/** One section of the manuscript: its heading, its text in whatever state it is, and what ends that state. */
export function ManuscriptSection(props: ManuscriptSectionProps) {
  const { view, isHeadingStuck, script, actions } = props;
  const { sectionNumber, live } = view;
  return (
    <article
      id={sectionElementId(sectionNumber)}
      data-section={sectionNumber}
      aria-labelledby={`section-title-${sectionNumber}`}
      aria-busy={live?.phase === 'writing' || undefined}
      className="animate-enter scroll-mt-(--head) border-b pb-8 last:border-b-0"
      style={entryDelay(sectionNumber - 1)}
    >
      <SectionHeading view={view} isStuck={isHeadingStuck} script={script} actions={actions} />
      <div className="sheet-measure pt-1">
        <SectionText {...props} />
      </div>
    </article>
  );
}

function SectionText({
  view,
  answered,
  lit,
  preview,
  caretAt,
  isSaving,
  isRestoring,
  mayFollow,
  actions,
}: ManuscriptSectionProps) {
  const { sectionNumber, section, startsAt, draft, live, name } = view;
  if (live?.phase === 'writing') return <WritingText text={live.text} startsAt={startsAt} mayFollow={mayFollow} />;
  if (draft) {
    return (
      <>
        <EditingText
          key={draft.fieldKey}
          label={`Text of section ${sectionNumber}, ${name}`}
          initialText={draft.content}
          startsAt={startsAt}
          caretAt={caretAt}
          written={section.sentences}
          onText={(text) => actions.onText(sectionNumber, text)}
          onSentence={(sentence) => actions.onSentence(sectionNumber, sentence)}
        />
        <EditFoot
          view={{ ...view, draft }}
          isSaving={isSaving}
          onSave={() => actions.onSave(sectionNumber)}
          onCancel={() => actions.onCancel(sectionNumber)}
        />
      </>
    );
  }
  if (preview) {
    return (
      <>
        <PreviewBar
          preview={preview}
          isRestoring={isRestoring}
          onRestore={() => actions.onRestore(preview)}
          onClose={actions.onClosePreview}
        />
        <div className="text-muted">
          <ReadingText
            paragraphs={layManuscript({ content: preview.content, sentences: [], startsAt })}
            lit={undefined}
            onLight={actions.onClosePreview}
            onEdit={actions.onClosePreview}
          />
        </div>
      </>
    );
  }
  if (section.content.trim() === '') {
    return (
      <EmptySection
        view={view}
        answered={answered}
        onAnswers={() => actions.onAnswers(sectionNumber)}
        onEdit={() => actions.onEdit(sectionNumber)}
      />
    );
  }
  return (
    <ReadingText
      paragraphs={layManuscript({ content: section.content, sentences: section.sentences, startsAt })}
      lit={lit}
      onLight={(place) => actions.onLight(sectionNumber, place)}
      onEdit={(at) => actions.onEditAt(sectionNumber, at)}
    />
  );
}

type PreviewBarProps = { preview: Preview; isRestoring: boolean; onRestore: () => void; onClose: () => void };

function PreviewBar({ preview, isRestoring, onRestore, onClose }: PreviewBarProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-control bg-tint py-2 pr-2 pl-4 md:ml-(--gutter)">
      <p className="mr-auto text-sm">
        An earlier text, <span className="font-semibold">{preview.name}</span>
      </p>
      <Button size="small" variant="ghost" onClick={onClose}>
        Back to the present
      </Button>
      <Button size="small" variant="neutral" busy={isRestoring} onClick={onRestore}>
        Restore this text
      </Button>
    </div>
  );
}
