import type { FieldName } from '#framework/framework.ts';
import type { SectionRequest } from '../../script-writer.ts';
import { piecesOf } from '../answers/clean.ts';
import { say } from '../answers/complete.ts';
import { capitalised } from '../answers/realise.ts';
import { isToldShortly, unquoted } from '../answers/told-shortly.ts';
import { singularOf, tokensOf } from '../grammar/language.ts';
import { thirdOf, YOU } from '../persons/pronouns.ts';
import { isPerson } from '../persons/rivals.ts';
import { hash, type Known, type Line, type Writing } from '../writing.ts';
import { saysTwice } from './frame-fit.ts';
import { afterTheirCrash, calledUp, plainScenes, suchPeople, toldOfClients, topics } from './own-words.data.ts';
import { voiceFor } from './voices.ts';

/** Says that an answer tells of somebody else, unless it names them itself or goes on from a scene that was told of them. */
export function preface({ answers, listener, request }: Writing, field: FieldName, said: string): Line[] {
  const [before = '', third = ''] = said.split(/\b(they|them|their|she|her|he|him|his)\b/i);
  const { pronoun } = listener.audience;
  const one = pronoun === 'she' || pronoun === 'he' ? pronoun : null;
  const ofOne = one !== null && /\b(?:they|she|he)\b/i.exec(said)?.[0].toLowerCase() === one;
  const shortly = isToldShortly(piecesOf(said), field, listener);
  const isOne = !shortly && field !== 'planBeliefCallback' && (ofOne || !/^the/i.test(third));
  if (!listener.told && ((pronoun !== 'you' && namesWhom(before, isOne)) || tellsOfThings(before, said))) return [];
  const goesOn =
    field === 'crashRealizationMoment' &&
    /^(?:they|she|he)\b/i.test(said) &&
    say('crashMovieScene', answers.crashMovieScene ?? '', listener, 0)?.sure === false;
  const turn = request.seed + hash(field + voiceFor(request.sectionNumber === 7 ? 'close' : 'personality', answers));
  const chosen = (ways: readonly string[], atLeast: boolean): string | undefined => {
    const turned = ways.map((_, at) => ways[(turn + at) % ways.length] ?? '');
    return turned.find((way) => !saysTwice(way, said)) ?? (atLeast ? turned[0] : undefined);
  };
  const named = ofOne ? one : thirdOf(third.toLowerCase());
  const of: Known['of'] = isOne ? (named ?? 'somebody') : 'they';
  const ofClients = chosen(toldOfClients[field]?.[isOne ? 'one' : 'several'] ?? [], true);
  // "Underneath she wants it to be …" says itself what it is about.
  const topic = chosen(topics[field] ?? [], false);
  if (!goesOn && ofClients === undefined && !topics[field]) return [];
  const text = goesOn ? afterTheirCrash : (ofClients ?? '');
  // "The plumber, the cheap tray", "It's got no skeleton": nobody stands there who would have to be named first.
  const subject = /\b(?:they|she|he)\b/i.test(unquoted([firstSentence(said)]));
  const known = { field, of, topic, named: goesOn || ofClients !== undefined, subject, shortly };
  return [{ text, fields: [], role: 'ofWhom', known }];
}

/**
 * Whom a section tells of it names once, right before what is told; after that it says only what is told of next, and the script
 * turns back to the room behind the last of it.
 */
export function namedOnce(paragraphs: readonly (readonly Line[])[], request: SectionRequest, told: boolean): Line[][] {
  const lines = paragraphs.flat();
  const texts = new Map<Line, string>();
  const left = new Set<Line>();
  let last: { at: number; field: FieldName; of: Known['of'] } | undefined;
  let namings = 0;
  for (const [at, line] of lines.entries()) {
    if (line.role !== 'ofWhom' || !line.known) continue;
    const { field, topic, of, named, subject, shortly } = line.known;
    const between = last ? lines.slice(last.at + 1, at) : [];
    const goesOn = field === 'crashRealizationMoment' && last?.field === 'crashMovieScene';
    // Where somebody was named, "they" may go on from it, and anybody may go on from "somebody".
    const same = last && (last.of === of || last.of === 'somebody' || of === 'somebody' || (of === 'they' && !named));
    if (told && last && same && (goesOn || !turnsAway(between, last.field, of !== 'they' && (subject || !shortly)))) {
      if (!named) texts.set(line, topic ?? '');
      for (const turn of between.filter(({ role }) => role === 'tail')) left.add(turn);
      last = { at, field, of: last.of === 'somebody' ? of : last.of };
      continue;
    }
    if (!named) {
      const opening = lines[at + 1];
      const whom = such(request, namings, of);
      const theirs = opening && subject ? called(opening.text, whom) : null;
      const naming = theirs || !(subject || shortly) ? '' : `${callUp(request, namings)} ${whom}.`;
      const plain = (theirs || naming !== '') && namings === 0 && plainScenes.has(field);
      texts.set(line, [plain ? '' : topic, naming].filter(Boolean).join(' '));
      if (opening && theirs) texts.set(opening, theirs);
      else if (naming === '') continue;
      namings += 1;
    }
    last = { at, field, of };
  }
  return paragraphs.map((paragraph) =>
    paragraph
      .filter((line) => !left.has(line))
      .map((line) => ({ ...line, text: texts.get(line) ?? line.text }))
      .filter(({ text }) => text !== ''),
  );
}

