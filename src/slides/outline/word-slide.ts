import { numberWord, partsOf } from '#writing/embedded/parts.ts';
import { capitalised } from '#writing/embedded/realise.ts';
import type { SlidePurpose, SlideText } from '../slide-text.ts';
import type { Telling } from './beats.data.ts';
import { type About, type Draft, saidOf } from './draft.ts';
import { type Figure, findCount, findPrice } from './find-figure.ts';
import { bulletOf, itemsOf, mostBulletWords } from './find-items.ts';
import { mostTitleWords, type Title, titleOf } from './find-title.ts';
import { countWords, shortened } from './shorten.ts';

type Wording = Pick<SlideText, 'title' | 'subtitle' | 'bullets' | 'figure' | 'quote'> & {
  purpose: SlidePurpose;
};
/** `isFound` tells whether the title stands in the script; otherwise it is the beat's own claim. */
export type WordedSlide = Wording & { isFound: boolean };

const mostBullets = 4;
const mostSubtitleWords = 26;

type Parts = { draft: Draft; about: About; title: Title };
type Telled = Partial<Wording> | null;

/** The words of one slide. `not` holds the titles of the slides before it in small letters. */
export function wordSlide(draft: Draft, about: About, not: ReadonlySet<string>): WordedSlide {
  const title = titleOf(draft, about, not);
  const [beat] = draft.beats;
  const parts = { draft, about, title };
  const told = (beat ? tellings[beat.telling](parts) : null) ?? tellStatement(parts);
  const wording: Wording = {
    purpose: 'statement',
    title: title.text,
    subtitle: '',
    bullets: [],
    figure: null,
    quote: null,
    ...told,
  };
  return { ...wording, isFound: title.source !== null || wording.title !== title.text };
}

const fieldsOf = ({ beats }: Draft): readonly string[] => beats[0]?.fields ?? [];

const tellings: Record<Telling, (parts: Parts) => Telled> = {
  statement: tellStatement,
  tried: tellTried,
  costs: tellCosts,
  thought: tellThought,
  evidence: tellEvidence,
  contrast: tellContrast,
  plan: tellPlan,
  story: tellStory,
  change: tellChange,
  list: tellList,
  offer: tellOffer,
  next: tellNext,
};

function tellStatement({ draft, about, title }: Parts): Partial<Wording> {
  const [main, ...rest] = draft.beats.map(({ fields }) => fields.map((field) => saidOf(draft, [field], about)));
  return { purpose: 'statement', subtitle: subtitleOf([...(main ?? []), ...rest.flat()], title) };
}

/**
 * Under a claim of ours the answer itself; under its first sentence the next one; else another answer of the passage. `answers`
 * holds the sentences of each.
 */
function subtitleOf(answers: readonly (readonly string[])[], title: Title): string {
  const { source } = title;
  if (source === null) return answers.map((said) => opening(said, mostSubtitleWords)).find((text) => text !== '') ?? '';
  const own = answers.find((said) => said.includes(source)) ?? [];
  const following = title.loss < 0.5 ? opening(own.slice(own.indexOf(source) + 1), 20) : '';
  if (following !== '') return following;
  const others = answers.filter((said) => !said.includes(source));
  return others.map((said) => opening(said, 20)).find((text) => text !== '') ?? '';
}

