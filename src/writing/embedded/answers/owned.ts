import { formOf } from '../grammar/forms.ts';
import { singularOf, tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { OF_THE_BODY } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Context } from './context.ts';
import { withStep } from './elided.ts';
import { deedsJoined } from './joined-deeds.ts';

/**
 * "Wife tells the school …" in a note is the listener's own wife, and "sitting in own shop" in a story the speaker's own shop; "film own
 * queue" as a first step the listener's. "What the owner felt in own fingers", where the seller speaks of the work, is anybody's.
 */
export const owned = (given: string, { about, answer, kind, listener }: Context): string => {
  const text = given
    .replace(/\b(each with|every \p{Ll}+ with) own\b/giu, '$1 its own')
    // "Every piece = own trip"
    .replace(/\b((?:each|every) (?:\p{Ll}+ )?\p{Ll}+(?::| =| gets| has)) own\b/giu, '$1 its own');
  // "Own steam time and pressure for each size": each has its own.
  if (/^own [^.,;:]*\bfor (?:each|every)\b/i.test(text)) return text;
  // "All trucks back under own power": theirs, and nobody else's.
  if (/\bunder own (?:power|steam)\b/i.test(text)) return text;
  if (/^own (?:\p{Ll}+ )?\p{Ll}+[,:] own \p{Ll}+$/iu.test(text) || isAnothers(text, listener.audience.nouns))
    return text;
  if (kind === 'entry' && !/\b(?:I|we|my|our)\b/i.test(text))
    return withStep(text, listener.audience)
      .replace(STEP_DOING, (_, step: string, doing: string) => `${step}: you ${plainVerbs(deedsJoined(doing))}`)
      .replace(OWN_AFTER_VERB, (own, verb: string) => (PLAIN_VERBS.has(verb.toLowerCase()) ? `${verb} your own ` : own))
      .replace(OWN, (before) => `${before}your `);
  if (kind === 'story') return text.replace(/^own (?=\p{Ll})/iu, 'My own ').replace(OWN, (before) => `${before}my `);
  if ((about !== 'audience' && kind !== 'list') || (kind === 'scene' && listener.audience.habits.notes)) return text;
  const owner = OWNERS[listener.audience.pronoun];
  const fitted = kind === 'fit' || kind === 'notFit';
  const theirs =
    fitted && owner === 'your' && (kind === 'notFit' || /^(?:any|people|those|who|owners|some)/i.test(answer))
      ? 'their'
      : owner;
  const form = formOf(text);
  const deed = /^(?:bare|elided|infinitive)$/.test(form) && !/\b(?:I|my|we|our|you|your)\b/i.test(text);
  const opened = deed
    ? text.replace(OWN_AFTER_VERB, (own, verb: string) =>
        PLAIN_VERBS.has(verb.toLowerCase()) ? `${verb} ${owner} own ` : own,
      )
    : text.replace(
        /^own (?!(?:your|ur|my|our|the|an?|their|his|her|it|one|at)\b)(?=\p{Ll})/iu,
        fitted ? 'your own ' : `${owner} own `,
      );
  return (
    (kind === 'truth' ? opened : withOwnBody(opened, theirs))
      .replace(HANDLED, (deed, thing: string) => `${deed.slice(0, -thing.length)}${theirs} ${thing}`)
      .replace(
        /(?<=[:,] )own (?=(?:(?:staff|team|kids|customers|people)\b|\p{Ll}+(?: \p{Ll}+)?(?:,|$)))/gu,
        fitted ? '$&' : 'your own ',
      )
      // "Your own van, own ladder, gutters dripping in May"
      .replace(/(?<=^your own [^,]+, )own (?=\p{Ll}+(?: \p{Ll}+)?,)/iu, 'your own ')
      .replace(OWN, (before, at: number, all: string) => `${before}${ofWhom(all.slice(0, at), theirs)} `)
      .replace(KIN, (noun) =>
        /^(?:truth|belief)$/.test(kind) ||
        (PARENT.test(noun) && A_CHILD.test(answer)) ||
        (/^kids/i.test(noun) && worksWithChildren(listener.audience.nouns))
          ? noun
          : `${owner} ${noun.toLowerCase()}`,
      )
  );
};

/** "If you don't want to touch it with own hands": whose they are who was just spoken to, and no "people who" came between. */
const ofWhom = (before: string, owner: string): string =>
  owner === 'their' && /\b(?:if|when|that|and|but) you\b(?!.*\b(?:they|who|people|anyone|somebody)\b)/iu.test(before)
    ? 'your'
    : owner;

/** "First: sending me one old letter": the step is the listener's. */
const STEP_DOING =
  /(?<=^|[.;] )(first(?: step| thing)?|step one|to start|to begin): ((?!being\b|\p{Ll}+ing (?:cans?|machines?|tapes?|boards?|rods?|kits?|boots|shoes|irons?|lists?|bags?|hours|times?)\b)\p{Ll}{2,}ing \p{Ll}.+)$/iu;

