/**
 * The verb that an -ing form is spelt from, where the dictionary's guess breaks a rule of spelling: "lung" for "lunging" is "lunge", "styl"
 * is "style", "bath" is "bathe", "parcell" is "parcel", "frolick" is "frolic".
 */
export function respelt(guess: string, gerund: string): string {
  const stem = gerund.slice(0, -3);
  const tied = /^((?:un|re|over|hog|re-)?t|(?:be|under|over|out)?l)y$/u.exec(stem);
  if (tied) return `${tied[1]}ie`;
  if (WITHOUT_E.test(stem)) return stem;
  if (DOUBLED_K.test(stem)) return stem.slice(0, -1);
  if (WHOLE_ZZ.test(stem)) return stem;
  if (DOUBLED.test(stem) || (DOUBLED_L.test(stem) && !WHOLE_LL.test(stem) && guess === stem)) return stem.slice(0, -1);
  return guess === stem && DROPPED_E.some((rule) => rule.test(stem)) ? `${stem}e` : guess;
}

/** "Busing", "ganging": what would end in an "e" by the rules below, or by the dictionary. */
const WITHOUT_E = /^bus$|(?:penc|stenc)il$|^(?:b|cl|f|g|h|p|sl|tw|wh|overh|reh)ang$/;

const DOUBLED_K = /(?:pan|mim|traff|picn|frol|polit|mag|garl|col)ick$|(?:bivou|shell)ack$|havock$/;

/** "Fizzing", but "quizzing". */
const WHOLE_ZZ = /^(?:fi|fri|bu|ja|fu|ra|si)zz$/;
const DOUBLED = /(?:focus|bias|bus|rev)[sv]$/;

/** "Parcelling", "caroll": behind a vowel that is not stressed, as they are spelt in Britain; "pull", "retell", "stonewall" have both of them. */
const DOUBLED_L = /[aeiouy].*[aeiou]ll$/;
const WHOLE_LL =
  /^(?:(?:re|un|over|under|out|up|mis|fore|back|free|land|stone|in|be|en|ful|dis|pot|down|cold-|cross-|re-)?(?:sell|tell|spell|smell|yell|swell|dwell|fell|shell|quell|call|fall|stall|wall|ball|thrall|kill|fill|spill|till|drill|grill|thrill|chill|mill|bill|still|roll|toll|poll|stroll|troll|scroll|pull|mull|lull|dull|cull|hull))$/;

/** What no verb without an "e" ends in. */
const DROPPED_E: readonly RegExp[] = [
  // "Toning", "squaring", "backfiring": a short one would double its consonant.
  /^(?:\p{L}+-|back|out|over|under)?(?:y?[^aeiouy-]*|squ)[aeiouy][^aeiouwxy]$/u,
  /ung$|spong$|eng$|(?:cr|wh|^h|unh|reh|fr|syr|imp|^t|^b)ing$|(?:ch|arr|^r|est?r|der)ang$/,
  /(?:clo|loa|wri|shea|scy|la|ba|soo|swa|see|tee|brea|ti|wrea)th$/,
  /(?:^h|^b|lamb|^p|^w|^t)ast$|rout$/,
  // "Condoning", "exiling": the last syllable is the stressed one.
  /^(?:(?:cond|at|enthr|deb)on|confid|(?:corr|er)od|(?:begu|ex|def)il|(?:imp|reg)al|opin|rever|(?:el|interl)op|(?:block|barric)ad|(?:cons|caj|par)ol|ridicul)$/,
];

/** "Squat" → "squatted", "wade" → "waded", "picnic" → "picnicked": the past of a regular verb that the dictionary spells otherwise. */
export function pastSpelt(base: string, past: string): string {
  if (past !== base && past !== `${base}ed`) return past;
  if (base.endsWith('e')) return `${base}d`;
  if (/[ai]c$/.test(base)) return `${base}ked`;
  return `${base}${SHORT.test(base) || (past === base && /[^aeiou][aeiou]l$/.test(base)) ? base.at(-1) : ''}ed`;
}
const SHORT =
  /^(?:(?:un|out|retro)(?=[^aeiou]))?(?:[^aeiou]+|squ)[aeiou][^aeiouwxy]$|^(?:abhor|aver|inter|program|worship|quiz)$/;
