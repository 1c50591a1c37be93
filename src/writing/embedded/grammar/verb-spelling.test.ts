import { expect, test } from 'vitest';
import { baseOf, pastOf, thirdPersonOf } from './language.ts';
import { NOUN_OR_VERB, PLAIN_VERBS } from './verbs.data.ts';

/** Verbs that the lists of the writer need not know. */
const others =
  `lunge cringe plunge sponge expunge impinge infringe hinge fringe syringe scavenge avenge challenge whinge lounge scrounge arrange
  bathe breathe clothe loathe soothe teethe writhe seethe wreathe sheathe unsheathe tithe scythe lathe swathe
  age stage bandage salvage forage dredge haste baste lambaste taste waste reroute backfire square rhyme theme scheme drone stone tone
  pole hole sole atone condone confide corrode beguile exile impale console cajole parole blockade elope revere debone glue value subdue
  dye eye hoe canoe shoe tiptoe untie belie die vie ski see free knee panic mimic traffic picnic frolic bivouac attack shellac
  program plan strip star hop hope plane edit visit open offer market season refer confer begin commit permit worship kidnap equip
  gang fling throng prolong smooth bequeath mouth toast cast rely comply empty fizz buzz rev press enrich retell stonewall install
  squat thud wade shade glide breeze home tee winnow unpin retrofit`.split(/\s+/);

const DOUBLED =
  /^(?:squ|[^aeiou]+|[^aeiou]*y)?[aeiou][bdfgklmnprtvz]$|(?:fer|mit|cur|begin|forget|regret|whatsapp|worship|kidnap|program|unplug|restart|format|equip|unpin|retrofit|reset|unsub)$/;

/** As one learns it at school, for verbs that go by the rule. */
function ingOf(verb: string): string {
  if (/(?:[eoy]e|sin?ge|binge(?:-watch)?)$/.test(verb)) return `${verb}ing`;
  if (verb.endsWith('ie')) return `${verb.slice(0, -2)}ying`;
  if (verb.endsWith('e') && verb !== 'be') return `${verb.slice(0, -1)}ing`;
  if (/[^cl]ic$|[ai]c$/.test(verb)) return `${verb}king`;
  return `${verb}${DOUBLED.test(verb) && !/restart$|whatsapp$/.test(verb) ? verb.at(-1) : ''}ing`;
}

test('the verb behind an -ing form is spelt as it is by itself', () => {
  const verbs = [...new Set([...PLAIN_VERBS, ...NOUN_OR_VERB, ...others])];
  expect(verbs.length).toBeGreaterThan(700);
  expect(
    verbs.filter((verb) => baseOf(ingOf(verb)) !== verb).map((verb) => `${ingOf(verb)}: ${baseOf(ingOf(verb))}`),
  ).toEqual([]);
});

test.each([
  ['singeing', 'singe'],
  ['singing', 'sing'],
  ['bingeing', 'binge'],
  ['ageing', 'age'],
  ['whingeing', 'whinge'],
  ['busing', 'bus'],
  ['bussing', 'bus'],
  ['focussing', 'focus'],
  ['biassing', 'bias'],
  ['modelling', 'model'],
  ['modeling', 'model'],
  ['parcelling', 'parcel'],
  ['pedalling', 'pedal'],
  ['carolling', 'carol'],
  ['snorkelling', 'snorkel'],
  ['patrolling', 'patrol'],
  ['penciling', 'pencil'],
  ['quizzing', 'quiz'],
  ['re-tying', 're-tie'],
  ['hogtying', 'hogtie'],
])('%s is %s', (ing, verb) => {
  expect(baseOf(ing)).toBe(verb);
});

test('what has been done, and what one does', () => {
  expect(
    ['squat', 'wade', 'home', 'picnic', 'tiptoe', 'unzip', 'render', 'put', 'come', 'retrofit'].map(pastOf),
  ).toEqual('squatted waded homed picnicked tiptoed unzipped rendered put came retrofitted'.split(' '));
  expect(['quiz', 'bus', 'lunge'].map(thirdPersonOf)).toEqual(['quizzes', 'buses', 'lunges']);
});
