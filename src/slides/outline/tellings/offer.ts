import { capitalised, lowered } from '#writing/embedded/answers/realise.ts';
import { formOf } from '#writing/embedded/grammar/forms.ts';
import { saidOf } from '../draft.ts';
import { findPrice } from '../find-figure.ts';
import { guaranteeIn, itemsOf, mostBulletWords } from '../find-items.ts';
import { mostTitleWords } from '../find-title.ts';
import { countWords, shortened } from '../shorten.ts';
import { endsOpen } from '../stands-alone.ts';
import { subtitleOf } from '../subtitle.ts';
import { mostBullets, type Parts, type Telled } from '../wording.ts';

/** The step as what one is told to do or to expect; empty when it is too long for a title. */
function stepTitle(step: string): string {
  if (step === '') return '';
  const isAction = formOf(step) === 'bare' || /^(?:the )?first\b|\bfirst,? (?:[$£€]0|free)$/i.test(step);
  const heads = [step, ...[/ (?=(?:that|which|where)\b)/, / (?=for the\b)/].map((cut) => step.split(cut)[0] ?? '')];
  const titles = heads
    .filter((head) => countWords(head) > 1 && !endsOpen(head))
    .flatMap((head) => [
      isAction ? head : '',
      /^(?:an?|the|my|your|one|\p{L}+'s)\s/iu.test(head) ? `The first step is ${lowered(head)}` : '',
      `First step: ${lowered(head)}`,
    ]);
  return titles.find((title) => title !== '' && countWords(title) <= mostTitleWords) ?? '';
}

const TERM =
  /\b(?:free|for nothing|costs? nothing|cancel|stop|leave|any time|payments?|refund|guarantee\p{L}*|money back|no charge|without cost|budget)\b/iu;

/** What else is promised about the price: payments, what is free, how to leave. */
function termsOf(sentences: readonly string[], step: string): string[] {
  return sentences.flatMap((sentence) => {
    const [payments] = /\bor (?:in )?\p{L}+ payments of [^,.;]+/iu.exec(sentence) ?? [];
    if (payments) return [capitalised(payments)];
    const plain = sentence.replace(/^(?:the |your )?first step.*$/i, '');
    const [term] = shortened(plain, mostBulletWords, { prefer: 'last' }).filter(
      ({ text, loss }) => loss <= 1.65 && TERM.test(text) && !findPrice(text) && !isSame(text, step),
    );
    return term ? [term.text] : [];
  });
}

const isSame = (text: string, step: string): boolean =>
  step !== '' && (text.toLowerCase().includes(step.toLowerCase()) || step.toLowerCase().includes(text.toLowerCase()));

export function tellOffer({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, ['priceEntryStep'], about);
  const figure = said.flatMap((sentence) => findPrice(sentence) ?? [])[0] ?? null;
  const step = about.firstStep;
  const lead = title.source === null ? stepTitle(step) : '';
  const terms = termsOf(said, step);
  const claim = lead || (title.source === null && step === '' ? terms.find((term) => countWords(term) > 2) : '');
  const titled = claim ? { title: claim } : {};
  const support = saidOf(draft, ['supportSafety'], about);
  if (figure) {
    const bullets = [...terms, ...support.flatMap((sentence) => itemsOf(sentence))];
    return {
      ...titled,
      purpose: 'price',
      figure,
      bullets: [...new Set(bullets)].slice(0, mostBullets),
      subtitle: step && !lead ? `First step: ${lowered(step)}` : guaranteeIn(support),
    };
  }
  return step
    ? { ...titled, purpose: 'call-to-action', subtitle: lead ? '' : step }
    : { purpose: 'statement', subtitle: subtitleOf([said], [], title) };
}

/** Its button holds what to do first; a sentence about somebody is no button. */
export function tellNext({ about }: Parts): Telled {
  const isTold = /^(?:i|we|it|you|they|he|she)\b/i.test(about.firstStep);
  return { purpose: 'call-to-action', subtitle: isTold ? '' : about.firstStep };
}
