import { pastVerbs } from '../grammar/plain-verbs.ts';
import { lowered } from './realise.ts';

/** "Seeing her type the number. Then putting on her coat": whoever was seen puts on what is her own, and not the one who saw it. */
export const seenThenDid = (answer: string): string =>
  answer.replace(
    SEEN_THEN,
    (_, seen: string, whom: string, then: string | undefined, deed: string) =>
      `${seen}${then ? 'Then ' : ''}${(whom === 'her' ? ['she', 'She'] : ['he', 'He'])[then ? 0 : 1]} ${pastVerbs(lowered(deed, true))}`,
  );

const SEEN_THEN =
  /(\b(?:Seeing|Watching|Hearing) (her|him) [^.!?]*[.!?]\s+)((?:And )?[Tt]hen )?((?:[Pp]utting on|[Pp]ulling on|[Tt]aking off|[Bb]uttoning(?: up)?|[Zz]ipping up|[Pp]icking up|[Ww]iping) (?:her|his) (?:own )?(?:\p{L}+ )?(?:coat|jacket|hat|shoes|boots|scarf|gloves|glasses|apron|cardigan|shawl|handbag|headscarf|helmet)\b[^.!?]*)/gu;
