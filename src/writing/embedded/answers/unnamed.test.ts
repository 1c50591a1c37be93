import { expect, test } from 'vitest';
import { goldenAudience } from './golden.ts';
import { saidToUnnamed, tellsOfThem, tellsOfUnnamed } from './unnamed.ts';

const ofThem = goldenAudience('they');
const toYou = goldenAudience('you');

test('what tells of "they" or of a client tells of nobody who was named', () => {
  expect(tellsOfUnnamed("In winter they say it's not urgent.", ofThem)).toBe(true);
  expect(tellsOfUnnamed("In winter they say it's not urgent.", toYou)).toBe(true);
  expect(tellsOfUnnamed('The client buys a bigger heater.', toYou)).toBe(true);
});

test('a pronoun that goes back to somebody, or is quoted, leaves nobody unnamed', () => {
  expect(tellsOfUnnamed("The customers say they'll wait.", ofThem)).toBe(false);
  expect(tellsOfUnnamed('The bank says they have no form for it.', toYou)).toBe(false);
  expect(tellsOfUnnamed('Anna says she has no time.', toYou)).toBe(false);
  expect(tellsOfUnnamed('Nobody asks "can they do it?" in spring.', toYou)).toBe(false);
});

test('"they" is nobody where nobody was named before', () => {
  expect(tellsOfThem("It'd be at night, they're lying there.")).toBe(true);
  expect(tellsOfThem('The neighbours say they heard it.')).toBe(false);
});

test('what is said to the listener is theirs', () => {
  expect(tellsOfUnnamed('In winter they tell you it can wait.', toYou)).toBe(false);
  expect(tellsOfUnnamed('The client buys a bigger heater.', ofThem)).toBe(false);
});

test('an author who says "you" means the same one by whoever is wished for or blamed without a name', () => {
  expect(saidToUnnamed('to like what they see', 'audienceDeepestDesire', toYou)).toBe('to like what you see');
  expect(saidToUnnamed('the wash. their mother', 'whatTheyBlame', toYou)).toBe('the wash. your mother');
  expect(saidToUnnamed('the tenants, their dogs', 'whatTheyBlame', toYou)).toBe('the tenants, their dogs');
  expect(saidToUnnamed('to like what they see', 'audienceDeepestDesire', ofThem)).toBe('to like what they see');
  const round = 'driving round so they nod off';
  expect(saidToUnnamed(round, 'whatTheyKeepTrying', toYou)).toBe(round);
  expect(saidToUnnamed('it comes to them that they waited', 'crashRealizationMoment', toYou)).toBe(
    'it comes to you that you waited',
  );
});

test('one of those who listen is nobody who was named, wherever they are told of', () => {
  const toManagers = { ...toYou, nouns: new Set(['manager']) };
  expect(tellsOfUnnamed('For one leak the manager makes 23 phone calls.', toManagers)).toBe(true);
  expect(tellsOfUnnamed('The family of the manager has read it.', toManagers)).toBe(false);
});
