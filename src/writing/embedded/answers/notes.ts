import { hasFiniteVerb } from '../grammar/finite.ts';
import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { needsArticle } from '../grammar/needs-article.ts';
import { NOUN_OR_VERB } from '../grammar/verbs.data.ts';
import type { Context } from './context.ts';
import { doneBySeller } from './elided.ts';
import { AND_COUNTED } from './fragments.data.ts';
import type { Kind } from './kinds.data.ts';
import { areOwned, isTelegraphic, lacksArticle } from './telegraphic.ts';

/** A hurried note whose words hold together only as they stand: no other sentence can carry it. */
export function isNote(text: string, form: Form, { kind, field, index }: Context): boolean {
  // "I rewrite them free. Had to do that once.": nobody but the seller had to.
  if (kind === 'offer' && /^had to\b/i.test(text)) return true;
  // "That backdrop. Still got the tags on": it is the thing that has them.
  if (form === 'past' && index > 0 && /^still got the \p{L}+ (?:on|in)\b/iu.test(text)) return true;
  if (/^(?:past|bare|adjective)$/.test(form) && LED.test(text)) return true;
  if (/^(?:past|bare|gerund|elided)$/.test(form) && CHANGED.test(text)) return true;
  if (/^(?:bare|elided)$/.test(form) && NUMBERED.test(text)) return true;
  if (/^(?:noun|past|adjective|bare|gerund)$/.test(form) && kind !== 'offer' && isTelegraphic(text)) return true;
  if (
    form === 'past' &&
    (kind === 'desire' || (field === 'alternativeStory' && /^(?:sold|quit|closed)\b/i.test(text))) &&
    text.includes(', ')
  )
    return true;
  if (form === 'past' && kind === 'bridge' && text.includes(', ')) return true;
  if (form === 'adjective' && BEATS.test(text)) return true;
  if (form === 'bare' && kind === 'credential' && / since \d/.test(text)) return true;
  if (form === 'gerund' && /^(?:scene|state|future)$/.test(kind) && GOING_ALONG.test(text)) return true;
  if (form === 'gerund' && kind === 'cost' && WITH_ITS_SUM.test(text)) return true;
  if ((/^(?:bare|gerund)$/.test(form) || kind === 'cost') && VERSUS.test(text)) return true;
  if (form === 'elided')
    return /^(?:never|still|always) (?:was|is|will|did|has)(?: (?:one|any|an?|the|it)\b.*)?$/i.test(text);
  if (form === 'bare') return /\(.*\), /.test(text) || quitsForThings(text) || ENDS_PAID.test(text);
  if (form === 'adjective') return QUOTED_OR_LED.test(text) || OF_A_THING.test(text) || /^not even\b/i.test(text);
  if (form !== 'noun') return false;
  if (
    (QUOTED_OR_LED.test(text) && !AND_COUNTED.test(text)) ||
    LOOSE_TIME.test(text) ||
    CLOCK.test(text) ||
    isCounted(text)
  )
    return true;
  if (/^between\b/i.test(text) && hasFiniteVerb(tokensOf(text))) return true;
  if (kind === 'cost' && UNJOINED_RATE.test(text)) return true;
  if (kind === 'state' && /^\d+ \p{L}+s? (?:behind|late|short|down|ahead), /u.test(text)) return true;
  if (field === 'moneyCost' && /, (?:\d+ times|times \d+)\b/.test(text)) return true;
  return kind === 'picture' && /, (?!then)/.test(text) && lacksArticle(text);
}

/**
 * "Skip outside a chapel, 600 pipes", "refunds 2,300", "paying customers as bait": in a set written in notes, what may be a thing or a
 * deed stays as it was typed, which is right in either case.
 */
