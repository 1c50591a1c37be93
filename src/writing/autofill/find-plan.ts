import type { WizardFieldName } from '#framework/framework.ts';
import { type Sentence, shareOf } from './classify.ts';
import type { Passage } from './passages.ts';
import { findNames } from './plan-name.ts';
import {
  announcesParts,
  isCounted,
  nameOfStep,
  openingName,
  partsAnnounced,
  partsIn,
  type Step,
  stepOf,
} from './plan-steps.ts';
import { countWords } from './sentences.ts';
import type { Source } from './source.ts';
import type { Suggestion } from './suggestion.ts';

type Place = { start: number; end: number };
type Steps = { steps: Step[]; places: Place[]; sure: number };

const PLAN_FIELDS: readonly WizardFieldName[] = ['planName', 'planParts', 'planPartDetails'];
const mostSteps = 8;
const mostDetailWords = 90;

/** The name of the plan, its parts and what happens in each, from lists and step headings or from running text. */
export function findPlan(source: Source, passages: readonly Passage[], sentences: readonly Sentence[]): Suggestion[] {
  const steps =
    stepsOfHeadings(passages) ??
    stepsOfLists(passages, sentences) ??
    stepsOfLine(passages, sentences) ??
    stepsAnnounced(sentences) ??
    stepsOfText(sentences);
  const suggestions: Suggestion[] = [];
  const add = (field: WizardFieldName, value: string, places: readonly Place[], confidence: number) => {
    const start = Math.min(...places.map((place) => place.start));
    const end = Math.max(...places.map((place) => place.end));
    suggestions.push({ field, value, confidence, source: source.text.slice(start, end), start, end });
  };
  if (steps) {
    const names = steps.steps.map(({ name }) => name).filter(Boolean);
    const details = steps.steps.map(({ detail }) => detail).filter(Boolean);
    if (names.length >= 2 && names.length >= steps.steps.length - 1)
      add('planParts', names.join('\n'), steps.places, steps.sure);
    if (details.length >= 2) add('planPartDetails', shortDetails(details), steps.places, steps.sure - 0.05);
  }
  const [best, next] = findNames(sentences).filter(({ of }) => of !== 'project');
  if (best) add('planName', best.name, [best.sentence], Math.min(best.worth, 0.9));
  if (next && best && next.name !== best.name) add('planName', next.name, [next.sentence], Math.min(next.worth, 0.5));
  return suggestions;
}

/** "1. Find the Floor" as a heading, with what follows it as the detail. */
function stepsOfHeadings(passages: readonly Passage[]): Steps | null {
  for (let from = 0; from < passages.length; from++) {
    let to = from;
    while (to < passages.length && to - from < mostSteps && isStepHeading(passages[to])) to++;
    if (to - from < 2) continue;
    const run = passages.slice(from, to);
    const steps = run.map(({ pieces }): Step => {
      const [heading, ...rest] = pieces;
      const step = stepOf(heading?.text ?? '');
      const isLast = pieces === run.at(-1)?.pieces;
      return {
        name: step.name || step.detail,
        detail: rest
          .slice(0, isLast ? 1 : 3)
          .map(({ text }) => text)
          .join(' '),
      };
    });
    return { steps, places: run.flatMap(({ pieces }) => pieces.slice(0, 2)), sure: 0.85 };
  }
  return null;
}

const isStepHeading = (passage: Passage | undefined): boolean =>
  passage?.asked === 'heading' &&
  passage.match === null &&
  isCounted(passage.pieces[0]?.text ?? '') &&
  !/\?$/.test(passage.prompt);

/** A list under a prompt that asks for the plan, or after a sentence that announces its parts. */
function stepsOfLists(passages: readonly Passage[], sentences: readonly Sentence[]): Steps | null {
  for (const [index, passage] of passages.entries()) {
    const asked =
      passage.match !== null && PLAN_FIELDS.includes(passage.match.best ?? 'projectName') && passage.match.share >= 0.5;
    const before = [...(passages[index - 1]?.pieces.slice(-1) ?? []), ...passage.pieces].map(({ text }) => text);
    for (const run of listRuns(passage)) {
      const steps = run.map(({ text }) => stepOf(text));
      const named = steps.filter(({ name }) => name !== '').length;
      const counted = run.filter(({ text }) => isCounted(text)).length;
      const announced = before.some((text) => announcesParts(text)) && passage.match === null;
      const judged = sentences.filter(({ start }) => start >= (run[0]?.start ?? 0) && start < (run.at(-1)?.end ?? 0));
      const share = judged.reduce((sum, sentence) => sum + planShare(sentence), 0) / Math.max(judged.length, 1);
      const bare = named === run.length && steps.every(({ detail }) => detail === '');
      const details = bare
        ? detailsByName(
            steps.map(({ name }) => name),
            sentences,
            run,
          )
        : [];
      const sure = asked
        ? 0.88
        : announced && share > leastShare
          ? 0.75
          : counted === run.length && named >= 2 && share > 0.25
            ? 0.66
            : 0;
      if (sure === 0 || named + steps.filter(({ detail }) => detail).length < 2) continue;
      const filled = details.length > 0 ? steps.map((step, k) => ({ ...step, detail: details[k]?.text ?? '' })) : steps;
      return { steps: filled, places: [...run, ...details.flatMap((detail) => detail ?? [])], sure };
    }
  }
  return null;
}

