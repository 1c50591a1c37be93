import { expect, test } from 'vitest';
import { howItWillSound } from './how-it-will-sound.ts';

const context = {
  targetAudience: 'dog owners',
  answersAboutThem: ['They dread the morning walk', 'They buy a new harness'],
};

test('a note in the third person is shown as it will be said to the listener', () => {
  expect(howItWillSound('timeCost', 'Losing every morning to empty streets', context)).toBe(
    'You lose every morning to empty streets.',
  );
  expect(howItWillSound('voiceInTheirHead', 'They think their dog is broken', context)).toBe('"My dog is broken."');
});

test('the other answers decide who "she" is', () => {
  const about = { targetAudience: '', answersAboutThem: ['She lies awake', 'She has tried everything'] };
  expect(howItWillSound('moneyCost', 'She spent $300 on lessons he quit', about)).toBe(
    'You spent $300 on lessons he quit.',
  );
});

test('names, choices and blanks have no line', () => {
  expect(howItWillSound('planName', 'Loose Leash', context)).toBeNull();
  expect(howItWillSound('toneTapIn', 'calm', context)).toBeNull();
  expect(howItWillSound('audiencePain', '  \n ', context)).toBeNull();
});
