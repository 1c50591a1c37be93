import { asWritten, type Said } from './answers/as-written.ts';
import { piecesOf } from './answers/clean.ts';
import { say } from './answers/complete.ts';
import { isToldInFragments } from './answers/fit-gerund.ts';
import { inRow } from './answers/in-row.ts';
import { asSentence, lowered } from './answers/realise.ts';
import { withOneLeftOut } from './frames/left-out.ts';
import { preface } from './frames/of-whom.ts';
import { partCounts } from './frames/shared.data.ts';
import { asSellersPart, saysSellerDoes } from './frames/told-as-other.ts';
import { voiceFor } from './frames/voices.ts';
import { formOf, wordCount } from './grammar/forms.ts';
import { plainVerbs } from './grammar/plain-verbs.ts';
import { PROPER } from './grammar/proper.data.ts';
import { JUST_COUNTED } from './part-names.ts';
import { COUNTED, partsOf } from './parts.ts';
import { turned } from './persons/person.ts';
import { NO_PAST } from './persons/subjects.ts';
import { isSpeakable, missingWords } from './self-check.ts';
import { hash, itsTurn, type Line, type Writing } from './writing.ts';

/** The parts of the plan one after the other, each with what happens in it. */
export function partLines(writing: Writing): Line[] {
  const { answers, request } = writing;
  const { parts: asGiven, rest, remark } = partsOf(answers.planParts ?? '', answers.planPartDetails ?? '');
  const parts = asGiven.map((part) => ({ ...part, detail: asSellersPart(part.detail, writing) }));
  // "Measure / photos / quote / advert": words that name no more than themselves are one row.
  if (
    parts.length > 2 &&
    rest === '' &&
    remark === '' &&
    parts.every(({ name, detail }) => wordCount(name) === 1 && detail === '')
  )
    return [
      {
        text: asSentence(inRow(parts.map(({ name }, at) => (at === 0 ? name : lowered(name)))), '.'),
        fields: ['planParts'],
        role: 'answer',
      },
    ];
  const all = parts.map(({ detail }) => detail).join('\n');
  const fragments = writing.listener.audience.habits.notes || isToldInFragments(all) || DONE_FOR_YOU.test(all);
  // "Send the price in writing" beside "Walking the length": told like the lines it stands among.
  const gerunds = parts.filter(({ detail }) => formOf(detail) === 'gerund').length * 2 > parts.length && !fragments;
  const alike = (detail: string): string =>
    gerunds && formOf(detail) === 'bare' ? `You ${lowered(detail, true)}` : detail;
  // "Puts four of them in one bay", and then "They pay up front": each line goes on from those before it.
  const told = parts.map(({ detail }) => detail);
  const said = (detail: string, index: number): Said | null => {
    const listener = { ...writing.listener, earlier: told.slice(0, index).join('\n') };
    return say('planPartDetails', alike(detail), listener, request.seed, fragments);
  };
  // Where one part is left in the third person, all are.
  const isSure = told.every((detail, index) => said(detail, index)?.sure ?? true);
  // "One: One Trade. Two: Ten Doors.": a name that counts itself wants another count.
  const unlike = partCounts.filter(
    (words) =>
      !parts.some(
        ({ name }) => opensWithOne(name, words) || (/\bnumbers?\b/i.test(name) && /^Number/.test(words[0] ?? '')),
      ),
  );
  const apart = unlike.length > 0 ? unlike : partCounts;
  // "Tap One", "Tap Three": the names count already, if not always in step.
  const inTurn = parts.length > 1 && parts.every(({ name }, at) => COUNTS_ITSELF.exec(name)?.[1] === String(at + 1));
  const areCounted = inTurn || parts.filter(({ name }) => NUMBERED.test(name)).length > 1;
  // "Count It", "Pick 3", "Deposit": where no other counts itself, the figure is what there are three of.
  const isCounted = (name: string): boolean =>
    COUNTED.test(name) &&
    (/^(?:weeks?|months?|days?|hours?|years?|sessions?|lessons?)\b|:/i.test(name) ||
      parts.filter((part) => COUNTED.test(part.name)).length > 1);
  const counts = areCounted ? [] : (itsTurn(apart, request.seed + hash(voiceFor('personality', answers))) ?? []);
  const isListeners = !saysSellerDoes(asGiven.map(({ detail }) => detail).join('\n'));
  const detailed = (detail: string, index: number): Line[] => {
    const lines = detailLines(writing, detail, isSure ? said(detail, index) : asTyped(writing, detail));
    // "Two: The Sheet. Spreads what is wet on black plastic": no sheet does.
    return lines.map((line, at) =>
      at === 0 && isListeners
        ? { ...line, text: withOneLeftOut(line.text, 'planPartDetails', writing.listener) }
        : line,
    );
  };
  const lines = parts.flatMap((part, index): Line[] => {
    const whole = convertedPart(writing, part.name);
    const name = inTurn ? whole.replace(BEHIND_COUNT, ': ') : whole;
    const count = counts[index];
    const end = name.endsWith('?') ? '?' : '.';
    const named = asSentence(
      isCounted(name) || count === undefined || parts.length === 1 ? name : `${count}: ${name}`,
      end,
    );
    const detail =
      part.detail === ''
        ? []
        : detailed(
            withoutName(part.detail.replace(index === parts.length - 1 ? THAT_IS_ALL : THAT_COUNTS, ''), part.name)
              .replace(index === 0 ? COUNTED_IN : COUNTED_ON, '')
              .replace(nameAgain(part.name), '')
              .replace(DOING_IT_IS, '')
              // "And after you have a coffee with him and write that down": what is done then, and no condition of anything.
              .replace(
                /^(?:and )?after,? (?=(?:you|we|I|they) )(?![^.]*, (?:you|we|I|they|he|she|it|the)\b)/i,
                'Afterwards ',
              )
              .replace(/^and (?=\p{L}+ \p{L})/iu, '')
              // "And the Drive Home Count you do in the parking lot": behind its name it is the count that is done.
              .replace(/^(you|we|I) do (?=in|on|at|before|after|every|with)/i, '$1 do it '),
            index,
          );
    const [opening, ...others] = detail;
    // "One: Splitting. Splitting ten heads per tunnel …": the name is the deed, and said once.
    const [deed = ''] = /^\p{L}+ing\b/u.exec(name) ?? [];
    if (
      opening &&
      deed !== '' &&
      opening.text.startsWith(`${deed} `) &&
      missingWords(name, opening.text).length === 0 &&
      named.startsWith(`${count}: `)
    )
      return [{ ...opening, text: `${count}: ${opening.text}`, fields: ['planParts', 'planPartDetails'] }, ...others];
    return [{ text: named, fields: ['planParts'], role: 'answer' }, ...detail];
  });
  writing.frames.push(`${request.sectionNumber}.parts.${partCounts.indexOf(counts)}`);
  const opening = isSure
    ? []
    : preface(
        writing,
        'planPartDetails',
        lines.flatMap(({ text, fields }) => (fields.includes('planPartDetails') ? text : [])).join(' '),
      );
  const besides = piecesOf(remark)
    // "Four things. My daughter wanted a fifth."
    .filter(({ text }) => !JUST_COUNTED.test(text))
    .map(({ text, end }): Line => ({ text: asSentence(text, end), fields: ['planParts'], role: 'answer' }));
  return [...opening, ...lines, ...besides, ...(rest === '' ? [] : detailed(rest, parts.length))];
}

