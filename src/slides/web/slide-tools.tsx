import { ArrowDown, ArrowUp, Eye, EyeOff, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { Button } from '#platform/web/button.tsx';
import { artNames, layoutNames } from '../look.ts';
import { ChoiceField } from './choice-field.tsx';
import { deckEdits } from './deck-edits.ts';
import type { ShownDeck, ShownSlide } from './deck-reading.ts';
import { slidesMessages } from './messages.ts';
import type { SlideChange } from './slide-fields.ts';
import { slideSection } from './slide-section.ts';
import type { DeckEditing } from './use-deck-edits.ts';
import type { SlideDrafts } from './use-slide-drafts.ts';

type SlideToolsProps = {
  deck: ShownDeck;
  slide: ShownSlide;
  index: number;
  /** The design looked at, when it is not the stored one. */
  picked: number | undefined;
  onMove: (by: 1 | -1) => void;
  editing: DeckEditing;
  drafts: SlideDrafts;
};

const { fields: names, tools, hidden, shown, redesigned, otherSection } = slidesMessages.edits;

const asName = (value: string): string => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ');
const layouts = layoutNames.map((value) => ({ value, name: asName(value) }));
const sections = Array.from({ length: 9 }, (_, section) => ({ value: String(section), name: slideSection(section) }));
const arts = artNames.map((value) => ({ value, name: asName(value) }));

/** How the slide looks and where it stands. */
export function SlideTools({ deck, slide, index, picked, onMove, editing, drafts }: SlideToolsProps) {
  const edits = deckEdits(deck);
  const count = deck.slides.length;
  const { run } = editing;
  const option = picked === undefined ? undefined : slide.options[picked];
  const { layout, art } = option ?? slide;
  const redesign = (change: Pick<SlideChange, 'layout' | 'art'>) =>
    run(edits.change(slide, { ...change, ...(option ? { imageUrl: option.url } : {}) }, redesigned));
  const sign = 'size-4';
  return (
    <div className="flex flex-col gap-5">
      <div className="grid grid-cols-2 gap-3">
        <div className="col-span-2">
          <ChoiceField
            label={names.section}
            value={String(slide.sectionReference)}
            choices={sections}
            onChange={(section) => run(edits.change(slide, { sectionReference: Number(section) }, otherSection))}
          />
        </div>
        <ChoiceField
          label={names.layout}
          value={layout}
          choices={layouts}
          onChange={(wish) => redesign({ layout: wish })}
        />
        <ChoiceField label={names.art} value={art} choices={arts} onChange={(wish) => redesign({ art: wish })} />
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
          onClick={() => onMove(-1)}
          icon={<ArrowUp aria-hidden="true" className={sign} />}
        >
          {tools.earlier}
        </Button>
        <Button
          size="bar"
          disabled={index === count - 1}
          onClick={() => onMove(1)}
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
        {slide.isFromScript ? (
          <Button
            size="bar"
            className="col-span-2"
            onClick={() => {
              drafts.keep(slide.id, {});
              run(edits.regenerate(slide));
            }}
            icon={<RefreshCw aria-hidden="true" className={sign} />}
          >
            {tools.again}
          </Button>
        ) : (
          <p className="col-span-2 text-muted text-note">{tools.notFromScript}</p>
        )}
      </fieldset>
    </div>
  );
}
