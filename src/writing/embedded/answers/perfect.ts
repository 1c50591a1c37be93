import { PARTICIPLES } from '../grammar/verbs.data.ts';

/** "having trained 140 dogs", but not "having children". */
export const PERFECT =
  /^having (?:\p{L}{2,}(?:ed|ught|lt|own|oken|aken|itten|iven|orn|ung|allen|eaten|ept)|been|begun|rung|sung|torn|worn|left|paid|come|done|run|set|led|met|made|sold|held|kept|lost|won|said|thought|felt|known|spent|seen|gone|cut|put|read|told|found|had|stood|sat|learnt|laid|dug|hung|fed|bred|sent|lent|bound|wound|heard|drawn|swum|sewn|shorn|ridden|hidden|woven|bent|shod)\b/iu;

/** In a row of deeds told in -ing, where the next begins. */
export const NEXT_DEED = /, (?:and )?(?=\p{Ll}+ing\b)/u;

/** "Wove" → "woven", "sold" → "sold"; null where it is not known. */
export const participleOf = (past: string): string | null =>
  PARTICIPLES[past] ?? (PERFECT.test(`having ${past}`) ? past : null);