const NUMBERED = /^\p{L}+ (?:one|two|three|four|five|six|\d)$/iu;

/** "Cone 1 hitch", "Cone 2 highway": each says which it is, and what it is called behind that. */
const COUNTS_ITSELF = /^\p{L}+ (\d{1,2})(?= \p{L}|$)/u;
const BEHIND_COUNT = /(?<=^\p{L}+ \d{1,2}) (?=\p{L})/u;

/** "Locating the tank and drawing you a map": the seller does all of it. */
const DONE_FOR_YOU =
  /\b(?:draw|giv|show|send|teach|hand|leav|writ|build|mak|walk|ring|call|text|bring|email|train|coach)ing you\b/i;

/** "One Trade", "Grey first", "Five seconds" */
const opensWithOne = (name: string, words: readonly string[]): boolean =>
  words.some((word) => new RegExp(`^(?:the |an? )?(?:${word})\\b|\\b(?:${word})s?$`, 'i').test(name));

/** "It's the stop, and I want him to stop …", "Sides, left and right" behind "The stop", "The sides" */
const nameAgain = (name: string): RegExp =>
  new RegExp(
    `^(?:it's |there's )?(?:the )?${name.replace(/^(?:the|an?) /i, '').replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}, (?:and )?(?=\\S+ \\S)`,
    'i',
  );

/** "Reading it is you drop the stick" behind "Read it" */
const DOING_IT_IS = /^(?:and )?\p{L}{3,}ing(?: (?:it|them|that))? (?:is|means) (?=(?:you|we|I) \p{L})/iu;