/** "Resident in own blue jumper", "a guest asleep in own bed": what belongs to the one who is named right before it, and not to the listener. */
const isAnothers = (text: string, listeners: ReadonlySet<string>): boolean => {
  const [, who = ''] =
    /(?:^|[:,] )(?:(?:an?|the|every|each) )?(\p{L}+)(?: (?:back|asleep|safe|home|happy|sitting|sat))? (?:in|with|at|on) own \p{Ll}/iu.exec(
      text,
    ) ?? [];
  const one = singularOf(who.toLowerCase());
  return isPerson(one) && !listeners.has(one);
};

/** "Back hurts on Monday", "panic when feet don't touch": where a part of the body does something, it is one's own. */
const withOwnBody = (text: string, owner: string): string =>
  text.replace(BODY_AFTER, (part, at: number) => {
    if (!OF_THE_BODY.has(part.toLowerCase()) && !MORE_BODY.test(part.toLowerCase())) return part;
    const [body, verb] = tokensOf(`my ${text.slice(at)}`).slice(1);
    const many = /s$|^feet$/.test(body?.lower ?? '');
    const does = verb !== undefined && BODY_DOES.test(verb.lower) && (many || /(?:s|n't|do)$/.test(verb.lower));
    return does ? `${owner} ${part.toLowerCase()}` : part;
  });

/** "Opening mouth", "closing eyes for a second": what one does with a part of oneself. */
const HANDLED =
  /^(?:open|clos|rais|shutt|bit|cover|rubb|dropp|lower|lift|clench|scratch|brush|wash|wip|fold|cross)ing (mouth|eyes|hands?|head|lips?|face|teeth|fists?|jaw|arms?|shoulders|tongue)(?=$|[,.]| (?!to\b)\p{L})/iu;

const MORE_BODY = /^(?:fingers|legs|stomach|neck|chest|throat|heart|hips|wrists?|shoulder|jaw)$/;
const BODY_AFTER = /(?:^|(?<=\b(?:when|if|until|till|while|because|before|after|once) ))\p{L}+(?= \p{L})/giu;
const BODY_DOES =
  /^(?:hurts?|aches?|shakes?|goes|go|hangs?|cramps?|trembles?|tightens?|does|do|doesn't|don't|is|are|isn't|aren't|won't|can't|keeps?|starts?|sweats?|gives?|locks?|burns?|gets?|cracks?|wobbles?|touch|touches|freezes?|seizes?|pounds?|races|sinks|spins|swells?|stiffens?)$/;

/** "Eat own tomatoes" */
const OWN_AFTER_VERB = /\b(\p{L}+) own (?=\p{Ll})/gu;
const OWN =
  /(?:\b(?:on|by|in|with|of|for|from|at|over|into|about|past|after|behind|under|through|around|against|without|than|\p{L}+ing|hear|see|trust|lose|find|use)|(?<=\d),) (?=own (?!an?\b|the\b|it\b)\p{Ll})/giu;

/** Somebody near who does something, or is wished to: "Mum to see the queue". */
const KIN =
  /^((?:(?:younger|older|little|big|twin) )?(?:brother|sister)|wife|husband|boss|mom|mum|mother|father|dad|partner|son|daughter|kids|landlord|(?:mother|father|brother|sister|son|daughter)-in-law|girlfriend|boyfriend|neighbou?rs|colleagues)(?='s (?!day\b)\w| (?:(?:not )?to (?!bed\b|school\b|work\b|the\b|an?\b|my\b)|(?:\w+s|\w+ed|put|said|told|went|came|left|took|got|made|thought|kept|bought|wrote|rang|paid|gave|found|heard|saw|don't|doesn't|won't|never|always|still|keep|ask|say|think|tell|stop|roll|look|want|has|is|are)\b))/i;

/** "There's a boy, his lip goes. Mum films it.": whose mum it is. */
const PARENT = /^(?:mum|mom|mother|dad|father)$/i;
const A_CHILD =
  /\b(?:a|the|one|another|little|small|that|this) (?:\p{L}+ )?(?:boy|girl|kid|child|toddler|baby|lad)\b/iu;

/** Those to whom "kids" are the children they work with. */
const worksWithChildren = (nouns: ReadonlySet<string>): boolean =>
  [...nouns].some((noun) =>
    /^(?:teacher|tutor|coach|entertainer|magician|clown|puppeteer|childminder|nanny|nursery|instructor|librarian|dentist|pa?ediatrician|storyteller|scout|leader)$/.test(
      noun,
    ),
  );

/** The pronoun that owns, in the person in which the author speaks of the listener; "his" and "her" may be others'. */
const OWNERS = { they: 'their', she: 'your', he: 'your', I: 'my', you: 'your' } as const;
