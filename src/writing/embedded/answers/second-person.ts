import type { Form } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import type { Audience } from '../persons/audience.ts';
import { convert } from '../persons/person.ts';
import { SETS } from '../persons/pronouns.ts';
import { type Context, personally } from './context.ts';
import { withListener } from './elided.ts';
import type { Kind } from './kinds.data.ts';
import { seesOne } from './mirror.ts';
import { lowered } from './realise.ts';

/** "(Not if anyone's being hurt), that needs other people than me": whom it is for is told by the seller, however the listener speaks. */
export const saidBySeller = (audience: Audience, kind: Kind, answer: string): Audience =>
  audience.pronoun === 'I' && /^(?:fit|notFit)$/.test(kind) && OF_SELLER.test(answer) && !/\bI\b/.test(answer)
    ? { ...audience, pronoun: 'you' }
    : audience;

const OF_SELLER =
  /\b(?:than|with|to|from|by|without|at|on|like|needs?|pays?|calls?|rings?) (?:me|us)\b|\b(?:my|our) (?:help|prices?|fees?|jokes?|method|courses?|programmes?|clients?|words?|people|voice|way)\b/i;

/** A fragment with the listener as "you". */
export function inSecondPerson(text: string, form: Form, context: Context): string {
  if (
    form === 'noun' &&
    context.kind === 'list' &&
    /^(?:then )?(?:an?|one|somebody|someone) .*\bwho\b.*\bthem\b/i.test(text)
  )
    return text.replace(/(?<!\p{L})them(?!\p{L})/iu, 'you');
  const { pronoun } = context.listener.audience;
  if (context.field === 'ninetyDayMirror' && form === 'noun' && /^an? /i.test(text) && seesOne(lowered(text)))
    return text;
  if (form === 'noun' && context.kind !== 'offer' && isAboutPeople(text) && !/^their\b|\bthey\b/i.test(text)) {
    return pronoun !== 'they' || context.about !== 'audience' || /^(?:fit|notFit)$/.test(context.kind)
      ? text
      : text.replace(/(?<=\bwho(?:'ve|'ll|'d)? (?:\S+ ){1,3})them(?!\p{L})/iu, 'you');
  }
  if (form === 'bare' && TOLD.has(context.kind) && onlyOthers(text)) return text;
  if (form === 'howTo' && context.kind === 'list' && /\b(?:they|them)\b/i.test(text)) return text;
  if (
    form === 'noun' &&
    (context.kind === 'fit' || context.kind === 'notFit') &&
    (!/\b(?:they|them|she|her|he|him|his)\b/i.test(text) ||
      /^[\w-]+s (?:with|who|whose|that|in|on|at|over|under|\w+ing)\b/i.test(text))
  )
    return text;
  const singularVerb =
    form === 'elided' &&
    /^(?:[\w']+ly |always |never |just |still |often |already |now |then |also |only |even )?\w+s\b/i.test(text) &&
    !/^(?:is|has|does|was)n?'?t?\b/i.test(text);
  const singular =
    singularVerb ||
    /(?:^|, |\band )(?:is|has|does|was)(?:n't)?\b|^(?:can|can't|will|won't) [^,]*, [a-z]+[^su]s\b/i.test(text);
  if (form === 'elided' && (context.about === 'audience' || context.kind === 'list')) {
    const has = (person: 'they' | 'she' | 'he' | 'I'): boolean =>
      tokensOf(text).some(({ lower }) => SETS[person].has(lower));
    const avatar = pronoun === 'he' || pronoun === 'she' ? pronoun : null;
    const one = avatar ?? (has('he') && !has('she') ? 'he' : 'she');
    if (singular || !(has('they') || has('I') || pronoun === 'I')) {
      const said = withListener(text, one, context.listener.audience) ?? text;
      // "Stands on the spot and can't find it. It's in their mouth.": one who is "they".
      return pronoun === 'they' && has('they') ? personally(said, ofOneWhoIsThey(context)) : said;
    }
    const subject = has('they') ? 'they' : has('I') || pronoun === 'I' ? 'I' : one;
    return convert(`${subject} ${text}`, subject, 'you', context.listener.audience)
      .replace(/^you /, '')
      .replace(/^is\b/, 'are')
      .replace(/^has\b/, 'have')
      .replace(/^does\b/, 'do')
      .replace(/^was\b/, 'were');
  }
  const said = personally(text, context);
  if (
    /^(?:bare|infinitive)$/.test(form) &&
    context.about === 'audience' &&
    OTHERS_AFTER_VERB.test(text) &&
    !OTHERS_AFTER_VERB.test(said)
  )
    return text;
  return form === 'past' && context.about === 'audience'
    ? said.replace(/\b(and|but|then) was(?!\p{L})/gu, '$1 were')
    : said;
}

const ofOneWhoIsThey = (context: Context): Context => ({
  ...context,
  past: { ...context.past, named: true, implied: true, last: { ...context.past.last, they: 'listener' } },
});

/** "Hear them again": whom one does something to oneself is somebody else. */
const OTHERS_AFTER_VERB =
  /^(?:to )?(?:(?:finally|just|still|always|never) )?\p{L}+ (?:them|him|her(?= (?:again|back|more|for|to|at|in|on)\b|$))\b(?!.*\b(?:they|their|she|he|his)\b)/iu;

/** Where a bare verb tells the listener what to do, "them" are others: "Write to them on Tuesday." */
const TOLD: ReadonlySet<Kind> = new Set(['truth', 'bridge', 'entry']);
const onlyOthers = (text: string): boolean => !/\b(?:they|their|theirs|themselves)\b/i.test(text);

/** "people who want it fast", "coaches over forty": what follows is about them, in the third person. */
const isAboutPeople = (text: string): boolean =>
  /^(?:(?:most|many|some|busy|new|all|the|any) )*[\w-]+(?: [\w-]+){0,3} who(?:se)?\b/i.test(text) ||
  /^(?:people|anyone|anybody|those|someone|somebody|everyone) (?!they|their)\S/i.test(text) ||
  /^(?:a|an|the|one) (?:[\w-]+ ){0,2}(?:man|woman|person|dad|father|mother|mom|wife|husband|guy|girl|boy)\b/i.test(
    text,
  );

/** "Part of her likes it", "Herself, mostly", "men like him": the listener, however the author calls them elsewhere. */
export const ofOneself = (said: string, { about, kind, listener }: Context): string => {
  const { pronoun } = listener.audience;
  const like = pronoun === 'she' ? /(?<=s|men|people) like her\b/ : /(?<=s|men|people) like him\b/;
  const named = pronoun === 'she' || pronoun === 'he' ? said.replace(like, ' like you') : said;
  if (about !== 'audience') return named;
  // "Calling oneself a painter", "one's own boat"
  const text = named.replace(/\boneself\b/gi, 'yourself').replace(/(?<![-\p{L}])one's own\b/giu, 'your own');
  // "Buy softer wheels. Tell yourself you'll just do the flat bit."
  if (kind === 'tried' || kind === 'loop')
    return text.replace(/^(?=(?:tell|convince|promise|remind|kid) yourself\b)/i, 'you ');
  const whole = text.replace(
    /^part of (?:her|him|them) (?=(?:likes?|wants?|knows?|thinks?|hopes?|feels?|is|still|believes?|would|has|enjoys?|hates?|loves?)\b)/i,
    'Part of you ',
  );
  return kind === 'blame' ? whole.replace(/^(?:herself|himself|themselves)\b/i, 'yourself') : whole;
};
