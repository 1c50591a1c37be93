import { expect, test } from 'vitest';
import { isOfTrouble } from './of-trouble.ts';

test.each([
  'Baking with the oven light broken and no dial.',
  'like goin shopping hungry',
  "Table saw with the fence crooked. Wouldn't buy a new blade for that",
  'A marriage is like a piano: it goes out of tune without anyone doing something wrong.',
  'A wheelbarrow with the bricks in the wrong end',
  'directions to your flat from a person who has never visited it',
])('a picture of the trouble: %s', (picture) => expect(isOfTrouble(picture)).toBe(true));

test.each([
  'It is like laying the table before the guests arrive. You still have to serve the dinner, but you are not hunting for forks.',
  'Like letting dough rise, or letting paint dry before sanding it',
  'It is like my grandmother with the noodle dough. She never had a recipe for each soup, she had one dough and a knife.',
  'A gym is a dinner party, not a parking lot',
  'It is like the metro at eight in the morning: nobody falls, because there is no place to fall.',
  'Like a milkman: same street, same day, no stress',
  "It's like the barber's. You don't sweep each hair by hand",
  "A harbour pilot's chart, only for invoices",
  'It is like going down the stairs with your hand on the rail and not on your backside.',
  'Oil changes. Nobody waits for the engine to knock.',
  'A torch in the dark',
  'Like mending a leaking roof',
])('a picture of the cure: %s', (picture) => expect(isOfTrouble(picture)).toBe(false));

test('a picture of what one can do because one has done it before is one of the cure', () => {
  expect(isOfTrouble("It's like finding the switch in the dark, you can find it because you know the wall.")).toBe(
    false,
  );
  expect(isOfTrouble('It is like a choir with nobody at the front: we can sing because we have rehearsed.')).toBe(
    false,
  );
  expect(isOfTrouble("Like cooking in the dark, you can't see what burns.")).toBe(true);
});
