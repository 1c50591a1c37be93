import { KINDS } from '../answers/kinds.data.ts';
import { isFiniteAt } from '../grammar/finite.ts';
import { singularOf, type Token } from '../grammar/language.ts';
import { owns } from './possessives.ts';
import { NOMINATIVE, SETS, THIRDS, type Third, YOU } from './pronouns.ts';
import { fits } from './rivals.ts';
import { isRival, type State, type Subject } from './subjects.ts';

type Role = 'nom' | 'acc' | 'poss' | 'refl';

/**
 * All by which one could tell whether a pronoun means the listener: whom the project mostly speaks of, what was asked, who was
 * named before it, who does what, and the words around it. Each sign is a name; what it weighs is learned from labelled answers.
 */
export function signsOf(state: State, index: number, person: Third): string[] {
  const { tokens } = state;
  const role = roleOf(tokens, index, person);
  const type = `${person === 'they' ? 'pl' : 'sg'}.${role}`;
  const rank = state.audience.habits.rank[person];
  const signs = new Set<string>();
  /** A sign counts by itself, for the pronoun's own form, and for how much the project speaks of this person. */
  const add = (sign: string): void => {
    signs.add(sign).add(`${sign}|${type}`).add(`${sign}|m${rank}`);
  };
  addTopic(state, person, role, type, add);
  const history = historyOf(state, index, person);
  for (const sign of [...historySigns(state, index, person, history), ...rivalSigns(state, index, person, history)])
    add(sign);
  for (const sign of [...neighbourSigns(tokens, index, role), ...bindingSigns(state, index)]) add(sign);
  return [...signs];
}

function roleOf(tokens: readonly Token[], index: number, person: Third): Role {
  const lower = tokens[index]?.lower ?? '';
  if (lower === NOMINATIVE[person]) return 'nom';
  if (/sel(?:f|ves)$/.test(lower)) return 'refl';
  return /^(?:theirs?|hers|his)$/.test(lower) || owns(tokens, index) ? 'poss' : 'acc';
}

/** Whom the project speaks of, and what the answer was asked for. */
function addTopic(
  { audience, past, tokens, listeners }: State,
  person: Third,
  role: Role,
  type: string,
  add: (sign: string) => void,
): void {
  const { habits, asked, pronoun } = audience;
  const number = person === 'they' ? 'pl' : 'sg';
  const [kind, about] = asked ? KINDS[asked] : ['any', 'any'];
  for (const sign of [type, role, number, `kind.${kind}`, `kind.${kind}.${number}`, `about.${about}`, `asked.${asked}`])
    add(sign);
  for (const sign of [
    `opens.${habits.opens[person]}`,
    `you.${habits.you}`,
    `doneTo.${habits.doneTo[person]}`,
    `are.${habits.are}.${person}`,
    `main.${pronoun}`,
  ])
    add(sign);
  if (past.implied) add('implied');
  if (past.addressed) add('addressed');
  if (past.gender) add(past.gender === person ? 'avatar.same' : 'avatar.other');
  const yous = tokens.filter(({ lower }) => YOU.has(lower)).length;
  add(`yous.${Math.min(yous, 3)}`);
  if (tokens.some(({ lower }) => /^(?:i|me|my|we|our|us)$/.test(lower))) add('speaker');
  add(listeners.size > 0 ? 'seen.here' : past.named ? 'seen.before' : 'unseen');
  for (const other of THIRDS) {
    if (other === person || !tokens.some(({ lower }) => SETS[other].has(lower))) continue;
    add(`beside.${other === 'they' ? 'pl' : 'sg'}.m${habits.rank[other]}`);
    if (tokens.some(({ lower }, at) => listeners.has(at) && SETS[other].has(lower))) add('beside.listener');
  }
}

/** Who the same pronoun was the last time: here, or in the pieces before. */
function historyOf({ tokens, listeners, past }: State, index: number, person: Third): string {
  const before = tokens.findLastIndex(({ lower }, at) => at < index && SETS[person].has(lower));
  if (before !== -1) return listeners.has(before) ? 'listener' : 'other';
  const earlier = past.last[person];
  return earlier ? `was.${earlier}` : 'new';
}

function historySigns({ tokens, past, rivals }: State, index: number, person: Third, history: string): string[] {
  const before = tokens.findLastIndex(({ lower }, at) => at < index && SETS[person].has(lower));
  const since = rivals.some((rival) => rival.index > before && fits(rival, person));
  const place = `${index === 0 ? 0 : index < 3 ? 1 : 9}.${Math.min(past.pieces, 2)}`;
  return [
    `history.${history}`,
    `place.${place}`,
    `place.${place}.${history}`,
    ...(before === -1
      ? []
      : [
          `history.${history}.${since ? 'fresh' : 'same'}.${index - before <= 3 ? 3 : index - before <= 8 ? 8 : 20}`,
          `history.${history}.${tokens[before]?.lower}`,
        ]),
  ];
}

