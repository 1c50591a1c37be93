import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ShownSlide } from './deck-reading.ts';
import {
  changeOf,
  type FieldErrors,
  fieldsOf,
  type SlideChange,
  type SlideFields,
  unstorable,
} from './slide-fields.ts';
import type { SlideDrafts } from './use-slide-drafts.ts';

/** From the last key to the call, in milliseconds. */
const settleTime = 350;

export type SlideFieldsInHand = {
  fields: SlideFields;
  errors: FieldErrors;
  type: (name: keyof SlideFields, text: string) => void;
  /** Stores at once what is typed. */
  store: () => void;
};

/**
 * The words of a slide while they are typed; they are stored a moment after the last key, and when the slide is left. What
 * cannot be stored is kept among the drafts.
 */
export function useSlideFields(
  slide: ShownSlide,
  { drafts, onChange }: { drafts: SlideDrafts; onChange: (change: SlideChange) => void },
): SlideFieldsInHand {
  const [draft, setDraft] = useState(() => drafts.of(slide.id) ?? {});
  const fields = { ...fieldsOf(slide), ...draft };
  const { change, errors } = changeOf(fields, slide);
  const unstored = unstorable(fields, errors);
  const waiting = useRef<() => void>(undefined);
  const key = JSON.stringify(change);

  useEffect(() => {
    waiting.current = change ? () => onChange(change) : undefined;
  });
  /** What went to be stored last: it is not sent a second time by itself, should it have failed. */
  const sent = useRef('null');
  function store() {
    sent.current = key;
    if (waiting.current) drafts.keep(slide.id, unstored);
    waiting.current?.();
    waiting.current = undefined;
  }
  const latest = useRef(store);
  latest.current = store;

  useEffect(() => {
    if (key === 'null' || key === sent.current) return;
    const timer = setTimeout(() => latest.current(), settleTime);
    return () => clearTimeout(timer);
  }, [key]);
  useEffect(() => () => latest.current(), []);

  const unstoredKey = JSON.stringify(unstored);
  const keep = useEffectEvent((_changed: string) => drafts.keep(slide.id, unstored));
  useEffect(() => {
    keep(unstoredKey);
  }, [unstoredKey]);

  return {
    fields,
    errors,
    type: (name, text) => setDraft((present) => ({ ...present, [name]: text })),
    store,
  };
}
