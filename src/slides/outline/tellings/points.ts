import { capitalised } from '#writing/embedded/realise.ts';
import { saidOf } from '../draft.ts';
import { findPrice } from '../find-figure.ts';
import { bulletOf, itemsOf, mostBulletWords } from '../find-items.ts';
import { wholeTitle } from '../find-title.ts';
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
  return bullets.length > 1 ? { purpose: 'points', bullets: without(bullets, title.text) } : null;
}

const without = (bullets: readonly string[], title: string): string[] => {
  const left = bullets.filter((bullet) => bullet !== title);
  return left.length > 1 ? left : [...bullets];
};

const costHeads = [
  ['timeCost', 'Time'],
  ['moneyCost', 'Money'],
  ['energyCost', 'Energy'],
  ['identityCost', 'Self-respect'],
  ['reputationCost', 'Reputation'],
] as const;

/** Who they were, and then who they are now: the second half is the cost. */
const aboutThem: readonly string[] = ['identityCost', 'reputationCost'];

/** The costs that can be counted lead the others. */
const leading: readonly string[] = ['moneyCost', 'timeCost'];

export function tellCosts({ draft, about }: Parts): Telled {
  const costs = costHeads.flatMap(([field, head]) => {
    const said = saidOf(draft, [field], about);
    const prefer = aboutThem.includes(field) ? 'last' : 'first';
    const [bullet] = said.flatMap((sentence) => bulletOf(sentence, mostBulletWords - countWords(head), prefer) ?? []);
    return bullet ? [{ field, title: wholeTitle(said[0] ?? ''), bullet: `${head}: ${bullet}` }] : [];
  });
  const lead =
    costs.length > 2
      ? costs.find(({ field, title }) => title !== null && /\d|^You /.test(title) && leading.includes(field))
      : undefined;
  const bullets = costs.filter((cost) => cost !== lead).map(({ bullet }) => bullet);
  if (bullets.length > 1) {
    return { purpose: 'points', bullets: bullets.slice(0, mostBullets), ...(lead?.title ? { title: lead.title } : {}) };
  }
  const figure = saidOf(draft, ['moneyCost', 'timeCost'], about).flatMap((sentence) => findPrice(sentence) ?? [])[0];
  return figure?.label ? { purpose: 'figure', figure } : null;
}

const storyHeads = [
  ['breakingPointScene', 'Then'],
  ['emotionInAction', 'That day'],
  ['whatSnapped', 'The turn'],
  ['alternativeStory', 'Otherwise'],
] as const;

export function tellStory({ draft, about, title }: Parts): Telled {
  const turn = saidOf(draft, ['whatSnapped'], about)[0] ?? '';
  const lead = /^I\b/.test(turn) ? (wholeTitle(turn) ?? title.text) : title.text;
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
