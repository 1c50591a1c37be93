import { expect, test } from 'vitest';
import { goldenAudience } from '../answers/golden.ts';
import { asOwnMethod, withOneLeftOut } from './left-out.ts';

test('whoever is left out does deeds, and is not what a thing does or how things are', () => {
  const listener = { audience: { ...goldenAudience('he'), unsaid: true }, named: new Set<string>() };
  const of = (text: string, field: Parameters<typeof withOneLeftOut>[1]) => withOneLeftOut(text, field, listener);
  expect(of('Put most of it there himself.', 'uncomfortableTruth')).toBe('He put most of it there himself.');
  expect(of('Knew it all along.', 'crashRealizationMoment')).toBe('He knew it all along.');
  expect(of('Was illegal before it left the yard.', 'crashRealizationMoment')).toBe(
    'It was illegal before it left the yard.',
  );
  expect(of('Runs planned by kilometres.', 'realRootCause')).toBe('Runs planned by kilometres.');
  expect(of('Waves.', 'mainSymptomFromHook')).toBe('Waves.');
  expect(of('Keeps low.', 'mainSymptomFromHook')).toBe('Keeps low.');
  expect(of('Has my number.', 'supportSafety')).toBe('He has my number.');
  expect(of('Come back in the spring once after the frost.', 'supportSafety')).toBe(
    'I come back in the spring once after the frost.',
  );
});

test('how the seller works is no order to the room', () => {
  expect(asOwnMethod(["Don't taste anything.", 'Put tape on the floor and count steps.'])).toEqual([
    "I don't taste anything.",
    'I put tape on the floor and count steps.',
  ]);
  expect(asOwnMethod(['Put your hand on her back.'])).toEqual(['Put your hand on her back.']);
});
