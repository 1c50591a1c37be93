import type { FieldName } from '#framework/framework.ts';
import { OF_ONESELF } from '../answers/attributed.ts';
import { say } from '../answers/complete.ts';
import { capitalised } from '../answers/realise.ts';
import { withoutThat } from '../answers/telegraphic.ts';
import { tellsOfSomebody, unquoted } from '../answers/told-shortly.ts';
import { formOf } from '../grammar/forms.ts';
import type { Writing } from '../writing.ts';

/** "That she'd sold those people four feet of cake": what dawned on her whose crash was told of her, and not on the listener. */
export const goesOnTold = ({ answers, listener }: Writing, field: FieldName): boolean =>
  field === 'crashRealizationMoment' &&
  listener.told === true &&
  tellsOfSomebody(answers.crashRealizationMoment ?? '') &&
  isToldCrash({ answers, listener });

/** Told of the seller, and of nobody who listens. */
export function isOwnCrash({ answers, listener }: Pick<Writing, 'answers' | 'listener'>): boolean {
  const told = unquoted(say('crashMovieScene', answers.crashMovieScene ?? '', listener, 0)?.sentences ?? []);
  return OF_ONESELF.test(told) && !/\byou\b/i.test(told);
}

export const isToldCrash = ({ answers, listener }: Pick<Writing, 'answers' | 'listener'>): boolean =>
  say('crashMovieScene', answers.crashMovieScene ?? '', listener, 0)?.sure === false;

/** "He understands that he never made one room", "you realise that what he is throwing in the skip …": after a crash that was told of him. */
export const DAWNS_ON_THEM = /^(?:(?:That )?(?:he|she|they)\b|You reali[sz]e\b.*\b(?:he|she|they)\b)/is;

/** "That it wasn't her driving", "realising that nobody but him knows": it is announced already that it dawned on somebody. */
export const dawned = (sentence: string): string => {
  const [, and = '', what = sentence] =
    /^(And )?(?:(?:Reali[sz]|See|Understand)ing (?=that (?!(?:she|he|they)\b)))?(.+)$/su.exec(sentence) ?? [];
  return formOf(what) === 'that'
    ? capitalised(`${and}${withoutThat(what).replace(/, and that (?=\p{L})/gu, ', and ')}`)
    : sentence;
};
