import { hasFiniteVerb } from '../grammar/finite.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { thirdPersonOf, tokensOf } from '../grammar/language.ts';
import { pastVerbs, plainVerbs, thirdVerbs } from '../grammar/plain-verbs.ts';
import { type Piece, piecesOf } from './clean.ts';
import type { Context } from './context.ts';
import { inRow } from './in-row.ts';
import { deedsJoined } from './joined-deeds.ts';
import type { Kind } from './kinds.data.ts';
import { isLoose } from './loose.ts';
import { PERFECT, participleOf } from './perfect.ts';
import { capitalised, lowered } from './realise.ts';
import { sellerDidNext } from './seller-did.ts';

/** "Her husband noticing before she did", "Only six of them knowing": somebody, and then what they did. */
const SOMEBODY_DOING =
  /^((?:(?:her|his|their) (?:own )?(?:\p{L}+-)*\p{L}+|(?:only |just |nearly )?(?:[\d,]+|one|two|three|four|five|six|seven|eight|nine|ten|half|most|all|none|each|some) of (?:them|those)|nobody|everybody|everyone|she|he|they|him|them|(?:her|his|their) \p{L}+ and \p{L}+)) ((?:not |never )?\p{L}{2,}ing)( .+)?$/iu;

/** "Her taking August off": whose deed it is, where what it is done to follows. */
const THEIR_DOING =
  /^(her|his|their|him|them) ((?:not |never )?\p{L}{2,}ing) (?=(?:an?|the|her|his|their|it|him|them|off|back|out|up|home|on|to|for|with|\d[\d,]*|[$£€]\S+|(?-i:\p{Lu})\p{L}+)\b)(.+)$/iu;

/** "Losses falling wherever the swing stayed small": what was measured, and how it went. */
const WENT =
  /^((?:the \p{L}+|\p{L}{2,}[^s]s) (?:\p{L}+ |in (?:the|my|her|his|their) (?:\p{L}+ ){1,2}(?:below|above|behind|next door)? ?)?)((?:fall|drop|dropp|ris|climb|sink|shrink|halv|doubl|go|com|stay)ing)(?= (?:wherever|where|from|to|by|under|over|below|down|up|in)\b)(.*)$/iu;

/** "On 27 of them the wave spacing matching the first cut" */
const IN_SO_MANY =
  /^((?:on|in|at) (?:about |only |nearly )?(?:\d[\d,]*|\p{L}+) of (?:them|those),?) ((?:the|their|its) (?:\p{L}+ ){1,3}?)(?<=\s)((?!spacing\b|reading\b|setting\b)\p{L}{2,}ing)( (?:the|an?|their|its|over|under|below|above|at|with) .+)$/iu;

/** "Getting her from 203 corrections to 31": what the seller did with the one it is told of. */
const WITH_THEM =
  /^(?:gett|bring|tak|coach|walk|mov|steer)ing (?:her|him|them) (?:from|to|through|past|off|into|down|up)\b/i;

const SUBJECT: Readonly<Record<string, string>> = { her: 'She', his: 'He', him: 'He', their: 'They', them: 'They' };

/** What goes on in a story about somebody, told in -ing like its beginning, as it happened; null where it is told otherwise. */
export function toldInIng(text: string, { kind, answer }: Context): string | null {
  const [, measured, went, how] = kind === 'fact' ? (WENT.exec(text) ?? []) : [];
  if (measured && went && how) return `${measured}${pastVerbs(went)}${how}`;
  const [, where, thing, doing1, done] = kind === 'fact' ? (IN_SO_MANY.exec(text) ?? []) : [];
  if (where && thing && doing1) return `${where} ${thing} ${pastVerbs(doing1)}${done ?? ''}`;
  if (kind === 'proof' && WITH_THEM.test(text)) return `I ${pastVerbs(lowered(text, true))}`;
  const [, whose = '', doing = '', to = ''] = THEIR_DOING.exec(text) ?? [];
  const [, who = '', did = '', rest = ''] = doing ? [] : (SOMEBODY_DOING.exec(text) ?? []);
  const subject = SUBJECT[(whose || who).toLowerCase()] ?? who;
  const deed = doing ? `${doing} ${to}` : `${did}${rest}`;
  if (!subject) return sellerDidNext(text, answer, kind);
  if (opensFinite(text)) return null;
  const past = pastVerbs(deed);
  return `${capitalised(subject)} ${/^(?:they|them)$/i.test(subject) || / of (?:them|those)$/.test(subject) ? past.replace(/^was\b/, 'were') : past}`;
}

