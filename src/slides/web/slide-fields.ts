import type { z } from 'zod';
import { changeSlideSchema } from '../contract.ts';
import { type ShownSlide, shownOption } from './deck-reading.ts';

export type SlideChange = z.input<typeof changeSlideSchema>;

/** What a slide says as it is typed: one text for each field, bullets one a line. */
export type SlideFields = {
  label: string;
  title: string;
  subtitle: string;
  bullets: string;
  figureValue: string;
  figureLabel: string;
  quoteText: string;
  quoteBy: string;
  speakerNotes: string;
};
export type FieldErrors = Partial<Record<keyof SlideFields, string>>;

const linesOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

export function fieldsOf(slide: ShownSlide): SlideFields {
  const { label, title, subtitle, content, figure, quote, speakerNotes } = slide;
  return {
    label,
    title,
    subtitle,
    bullets: content,
    figureValue: figure?.value ?? '',
    figureLabel: figure?.label ?? '',
    quoteText: quote?.text ?? '',
    quoteBy: quote?.by ?? '',
    speakerNotes,
  };
}

/** The fields as a call sends them; a figure or a quote without its words is none. */
function wordsOf(fields: SlideFields) {
  const text = (name: keyof SlideFields) => fields[name].trim();
  return {
    label: text('label'),
    title: text('title'),
    subtitle: text('subtitle'),
    bullets: linesOf(fields.bullets),
    figure: text('figureValue') ? { value: text('figureValue'), label: text('figureLabel') } : null,
    quote: text('quoteText') ? { text: text('quoteText'), by: text('quoteBy') } : null,
    speakerNotes: fields.speakerNotes,
  };
}
type Words = ReturnType<typeof wordsOf>;

/** The field under which an error of a word or two is shown. */
const fieldsFor: Record<string, keyof SlideFields> = {
  'figure.value': 'figureValue',
  'figure.label': 'figureLabel',
  'quote.text': 'quoteText',
  'quote.by': 'quoteBy',
};
const isField = (name: string): name is keyof SlideFields => name in noFields;
const noFields: Record<keyof SlideFields, true> = {
  label: true,
  title: true,
  subtitle: true,
  bullets: true,
  figureValue: true,
  figureLabel: true,
  quoteText: true,
  quoteBy: true,
  speakerNotes: true,
};

const sameValue = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What the fields change about the slide, without what cannot be stored, and why that cannot. */
export function changeOf(fields: SlideFields, slide: ShownSlide): { change: SlideChange | null; errors: FieldErrors } {
  const words = wordsOf(fields);
  const stored = wordsOf(fieldsOf(slide));
  const changed = Object.keys(words).filter(
    (name) => !sameValue(words[name as keyof Words], stored[name as keyof Words]),
  );
  const sent = Object.fromEntries(changed.map((name) => [name, words[name as keyof Words]]));
  const errors: FieldErrors = {};
  for (const { path, message } of changeSlideSchema.safeParse(sent).error?.issues ?? []) {
    const [name = ''] = path.map(String);
    delete sent[name];
    const field = fieldsFor[path.slice(0, 2).join('.')] ?? name;
    if (isField(field)) errors[field] ??= message;
  }
  if (words.title === '' && words.bullets.length === 0) {
    errors.title = 'A slide needs a title or at least one bullet.';
    delete sent.title;
    delete sent.bullets;
  }
  return { change: Object.keys(sent).length > 0 ? sent : null, errors };
}

/** The fields that wait for a person to mend them. Without a title it may be the bullets that are missing. */
export function unstorable(fields: SlideFields, errors: FieldErrors): Partial<SlideFields> {
  const names = Object.keys(errors).filter(isField);
  const waiting = errors.title ? [...names, 'bullets' as const] : names;
  return Object.fromEntries(waiting.map((name) => [name, fields[name]]));
}

/** The fields in which a change was typed. */
export function typedIn(change: SlideChange, slide: ShownSlide): Partial<SlideFields> {
  const before = fieldsOf(slide);
  const entries = Object.entries(fieldsOf(withChange(slide, change)));
  return Object.fromEntries(entries.filter(([name, text]) => isField(name) && text !== before[name]));
}

/** The slide as it will be when the change is stored; its pictures follow with the answer. */
export function withChange(slide: ShownSlide, change: SlideChange): ShownSlide {
  const { bullets, figure, quote, layout, art, imageUrl, ...rest } = change;
  const known = defined(rest);
  const shown = shownOption(slide);
  const changed = imageUrl === undefined ? shown : slide.imageOptions.indexOf(imageUrl);
  const design = defined({ layout, art });
  return {
    ...slide,
    ...known,
    ...(changed === shown ? design : {}),
    options: slide.options.map((option, place) => (place === changed ? { ...option, ...design } : option)),
    ...(bullets === undefined ? {} : { content: bullets.join('\n') }),
    ...(figure === undefined ? {} : { figure }),
    ...(quote === undefined ? {} : { quote }),
  };
}

const defined = (values: object) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined));

/** The change that undoes another one. */
export function inverseOf(change: SlideChange, slide: ShownSlide): SlideChange {
  const { imageUrl } = change;
  const { sectionReference, hidden } = slide;
  const { layout, art } = slide.options.find(({ url }) => url === imageUrl) ?? slide;
  const before: SlideChange = { ...wordsOf(fieldsOf(slide)), layout, art, sectionReference, hidden, imageUrl };
  return Object.fromEntries(Object.entries(before).filter(([name]) => name in change));
}
