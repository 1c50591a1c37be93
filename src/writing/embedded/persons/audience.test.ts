import { describe, expect, test } from 'vitest';
import { audienceOf } from './audience.ts';

describe('who hears it', () => {
  test('the pronoun with which most answers open is the listener', () => {
    expect(audienceOf(['They wait', 'They count the days', 'Their boss waits too'], 'managers').pronoun).toBe('they');
    expect(audienceOf(['She waits', 'She counts the days'], 'women').pronoun).toBe('she');
    expect(audienceOf(['You wait', 'You count the days'], 'people').pronoun).toBe('you');
  });

  test('whom a carer speaks of is not the listener', () => {
    const answers = [
      'answering her questions and hating themselves for the tone',
      'looking for her purse and her glasses',
      'lying awake listening whether she is up',
    ];
    expect(audienceOf(answers, 'people who look after a parent').pronoun).toBe('they');
    expect(audienceOf(answers, 'people').pronoun).toBe('she');
  });

  test('where "they" stand beside "you" again and again, they are others', () => {
    const beside = ['You price it and they ring round', 'You wait and they say no', 'You know what they will say'];
    expect([...audienceOf(beside, 'gardeners').thirds]).toContain('they');
    const alone = ['You price it on a Sunday', 'You wait for the phone', 'They want to be asked again'];
    expect([...audienceOf(alone, 'gardeners').thirds]).not.toContain('they');
    const named = ['You ring the buyers and they say no', 'You write to your clients and they wait', 'You wait'];
    expect([...audienceOf(named, 'gardeners').thirds]).not.toContain('they');
  });
});
