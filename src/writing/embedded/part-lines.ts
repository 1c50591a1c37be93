import { asWritten, type Said } from './answers/as-written.ts';
import { piecesOf } from './answers/clean.ts';
import { say } from './answers/complete.ts';
import { isToldInFragments } from './answers/fit-gerund.ts';
import { inRow } from './answers/in-row.ts';
import { asSentence, capitalised, lowered } from './answers/realise.ts';
import { preface } from './frames/of-whom.ts';
import { partSequences } from './frames/shared.data.ts';
import { voiceFor } from './frames/voices.ts';
import { formOf, wordCount } from './grammar/forms.ts';
import { tokensOf } from './grammar/language.ts';
import { needsArticle, nounNeedsArticle } from './grammar/needs-article.ts';
import { PROPER } from './grammar/proper.data.ts';
import { numberWord, type Part, partsOf, TIMED } from './parts.ts';
import { turned } from './persons/person.ts';
import { NO_PAST } from './persons/subjects.ts';
import { isSpeakable } from './self-check.ts';
import { hash, type Line, type Writing } from './writing.ts';

/** The parts of the plan one after the other, each with what happens in it. */
export function partLines(writing: Writing): Line[] {
  const { answers, request } = writing;
  const { parts, rest } = partsOf(answers.planParts ?? '', answers.planPartDetails ?? '');
  // "Measure / photos / quote / advert": words that name no more than themselves are one row.
  if (parts.length > 2 && rest === '' && parts.every(({ name, detail }) => wordCount(name) === 1 && detail === ''))
    return [
      {
        text: asSentence(inRow(parts.map(({ name }, at) => (at === 0 ? name : lowered(name)))), '.'),
        fields: ['planParts'],
        role: 'answer',
      },
    ];
  const long = parts.filter(({ name }) => wordCount(name) > 1);
  const asDeeds = long.filter(({ name }) => formOf(name) === 'bare').length * 2 > long.length;
  const articled = long.some(({ name }) => /^the /i.test(name));
  const fragments =
    writing.listener.audience.habits.notes || isToldInFragments(parts.map(({ detail }) => detail).join('\n'));
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
  // "Amnesty / Map / Five corners": what no sentence carries without an article is counted, and so is "One: the Floor. Lays the lot on my
  // workshop floor.", where the name would seem to do it.
  const counted =
    (!isSure || parts.some(({ name }) => lacksArticle(name))) && parts.every(({ name }) => wordCount(name) < 6);
  const open = partSequences.filter((texts) => isSure || !/\byou\b/i.test(texts.flat().join(' ')));
  const echoed = ([first, , last]: (typeof open)[number]): number =>
    echoes(first, parts.at(0)) + echoes(last, parts.at(-1));
  const least = Math.min(...open.map(echoed));
  const sequences = open.filter((texts) => echoed(texts) === least);
  const sequence = sequences[(request.seed + hash(voiceFor('personality', answers))) % sequences.length];
  if (!sequence) return [];
  const [first, middle, last] = sequence;
  const detailed = (detail: string, index: number): Line[] =>
    detailLines(writing, detail, isSure ? said(detail, index) : asTyped(writing, detail));
  const lines = parts.flatMap((part, index): Line[] => {
    const template =
      index === 0 ? first : index === parts.length - 1 ? last : (middle[(index - 1) % middle.length] ?? '{part}.');
    const named = counted
      ? asSentence(`${capitalised(numberWord(index + 1))}: ${lowered(convertedPart(writing, part.name))}`, '.')
      : partSentence(writing, part.name, template, { index, count: parts.length, asDeeds, articled });
    const detail =
      part.detail === ''
        ? []
        : detailed(
            part.detail.replace(index === 0 ? COUNTED_IN : COUNTED_ON, '').replace(/^and (?=\p{L}+ \p{L})/iu, ''),
            index,
          );
    return [{ text: named, fields: ['planParts'], role: 'answer' }, ...detail];
  });
  writing.frames.push(`${request.sectionNumber}.parts.${partSequences.indexOf(sequence)}`);
  const opening = isSure
    ? []
    : preface(
        writing,
        'planPartDetails',
        lines.flatMap(({ text, fields }) => (fields.includes('planPartDetails') ? text : [])).join(' '),
      );
  return [...opening, ...lines, ...(rest === '' ? [] : detailed(rest, parts.length))];
}

/** "It opens with the Open Door", "Everything starts with listening first": the part's name says its place itself. */
const echoes = (template: string, part: Part | undefined): number =>
  PLACES.filter((place) => place.test(template.replace('{part}', '')) && place.test(part?.name ?? '')).length;

const PLACES = [/\b(?:open|start|beg[iu]n|first)/i, /\b(?:clos|end|finish|final|last)/i];

/** "First she sits down with him": the part is said to be the first already. */
const COUNTED_IN = /^first(?:ly| of all)?,? (?=(?:you|she|he|they|we|I|it)\b)/i;

/** "And then they walk it": what stands behind the part's name needs no second "then". */
const COUNTED_ON = /^(?:(?:and|so|ok|okay)[, ]+)*(?:then|next|after that|finally|lastly)[, ]+(?=\S+ \S)/i;

/** "Before the arrival" says when or where, and names nothing. */
const PLACED =
  /^(?:before|after|at|in|on|during|behind|inside|outside|under|between|from|until|within|by) (?:the|a|an|your|our|their|each|every)\b/i;