const firstSentence = (said: string): string => /^.+?[.!?](?=["”]?\s|["”]?$)/s.exec(said)?.[0] ?? said;

/** "Think of": the first naming of each section with the same one, the next with the next. */
const callUp = ({ seed }: SectionRequest, naming: number): string => calledUp[(seed + naming) % calledUp.length] ?? '';

/** "People much like you", "somebody who stands where you stand": others for each naming and each section. */
function such({ sectionNumber, seed }: SectionRequest, naming: number, of: Known['of']): string {
  const people = suchPeople[of === 'they' ? 'several' : 'one'];
  return people[(sectionNumber + naming + seed) % people.length] ?? '';
}

/** "They want to see it dragged around" with whom it is told of: "People like you want to see it dragged around." */
function called(opening: string, people: string): string | null {
  const [, short = '', rest = ''] = /^(?:They|She|He)('\p{L}+)? (.+)$/su.exec(opening) ?? [];
  const verb =
    short === "'s"
      ? HAS.test(rest)
        ? 'has '
        : 'is '
      : { "'re": 'are ', "'ve": 'have ', "'ll": 'will ', '': '' }[short];
  const others = /\b(?:she|he|her|his|him)\b/i.test(unquoted([rest])) && !/^They/.test(opening);
  return rest === '' || verb === undefined || others ? null : capitalised(`${people} ${verb}${rest}`);
}
const HAS =
  /^(?:(?:already|never|always|only|just) )*(?:got|been|had|done|gone|seen|made|lost|told|tried|put|taken|given|bought|spent|become|kept|started|stopped)\b/;

/**
 * Whether an answer spoke of somebody else, or to the room, since, so that nobody would know who "he" is; an answer without any subject
 * ("Wants the red dot on before lunch.") would be heard as going on from any "you".
 */
function turnsAway(between: readonly Line[], field: FieldName, hasSubject: boolean): boolean {
  const before = between.at(-1);
  return (
    between.some(
      ({ role, fields, text }) =>
        !fields.includes(field) &&
        (role === 'answer' || (!hasSubject && role !== 'tail')) &&
        tokensOf(text).some(({ lower }) => YOU.has(lower) || (role === 'answer' && thirdOf(lower))),
    ) ||
    // "My husband says I should have that on the van."
    (before?.role === 'answer' && namesSomebody(before.text))
  );
}

const namesSomebody = (text: string): boolean =>
  tokensOf(text).some(({ pos, lower }) => pos === 'NOUN' && isPerson(singularOf(lower)));

/** "Grey lumps behind the container. Count them.", "short wagons. I weighed 61 of them": nobody is told of. */
const tellsOfThings = (before: string, said: string): boolean =>
  /\bof them\b|(?:^|[.!?] )\p{L}+ them\b/u.test(said) &&
  !/\b(?:they|their|she|her|he|him|his)\b/i.test(said) &&
  tokensOf(before).some(
    ({ pos, lower }) => pos === 'NOUN' && singularOf(lower) !== lower && !isPerson(singularOf(lower)),
  );

/** "The guides are tired already, they sleep in the van": the one it opens with, or named last, is whom its pronoun goes back to. */
function namesWhom(before: string, isOne: boolean): boolean {
  const tokens = tokensOf(before);
  const first = tokens.findIndex(({ pos }) => !/^(?:DET|ADJ|PRON)$/.test(pos));
  const last = tokens.findLastIndex(({ pos }) => pos === 'NOUN');
  return [first, last].some((at) => {
    const { pos = '', lower = '' } = tokens[at] ?? {};
    const single = singularOf(lower);
    const agrees = pos === 'NOUN' && isPerson(single) && isOne === (single === lower);
    return agrees && tokens.slice(at).some((token) => token.pos === 'PUNCT');
  });
}