/** "There are three bits to it.", and then as many sentences that each open with the name of one: "DRY. You split a log …", "Then Their Side, I go next door". */
function stepsAnnounced(sentences: readonly Sentence[]): Steps | null {
  for (const [at, { text, vetoed }] of sentences.entries()) {
    const count = vetoed ? 0 : partsAnnounced(text);
    if (count < 2 || partsIn(text).length >= 2) continue;
    const near = sentences.slice(at + 1, at + 1 + furthestStep);
    const first = near.flatMap((sentence, index) => {
      const name = sentence.vetoed ? '' : openingName(sentence.text);
      return name === '' ? [] : [{ name, index }];
    });
    const found = first
      .filter(({ name }, index) => first.findIndex((other) => other.name === name) === index)
      .slice(0, count);
    if (found.length < count || (found[0]?.index ?? furthestStep) > 4) continue;
    const shares = found.map(({ index }) => planShare(near[index]));
    if (shares.reduce((sum, share) => sum + share, 0) / count < leastShare) continue;
    const told = found.map(({ name, index }, k) => {
      const end = Math.min(found[k + 1]?.index ?? index + 2, index + 2);
      const own = near.slice(index, end).filter(({ piece }) => piece === near[index]?.piece);
      return { name, own, detail: stepOf(own.map((one) => one.text).join(' ')).detail };
    });
    return {
      steps: told.map(({ name, detail }): Step => ({ name, detail })),
      places: told.flatMap(({ own }) => own),
      sure: 0.78,
    };
  }
  return null;
}
const furthestStep = 18;
/** What sounds less than this like a part of a plan, on average, is some other list. */
const leastShare = 0.12;

const planShare = (sentence: Sentence | undefined): number =>
  sentence ? shareOf(sentence.shares, 'planParts') + shareOf(sentence.shares, 'planPartDetails') : 0;

/** "Plan: Say It Anyway -> 1. spot 2. stay 3. say": all parts on the line of their label. */
function stepsOfLine(passages: readonly Passage[], sentences: readonly Sentence[]): Steps | null {
  for (const { asked, match, pieces } of passages) {
    const piece = pieces[0];
    if (asked !== 'label' || !piece || !PLAN_FIELDS.includes(match?.best ?? 'projectName')) continue;
    const counted = piece.text.split(/\s*\(?\b\d[.)]\s+/).slice(1);
    const names = counted.length >= 2 ? counted.map((part) => stepOf(part).name).filter(Boolean) : partsIn(piece.text);
    if (names.length < 2 || (counted.length < 2 && match?.best === 'planName' && !announcesParts(piece.text))) continue;
    const details = detailsByName(names, sentences, [piece]);
    const steps = names.map(
      (name, k): Step => ({ name, detail: details[k] ? stepOf(details[k].text).detail || details[k].text : '' }),
    );
    return { steps, places: [piece, ...details.flatMap((detail) => detail ?? [])], sure: 0.82 };
  }
  return null;
}

function listRuns({ pieces }: Passage): Passage['pieces'][] {
  const runs: Passage['pieces'][] = [];
  let run: Passage['pieces'] = [];
  for (const piece of [...pieces, null]) {
    if (piece?.item) run.push(piece);
    else {
      if (run.length >= 2 && run.length <= mostSteps) runs.push(run);
      run = [];
    }
  }
  return runs;
}

