import { formOf } from '../grammar/forms.ts';
import { singularOf, tokensOf } from '../grammar/language.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import type { Audience } from '../persons/audience.ts';
import { convert, turned } from '../persons/person.ts';
import { isPerson } from '../persons/rivals.ts';
import { NO_PAST, type Past } from '../persons/subjects.ts';
import { QUOTED } from './attributed.ts';
import type { Piece } from './clean.ts';
import { withListener } from './elided.ts';
import { asSentence, contracted, lowered } from './realise.ts';
import { saidAndDone } from './said-and-done.ts';
import { turnedDeeds } from './turned-deeds.ts';

const REMARKED: Past = { ...NO_PAST, named: true, last: { they: 'listener' } };

export const remarkOf = (text: string, audience: Audience): string =>
  // "And I say yes you could, and how long would they last you": the speaker's own words.
  /^(?:he|she)'s (?:in|out|off|away|busy|booked|retired)\b|^they (?:all )?think they're\b|^that's (?:it|word for word)\b|^yes,? and they(?:'ll| will| are| would)\b|^(?:and |but )?I (?:say|tell|ask|said|told)\b/i.test(
    text,
  )
    ? text
    : turned(text, audience, REMARKED);

/** How the one whose thought it is says it; "hearing it every time" is the speaker. */
export const SAID_AGAIN =
  /^(?:say|tell|repeat|promis|think|believ|laugh|shrugg|jok|mutter|whisper|mean|hop|pretend|putt|add|blam)ing\b/i;

/** What the speaker adds to a thought: "(They're going through a phase.) Saying it since 2019." */
export function remarked(given: Piece, audience: Audience, thought?: string): string {
  const { text, end } = thought === undefined ? given : ofThinker(given, thought, audience);
  const form = formOf(text, end === '?');
  const remark = remarkOf(text, audience);
  if (form === 'gerund' && SAID_AGAIN.test(text)) {
    const doing = lowered(remark, true);
    return asSentence(contracted(/ since\b/.test(doing) ? `You've been ${doing}` : `You ${plainVerbs(doing)}`), end);
  }
  // "Get that one every week"
  if (/^(?:get|hear|had|heard) (?:that|this|it)\b/i.test(text)) return asSentence(`I ${lowered(text, true)}`, end);
  // "(For that money I buy my own scale.) Buy it.": the speaker's answer.
  if (form === 'bare' && /^\p{L}+ (?:it|them|one)$/iu.test(text)) return asSentence(text, end);
  return form === 'bare' || (form === 'elided' && !/^(?:did|didn't|was|wasn't|were|weren't)\b/i.test(text))
    ? asSentence(`you ${withListener(text, 'she', audience) ?? lowered(remark, true)}`, end)
    : asSentence(remark, end);
}

/** "£59 to be told to say nothing? (yes)": who answers in brackets is the speaker. */
export function answeredAside(piece: Piece): { doubt: Piece; answer: string } | null {
  const [, doubt, mark, answer] = /^(.+)([?!]) \(([^()]{1,40})\)$/s.exec(piece.text) ?? [];
  if (!doubt || !answer) return null;
  return { doubt: { ...piece, text: doubt, end: mark === '?' ? '?' : '!' }, answer: `(${asSentence(answer, '.')})` };
}

/** "…, I get that one a lot", "…, and do you know what, they should": what the speaker says of the thought. */
export const ASIDE =
  /^"?(?!and I say\b)(.+?[^\s"])"?[,;] ((?:and |but )?(?:do )?you know what,? \S.*|and the (?:thing|trouble|truth|joke|funny (?:thing|part)|silly thing) is,? .*|and I (?:say|tell them|always say)\b.*|and (?:you|they|she|he) (?:say|says|said) (?:that|it|this) .*|saying (?:it|that|so) (?:in|at|with|to|over|from|by|on)\b.*|and then (?:[^,]{1,25} )?(?:they|she|he) (?:tells?|asks?|shows?) me\b.*|and (?:yes|no),? (?:they|you|she|he) (?:could|can|would|do|did|might|will)|(?:and )?I (?:get|hear|have heard|know)(?: (?:that|this|it|those))?(?: one| line)?(?: a lot| all the time| often| (?:nearly |almost )?(?:every|most) \S+| too| most)|(?:somebody|someone|one of them|an? \p{L}+|people) (?:once |actually )?(?:said|says|told me|asked me) (?:that|it|this|so)\b.*|that's the usual(?: one| line)?\b.*|and so (?:you|they|she|he) (?:can|could|do|does|will|would|might)\b.*|and (?:you|they) (?:will|would|might|do|did|are|won't)(?:,.*)?|that's (?:it |exactly |how it goes |what (?:they|she|he|people) (?:all |always )?(?:say|think)|)word for word.*|or (?:at least )?that's what (?:mine|I)\b.*|and (?:sure|yes|of course),? (?:you|they) (?:can|could|do|will)\b.*|and (?:they|you) (?:can|could|do),? (?:there(?:'s| is)|but|it(?:'s| is))\b.*|I (?:said|thought|believed|told myself|used to (?:say|think)) (?:it|that|this|the same|so)\b(?!').*|I(?: must|'d|'ve)? have heard\b.*|I must(?:'ve| have) said (?:that|it|so)\b.*|they (?:(?:all|always|kind of|sort of) )*laugh when they say (?:it|that)\b.*|they (?:all )?think they're the (?:first|only)\b.*|(?:God love|bless) (?:them|her|him)\b.*|every(?:one|body) (?:says|believes|thinks) (?:that|it|so)\b.*)$/isu;

/**
 * 'Being afraid of finding out they do it wrong. "What if I don't have the hand for this?"', 'Calling it rustic. "It's handmade."': only the
 * words in quote marks are theirs.
 */