/** "Starting from the annual report and working backwards": the seller's own way, wherever else the listener is left in the third person. */
export const sellersWay = (pieces: readonly Piece[], kind: Kind): readonly Piece[] =>
  pieces.map((piece) =>
    kind === 'approach' && formOf(piece.text) === 'gerund' && wordCount(piece.text) > 1 && !isLoose(piece.text)
      ? { ...piece, text: `I ${plainVerbs(lowered(piece.text, true))}` }
      : piece,
  );

/** "Her booking was cancelled": a whole statement already. */
const opensFinite = (text: string): boolean => {
  const tokens = tokensOf(text);
  const end = tokens.findIndex(({ lower }) =>
    /^(?:,|and|before|after|when|while|until|that|what|how|because|who|if|than)$/.test(lower),
  );
  return hasFiniteVerb(end === -1 ? tokens : tokens.slice(0, end));
};

/** "Bethan, a teacher. Signed off twice. Sang in July": of the one with a name a deed has been told before. */
export const wasToldOf = ({ answer, index }: Context): boolean =>
  piecesOf(answer)
    .slice(1, index)
    .some(({ text }) => /^(?:elided|past|gerund)$/.test(formOf(text)));

/**
 * "Getting a call from the owner, him just breathing", "picking whoever is free, and good ones being free four days": the deed, and what is
 * told beside it of somebody else.
 */
export function toldBeside(text: string): readonly [deed: string, beside: string] {
  const [, deed = text, beside = ''] = BESIDE.exec(text) ?? [];
  return [deed, beside.replace(/^(,? and (?:\p{L}+ ){0,2}\p{L}{3,}s) being\b/iu, '$1 are')];
}

