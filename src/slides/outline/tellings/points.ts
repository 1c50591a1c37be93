import { capitalised } from '#writing/embedded/answers/realise.ts';
import { saidOf } from '../draft.ts';
import { countedMoney, countedTime } from '../find-cost.ts';
import { findPrice } from '../find-figure.ts';
import { bulletOf, itemsOf, mostBulletWords } from '../find-items.ts';
import { clauseTitles } from '../find-loose-title.ts';
import { claimOf, mostTitleWords, wholeTitle } from '../find-title.ts';
import { countWords } from '../shorten.ts';
import { mostBullets, type Parts, type Telled } from '../wording.ts';
import { tellStatement } from './statement.ts';

function bulletsOf(sentences: readonly string[]): string[] {
  const items = sentences.length === 1 ? itemsOf(sentences[0] ?? '') : [];
  const bullets = items.length > 1 ? items : sentences.flatMap((sentence) => bulletOf(sentence) ?? itemsOf(sentence));
  return [...new Set(bullets)].slice(0, mostBullets);
}

export function tellTried({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, draft.beats[0]?.fields.slice(0, 1) ?? [], about);
  const bullets = bulletsOf(said);
  if (bullets.length < 2) return null;
  const left = bullets.filter((bullet) => !title.text.toLowerCase().includes(bullet.toLowerCase()));
  if (left.length < bullets.length && !bullets.includes(title.text))
    return { purpose: 'points', bullets, title: claimOf(draft, about, new Set()) };
  return left.length > 1
    ? { purpose: 'points', bullets: left }
    : { purpose: 'statement', subtitle: `${left[0] ?? ''}.` };
}

const costHeads = [
  ['timeCost', 'Time'],
  ['moneyCost', 'Money'],
  ['energyCost', 'Energy'],
  ['identityCost', 'Self-respect'],
  ['reputationCost', 'Reputation'],
] as const;

/** Who they were, and then who they are now: the second half is the cost. */
const aboutThem: readonly string[] = ['identityCost', 'reputationCost'];

const COUNTED =
  /\d|\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|thousand|half)\b/i;

/** What counts the money or the time in a few words, from the strongest sentence of each. */
function countedCosts(draft: Parts['draft'], about: Parts['about']) {
  const first = (field: 'moneyCost' | 'timeCost', find: (sentence: string) => string) =>
    saidOf(draft, [field], about)
      .map(find)
      .find((text) => text !== '') ?? '';
  return { moneyCost: first('moneyCost', countedMoney), timeCost: first('timeCost', countedTime) };
}

/** A cost that is counted leads: in a sentence of its own, else the two figures side by side. */
function costTitle(draft: Parts['draft'], about: Parts['about']): { title: string; fields: readonly string[] } | null {
  for (const field of ['moneyCost', 'timeCost'] as const) {
    const said = saidOf(draft, [field], about);
    const titles = said.flatMap((sentence) => [
      wholeTitle(sentence) ?? '',
      ...clauseTitles(sentence, mostTitleWords, 'first').map(({ text }) => text),
    ]);
    const title = titles.find((text) => COUNTED.test(text));
    if (title) return { title, fields: [field] };
  }
  const { moneyCost, timeCost } = countedCosts(draft, about);
  const both = `${capitalised(moneyCost)} and ${timeCost}`;
  return moneyCost && timeCost && countWords(both) <= mostTitleWords
    ? { title: both, fields: ['moneyCost', 'timeCost'] }
    : null;
}

export function tellCosts({ draft, about }: Parts): Telled {
  const counted: Partial<Record<string, string>> = countedCosts(draft, about);
  const lead = costTitle(draft, about);
  const bullets = costHeads.flatMap(([field, head]) => {
    if (lead?.fields.includes(field)) return [];
    const prefer = aboutThem.includes(field) ? 'last' : 'first';
    const told = saidOf(draft, [field], about).flatMap(
      (sentence) => bulletOf(sentence, mostBulletWords - countWords(head), prefer) ?? [],
    );
    const figure = counted[field] ?? '';
    const isMeasured = field === 'moneyCost' || field === 'timeCost';
    const said = isMeasured ? told.find((text) => COUNTED.test(text) || /^You\b/.test(text)) : told[0];
    const fits = figure !== '' && countWords(figure) + countWords(head) <= mostBulletWords;
    const bullet = told.find((text) => fits && COUNTED.test(text)) ?? (fits ? figure : said);
    return bullet ? [`${head}: ${capitalised(bullet)}`] : [];
  });
  const titled = lead ? { title: lead.title } : {};
  if (bullets.length > 1) return { purpose: 'points', bullets: bullets.slice(0, mostBullets), ...titled };
  const figure = saidOf(draft, ['moneyCost', 'timeCost'], about).flatMap((sentence) => findPrice(sentence) ?? [])[0];
  if (figure && countWords(figure.label) > 1 && !/^in the \p{L}+$/u.test(figure.label))
    return { purpose: 'figure', figure };
  if (!lead) return null;
  const source = saidOf(draft, [...lead.fields], about)[0] ?? '';
  return { ...tellStatement({ draft, about, title: { text: lead.title, source, loss: 0 } }), ...titled };
}

