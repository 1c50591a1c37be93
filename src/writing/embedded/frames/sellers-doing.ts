import type { FieldName } from '#framework/framework.ts';
import { withListener } from '../answers/elided.ts';
import { opensWithVerb } from '../answers/jotted.ts';
import { lowered } from '../answers/realise.ts';
import { baseOf, isFirstName, singularOf, tokensOf } from '../grammar/language.ts';
import { convert } from '../persons/person.ts';
import { thirdOf } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import type { Writing } from '../writing.ts';
import { saysI } from './told-as-other.ts';

type Told = Pick<Writing, 'listener' | 'answers'>;

/**
 * "Still loses some and says so", "One visit, drives out to them", "(No point.) Has tried": asked of the seller, what is done by one who is left
 * out is the seller's doing.
 */
export function asSellersDoing(sentences: readonly string[], field: FieldName, writing: Told): readonly string[] {
  if (field === 'supportSafety') return gone(sentences, writing);
  if (!writing.listener.audience.unsaid || saysI(writing.answers)) return sentences;
  if (field === 'whoIsThisNotFor') return sentences.map((one, at) => (at > 0 ? one.replace(HAS_TRIED, 'I have') : one));
  // "Repeat questions. Calls it the carousel": who was asked for a name.
  if (field === 'newRootProblem')
    return sentences.map((one) => one.replace(/^Calls (?=(?:it|this|that|them)\b)/, 'I call '));
  if (field === 'miniStoryOrStat')
    return sentences.map((one) =>
      one.replace(SHOWS_THEM, (_, when: string, does: string) => `${when}I ${baseOf(does.toLowerCase())}`),
    );
  return field === 'miniCredibilityLine' ? sentences.map((one) => credential(one, writing)) : sentences;
}

/** "First night of every course, plays them three minutes of it": what the seller does with those who come. */
const SHOWS_THEM =
  /^((?:(?:the |on the |every |each )?(?:first|last|second) [^,.;"]{3,40}|(?:every|each) [^,.;"]{3,40}), |)(plays|shows|hands|reads|tells|gives|asks|lets|makes|sends|teaches)(?= them\b)/iu;

/** "Has tried", "has learned the hard way": said of those it is not for. */
const HAS_TRIED =
  /^Has(?= (?:(?:already|often|also) )?(?:tried|learned|learnt)(?: (?:it|that|this|once|twice|before|often|already|enough|the hard way))*[.!]$)/;

function credential(sentence: string, writing: Told): string {
  const whole = deed(sentence, writing);
  if (whole) return `I ${whole}`;
  const [, row, last = ''] = IN_ROW.exec(sentence) ?? [];
  const done = row && !/"/.test(row) ? deed(last, writing) : null;
  return done ? `${row}, and I ${done}` : sentence;
}
/** "14 years at the depot, probed 90,000 bags, knows what the clerk smells" */
const IN_ROW = /^(.+), (?:and )?((?:(?:still|now|always|never) )?\p{Ll}+[^su\s]s \P{P}[^,]*)$/su;

/** What the seller does who is left out, as it goes on behind "I"; null where a thing may do it, or somebody else comes in. */
function deed(text: string, { listener: { audience } }: Told): string | null {
  if (!opensWithVerb(text) || !/^(?:\p{L}+ ){0,2}\p{L}+s\b/iu.test(text) || BY_ITSELF.test(text)) return null;
  const own = text
    .replace(/\b(?:his|her|their) own\b/g, 'my own')
    .replace(/\b(?:him|her|them)self\b|\bthemselves\b/g, 'myself');
  if (own.split(/[^\p{L}]+/u).some((word) => /^(?:she|he|her|him|his)$/.test(word) && thirdOf(word))) return null;
  const done = withListener(lowered(own, true), 'she', audience);
  return done === null || done === lowered(own, true) ? null : done.replace(/^are\b/, 'am').replace(/^were\b/, 'was');
}
/** What a number or a certificate does. */
const BY_ITSELF =
  /^(?:(?:still|always|also|only|never) )?(?:means|counts|costs|comes|makes|adds|includes|covers|lasts|takes|runs|goes|shows|proves|says (?:it|a lot)|speaks|tells you|works out|keeps|holds|needs|gets|hangs|sits|stands)\b/i;

/** "Drives out to them, anywhere within 500 km": to whom somebody goes is the listener, and who goes the seller. */
function gone(sentences: readonly string[], { listener: { audience, told } }: Told): readonly string[] {
  const whole = sentences.join(' ');
  const [found = '', , whom = ''] = GOES_TO_THEM.exec(whole) ?? [];
  const before = whole.slice(0, whole.indexOf(found));
  const third = thirdOf(whom);
  if (!third || /\b(?:I|me|my|we|us|our|you|your)\b/.test(whole) || namesSomebody(before)) return sentences;
  if (audience.habits.rank[third] !== 0 && audience.pronoun !== third) return sentences;
  return sentences.map((one) => {
    const turned = one.replace(GOES_TO_THEM, (_, goes: string, to: string) => {
      const [, how = '', verb = '', rest = ''] = /^((?:\p{L}+ )??)(\p{L}+s)\b(.*)$/isu.exec(lowered(goes, true)) ?? [];
      return `I ${how}${baseOf(verb)}${rest} ${to}`;
    });
    return told ? turned : convert(turned, third, 'you', audience, true);
  });
}
const namesSomebody = (before: string): boolean =>
  tokensOf(before).some(({ pos, lower, text }) => isFirstName(text) || (pos === 'NOUN' && isPerson(singularOf(lower))));
/** Only somebody drives, rings or calls in; a card may "come with them". */
const GOES_TO_THEM =
  /(?<=^|[.;,] )((?:(?:always|still|also|then) )?(?:drives|comes|walks|travels|cycles|goes|flies) (?:out|over|round|back|along|down|up) to|(?:rings|phones|texts|emails|visits)|sits (?:in |down )?(?:with|beside)|stays with|checks in (?:on|with)|calls in on) (them|him|her)\b/iu;