/** "There are three parts: A, B and C", and what is said of each; or a row of sentences that each begin a step. */
function stepsOfText(sentences: readonly Sentence[]): Steps | null {
  let best: { names: string[]; at: number; last: number; worth: number } | null = null;
  sentences.forEach((sentence, index) => {
    if (sentence.vetoed) return;
    const announced = announcesParts(sentence.text);
    const share = shareOf(sentence.shares, 'planParts');
    const asked = sentence.passage.match?.best;
    if (!announced && share < 0.2 && asked !== 'planParts' && asked !== 'planPartDetails') return;
    const own = partsIn(sentence.text);
    const following = sentences[index + 1];
    const names =
      own.length >= 2 ? own : announced && following && countWords(following.text) <= 14 ? partsIn(following.text) : [];
    if (names.length < 2) return;
    const about = detailsByName(names, sentences, [sentence]).filter(Boolean).length / names.length;
    // "Fiona and Alasdair, Helensburgh": names of nothing that is told later.
    if (!announced && about <= 0.5 && !PLAN_FIELDS.includes(asked ?? 'projectName')) return;
    const worth = share + (announced ? 0.35 : 0) + about * 0.5 + (names.length > 2 ? 0.1 : 0);
    if (worth > (best?.worth ?? 0.45)) best = { names, at: index, last: own.length >= 2 ? index : index + 1, worth };
  });
  return best ? stepsByNames(best, sentences) : stepsByRow(sentences);
}

function stepsByNames(
  best: { names: string[]; at: number; last: number; worth: number },
  sentences: readonly Sentence[],
): Steps {
  const said = sentences.slice(best.at, best.last + 1);
  const details = detailsByName(best.names, sentences, said);
  const steps = best.names.map((name, k): Step => ({ name, detail: details[k]?.text ?? '' }));
  return {
    steps,
    places: [...said, ...details.flatMap((detail) => detail ?? [])],
    sure: Math.min(0.5 + best.worth * 0.3, 0.86),
  };
}

/** For each name the sentence that begins with it, outside the list itself, and what goes on about it. */
function detailsByName(
  names: readonly string[],
  sentences: readonly Sentence[],
  list: readonly Place[],
): ((Place & { text: string }) | null)[] {
  const firsts = names.map((name) =>
    sentences.findIndex(
      (one) => !list.some(({ start, end }) => one.start >= start && one.end <= end) && beginsWith(one.text, name),
    ),
  );
  return firsts.map((at) => {
    const sentence = sentences[at];
    if (!sentence) return null;
    const more = sentences[at + 1];
    const goesOn =
      more &&
      !firsts.includes(at + 1) &&
      more.piece === sentence.piece &&
      countWords(more.text) <= 14 &&
      shareOf(more.shares, 'planPartDetails') > 0.15;
    const end = goesOn ? more.end : sentence.end;
    return { start: sentence.start, end, text: goesOn ? `${sentence.text} ${more.text}` : sentence.text };
  });
}

function beginsWith(text: string, name: string): boolean {
  const words = (all: string) => all.toLowerCase().match(/[\p{L}\p{N}'’]+/gu) ?? [];
  const wanted = words(name).filter((word) => !/^(?:the|a|an|your)$/.test(word));
  const start = words(text).slice(0, wanted.length + 6);
  return wanted.length > 0 && start.some((_, index) => wanted.every((word, k) => start[index + k] === word));
}

/** Sentences in a row that each tell a step: "First comes the Count, …", "Then it's the Cut, …". */
function stepsByRow(sentences: readonly Sentence[]): Steps | null {
  let best: { run: Sentence[]; worth: number } | null = null;
  for (let from = 0; from < sentences.length; from++) {
    const run: Sentence[] = [];
    for (const sentence of sentences.slice(from, from + mostSteps)) {
      if (sentence.vetoed || shareOf(sentence.shares, 'planPartDetails') < 0.22) break;
      run.push(sentence);
    }
    const worth = run.reduce((sum, { shares }) => sum + shareOf(shares, 'planPartDetails'), 0);
    if (run.length >= 2 && worth > (best?.worth ?? 0.9)) best = { run, worth };
  }
  if (!best) return null;
  const steps = best.run.map(({ text }): Step => ({ name: nameOfStep(text), detail: text }));
  return { steps, places: best.run, sure: Math.min(0.4 + best.worth * 0.14, 0.8) };
}

function shortDetails(details: readonly string[]): string {
  const kept: string[] = [];
  let words = 0;
  const most = Math.floor(mostDetailWords / details.length);
  for (const detail of details) {
    const counted = countWords(detail);
    const cut =
      counted > most && words + counted > mostDetailWords ? detail.split(/\s+/).slice(0, most).join(' ') : detail;
    if (words + countWords(cut) > mostDetailWords) break;
    words += countWords(cut);
    kept.push(cut);
  }
  return kept.join('\n');
}