/** "So that's four", at the end of what happens in the last. */
const THAT_COUNTS =
  /[.,;]? (?:and |so )+that(?:'s| is) (?:it|all|the lot|(?:the |all )?(?:three|four|five|six|seven)(?: of (?:them|it))?)[.!]?\s*$/i;
const THAT_IS_ALL =
  /[.,;]? (?:and |so )*that(?:'s| is) (?:it|all|the lot|(?:the |all )?(?:three|four|five|six|seven)(?: of (?:them|it))?)[.!]?\s*$/i;

/** "First she sits down with him": the part is said to be the first already. */
const COUNTED_IN =
  /^(?:(?:so|and|well|okay|ok)[, ]+)?(?:the )?first thing(?:'s| is| we do is| you do is),? (?=(?:you|I|we|they|it)\b)|^(?:(?:so|and|well|okay|ok)[, ]+)?the first one(?:'s| is)(?: really)? (?=(?:when|to|you|I|we)\b)|^(?:(?:so|and|well|okay|ok)[, ]+)?first(?:ly| of all| off| one)?,? (?=(?:you|she|he|they|we|I|it)\b)/i;

/** "And then they walk it": what stands behind the part's name needs no second "then". */
const COUNTED_ON =
  /^(?!and then and only then\b)(?:(?:and|so|ok|okay)[, ]+)*(?:then(?! and only then\b)(?: the (?:second|third|fourth|fifth|last|final)(?: (?:one|bit|part|step|stage))?(?: is|'s)?(?=,? (?:you|we|I|they|it)\b))?|next(?! (?:day|morning|evening|night|week|month)\b)|after that|finally|lastly|last of all(?= (?:I|you|we|they)\b)|last(?= (?:you|we|I|she|he|they|it|comes)\b))[, ]+(?=\S+ \S)(?!(?:(?:come|follow|go|is|are)s?|\d+)\b)/i;

/** "Landing: feet together" behind the part "Landing", "So the count, I come out in May" behind "The Count". */
function withoutName(detail: string, name: string): string {
  const full = (name.split(',')[0] ?? name).replace(/^the /i, '').toLowerCase();
  const [short = full] = /^\S+ \S+(?= )/.exec(full) ?? [];
  // "The walk back I come back in September", of the part "The Walk Back in the fall"
  const plain = detail.toLowerCase().includes(full) ? full : short;
  const [, told = ''] = /^(?:(?:so|and|then|well|okay|ok|in|with|for|it's)[, ]+)*(?:the )?(.+)$/is.exec(detail) ?? [];
  const [whole, behind] = [detail, told].map((one) =>
    one.toLowerCase().startsWith(plain) ? one.slice(plain.length) : '',
  );
  return (
    /^\s*[:,.–—-]\s+(\S.*)$/su.exec(whole ?? '')?.[1] ??
    /^,? ((?:I|you|we|that|they)(?:'\p{L}+)? .+)$/su.exec(behind ?? '')?.[1] ??
    /^, ((?:every|each|on|once|after|before|at|in) .+)$/su.exec(behind ?? '')?.[1] ??
    /^,? then,? (\S.*)$/su.exec(behind ?? '')?.[1] ??
    // "The good room last, with the photographs", "and then count. The bucket."
    /^ (last(?:,| because| since| when) .+)$/su.exec(behind ?? '')?.[1] ??
    /^\.\s+(\S.*)$/su.exec(behind ?? '')?.[1] ??
    /^ is first,? ((?:I|you|we|they|somebody)(?:'\p{L}+)? \S.*)$/su.exec(behind ?? '')?.[1] ??
    (full.includes(' ') ? /^, (\S.*)$/su.exec(behind ?? '')?.[1] : undefined) ??
    [whole, behind]
      .flatMap((one) => /^(?:,? that's| is) you (\p{L}+ing\b.+)$/su.exec(one ?? '')?.[1] ?? [])
      .map((deed) => `You ${plainVerbs(deed)}`)[0] ??
    [whole, behind].flatMap((one) => /^ is ((?:I|you|we|somebody) .+)$/s.exec(one ?? '')?.[1] ?? [])[0] ??
    [whole, behind].find((one) => one && /^ is \S/.test(one))?.replace(' is ', "It's ") ??
    withoutOneOf(detail, full)
  );
}

/** "The water one we take a strip", "then the wet, I get you to redo your week": a part by one of its words, or by its place. */
function withoutOneOf(detail: string, name: string): string {
  const [, word = '', , told = ''] =
    /^(?:(?:so|and|then|well)[, ]+)*the (\p{L}+)( one(?: is|'s|,)?|,) ((?:I|you|we|they|somebody)(?:'\p{L}+)? .+)$/isu.exec(
      detail,
    ) ?? [];
  const stem = word.toLowerCase().replace(/ing$/, '').slice(0, 4);
  const isNamed = name.split(/[^\p{L}]+/u).some((one) => stem.length > 2 && one.startsWith(stem));
  return isNamed || /^(?:first|second|third|fourth|fifth|last)$/i.test(word) ? told : detail;
}

/** "The One They Help With" is a name, whatever it says. */
const isTitled = (name: string): boolean =>
  name.split(' ').some((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !PROPER.has(word));

/** "Write them down" is said of things. */
const convertedPart = ({ listener, answers }: Writing, name: string): string =>
  isTitled(name) ||
  listener.told ||
  /\byour?\b/i.test(answers.planParts ?? '') ||
  (formOf(name) === 'bare' && !/\b(?:they|their|themselves)\b/i.test(name))
    ? name
    : turned(name, listener.audience, NO_PAST);

/** As its author tells it, where the parts are told of others. */
const asTyped = ({ listener }: Writing, detail: string): Said =>
  asWritten(piecesOf(detail), 'planPartDetails', formOf(detail), listener);

function detailLines(writing: Writing, detail: string, said: Said | null): Line[] {
  const sentences = said?.sentences.every((sentence) => isSpeakable(sentence, detail))
    ? said.sentences
    : piecesOf(detail).map((piece) => asSentence(piece.text, piece.end));
  return sentences.map((text) => ({
    text,
    fields: [writing.answers.planPartDetails ? 'planPartDetails' : 'planParts'],
    role: 'answer',
  }));
}
