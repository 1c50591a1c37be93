import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#platform/web/button.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { slidesMessages } from './messages.ts';

type BrandColorProps = { color: string | null; onChange: (color: string | null) => void };

const messages = slidesMessages.edits.lookDialog;
const firstColor = '#1a7f5a';
/** A picker tells each shade one passes; one that stands so many milliseconds is meant. */
const settleTime = 300;
const written = /^#?([0-9a-f]{6})$/i;

/** The brand's colour, by the picker or as a number. */
export function BrandColor({ color, onChange }: BrandColorProps) {
  return (
    <div className="flex flex-col gap-2">
      <p id="brand-color" className="font-semibold text-sm">
        {messages.color}
      </p>
      {color === null ? (
        <Button size="bar" className="self-start" onClick={() => onChange(firstColor)}>
          {messages.useColor}
        </Button>
      ) : (
        <>
          <ColorFields color={color} onChange={onChange} />
          <Button size="small" variant="ghost" className="-ml-3 self-start" onClick={() => onChange(null)}>
            {messages.dropColor}
          </Button>
        </>
      )}
    </div>
  );
}

function ColorFields({ color, onChange }: { color: string; onChange: (color: string) => void }) {
  const [typed, setTyped] = useState<string>();
  const text = typed ?? color;
  const digits = written.exec(text.trim())?.[1]?.toLowerCase();
  const wish = digits ? `#${digits}` : undefined;
  const store = useEffectEvent((meant: string) => {
    if (meant !== color.toLowerCase()) onChange(meant);
  });
  useEffect(() => {
    if (!wish) return;
    const timer = setTimeout(() => store(wish), settleTime);
    return () => clearTimeout(timer);
  }, [wish]);
  const storeNow = () => wish && wish !== color.toLowerCase() && onChange(wish);
  return (
    <div className="flex items-start gap-3">
      <input
        type="color"
        aria-labelledby="brand-color"
        value={wish ?? color}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={storeNow}
        className="mt-7 h-10 w-14 shrink-0 cursor-pointer rounded-control border border-ctl bg-surface p-1"
      />
      <div className="min-w-0 flex-1">
        <TextField
          label={messages.hex}
          value={text}
          spellCheck={false}
          error={wish ? undefined : messages.hexWrong}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={storeNow}
          className="tabular h-10! text-sm!"
        />
      </div>
    </div>
  );
}
