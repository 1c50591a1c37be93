import { Pause, Play, RotateCcw } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { IconButton } from '#platform/web/icon-button.tsx';
import { clockText, type SampleVoice, type ScriptSoFar } from '../sample-script.ts';
import { landingMessages } from './messages.ts';
import { SectionOnSheet } from './section-on-sheet.tsx';
import { VoiceChoice } from './voice-choice.tsx';

type LiveSampleProps = {
  voice: SampleVoice;
  onVoiceChange: (voice: SampleVoice) => void;
  script: ScriptSoFar;
  isPlaying: boolean;
  /** Another script is on its way. */
  isWaiting: boolean;
  onToggle: () => void;
  onWriteAgain: () => void;
};

const words = landingMessages.sample;

/** The lit sheet on which a script is being written; its end stays in view. */
export function LiveSample({
  voice,
  onVoiceChange,
  script,
  isPlaying,
  isWaiting,
  onToggle,
  onWriteAgain,
}: LiveSampleProps) {
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
      <div className="mask-[linear-gradient(transparent,black_18px)] flex min-h-0 flex-1 flex-col-reverse overflow-hidden px-4.5 md:px-7">
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
          {script.isFinished ? (
            <Button
              variant="ghost"
              size="small"
              className="-mr-3"
              busy={isWaiting}
              icon={<RotateCcw aria-hidden="true" className="size-3.5" />}
              onClick={onWriteAgain}
            >
              {isWaiting ? words.writing : words.again}
            </Button>
          ) : (
            <>
              <span className="tabular">
                {clockText(script.seconds)} {words.spoken}
              </span>
              <WritingSwitch isPlaying={isPlaying} onToggle={onToggle} />
            </>
          )}
        </span>
      </div>
    </section>
  );
}

function WritingSwitch({ isPlaying, onToggle }: Pick<LiveSampleProps, 'isPlaying' | 'onToggle'>) {
  const Sign = isPlaying ? Pause : Play;
  return (
    <IconButton label={isPlaying ? words.pause : words.play} size="small" className="-mr-2" onClick={onToggle}>
      <Sign aria-hidden="true" className="size-3.5" />
    </IconButton>
  );
}
