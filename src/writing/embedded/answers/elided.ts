import { formOf } from '../grammar/forms.ts';
import { baseOf, tokensOf } from '../grammar/language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from '../grammar/verbs.data.ts';
import type { Audience } from '../persons/audience.ts';
import { COGNITION } from '../persons/person.data.ts';
import { convert } from '../persons/person.ts';
import type { Context } from './context.ts';
import type { Kind } from './kinds.data.ts';
import { lowered } from './realise.ts';

const SEAM = /([;,]\s+(?:(?:and|then|but|or|so)\s+)?|\s+(?:and|then|but)\s+)/;

/**
 * "Runs all week, invoices on Sunday, and the card is maxed" with the listener as its subject: each piece between the seams by
 * itself, since each may have a verb of its own. Null where a word may be a verb or a noun; nothing is changed then.
 */
export function withListener(text: string, person: 'he' | 'she', audience: Audience): string | null {
  if (/^(?:do|don't)\b/i.test(text)) return null;
  const parts = text.split(SEAM);
  const said: string[] = [];
  for (const [index, part] of parts.entries()) {
    if (index % 2 === 1) {
      said.push(verbAt(parts[index + 1] ?? '') === 'yes' ? part.replace(';', ',') : part);
      continue;
    }
    const verb = verbAt(part);
    if (verb === 'unknown' && index > 0) return null;
    if (index === 0 || verb === 'yes') {
      const verbs = plain(
        convert(`${person} ${index === 0 ? lowered(part) : part}`, person, 'you', audience).replace(/^you /, ''),
      );
      const first = /^[\p{L}']+/u.exec(part)?.[0] ?? '';
      if (/[^su]s$/.test(first) && verbs.startsWith(`${first} `)) return null;
      const after = index > 0 && verbAt(parts[index - 2] ?? '') === 'no' && formOf(parts[index - 2] ?? '') === 'clause';
      if (
        index === parts.length - 1 &&
        said.at(-1) === ', ' &&
        (after || index === 2 || verbAt(parts[index - 2] ?? '') === 'yes') &&
        !/\b(?:and|then|but)\b/.test(said.join(''))
      ) {
        said.pop();
        said.push(after ? ', and ' : ' and ');
      }
      said.push(after ? `you ${verbs}` : verbs);
    } else if (
      formOf(part) === 'adjective' &&
      !/^(?:already|finally) \p{L}+(?:ed|lt|ne|ght|id)\b/u.test(part) &&
      !/^(?:most|some|half|all|none|both|much)\b/.test(part) &&
      !said.join(' ').includes(`${firstWord(part)} `)
    )
      said.push(
        `${index === parts.length - 1 && said.at(-1) === ', ' ? 'and ' : ''}you're ${convert(part, person, 'you', audience, true)}`,
      );
    else said.push(convert(part, person, 'you', audience, true));
  }
  return said.join('');
}

/** "Sells the room before the night": in the seller's own words, the seller's work. */
export function doneBySeller(text: string, kind: Kind, audience: Audience): string | null {
  const mine =
    kind === 'approach'
      ? SELLER_DOES.test(text) || !METHOD_DOES.test(text)
      : /^(?:offer|entry)$/.test(kind) && SELLER_DOES.test(text);
  const verbs = mine && verbAt(text) === 'yes' ? withListener(text, 'she', audience) : null;
  return verbs ? `I ${verbs}` : null;
}

/** What a way of working does by itself: "works without a gym". */
const METHOD_DOES =
  /^(?:(?:still|always|only|never|just|also) )?(?:works|starts|begins|ends|costs|takes|comes|goes|fits|lasts|needs|saves|beats|happens|runs|means|gives|makes|leaves|turns|keeps|gets|changes|stops|is|isn't|has|hasn't|does|doesn't|can|can't|will|won't|would|uses|lets|puts|pays|depends|feels|looks|sounds|grows|heals|covers|includes|brings|frees|removes|cuts out)\b/i;

const SELLER_DOES =
  /^(?:sells|teaches|trains|coaches|shows|helps|checks|visits|listens|reads|writes|builds|fixes|repairs|measures|tests|comes (?:out|over|round|to|back)|sits|stands|walks|looks|draws|designs|cooks|cuts|cleans|works with|asks|answers|reviews|maps|plans|counts|talks|meets|picks up|brings|takes (?:the|away|out|off|your|their|them|you|him|her)|delivers|guides|treats) /i;

const firstWord = (part: string): string => part.split(' ')[0] ?? '';

const AUXILIARY =
  /^(?:is|has|does|was|isn't|hasn't|doesn't|wasn't|wouldn't|can't|couldn't|won't|will|would|can|could)$/;

/** "Still can't find one": what somebody cannot, but not what cannot be had. */
export const canNot = (text: string, { kind }: Context): boolean =>
  ((kind !== 'truth' &&
    /^(?:(?:still|just|really|even|also|simply|then|now) )*(?:can't|cannot|couldn't|haven't)(?! (?:be|been) \w+(?:ed|en|ught|ld)\b)/i.test(
      text,
    )) ||
    /^(?:would (?:sooner|rather|never)|(?:can|could|would|will) (?:argue|talk|tell|name|spend|sell|explain|recite|fix|quote|sing|run|write|play))\b/i.test(
      text,
    )) &&
  kind !== 'thought';

function verbAt(part: string): 'yes' | 'no' | 'unknown' {
  const [, word = '', next = ''] =
    /^(?:(?:still|never|always|already|barely|hardly|usually|again|finally|just|even|also|then|often|only|quietly|secretly) )*([\p{L}']+)(?: (\S+))?/iu.exec(
      part,
    ) ?? [];
  const lower = word.toLowerCase();
  if (AUXILIARY.test(lower)) return 'yes';
  if (lower === 'turns' && next === 'out') return 'no';
  if (/^(?:that|who|which)$/i.test(next)) return next === 'that' && COGNITION.has(baseOf(lower)) ? 'yes' : 'no';
  if (!/[^su]s$|sses$/.test(lower) || /^(?:his|hers|its|this|sometimes|always|perhaps|plus|thus)$/.test(lower))
    return 'no';
  if (formOf(part) === 'clause') return 'no';
  const base = baseOf(lower);
  if (PLAIN_VERBS.has(base) && !NOUN_OR_VERB.has(base)) return 'yes';
  if (NOUN_OR_VERB.has(base) || PLAIN_VERBS.has(base))
    return next === '' ||
      /^(?:a|an|the|his|her|it|him|up|out|off|on|in|at|for|to|too|all|every|everybody|everyone|nobody|anybody|more|no|\d+|about|through|with|like|something|anything|nothing|everything|some|two|three|less|enough|harder|less|back|away|down|over|into|from|by|because|when|until|before|after)$/i.test(
        next,
      )
      ? 'yes'
      : heard(part);
  if (next === '' || /^(?:of|for|from|and|or)$/.test(next)) return 'no';
  return heard(part);
}

/** What the tagger hears after "she". */
const heard = (part: string): 'yes' | 'unknown' =>
  tokensOf(`she ${part}`).find(({ pos }, index) => index > 0 && pos !== 'ADV')?.pos === 'VERB' ? 'yes' : 'unknown';

const plain = (verbs: string): string =>
  verbs
    .replace(/^is\b/, 'are')
    .replace(/^isn't\b/, "aren't")
    .replace(/^has\b/, 'have')
    .replace(/^does\b/, 'do')
    .replace(/^was\b/, 'were');
