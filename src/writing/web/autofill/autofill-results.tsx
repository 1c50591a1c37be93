import { ChevronDown } from 'lucide-react';
import type { WizardAnswers, WizardFieldName } from '#framework/framework.ts';
import { Numeral } from '#platform/web/numeral.tsx';
import { FindingRow } from './finding-row.tsx';
import { type Finding, likelyBySection, previewedFindings, unlikelyFindings } from './findings.ts';
import { autofillMessages } from './messages.ts';

type AutofillResultsProps = {
  findings: readonly Finding[];
  ticked: ReadonlySet<WizardFieldName>;
  answers: WizardAnswers;
  onTick: (field: WizardFieldName, isTicked: boolean) => void;
};

const messages = autofillMessages.results;

/** What was found: the pain and the different approach first, cut short, then section by section, and folded what is less sure. */
export function AutofillResults({ findings, ticked, answers, onTick }: AutofillResultsProps) {
  if (findings.length === 0) return <NothingFound />;
  const heart = previewedFindings(findings);
  const unlikely = unlikelyFindings(findings);

  const row = (finding: Finding) => (
    <FindingRow
      key={finding.field.field}
      finding={finding}
      isTicked={ticked.has(finding.field.field)}
      answers={answers}
      onTick={(isTicked) => onTick(finding.field.field, isTicked)}
    />
  );

  return (
    <div className="flex flex-col gap-8">
      {heart.length > 0 && (
        <section aria-label={messages.heart} data-section={1}>
          <h3 className="type-heading pb-2">{messages.heart}</h3>
          {heart.map((finding) => (
            <FindingRow
              key={finding.field.field}
              finding={finding}
              isPreview
              isTicked={ticked.has(finding.field.field)}
              answers={answers}
              onTick={(isTicked) => onTick(finding.field.field, isTicked)}
            />
          ))}
        </section>
      )}
      {likelyBySection(findings).map(({ sectionNumber, name, findings: found }) => (
        <section key={sectionNumber} aria-label={name} data-section={sectionNumber}>
          <h3 className="flex items-baseline gap-3 border-mark border-t-[3px] pt-3 pb-2">
            <Numeral section={sectionNumber} />
            <span className="type-compact-title">{name}</span>
          </h3>
          {found.map(row)}
        </section>
      ))}
      {unlikely.length > 0 && (
        <details open={findings.every(({ isTicked }) => !isTicked)} className="group border-line-strong border-t pt-1">
          <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 rounded-small [&::-webkit-details-marker]:hidden">
            <h3 className="type-compact-title">{messages.unlikely(unlikely.length)}</h3>
            <span className="min-w-0 flex-1 text-muted text-note">{messages.unlikelyText}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 group-open:rotate-180" />
          </summary>
          <div className="pt-1">{unlikely.map(row)}</div>
        </details>
      )}
    </div>
  );
}

function NothingFound() {
  return (
    <div className="m-auto max-w-[44ch] py-10 text-center">
      <h3 className="type-heading">{messages.nothing}</h3>
      <p className="mt-2 text-base text-muted">{messages.nothingText}</p>
    </div>
  );
}
