import { ChevronDown, Replace } from 'lucide-react';
import { useId, useState } from 'react';
import type { WizardAnswers } from '#framework/framework.ts';
import { classNames } from '#platform/web/class-names.ts';
import { Tooltip } from '#platform/web/tooltip.tsx';
import { confidenceWords, type Finding, hasMoreThanPreview, previewOf, replacesOwnText } from './findings.ts';
import { autofillMessages } from './messages.ts';

type FindingRowProps = {
  finding: Finding;
  isTicked: boolean;
  answers: WizardAnswers;
  onTick: (isTicked: boolean) => void;
  /** Shows the first 100 characters; the rest on demand. */
  isPreview?: boolean;
};

const messages = autofillMessages.results;

/** One answer to be ticked: the question, the value, how sure it is, where it stands in the text and what it would replace. */
export function FindingRow({ finding, isTicked, answers, onTick, isPreview = false }: FindingRowProps) {
  const { field, value, confidence, source } = finding;
  const id = useId();
  const [showsAll, setShowsAll] = useState(false);
  const [showsSource, setShowsSource] = useState(false);
  const own = answers[field.field]?.trim() ?? '';
  const replaces = replacesOwnText(finding, answers);
  const isCut = isPreview && !showsAll && hasMoreThanPreview(value);

  return (
    <div className="border-t py-3 first-of-type:border-t-0">
      <label className="flex cursor-pointer items-start gap-4">
        <input
          type="checkbox"
          checked={isTicked}
          onChange={(event) => onTick(event.target.checked)}
          aria-label={field.label}
          aria-describedby={`${id}-value ${id}-words`}
          className="mt-0.5 size-5 shrink-0 accent-text touch:size-6"
        />
        <span className="min-w-0 flex-1">
          <span className="block font-semibold text-note text-muted">{field.label}</span>
          <span
            id={`${id}-value`}
            className={classNames(
              'block whitespace-pre-line [overflow-wrap:anywhere]',
              isPreview ? 'font-script text-[1.25rem] leading-[1.4]' : 'type-answer',
              !isTicked && 'text-muted',
            )}
          >
            {isCut ? previewOf(value) : value}
          </span>
        </span>
      </label>
      <div className="mt-1 flex flex-wrap items-center gap-x-4 gap-y-1 pl-9 text-note touch:pl-10">
        <span id={`${id}-words`} className="contents">
          {confidence !== undefined && <span className="text-muted">{confidenceWords(confidence)}</span>}
          {replaces && (
            <span className="flex items-center gap-1.5 font-semibold text-amber-text">
              <Replace aria-hidden="true" className="size-3.5" />
              {messages.replaces}
            </span>
          )}
        </span>
        {isCut && <Disclose label={messages.more} onPress={() => setShowsAll(true)} />}
        {(source || replaces) && (
          <SourceTip text={showsSource ? undefined : source}>
            <Disclose
              label={source ? messages.source : messages.own}
              isOpen={showsSource}
              onPress={() => setShowsSource(!showsSource)}
            />
          </SourceTip>
        )}
      </div>
      {showsSource && (
        <div className="mt-2 ml-9 flex flex-col gap-2 border-mark border-l-2 pl-4 text-sm touch:ml-10">
          {source && <Quotation label={messages.source} text={source} />}
          {replaces && <Quotation label={messages.own} text={own} />}
        </div>
      )}
    </div>
  );
}

function SourceTip({ text, children }: { text: string | undefined; children: React.ReactElement }) {
  return text ? (
    <Tooltip text={text} side="top">
      {children}
    </Tooltip>
  ) : (
    children
  );
}

type DiscloseProps = { label: string; isOpen?: boolean; onPress: () => void } & React.ComponentProps<'button'>;

/** Takes the rest on from the tooltip around it. */
function Disclose({ label, isOpen, onPress, ...rest }: DiscloseProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-expanded={isOpen}
      onClick={onPress}
      className="touch-area inline-flex items-center gap-1 rounded-small font-medium text-muted underline decoration-line-strong underline-offset-4 hover:text-text"
    >
      {label}
      {isOpen !== undefined && (
        <ChevronDown aria-hidden="true" className={classNames('size-3.5', isOpen && 'rotate-180')} />
      )}
    </button>
  );
}

function Quotation({ label, text }: { label: string; text: string }) {
  return (
    <p>
      <span className="block text-faint text-xs">{label}</span>
      <q className="type-answer [overflow-wrap:anywhere]">{text}</q>
    </p>
  );
}
