import { useEffect, useRef, useState } from 'react';
import type { ShownSlide } from './deck-reading.ts';
import { changeOf, type FieldErrors, fieldsOf, type SlideChange, type SlideFields } from './slide-fields.ts';

/** From the last key to the call, in milliseconds. */
const settleTime = 350;

export type SlideFieldsInHand = {
  fields: SlideFields;
  errors: FieldErrors;
  type: (name: keyof SlideFields, text: string) => void;
  /** Stores at once what is typed. */
  store: () => void;
};

/** The words of a slide while they are typed; they are stored a moment after the last key, and when the slide is left. */
export function useSlideFields(slide: ShownSlide, onChange: (change: SlideChange) => void): SlideFieldsInHand {
  const [draft, setDraft] = useState<Partial<SlideFields>>({});
  const fields = { ...fieldsOf(slide), ...draft };
  const { change, errors } = changeOf(fields, slide);
  const waiting = useRef<() => void>(undefined);
  const key = JSON.stringify(change);

  useEffect(() => {
    waiting.current = change ? () => onChange(change) : undefined;
  });
  /** What went to be stored last: it is not sent a second time by itself, should it have failed. */
  const sent = useRef('null');
  function store() {
    sent.current = key;
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

  return {
    fields,
    errors,
    type: (name, text) => setDraft((present) => ({ ...present, [name]: text })),
    store,
  };
}