export function deedThenWords([first, ...words]: readonly Piece[], audience: Audience): readonly string[] | null {
  const told =
    first && words.length === 0
      ? (saidBecause(first, audience) ?? saysAndSays(first, audience) ?? saidAndDone(first, audience))
      : null;
  if (told) return [told];
  // 'Saying at the pub "you lose a couple in summer"': where it is said.
  const [, where, said] = first && words.length === 0 ? (SAYING_THERE.exec(first.text) ?? []) : [];
  if (first && where && said)
    return [asSentence(`You say ${convert(where, 'they', 'you', audience, true)}, ${said}`, first.end)];
  if (!first || words.length === 0 || !words.every(({ text }) => /^"[^"]+"$/.test(text))) return null;
  const [, fear] = AFRAID.exec(first.text) ?? [];
  const deed = CALLS_IT.test(first.text)
    ? `You ${plainVerbs(lowered(first.text, true))}`
    : fear && `You're ${lowered(fear)}`;
  if (!deed) return null;
  return [
    asSentence(convert(deed, 'they', 'you', audience, true), first.end),
    ...words.map(({ text, end }) => asSentence(text, end)),
  ];
}
const SAYING_THERE = /^saying ((?:at|in|on|over|down) (?!that\b)[^",]{2,40}?),? ("[^"]+")$/iu;
const CALLS_IT = /^(?:call|pretend|laugh|shrugg|jok|blam|hid|point)ing\b/i;
const AFRAID = /^(?:being|feeling) ((?:afraid|scared|ashamed|worried|frightened|terrified)\b.+)$/is;

/** 'I know exactly what it is because I said it out loud to the dog. "I should just tell her."': the quote is the thought, and told before. */
export const quotedAtLast = ([first, ...rest]: readonly Piece[]): readonly string[] | null =>
  first &&
  rest.length > 0 &&
  /^I\b[^"]*\b(?:it|this|that)\b[^"]*$/i.test(first.text) &&
  rest.every(({ text }) => QUOTED.test(text))
    ? [first, ...rest].map(({ text, end }) => asSentence(text, end))
    : null;

/** 'They say, "You lose some," because an old farmer said it': the reason, or whom it is said to, is no part of what is said. */
function saidBecause({ text, end }: Piece, audience: Audience): string | null {
  const [, says, reason] = SAYS_BECAUSE.exec(text) ?? [];
  const [, to, words] = SAYS_TO.exec(text) ?? [];
  if (to && words)
    return asSentence(
      `You say to ${to.replace(/^(?:their|her|his)(?!\p{L})/iu, 'your')}, ${words.replace(/^"\p{Ll}/u, (open) => open.toUpperCase())}`,
      end,
    );
  return says && reason ? asSentence(`You ${says} ${convert(reason, 'they', 'you', audience, true)}`, end) : null;
}
/** 'They say to the colleague: "It is always like this"': whom they say it to. */
const SAYS_TO =
  /^(?:they|you) (?:(?:always|then|usually|just) )?(?:say to|tell) ((?:the|their|your|her|his|an?|one) (?!voice\b)\p{L}+)[:,]? ("[^"]+")$/isu;
const SAYS_BECAUSE =
  /^(?:you|they) ((?:(?:always|just|still) )?(?:say|think),? "[^"]+",?) ((?:because|since|as if|every time|when|whenever)\b.+)$/isu;

/** '("The price will be good.") But he has nothing to sell': where nobody is named in what is thought, the one who thinks it. */
function ofThinker(remark: Piece, thought: string, audience: Audience): Piece {
  const [, joint = '', who = '', rest = ''] = BUT_HE.exec(remark.text) ?? [];
  const one = who.toLowerCase();
  const namesSomebody = tokensOf(thought).some(
    ({ pos, lower }) =>
      /^(?:he|she|they|him|her|them|his|their)$/.test(lower) ||
      (/^(?:NOUN|PROPN)$/.test(pos) && isPerson(singularOf(lower))),
  );
  if (!(one === 'he' || one === 'she') || namesSomebody) return remark;
  return { ...remark, text: `${joint} ${convert(`${one} ${rest}`, one, 'you', audience, true)}` };
}
const BUT_HE =
  /^(but|and|yet) (he|she) ((?:has|is|had|was|knows|never|still|does|doesn't|hasn't|can't|won't|can|will)\b.*)$/isu;

/** "Telling yourself it's the season, and telling your wife it's the economy": more is done than one thing said. */
function saysAndSays({ text, end }: Piece, audience: Audience): string | null {
  const deeds = SAYS_TWICE.test(text) ? turnedDeeds(lowered(text, true), 'you') : null;
  return deeds && asSentence(`You ${convert(deeds, 'they', 'you', audience, true)}`, end);
}
const SAYS_TWICE =
  /^(?=(?:tell|say|promis)ing\b[^"]*,? (?:and )?(?:tell|say|promis)ing\b(?! (?:it|that|so) (?:in|at|with|to|over|from|by|on)\b))(?!.*\b(?:I|I'\p{L}+|me|my|we|our)\b)/iu;

/** What one asks oneself, however it was ended. */
export const QUESTION =
  /^(?:what if|what (?:sort|kind|type) of|who (?:do|am|will|would)|why (?:is|are|do|does|can|can't|would|should|me)|who am|how (?:can|could|do|am|will|would)|why (?:always|me|not|bother|i have|i always|i never|did|have|am)|what (?:will|would|happens|am|do i)|am i|will i|can i|should i|do i|(?:will|would|can|could|do|does) (?:the|my|they|people|anybody|everybody) (?:\p{L}+ ){0,6}(?:laugh|think|notice|see|know|say|hear|mind|buy|pay|come|find|work|hold|stay|help|fit))\b/iu;
