import { Fragment, useEffect, useRef } from 'react';
import type { SectionNumber } from '#framework/framework.ts';
import { Caret } from '#platform/web/caret.tsx';
import { classNames } from '#platform/web/class-names.ts';
import { SpokenModel } from '../spoken-model.tsx';
import { wizardMessages } from './messages.ts';
import type { SoundGroup, SoundParagraph } from './sound-lines.ts';
import type { Sound } from './use-sound.ts';

const messages = wizardMessages.sound;
const roomUnderLine = 104;

/** Beside the question: what has been said so far, and the line that the answer becomes. */
export function SoundPanel({ sound }: { sound: Sound }) {
  const scroller = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sound.present) showPresentLine(scroller.current);
  }, [sound.present]);

  return (
    <aside
      aria-label={messages.title}
      className="flex w-[288px] shrink-0 flex-col border-l bg-surface px-5 pt-6 pb-5 max-lg:hidden xl:w-[384px] xl:px-7"
    >
      <div className="flex justify-between gap-3 border-b pb-4 text-note">
        <h3 className="font-semibold">{messages.title}</h3>
        {sound.voice && <p className="truncate text-muted">{messages.voice(sound.voice)}</p>}
      </div>
      <div ref={scroller} className="flex min-h-0 flex-1 flex-col gap-4.5 overflow-y-auto py-4.5">
        {sound.groups.length === 0 && (
          <p className="font-script text-[1.3125rem] text-faint leading-[1.45]">{messages.empty}</p>
        )}
        {sound.groups.map((group) => (
          <Group key={group.sectionNumber} group={group} sound={sound} />
        ))}
      </div>
      <div className="flex justify-between gap-3 pt-3 text-muted text-note">
        <p className="tabular">{messages.spoken(clock(sound.seconds))}</p>
        <p>{messages.changes}</p>
      </div>
    </aside>
  );
}

/** Keeps the line that is being written in view without moving anything else. */
function showPresentLine(scroller: HTMLElement | null) {
  const marks = scroller?.querySelectorAll('mark');
  const last = marks?.item(marks.length - 1);
  if (!scroller || !last) return;
  const frame = scroller.getBoundingClientRect();
  const line = last.getBoundingClientRect();
  if (line.bottom + roomUnderLine > frame.bottom) scroller.scrollTop += line.bottom + roomUnderLine - frame.bottom;
  else if (line.top < frame.top) scroller.scrollTop += line.top - frame.top;
}

function Group({ group, sound }: { group: SoundGroup; sound: Sound }) {
  const { next, couldBeSaid } = group.isEarlier ? {} : sound;
  const present = group.paragraphs.findLast(({ said }) => said.some(({ isPresent }) => isPresent));
  return (
    <div
      data-section={group.sectionNumber}
      className="flex flex-col gap-2.5 border-mark border-l-[3px] pl-4 font-script text-[1.3125rem] leading-[1.45] [overflow-wrap:anywhere]"
    >
      {group.paragraphs.map((paragraph) => (
        <Fragment key={paragraph.key}>
          <p className={classNames('whitespace-pre-line', group.isEarlier && 'text-faint')}>
            <Said paragraph={paragraph} />
          </p>
          {couldBeSaid && paragraph === present && <SpokenModel {...couldBeSaid} />}
        </Fragment>
      ))}
      {next && <p className="text-[1.0625rem] text-faint italic">{messages.next(next)}</p>}
    </div>
  );
}

function Said({ paragraph: { said } }: { paragraph: SoundParagraph }) {
  return said.map(({ text, isPresent }, place) => (
    <Fragment key={text}>
      {place > 0 && ' '}
      {isPresent ? (
        <>
          <mark className="box-decoration-clone bg-tint py-0.5 font-medium text-text">{text}</mark>
          <Caret />
        </>
      ) : (
        text
      )}
    </Fragment>
  ));
}

/** Where there is no room beside the question: the one line, above the foot. */
export function SoundStrip({ sound, section }: { sound: Sound; section: SectionNumber | undefined }) {
  if (!sound.present) return null;
  return (
    <aside
      aria-label={messages.title}
      data-section={section}
      className="max-h-[30%] shrink-0 overflow-y-auto border-t bg-surface px-4 py-3 md:px-8 lg:hidden"
    >
      <h3 className="font-semibold text-hue text-xs">{messages.title}</h3>
      <p className="whitespace-pre-line font-script text-[1.25rem] leading-[1.35] [overflow-wrap:anywhere]">
        {sound.present}
        <Caret />
      </p>
      {sound.couldBeSaid && <SpokenModel {...sound.couldBeSaid} />}
    </aside>
  );
}

/** Minutes and seconds, e.g. 0:24. */
const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
