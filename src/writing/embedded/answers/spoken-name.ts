import { hasFiniteVerb } from '../grammar/finite.ts';
import { formOf } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';
import { piecesOf } from './clean.ts';
import { capitalised } from './realise.ts';

/** A name as it was spoken, "okay so it's called The Last Drawer, because it comes last": the name, and why it has it. */
export function spokenName(given: string): { name: string; reason: string } {
  const [, settled] =
    SETTLED.exec(given) ??
    CALLED_THAT.exec(given) ??
    CALLED_AT_LAST.exec(given) ??
    CALLED_AFTER_ALL.exec(given) ??
    saidAgain(given) ??
    NAMED_TWICE.exec(given) ??
    [];
  const text = (settled ?? given).replace(SAME_AS, '');
  const opener =
    /^(?:(?:so|okay|ok|well|um|uh|erm|yeah|ja|right|basically|and|oh|i think|i guess|i suppose|i reckon)[, ]+)+(?=\S)/i.exec(
      text,
    )?.[0] ?? '';
  const bare = text.slice(opener.length);
  const spoken = opener.includes(',') || ANNOUNCED.test(bare) || SAID_IT_IS.test(bare);
  const called = (spoken ? bare.replace(SAID_IT_IS, '') : text).replace(ANNOUNCED, '');
  const [, quoted, rest = ''] = (spoken ? QUOTED.exec(called) : null) ?? [];
  if (quoted) return { name: quoted, reason: /^,? (because\b.+)$/is.exec(rest)?.[1] ?? '' };
  const [, name = called, reason = ''] = SAID_WHY.exec(called) ?? [];
  const [, named, aside] = SAID_OF_NAME.exec(called) ?? [];
  if (named && aside) return { name: named, reason: `It ${aside}` };
  return {
    name: withoutAside(name.trim()).replace(/^["']+|["',.]+$/g, ''),
    reason: reason || (CAME_TO_BE.exec(given)?.[1] ?? ''),
  };
}

/** Why it has the name, but not why what is said of it is so: "Cold Hands, which puzzles people because they think of gloves". */
const SAID_WHY =
  /^((?!\S+(?: \S+){0,7}?, (?:which|and|but|so|though|who|it|that|people|they|I)\b)\S+(?: \S+){0,7}?),? ((?:because|'cause|cos|since|as it|as that)\b.+)$/is;

const SAID_OF_NAME =
  /^(\p{Lu}[^,.!?]{2,50}), which ((?:always |usually |often |sometimes )?\p{L}{3,}[^su]s (?:people|everyone|everybody|most people|some people)\b[^.!?]* because [^!?]*?)[.]?\s*$/u;

/** "Four Pews, that's what everybody calls it so I quit fighting it", "Cold Start, my brother came up with it": how it got its name. */
const CAME_TO_BE =
  /^\p{Lu}[^,.!?]{2,50}[,.] ((?:that's what (?:everybody|everyone|they all|(?:all )?(?:my|our|the) (?:\p{Ll}+ )?\p{Ll}+|people) (?:calls?|called|named) it|(?:my|our|the|a|an old) (?:\p{Ll}+ ){1,3}(?:came up with|thought of|chose|picked|coined) (?:it|that|the name))\b[^.!?]*)[.!]?\s*$/iu;

/** "My son said call it Sitting Still, so Sitting Still", "my wife calls it the oyster talk, so the oyster talk, put that" */
function saidAgain(given: string): readonly string[] | null {
  const found = SO_THAT.exec(given);
  return found?.[1] && given.slice(0, found.index).toLowerCase().includes(found[1].toLowerCase()) ? found : null;
}
const SO_THAT =
  /,? so,? (?:just |let's say |it's |I'd say )?([^,.!?]{3,50}?)(?:,? (?:put|use|write|call it|go with|take) (?:that|it)| it is|,? (?:then|I (?:suppose|guess|think)))*[.!]?\s*$/i;

/** "It's the septic one, I mean I call it Know Your Tank, Know Your Tank is what's on the flyer" */
const NAMED_TWICE =
  /^(?=\p{Lu}?\p{Ll}*(?:'\p{Ll}+)? (?:\p{Ll}|I\b)).*?\b(\p{Lu}\p{Ll}+(?: (?:\p{Lu}\p{L}*|of|the|and|to|in|on|for|an?|at|by))*? \p{Lu}\p{L}+)\b(?! \p{Lu}).*\b\1\b/su;

/** "Finish the frock, I think, or just Finished": what the author is still turning over is no part of the name. */
const withoutAside = (name: string): string =>
  name
    .replace(
      /,? (?:or )?(?:that's|which is) (?:what|how|(?:literally |just |basically |really )?(?:it|all))\b.*$/isu,
      '',
    )
    // "Dry by Dinner and my husband hates it"
    .replace(
      /(?<=\p{Lu}\S*),? (?:and|but) (?:my \p{Ll}+|I|he|she|they|everybody|everyone|nobody|people) (?:\p{Ll}+ )?(?:hates?|loves?|likes?|says?|thinks?|laughs?|wants?|called|came|made|said|don't|doesn't|can't)\b.*$/su,
      '',
    )
    .replace(/^((?:The |A |An )?\p{Lu}\p{Ll}+(?: \p{Lu}?\p{Ll}+)+)\. \p{Lu}?\p{Ll}.*$/su, '$1')
    .replace(/(?<=\S) ?\((?:[^()\d]*|(?:or|maybe|perhaps|working|tbc|tbd|name|title)\b[^()]*)\)?$/i, '')
    .replace(
      /(?<=\S),? (?:(?:but|though|although) (?:i|we|it|that|my \p{L}+|everyone|people|they|he|she)\b|(?:i|we) call (?:it|that)|same as|just like|i think|i guess|i suppose|i reckon|maybe|probably|or (?:just|maybe|something|perhaps)|not sure|still deciding|tbc|tbd|working title|for now)\b.*$/iu,
      '',
    )
    .replace(/^([^,]{2,60}?)(?:,| [-–—]) (?=\p{Ll}|I )(.+)$/su, (whole, called: string, said: string) =>
      hasFiniteVerb(tokensOf(said)) || /^(?:my|our|at least|well|as|as in|which|if|not mine|after)\b/.test(said)
        ? called
        : whole,
    )
    // "Hard Veins Day, Claremorris, autumn": where and when it is.
    .replace(/^(\p{Lu}[^\s,]*(?: [^\s,]+)+), [^,]+, (?:[^,]+, )?(?!and\b|or\b)\p{Ll}[^,]*$/u, '$1')
    .replace(/, or [^,]+, (?:whichever|whatever|either)$/i, '')
    .replace(BEHIND_COMMA, '')
    .trim();

/** "The Quiet Intake, a winter programme for people who own a mill", "Measure, Slow, Shift, and we go through it in May", "Seat First, spring group" */
const BEHIND_COMMA =
  /(?<=^\p{Lu}\S*(?: \S+)+)(?:,|:) (?:(?:and|which|where|but) .+|(?:spring|summer|autumn|winter) (?:group|intake|cohort|term|edition)|(?:(?:an?|the|my|our|\d+-\p{L}+) )?(?:\p{Ll}[\p{L}-]* ){0,3}(?:programme|program|course|talk|script|pitch|draft|webinar|workshop|scheme|class|classes|series|session|training|evening|retreat|method|club|guide|school)\b(?: .*)?)$/u;

/** "The plan is the same as the name, Mouth Shut Mondays" */
const SAME_AS =
  /^(?:(?:so|well|oh),? )?(?:the )?same (?:thing|name|again)(?: really)?[,.:] (?=\S)|^(?:(?:so|well|oh),? )?(?:(?:the|my) plan(?:'s| is)|it's|that's)? ?(?:just )?(?:the )?same as (?:the )?(?:name|title|talk|project|script)(?:'s| is)?,? (?=\S)/i;

/** "Warm for Less, no, Turn It Down, let's go with Turn It Down", "my daughter wants it called Keen Gear, so put Keen Gear I suppose" */
const SETTLED =
  /\b(?:let's (?:go with|call it|say|take)|I(?:'ll| think I'll)? (?:go with|stick with|settle on)|(?:but|and) [^,]{4,50}, so (?:now )?it's|so (?:just )?(?:put|call it|go with|take|say)) ((?:\p{Lu}|\d)[^,.!?]{2,50}?)(?:,? (?:I suppose|I guess|I think|then|for now|please)|,? (?:because|I did have|I (?:also )?had|it was)\b[^.!?]*)?[.!]?$/u;

/** "I've been calling it Bore Days … so, I don't know, call it the windmill one, the Longreach windmill talk" */
const CALLED_AFTER_ALL =
  /\bso,? ((?-i:\p{Lu})[^,.!?]{3,50}) for now[.!]?$|[,.] (?:just )?put (the (?!\p{Ll}+ (?:one )?(?:first|last|back|away|in|on)\b)[^,.!?]{3,40})[.!]?$|\b(?:so|don't know|anyway|suppose),? (?:just )?call it (?:[^,.]+, )?(the [^,.!?]{3,50})[.!]?$/iu;

/** "The Mouse thing, well I call it Mouse Out of the House on the invoice, so call it that" */
const CALLED_THAT =
  /\b(?:I|we) call it (\p{Lu}[^,.!?]{2,50}?)(?: (?:on|in) (?:the|my|our) \p{Ll}+)?, so (?:just )?(?:call it|put|use|go with|take) that\b/u;

/** "Cocoa money, the fermentation thing, I does call it Sweat Box Season": no title stands before it. */
const CALLED_AT_LAST =
  /^(?!(?:(?:The|A|An|My) )?\p{Lu}\S+ \p{Lu})[^"]*?[,.] (?:(?:but|and|so|well) )?(?:I|we) (?:(?:just|always|usually|now|do|does|actually|mostly) )*call it (\p{Lu}\S*(?: (?:\p{Lu}\S*|\d\S*|of|the|and|to|in|on|for|an?|at|by|with))* \p{Lu}[^\s,.!?]*)[.!]?\s*$/u;

const ANNOUNCED =
  /^(?:calling it: |(?:just |simply )?calls? it |(?:(?:it'?s|it is|this is|that's|(?:the|my|our|this) \p{L}+(?:'s| is)?|is) (?:just |simply |still |going to be )?(?:called|named|titled)|(?:it|(?:the|my|our|this) \p{L}+) (?:has|bears) the (?:name|title)|(?:the|my|our) (?:(?:working|current|provisional) )?(?:title|name)(?:'s| is)(?: (?:just|simply|still))?|(?:i|we)(?:'ve|'re|'m| are| am)? (?:just |simply |always |been )*(?:call(?:ed|ing)?|named?|naming) (?:it|this|that)|(?:i|we)(?:'ve| have) (?:got|put|had) (?:it|this) (?:down |written down )?as(?= (?:the )?(?-i:\p{Lu}))|(?:i|we) (?:just |simply |always )?say(?= (?:the )?(?-i:\p{Lu}))) )/iu;
const SAID_IT_IS = /^[Ii]t's (?:just |only |simply |really |still )?(?=(?:[Tt]he |[Aa]n? )?\p{Lu})/u;
/** '"The Blue Binder", after the object that every company owns' */
const QUOTED = /^"([^"]+)"((?:,|\.|$| because\b).*)$/s;

/** "SockBack – label system", "Callsheet - VP Sales script v3" */
const BEHIND_DASH =
  /(?<=\S) (?:\([^()]*\)?|[–—-] (?:\p{Ll}.*|[^,]+, .*|.* \+ .*|.*\b(?:script|talk|pitch|deck|version|draft|demo|webinar|v\d+)\b.*))$/u;

/** "The First Hundred Days. My son wanted something snappier.": what is said of a name is no part of it. */
const SAID_OF_IT =
  /(?<=^[^.!?\n]{3,60})[.!]\s+(?:I|I'm|I've|[Ww]e|[Mm]y|[Oo]ur|[Tt]he|[Tt]hey|[Ss]he|[Hh]e|[Yy]ou|[Ii]t|[Ii]t's|[Ii]ts|[Tt]hat|[Tt]hat's|[Tt]his|[Bb]ecause|[Nn]ot|[Nn]amed|[Ss]ome|[Pp]eople|[Ee]veryone|[Ee]verybody|[Nn]obody) \p{Ll}.*$/su;

/** "SockBack – label + sort system", "pattern that sells (not just the pic)": what a name is of is no part of the name. */
export const bareName = (typed: string): string => {
  const answer = typed.replace(/,? (?:like|as) I (?:said|told you|say)[.!]?\s*$/i, '');
  const [, quoted] = /^\s*["“]([^"”]{3,60})["”]\s*[–—(:-]/.exec(answer) ?? [];
  if (quoted) return quoted;
  // "READ – RIDE – REWRITE": its words in a row.
  if (/^\s*\p{L}+(?: [–—-] \p{L}+){2,}\s*$/u.test(answer))
    return answer
      .trim()
      .split(/ [–—-] /)
      .map((word) => capitalised(word.toLowerCase()))
      .join(', ');
  const pieces = piecesOf(answer.replace(SAID_OF_IT, '').replace(BEHIND_DASH, '')).map(({ text }) => text);
  // "Cold Hands Protocol. Name's a joke. Stuck."
  const isTitled = TITLED.test(pieces[0] ?? '') && pieces.some((piece) => /\s/.test(piece) && !TITLED.test(piece));
  const { name } = spokenName((isTitled ? pieces.slice(0, 1) : pieces).join(', '));
  // "Caked Off??": it is said within a sentence, and asks nothing there.
  return NO_NAME.test(name) ? '' : name.replace(/(?<=\p{L})\s*[?!]+$/u, '');
};
/** "Oh I'd call it": what somebody who talks says about a name that is still to come. */
const NO_NAME =
  /^(?:(?:oh|well|so|um|ah)[, ]+)*(?:I(?:'d|'ve|'m)?|we(?:'d|'ve)?) (?:call|haven't|have|would|don't|think|guess|been|never|suppose)\b/i;
/** "The Page of the Tender" */
const TITLED =
  /^\p{Lu}\S*(?: (?:\p{Lu}\S*|\d\S*|of|the|and|to|in|on|for|a|an|at|by|with|without|from|before|after|&))+$/u;

/** "so first there's the Cold Rooms", "and then the Last Drawer": a part's name without the words that count it. */
export function withoutCounting(part: string): string {
  const bare = part.replace(
    /^(?:(?:so|okay|ok|well|and|um)[, ]+)*(?:(?:first|firstly|second|secondly|third|thirdly|then|next|after that|finally|lastly|last)(?: of all| one is| comes| up is| up)?[, ]+)?(?:(?:there's|there is|it's|we have|you have|comes?) )?(?=(?:the|an?|my|your|our|one) )/i,
    '',
  );
  return bare !== part && /^(?:noun|gerund)$/.test(formOf(bare)) && !/^(?:you|we|I|they)\b/i.test(bare) ? bare : part;
}
