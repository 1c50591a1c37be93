import { expect, test } from 'vitest';
import { answerFields, frameworkSections } from '#framework/framework.ts';
import { KINDS } from '../answers/kinds.data.ts';
import { emptySections, knownPlan } from './empty.data.ts';
import { afterTheirCrash, backToYou, toldOfClients, topics } from './own-words.data.ts';
import { newProblem } from './section-4.data.ts';
import { beatsOf } from './sections.ts';
import { invitations } from './shared.data.ts';

const personalities = ['bold', 'blunt', 'funny', 'poetic', 'gentle', 'mentor', 'friend', 'coach'];
const beats = frameworkSections.flatMap(({ number }) => beatsOf(number, {}));
const frames = beats.flatMap((beat) => Object.values(beat.lines).flat());
const turnsBack = Object.values(backToYou).flatMap((families) => Object.values(families));

test('every personality has its own words, two or more ways each, wherever the personality decides', () => {
  for (const beat of beats.filter(({ voice, id, lines }) => voice === 'personality' && id !== 'parts' && !lines.any)) {
    for (const voice of personalities)
      expect(beat.lines[voice]?.length, `${beat.id} ${voice}`).toBeGreaterThanOrEqual(2);
  }
});

const sentencesOf = (texts: readonly string[]): string[] =>
  texts.flatMap((frame) => frame.replace(/^\{(?:if|unless) [^}]+\} /, '').split(/(?<=[.!?])\s+/));

test('no sentence of a frame is used in two places, so that none is heard twice in a script', () => {
  const sentences = sentencesOf(frames).filter((one) => !/^\{\w+\}$/.test(one) && one.length > 8);
  const twice = sentences.filter((one, index) => sentences.indexOf(one) !== index);
  expect(twice).toEqual([]);
});

test('each question about the listener has a sentence of its own for answers that are told of others', () => {
  const asked = answerFields.filter(({ field }) => KINDS[field][0] !== 'choice' && KINDS[field][1] !== 'anybody');
  expect(asked.filter(({ field }) => !topics[field] && !toldOfClients[field]).map(({ field }) => field)).toEqual([]);
  for (const number of ['several', 'one'] as const) {
    const ofClients = Object.values(toldOfClients).flatMap((ways) => ways[number]);
    expect(new Set(ofClients).size).toBe(ofClients.length);
  }
});

test('each temper has a sentence of its own that turns back to the listener, heard nowhere else in a script', () => {
  expect(turnsBack.length).toBeGreaterThan(50);
  expect(turnsBack.filter((text) => !/^\p{Lu}.+[.!?]$/u.test(text))).toEqual([]);
  expect(new Set(turnsBack).size).toBe(turnsBack.length);
  const leads = Object.values(toldOfClients).flatMap(({ several, one }) => [...several, ...one]);
  const announced = Object.values(topics).flat();
  const others = new Set(sentencesOf([...frames, ...leads, ...announced, afterTheirCrash]));
  expect(sentencesOf(turnsBack).filter((sentence) => others.has(sentence))).toEqual([]);
});

test('a frame states no figure of its own', () => {
  const all = [
    ...frames,
    ...turnsBack,
    ...Object.values(invitations),
    ...Object.values(emptySections).flatMap((families) => Object.values(families).flat()),
    ...Object.values(knownPlan).flat(),
  ];
  expect(all.filter((frame) => /\d/.test(frame.replace(/\{[^}]*\}/g, '')))).toEqual([]);
});

test('every frame speaks the answers of its beat', () => {
  const silent = beats.flatMap((beat) =>
    Object.values(beat.lines)
      .flat()
      .filter((frame) => beat.fields.some((field) => !frame.includes(`{${field}}`))),
  );
  expect(silent).toEqual([]);
});

test('a bare word inside a sentence is not followed by a capital, where the sentence would be cut', () => {
  expect(frames.filter((frame) => /[^.!?:"} ] \{\w+\} \p{Lu}/u.test(frame))).toEqual([]);
});

test('no lead to the new name says "trouble", since the answer opens with "The problem is"', () => {
  expect(
    Object.values(newProblem)
      .flat()
      .filter((lead) => /\b(?:trouble|problem)\b/i.test(lead)),
  ).toEqual([]);
});
