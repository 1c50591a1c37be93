import { useEffect, useRef } from 'react';
import { TextArea } from '#platform/web/text-area.tsx';
import { TextField } from '#platform/web/text-field.tsx';
import { slidesMessages } from './messages.ts';
import type { SlideFields } from './slide-fields.ts';
import type { SlideFieldsInHand } from './use-slide-fields.ts';

const { fields: names } = slidesMessages.edits;

/** How a field of the slide is wired to what is typed. */
export function bind(hand: SlideFieldsInHand, name: keyof SlideFields) {
  return {
    value: hand.fields[name],
    error: hand.errors[name],
    onChange: ({ target }: { target: { value: string } }) => hand.type(name, target.value),
    onBlur: hand.store,
  };
}

/** The words that stand on the slide. */
export function SlideForm({ hand, isNew }: { hand: SlideFieldsInHand; isNew: boolean }) {
  const title = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!isNew) return;
    title.current?.focus();
    title.current?.select();
    title.current?.scrollIntoView({ block: 'center' });
  }, [isNew]);
  const { figureValue, quoteText } = hand.fields;
  const small = 'h-10! text-sm!';
  const smallArea = 'px-3! py-2! text-sm!';
  return (
    <div className="flex flex-col gap-4">
      <TextArea
        ref={title}
        label={names.title}
        voice="plain"
        rows={1}
        className={`${smallArea} font-semibold`}
        {...bind(hand, 'title')}
      />
      <TextArea label={names.subtitle} voice="plain" rows={1} className={smallArea} {...bind(hand, 'subtitle')} />
      <TextArea
        label={names.bullets}
        hint={names.bulletsHint}
        voice="plain"
        rows={3}
        className={smallArea}
        {...bind(hand, 'bullets')}
      />
      <TextField label={names.label} className={small} {...bind(hand, 'label')} />
      <details open={figureValue !== '' || quoteText !== ''} className="group">
        <summary className="touch-area w-fit cursor-pointer font-semibold text-muted text-sm hover:text-text">
          {names.more}
        </summary>
        <div className="mt-3 grid gap-x-3 gap-y-4 sm:grid-cols-[7rem_minmax(0,1fr)]">
          <TextField label={names.figure} className={small} {...bind(hand, 'figureValue')} />
          <TextField label={names.figureLabel} className={small} {...bind(hand, 'figureLabel')} />
          <div className="sm:col-span-2">
            <TextArea label={names.quote} voice="plain" rows={1} className={smallArea} {...bind(hand, 'quoteText')} />
          </div>
          <div className="sm:col-span-2">
            <TextField label={names.quoteBy} className={small} {...bind(hand, 'quoteBy')} />
          </div>
        </div>
      </details>
    </div>
  );
}
