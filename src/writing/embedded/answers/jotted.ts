import type { FieldName } from '#framework/framework.ts';
import { type Form, formOf, wordCount } from '../grammar/forms.ts';
import { baseOf, singularOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { type Said, verbatim } from './as-written.ts';
import { OF_ONESELF } from './attributed.ts';
import type { Piece } from './clean.ts';
import type { Listener } from './context.ts';
import { type About, KINDS } from './kinds.data.ts';
import { alsoNotFor } from './not-for-row.ts';
import { lowered } from './realise.ts';
import { opensWithDeed, tellsOfSomebody, unquoted } from './told-shortly.ts';

/**
 * An answer of an author who leaves out who does it ("Drives home. Swears he'll sort it. Doesn't."), as it was typed: who does it is the
 * listener, somebody named before, the author or a thing, now one and now the other. Null where there is nothing of the kind in it and
 * the answer wants a sentence around it.
 */
export function jotted(pieces: readonly Piece[], field: FieldName, { audience }: Listener): Said | null {
  const [kind, about] = KINDS[field];
  const [first] = pieces;
  if (!audience.unsaid || !first || /^(?:name|picture|offer|entry)$/.test(kind)) return null;
  const sentences = pieces.map((piece) => verbatim(kind === 'story' || about === 'speaker' ? ofSeller(piece) : piece));
  const form = formOf(first.text, first.end === '?');
  if (kind === 'shift' && MAY.test(first.text)) return null;
  if (kind === 'thought') return thought(sentences, first, form);
  if (kind === 'notFit') {
    const whom = notForWhom(sentences[0] ?? '');
    const others = sentences.slice(1);
    // "Milling centres. Anyone renting.": where the first is not said to be whom it is not for, no other is.
    const besides = /\bnot for\b/i.test(whom) ? others.map((one, at) => alsoNotFor(pieces[at + 1]) ?? one) : others;
    // "Cathedrals. Anybody fond of his own sighing. Parishes under six, God help them.": all of them, or none is said to be.
    const isHalf =
      besides.some((one) => /^Or for /.test(one)) &&
      besides.some(
        (one, at) =>
          one === others[at] &&
          (/^(?:\p{L}+s (?:under|with|over|who|that|in|on)|Any(?:one|body)|Somebody|People|Those)\b/u.test(one) ||
            (wordCount(one) <= 3 && formOf(pieces[at + 1]?.text ?? '') === 'noun')),
      );
    if (isHalf) return { sentences, form, sure: true };
    return { sentences: [whom, ...besides], form, sure: true };
  }
  // "Her brother-in-law at Christmas: …", where all the rest is told of her, too.
  if (field === 'reputationCost' && /^(?:her|his) /i.test(first.text)) return { sentences, form, sure: false };
  // "Ugly word, knows it when he hears it."
  if (field === 'newRootProblem' && tellsOfSomebody(unquoted(sentences))) return { sentences, form, sure: false };
  // "That a shop has to have everything", "To take a wage every month": a question about them leads to it, as to all that they do.
  if (about === 'audience' && !SAID_TO_LISTENER.has(field) && !/\byou/i.test(unquoted(sentences)))
    return { sentences, form, sure: false };
  if (!pieces.some(({ text }) => opensWithVerb(text) || /^(?:past|elided)$/.test(formOf(text))))
    return isNoted(pieces, field, about) ? { sentences, form, sure: true } : null;
  return { sentences, form, sure: about === 'anybody' || field === 'corePhilosophy' };
}

/** "Not for sailors", "roller mills", "anyone with a panel bender": the first of them is said to be whom it is not for. */
const notForWhom = (sentence: string): string =>
  /^(?:Not for|Any(?:one|body)|Whoever|People|Those)\b/.test(sentence) ||
  (formOf(sentence.replace(/[.!]$/, '')) === 'noun' && !/^(?:If|No|Not|Nobody|I|Me)\b/.test(sentence))
    ? `It's not for ${lowered(sentence.replace(/^Not for /, ''))}`
    : sentence;

/** "Stayed that night to do them himself": the seller, who leaves out the "I". */
const ofSeller = (piece: Piece): Piece =>
  opensWithVerb(piece.text) || formOf(piece.text) === 'past'
    ? { ...piece, text: piece.text.replace(BY_HIMSELF, '$1 myself') }
    : piece;
const BY_HIMSELF =
  /^((?:(?!\b(?:[Hh]e|[Ss]he|who|him|[Hh]er|[Hh]is|man|woman)\b|\s\p{Lu}\p{Ll}).)*) (?:him|her)self\b/su;

/** What such an author offers and asks of the listener, and what is said of a thing. */
const SAID_TO_LISTENER: ReadonlySet<FieldName> = new Set([
  'newRootProblem',
  'whoIsThisNotFor',
  'oneCoreShiftRelief',
  'fitFilter',
  'patternBreakingTruth',
]);

/** What is in quote marks stays so, "worries the lads'll laugh" tells of a thought, and "doesn't matter, they'll get there" is one. */
function thought(sentences: readonly string[], { text }: Piece, form: Form): Said | null {
  if (sentences.some((one) => one.includes('"')))
    return {
      sentences,
      form,
      sure: text.startsWith('"') && !sentences.some((one) => opensWithVerb(one)) && !OF_ONE.test(unquoted(sentences)),
    };
  if (SAYS.test(text)) return { sentences, form, sure: false };
  // "What if she looks at it and it really is just me?": of oneself, whoever she is.
  const ofOne = OF_ONE.test(sentences.join(' ')) && !OF_ONESELF.test(sentences.join(' '));
  // "What if he does it in front of his own driver": told of one, and nobody's own thought.
  if (ofOne) return { sentences: sentences.map(wondered), form, sure: false };
  return { sentences: [`"${sentences.map(wondered).join(' ')}"`], form: 'quote', sure: true };
}

/** "What if it's half the herd." */
const wondered = (sentence: string): string => (/^what if\b/i.test(sentence) ? sentence.replace(/\.$/, '?') : sentence);

/** "Somewhere that's hers": whoever is left out is spoken of. */
const OF_ONE = /\b(?:she|hers?|herself|he|him|his|himself)\b/i;

/** "Up at five to clean out. £1,450 on stock birds.": beside what is told it is no more the listener's than that. */
const isNoted = (pieces: readonly Piece[], field: FieldName, about: About): boolean =>
  about === 'audience' &&
  field !== 'newRootProblem' &&
  !tellsOfSomebody(unquoted(pieces.map(({ text }) => text))) &&
  !pieces.some(({ text }) => /^(?:question|that|clause)$/.test(formOf(text)));

/** "Can stop saying sorry": what somebody gets. */
const MAY = /^(?:can|may|gets to|needn't|(?:doesn't|never) (?:has|have) to)\b/i;

