import type { FieldName } from '#framework/framework.ts';
import type { Piece } from './clean.ts';
import { formOf } from './forms.ts';
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
  if (kind === 'state' || kind === 'cost' || kind === 'loop' || (kind === 'truth' && field === 'uncomfortableTruth'))
    return text.replace(/^been (?=\w+ing\b)/i, "You've been ");
  if (field === 'oneBeliefTheyShare') {
    const shared = text.replace(
      /^(?:(?:that|(?:we|you and I) (?:both |all )?(?:think|believe|know|agree)(?: that)?|I believe(?: that)?)) (?=\S+ \S)/i,
      '',
    );
    return formOf(shared) === 'clause' ? shared : text;
  }
  if (kind === 'fit') return text.replace(/^it'?s for (?=(?:her|him|them|you)\b)/i, 'This is for ');
  if (kind === 'story' || kind === 'proof' || kind === 'fact')
    return text
      .replace(/^((?:19|20)\d\d)(?=,| (?:I|we|my|a|an|the|she|he)\b)/, 'In $1')
      .replace(
        /^(?=(?:mapped|tested|opened|measured|graded|counted|surveyed|interviewed|analy[sz]ed|reviewed|tracked|flooded|pulled|visited|fixed|repaired|cleaned|built|inspected|photographed|weighed|timed|asked|checked) (?:\d|more than|over|about|all|every|two|three|four|five|ten|a hundred))/i,
        'I ',
      )
      .replace(/^I (\p{Lu})/u, (_, letter: string) => `I ${letter.toLowerCase()}`);
  return text;
}

/** "Was running 3,100 miles": in a story about somebody with a name, the one it was told of. */
export function withSubject(text: string, answer: string): string | null {
  const name =
    /^(?!(?:Musician|Librarian|Electrician|Technician|\p{Lu}\p{Ll}+(?:ist|woman|man)|Nurse|Teacher|Owner|Manager|Founder|Lawyer|Plumber|Baker|Driver|Farmer|Designer|Photographer|Writer|Singer|Trainer|Mum|Mom|Dad|Couple|Former|Client|One|Single|Two|Three|Ex|After|Before|From|My|The)\b)(\p{Lu}\p{Ll}+)(?= \p{Lu}\.|[,:]| and\b| \p{Lu})/u.exec(
      answer,
    )?.[1];
  const he = /\b(?:he|his|him)\b/i.test(answer);
  const she = /\b(?:she|her)\b/i.test(answer);
  const subject = he && !she ? 'He' : she && !he ? 'She' : name;
  return subject ? `${subject} ${text.charAt(0).toLowerCase()}${text.slice(1)}` : null;
}
