import { expect, test } from 'vitest';
import { displayName, initialsOf } from './initials.ts';

test('initials are of first and last name, else of the e-mail, else U [NAV-07]', () => {
  const email = 'maya@steadypipeline.co';
  expect(initialsOf({ firstName: 'maya', lastName: 'Okafor', email })).toBe('MO');
  expect(initialsOf({ firstName: 'Maya', lastName: null, email })).toBe('MA');
  expect(initialsOf({ firstName: null, lastName: ' ', email })).toBe('MA');
  expect(initialsOf({ firstName: null, lastName: null, email: null })).toBe('U');
  expect(initialsOf({ firstName: null, lastName: null, email: '' })).toBe('U');
});

test('the name shown is the full name, or the e-mail when there is none [NAV-04]', () => {
  const email = 'maya@steadypipeline.co';
  expect(displayName({ firstName: 'Maya', lastName: 'Okafor', email })).toBe('Maya Okafor');
  expect(displayName({ firstName: 'Maya', lastName: null, email })).toBe('Maya');
  expect(displayName({ firstName: ' ', lastName: null, email })).toBe(email);
});