/** A name stands in the sequence; an instruction ("Ask for it", and what stands among such) is given as one; a whole sentence stands alone. */
function partSentence(
  writing: Writing,
  name: string,
  template: string,
  { index, count, asDeeds, articled }: { index: number; count: number; asDeeds: boolean; articled: boolean },
): string {
  // "What will he do now?" is asked as it is.
  if (name.endsWith('?')) return template.replace(/\{part\}\.?/, () => `"${name}"`);
  const form = formOf(name);
  if (TIMED.test(name) || PLACED.test(name)) return asSentence(name, '.');
  const described = form === 'noun' && /^(?:the|an?|your|our|my) /i.test(name) && wordCount(name) <= 16;
  if ((wordCount(name) > 8 && !described) || (form === 'clause' && /^(?:I|you|we|they|it|she|he)\b/i.test(name)))
    return asSentence(name, '.');
  const plain =
    name.split(' ').length > 1 && (/^(?:The|A|An|Your) /.test(name) || !/^\S+(?: \S+)* \p{Lu}/u.test(name))
      ? lowered(name)
      : name;
  const titled = isTitled(name);
  const said = convertedPart(writing, plain);
  const thing = titled && !asDeeds && isNamedThing(name);
  if (
    form === 'infinitive' ||
    /^no \S/i.test(name) ||
    (((form === 'bare' && !thing) || (asDeeds && form === 'noun' && !/^(?:the|a|an|your|my|our)\b/i.test(name))) &&
      wordCount(name) > 1)
  )
    return asSentence(
      `${index === 0 ? 'First' : index === count - 1 ? 'And last' : 'Then'}, ${titled ? said : lowered(said)}`,
      '.',
    );
  // "Smoke test" is one thing of its kind; what is written like a name is one, and "Red List" beside "The 5-Point Gate" has its article too.
  const bare = titled ? articled && !ENDS_IN_NUMBER.test(name) : COUNTING.test(said) || /^\p{Ll}/u.test(said);
  const one =
    thing ||
    (form === 'noun' &&
      tokensOf(`the ${name.toLowerCase()}`).at(-1)?.pos === 'NOUN' &&
      bare &&
      !NUMBERED.test(titled ? name : said.replace(COUNTING, '')) &&
      needsArticle((titled ? name.toLowerCase() : said).replace(COUNTING, 'certain ')));
  const many = form === 'noun' && MANY.test(said);
  return (many ? template.replace(/\b(Then there )?(?:comes|is|follows) (?=\{part)/, AGREEING) : template).replace(
    '{part}',
    () => (one ? `the ${said}` : said),
  );
}

/** "Map", "chip out", "one-line listing": one thing without its article, and no name in capitals. */
const lacksArticle = (name: string): boolean =>
  TIME_OF.test(name) ||
  (/^(?:noun|bare)$/.test(formOf(name)) &&
    wordCount(name) < 4 &&
    !isTitled(name) &&
    !/^(?:the|an?|your|our|my|their|no|every|each|one|two|three|four|five|six|seven|ten|\d+) /i.test(name) &&
    (wordCount(name) === 1 ? nounNeedsArticle : needsArticle)(name.toLowerCase()));

/** "Morning before the sun": one of many, whatever tells which. */
const TIME_OF =
  /^(?:morning|evening|night|day|hour|week|lunch|breakfast|coffee) (?:before|after|with|without|in|on|at|by)\b/i;

/** "The Ten Calls", "daylight checks in the loft": more than one. */
const MANY =
  /^(?:(?!of|for|with|in|on|at|from|to|and)[\p{L}\d'-]+ )*(?!(?:news|basics|maths|physics|series)\b)\p{L}{2,}[^\P{L}sui]s(?= (?:of|for|with|in|on|at|from|to)\b|$)/iu;
const AGREEING = (verb: string): string =>
  verb
    .replace(/\bcomes\b/, 'come')
    .replace(/\bfollows\b/, 'follow')
    .replace(/\bThen there is\b/, 'Then there are');

const NUMBERED =
  /^(?:no|zero|one|two|three|four|five|six|every|each|all|another|first aid|what|who|how|why|this|that|\d)\b/i;

/** "Month Zero", "Gate 4": numbered, and one by that. */
const ENDS_IN_NUMBER = / (?:zero|one|two|three|four|five|six|seven|eight|nine|ten|\d+)$/i;

/** "Fortnight Gauge", "Skip Audit" among names of things: one of its kind, and no order. */
const isNamedThing = (name: string): boolean => {
  const [, ...words] = tokensOf(`the ${name.toLowerCase()}`);
  return (
    !NUMBERED.test(name) &&
    words.every(({ pos }) => /^(?:NOUN|ADJ|NUM)$/.test(pos)) &&
    words.at(-1)?.pos === 'NOUN' &&
    nounNeedsArticle(words.at(-1)?.lower ?? '')
  );
};

/** "The One They Help With" is a name, whatever it says. */
const isTitled = (name: string): boolean =>
  name.split(' ').some((word, at) => at > 0 && /^\p{Lu}\p{Ll}/u.test(word) && !PROPER.has(word));

/** "1 arm rule", "30 day reset": a number that belongs to the word after it, and not to the thing. */
const COUNTING = /^\d+[- ](?!\p{L}+s )\p{Ll}+ (?=\p{Ll}+$)/u;

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
