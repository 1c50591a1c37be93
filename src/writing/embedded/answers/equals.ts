import { CONCRETE_NOUNS, MASS } from '../grammar/concrete-nouns.data.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { isFirstName, singularOf, tokensOf } from '../grammar/language.ts';
import { needsArticle, nounNeedsArticle } from '../grammar/needs-article.ts';
import { CALLED_BY_KINSHIP } from '../persons/person.data.ts';
import { isPerson } from '../persons/rivals.ts';
import { inRow } from './in-row.ts';

/** An equals sign in words: what one thing is, means, costs or stands for. */
export function equalled(part: string): string {
  const [, stop = ''] = /(?<=\p{L})([.!]+)\s*$/u.exec(part) ?? [];
  if (stop) return equalled(part.replace(/[.!]+\s*$/, '')) + stop;
  const sides = part.replace(/(?<=\p{L}{2})=(?=\p{L}{2})/gu, ' = ').split(/\s=\s/);
  const [left = '', right = ''] = sides;
  if (sides.length < 2 || sides.some((side) => side.trim() === '')) return part;
  const [, lead = '', said = ''] =
    sides.length === 2 && !/\d/.test(part) ? (/^([^=:]+: )([^=:]+ = [^=:]+)$/.exec(part) ?? []) : [];
  if (lead && lacksDeterminer(left.split(': ')[1] ?? '')) return `${lead}${equalled(said)}`;
  if (KEYED.test(part)) return part.replace(/ = /g, ' means ').replace(/, (?=[^,]+$)/, ', and ');
  if (
    sides.length === 3 &&
    sides[1]?.split(', ')[0] === sides[1]?.split(', ')[1] &&
    tokensOf(left.trim())[0]?.pos === 'ADJ'
  )
    return part.replace(/ = /g, ' is ');
  if (PAIRS.test(part)) return part.replace(/ = /g, ': ');
  if (sides.length > 2)
    return sides.every((side) => wordCount(side) < 6 && !/[\d,:]/.test(side))
      ? chained(sides)
      : `${equalled(`${left} = ${right}`)}, which is ${sides.slice(2).join(', which is ')}`;
  if (sides.every((side) => /^\s*\p{L}+\s*$/u.test(side) && HOW.test(formOf(side.trim()))))
    return sides.map((side) => side.trim()).join(' is ');
  if (/^ex-\p{Ll}|^\p{Lu}\p{Ll}+'s \p{Ll}+$/u.test(right) || COMES_TO.test(left.trim())) return `${left}: ${right}`;
  if (sides.every((side) => /^own \p{Ll}+(?: \p{Ll}+)?$/iu.test(side.trim())))
    return sides.map((side) => side.trim()).join(', ');
  const before = left.replace(/,\s*$/, '');
  if (/^that(?:'?s| is)\b/i.test(right)) return `${before}. ${right.charAt(0).toUpperCase()}${right.slice(1)}`;
  const [, more = '', thing = ''] = COMPARED.exec(left.trim()) ?? [];
  const [, then = '', other = ''] = COMPARED.exec(right) ?? [];
  if (more && then && [thing, other].every((one) => !isPlural(one)))
    return `The ${more.toLowerCase()} the ${thing}, the ${then} the ${other}`;
  const parts = left.split(/ \+ /);
  if (sides.length === 2 && parts.length > 2 && parts.every((part) => wordCount(part) <= 3 && !/\d/.test(part)))
    return `${inRow(parts.map((part) => part.trim()))}: ${right}`;
  if (/^(?:[-–•*] )?\p{Lu}\p{Ll}+$/u.test(left.trim()) && /^"(?:the|that|those|just|only|an?) /i.test(right))
    return `${nounNeedsArticle(left.trim().toLowerCase()) ? `The ${left.trim().toLowerCase()}` : left} ${isPlural(left) ? 'are' : 'is'} ${right}`;
  if (/^[$£€]\d\S* (?:gone|lost|wasted|down)\b/i.test(right)) return `${left}: ${right}`;
  if (PLACED.test(right)) return `${left}: ${right}`;
  const figures = /^(?:about |approx |roughly |around |nearly |~)?[$£€]?\d/.test(right);
  if (SOMEBODYS.test(right) && /^\s*\p{Ll}+$/u.test(left.trimEnd()) && !isPlural(left))
    return `${withArticle(left.trim())} is the ${right}`;
  if (/^that \p{L}+$/iu.test(left.trim())) return `${left}: ${right}`;
  const [, whoLack = ''] = /^no \p{Ll}/u.test(right) ? (BECAUSE.exec(left) ?? []) : [];
  if (/^(?:staff|people)$/.test(whoLack) || (/s$/.test(whoLack) && isPerson(singularOf(whoLack))))
    return `${left} have ${right}`;
  if (/^\p{Lu}\p{Ll}+$/u.test(right.trim()) && isCalled(left.trim().toLowerCase(), right.trim()))
    return `${left} is ${right}`;
  if (before !== left) return `${before}, ${figures ? 'which is' : 'so'} ${right}`;
  if (figures && /\d.* [x×] ?\d/.test(left)) return `${left}${wordCount(left) > 7 ? ', which' : ''} is ${right}`;
  const stated = withVerb(right.trim());
  if (!figures && [left, stated].every((side) => formOf(`the ${side.trim()}`) === 'clause') && isBareSubject(left))
    return `If the ${left.trim()}, the ${stated}`;
  if (
    !figures &&
    wordCount(left) > 2 &&
    right
      .split(', ')
      .slice(1)
      .some((item) => formOf(item) === 'elided')
  )
    return `${left}: ${right}`;
  if (isOneThing(left) && (figures || MASS.has(right.split(' ').at(-1) ?? '') || isPlural(right) || isOneThing(right)))
    return `${/^\s*[aeiou]/i.test(left) ? 'an' : 'a'} ${left} ${figures ? 'is' : 'means'} ${isOneThing(right) ? (/^[aeiou]/i.test(right) ? 'an ' : 'a ') : ''}${right}`;
  if (!figures && EACH.test(left) && needsArticle(right) && wordCount(right) === 2)
    return `${left} means ${/^[aeiou]/i.test(right) ? 'an' : 'a'} ${right}`;
  if (!figures && LEFT_SO.test(right) && lacksDeterminer(left)) return `${withItsArticle(left.trim())} is ${right}`;
  if (!figures && needsArticle(left) && needsArticle(right) && [left, right].every(isOneOfMany))
    return `${anArticle(left.trim())} means ${anArticle(right.trim())}`;
  if (figures && GAIN.test(left) && /^[$£€]/.test(right)) return `${left}, which is ${right}`;
  if (figures && /[$£€]\d/.test(right) && lacksDeterminer(left)) return `${left}: ${right}`;
  if (
    !figures &&
    lacksDeterminer(left) &&
    !MASS.has(left.trim().split(' ').at(-1) ?? '') &&
    (startsBare(right.trim()) || /^no /i.test(right))
  )
    return `${left}: ${right}`;
  if (
    figures &&
    (/@|\bat [$£€]|\bdivided by\b/.test(left) ||
      (/\d/.test(left) && /^(?:roughly|around|nearly)/.test(right)) ||
      (/[$£€]\d.* \+ /.test(left) && /^(?:about|approx)/.test(right)))
  )
    return `${left}, which is ${right}`;
  if (figures && /\bvs\b/.test(left)) return `${left}: ${right}`;
  if (/\d\D{0,3}$/.test(left) && figures) return part;
  if (figures && HARM.test(left) && /^[$£€]/.test(right))
    return `${left} ${/^\s*(?!1\b)\d/.test(left) ? 'cost' : 'costs'} ${right.replace(' + ', ' and ')}`;
  if (right.trim().endsWith('?') && formOf(left) === 'bare') return `${left} and ${right}`;
  if (figures && /^\s*(?:1|one) (?!day|week|wk|hour|hr|month|mo|year|yr|night)\p{L}[^\d]*$/iu.test(left))
    return `${left} means ${right}`;
  if (/, (?:\p{L}+[ -]?){1,3}$/u.test(left) && !/^(?:free|included|optional)\b/i.test(right))
    return `${left}: ${right}`;
  if (!figures && /(?:^|\s)\d+ (?:days|weeks|months|years|hours)$/.test(left)) return `${left}: ${right}`;
  if (before.split(', ').at(-1)?.trim().toLowerCase() === right.trim().toLowerCase()) return `${left} is ${right}`;
  if (/^The \p{Lu}/u.test(right)) return `${left}: ${right}`;
  if (/^[\p{L} ]{1,30}\p{L} not \p{L}+ ?$/u.test(left) && formOf(left) !== 'clause')
    return `${left.replace(/,? not /, ', not ')}: ${right}`;
  if (/^\+\d/.test(right)) return `${left} means plus ${right.slice(1)}`;
  if (/^(?:that|this|same|done|sorted|over|gone|nothing|ok|okay|fine)\b/i.test(right)) return `${left}: ${right}`;
  if (ONE_WORD.test(left) || /\b(?:step (?:\d|one|two)|(?:1st|first|next|2nd|last) step)$/i.test(left))
    return `${left}: ${right}`;
  if (!figures && /^(?:I|we|you|they)(?:'\p{L}+)? \p{L}/u.test(right)) return `${left}: ${right}`;
  if (/[$£€]\d/.test(left) && /^(?:the|my|our|their|your|his|her) /i.test(right)) return `${left}: ${right}`;
  if (!figures && /^\s*(?:\d+%|most|half|all|none|\d+ in \d+|\d+ out of \d+) of\b/i.test(left))
    return `${left} ${isPlural(left.replace(/^.* of /, '')) ? 'are' : 'is'} ${right}`;
  if (/^\d[\d.,]*% of\b/.test(right) && isPlural(left.split(/[,:]/).at(-1) ?? '')) return `${left} make up ${right}`;
  if (/\d/.test(left)) return part;
  if (figures && isPlural(left) && !/\p{Lu}/u.test(left.trim().slice(1)))
    return `${left} ${/^\D*[\d.,]+%/.test(right) ? 'are' : 'mean'} ${right}`;
  if (/^(?:still|again|never)\b/i.test(right) || left.includes(',')) return `${left}: ${right}`;
  if (
    DONE.test(formOf(left)) &&
    tokensOf(left.trim())[0]?.pos !== 'ADJ' &&
    !/\b(?:think|believe|say|assume|know)s?\b/i.test(left)
  )
    return `${left}: ${right}`;
  if (!figures && LABEL.test(right))
    return `${left} ${isPlural(left) ? 'are' : 'is'} ${/^[aeiou]/i.test(right) ? 'an' : 'a'} ${right}`;
  const end = tokensOf(left.trim()).at(-1);
  if (end?.pos === 'NOUN' && tokensOf(right.trim()).every(({ pos }) => pos === 'ADJ' || pos === 'ADV'))
    return `${left} ${isPlural(left) ? 'are' : 'is'} ${right}`;
  if (!figures && isNamedAs(left, right)) return `${left} is ${right}`;
  if (
    /^(?:made|built|written|meant|designed|planned|priced) (?:for|by|to|in|with)\b/.test(right) &&
    formOf(left) === 'noun'
  )
    return `${withArticle(left.trim().replace(/^\p{Lu}(?=\p{Ll}+$)/u, (letter) => letter.toLowerCase()))} ${isPlural(left) ? 'are' : 'is'} ${right}`;
  if (SHARE.test(right) && !ITS_OWN.test(left)) return `${left}: ${right}`;
  if (/^(?:an?|the|me|us|mine|theirs|hers|ours|yours)\b/i.test(right) && formOf(left) === 'noun')
    return `${left} ${isPlural(left) ? 'are' : 'is'} ${right}`;
  return /^\p{L}/u.test(right) && isPlural(left) ? `${left} mean ${right}` : part;
}

/** "Short = cheap", "full = paid": how a thing is, by one word. */
const HOW = /^(?:adjective|past)$/;

/** "Difference = half a teacher aide", "saving = a day off": what it all comes to. */
const COMES_TO = /^(?:the )?(?:difference|savings?|gap|gain|loss|catch|prize|verdict)$/i;

/** "Off", "not started": how a thing is, and what is not done to it. */
const LEFT_SO = /^(?:off|on|shut|dead|not \p{Ll}+(?:ed|en|wn|nt|ld))(?=$|[,.;]| →)/u;

/** "Lost dentist", "complaint to a dentist": one thing whose article was saved; never a list, a name or what is done. */
const isOneOfMany = (phrase: string): boolean =>
  /^\s*\p{Ll}/u.test(phrase) &&
  !/[,:"\d]/.test(phrase) &&
  formOf(`a ${phrase.trim()}`) === 'noun' &&
  !isPlural(phrase.split(HEAD_ENDS)[0] ?? '');
const HEAD_ENDS = / (?:to|of|for|with|in|on|at|from|by|without) /;
const anArticle = (phrase: string): string => `${/^[aeiou]/i.test(phrase) ? 'an' : 'a'} ${phrase}`;
const withItsArticle = (phrase: string): string =>
  /^\p{L}+est\b/iu.test(phrase) ? `the ${phrase.charAt(0).toLowerCase()}${phrase.slice(1)}` : anArticle(phrase);

/** "Longer inventory = stronger case": the more of the one, the more of the other. */
const COMPARED =
  /^(?!(?:order|offer|paper|summer|winter|after|under|over|never|every|other|water|power|customer|owner)\b)(\p{L}{2,}er) (\p{Ll}+)$/iu;

/** "Pain = proof", "bar talk = golf, not greens": one thing is the other, and nothing follows from it. */
function isNamedAs(left: string, right: string): boolean {
  if (isPlural(left) || formOf(left) !== 'noun' || wordCount(left) > 3) return false;
  if (/, not \p{L}/u.test(right)) return formOf(right.split(', ')[0] ?? '') === 'noun';
  const [thing, next] = tokensOf(right);
  return (
    wordCount(left) === 1 &&
    thing?.pos === 'NOUN' &&
    MASS.has(thing.lower) &&
    tokensOf(left.trim())[0]?.pos === 'NOUN' &&
    (next?.pos !== 'NOUN' || /^ur?$/.test(next.lower))
  );
}

/** What a thing is called, never without its article: "grass = symptom". */
const LABEL =
  /^(?:symptom|sign|signal|excuse|problem|cause|clue|trap|lie|myth|luxury|hobby|choice|tool|weapon|test|trick|habit|warning|distraction|cost|bonus|gift|skill)$/i;

/** "Every lab call", "1 in 4 drops": what comes of one of them is one thing. */
const EACH = /(?:^|[:,] )(?:every|each|one|1|(?:\d+|one) (?:in|out of) (?:\d+|two|three|four|five|six|ten)) \p{Ll}/iu;

/** "Gran = Jean", "my boss = Colin": somebody, and their name. */
const isCalled = (who: string, name: string): boolean =>
  /^(?:(?:my|our|the) )?\p{Ll}+$/u.test(who) &&
  (isFirstName(name) || CALLED_BY_KINSHIP.has(who.split(' ').at(-1) ?? '') || isPerson(who.split(' ').at(-1) ?? ''));

/** "Cask = pub's problem": whose a thing is. */
const SOMEBODYS = /^\p{Ll}+'s (?:problem|job|fault|business|turn|headache|worry|responsibility|property)\b/u;

/** "Because staff = no time": what those people lack. */
const BECAUSE = /\b(?:because|since|as|when|if) (\p{Ll}+) ?$/u;

/** "90 hire casks sent back", "40 hrs saved": what is no longer spent, and no cost. */
const GAIN = /\b(?:saved|sent back|returned|recovered|won back|no longer (?:needed|paid|hired)|avoided)\s*$/i;

/** What only ever costs. */
const HARM =
  /\b(?:bad|missed|lost|wasted|late|cancell?ed|failed|broken|wrong|empty|dead|no-shows?|mistakes?|refunds?|complaints?|breakdowns?|leaks?)\b/i;

/** "Doritos = at home, garage": where a thing is. */
const PLACED =
  /^(?:at|on|in|under|behind|inside|outside|below|above|beside|next to|near|up|down) (?:the|an?|my|your|our|their|home|work|school|there|here)\b|^(?:upstairs|downstairs|outside|next door)\b/i;

/** "Dark night", "empty chair": one thing without its article. */
const isOneThing = (phrase: string): boolean =>
  /^ ?\p{Ll}+ \p{Ll}+$/u.test(phrase) &&
  formOf(`a ${phrase.trim()}`) === 'noun' &&
  tokensOf(phrase.trim())[0]?.pos !== 'NUM' &&
  (CONCRETE_NOUNS.has(phrase.split(' ').at(-1) ?? '') ||
    /\b(?:day|night|week|weekend|hour|month|year|evening|morning)$/.test(phrase)) &&
  !/^ ?(?:an?|the|my|our|your|their|one|each|every|per|this|that|no|last|next) /.test(phrase);

/** "Kiln misfire", "dead stock": whether it needs an article is not known. */
const lacksDeterminer = (phrase: string): boolean => {
  const tokens = tokensOf(phrase.trim());
  return (
    /^\p{L}\p{Ll}+ \p{Ll}+$/u.test(phrase.trim()) &&
    !isPlural(phrase) &&
    formOf(`a ${phrase.trim()}`) === 'noun' &&
    tokens.every(({ pos }) => /^(?:ADJ|NOUN|VERB)$/.test(pos)) &&
    tokens.at(-1)?.pos === 'NOUN'
  );
};

/** "Leak directly above": one thing without its article, said of another: "wet ceiling = leak directly above". */
const startsBare = (phrase: string): boolean => {
  const [first, next] = tokensOf(phrase);
  const goesOn =
    next !== undefined && (!/^(?:NOUN|VERB|AUX|PUNCT)$/.test(next.pos) || /(?:ed|en|gone)$/.test(next.lower));
  return first?.pos === 'NOUN' && goesOn && !isPlural(first.text) && !MASS.has(first.lower);
};

/** "Gas bill in January = a third of the year": how much of a whole is said of a thing without its article. */
const SHARE = /^(?:(?:half|an? (?:third|quarter|fifth|tenth)|(?:two|three) (?:thirds|quarters)) of|half an?)\b/i;
const ITS_OWN = /^\s*(?:[-–•*] )?(?:the|an?|my|your|our|their|his|her|its|this|that|every|each|one) /i;

/** "Customer happy" */
const withVerb = (side: string): string => {
  const [thing, trait, ...more] = tokensOf(side);
  return thing?.pos === 'NOUN' && trait?.pos === 'ADJ' && more.length === 0 ? `${thing.text} is ${trait.text}` : side;
};

const isBareSubject = (clause: string): boolean => withArticle(clause.trim()) !== clause.trim();

/** "Display says 230": in a sentence the thing has its article. */
export function withArticle(clause: string): string {
  const [first] = tokensOf(clause);
  const bare = first?.pos === 'NOUN' && /^\p{Ll}+[^s]$/u.test(first.text);
  return bare ? `the ${clause}` : clause;
}

/** "A = tonight, B = this month", "red = stop, green = go": what a mark stands for. */
const KEYED =
  /^\s*(?:\p{Lu}|red|amber|green|yellow|blue|white|black|orange) = [^=,]+(?:, (?:\p{Lu}|red|amber|green|yellow|blue|white|black|orange) = [^=,]+)+$/iu;

/** "Fri = ship, Mon = rest" */
const PAIRS = /^[^=,]+ = [^=,]+(?:, [^=,]+ = [^=,]+)+$/;

const DONE = /^(?:bare|elided|past)$/;
const ONE_WORD =
  /^\s*(?:now|today|then|later|before|after|tomorrow|meanwhile|reality|translation|answer|upshot|lesson|1st|2nd|3rd|first|next|second|(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:days?)?|jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec|(?:\S+ )?\d{1,2}(?::\d\d)? ?(?:am|pm))\s*$/i;

/** "Evenings", but not "more hours", which is one idea. */
export const isPlural = (phrase: string): boolean =>
  /(?<=^|[^s])s$/.test(phrase.trim()) &&
  !/^\s*(?:\p{L}+er|more|less|no|too many|\p{L}+ing|one|an?|every|each|this|his|yes|always|success|\p{L}+ness|business)(?: |$)/iu.test(
    phrase,
  );

/** "Cheap = busy = safe": each leads to the next. */
function chained(sides: readonly string[]): string {
  const steps = sides
    .slice(1)
    .map((side, at) => `${(sides[at] ?? '').trim()} ${isPlural(sides[at] ?? '') ? 'mean' : 'means'} ${side.trim()}`);
  return `${steps.slice(0, -1).join(', ')}, and ${steps.at(-1) ?? ''}`;
}
