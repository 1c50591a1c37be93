import type { Answers, FieldName } from '#framework/framework.ts';
import { spokenText } from '../answers/clean.ts';
import { singularOf, tokensOf } from '../grammar/language.ts';

/** What was seen or paid before the close; a thing that comes back in these carries the trouble. */
const HURTING = [
  'audiencePain',
  'whatNotWorking',
  'timeCost',
  'moneyCost',
  'energyCost',
  'identityCost',
  'whatTheyKeepTrying',
  'fingerPointableMoment',
  'hookTimerCosts',
  'crashMovieScene',
] as const satisfies readonly FieldName[];
const SCENES: ReadonlySet<FieldName> = new Set(['audiencePain', 'fingerPointableMoment', 'crashMovieScene']);

/** Things that one sees again on any day, whatever one's trade, and of which one has but one; of bins and drawers there are several. */
const EVERYDAY = new Set(
  'calendar clock desk diary fridge inbox kettle laptop mirror scale scales sink sofa wardrobe'.split(' '),
);

/** The project's own words that come back near the end, each only where it is certain what it is; a day or an hour means nothing by itself. */
export function threadsOf(answers: Answers): ReadonlyMap<'image' | 'thing', string> {
  const threads = new Map<'image' | 'thing', string>();
  const found = { image: imageOf(answers.planMetaphor ?? ''), thing: thingOf(answers) } as const;
  for (const name of ['image', 'thing'] as const) if (found[name]) threads.set(name, found[name]);
  return threads;
}

/** "It's like a campfire. You don't entertain a campfire." → "the campfire" */
function imageOf(metaphor: string): string | null {
  const [, phrase = ''] =
    /^(?:it'?s |it is |think of it |see it |a bit |just |more |exactly |basically )*(?:like|as) an? ((?:[\p{Ll}-]+ )?[\p{Ll}-]+)(?=[.,:;]|$)/iu.exec(
      spokenText(metaphor),
    ) ?? [];
  const tokens = tokensOf(phrase);
  const head = tokens.at(-1);
  return head?.pos === 'NOUN' &&
    tokens.every(({ pos }) => pos === 'NOUN' || pos === 'ADJ') &&
    !/(?:ing|er|or|ist)$/.test(head.lower)
    ? `the ${phrase}`
    : null;
}

/** An everyday thing named in a scene of what hurts and in one more such answer, in the number in which it was named. */
function thingOf(answers: Answers): string | null {
  const seen = new Map<string, { form: string; fields: Set<FieldName> }>();
  for (const field of HURTING) {
    const tokens = tokensOf(spokenText(answers[field] ?? ''));
    for (const [index, { lower, pos }] of tokens.entries()) {
      if (pos !== 'NOUN' || !EVERYDAY.has(lower)) continue;
      if (tokens[index + 1]?.pos === 'NOUN' || tokens[index - 1]?.pos === 'NOUN') continue;
      const known = seen.get(singularOf(lower)) ?? { form: lower, fields: new Set() };
      known.fields.add(field);
      seen.set(singularOf(lower), known);
    }
  }
  const [most] = [...seen.values()]
    .filter(({ fields }) => fields.size > 1 && [...fields].some((field) => SCENES.has(field)))
    .sort((a, b) => b.fields.size - a.fields.size);
  return most ? `the ${most.form}` : null;
}
