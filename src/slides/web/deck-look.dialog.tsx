import { Button } from '#platform/web/button.tsx';
import { Dialog } from '#platform/web/dialog.tsx';
import { fontPairNames } from '../look.ts';
import { BrandColor } from './brand-color.tsx';
import { BrandLogo } from './brand-logo.tsx';
import { ChoiceField } from './choice-field.tsx';
import { type BrandChange, deckEdits, type LookChange } from './deck-edits.ts';
import { pictureOf, type ShownDeck, type ShownSlide } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import { SlidePicture } from './slide-picture.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import type { DeckEditing } from './use-deck-edits.ts';

type DeckLookDialogProps = {
  deck: ShownDeck;
  /** The slide in hand: it is shown large. */
  slide: ShownSlide | undefined;
  editing: DeckEditing;
  onClose: () => void;
};

const messages = slidesMessages.edits.lookDialog;
const fonts = [
  { value: '', name: messages.themeFonts },
  ...fontPairNames.map((value) => ({ value, name: messages.fontNames[value] })),
];
const sampleCount = 5;

/** Theme and brand over the whole deck; each choice is seen and stored at once. */
export function DeckLookDialog({ deck, slide: inHand, editing, onClose }: DeckLookDialogProps) {
  const { theme, brand } = deck.look;
  const change = (wish: LookChange) => editing.run(deckEdits(deck).look(wish));
  const others = deck.slides.filter(({ id }) => id !== inHand?.id);
  const samples = [...(inHand ? [inHand] : []), ...others].slice(0, sampleCount);
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
      <ol aria-hidden="true" className="mb-6 grid grid-cols-4 gap-3">
        {samples.map((slide, place) => (
          <li key={slide.id} className={place === 0 ? 'col-span-4 sm:col-span-2 sm:row-span-2' : 'max-sm:hidden'}>
            <SlidePicture
              src={slide.drawingUrl || pictureOf(slide)}
              title={slide.title}
              decorative
              className="rounded-badge"
            />
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
