import { type Form, formOf } from '../grammar/forms.ts';
import { plainVerbs } from '../grammar/plain-verbs.ts';
import { ADJECTIVES } from '../grammar/verbs.data.ts';
import { blamedAloud } from './blamed.ts';
import { piecesOf } from './clean.ts';
import { leadIn } from './complete-clause.ts';
import { type Context, personally } from './context.ts';
import { isToldInFragments } from './fit-gerund.ts';
import { peopleDoing } from './people-doing.ts';
import { PERFECT } from './perfect.ts';
import { capitalised, lowered } from './realise.ts';
import { FELT } from './stands-alone.ts';
import { isBareThing } from './telegraphic.ts';

/** "Not having to carry it, not having to warn them": each by itself what the listener does not do. */
function notInRow(text: string, context: Context): string | null {
  const items = text.split(/,? (?:and|or) (?=(?:not|never) \p{L}+ing\b)|, (?=(?:not|never) \p{L}+ing\b)/iu);
  if (items.length < 2 || !items.every((item) => /^(?:not|never) \p{L}+ing\b/iu.test(item))) return null;
  const said = items.map((item) => (specialNoun(item, 'gerund', context) ?? item).replace(/^You/, 'you'));
  return capitalised(`${said.slice(0, -1).join(', ')}, and ${said.at(-1) ?? ''}`);
}

const STILL_SOMEWHERE = /^still (?:in|on|at|under|behind|by|beside|above|over|inside|outside|there|here)\b/i;
const isThing = (text: string | undefined): boolean =>
  text !== undefined && formOf(text) === 'noun' && !/\b(?:I|I'm|I'd|me$|myself)\b/.test(text);

/** Openings that need their own verb: "No time" is something you have, "coaches who …" is something you are one of. */
export function specialNoun(text: string, form: Form, context: Context): string | null {
  const { kind, field, index, answer } = context;
  const aloud = kind === 'blame' ? blamedAloud(text) : null;
  if (aloud) return aloud;
  // "(The pillow home with me.) Still in the office, on the shelf.": where the thing is, and not who tells of it.
  if (
    field === 'emotionInAction' &&
    index > 0 &&
    STILL_SOMEWHERE.test(text) &&
    isThing(piecesOf(answer)[index - 1]?.text)
  )
    return text;
  // "Guests and staff as towel thieves", "dirty water as the reason for grey"
  if (
    kind === 'belief' &&
    form === 'noun' &&
    /^(?![Ss]ame\b)[^,]+ as (?:\p{L}+ ){0,2}\p{L}+(?: (?:for|of|behind) (?:the )?\p{L}+)?$/u.test(text)
  )
    return `You see ${lowered(text).replace(/^own /, 'your own ')}`;
  const aboutThem = kind === 'state' || kind === 'cost' || kind === 'future' || kind === 'loop';
  const [, ended] = /^no longer (\w+ing\b.*)$/i.exec(text) ?? [];
  const [, quality = ''] = /^being (.+)$/i.exec(ended ?? '') ?? [];
  if (quality && (aboutThem || kind === 'shift'))
    return kind === 'shift' && !FELT.test(quality) && !ADJECTIVES.has(quality.split(' ')[0] ?? '')
      ? `You no longer have to be ${personally(quality, context)}`
      : `You're no longer ${personally(quality, context)}`;
  if (ended && (aboutThem || kind === 'shift'))
    return `You no longer ${plainVerbs(lowered(personally(ended, context)))}`;
  if (
    form === 'gerund' &&
    (aboutThem ||
      kind === 'cause' ||
      kind === 'shift' ||
      kind === 'thought' ||
      kind === 'desire' ||
      context.field === 'uncomfortableTruth' ||
      (context.field === 'planPartDetails' && !isToldInFragments(context.answer)))
  ) {
    const row = notInRow(text, context);
    if (row) return row;
    const [, negated, again = '', rest] = /^(not|never)( again)?\s+(.+)$/i.exec(text) ?? [];
    if (negated && context.many && (kind === 'cause' || text.split(' ').length < 3)) return capitalised(text);
    if (negated && rest && kind === 'desire' && /^not (?:having|needing) to\b/i.test(text))
      return `You'd rather not have to ${justDoing(lowered(personally(rest, context)).replace(/^(?:having|needing) to /, ''))}`;
    if (negated && rest && kind === 'desire')
      return `You ${negated.toLowerCase() === 'not' ? "don't" : 'never'} want to ${justDoing(plainVerbs(lowered(personally(rest, context)), true))}`;
    if (negated && rest && kind === 'shift' && !/^having\b/i.test(rest))
      return `You ${negated.toLowerCase() === 'not' ? "don't" : `never${again}`} ${/^needing /i.test(rest) ? '' : 'have to '}${plainVerbs(lowered(personally(rest, context)), true)}`;
    if (negated && rest && PERFECT.test(rest))
      return `You${negated.toLowerCase() === 'not' ? " haven't" : "'ve never"} ${personally(rest.slice(7), context)}`;
    if (negated && rest && /^being\b/i.test(rest))
      return `You're ${negated.toLowerCase()} ${lowered(personally(rest, context)).replace(/^being /i, '')}`;
    // "Not introducing yourself any more, just saying …": what one does instead.
    const [, undone = rest, instead] = /^([^"]*), ((?:just|only) \p{L}{2,}ing\b.*)$/isu.exec(rest ?? '') ?? [];
    if (negated && undone && instead)
      return `You ${negated.toLowerCase() === 'not' ? "don't" : 'never'} ${plainVerbs(lowered(personally(undone, context)))}, you ${plainVerbs(personally(instead, context))}`;
    if (negated && rest)
      return `You ${negated.toLowerCase() === 'not' ? "don't" : 'never'} ${plainVerbs(lowered(personally(rest, context)))}`;
  }
  if (form === 'noun' && (aboutThem || kind === 'scene')) {
    const seen = peopleDoing(text, context);
    if (seen) return seen;
  }
  const [, thing = ''] = kind === 'desire' ? (/^(\p{L}+) (?:not )?to \p{Ll}/u.exec(text) ?? []) : [];
  if (isBareThing(thing)) return `You want the ${lowered(personally(text, context))}`;
  if (form !== 'noun' || !(aboutThem || kind === 'tried')) return null;
  const said = personally(text, context);
  if (/^(?:no|zero)\s+\w/i.test(text) && !/^no (?:one|more|matter|longer)\b/i.test(text) && kind !== 'tried')
    return context.index > 0 ? capitalised(said) : `You have ${lowered(said)}`;
  if (kind === 'loop' && context.many) return capitalised(said);
  if (/^no more\b/i.test(text)) return `There's ${lowered(said)}`;
  if (/^not enough\s/i.test(text)) return `You don't have ${lowered(said).replace(/^not /i, '')}`;
  if (/^(?:never|hardly any|barely any) /i.test(text)) return `There's ${lowered(said)}`;
  if (/^too (?:much|many)\s/i.test(text)) return `You have ${lowered(said)}`;
  const lead = leadIn(text, context);
  if (lead) return lead;
  if (/^lack of\b/i.test(text)) return `You live with a ${lowered(said)}`;
  return null;
}

/** "(Not having to explain it), just hanging it and leaving": what one would do instead. */
const justDoing = (text: string): string =>
  text.replace(
    /, (just|only) (\p{L}{3,}ing\b[^,.]*)$/u,
    (_, just: string, doing: string) => `, ${just} ${plainVerbs(doing, true)}`,
  );
