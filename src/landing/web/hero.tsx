import { Footlights } from '#platform/web/footlights.tsx';
import { Stage } from '#platform/web/stage.tsx';
import { scriptAfter, scriptWords } from '../sample-script.ts';
import { LiveSample } from './live-sample.tsx';
import { landingMessages } from './messages.ts';
import { PlaybillTitle } from './playbill-title.tsx';
import { runningOrder } from './running-order.ts';
import { SignInButton } from './sign-in-button.tsx';
import { Statistics } from './statistics.tsx';
import { useSampleScript } from './use-sample-script.ts';
import { useWriting } from './use-writing.ts';

/** The statement at the left, the script writing itself at the right; the footlights follow the writing. */
export function Hero() {
  const sample = useSampleScript();
  const { script, run, isFirst } = sample;
  const opening = isFirst ? script.slice(0, 1) : [];
  const writing = useWriting({ from: scriptWords(opening), to: scriptWords(script), run });
  const soFar = scriptAfter(script, writing.words);
  const written = soFar.lit.filter((share) => share === 1).length;

  function writeAgain() {
    sample.writeAgain();
    writing.play();
  }

  return (
    <Stage beamAt={82} floor={[46, 112]}>
      <div className="page pt-21 md:pt-23">
        <div className="grid items-start gap-x-16 gap-y-9 lg:grid-cols-[minmax(0,544fr)_minmax(0,592fr)]">
          <div className="flex flex-col items-start">
            <PlaybillTitle />
            <p className="mt-5 max-w-[52ch] text-lg text-stage-lead lg:max-w-[500px]">{landingMessages.lead}</p>
            <SignInButton
              label={landingMessages.start}
              variant="primary"
              size="main"
              arrow
              className="mt-6 max-md:w-full"
            />
          </div>
          <LiveSample
            voice={sample.voice}
            onVoiceChange={sample.chooseVoice}
            script={soFar}
            isPlaying={writing.isPlaying}
            isWaiting={sample.isWriting}
            onToggle={writing.toggle}
            onWriteAgain={writeAgain}
          />
        </div>
        <Statistics />
      </div>
      <Footlights
        label="The sample script"
        completed={written}
        progress={(written / 8) * 100}
        lit={soFar.lit}
        minutes={runningOrder}
        size="lg"
        glow
      />
    </Stage>
  );
}
