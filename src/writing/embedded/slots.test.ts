import { expect, test } from 'vitest';
import { beginWriting } from './writing.ts';

test('an audience is never cut within a bracket', () => {
  const targetAudience = 'new foster carers (mostly single, mostly around Leeds & York) w a dog that barks at night';
  const writing = beginWriting({ sectionNumber: 1, projectName: '', targetAudience, answers: {}, seed: 1 });
  expect([...writing.names.values()].join()).toMatch(/\(mostly single, mostly around Leeds and York\) with a dog/);
});

test.each([
  'owners of stone cottages in St. Ives and Penzance',
  'night nurses at Mt. Sinai and two smaller hospitals',
  'parents of pupils at Dr. Barnard and the schools nearby',
])("the stop of a name's first word ends no audience: %s", (targetAudience) => {
  const writing = beginWriting({ sectionNumber: 1, projectName: '', targetAudience, answers: {}, seed: 1 });
  expect([...writing.names.values()]).toContain(targetAudience);
});

test.each([
  [
    "Fellas, fifty five to seventy I'd say, who got a tractor when the farm was sold",
    'fellas who got a tractor when the farm was sold',
  ],
  ['Sopranos, mostly amateurs, who lost their top notes', 'sopranos who lost their top notes'],
  ['Gardeners, retired and handy, whose roses die every winter', 'gardeners whose roses die every winter'],
])('which of them it is for stands behind a note on them: %s', (targetAudience, said) => {
  const writing = beginWriting({ sectionNumber: 1, projectName: '', targetAudience, answers: {}, seed: 1 });
  expect([...writing.names.values()]).toContain(said);
});
