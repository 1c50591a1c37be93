import { describe, expect, test } from 'vitest';
import { inOneBreath } from './one-breath.ts';
import type { Line } from './writing.ts';

describe('short deeds of somebody left out are said in one breath', () => {
  const told = (...texts: string[]): Line[] =>
    texts.map((text) => ({ text, fields: ['audiencePain'], role: 'answer' }));
  test.each([
    [
      ['Grinds for eleven hours.', 'Drops it in the oil.', 'Hears the ping.'],
      ['Grinds for eleven hours, drops it in the oil, hears the ping.'],
    ],
    [
      ['She applies for the big heritage grant.', 'Asks the university to take it.', 'Buys clear bins.'],
      ['She applies for the big heritage grant, asks the university to take it, buys clear bins.'],
    ],
    [
      ['He calls himself the odd-job man.', 'Was a master joiner.'],
      ['He calls himself the odd-job man.', 'Was a master joiner.'],
    ],
    [
      ['Waits till after the next show.', 'Then after the one after.'],
      ['Waits till after the next show, then after the one after.'],
    ],
    [
      ['Carries less now.', 'Took ten days off.'],
      ['Carries less now.', 'Took ten days off.'],
    ],
    [
      ['Counts by lot, not by colour.', 'Prints the label.'],
      ['Counts by lot, not by colour.', 'Prints the label.'],
    ],
    [
      ["Swears he'll sort it.", "Doesn't."],
      ["Swears he'll sort it.", "Doesn't."],
    ],
    [
      ["Says he'll do it when it's quiet.", 'Gets quiet in January.'],
      ["Says he'll do it when it's quiet.", 'Gets quiet in January.'],
    ],
    [
      ['Pretoria show.', 'Customer flexes the blade.', 'Snaps.'],
      ['Pretoria show.', 'Customer flexes the blade.', 'Snaps.'],
    ],
  ])('%j', (typed, said) => {
    expect(inOneBreath(told(...typed), true).map(({ text }) => text)).toEqual(said);
  });

  test('what opens alike is said in one breath, whoever does it', () => {
    const typed = told('You curse the cheap inverter.', 'You curse the bloke on Trade Me.', 'You wait for summer.');
    expect(inOneBreath(typed, false).map(({ text }) => text)).toEqual([
      'You curse the cheap inverter, you curse the bloke on Trade Me.',
      'You wait for summer.',
    ]);
  });

  test('of a row that cannot be said in one breath, none is joined', () => {
    const typed = [
      'You have tried the paint with the elephant.',
      'You have tried leaving the window open.',
      'You have tried moving the bed to the other wall and calling it new.',
    ];
    expect(inOneBreath(told(...typed), false).map(({ text }) => text)).toEqual(typed);
  });

  test.each([
    [
      'You buy the reed that the Grade 1 band plays.',
      'You buy a second electronic tuner.',
      'You tell everyone to blow steady.',
    ],
    ['You change the filter that came with the pump.', 'You change the pump.', 'You ring the shop again.'],
    ['You read the book your sister swears by.', 'You read it again.', 'You go back to counting sheep.'],
  ])('a long deed is not joined to the next where the row goes on: %s', (...typed) => {
    expect(inOneBreath(told(...typed), false).map(({ text }) => text)).toEqual(typed);
  });

  test('never across two answers', () => {
    const [one, other] = told('Buys better steel.', 'Cracks that too.');
    expect(one && other && inOneBreath([one, { ...other, fields: ['whatNotWorking'] }], true)).toHaveLength(2);
  });
});
