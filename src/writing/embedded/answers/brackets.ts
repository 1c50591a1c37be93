import { hasFiniteVerb } from '../grammar/finite.ts';
import { formOf, wordCount } from '../grammar/forms.ts';
import { tokensOf } from '../grammar/language.ts';

/** "Not for: hobbyists (no time), banks (too slow)": each reason stays with those it is given for. */
export const reasonsInList = (sentence: string): string => {
  const [, list = ''] = /^not for:? ([^()]+\([^()]+\)(?:, .+)?)$/i.exec(sentence.replace(/[.!]$/, '')) ?? [];
  const items = list.split(/, (?![^()]*\))/);
  return list === '' || items.some((item) => !NOTED.test(item) || isSaid(NOTED.exec(item)?.[2] ?? ''))
    ? sentence
    : `This isn't for ${items.map((item) => item.replace(NOTED, '$1, $2').replace(/, $/, '').replace(SIZED, 'anyone with ')).join(', or for ')}.`;
};

/** "Hobbyists (no time)" */
const NOTED = /^((?!for\b|and\b|or\b)[^()]+?)(?: \(([^()]+)\))?$/;

/** "Under 10 trucks": those who have no more. */
export const SIZED = /(?<=^|[,;] )(?=(?:under|over|less than|fewer than|more than) [\d,]+ \p{Ll}+s\b)/gu;

/** A note at the end of a sentence as one says it: a short one behind a comma, a longer one as a sentence of its own. */
export const withoutLastBracket = (sentence: string): string =>
  sentence.replace(/ \(([^()]+)\)(?=[.!?…"]*\s*$)/u, (whole, inside: string, at: number) => {
    const note = inside.trim().replace(/[.!?]+$/, '');
    const figure = spokenFigure(note);
    const before = sentence.slice(0, at);
    if (figure || /^(?:what|can|will|am|do|does|how|why|who|is|are)\b/i.test(before)) return whole;
    const joined = joinedNote(note);
    if (joined) return joined;
    if (/^[^,:]+(?:, [^,:]+){2,}$/.test(note) && !/[,:]/.test(before) && !isSaid(note)) return `: ${note}`;
    if (note.startsWith('"')) return `: ${note.replace(/\p{Ll}/u, (letter) => letter.toUpperCase())}`;
    if (
      isSaid(note) ||
      note.includes(':') ||
      (before.includes(':') && note.includes(',')) ||
      (before.includes(',') && !/^\p{Lu}+$/u.test(note) && !GOES_WITH_IT.test(note))
    )
      return `${/[.!?]"?$/.test(before) ? '' : '.'} ${note.charAt(0).toUpperCase()}${note.slice(1)}`;
    return wordCount(before) > 2 && !/[\d,]/.test(note) ? `, ${note}` : whole;
  });

/** The notes within a finished sentence; only what has a verb of its own stays in brackets. */
export const withoutBrackets = (sentence: string): string =>
  sentence.replace(/ \(([^()]+)\)(?=([.,;:!?…]|$)|)/gu, (whole, note: string, mark: string | undefined, at: number) => {
    const figure = spokenFigure(note.replace(/[!?]+$/, ''));
    if (figure && /^(?:up|down) /.test(figure)) return ` ${figure}`;
    if (!figure && isSaid(note)) return whole;
    const joined = joinedNote(note);
    if (joined) return joined;
    if (!figure && mark === ',' && wordCount(note) > 2 && AMONG.test(sentence.slice(at + whole.length))) return whole;
    const name = sentence.slice(0, at);
    if (/^\p{Lu}\p{Ll}+$/u.test(name) && /^\p{Lu}\p{Ll}+$/u.test(note))
      return ` in ${note}${mark === undefined ? ',' : ''}`;
    return `, ${figure ?? note.replace(/[.!?]+$/, '')}${mark === undefined ? ',' : ''}`;
  });

/** "3 quotes (same company behind all 3), the default, a sign": a note to one of several is no item of their list. */
const AMONG = /^, (?!(?:and|but|so|then|which|who)\b)[^.;:!?]+(?:,| and | or )/;

const isSaid = (note: string): boolean =>
  /^(?:clause|bare)$/.test(wordCount(note) > 1 ? formOf(note) : '') || hasFiniteVerb(tokensOf(note));

/** "(till 11pm)", "(vs. load safety)", "(PDF)": a note that one word joins to what it is said of. */
function joinedNote(note: string): string | null {
  if (PLACED.test(note)) return ` ${note}`;
  const [, other] = /^(?:versus|vs\.?) (.+)$/.exec(note) ?? [];
  if (other) return `${/\d/.test(other) ? ', against' : ', as opposed to'} ${other}`;
  if (/^[$£€]?\d[\d.,]*%?(?:, [$£€]?\d[\d.,]*%?)+$/.test(note) && /[%$£€]/.test(note))
    return ` of ${note.replace(/, (?=[^,]+$)/, ' and ')}`;
  return /^(?:PDF|CSV|MP3)$/.test(note) ? ` as ${note.startsWith('M') ? 'an' : 'a'} ${note}` : null;
}

/** "(at 2am)", "(on average)": when, where and how need no pause. */
const PLACED =
  /^(?:at(?! most| least)|in|on|by|with|without|from|for|of|since|after|before|per|every) \S+(?: \S+){0,2}$/i;

/** Notes that belong to the last thing named, whatever stands before it. */
const GOES_WITH_IT =
  /^(?:instead|without|rather|mostly|mainly|especially|not|at least|minimum|maximum|about|roughly)\b/;

function spokenFigure(note: string): string | null {
  if (/^(?:19|20)\d\d(?:, (?:19|20)\d\d)?$/.test(note)) return `from ${note.replace(',', ' and')}`;
  if (/^\d[\d.,]*%$/.test(note)) return `that's ${note}`;
  const [, sign, change] = /^([-+–−])([$£€]?\d[\d.,]*%?)$/.exec(note) ?? [];
  if (change) return `${sign === '+' ? 'up' : 'down'} ${change}`;
  const [, times, when = ''] = /^[x×] ?(\d+)( .+)?$/i.exec(note) ?? [];
  return times ? `${times === '2' ? 'twice' : `${times} times`}${when}` : null;
}
