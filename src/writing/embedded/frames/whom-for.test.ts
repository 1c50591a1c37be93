import { expect, test } from 'vitest';
import { ofThis } from './whom-for.ts';

test('whom it is for or not for is said of "this", and once', () => {
  const notFor = (text: string) => ofThis(text, 'whoIsThisNotFor');
  expect(notFor("It's not for the man who wants his boat back by Friday.")).toBe(
    "This isn't for the man who wants his boat back by Friday.",
  );
  expect(notFor("This isn't for you if you rent by the week, not here.")).toBe(
    "This isn't for you if you rent by the week.",
  );
  expect(notFor('Or if you want a badge for the wall, also not here.')).toBe('Or if you want a badge for the wall.');
  expect(ofThis("It's for you if you own the roof.", 'fitFilter')).toBe('This is for you if you own the roof.');
  expect(ofThis("It's not the glue.", 'realRootCause')).toBe("It's not the glue.");
});
