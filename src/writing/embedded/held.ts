/** Where a long sentence may be parted: what stands on both sides, and what joins them. */
export type Seam = { left: string; right: string; joint: string; hasComma: boolean };

/** "Isn't it", "do you see" */
export const TAG =
  /, (?:\p{L}+n't|is|are|was|were|do|does|did|can|could|will|would|has|have) (?:it|they|you|he|she|we|I|there)(?: see| know)?$/iu;

/** What somebody says or thinks may go on behind the comma; only what happens then, or what the same one does, does not. */
export function isHeld({ left, right, joint }: Seam): boolean {
  if (/\bnot (?:just|only)\b/i.test(left) && joint.startsWith('but')) return true;
  if (joint === '' && !TAG.test(left) && IS_NOT.test(left.split(', ').at(-1) ?? '') && IT_IS.test(right)) return true;
  // "Dry is nine days, that's all, near is at three metres": it goes with what was said before.
  if (MURMURS.test(right) || (joint === '' && JUST_THAT.test(right))) return true;
  const at = left.replace(OWN_OPINION, (said) => '-'.repeat(said.length)).search(SPEECH);
  if (at < 0 || joint === 'and then' || /["”],?$/.test(left)) return false;
  const speaker = /\b(I|you|we|they|he|she)(?:'\p{L}+)?(?: \p{L}+){0,2} ?$/iu.exec(left.slice(0, at))?.[1];
  const subject = /^\p{L}+/u.exec(right.replace(/^then /, ''))?.[0];
  return !(joint.startsWith('and') && speaker !== undefined && speaker.toLowerCase() === subject?.toLowerCase());
}

/** "It's not a talent thing, it's a price thing" */
const IS_NOT = /\b(?:not|never|no|nobody|nothing)\b|n't\b/i;
const IT_IS = /^(?:it|they|you|he|she)\b/i;
const JUST_THAT = /^that's \p{L}+(?: \p{L}+){0,2},(?! (?:I|you|we|they|he|she|it)\b)/iu;
const MURMURS =
  /^(?:you know\b|I (?:can|could|'ll) tell you,|I (?:mean,|think|guess|suppose|reckon|don't know|dunno|promise)\b|I'm (?:pretty|quite|fairly|almost) sure\b|I'd say\b|I (?:won't|don't|can't|'ll not) (?:say|tell|name|mind)\b[^,]*,)/i;

/** "I figure it's fifteen hours": what the speaker thinks is said by the speaker all the same. */
const OWN_OPINION =
  /\bI(?:'d| would)?(?: (?:really|just|honestly|always|kind of))? (?:think|figure|reckon|guess|suppose|believe|hope|swear)\b/g;

const SPEECH =
  /\b(?:(?:say|says|said|saying|tell|tells|told|telling|ask|asks|asked|asking)(?! (?:it|that|so|this|nothing|anything|something|them that|me that|us that)(?= (?:to|about|this way)\b|,|$)| (?:the|a) (?:one|story|joke)\b| (?:\p{L}+ )?\p{L}+ to \p{L}|,)|(?:say|says|said)(?=, )(?<!, say)|(?:think|thinks|thought|thinking)(?! of\b|(?<=\bI think),)|shout(?:s|ed)?|reckons?|swears?|text(?:s|ed)|writes?|wrote|hopes?|hoping|wish|wishes|fear(?:s|ed)?|scared|afraid|worr(?:y|ies|ied)|believe[sd]?(?! in\b)|decid(?:e|es|ed)|means? that(?!')|(?:(?:I|you|we|they|he|she|and) (?:go|goes|went)|(?:'s|'re|'m|was|were|is|are|be) like)(?=,|$)|(?:goes|went|going) (?:hey|oh|hi|hello|wow|no|nope|yeah|mate|look)\b|figure[sd]?|reali[sz]e[sd]?|notic(?:e|es|ed)|like (?:oh|well|no|why|what)\b|guess|suppose|pretend(?:s|ed|ing)?|joke|excuse)\b/iu;

/** "It's like when", "it's silly things, you come down for the interval (and you've seen the first act)": what it is, is yet to come. */
export const NOT_SAID_YET =
  /^(?:it is|it's|that's)? ?like when\b|^it's (?:\p{L}+ ){0,2}(?:things|stuff)(?:,? really)?, [^,]*$/iu;
