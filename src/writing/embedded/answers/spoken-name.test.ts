import { expect, test } from 'vitest';
import { bareName, spokenName } from './spoken-name.ts';

test.each([
  ["same thing, Edge First, I wouldn't go giving it two names", 'Edge First'],
  [
    'Okay so the working title is Keep the Rock Moving, my wife hates it, she wanted Good Ice or something.',
    'Keep the Rock Moving',
  ],
  [
    'This script is called "The Last Page of the Tender", because that is the page on which they lose.',
    'The Last Page of the Tender',
  ],
  ['The plan is called "Three Walks", and the software is called Seilbuch.', 'Three Walks'],
  [
    "Well the working name is Get It Running, but my granddaughter reckons we can't put that on the board.",
    'Get It Running',
  ],
  ["It's the Four Gates, because, well, there's four of them.", 'the Four Gates'],
  ["It's called One Sheet Before Stack, I wanted something with a boat in it.", 'One Sheet Before Stack'],
  ["Cold Hands Protocol. Name's a joke. Stuck.", 'Cold Hands Protocol'],
  ['Cocoa money, the fermentation thing, I does call it Sweat Box Season', 'Sweat Box Season'],
  ['Moss on slates, the scraping one, but we call it Green Side Down', 'Green Side Down'],
  ['The loose collar talk, I just call it Two Fingers Room', 'Two Fingers Room'],
  ['Harbour Light, I call it Big Red', 'Harbour Light'],
  ["It's the septic one, I mean I call it Know Your Tank, Know Your Tank is what's on the flyer.", 'Know Your Tank'],
  [
    "Right, well, the working title's been Second Skin but I've gone off that, so it's The Dry Coat, because that's what they ring up about.",
    'The Dry Coat',
  ],
  [
    "I've got it down as Whose Hedge Is It, after a lot of to and fro with my business partner who wanted Boundaries.",
    'Whose Hedge Is It',
  ],
  ["I've always just called it Bench to Bench, because they come off the piano bench.", 'Bench to Bench'],
  ['Three Fires. Training for stove builders who are tired.', 'Three Fires'],
  ['The Quiet Intake, a winter programme for people who own a small hydro plant', 'The Quiet Intake'],
  ['Seat First fretwork course, spring group', 'Seat First fretwork course'],
  ['The Falling Room, script for the winter talk', 'The Falling Room'],
  ['Eight Ropes, Eight People: a winter scheme for tower captains', 'Eight Ropes, Eight People'],
  ['Measure, Slow, Shift, and we go through it between May and October', 'Measure, Slow, Shift'],
  ["Ja so I've been calling it The January Timetable", 'The January Timetable'],
  ['The School of Slow Bread', 'The School of Slow Bread'],
  ['The plan has the name "Three Weeks Rope".', 'Three Weeks Rope'],
  ['READ – RIDE – REWRITE', 'Read, Ride, Rewrite'],
  ['The plan is the same as the name, Mouth Shut Mondays.', 'Mouth Shut Mondays'],
  ['Catch. Split. Pay.', 'Catch, Split, Pay'],
  ["Warm for Less, no, Turn It Down, let's go with Turn It Down", 'Turn It Down'],
  [
    'Well I just call it the grinding weekend, my daughter wants it called Keen Gear, so put Keen Gear I suppose',
    'Keen Gear',
  ],
  ["It's called Second Crop, but my wife says it sounds like potatoes", 'Second Crop'],
  ["The Slow Light, or that's what my daughter put on the leaflet, I just used to call it settling", 'The Slow Light'],
  ["I just say the One Word Method because the only word anybody's allowed is stop", 'the One Word Method'],
  ['Calling it: The Calm Prompt Desk', 'The Calm Prompt Desk'],
])('of %j the name is %j', (answer, name) => {
  expect(bareName(answer)).toBe(name);
});

test('why a name was chosen is kept beside it', () => {
  expect(spokenName('The plan is called "Six Lamps", because there are six.')).toEqual({
    name: 'Six Lamps',
    reason: 'because there are six.',
  });
});

test.each([
  ['Sold Out?? (a ceramics course)', 'Sold Out'],
  ['Who Feeds the Cat?', 'Who Feeds the Cat'],
  ['Off The Hook!!', 'Off The Hook'],
])('a name asks nothing and shouts nothing within a sentence: %s', (typed, name) => {
  expect(bareName(typed)).toBe(name);
});

test.each([
  [
    "Four Pews, that's what everybody calls it so I quit fighting it",
    "that's what everybody calls it so I quit fighting it",
  ],
  ['Cold Start, my brother in law came up with it', 'my brother in law came up with it'],
  ["Three Kettles, that's what the girls called it and it stuck.", "that's what the girls called it and it stuck"],
  ['The Long Table, Short Bill', ''],
  ['Slow Bread, because it takes two days', 'because it takes two days'],
  // Why what is said of the name is so, is not why it has it.
  ['Cold Hands, which puzzles people because they think of gloves', 'It puzzles people because they think of gloves'],
  ['Dry by Dinner, which I like because it rhymes a bit', ''],
  ["Quiet Mondays, but nobody minds because Monday's dead", ''],
])('how %j came to be called so is told', (answer, reason) => {
  expect(spokenName(answer).reason).toBe(reason);
});
