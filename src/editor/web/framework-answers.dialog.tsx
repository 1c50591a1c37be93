import { Tabs } from 'radix-ui';
import { useEffect, useState } from 'react';
import { type Control, useForm, useWatch } from 'react-hook-form';
import {
  type FrameworkField,
  frameworkFields,
  sectionName,
  sectionNumbers,
  type WizardFieldName,
} from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { Numeral } from '#platform/web/numeral.tsx';
import { toast } from '#platform/web/toast-list.ts';
import type { Project } from '#projects/contract.ts';
import { useChangeProject } from '#projects/web/use-change-project.ts';
import { sectionsWithChangedAnswers } from '../changed-answers.ts';
import { AnswerField } from './answer-field.tsx';
import { type AnswersForm, changesOf, keepAnswersDraft, readAnswersDraft, storedAnswers } from './answers-draft.ts';
import { counted, editorMessages } from './messages.ts';
import { useSaidAnswer } from './use-said-answer.ts';

export type AnswersPlace = { sectionNumber: number; field?: WizardFieldName | undefined };

type FrameworkAnswersDialogProps = {
  project: Project;
  place: AnswersPlace;
  onClose: () => void;
  onInterview: () => void;
  /** The sections in order that stand on answers changed by this save. */
  onSaved: (changedSections: number[]) => void;
};

const fieldsOf = (sectionNumber: number) => frameworkFields.filter((field) => field.sectionNumber === sectionNumber);

/** All answers of the framework, section by section. Any text is an answer; what is typed is kept on this device until saved. */
export function FrameworkAnswersDialog({ project, place, onClose, onInterview, onSaved }: FrameworkAnswersDialogProps) {
  const [stored] = useState(() => storedAnswers(project));
  const [draft] = useState(() => readAnswersDraft(project.id));
  const [isKept, setIsKept] = useState(Object.keys(draft).length > 0);
  const form = useForm<AnswersForm>({ defaultValues: { ...stored, ...draft } });
  const [entered, setEntered] = useState(place.field);
  const said = useSaidAnswer(entered, form.control, project);
  const saving = useChangeProject(project.id, { ...editorMessages.answersFailed, tone: 'danger' });

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => {
          const changes = changesOf(values, stored);
          setIsKept(keepAnswersDraft(project.id, changes) && Object.keys(changes).length > 0);
        },
      }),
    [form, project.id, stored],
  );

  function save(values: AnswersForm) {
    const { targetAudience, ...originalFormData } = changesOf(values, stored);
    const change = { originalFormData, ...(targetAudience === undefined ? {} : { targetAudience }) };
    saving.mutate(change, {
      onSuccess: () => {
        keepAnswersDraft(project.id, {});
        toast({ title: editorMessages.answersSaved });
        onSaved(sectionsWithChangedAnswers(stored, values));
      },
    });
  }

  function discard() {
    form.reset(stored);
    keepAnswersDraft(project.id, {});
    setIsKept(false);
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="large"
      title="Framework Answers"
      subject={project.name}
      bodyClassName="flex min-h-0 flex-col p-0! overflow-hidden!"
      className="md:h-[760px]!"
      onOpenAutoFocus={(event) => place.field && event.preventDefault()}
      back={
        isKept ? (
          <>
            <p role="status" className="text-muted text-note max-md:hidden">
              {Object.keys(draft).length > 0 ? 'Your draft from this device is back.' : 'Draft kept on this device.'}
            </p>
            <Button variant="ghost" onClick={discard}>
              <span>
                Discard<span className="max-md:sr-only"> changes</span>
              </span>
            </Button>
          </>
        ) : (
          <Button variant="ghost" className="-ml-3" onClick={onInterview}>
            Answer as an interview
          </Button>
        )
      }
      forward={
        <>
          <Button className="max-md:hidden" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="neutral" busy={saving.isPending} onClick={form.handleSubmit(save)}>
            <span>
              Save<span className="max-md:sr-only"> answers</span>
            </span>
          </Button>
        </>
      }
    >
      <Tabs.Root
        defaultValue={String(place.sectionNumber)}
        orientation="vertical"
        className="flex min-h-0 flex-1 max-md:flex-col"
      >
        <Tabs.List
          aria-label="Sections"
          className="flex shrink-0 overflow-x-auto bg-sunk max-md:border-b md:w-60 md:flex-col md:gap-0.5 md:overflow-y-auto md:border-r md:p-3"
        >
          {sectionNumbers.map((sectionNumber) => (
            <SectionTab key={sectionNumber} sectionNumber={sectionNumber} control={form.control} />
          ))}
        </Tabs.List>
        {sectionNumbers.map((sectionNumber) => (
          <Tabs.Content
            key={sectionNumber}
            value={String(sectionNumber)}
            data-section={sectionNumber}
            className="min-h-0 flex-1 overflow-y-auto p-4 outline-none md:p-8"
          >
            <h3 className="display text-[1.5rem]">{sectionName(sectionNumber)}</h3>
            <div className="mt-6 flex flex-col gap-7">
              {fieldsOf(sectionNumber).map((field) => (
                <AnswerField
                  key={field.field}
                  field={field}
                  control={form.control}
                  isSought={field.field === place.field}
                  said={field.field === entered ? said : undefined}
                  onEnter={() => setEntered(field.field)}
                />
              ))}
            </div>
          </Tabs.Content>
        ))}
      </Tabs.Root>
    </Dialog>
  );
}

function SectionTab({ sectionNumber, control }: { sectionNumber: number; control: Control<AnswersForm> }) {
  const fields = fieldsOf(sectionNumber);
  const answered = useAnsweredCount(fields, control);
  return (
    <Tabs.Trigger
      value={String(sectionNumber)}
      data-section={sectionNumber}
      aria-label={`${sectionName(sectionNumber)}: ${answered} of ${counted(fields.length, 'answer')}`}
      className="flex shrink-0 items-center gap-3 rounded-control text-left outline-offset-[-2px] data-[state=active]:bg-[color-mix(in_srgb,var(--mark)_9%,transparent)] max-md:h-14 max-md:flex-1 max-md:justify-center max-md:rounded-none max-md:px-2 md:min-h-13 md:px-3 md:hover:bg-[color-mix(in_srgb,var(--text)_4%,transparent)]"
    >
      <Numeral section={sectionNumber} className="md:w-5 md:text-center" />
      <span className="min-w-0 max-md:hidden">
        <span className="block font-medium text-sm leading-[1.25]">{sectionName(sectionNumber)}</span>
        <span className="tabular block text-faint text-xs">
          {answered} of {fields.length}
        </span>
      </span>
    </Tabs.Trigger>
  );
}

function useAnsweredCount(fields: readonly FrameworkField[], control: Control<AnswersForm>): number {
  const values = useWatch({ control, name: fields.map(({ field }) => field) });
  return values.filter((value) => value.trim() !== '').length;
}