/** The nearest of those who could be meant instead, and what lies between. */
function rivalSigns(state: State, index: number, person: Third, history: string): string[] {
  const { tokens, rivals, subject, main, listeners } = state;
  const fitting = rivals.filter((rival) => fits(rival, person));
  const doing = `subject.${subjectKind(subject)}`;
  const signs = [`fitting.${Math.min(fitting.length, 3)}`, doing, `${doing}.${history}`];
  const last = fitting.at(-1);
  const earlier = state.past.others.findLast((rival) => fits(rival, person));
  if (state.past.pieces > 0)
    signs.push(
      `earlier.${earlier?.kind ?? 'none'}`,
      `earlier.${earlier?.kind ?? 'none'}.${last ? 'rival' : 'alone'}.${history}`,
    );
  if (!last) return [...signs, 'alone'];
  const at = isRival(subject) && subject.index === last.index ? 'subject' : main === last ? 'main' : 'object';
  const distance = index - last.index;
  const between = tokens.slice(last.index + 1, index);
  const verbs = between.filter((_, place) => isFiniteAt(tokens, last.index + 1 + place)).length;
  const noun = singularOf(tokens[last.index]?.lower ?? '');
  signs.push(
    `last.${last.kind}.${last.owned ? 'owned' : 'free'}`,
    `last.${last.kind}.${at}`,
    `last.${last.kind}.${at}.${history}`,
    `far.${distance <= 2 ? 2 : distance <= 5 ? 5 : distance <= 9 ? 9 : 20}`,
    `verbs.${Math.min(verbs, 3)}`,
    `verbs.${Math.min(verbs, 2)}.${last.kind}.${at}`,
    [...listeners].some((place) => place > last.index) ? 'listener.since' : 'nobody.since',
    `det.${shown(tokens[last.index - 1])}.${last.kind}`,
    `noun.${noun}`,
  );
  if (last.gender) signs.push('gendered');
  for (const word of BETWEEN)
    if (between.some(({ lower }) => lower === word)) signs.push(`between.${word}`, `between.${word}.${last.kind}`);
  return signs;
}

const BETWEEN = [
  'who',
  'that',
  ',',
  ';',
  ':',
  'and',
  'when',
  'if',
  'because',
  'but',
  'until',
  'before',
  'while',
  'so',
  'to',
  'then',
];

const subjectKind = (subject: Subject): string =>
  isRival(subject) ? `${subject.kind}${subject.owned ? '.owned' : ''}` : subject;

/** What somebody does to "them" is hardly done to oneself: who does it, and whether the pronoun is what it is done to. */
function bindingSigns({ tokens, subject, past, listeners }: State, index: number): string[] {
  const before = tokens[index - 1];
  const doer = subject === 'none' && past.implied ? 'implied' : subjectKind(subject);
  const verb = tokens.findLastIndex(({ pos }, at) => at < index && (pos === 'VERB' || pos === 'AUX'));
  const object = verb === index - 1 ? 'object' : before?.pos === 'ADP' ? 'after' : 'near';
  const other = tokens.slice(Math.max(verb, 0), index).some(({ pos }) => pos === 'NOUN' || pos === 'PROPN');
  return [
    `does.${doer}.${object}`,
    `does.${doer}.${object}.${other ? 'other' : 'nobody'}`,
    ...(before?.lower === 'of' ? [`of.${tokens[index - 2]?.lower}`] : []),
    `heard.${Math.min(listeners.size, 3)}`,
  ];
}

/** The words before and after, and the verb or noun it belongs to. */
function neighbourSigns(tokens: readonly Token[], index: number, role: Role): string[] {
  const [before2, before, , after, after2] = [-2, -1, 0, 1, 2].map((step) => tokens[index + step]);
  const verb =
    role === 'nom'
      ? tokens.slice(index + 1, index + 5).find(({ pos }) => pos === 'VERB')
      : tokens.slice(0, index).findLast(({ pos }) => pos === 'VERB');
  return [
    `before.${shown(before)}`,
    `after.${shown(after)}`,
    `before.${shown(before2)}.${shown(before)}`,
    ...(before ? [`before.${before.lemma}`] : []),
    ...(after ? [`after.${after.lemma}`] : []),
    ...(after && after.pos !== 'VERB' && after2 ? [`then.${after2.lemma}`] : []),
    ...(verb ? [`verb.${verb.lemma}`] : []),
    ...(YOU.has(before?.lower ?? '') || tokens.slice(0, index).some(({ lower }) => YOU.has(lower))
      ? ['you.before']
      : []),
  ];
}

/** Little words speak for themselves, others by their part of speech. */
const shown = (token: Token | undefined): string =>
  token === undefined
    ? '^'
    : /^(?:DET|PRON|ADP|CCONJ|SCONJ|AUX|PART|PUNCT)$/.test(token.pos) || LITTLE.test(token.lower)
      ? token.lower
      : token.pos;

const LITTLE =
  /^(?:when|where|how|why|while|what|who|if|then|too|also|not|never|just|even|so|because|until|before|after|than|as)$/;