const SAYS =
  /^(?:(?:still|always|also|just) )?(?:says|tells|thinks|reckons|worries|fears|wonders|asks|dreads|hopes|swears|wants|believes|knows|blames|hates|would|doesn't want|can't)\b/i;

/** "Coaches ask who's on": people, and what they do. */
function arePeopleDoing(text: string): boolean {
  const [people, does, next] = tokensOf(text);
  return (
    people?.pos === 'NOUN' &&
    /[^su]s$/.test(people.lower) &&
    isPerson(singularOf(people.lower)) &&
    does?.pos === 'VERB' &&
    does.lower === does.lemma &&
    PLAIN_VERBS.has(does.lower) &&
    next !== undefined
  );
}

/** "Still asks Dad", "likes that someone else has to ring": a deed, or what a thing does. */
export function opensWithVerb(text: string): boolean {
  const [, verb = ''] =
    /^(?:(?:still|never|always|already|often|just|also|then|once|now) )*(\p{L}+[^\P{L}su]s)\b/iu.exec(text) ?? [];
  const base = baseOf(verb.toLowerCase());
  if (arePeopleDoing(text)) return false;
  return (
    opensWithDeed(text) ||
    (verb !== '' &&
      (PLAIN_VERBS.has(base) ||
        NOUN_OR_VERB.has(base) ||
        /^\s(?:(?:an?|the|him|her|his|them|it|what) |(?:about |over |nearly )?[$£€\d]|(?:once|twice|again|back|home|away)\b)/.test(
          text.slice(text.indexOf(verb) + verb.length),
        ))) ||
    (verb === text && tokensOf(`she ${verb}`)[1]?.pos === 'VERB')
  );
}
