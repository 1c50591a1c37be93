import { RadioGroup } from 'radix-ui';
import { type SampleVoice, sampleVoices } from '../sample-script.ts';
import { landingMessages } from './messages.ts';

type VoiceChoiceProps = { voice: SampleVoice; onVoiceChange: (voice: SampleVoice) => void };

/** The same answers, said by another temper. */
export function VoiceChoice({ voice, onVoiceChange }: VoiceChoiceProps) {
  return (
    <div className="flex items-center gap-3">
      <span id="sample-voice" className="text-muted text-note max-md:sr-only">
        {landingMessages.sample.voice}
      </span>
      <RadioGroup.Root
        aria-labelledby="sample-voice"
        orientation="horizontal"
        value={voice}
        onValueChange={(value) => {
          const chosen = sampleVoices.find((one) => one === value);
          if (chosen) onVoiceChange(chosen);
        }}
        className="inline-flex rounded-small bg-sunk p-0.5"
      >
        {sampleVoices.map((one) => (
          <RadioGroup.Item
            key={one}
            value={one}
            className="touch-area h-8 rounded-badge px-3.5 font-semibold text-muted text-note data-[state=checked]:bg-surface data-[state=checked]:text-text data-[state=checked]:shadow-[0_0_0_1px_var(--line)]"
          >
            {one}
          </RadioGroup.Item>
        ))}
      </RadioGroup.Root>
    </div>
  );
}
