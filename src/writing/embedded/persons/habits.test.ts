import { describe, expect, test } from 'vitest';
import { say } from '../answers/complete.ts';
import { audienceOf } from './audience.ts';
import { habitsOf, isNeverListener } from './habits.ts';

const plumbers = 'plumbers with a van of their own';
const ofPlumbers = ['They lose their evenings to quotes', 'They hire a helper', 'They give up their Sundays'];
const nouns = new Set(['plumber']);

describe('how an author speaks over a whole project', () => {
  test('where the author says "you", nobody else is the listener', () => {
    const toYou = [
      'You lose your evenings',
      'Your helper quits',
      'You give up Sundays',
      'The clients say they will pay',
    ];
    expect(habitsOf(toYou, nouns).addresses).toBe(true);
    expect(isNeverListener(habitsOf(toYou, nouns), 'they')).toBe(true);
    expect(habitsOf(ofPlumbers, nouns).addresses).toBe(false);
  });

  test('much said to "you" leaves the cat to be "he", but not listeners who are "they" elsewhere', () => {
    const ofCat = ['He wees on your bed', "He can't get past it", 'He goes four days dry', 'You change your litter'];
    expect(habitsOf([...ofCat, 'You sniff at your door'], nouns).addresses).toBe(true);
    const mixed = ofCat.map((answer) => answer.replace(/^He (\w+)s\b/, 'They $1'));
    expect(habitsOf([...mixed, 'They sell your van', 'They wait for you'], nouns).addresses).toBe(false);
  });

  test('told in -ing, a few answers show that the listener is "you"', () => {
    const inIng = Array.from({ length: 17 }, (_, at) => `Losing ${at + 2} hours to her foot`);
    const toYou = ['Calling yourself a stockman', 'Missing what she tells you', 'Waiting at your gate'];
    expect(habitsOf([...inIng, ...toYou], nouns).addresses).toBe(true);
    expect(habitsOf([...inIng, ...toYou.slice(1)], nouns).addresses).toBe(false);
  });

  test('where the listener is "she", nobody calls them "he"', () => {
    const ofHer = ['She waits for his call', 'She counts the days', 'She asks him twice'];
    expect(isNeverListener(habitsOf(ofHer, nouns), 'he')).toBe(true);
    expect(isNeverListener(habitsOf(ofHer, nouns), 'she')).toBe(false);
  });

  test('the trade named again and again is the name of the listener', () => {
    const named = ['The plumber waits', 'The plumber pays', 'Nobody asks the plumber', 'The plumber gives up'];
    expect(habitsOf(named, nouns).namesTrade).toBe(true);
    expect(habitsOf(named.slice(1), nouns).namesTrade).toBe(false);
  });

  test('one plumber is told of as "he" where the others are "they"', () => {
    const answer = 'The plumber loses his evenings and his wife does his books.';
    const audience = audienceOf([...ofPlumbers, answer], plumbers);
    expect(say('moneyCost', answer, { audience, named: new Set() }, 0)?.sentences).toEqual([
      'You lose your evenings and your wife does your books.',
    ]);
  });

  test('the trade without its article is the listener where it does something or is somewhere', () => {
    const scene = 'Wet field, four pm. Plumber on his knees in the mud, farmer shouting.';
    const audience = audienceOf([...ofPlumbers, scene], plumbers);
    const said = (answer: string) => say('crashMovieScene', answer, { audience, named: new Set() }, 0)?.sentences;
    expect(said(scene)).toEqual(['Wet field, four pm.', 'You on your knees in the mud, farmer shouting.']);
    expect(said('Plumber in his van, phone in his sleeve.')).toEqual(['You in your van, phone in your sleeve.']);
    expect(said('Plumber asks him for his card and rings him back.')).toEqual([
      'You ask him for his card and ring him back.',
    ]);
    expect(said('Plumber loses the key. Plumber van, plumber bag.')).toEqual([
      'You lose the key.',
      'Plumber van, plumber bag.',
    ]);
  });

  test('what one says while looking for words hides nobody', () => {
    expect(habitsOf(['Honestly I think she waits', 'They leave', 'They pay'], nouns).opens.she).toBe(2);
  });

  test('who speaks of others is the one who speaks, not the listener', () => {
    const answer = 'They wait for the spring, and then I think they buy another van.';
    const audience = audienceOf(['I see it every month', 'I had one like that', answer], plumbers);
    expect(say('stallLoopPattern', answer, { audience, named: new Set() }, 0)?.sentences).toEqual([
      'You wait for the spring, and then I think you buy another van.',
    ]);
  });

  test('a set of things without verbs is written in notes', () => {
    const things = ['buckets in the gallery\ndamp over the pulpit', 'wind in the west', 'mastic\ntarpaulin\nflashband'];
    const noted = [...things, 'half a slate in the lawn', 'a 150-year-old roof', 'two grant deadlines', 'the diocese'];
    expect(habitsOf([...noted, ...things], new Set()).notes).toBe(true);
    const audience = audienceOf([...noted, ...things], 'chapel owners');
    expect(say('audiencePain', 'lost visitors at reception', { audience, named: new Set() }, 0)?.sentences).toEqual([
      'Lost visitors at reception.',
    ]);
    expect(
      habitsOf(
        noted.map((thing) => `They see ${thing.replaceAll('\n', '. They see ')}`),
        new Set(),
      ).notes,
    ).toBe(false);
  });
});
