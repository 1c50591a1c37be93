import { useState } from 'react';
import type { WizardAnswers, WizardFieldName } from '#framework/framework.ts';
import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { toast } from '#platform/web/toast-list.ts';
import { longestContent } from '../../contract.ts';
import { AnalyzingText } from './analyzing-text.tsx';
import { AutofillInput } from './autofill-input.tsx';
import { AutofillResults } from './autofill-results.tsx';
import { type Finding, findingsOf } from './findings.ts';
import { autofillMessages } from './messages.ts';
import { useAnalysis } from './use-analysis.ts';
import { usePastedText } from './use-pasted-text.ts';

type SmartAutofillProps = {
  projectId: number | undefined;
  /** What is answered already. */
  answers: WizardAnswers;
  onClose: () => void;
  /** Takes the ticked values over and closes the dialog. Rejects when that failed, which it has told: the ticks stay. */
  onUse: (values: WizardAnswers) => Promise<unknown>;
};

type Results = { findings: Finding[]; ticked: ReadonlySet<WizardFieldName> };

/** A text goes in, answers come back to be ticked. Mount it to open it: it begins with the input. */
export function SmartAutofillDialog({ projectId, answers, onClose, onUse }: SmartAutofillProps) {
  const pasted = usePastedText(projectId);
  const [results, setResults] = useState<Results>();
  const [isUsing, setIsUsing] = useState(false);
  const { isAnalyzing, analyze, cancel } = useAnalysis((analysis) => {
    const findings = findingsOf(analysis);
    const ticked = findings.filter(({ isTicked }) => isTicked);
    setResults({ findings, ticked: new Set(ticked.map(({ field }) => field.field)) });
  });

  function submit() {
    if (pasted.text.trim() === '') return void toast(autofillMessages.required);
    if (pasted.text.length > longestContent)
      return void toast({ ...autofillMessages.failed, description: autofillMessages.tooLong(longestContent) });
    analyze(pasted.text);
  }

  async function use({ findings, ticked }: Results) {
    const chosen = findings.filter(({ field }) => ticked.has(field.field));
    setIsUsing(true);
    try {
      await onUse(Object.fromEntries(chosen.map(({ field, value }) => [field.field, value])));
      pasted.forget();
    } catch {
      // Whoever could not take the values over has said so.
      setIsUsing(false);
    }
  }

  function tick(field: WizardFieldName, isTicked: boolean) {
    setResults((present) => {
      if (!present) return present;
      const ticked = new Set(present.ticked);
      if (isTicked) ticked.add(field);
      else ticked.delete(field);
      return { ...present, ticked };
    });
  }

  function close() {
    cancel();
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && close()}
      size="medium"
      title={autofillMessages.title}
      className="md:h-[720px]!"
      bodyClassName="flex flex-col p-4 md:p-7"
      {...foot()}
    >
      {isAnalyzing ? (
        <AnalyzingText length={pasted.text.length} />
      ) : results ? (
        <AutofillResults findings={results.findings} ticked={results.ticked} answers={answers} onTick={tick} />
      ) : (
        <AutofillInput text={pasted.text} onText={pasted.change} onSubmit={submit} />
      )}
    </Dialog>
  );

  function foot() {
    if (isAnalyzing) return { forward: <Button onClick={cancel}>{autofillMessages.analyzing.cancel}</Button> };
    if (!results) {
      const { kept, notKept, submit: label } = autofillMessages.input;
      return {
        back: <p className="text-muted text-note">{pasted.text && (pasted.isKept ? kept : notKept)}</p>,
        forward: (
          <Button variant="primary" onClick={submit}>
            {label}
          </Button>
        ),
      };
    }
    const { ticked, findings } = results;
    return {
      back: (
        <Button
          disabled={isUsing}
          onClick={() => setResults(undefined)}
          className="max-md:h-auto! max-md:min-h-10 max-md:max-w-40 max-md:shrink! max-md:whitespace-normal! max-md:px-3! max-md:py-1.5"
        >
          {autofillMessages.results.again}
        </Button>
      ),
      forward: (
        <>
          <p aria-live="polite" className="tabular text-muted text-sm max-md:hidden">
            {autofillMessages.results.ticked(ticked.size, findings.length)}
          </p>
          <Button
            variant="primary"
            busy={isUsing}
            disabled={ticked.size === 0}
            onClick={() => void use(results)}
            className="max-md:px-3!"
          >
            {autofillMessages.results.use}
          </Button>
        </>
      ),
    };
  }
}
