import { expect, test } from 'vitest';
import { sampleVoices } from './sample-script.ts';
import { writeSample } from './write-sample.ts';

test('each voice says a short passage of every section, with the answer it came from', () => {
  for (const voice of sampleVoices) {
    for (const seed of [2, 3]) {
      const script = writeSample(voice, seed);
      expect(script.map(({ section }) => section)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
      for (const { sentences } of script) {
        const words = sentences
          .map(({ text }) => text)
          .join(' ')
          .split(' ').length;
        expect(words).toBeGreaterThan(5);
        expect(words).toBeLessThan(60);
        expect(sentences.some(({ answer }) => answer)).toBe(true);
      }
    }
  }
});

test('the same words are not said in two voices, and quotes are set as in print', () => {
  const [blunt, gentle] = [writeSample('blunt', 2), writeSample('gentle', 2)];
  expect(blunt).not.toEqual(gentle);
  expect(JSON.stringify([blunt, gentle]).replaceAll(/\\?"/g, '')).not.toMatch(/['"]/);
});
