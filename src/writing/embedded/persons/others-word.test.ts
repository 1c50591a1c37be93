import { describe, expect, test } from 'vitest';
import { audienceOf } from './audience.ts';
import { wordOfOthers } from './others-word.ts';

const cow = [
  'Forty minutes per lame cow by the time she is sorted and walked back.',
  "One cow left at the back. He slaps the gate and she doesn't come.",
  'Knows she is in there, hopes she walked it off.',
];
const horse = [
  'Leads the horse out, and he plants himself at the ramp.',
  'Horse on the lorry at six, and he kicks till noon.',
  'Says she will sell up, and she pays the yard again.',
];
const boat = [
  'Three weeks on the boat before she floats.',
  'An engine that coughs. She quits off the point.',
  'He tells the harbour he was only out for an hour.',
];

describe('the word of an animal or a boat', () => {
  test('is never that of the listener, whom human acts show', () => {
    expect(wordOfOthers([...cow, 'Maybe have his dad see it.'], 'Dairymen')).toBe('she');
    expect(wordOfOthers([...cow, 'The hauler says his cows walk tough.'], 'Dairymen')).toBe('she');
    expect(wordOfOthers(cow, 'Dairymen. Owner still in the parlour himself.')).toBe('she');
    expect(wordOfOthers(horse, 'Riders with one horse')).toBe('he');
    expect(wordOfOthers(boat, 'Skippers who fish alone')).toBe('she');
  });

  test('is none where nothing tells of a person by the other, or where one says it of people as well', () => {
    expect(wordOfOthers(cow.slice(0, 1), 'Dairymen. Owner still in the parlour himself.')).toBeNull();
    expect(wordOfOthers(horse.slice(0, 2), 'Riders with one horse')).toBeNull();
    const ofHer = ['She says it is the last time.', 'She asks her husband.', 'Her accountant rings.'];
    expect(wordOfOthers([...cow, ...ofHer], 'Dairy farmers')).toBeNull();
    expect(wordOfOthers([...cow, "A ewe or two, and her husband's goodwill."], 'Smallholders')).toBeNull();
  });

  test('leaves one who goes unsaid to be called by the other', () => {
    const unsaid = ['Walks the pen at five.', 'Has nobody to run her in.', 'Sells two.', 'Loses a lactation.'];
    const audience = audienceOf([...unsaid, ...cow], 'Dairymen. Owner still in the parlour himself.');
    expect(audience.pronoun).toBe('he');
    expect(audience.habits.others).toBe('she');
    expect(audienceOf([...unsaid.slice(2), ...horse], 'Riders with one horse').pronoun).toBe('she');
  });
});
