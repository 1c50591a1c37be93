import { Pencil } from 'lucide-react';
import { type FieldName, frameworkFields, type WizardFieldName } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { classNames } from '#platform/web/class-names.ts';
import type { Project } from '#projects/contract.ts';
import { markSharedWords } from '../shared-words.ts';
import type { SentenceInFocus } from './lit-sentence.ts';
import { counted, editorMessages } from './messages.ts';

export const behindId = 'behind-this-sentence';
export const threadEndId = 'thread-end';

type BehindSentenceProps = {
  project: Project;
  sentence: SentenceInFocus | undefined;
  /** Why no answer stands behind the sentence, should there be none. */
  otherwise: string;
  onAnswers: (field: WizardFieldName | undefined) => void;
};

type Source = { field: WizardFieldName; label: string; answer: string; isTakenOver: boolean };

/** The answers that the lit sentence came from, with the words it took over. */
export function BehindSentence({ project, sentence, otherwise, onAnswers }: BehindSentenceProps) {
  const sources = sentence ? sourcesOf(project, sentence) : [];
  return (
    <section aria-labelledby="behind-heading">
      <div className="flex items-baseline gap-3">
        <h3 id="behind-heading" className="relative font-semibold text-sm">
          <span id={threadEndId} aria-hidden="true" className="absolute top-1/2 -left-2" />
          Behind this sentence
        </h3>
        {sentence && <p className="ml-auto text-faint text-xs">{counted(sources.length, 'answer')}</p>}
      </div>
      <div id={behindId} className="mt-3.5 flex flex-col gap-4.5">
        {sentence ? (
          sources.map((source) => <Quote key={source.field} source={source} sentence={sentence} />)
        ) : (
          <p className="text-faint text-sm">{editorMessages.noSentence}</p>
        )}
        {sentence && sources.length === 0 && <p className="text-muted text-sm">{otherwise}</p>}
      </div>
      {sources.length > 0 && (
        <Button
          size="small"
          variant="ghost"
          className="mt-3 -ml-3 text-text!"
          icon={<Pencil aria-hidden="true" className="size-3.5" />}
          onClick={() => onAnswers(sources[0]?.field)}
        >
          Edit answers
        </Button>
      )}
    </section>
  );
}

function Quote({ source, sentence }: { source: Source; sentence: SentenceInFocus }) {
  const { label, answer, isTakenOver } = source;
  return (
    <figure className={classNames('border-l-2 pl-3', isTakenOver ? 'border-amber' : 'border-line-strong')}>
      <figcaption className="font-medium text-faint text-xs">{label}</figcaption>
      <blockquote className="mt-0.5 line-clamp-[12] whitespace-pre-line font-script text-[1.0625rem] leading-[1.42]">
        {markSharedWords(answer, sentence.text).map(({ text, isShared }, index) =>
          isShared ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: passages of one text have no other identity
            <mark key={index} className="rounded-[2px] bg-lit text-text">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </blockquote>
    </figure>
  );
}

/** Answers that the sentence takes words from come first. */
function sourcesOf(project: Project, sentence: SentenceInFocus): Source[] {
  const sources = frameworkFields
    .filter(({ field }) => sentence.fields.includes(field))
    .map(({ field, label }): Source => {
      const answer = (field === 'targetAudience' ? project.targetAudience : answerOf(project, field)).trim();
      const isTakenOver = markSharedWords(answer, sentence.text).some(({ isShared }) => isShared);
      return { field, label, answer, isTakenOver };
    })
    .filter(({ answer }) => answer !== '');
  return sources.toSorted((one, other) => Number(other.isTakenOver) - Number(one.isTakenOver));
}

const answerOf = (project: Project, field: FieldName) => project.originalFormData[field] ?? '';