/** As many of the sentences from the first on as have room; the first alone may be shortened. */
function opening(said: readonly string[], most: number): string {
  const [first = '', ...rest] = said.map((sentence) => sentence.trim());
  if (first === '' || /^["“]|\?"?$/.test(first) || countWords(first) < 3 || opensWithSomebody(first)) return '';
  if (countWords(first) > most) {
    const [best] = shortened(first, most);
    return best && best.loss <= 2.3 ? ended(best.text) : '';
  }
  let text = ended(capitalised(first));
  for (const sentence of rest) {
    if (countWords(`${text} ${sentence}`) > most) break;
    text = `${text} ${ended(capitalised(sentence))}`;
  }
  return text;
}

/** "They run inside": nobody on the slide says who. */
const opensWithSomebody = (sentence: string): boolean =>
  /^(?:and |but |so )?(?:they|he|she|them|him|her|these|those|this|that)\b/i.test(sentence) &&
  !/^(?:that|this) \p{L}+ (?:you|your|when)/iu.test(sentence);

const ended = (text: string): string => capitalised(/[.!?…]["”)]?$/u.test(text) ? text : `${text}.`);

function bulletsOf(sentences: readonly string[]): string[] {
  const items = sentences.length === 1 ? itemsOf(sentences[0] ?? '') : [];
  const bullets = items.length > 1 ? items : sentences.flatMap((sentence) => bulletOf(sentence) ?? itemsOf(sentence));
  return [...new Set(bullets)].slice(0, mostBullets);
}

function tellTried({ draft, about, title }: Parts): Telled {
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

function tellCosts({ draft, about }: Parts): Telled {
  const bullets = costHeads.flatMap(([field, head]) => {
    const [bullet] = saidOf(draft, [field], about).flatMap(
      (sentence) => bulletOf(sentence, mostBulletWords - countWords(head)) ?? [],
    );
    return bullet ? [`${head}: ${bullet}`] : [];
  });
  const figure = saidOf(draft, ['moneyCost', 'timeCost'], about).flatMap((sentence) => findPrice(sentence) ?? [])[0];
  if (bullets.length > 1) return { purpose: 'points', bullets: bullets.slice(0, mostBullets) };
  return figure?.label ? { purpose: 'figure', figure } : null;
}

function quotedIn(sentences: readonly string[]): string[] {
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/["“]([^"”]{8,})["”]/g)].map(([, words = '']) => words.trim()),
  );
}

function tellThought({ draft, about }: Parts): Telled {
  const [beat] = draft.beats;
  const [text] = quotedIn(saidOf(draft, fieldsOf(draft), about));
  if (!text || countWords(text) > 30) return null;
  return { purpose: 'quote', quote: { text, by: beat?.by ?? '' } };
}

function figureIn(sentences: readonly string[], find: (sentence: string) => Figure | null): Figure | null {
  return sentences.flatMap((sentence) => find(sentence) ?? []).find(({ label }) => label !== '') ?? null;
}

function tellEvidence({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, fieldsOf(draft), about);
  const isPaying = fieldsOf(draft).includes('timerCostsPriceSetup');
  const figure = isPaying ? figureIn(said, findPrice) : figureIn(said, findCount);
  if (figure) {
    const rest = said.filter((sentence) => !sentence.includes(figure.value) && sentence !== title.source);
    return { purpose: 'figure', figure, subtitle: opening(rest, 20) };
  }
  return null;
}

function tellContrast({ draft, about }: Parts): Telled {
  const [text] = quotedIn(saidOf(draft, ['howTheyRationalize'], about));
  if (text && countWords(text) <= 30) return { purpose: 'quote', quote: { text, by: draft.beats[0]?.by ?? '' } };
  return null;
}

function tellPlan({ draft, about, title }: Parts): Telled {
  const { answers } = about;
  const spoken = draft.lines
    .map(({ text }) => text)
    .join(' ')
    .toLowerCase();
  const name = bareName(answers.planName ?? '');
  const isNamed = name !== '' && countWords(name) <= 5 && spoken.includes(name.toLowerCase());
  const { parts } = partsOf(answers.planParts ?? '', answers.planPartDetails ?? '');
  const told = parts.filter((part) => countWords(part.name) <= 6 && spoken.includes(part.name.toLowerCase()));
  if (told.length < 2 || told.length !== parts.length) return isNamed ? { title: `It starts with ${name}` } : null;
  const claim = isNamed ? `${capitalised(name)} is built on ${numberWord(told.length)} steps` : title.text;
  const bullets = told.map((part) => withDetail(part.name, saidDetails(draft, about, part.detail)));
  const isEven = bullets.length <= mostBullets && bullets.every((bullet) => bullet.includes(': '));
  return {
    purpose: 'steps',
    title: countWords(claim) <= mostTitleWords ? claim : title.text,
    bullets: isEven ? bullets : inFour(told.map(({ name: part }) => part)),
  };
}

/** More than four names share lines, the last ones first: "A", "B", "C", "D and E". */
function inFour(names: readonly string[]): string[] {
  const pairs = Math.max(0, names.length - mostBullets);
  const single = names.slice(0, Math.max(0, names.length - 2 * pairs));
  const paired = names.slice(single.length);
  const lines = paired.flatMap((name, index) => (index % 2 === 0 ? [`${name} and ${paired[index + 1] ?? ''}`] : []));
  return [...single, ...lines].slice(0, mostBullets);
}

const bareName = (name: string): string =>
  name
    .trim()
    .split('\n')[0]
    ?.replace(/^["'“]+|["'”.]+$/g, '')
    .trim() ?? '';

/** The sentences of the passage that tell a part's detail. */
function saidDetails(draft: Draft, about: About, detail: string): string[] {
  const words = detail.toLowerCase();
  return saidOf(draft, ['planPartDetails'], about).filter((sentence) => {
    const known = sentence.toLowerCase().match(/[\p{L}]{4,}/gu) ?? [];
    return known.length > 0 && known.filter((word) => words.includes(word)).length / known.length >= 0.6;
  });
}

function withDetail(name: string, details: readonly string[]): string {
  const room = mostBulletWords - countWords(name);
  const [detail] = details.flatMap((sentence) => bulletOf(sentence, room) ?? []);
  return detail ? `${name}: ${detail}` : name;
}

const storyHeads = [
  ['breakingPointScene', 'Then'],
  ['emotionInAction', 'That day'],
  ['whatSnapped', 'The turn'],
  ['alternativeStory', 'Otherwise'],
] as const;

function tellStory({ draft, about, title }: Parts): Telled {
  const bullets = storyHeads.flatMap(([field, head]) => {
    const [bullet] = saidOf(draft, [field], about).flatMap(
      (sentence) => bulletOf(sentence, mostBulletWords - countWords(head)) ?? [],
    );
    return bullet && bullet !== title.text ? [`${head}: ${bullet}`] : [];
  });
  return bullets.length > 1 ? { purpose: 'timeline', bullets: bullets.slice(0, mostBullets) } : null;
}

function tellChange({ draft, about }: Parts): Telled {
  const sideOf = (field: string, head: string): string[] => {
    const said = saidOf(draft, [field], about).map((sentence) =>
      sentence.replace(/^(?:right now|today|at the moment|currently),? /i, ''),
    );
    const [bullet] = said.flatMap((sentence) => bulletOf(capitalised(sentence), mostBulletWords - 1) ?? []);
    return bullet ? [`${head}: ${bullet}`] : [];
  };
  const today = sideOf('currentUndesiredReality', 'Today');
  const then = sideOf('realLifeTransformation', 'Soon');
  if (today.length === 0 || then.length === 0) return null;
  return { purpose: 'comparison', bullets: [...today, ...then] };
}

function tellList({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, fieldsOf(draft), about);
  const bullets = said.length > 1 ? bulletsOf(said) : said[0] ? itemsOf(said[0]) : [];
  return bullets.length > 1 ? { purpose: 'points', bullets: without(bullets, title.text).slice(0, mostBullets) } : null;
}

const FIRST_STEP = /(?:^|[;,.] )(?:(?:the|your) first step is|(?:you )?(?:start|begin) with|first step:) (.+?)[.!]*$/i;

function firstStepIn(sentences: readonly string[]): string {
  const [step = ''] = sentences.flatMap((sentence) => FIRST_STEP.exec(sentence)?.[1] ?? []);
  if (step === '') return '';
  const [short = ''] = [step, ...step.split(/,\s|\s(?=that\b|which\b|where\b|in the\b)/)].filter(
    (one) => countWords(one) <= 8,
  );
  return short === '' ? '' : capitalised(short);
}

function tellOffer({ draft, about, title }: Parts): Telled {
  const said = saidOf(draft, ['priceEntryStep'], about);
  const figure = said.flatMap((sentence) => findPrice(sentence) ?? [])[0] ?? null;
  const step = firstStepIn(said);
  const support = saidOf(draft, ['supportSafety'], about).flatMap((sentence) => itemsOf(sentence));
  if (figure)
    return {
      purpose: 'price',
      figure: { ...figure, label: figure.label || 'The price' },
      bullets: support.slice(0, mostBullets),
      subtitle: step ? `First step: ${step}` : '',
    };
  return step
    ? { purpose: 'call-to-action', subtitle: step }
    : { purpose: 'call-to-action', subtitle: subtitleOf([said], title) };
}

function tellNext({ draft, about, title }: Parts): Telled {
  const step = firstStepIn(saidOf(draft, ['priceEntryStep'], about));
  const rest = saidOf(draft, ['planBeliefCallback'], about);
  return { purpose: 'call-to-action', subtitle: step || subtitleOf([rest], title) };
}
