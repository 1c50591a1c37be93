import { expect, test } from 'vitest';
import { slideTimes } from './slide-times.ts';

const notes = (count: number, hidden = false) => ({ speakerNotes: 'word '.repeat(count), hidden });

test('slides follow each other in the talk by the words said on them; a hidden one takes no time', () => {
  expect(slideTimes([notes(140), notes(70, true), notes(70), notes(0)])).toEqual([
    { spoken: 60, from: 0, to: 60 },
    { spoken: 0, from: 60, to: 60 },
    { spoken: 30, from: 60, to: 90 },
    { spoken: 0, from: 90, to: 90 },
  ]);
});
