import { formOf } from '../grammar/forms.ts';
import { deedsJoined } from './joined-deeds.ts';
import { contracted, iDo } from './realise.ts';
import { turnedDeeds } from './turned-deeds.ts';

/** "Having a helper at every rope, ring me any evening": the listener is told to do something beside what is done. */
const isWithOrder = (text: string): boolean =>
  text
    .split(/, (?:and )?/)
    .slice(1)
    .some((item) => item.includes(' ') && (formOf(item) === 'bare' || /^to (?:\p{L}+ ){1,2}(?:me|us)\b/u.test(item)));

/** "Checking every quote together": the seller and the listener; but not what is put together. */
export const JOINTLY =
  /^(?!(?:putt|pull|bring|gett|piec|stitch|com|keep|hold|sew|glu|ty)ing\b)\p{L}+ing\b[^,]* together\b(?! with)/iu;

/** A promise, where it is plain who does all that is told in -ing; what is told otherwise stays beside it as it was typed. */
function offered(x: string): string | null {
  if (JOINTLY.test(x) || MEETING.test(x)) return 'We {base}.';
  // "Sending photos on WhatsApp and me answering before nine"
  const [, theirs = '', mine = ''] =
    /^(\p{L}+ing\b.*?)(?:,| and|, and) me (\p{L}+ing\b(?!.*\p{L}+ing\b).*)$/su.exec(x) ?? [];
  if (mine) {
    const deeds = theirs.split(NEXT_OFFERED);
    const done =
      deeds.slice(0, -1).every((deed) => OF_LISTENER.test(deed)) && !OF_SELLER.test(deeds.at(-1) ?? '')
        ? deeds.map((deed) => turnedDeeds(deed, 'you'))
        : [null];
    return done.some((deed) => deed === null) ? null : `${contracted(`You ${done.join(', you ')}`)}, and ${iDo(mine)}.`;
  }
  // "Paying nothing more if it isn't halved, I keep going till it is"
  const [, deed = '', then] = /^(\p{L}+ing\b.*?), ((?:I|we)\b.+)$/su.exec(x) ?? [];
  if (then && formOf(deed) === 'gerund') {
    const own = offered(deed);
    return own && own !== '{X}.' ? `${own.slice(0, -1)}, and ${then}.` : own;
  }
  if (formOf(x) !== 'gerund') return '{X}.';
  const deeds = x.split(NEXT_OFFERED);
  const [first = ''] = deeds;
  // "Ringing me from the field, sending a photo of the tape"
  const isTheirs =
    deeds.every((deed) => OF_LISTENER.test(deed)) ||
    (/^\p{L}+ing (?:me|us)\b/u.test(first) && !deeds.some((deed) => OF_SELLER.test(deed)));
  const who = FREE_TO.test(x) || isTheirs ? 'you' : 'I';
  if (isWithOrder(x) || (who === 'I' && !deeds.every((deed) => OF_SELLER.test(deed)))) return null;
  const done = turnedDeeds(deedsJoined(x), who);
  return done && `${who === 'I' ? 'I' : FREE_TO.test(x) ? 'You can' : 'You'} ${done}.`;
}

const NEXT_OFFERED = /(?:[,;]|,? (?:and|or)) (?=\p{L}+ing\b)/u;

/** "Meeting at seven on video" */
export const MEETING =
  /^meeting (?:up )?(?:on|at|in|before|after|over|by|every|once|twice|each|weekly|monthly|online)\b/i;

/** "Keeping the files", "being told the same day", "ringing me from the bank": what one gets, or does to the seller. */
export const OF_LISTENER =
  /^(?:(?:getting|having|keeping|receiving)\b(?! (?:your?(?! own\b)|in touch|an eye|an? (?:look|chat))\b)|being (?:able|allowed|told|sent|given|shown|one of|in a|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+) (?:to|in) a)\b|hearing back\b|paying (?:nothing|no more|only|half)\b|\p{L}+ing (?:(?:\p{L}+ ){1,3}to )?(?:me|us)\b)/iu;

/** "Coming to your house", "ringing you on Friday", "reading it myself": what the seller does for the listener. */
const OF_SELLER =
  /^(?:(?:com|ring|call|phon|send|visit|text)ing (?:\p{L}+ ){0,2}your?\b|\p{L}+ing (?:(?:to|for|with|behind|beside|next to) )?you\b|\p{L}+ing\b.* myself\b|\p{L}+ing my own \p{L}|being on (?:whatsapp|call|the phone|zoom|site|hand)\b(?!.* with (?:me|us)\b)|leaving an? .* your\b|keeping you\b|(?:mail|post|send|ship|hand|giv)ing out (?:the|an?|every|all|your|my)\b|(?:com|go)ing (?:back|out|round) (?:free|again|within|inside)\b|never (?:tak|touch|sell|charg|chas|rush|push|judg|lett|ask|tell|laugh)ing\b.*\byour?\b(?! own)|(?:send|pass|referr?)ing (?:people|folks?|them|anyone|anybody|somebody|someone) (?:on|away|back|home|to)\b)/iu;

/** "Leaving any month", "pausing when the baby comes": what the listener is free to do. */
const FREE_TO =
  /^(?:leav|stopp|paus|cancel|quitt|skipp|swapp|switch|mov|repeat|retak|resit|rejoin|postpon)\p{L}*ing (?:(?:out|it|a \p{L}+|\p{L}+s) )?(?:any|anytime|whenever|when|after|before|until|up to|without|no|free|twice|once|for free|at any|on any)\b|^(?:text|send|messag|e?mail|post)ing (?:in )?(?:an? \p{L}+|\p{L}+s) (?:any (?!of\b)|whenever|day or night|at any)|^\p{L}+ing (?:me|us) (?:\p{L}+ )?(?:any ?time|whenever|day or night|at any)\b/iu;

/** Each of what is offered, or null; "(coming up with you twice.) Standing below for the third" goes on with what the seller does. */
export const offeredInTurn = (texts: readonly string[]): readonly (string | null)[] => {
  let before: string | null = null;
  return texts.map((text) => {
    const done = before?.startsWith('I ') && GOES_ON_SO.test(text) ? turnedDeeds(deedsJoined(text), 'I') : null;
    before = offered(text) ?? (done && `I ${done}.`);
    return before;
  });
};
const GOES_ON_SO =
  /^(?:com|stand|stay|wait|answer|check|read|mark|ring|call|phon|text|bring|driv|turn|pick|post|lend|listen|walk)ing\b(?!.*\b(?:me|us|my|your own)\b)/iu;
