import { capitalised } from '#writing/embedded/realise.ts';
import { saidOf } from '../draft.ts';
import { findPrice } from '../find-figure.ts';
import { itemsOf } from '../find-items.ts';
import { countWords } from '../shorten.ts';
import { subtitleOf } from '../subtitle.ts';
import { mostBullets, type Parts, type Telled } from '../wording.ts';

const FIRST_STEP = /(?:^|[;,.] )(?:(?:the|your) first step is|(?:you )?(?:start|begin) with|first step:) (.+?)[.!]*$/i;

function firstStepIn(sentences: readonly string[]): string {
  const [step = ''] = sentences.flatMap((sentence) => FIRST_STEP.exec(sentence)?.[1] ?? []);
  if (step === '') return '';
  const [short = ''] = [step, ...step.split(/,\s|\s(?=that\b|which\b|where\b|in the\b)/)].filter(
    (one) => countWords(one) <= 8,
  );
  return short === '' ? '' : capitalised(short);
}

export function tellOffer({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, ['priceEntryStep'], about);
  const figure = said.flatMap((sentence) => findPrice(sentence) ?? [])[0] ?? null;
  const step = firstStepIn(said);
  const support = saidOf(draft, ['supportSafety'], about).flatMap((sentence) => itemsOf(sentence));
  if (figure)
    return {
      purpose: 'price',
      figure,
      bullets: support.slice(0, mostBullets),
      subtitle: step ? `First step: ${step}` : '',
    };
  return step
    ? { purpose: 'call-to-action', subtitle: step }
    : { purpose: 'call-to-action', subtitle: subtitleOf([said], [], title) };
}

export function tellNext({ draft, about, title }: Parts): Telled {
  const step = firstStepIn(saidOf(draft, ['priceEntryStep'], about));
  const rest = saidOf(draft, ['planBeliefCallback'], about);
  return { purpose: 'call-to-action', subtitle: step || subtitleOf([rest], [], title) };
}
