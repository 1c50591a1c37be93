import { opensWithVerb } from './answers/jotted.ts';
import { lowered } from './answers/realise.ts';
import { firstWords, oneBreath } from './breaths.ts';
import { formOf, wordCount } from './grammar/forms.ts';
import type { Line } from './writing.ts';

/** A row of short deeds has no more words. */
const shortRow = 13;
/** "You fire hotter, you fire slower": the first of two that are heard as a pair has no more. */
const shortFirst = 7;
/** Three of them have no more. */
const rowOfThree = 19;

/**
 * What somebody left out does, each in a short sentence of its own ("Drives home. Swears he'll sort it."), is said in one breath, and so
 * is what opens alike ("You curse the inverter. You curse winter.").
 */
export function inOneBreath(lines: readonly Line[], unsaid: boolean): Line[] {
  const joined: Line[] = [];
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    const typed = lines[at - 1]?.text ?? '';
    if (
      before &&
      areOneAnswer(before, line) &&
      ((isRepeated(before, line) &&
        !isFirstOfMore(line, lines[at + 1]) &&
        !(before.text === typed && wordCount(typed) > shortFirst && goesOn(line, lines[at + 1]))) ||
        (unsaid && (areThree(lines, at) ?? (!CONTRAST.test(typed) && goTogether(before, line)))))
    )
      joined.splice(-1, 1, { ...before, text: before.text.replace(/\.$/, `, ${lowered(line.text, true)}`) });
    else joined.push(line);
  }
  return joined;
}

const areOneAnswer = (one: Line, next: Line): boolean =>
  one.role === 'answer' &&
  next.role === 'answer' &&
  one.fields.join() === next.fields.join() &&
  PLAIN.test(one.text) &&
  PLAIN.test(next.text);

/** "You curse the inverter. You curse the bloke." */
const isRepeated = (one: Line, next: Line): boolean =>
  /^You\b/.test(one.text) &&
  firstWords(one.text.split(', ').at(-1) ?? '') === firstWords(next.text) &&
  wordCount(next.text) <= 7 &&
  wordCount(one.text) + wordCount(next.text) <= oneBreath;

/** "(You tried the paint.) You tried the window. You tried moving the bed to the other wall": where the last cannot be joined, none is. */
const isFirstOfMore = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  areOneAnswer(line, next) &&
  firstWords(line.text) === firstWords(next.text) &&
  !isRepeated(line, next);

/** "(You buy the reed that the Grade 1 band plays.) You buy a tuner. You tell everyone to blow": two of three in one breath would be heard as a row that breaks off. */
const goesOn = (line: Line, next: Line | undefined): boolean =>
  next !== undefined &&
  areOneAnswer(line, next) &&
  /^You\b/.test(next.text) &&
  firstWords(line.text) !== firstWords(next.text);

/**
 * "She applies for the grant. Asks the university. Buys clear bins.": three deeds are joined whole or not at all, and none is left over.
 * Null where there are not three.
 */
function areThree(lines: readonly Line[], at: number): boolean | null {
  const line = lines[at];
  const isOfRow = (other: Line | undefined): boolean =>
    line !== undefined && other !== undefined && areOneAnswer(line, other) && isDeed(other) && isNow(other);
  let start = at;
  while (isOfRow(lines[start - 1])) start -= 1;
  let end = at;
  while (isOfRow(lines[end + 1])) end += 1;
  const row = lines.slice(start, end + 1);
  if (
    row.length !== 3 ||
    !isOfRow(line) ||
    start === at ||
    row.some(({ text }, place) => place > 0 && (BEFALLS.test(text) || /^(?:He|She) /.test(text)))
  )
    return null;
  return (
    !row.some(({ text }) => text.includes(',')) && row.reduce((sum, { text }) => sum + wordCount(text), 0) <= rowOfThree
  );
}

const goTogether = (one: Line, next: Line): boolean =>
  wordCount(one.text) + wordCount(next.text) <= shortRow &&
  wordCount(one.text) >= 3 &&
  !one.fields.includes('fitFilter') &&
  !BEFALLS.test(next.text) &&
  // "He forgets. Then Thursday."
  !/^then (?:an? |the )?\p{L}+\.$/iu.test(next.text) &&
  // "Guides, tension, tracking.": a row of things goes on with no deed.
  (one.text.match(/, /g)?.length ?? 0) < 2 &&
  ((GOES_WITH.test(next.text) &&
    !/, [$£€\d]/.test(next.text) &&
    !isStatement(next.text) &&
    (isDeed(one) || !opensWithVerb(afterLink(next)))) ||
    (isDeed(one) &&
      isDeed(next) &&
      !/^(?:he|she)\b/i.test(next.text) &&
      isNow(one) === isNow(next) &&
      !isSameDeed(one, next)));

/** "(Cow worse by Tuesday.) Then rings me": what somebody does then would be heard as done by the cow. */
const afterLink = ({ text }: Line): string => text.replace(/^(?:then|and|or|also|plus|usually|mostly|never|not) /i, '');

/** "Says he will when it's quiet. Gets quiet in January.": it may be another that does this. */
const BEFALLS =
  /^(?:gets|goes|turns|becomes|stays|looks|comes) (?!(?:home|back|to|into|on|off|out|up|down|round|in)\b)\p{L}+\b/iu;

/** "Every charger showed green", "then the next one's late" */
const isStatement = (text: string): boolean =>
  formOf(text) === 'clause' || formOf(text.replace(/^(?:then|and|or|also|plus) /i, '')) === 'clause';

/** "He loses a weekend per blade. Loses four before Christmas.": said twice on purpose. */
const isSameDeed = (one: Line, next: Line): boolean =>
  /^(?:He|She) (\p{L}+)/u.exec(one.text)?.[1]?.toLowerCase() === /^\p{L}+/u.exec(next.text)?.[0].toLowerCase();

/** "Carries", not "took" or "was a master joiner". */
const isNow = ({ text }: Line): boolean => /^(?:(?:He|She) )?(?!was\b)\p{L}+s(?:n't)?\b/iu.test(text);

const isDeed = ({ text: told }: Line): boolean => areDeeds(told.replace(/^(?:He|She) (?=\p{L}+s\b)/u, ''));
const areDeeds = (text: string): boolean => wordCount(text) >= 3 && (opensWithVerb(text) || DOES_IT.test(text));
/** "Cracks that too", "doesn't check twice" */
const DOES_IT =
  /^(?:doesn't \p{L}|\p{L}{2,}[^\P{L}su]s (?:that|this|it|them|him|her|his|the|an?|up|out|off|down|in|on|by|for|one|two|three)\b)/iu;

/** "By dye lot, not by product": what follows would be heard as a part of it. */
const CONTRAST = /, (?:not|never|no)\b/i;

/** A statement without a thought, a figure's colon or a question in it. */
const PLAIN = /^[^:;"“”?!–—]+\.$/;
/** "Then the one after.", "Plus belts.", "Mostly in August." */
const GOES_WITH =
  /^(?!not for |then after (?:this|that)\b|.* (?:it's|it is|there's|he's|she's|they're) )(?:then|plus|and|or|also|usually|mostly|mainly|never|not|at|on|in|with|without|for|from|after|before|by|till|until|between|behind|under|every) (?!(?:the )?\p{L}+s? (?:is|are|was|were)\b)\S/iu;
