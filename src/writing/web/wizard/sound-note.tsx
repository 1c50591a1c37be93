import { useEffect, useRef } from 'react';
import type { WizardAnswers, WizardFieldName } from '#framework/framework.ts';
import { Caret } from '#platform/web/caret.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { countWords, speakingSeconds } from '#projects/speaking-time.ts';
import { wizardMessages } from './messages.ts';
import { nextLabel, type SoundLine, soundLines } from './sound-lines.ts';

type SoundNoteProps = { answers: WizardAnswers; step: number; field: WizardFieldName | undefined };

const messages = wizardMessages.sound;
const roomUnderLine = 48;

/** Beside the question: what has been said so far, and the line that the answer becomes. */
export function SoundPanel({ answers, step, field }: SoundNoteProps) {
  const lines = soundLines(answers, step, field);
  const next = nextLabel(answers, step, field);
  const voice = answers.speakerPersonality?.trim();
  const present = lines.find(({ isPresent }) => isPresent)?.text;
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (present !== undefined) showPresentLine(scroller.current);
  }, [present]);

  return (
    <aside
      aria-label={messages.title}
      className="flex w-[288px] shrink-0 flex-col border-l bg-surface px-5 pt-6 pb-5 max-lg:hidden xl:w-[384px] xl:px-7"
    >
      <div className="flex justify-between gap-3 border-b pb-4 text-note">
        <h3 className="font-semibold">{messages.title}</h3>
        {voice && <p className="truncate text-muted">{messages.voice(voice)}</p>}
      </div>
      <div ref={scroller} className="relative flex min-h-0 flex-1 flex-col gap-4.5 overflow-y-auto py-4.5">
        {lines.length === 0 && (
          <p className="font-script text-[1.3125rem] text-faint leading-[1.45]">{messages.empty}</p>
        )}
        <LineGroup lines={lines.filter(({ isEarlier }) => isEarlier)} />
        <LineGroup lines={lines.filter(({ isEarlier }) => !isEarlier)} next={next} />
      </div>
      <div className="flex justify-between gap-3 text-muted text-note">
        <p className="tabular">{messages.spoken(clock(lines))}</p>
        <p>{messages.changes}</p>
      </div>
    </aside>
  );
}

/** Keeps the line that is being written in view without moving anything else. */
function showPresentLine(scroller: HTMLElement | null) {
  const mark = scroller?.querySelector('mark');
  if (!scroller || !mark) return;
  const below = mark.getBoundingClientRect().bottom + roomUnderLine - scroller.getBoundingClientRect().bottom;
  const above = mark.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  if (below > 0) scroller.scrollTop += below;
  else if (above < 0) scroller.scrollTop += above;
}

function LineGroup({ lines, next }: { lines: readonly SoundLine[]; next?: string | undefined }) {
  const [first] = lines;
  if (!first) return null;
  return (
    <div
      data-section={first.sectionNumber}
      className="flex flex-col gap-2.5 border-mark border-l-[3px] pl-4 font-script text-[1.3125rem] leading-[1.45] [overflow-wrap:anywhere]"
    >
      {lines.map((line) => (
        <p key={line.field} className={classNames('whitespace-pre-line', line.isEarlier && 'text-faint')}>
          <Said line={line} />
        </p>
      ))}
      {next && <p className="text-[1.0625rem] text-faint italic">{messages.next(next)}</p>}
    </div>
  );
}

function Said({ line }: { line: SoundLine }) {
  if (!line.isPresent) return line.text;
  return (
    <>
      <mark className="box-decoration-clone bg-tint py-0.5 font-medium text-text">{line.text}</mark>
      <Caret />
    </>
  );
}

/** Where there is no room beside the question: the one line, above the foot. */
export function SoundStrip({ answers, step, field }: SoundNoteProps) {
  const line = soundLines(answers, step, field).find(({ isPresent }) => isPresent);
  if (!line) return null;
  return (
    <aside
      aria-label={messages.title}
      data-section={line.sectionNumber}
      className="max-h-[30%] shrink-0 overflow-y-auto border-t bg-surface px-4 py-3 md:px-8 lg:hidden"
    >
      <h3 className="font-semibold text-hue text-xs">{messages.title}</h3>
      <p className="whitespace-pre-line font-script text-[1.25rem] leading-[1.35] [overflow-wrap:anywhere]">
        {line.text}
        <Caret />
      </p>
    </aside>
  );
}

/** Minutes and seconds that the lines take to say, e.g. 0:24. */
function clock(lines: readonly SoundLine[]): string {
  const seconds = speakingSeconds(lines.reduce((sum, { text }) => sum + countWords(text), 0));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
