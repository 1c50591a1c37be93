import { answerFields, type FieldName, fieldsOfSection } from '#framework/framework.ts';
import type { SectionRequest } from '../script-writer.ts';
import { type Piece, piecesOf } from './answers/clean.ts';
import { pastBefore } from './answers/context.ts';
import { COMPLETIONS, KINDS, type Kind } from './answers/kinds.data.ts';
import { tellsOfUnnamed } from './answers/unnamed.ts';
import { isForeign } from './grammar/foreign.ts';
import { type Form, formOf, wordCount } from './grammar/forms.ts';
import { type Audience, asking } from './persons/audience.ts';
import { turned } from './persons/person.ts';
import { beginWriting } from './writing.ts';

/** The answers of a section that would sound better if they were typed as they are said to the listener. */
export function answersToBeSaid(request: SectionRequest): readonly FieldName[] {
  const { answers, listener } = beginWriting(request);
  return fieldsOfSection(request.sectionNumber)
    .map(({ field }) => field)
    .filter((field) => couldBeSaid(field, answers[field] ?? '', listener.audience));
}

/**
 * Whether an answer is in -ing, without its subject, in bare notes or told of somebody, where a sentence to the listener ("You wake
 * at three") sounds best. Too short an answer, and one that breaks off, are still being typed.
 */
export function couldBeSaid(field: FieldName, answer: string, audience: Audience): boolean {
  if (!SAID_TO_LISTENER.has(field) || wordCount(answer) < fewestWords || BREAKS_OFF.test(answer) || isForeign(answer))
    return false;
  const pieces = piecesOf(answer);
  if (pieces.some(isSaidToListener)) return false;
  return (
    pieces.some(({ text }) => tellsOfThem(text, asking(audience, field))) ||
    pieces.every((piece) => isBareNote(piece, KINDS[field][0]))
  );
}

/** A sentence of so many words has a subject, a verb and something to say. */
const fewestWords = 3;

/** "Waking at three and", "They lose the" */
const BREAKS_OFF = /(?:[,:;–—-]|\b(?:and|or|but|because|the|an?|of|my|your|their|his|than|every|each))\s*$/i;

/** Asked about the listener, and answered to them in the example; names and causes are answered with what they are. */
const SAID_TO_LISTENER: ReadonlySet<FieldName> = new Set(
  answerFields
    .filter(({ field, example }) => KINDS[field][1] === 'audience' && /\byou\b|^your\b/i.test(example))
    .map(({ field }) => field),
);

const formOfPiece = ({ text, end }: Piece): Form => formOf(text, end === '?');

/** "You wake at three", "Your children left", "Nobody asks you" */
const isSaidToListener = (piece: Piece): boolean =>
  /^your?\b/i.test(piece.text) || (/\byou(?:r|rs|rself)?\b/i.test(piece.text) && formOfPiece(piece) === 'clause');

/** "She wakes at three", "most coaches feel it": somebody who is the listener, or could be. */
const tellsOfThem = (text: string, audience: Audience): boolean =>
  turned(text, audience, pastBefore('audience', { audience, named: new Set() })) !== text ||
  tellsOfUnnamed(text, audience);

/** What has no subject and no verb of its own, where that is not just what was asked for. */
function isBareNote(piece: Piece, kind: Kind): boolean {
  const form = formOfPiece(piece);
  if (form === 'noun') return !LISTED.has(kind) && !(kind === 'cost' && /\d/.test(piece.text));
  // "Stop waiting for ready": a truth may be an order.
  return NOTES.has(form) && !(form === 'bare' && COMPLETIONS[kind].bare === undefined);
}

const NOTES: ReadonlySet<Form> = new Set([
  'gerund',
  'bare',
  'elided',
  'past',
  'infinitive',
  'adjective',
  'howTo',
  'like',
  'fromTo',
]);

/** What they tried or blame, what causes it and whom it is for may be named, or listed. */
const LISTED: ReadonlySet<Kind> = new Set(['tried', 'blame', 'cause', 'fit', 'notFit']);
