import { expect, it } from 'vitest';
import { thousandsAlike } from './thousands.ts';

it('reads every figure as its author writes one of them', () => {
  expect(
    thousandsAlike({
      moneyCost: 'It is 2,80 euro the kilo.',
      audiencePain: '24.300 kilo',
      priceEntryStep: '1.900 euro',
    }),
  ).toEqual({ moneyCost: 'It is 2.80 euro the kilo.', audiencePain: '24,300 kilo', priceEntryStep: '1,900 euro' });
  expect(thousandsAlike({ audiencePain: 'Gas at $3.459, 1.125 inches' })).toEqual({
    audiencePain: 'Gas at $3.459, 1.125 inches',
  });
});
