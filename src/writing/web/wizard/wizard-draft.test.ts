import { expect, test } from 'vitest';
import { draftKey, isChanged, newDraft, readDraft, type WizardDraft } from './wizard-draft.ts';

const kept = (draft: WizardDraft) => JSON.stringify(draft);

test('a draft comes back as it was kept, with its step and its creation key', () => {
  const draft = { ...newDraft({}), step: 4, answers: { projectName: 'Acme', targetAudience: 'Bakers' } };
  const back = readDraft(kept(draft), {});
  expect(back?.step).toBe(4);
  expect(back?.creationKey).toBe(draft.creationKey);
  expect(back?.answers).toMatchObject({ projectName: 'Acme', targetAudience: 'Bakers' });
});

test.each([[null], [''], ['{'], ['[]'], ['{"answers":3}'], ['{"answers":{},"startedFrom":{},"step":99}']])(
  'what is no draft is not taken for one: %s',
  (text) => {
    expect(readDraft(text, {})).toBeUndefined();
  },
);

test('a very long answer survives being kept', () => {
  const answers = { audiencePain: 'x'.repeat(50_000) };
  expect(readDraft(kept({ ...newDraft({}), answers }), {})?.answers.audiencePain).toHaveLength(50_000);
});

test('a field the framework does not know is dropped', () => {
  const text = JSON.stringify({ ...newDraft({}), answers: { projectName: 'Acme', favouriteColour: 'blue' } });
  expect(readDraft(text, {})?.answers).not.toHaveProperty('favouriteColour');
});

test('an answer changed elsewhere is kept, unless it was changed here too', () => {
  const before = { planName: 'Old plan', timeCost: 'An hour' };
  const draft = { ...newDraft(before), answers: { ...before, timeCost: 'Two hours' } };
  const now = { planName: 'New plan', timeCost: 'Ninety minutes' };
  expect(readDraft(kept(draft), now)?.answers).toMatchObject({ planName: 'New plan', timeCost: 'Two hours' });
});

test('a draft is changed only when an answer differs from its beginning', () => {
  const draft = newDraft({ planName: 'The Slow Sixteen' });
  expect(isChanged(draft)).toBe(false);
  expect(isChanged({ ...draft, answers: { ...draft.answers, timeCost: '' } })).toBe(false);
  expect(isChanged({ ...draft, answers: { planName: 'Another' } })).toBe(true);
});

test('each person and each project has a draft of its own', () => {
  const keys = [draftKey('a', undefined), draftKey('b', undefined), draftKey('a', 1), draftKey('a', 2)];
  expect(new Set(keys).size).toBe(4);
});
