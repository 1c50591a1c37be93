import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { fontPairNames } from '../look.ts';
import { BrandLogo } from './brand-logo.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type BrandChange, deckEdits, type LookChange } from './deck-edits.ts';
import { pictureOf, type ShownDeck } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import type { DeckEditing } from './use-deck-edits.ts';

type DeckLookDialogProps = { deck: ShownDeck; editing: DeckEditing; onClose: () => void };

const messages = slidesMessages.edits.lookDialog;
const fonts = [
  { value: '', name: messages.themeFonts },
  ...fontPairNames.map((value) => ({ value, name: messages.fontNames[value] })),
];
const sampleCount = 4;
const firstColor = '#1a7f5a';

/** Theme and brand over the whole deck; each choice is seen and stored at once. */
export function DeckLookDialog({ deck, editing, onClose }: DeckLookDialogProps) {
  const { theme, brand } = deck.look;
  const change = (wish: LookChange) => editing.run(deckEdits(deck).look(wish));
  const changeBrand = (wish: BrandChange) => change({ brand: wish });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={slidesMessages.edits.look}
      className="deck-hues [--around:var(--dialog)]"
      back={
        <p role="status" className="text-muted text-sm">
          {slidesMessages.edits.state[editing.state]}
        </p>
      }
      forward={
        <Button variant="neutral" onClick={onClose}>
          {messages.done}
        </Button>
      }
    >
      <ol aria-hidden="true" className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
        {deck.slides.slice(0, sampleCount).map((slide) => (
          <li key={slide.id}>
            <SlidePicture src={pictureOf(slide)} title={slide.title} decorative className="rounded-badge" />
          </li>
        ))}
      </ol>
      <h3 id="deck-theme" className="mb-3 font-semibold text-sm">
        {messages.theme}
      </h3>
      <ThemeChoice labelledBy="deck-theme" value={theme} onChange={(wish) => wish && change({ theme: wish })} />
      <h3 className="mt-7 border-t pt-5 font-semibold text-sm">{messages.brand}</h3>
      <div className="mt-4 grid items-start gap-5 sm:grid-cols-3">
        <BrandColor color={brand.color} onChange={(color) => changeBrand({ color })} />
        <ChoiceField
          label={messages.fonts}
          value={brand.fonts ?? ''}
          choices={fonts}
          onChange={(wish) => changeBrand({ fonts: fontPairNames.find((name) => name === wish) ?? null })}
        />
        <BrandLogo logo={brand.logo} onChange={(logo) => changeBrand({ logo })} />
      </div>
    </Dialog>
  );
}

function BrandColor({ color, onChange }: { color: string | null; onChange: (color: string | null) => void }) {
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
          <div className="flex items-center gap-3">
            <input
              type="color"
              aria-labelledby="brand-color"
              // Uncontrolled: the picker tells each shade one passes, and only the last is kept.
              key={color}
              defaultValue={color}
              onBlur={({ target }) => target.value !== color && onChange(target.value)}
              className="h-10 w-16 cursor-pointer rounded-control border border-ctl bg-surface p-1"
            />
            <span className="tabular text-muted text-sm">{color}</span>
          </div>
          <Button size="small" variant="ghost" className="-ml-3 self-start" onClick={() => onChange(null)}>
            {messages.dropColor}
          </Button>
        </>
      )}
    </div>
  );
}
