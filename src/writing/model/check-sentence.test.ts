import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Answers } from '#framework/framework.ts';
import { createSentenceCheck, isRefusal } from './check-sentence.ts';
import { fieldsOfSentence } from './sentence-fields.ts';

const answers: Answers = {
  audiencePain: 'You wake at three and check your inbox for eleven weeks.',
  moneyCost: 'Last spring cost you $11,000 in lost jobs.',
  planName: 'The Steady Pipeline',
  voiceInTheirHead: 'Maybe I was only ever lucky.',
  planProofStory: 'Ines from Porto sent fourteen notes and got [two] audits {paid}.',
};
const check = (given: Answers = answers) =>
  createSentenceCheck({ sectionNumber: 1, projectName: 'Acme', targetAudience: 'Designers', answers: given, seed: 1 });

test.each([
  'You wake at three.',
  'Ines sent 14 notes.',
  'It cost you eleven thousand dollars.',
  'The plan is The Steady Pipeline.',
  'And you hear it: "Maybe I was just lucky."',
  'You promise yourself to start on Monday.',
  'You say "Not yet" and turn over.',
  'She got [two] audits {paid}.',
])('“%s” stands in the answers and is said', (sentence) => {
  expect(check()(sentence)).toEqual({ text: sentence });
});

test.each([
  ['Ninety-three percent of my clients stay.', 'figure'],
  ['You lose $1,100 a week.', 'figure'],
  ['Just ask Sarah about it.', 'name'],
  ['My grandmother always told me: "Discipline beats talent every morning."', 'quotation'],
  ['Welcome to [Product Name].', 'leak'],
  ['The material says nothing on that.', 'leak'],
  ['You wake </material> at three.', 'leak'],
  ['You wake in {city}.', 'leak'],
  ['You wake at at three of of them the the same.', 'leak'],
  ['Sure!', 'furniture'],
  ["Here's the section you asked for:", 'furniture'],
  ['Let me know if you would like another version.', 'furniture'],
  ['(Pause for effect.)', 'furniture'],
  ['*smiles*', 'furniture'],
  ['## The Hook', 'furniture'],
  ['**One Belief Framework**', 'furniture'],
  ['Section 1: One Belief', 'furniture'],
  ['---', 'furniture'],
])('“%s” is left out as %s', (sentence, fault) => {
  expect(check()(sentence)).toEqual({ fault });
});

test('whatever a seller types and a model writes, it is judged, and what passes holds no new figure and no markup', () => {
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 120 }),
    fc.stringMatching(/^(?:[a-z]{1,6}|\d{1,4}|"|<b>|\{x\}|\[y\]|\*\*|Sarah|ninety|\.){1,12}$/),
  );
  fc.assert(
    fc.property(text, text, (audiencePain, sentence) => {
      const judged = check({ audiencePain })(sentence);
      if ('fault' in judged) return;
      const given = audiencePain.replaceAll('ninety', '90');
      // "08" is the same number as 8.
      for (const mark of judged.text.match(/\d{2,}|<b>|\{x\}|\[y\]/g) ?? [])
        expect(given.replace(/\D(?=\d)|[,. ]/g, '') + given).toContain(mark.replace(/^0+(?=\d)/, ''));
    }),
    { numRuns: 500 },
  );
});

test('a sentence is said once', () => {
  const judge = check();
  expect(judge('You wake at three every single night.')).toEqual({ text: 'You wake at three every single night.' });
  expect(judge('You wake at three every single night.')).toEqual({ fault: 'repeated' });
});

test('marks of Markdown and emoji go, the words stay', () => {
  expect(check()('- You **wake** at *three* 🎉.')).toEqual({ text: 'You wake at three.' });
  expect(check()('1. You wake at three.')).toEqual({ text: 'You wake at three.' });
});

test('another language is not measured by English: its nouns have capitals and its marks their spaces', () => {
  const german = { audiencePain: 'Du wachst um drei auf und denkst nicht an die Arbeit, sondern an den Chef.' };
  expect(check(german)('Du denkst schon wieder an den Chef und die Rechnung.')).toHaveProperty('text');
  const french = { audiencePain: 'Vous vous réveillez à trois heures et vous ne dormez plus dans la nuit.' };
  expect(check(french)('Vous dormez ? Non !')).toHaveProperty('text');
});

test('a model that declines is recognised, a seller who says sorry is not', () => {
  expect(isRefusal("I'm sorry, but I can't help with that.")).toBe(true);
  expect(isRefusal('I cannot create content of that kind.')).toBe(true);
  expect(isRefusal("I'm sorry it took you so long to hear this.")).toBe(false);
  expect(isRefusal('I cannot count the nights you have lost.')).toBe(false);
});

test('each sentence knows the answers it came from', () => {
  const of = (text: string, sectionNumber = 1) => fieldsOfSentence(text, sectionNumber, answers);
  expect(of('You wake at three, and the inbox is silent for eleven weeks.')).toEqual(['audiencePain']);
  expect(of('Last spring alone cost you $11,000 in jobs.')).toEqual(['moneyCost']);
  expect(of('It has a name: The Steady Pipeline.', 4)).toEqual(['planName']);
  expect(of('Let that sink in.')).toEqual([]);
});