export function isNotedAsTyped(text: string, form: Form, { kind, about, listener, answer, index }: Context): boolean {
  const { notes, addresses } = listener.audience.habits;
  // "August of 2003, on our porch", "secondary in Nottingham, 2017": when or where, and nothing that one was.
  if (kind === 'story' && form === 'adjective' && WHEN_OR_WHERE.test(text)) return true;
  if (kind === 'notFit' && notes && form === 'bare' && isRowFromThing(text)) return true;
  // "Film fine."
  if (about === 'audience' && form === 'bare' && IS_SO.test(text)) return true;
  if (/^(?:notFit|thought|belief)$/.test(kind)) return false;
  if (addresses && about === 'audience' && kind !== 'fit' && mayBeThing(text, form, kind)) return true;
  if (!notes) return false;
  // "Tests the hole before touching the pump": whoever does that was asked how they work.
  if (kind === 'approach' && form === 'elided' && doneBySeller(text, kind, listener.audience)) return false;
  if (kind === 'fit' && areOwned(text)) return false;
  if (/^(?:desire|fit)$/.test(kind)) return /^(?:noun|past)$/.test(form);
  if (form === 'noun') return kind === 'cause' && /^\p{L}+, not \p{L}+$/u.test(text) && needsArticle(`certain ${text}`);
  if (form === 'adjective')
    return needsArticle(text) || /^\p{L}+eed\b/u.test(text) || (index === 0 && OPENS_CHAIN.test(answer));
  return /^(?:gerund|bare|elided|past)$/.test(form);
}

const WHEN_OR_WHERE =
  /^(?:(?:jan|febr|sept|octo|novem|decem)\p{L}+|march|april|june|july|august|(?:late|early|mid)[ -]|(?:secondary|primary|grammar|comprehensive),? (?:school|in|at)\b)/iu;

/** "Compeed on wet skin -> slides", "tired by noon -> coffee" */
const OPENS_CHAIN = /^\p{L}+ed\b[^.!?]*(?:→|[-=]>)/u;

const IS_SO = /^\p{L}+ (?:fine|good|ok|okay|perfect|bad|wrong|dead|dry|wet|empty|full|gone)$/iu;

/** "Die casters, steel, anything proud of it": whom or what it is not for, though the first word may be a deed, too. */
const isRowFromThing = (text: string): boolean => {
  const [first = '', ...others] = text.split(', ');
  return (
    /^(?!(?:want|need|expect|hate|like|love|prefer|think|believe|have|sell|make|get|do|run|use|treat|buy)\b)\p{L}+ \p{L}+s$/iu.test(
      first,
    ) &&
    others.length > 0 &&
    others.every((item) => formOf(item) === 'noun')
  );
};

/** "Magnets off Amazon", "feels amazing", "step by step": whoever says "you" to the listener would say it here, too, if it were a deed of theirs. */
const mayBeThing = (text: string, form: Form, kind: Kind): boolean =>
  (form === 'elided' && /^\p{L}+s\b/u.test(text)) ||
  (form === 'bare' && kind !== 'shift' && NOUN_OR_VERB.has(/^\p{L}+/u.exec(text.toLowerCase())?.[0] ?? ''));

/** "Wet beats perfect": how a thing is, and what that does. */
const BEATS = /^\p{L}+ (?:beats|means|is|wins|costs|makes|sells|kills|needs|takes|pays|works|helps|lasts|matters) /iu;

/** '"Lovely but slow", a former client', "every side the same: nobody answers" */
const QUOTED_OR_LED = /^"[^"]*", |^[^"]*[^":]: [^"]*$/;

/** "Lost hour: £60", "own clothes: own name": what stands before the colon is no deed of anybody's. */
const LED = /^(?:\p{L}+ ){0,4}\p{L}+: (?:[$£€\d]|(?:\p{L}+ ?){1,4}(?:[,.]|$))/u;

/** "Booking score from 9.1 to 8.3": a figure that changes, and nothing that is done. */
const CHANGED =
  /^(?!(?:go|went|gone|fell|rose|grew|cut|got|took|move|drop|rais|climb|jump|slip|slid|shr[aiu]nk|came|come|cutt|fall|ris|grow)\p{L}* )(?:\p{L}+ ){1,3}from [$£€]?\d\S*(?: an? \p{L}+)? to [$£€]?\d/iu;

/** "Answer 88: backups encrypted": one of many, by its number, and nothing that is done. */
const NUMBERED = /^\p{L}+ (?:no\.? ?|number )?\d+(?: (?:to|and|or) \d+|-\d+)?(?:$|: )/iu;

/** "Stuck to the fridge", "opposite of my answer": where or what a thing is, and nobody's mood. */
const OF_A_THING =
  /^opposite (?:of|to)\b|^(?:stuck|pinned|taped|hung|folded|hidden|propped|parked|tucked|buried) (?:to|on|under|behind|above|inside|beside)\b/i;

