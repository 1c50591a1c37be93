import { expect, test } from 'vitest';
import { isOfTrouble } from './of-trouble.ts';

test.each([
  'Baking with the oven light broken and no dial.',
  'like goin shopping hungry',
  "Table saw with the fence crooked. Wouldn't buy a new blade for that",
  'A marriage is like a piano: it goes out of tune without anyone doing something wrong.',
])('a picture of the trouble: %s', (picture) => expect(isOfTrouble(picture)).toBe(true));

test.each([
  'It is like laying the table before the guests arrive. You still have to serve the dinner, but you are not hunting for forks.',
  'Like letting dough rise, or letting paint dry before sanding it',
  'It is like my grandmother with the noodle dough. She never had a recipe for each soup, she had one dough and a knife.',
  'A gym is a dinner party, not a parking lot',
  'It is like the metro at eight in the morning: nobody falls, because there is no place to fall.',
  'Like a milkman: same street, same day, no stress',
])('a picture of the cure: %s', (picture) => expect(isOfTrouble(picture)).toBe(false));
