import { expect, test, vi } from 'vitest';
import { goldenRows } from './golden.data.ts';
import { inTurn } from './in-turn.ts';

const spoken = inTurn([
  [/(\d+) ?€/g, '$1 euros'],
  [/\beuros\/(\p{L}+)/gu, (_, thing: string) => `euros per ${thing}`],
  [/\bppl\b/gi, 'people'],
]);

test('a rule finds what an earlier one has said', () => {
  expect(spoken('40€/kilo for 3 ppl')).toBe('40 euros per kilo for 3 people');
  expect(spoken('nothing of it')).toBe('nothing of it');
});

test('a change that is not wanted is not made, and the others are', () => {
  const asked: string[] = [];
  const said = spoken('40€ and 3 ppl', ([slip], text) => {
    asked.push(text);
    return slip.source !== '\\bppl\\b';
  });
  expect(said).toBe('40 euros and 3 ppl');
  expect(asked).toEqual(['40€ and 3 ppl', '40 euros and 3 ppl']);
});

test('what golden answers are read as is the same where no rule is passed over', async () => {
  const read = async () => {
    const { spokenText } = await import('./clean.ts');
    const { asSentence } = await import('./realise.ts');
    return goldenRows.map(([, , answer]) => asSentence(spokenText(answer), '.'));
  };
  const spared = await read();
  vi.resetModules();
  vi.doMock('./text-needed.ts', () => ({ marksOf: () => new Uint8Array(), marksNeededBy: () => [] }));
  const tried = await read();
  vi.doUnmock('./text-needed.ts');
  expect(spared).toEqual(tried);
}, 600_000);