const storyHeads = [
  ['breakingPointScene', 'Then'],
  ['emotionInAction', 'That day'],
  ['whatSnapped', 'The turn'],
  ['alternativeStory', 'Otherwise'],
] as const;

export function tellStory({ draft, about, title }: Parts): Telled {
  const turn = saidOf(draft, ['whatSnapped'], about)[0] ?? '';
  const lead = /^I (?!thought|think|mean)/.test(turn) ? (wholeTitle(turn) ?? title.text) : title.text;
  const bullets = storyHeads.flatMap(([field, head]) => {
    const [bullet] = saidOf(draft, [field], about).flatMap(
      (sentence) => bulletOf(sentence, mostBulletWords - countWords(head)) ?? [],
    );
    return bullet && bullet !== lead ? [`${head}: ${bullet}`] : [];
  });
  if (bullets.length > 1) return { purpose: 'timeline', title: lead, bullets: bullets.slice(0, mostBullets) };
  return lead === title.text ? null : { ...tellStatement({ draft, about, title }), title: lead };
}

export function tellChange({ draft, about }: Parts): Telled {
  const sideOf = (field: string, head: string): string[] => {
    const said = saidOf(draft, [field], about).map((sentence) =>
      sentence.replace(/^(?:right now|today|at the moment|currently),? /i, ''),
    );
    const prefer = head === 'Soon' ? 'last' : 'first';
    const [bullet] = said.flatMap((sentence) => bulletOf(capitalised(sentence), mostBulletWords - 1, prefer) ?? []);
    return bullet ? [`${head}: ${bullet}`] : [];
  };
  const today = sideOf('currentUndesiredReality', 'Today');
  const then = sideOf('realLifeTransformation', 'Soon');
  if (today.length === 0 || then.length === 0) return null;
  return { purpose: 'comparison', bullets: [...today, ...then] };
}

const NOT_FOR = /^(?:(?:this|it) (?:is not|isn't|is never) for (?<whom>.+)|(?<whose>i don't work with .+))$/is;

/** Whom it is not for, each with the "not": bare, the slide would say that it is so. */
export function tellNotFor({ draft, about }: Parts): Telled {
  const whom = saidOf(draft, ['whoIsThisNotFor'], about).flatMap(
    (sentence) => NOT_FOR.exec(sentence.replace(/[.!]+$/, ''))?.groups?.whom ?? [],
  );
  const parts = whom.flatMap((text) => text.split(/,?\s(?:or|and)\s(?=if\b)|,\s(?:or|and)\s/i));
  const told = parts.map((part, index) => (index > 0 && /^if\b/i.test(part) ? `you ${part}` : part));
  const [first = ''] = told;
  const lead = `Not for ${first}`;
  const titled = first !== '' && countWords(lead) <= mostTitleWords ? { title: lead } : {};
  const bullets = told
    .map((part) => `Not ${part.replace(/^you (?=if\b)/i, '').replace(/^(?!if\b)/i, 'for ')}`)
    .filter((bullet) => countWords(bullet) <= mostBulletWords);
  if (bullets.length > 1 && bullets.length === told.length)
    return { purpose: 'points', bullets: bullets.slice(0, mostBullets) };
  return 'title' in titled ? { purpose: 'statement', ...titled } : null;
}

export function tellList({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, draft.beats[0]?.fields ?? [], about);
  const [only = ''] = said;
  const bullets = said.length > 1 ? bulletsOf(said) : itemsOf(only);
  if (bullets.length < 2) return null;
  const lead =
    bullets.length > 2 && title.source === null
      ? bullets.find((bullet) => /^You /.test(bullet) && wholeTitle(bullet))
      : undefined;
  const isSupport = draft.beats[0]?.id === 'support';
  if (!lead || !isSupport) return { purpose: 'points', bullets: bullets.slice(0, mostBullets) };
  return { purpose: 'points', title: lead, bullets: bullets.filter((bullet) => bullet !== lead).slice(0, mostBullets) };
}