const BESIDE =
  /^((?:only |ever |just |still )*\p{L}{2,}ing\b[^":]*?)((?:, |,? and )(?:(?:him|her|them|it) (?:just |only |never |not )?\p{L}{2,}ing\b|(?:\p{L}+ ){0,2}\p{L}{3,}s being\b).*)$/isu;

/**
 * "Not having run an ad since" → "hasn't run an ad since"; "having one redo in the six months since, and servicing 23" → "has had one …, and
 * services 23"; "selling singles since the third week" → "has been selling …"; null for anything else.
 */
export function notDoneSince(text: string): string | null {
  const [, what, link = '', doing = '', rest = ''] = SO_FAR.exec(text) ?? [];
  // "Still having the same run, by choice"
  const [, goesOn] = /^still (\p{L}{2,}ing\b.*)$/isu.exec(text) ?? [];
  if (goesOn) return `still ${thirdVerbs(goesOn)}`;
  // "Weaving 22 blankets since March and selling all 22"
  const [, made = '', many] =
    /^((?!go|hav|us)\p{L}{2,}ing) ((?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|all)\b)[^.,]* since\b.*)$/isu.exec(
      text,
    ) ?? [];
  const done = participleOf(pastVerbs(made.toLowerCase()));
  if (many && done)
    return `has ${done} ${many.replace(/(?<= and )\p{L}+ing(?= (?:all|the|every|\d))/gu, (also) => participleOf(pastVerbs(also)) ?? also)}`;
  // "Going 31 batches since March"
  const [, so] =
    /^going ((?:\d|(?:two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|all|a whole)\b)[^.]* since\b.*)$/isu.exec(
      text,
    ) ?? [];
  if (so) return `has gone ${so}`;
  if (/^(?!having\b)\p{L}+ing\b[^.,]* since (?!then\b)[\p{L}\d]/iu.test(text)) return `has been ${lowered(text, true)}`;
  if (what) return `has had ${what}${link}${doing && thirdPersonOf(plainVerbs(doing))}${rest}`;
  // "Not redoing a sheet since, 44 league nights so far"
  const [, undone = '', ever] = /^not ((?!hav)\p{L}{2,}ing)\b([^.]*\bsince\b.*)$/isu.exec(text) ?? [];
  const never = ever ? participleOf(pastVerbs(undone.toLowerCase())) : null;
  if (never) return `hasn't ${never}${ever}`;
  return PERFECT.test(text.replace(/^not /i, ''))
    ? text.replace(/^not having/i, / (?:since|so far|yet|until now|till now)\b/.test(text) ? "hasn't" : "hadn't")
    : null;
}

/** "Cutting 52 blocks before eight and training the new girl now" → "cut 52 blocks before eight and is training the new girl now" */
export function nowDoing(text: string): string | null {
  // "Setting up in twelve minutes now instead of fifty"
  if (/^\p{L}+ing [^,.]*\bnow (?:instead of|and not|rather than)\b/iu.test(text))
    return thirdVerbs(lowered(text, true));
  // "Baking on Wednesday now, sleeping on Friday", "charging R6 200 where she charged R3 800"
  if (NOW_AND_NOW.test(text) || WHERE_BEFORE.test(text)) return thirdVerbs(deedsJoined(lowered(text, true)));
  // "Lifting 44 kilos off one row that August, and not buying a pellet since"
  const [, then, never] = /^((?!not\b)\p{L}{2,}ing\b.*?),? and (not \p{L}{2,}ing\b[^,]* since)$/isu.exec(text) ?? [];
  const hasNot = never ? notDoneSince(never) : null;
  if (then && hasNot) return `${pastVerbs(deedsJoined(lowered(then, true)))}, and ${hasNot}`;
  // "Sleeping six hours now, not binning a batch since February, and keeping the shop"
  const [first = '', ...others] = text.split(/, (?:and )?/);
  if (
    /^\p{L}+ing\b.* now$/iu.test(first) &&
    others.length > 0 &&
    others.every((one) => /^(?:not )?\p{L}{2,}ing\b/u.test(one))
  )
    return inRow([thirdVerbs(lowered(first, true)), ...others.map((one) => notDoneSince(one) ?? thirdVerbs(one))]);
  const [, did, now = '', doing] =
    /^(\p{L}+ing\b.*?),? and (now )?(\p{L}+ing\b[^,.]*? now|(?<=now )\p{L}+ing\b[^,.]*)$/isu.exec(text) ?? [];
  return did && doing
    ? `${pastVerbs(deedsJoined(lowered(did, true)))}${did.includes(', ') ? ',' : ''} and is ${now}${doing}`
    : null;
}

/** "Changing every four days now, and skipping on Thursdays": both now. */
const NOW_AND_NOW =
  /^(?!.* and \p{L}+ing\b.* now\b)\p{L}{2,}ing\b(?:(?! and \p{L}+ing\b)[^,.])* now(?:,? (?:and )?\p{L}{2,}ing\b[^,.]*)?$/iu;
const WHERE_BEFORE =
  /^(?:charg|tak|pay|earn|sell|sleep|mak)ing [^,.]* where (?:s?he|they) (?:charged|took|paid|earned|sold|slept|made|used to)\b/iu;

const SO_FAR =
  /^having ((?:no|one|only|two|three|four|\d+) [^,:;]*\bin the (?:[\p{L}\d]+ )?(?:weeks|months|years|seasons|winters) since)(?:(,? and )(\p{L}+ing)\b([^,:;]*))?$/iu;

/** "Alun from Bala, having four guitars. Alun tapped one top.": of whom nobody knows whether "she" or "he" fits. */
export const goesOnByName = (first: string, next: string): boolean => {
  const [name] = /^\p{Lu}\p{Ll}+(?= )/u.exec(first) ?? [];
  return name !== undefined && next.startsWith(`${name} `);
};

/** "Priya, a pharmacist in Leeds. Priya took ten hours.": in one sentence, where a name would be said twice. */
export function withNameOnce(sentences: readonly string[]): readonly string[] {
  const [who = '', did = '', ...others] = sentences;
  const [full] = /^\p{Lu}\p{L}+ \p{Lu}\p{L}+\b/u.exec(who) ?? [];
  if (full && did.startsWith(`${full} `)) return [who, did.replace(/ \p{L}+/u, ''), ...others];
  const [name] = /^\p{Lu}\p{L}+(?=, )/u.exec(who) ?? [];
  return name && did.startsWith(`${name} `) && !/[:;]/.test(who) && wordCount(who) <= 16
    ? [`${who.replace(/\.$/, '')}, ${did.slice(name.length + 1)}`, ...others]
    : sentences;
}
