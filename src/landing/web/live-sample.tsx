import { Pause, Play, RotateCcw } from 'lucide-react';
import { frameworkSections } from '#framework/framework.ts';
import { Caret } from '#platform/web/caret.tsx';
import { IconButton } from '#platform/web/icon-button.tsx';
import {
  clockText,
  type SampleSentence,
  type SampleVoice,
  type ScriptSoFar,
  type SectionSoFar,
} from '../sample-script.ts';
import { landingMessages } from './messages.ts';
import { VoiceChoice } from './voice-choice.tsx';

type LiveSampleProps = {
  voice: SampleVoice;
  onVoiceChange: (voice: SampleVoice) => void;
  script: ScriptSoFar;
  writing: { isPlaying: boolean; isFinished: boolean; toggle: () => void };
};

const words = landingMessages.sample;

/** The lit sheet on which a script is being written; its end stays in view. */
export function LiveSample({ voice, onVoiceChange, script, writing }: LiveSampleProps) {
  const standing = script.sections.length;
  return (
    <section
      aria-label={words.title}
      className="sheet flex h-[540px] min-w-0 flex-col bg-[linear-gradient(var(--sheet-top),var(--sheet-foot))] max-md:h-[560px] lg:mt-15 lg:h-[516px]"
    >
      <div className="mx-4.5 flex min-h-18 shrink-0 flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b py-3 md:mx-7">
        <h2 className="font-semibold text-note">{words.title}</h2>
        <VoiceChoice voice={voice} onVoiceChange={onVoiceChange} />
      </div>
      <div className="flex min-h-0 flex-1 flex-col-reverse overflow-hidden mask-[linear-gradient(transparent,black_18px)] px-4.5 md:px-7">
        <div className="mb-auto pt-3.5 pb-4">
          {script.sections.map((section, index) => (
            <SectionOnSheet
              key={section.section}
              section={section}
              isEarlier={index < standing - 2}
              isLast={index === standing - 1}
            />
          ))}
        </div>
      </div>
      <div className="mx-4.5 flex h-11 shrink-0 items-center justify-between border-t text-muted text-note md:mx-7">
        <span className="tabular">{standing} of 8 sections</span>
        <span className="flex items-center gap-1">
          <span className="tabular">
            {clockText(script.seconds)} {words.spoken}
          </span>
          <WritingSwitch {...writing} />
        </span>
      </div>
    </section>
  );
}

function WritingSwitch({ isPlaying, isFinished, toggle }: LiveSampleProps['writing']) {
  const [label, Sign] = isFinished
    ? ([words.again, RotateCcw] as const)
    : isPlaying
      ? ([words.pause, Pause] as const)
      : ([words.play, Play] as const);
  return (
    <IconButton label={label} size="small" className="-mr-2" onClick={toggle}>
      <Sign aria-hidden="true" className="size-3.5" />
    </IconButton>
  );
}

type SectionOnSheetProps = { section: SectionSoFar; isEarlier: boolean; isLast: boolean };

function SectionOnSheet({ section, isEarlier, isLast }: SectionOnSheetProps) {
  const name = frameworkSections.find(({ number }) => number === section.section)?.name;
  const answered = section.sentences.find(({ answer }) => answer);
  return (
    <div
      data-section={section.section}
      className="grid gap-x-5 border-mark border-l-[3px] pb-4.5 pl-3 md:grid-cols-[1fr_100px] md:pl-5"
    >
      <div>
        <h3 className="type-section-label mb-1 text-hue">
          {section.section} {name}
        </h3>
        <p className={`font-script text-[20px] leading-[1.45] ${isEarlier ? 'text-faint' : ''}`}>
          {section.sentences.map((sentence) => (
            <Sentence key={sentence.text} sentence={sentence} />
          ))}
          {isLast && <Caret />}
        </p>
      </div>
      {answered && (
        <p className="mt-1 text-xs md:mt-7">
          <strong className="block font-semibold text-hue">{words.answer}</strong>
          <span className="text-muted">{answered.answer}</span>
        </p>
      )}
    </div>
  );
}

function Sentence({ sentence }: { sentence: SampleSentence }) {
  if (!sentence.answer) return <>{sentence.text} </>;
  return (
    <>
      <mark className="box-decoration-clone bg-tint px-0.5 py-px text-inherit">{sentence.text}</mark>{' '}
    </>
  );
}
