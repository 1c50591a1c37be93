import { formOf } from '../grammar/forms.ts';

/** "Still dragging in 4th": what a thing does. */
export const OF_A_THING =
  /^(?:still |always )?(?:dragg|stick|leak|dripp|rattl|crack|peel|smell|squeak|slipp|jamm|fad|rust|buzz|humm|wobbl|bubbl|lift|curl|snapp|shrink|sagg|splitt|warp|clump|flak|blister|drift|smok|hiss|grind|chatter|fogg|sweat|weep|rott|bleed|rubb)ing\b(?! (?:it|them|the|my|your|an?)\b)/iu;

/** How a thing stands there, and nobody. */
const BOWS =
  /^(?:still |slowly |just |always )?(?:bow|sagg|gather|collect|lean|gap|creak|flap|bulg|curl|yellow|run|tick|bleep|beep|glow|flicker)ing(?= (?:in the (?:middle|corner|sun|rain|dark)|dust\b|mould|mold|under (?:the|its|their) (?:own )?weight|from the (?:weight|damp|heat|sun)|day and night)|$)|^(?:still |slowly |just )?(?:go|turn|grow)ing (?:\p{L}+(?:y|ish)|green|brown|grey|gray|black|white|stale|sour|warm|cold|soft|hard|dull|flat|off|bad|mould\p{L}*)\b|^taking up (?:half|most|all|the|an?|space|room)\b/iu;

/** How it is, where a thing or somebody was named before: "(The mill.) Sitting under a tarp". */
const STANDS = /^(?:still |just )?(?:sitt|stand|ly|lean|hang|wait)ing\b/iu;

/** Whether what is told in -ing behind another piece is done by what is named in it, and not by whoever listens. */
export const isDoneByThing = (doing: string, before: string): boolean =>
  OF_A_THING.test(doing) || BOWS.test(doing) || (STANDS.test(doing) && isNamed(before));

const isNamed = (text: string): boolean =>
  formOf(text) === 'noun' && /^(?:the|that|those|these|this|your|an?|one|two|three|\d+) /i.test(text);
