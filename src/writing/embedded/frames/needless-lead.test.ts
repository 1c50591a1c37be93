import { expect, test } from 'vitest';
import type { FieldName } from '#framework/framework.ts';
import { needlessLeads } from './needless-lead.ts';

const answered = [{ text: 'You set the table for three.', fields: ['audiencePain' as const], role: 'answer' as const }];
const lead = { text: 'The first thing to go is time.', fields: [], role: 'lead' as const };
const leadsSpared = (
  field: FieldName,
  text: string,
  before: readonly Parameters<typeof needlessLeads>[0][number][] = [lead],
) => needlessLeads([...before, { text, fields: [field], role: 'answer' }], answered).length;

test('an answer that says itself what it is about needs no lead', () => {
  expect(leadsSpared('timeCost', "You lose whole afternoons to a silence you don't know how to use.")).toBe(1);
  expect(leadsSpared('ninetyDayMirror', 'Ninety days from now you open a door in your own house.')).toBe(1);
  expect(leadsSpared('fitFilter', 'This is for you if your last child has left.')).toBe(1);
});

test('a fragment, a word or two, somebody else, and what only its lead places keep it', () => {
  expect(leadsSpared('timeCost', 'Two Saturdays a month, easily.')).toBe(0);
  expect(leadsSpared('timeCost', 'You lose hours.')).toBe(0);
  expect(leadsSpared('timeCost', 'They lose whole afternoons to it.')).toBe(0);
  expect(leadsSpared('realLifeTransformation', 'You come home with paint on your sleeve.')).toBe(0);
  expect(leadsSpared('timeCost', 'You lose whole afternoons to it.', [{ ...lead, role: 'ofWhom' }])).toBe(0);
});

test('where no answer stands before, its lead says what it is', () => {
  const told = {
    text: "You copy the code from a competitor's label.",
    fields: ['whatNotWorking' as const],
    role: 'answer' as const,
  };
  expect(needlessLeads([lead, told], answered)).toHaveLength(1);
  expect(needlessLeads([lead, told], [{ text: "Let's take our time.", fields: [], role: 'frame' }])).toHaveLength(0);
});

test('"You notice it" keeps the lead that says what "it" is', () => {
  const spared = (text: string) =>
    needlessLeads(
      [
        { text: 'And it wears you out.', fields: [], role: 'lead' },
        { text, fields: ['energyCost'], role: 'answer' },
      ],
      [{ text: 'You set the table.', fields: ['moneyCost'], role: 'answer' }],
    ).length;
  expect(spared('You notice it on Friday at five, when the van is still full.')).toBe(0);
  expect(spared('You feel this in the mornings more than anywhere else.')).toBe(0);
  expect(spared('It takes you the strength in the evening, when you look at the field.')).toBe(0);
  expect(spared('It wears you down long before the first guest has sat.')).toBe(0);
  expect(spared('It drains you on the drive home more than at the desk.')).toBe(0);
  expect(spared('You fall asleep over the invoices before the children do.')).toBe(1);
});

test('"Your owner says" keeps the lead that says it is about a name', () => {
  const spared = (text: string) =>
    needlessLeads(
      [
        { text: 'And people talk.', fields: [], role: 'lead' },
        { text, fields: ['reputationCost'], role: 'answer' },
      ],
      [],
    ).length;
  expect(spared('Your foreman says in front of the client that it will be late again.')).toBe(0);
  expect(spared('You are known as the one whose orders come late.')).toBe(1);
});
