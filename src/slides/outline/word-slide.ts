import type { Telling } from './beats.data.ts';
import { type About, type Draft, textsOf } from './draft.ts';
import { claimOf, titleOf } from './find-title.ts';
import { plainTitle } from './plain-title.ts';
import { tellNext, tellOffer } from './tellings/offer.ts';
import { tellPlain } from './tellings/plain.ts';
import { tellPlan } from './tellings/plan.ts';
import { tellChange, tellCosts, tellList, tellNotFor, tellStory, tellTried } from './tellings/points.ts';
import { tellContrast, tellEvidence, tellThought } from './tellings/quotes-and-figures.ts';
import { tellStatement } from './tellings/statement.ts';
import type { Parts, Telled, Wording } from './wording.ts';

/** `isFound` tells whether the title stands in the script; otherwise it is the beat's own claim. */
export type WordedSlide = Wording & { isFound: boolean };

/** The words of one slide. `not` holds the titles of the slides before it in small letters. */
export function wordSlide(draft: Draft, about: About, not: ReadonlySet<string>): WordedSlide {
  const [beat] = draft.beats;
  const own = beat?.telling === 'plain' ? plainTitle(textsOf(draft, about), not) : null;
  const title = own ?? titleOf(draft, about, not);
  const parts = { draft, about, title };
  const told = (beat ? tellings[beat.telling](parts) : null) ?? tellStatement(parts);
  const whole: Wording = {
    purpose: 'statement',
    title: title.text,
    subtitle: '',
    bullets: [],
    figure: null,
    quote: null,
    ...told,
  };
  const wording = { ...whole, bullets: whole.bullets.filter((bullet) => !repeats(whole.title, bullet)) };
  if (wording.figure && digitsOf(wording.title).includes(digitsOf(wording.figure.value))) {
    if (wording.purpose === 'figure' && title.source !== null)
      return { ...wording, ...tellStatement(parts), figure: null, isFound: true };
    return { ...wording, title: claimOf(draft, about, not), isFound: false };
  }
  return { ...wording, isFound: title.source !== null || wording.title !== title.text };
}

/** "Energy: You plan the day around the stairs" under the same claim. */
const repeats = (title: string, bullet: string): boolean =>
  title.toLowerCase().includes(bullet.replace(/^[^:]{3,14}: /, '').toLowerCase());

/** A figure is shown once. */
const digitsOf = (text: string): string => text.replace(/\D/g, '');

const tellings: Record<Telling, (parts: Parts) => Telled> = {
  statement: tellStatement,
  tried: tellTried,
  costs: tellCosts,
  thought: tellThought,
  evidence: tellEvidence,
  contrast: tellContrast,
  plan: tellPlan,
  story: tellStory,
  change: tellChange,
  list: tellList,
  notFor: tellNotFor,
  offer: tellOffer,
  next: tellNext,
  plain: tellPlain,
};
