import { capitalised } from '#writing/embedded/answers/realise.ts';
import { countWords } from './shorten.ts';
import { endsOpen } from './stands-alone.ts';

const mostWords = 9;
const steps: readonly RegExp[] = [
  /\b(?:the|your)? ?first step(?: is|:) (.+)$/i,
  /(?:^|[;,.] |\b(?:and|it|we|you) )(?:start|begin)(?:s|ing)? with (.+)$/i,
  /(?:^|[;,] |\band )((?:the |my |your )?first (?:chat|call|session|hour|lesson|visit|consultation|meeting|month|week)\b[^.;,]*\b(?:free|nothing|without cost|no charge)\b.*)$/i,
  /(?:^|[;,] )(\p{L}[\p{L} -]* first,? (?:[$£€]0|free))[.!]?$/iu,
  /^((?:book|send|call|write|put|apply|ring|come|bring|email|text|sign|join|message|reply|visit|try|pick|choose)\b.+)$/i,
];

/** What the price is said to begin with, in a few words; empty when the sentences name no first step. */
export function firstStepIn(sentences: readonly string[]): string {
  const found = steps.flatMap((step) => sentences.flatMap((sentence) => step.exec(sentence)?.[1] ?? []));
  return found.map(brief).find((step) => step !== '') ?? '';
}

/** "Teardown first, $0": the comma belongs to it. */
const IS_WHOLE = /\bfirst,? (?:[$£€]0|free)$/i;

/** Cut only where a phrase ends. */
function brief(step: string): string {
  const plain = step.replace(/[.!]+$/, '').trim();
  const cuts = [/[,;]\s/, /$/, /\s(?=(?:that|which|where)\b)/, /\s(?=(?:and|so)\b)/, /\s(?=in the\b)/];
  const parts = IS_WHOLE.test(plain) ? [plain] : cuts.map((cut) => plain.split(cut)[0] ?? '');
  const short = parts.find((part) => countWords(part) <= mostWords && countWords(part) > 1 && !endsOpen(part));
  return short ? capitalised(short) : '';
}
