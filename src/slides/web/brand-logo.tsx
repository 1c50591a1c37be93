import { useId, useState } from 'react';
import { Button } from '#platform/web/button.tsx';
import { slidesMessages } from './messages.ts';

type BrandLogoProps = { logo: string | null; onChange: (logo: string | null) => void };

const messages = slidesMessages.edits.lookDialog;
const kinds = ['image/png', 'image/jpeg'];
const largest = 500_000;

const readAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsDataURL(file);
  });

/** What the file holds, whatever its name says. */
const isPicture = (file: File): Promise<boolean> =>
  createImageBitmap(file).then(
    (picture) => {
      picture.close();
      return true;
    },
    () => false,
  );

/** The logo on every slide: a small picture from this device. */
export function BrandLogo({ logo, onChange }: BrandLogoProps) {
  const id = useId();
  const [isWrong, setIsWrong] = useState(false);

  async function take(file: File | undefined) {
    if (!file) return;
    const fits = kinds.includes(file.type) && file.size <= largest && (await isPicture(file));
    setIsWrong(!fits);
    if (fits) onChange(await readAddress(file));
  }

  return (
    <div className="flex flex-col gap-2">
      <p className="font-semibold text-sm">{messages.logo}</p>
      {logo && <img src={logo} alt={messages.logo} className="h-10 max-w-full self-start object-contain" />}
      <input
        id={id}
        type="file"
        accept={kinds.join(',')}
        aria-describedby={`${id}-hint`}
        className="peer sr-only"
        onChange={({ target }) => {
          void take(target.files?.[0]);
          target.value = '';
        }}
      />
      <label
        htmlFor={id}
        className="inline-flex h-9 cursor-pointer items-center self-start rounded-control border border-line-strong bg-surface px-3.5 font-semibold text-note hover:bg-sunk peer-focus-visible:outline-2 peer-focus-visible:outline-focus peer-focus-visible:outline-offset-2 touch:h-11"
      >
        {messages.chooseLogo}
      </label>
      {isWrong ? (
        <p id={`${id}-hint`} role="alert" className="text-danger text-note">
          {messages.logoWrong}
        </p>
      ) : (
        <p id={`${id}-hint`} className="text-muted text-note">
          {messages.logoHint}
        </p>
      )}
      {logo && (
        <Button size="small" variant="ghost" className="-ml-3 self-start" onClick={() => onChange(null)}>
          {messages.dropLogo}
        </Button>
      )}
    </div>
  );
}
