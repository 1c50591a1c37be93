import type { FieldName } from '#framework/framework.ts';
import type { Piece } from './clean.ts';
import { KINDS, type Kind } from './kinds.data.ts';

const FILLER =
  /^(?:(?:so(?=,| basically| honestly| actually| i | they| what| yeah| the thing| picture| imagine| then)|well|oh(?=,)|ah(?=,)|hmm(?=,)|okay|ok|basically|honestly|actually|like|look|um|uh|anyway|i mean|you know|i guess|i think(?! about| of| too)|i'd say|i would say|i feel like|to be honest|the thing is(?: that)?|what i (?:see|hear|notice)(?: all the time| a lot| most| often)? is(?: that)?)[, ]+)+(?=\S+ \S)/i;

/** "So basically …", "Honestly I think …": what one says while looking for words. Stories keep their own tone. */
export function withoutFillers(pieces: readonly Piece[], field: FieldName): readonly Piece[] {
  const [kind] = KINDS[field];
  if (kind === 'story' || kind === 'proof' || kind === 'fact' || kind === 'thought' || kind === 'picture')
    return pieces;
  return pieces.map((piece) => {
    const filler = FILLER.exec(piece.text)?.[0] ?? '';
    return /^(?:like|look|you know)[ ,]+(?:a|an|the|what|at|how|that)?\b/i.test(filler) && !/,/.test(filler)
      ? piece
      : { ...piece, text: piece.text.slice(filler.length) };
  });
}

/** Words that answer the form's question rather than speak to the listener, and years and deeds that want their first word. */
export function withoutAnswering(text: string, field: FieldName, kind: Kind): string {
  if (field === 'fingerPointableMoment')
    return text.replace(
      /^(?:I'd|I would|I'll|I can|you can) point (?:at|to) (?:it |them |that |this )?(?=when |the moment )/i,
      '',
    );
  if (kind === 'story' || kind === 'proof' || kind === 'fact')
    return text
      .replace(/^((?:19|20)\d\d)(?=,| (?:I|we|my|a|an|the|she|he)\b)/, 'In $1')
      .replace(
        /^(?=(?:mapped|tested|opened|measured|graded|counted|surveyed|interviewed|analy[sz]ed|reviewed|tracked|inspected|photographed|weighed|timed|asked|checked) (?:\d|more than|over|about|all|every|two|three|four|five|ten|a hundred))/i,
        'I ',
      )
      .replace(/^I (\p{Lu})/u, (_, letter: string) => `I ${letter.toLowerCase()}`);
  return text;
}