/** "Walking home, empty trolley": the first is no deed that could have the rest as its object. */
const GOING_ALONG =
  /^\p{L}+ing(?: (?:home|out|in|up|down|back|around|off|away|alone|late|early))?, (?!\p{L}+ing\b)(?:\p{L}+ )?\p{L}+/iu;

/** "Patching £2,800 a year": a sum that what is done comes to, and not what one pays. */
const WITH_ITS_SUM =
  /^(?!(?:spend|pay|los|wast|cost|giv|earn|charg|ow|miss|sav|mak|leav|putt|throw|burn|turn|writ|invest|borrow|sink|need|hav|tak|lend|bleed|budget|quot|refund)\p{L}*ing)\p{L}+ing (?:(?:time|charges?|fees?|costs?) )?(?:about |approx |roughly |around )?[$£€]\d/iu;

/** "Feel versus figures", "1 minute to write it down versus 1 day to brew again": two things set against each other. */
const VERSUS = /^(?!.*\b(?:who|that|which)\b)[^.:]* versus /i;

const CLOCK = /^(?:\d{1,2}(?:[:.]\d\d)? ?[ap]m|\d{1,2}:\d\d|midnight|noon)(?:$|[,:])/i;

/** "Inbox 240 unread" */
const isCounted = (text: string): boolean => {
  const [first, second] = tokensOf(text);
  return (
    /^\p{Ll}+ \d+ (?!years)\p{Ll}/iu.test(text) && first !== undefined && first.pos === 'NOUN' && second?.pos === 'NUM'
  );
};

/** "4 hours a week unpaid late pickups", "$1k a month samples": what it goes to stands there unjoined. */
const UNJOINED_RATE =
  /\d\S*(?: \p{L}+)? an? (?:day|night|week|month|year|season|term) (?!on|of|in|at|with|for|to|from|by|per|and|or|plus|that|which|who|before|after|since|because|left|lost|wasted|gone|just|unpaid$|easy|minimum|each|now|already|alone|when|while|until|as|than|not|extra$)(?!\p{L}+ing\b)(?:\p{L}+ ){0,3}\p{L}+s\b/iu;

/** "Load boards 6am": a time beside a thing, without the word that joins them. */
const LOOSE_TIME =
  /(?<!\b(?:at|by|till|before|after|until|from|to|past|since|around|about|of|the|and|or|nearly|a|every|each|is|only|just|\p{L}+day))(?<=[\p{L}]) \d{1,2}(?:[:.]\d\d)? ?[ap]m\b/iu;

/** "Quit, supermarket tills, missing the babies": only the first is a deed. */
const quitsForThings = (text: string): boolean => {
  const [first = '', ...others] = text.split(', ');
  return wordCount(first) === 1 && others.length > 0 && others.every((item) => formOf(item) !== 'bare');
};

/** "Deliver Thursday, paid Friday, off on Sunday": what one does, and then how one is. */
const ENDS_PAID =
  /^[^,]+, (?:[^,]+, )*(?:paid|off|home|done|booked|sold) (?:by|at|on|in|for|up|out|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i;

/** "One full rota. Signed off Wednesday.", "Manager by title. Cover by lunchtime.": what follows a thing goes on about it. */
export const isNounInRow = (text: string, form: Form, { kind, index, answer }: Context): boolean =>
  index > 0 &&
  (form === 'past' || form === 'bare') &&
  /^(?:desire|state|future|cost)$/.test(kind) &&
  (form === 'past' ||
    (NOUN_OR_VERB.has(text.split(' ')[0]?.toLowerCase() ?? '') && /^\S+ (?:by|at|in|on|for)\b/.test(text))) &&
  formOf(answer.split(/[.\n]/)[0] ?? '') === 'noun';

/** "Done well, the join vanishes", "already leaving the yard", "wipes 30 a month, sprays", "heat seven, wind dead": notes that no grammar of ours would read right. */
export const NOTED_AS_TYPED =
  /^(?:\p{L}{3,}ed|done|cut|kept|made|grown|dried) (?:well|properly|right|badly|wrong|by hand), (?:the|it|they|that|this|an?|you)\b|^already (?:leaving|going out of) the\b|^\p{L}{3,}s \d+ (?:a|per|each) (?:day|week|month|year)\b|^(?:heat|lap|race|round|leg|set|game|stage|lane|shift|page|bay|gate) (?:one|two|three|four|five|six|seven|eight|nine|ten|\d+),/iu;
