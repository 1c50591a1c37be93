import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { artNames, layoutNames } from '../look.ts';
import { ChoiceField } from './choice-field.tsx';
import { deckEdits, movedIds } from './deck-edits.ts';
import type { ShownDeck, ShownSlide } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import type { DeckEditing } from './use-deck-edits.ts';

type SlideToolsProps = { deck: ShownDeck; slide: ShownSlide; index: number; editing: DeckEditing };

const { fields: names, tools, hidden, shown } = slidesMessages.edits;

const asName = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
const layouts = layoutNames.map((value) => ({ value, name: asName(value) }));
const arts = artNames.map((value) => ({ value, name: asName(value) }));

/** How the slide looks and where it stands. */
export function SlideTools({ deck, slide, index, editing }: SlideToolsProps) {
  const edits = deckEdits(deck);
  const count = deck.slides.length;
  const { run } = editing;
  const move = (by: 1 | -1) => run(edits.order(movedIds(deck.slides, index, index + by)));
  const sign = 'size-4';
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3">
        <ChoiceField
          label={names.layout}
          value={slide.layout}
          choices={layouts}
          onChange={(layout) => run(edits.change(slide, { layout }, slidesMessages.edits.redesigned))}
        />
        <ChoiceField
          label={names.art}
          value={slide.art}
          choices={arts}
          onChange={(art) => run(edits.change(slide, { art }, slidesMessages.edits.redesigned))}
        />
      </div>
      <fieldset className="grid grid-cols-2 gap-2 border-t pt-4 [&>button]:justify-start">
        <legend className="sr-only">{tools.title}</legend>
        <Button
          size="bar"
          className="col-span-2"
          onClick={() => run(edits.add(slide.id))}
          icon={<Plus aria-hidden="true" className={sign} />}
        >
          {tools.add}
        </Button>
        <Button
          size="bar"
          disabled={index === 0}
          onClick={() => move(-1)}
          icon={<ArrowUp aria-hidden="true" className={sign} />}
        >
          {tools.earlier}
        </Button>
        <Button
          size="bar"
          disabled={index === count - 1}
          onClick={() => move(1)}
          icon={<ArrowDown aria-hidden="true" className={sign} />}
        >
          {tools.later}
        </Button>
        <Button
          size="bar"
          onClick={() => run(edits.change(slide, { hidden: !slide.hidden }, slide.hidden ? shown : hidden))}
          icon={
            slide.hidden ? <Eye aria-hidden="true" className={sign} /> : <EyeOff aria-hidden="true" className={sign} />
          }
        >
          {slide.hidden ? tools.show : tools.hide}
        </Button>
        <Button
          size="bar"
          disabled={count === 1}
          className="text-danger!"
          onClick={() => run(edits.remove(slide))}
          icon={<Trash2 aria-hidden="true" className={sign} />}
        >
          {tools.remove}
        </Button>
        <Button
          size="bar"
          className="col-span-2"
          onClick={() => run(edits.regenerate(slide))}
          icon={<RefreshCw aria-hidden="true" className={sign} />}
        >
          {tools.again}
        </Button>
      </fieldset>
    </div>
  );
}
