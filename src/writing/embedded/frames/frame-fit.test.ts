import { expect, test } from 'vitest';
import { hangs, isDoubled, isGrave, permitted, repeatsAnswer, repeatsWord } from './frame-fit.ts';
import { doubtKind, isAnswered, objectionKind, priceKind } from './objections.ts';

const answer = (text: string) => [{ text, fields: ['audiencePain' as const], role: 'answer' as const }];

test('a lead is not taken where the answer begins with its own words, nor a tail that repeats its last', () => {
  const doubled: readonly (readonly [string, string])[] = [
    ["You're paying already. {audiencePain} That's the price.", 'You already pay your agent £1,300 a year.'],
    ['I know what you really want. {audiencePain} Go.', 'I suppose you want somebody to tell you so.'],
    ['And suddenly it is clear. {audiencePain} Go.', "And that's when he got it."],
    ['What has it cost so far? {audiencePain} Go.', 'You can point at what it cost.'],
    ['Look. {audiencePain} Not the only problem.', 'That is the problem.'],
    ['Under every plan there is a hope. {audiencePain}', 'Underneath it all you want to be asked.'],
    ["Let's be precise. {audiencePain} There.", "I always say it isn't a wall, it's a door."],
    ['One belief keeps you there. {audiencePain} Go.', 'You believe that effort is enough.'],
    ['So this is you at the moment. {audiencePain} Go.', "Right now, it's 37 tabs open."],
    ['And that was it for me. {audiencePain} Go.', 'So that was it really, I went home.'],
    ["Don't be cross with me. {audiencePain} Go.", 'I hate to say it but you need to cut something.'],
  ];
  for (const [frame, text] of doubled) expect(isDoubled(frame, answer(text)), frame).toBe(true);
  expect(
    isDoubled('The problem, renamed: {audiencePain} Go.', answer('The problem, renamed: the problem is not you.')),
  ).toBe(true);
  expect(isDoubled('Start with your time. {audiencePain} Go.', answer('You lose whole afternoons.'))).toBe(false);
});

test('a word of weight that the program has just said is noticed, a common one and one of the answer is not', () => {
  const before = [
    { text: 'Give the shadow its name.', fields: [], role: 'lead' as const },
    ...answer('It is not a budget problem.'),
  ];
  expect(repeatsWord('My answer has a name: {planName}.', before)).toBe(true);
  expect(repeatsWord('{audiencePain} Now give that some time.', before)).toBe(false);
  expect(repeatsAnswer('Keep an eye on the budget.', before)).toBe(true);
  expect(repeatsWord('Keep an eye on the budget.', before)).toBe(false);
});

test('what promises a picture or counts money is said only where there is one', () => {
  const frame = '{if hookTimerCosts has money} {hookTimerCosts} That is a bill.';
  expect(permitted(frame, { hookTimerCosts: 'You lose £40 a week.' })).toBe('{hookTimerCosts} That is a bill.');
  expect(permitted(frame, { hookTimerCosts: 'You lose your joy.' })).toBeNull();
  expect(permitted('{if crashMovieScene} And in the wreckage.', {})).toBeNull();
  expect(permitted('Now look.', {})).toBe('Now look.');
  const fallback = '{unless breakingPointScene} I have had days.';
  expect(permitted(fallback, {})).toBe('I have had days.');
  expect(permitted(fallback, { breakingPointScene: 'A kitchen in Leeds.' })).toBeNull();
});

test('a reply to self-reproach is kept for it, and blaming somebody else for those who do', () => {
  const voice = '{if voiceInTheirHead has reproach} {voiceInTheirHead} Be kind.';
  expect(permitted(voice, { voiceInTheirHead: "I'm too old for this" })).not.toBeNull();
  expect(permitted(voice, { voiceInTheirHead: 'The vet is only after my money' })).toBeNull();
  const blame = '{if whatTheyBlame has outside} {whatTheyBlame} You cannot change that.';
  expect(permitted(blame, { whatTheyBlame: 'the algorithm' })).not.toBeNull();
  expect(permitted(blame, { whatTheyBlame: 'their own lack of willpower' })).toBeNull();
});

test('a lead that counts by rounds is kept from what is counted by the night, and a tail from what was said already', () => {
  const round = '{unless hookTimerCosts has rate} Each round takes its toll. {hookTimerCosts}';
  expect(permitted(round, { hookTimerCosts: '20 walk-aways a night, about £190' })).toBeNull();
  expect(permitted(round, { hookTimerCosts: 'one misread dose, one apology' })).not.toBeNull();
  const told = 'So what is it? {audiencePain} Maybe nobody ever told you.';
  expect(isDoubled(told, answer('Your body braces itself and nobody has told it to put anything down.'))).toBe(true);
});

test('death, illness and ruin are known for what they are, and a dead end is none', () => {
  for (const grave of [
    'My mare was put to sleep in the yard',
    'the day my wife left',
    'Every winter one of them dies',
    'The bailiffs came on a Sunday',
    "My mother's kitchen. She'd been on the floor for five hours.",
  ])
    expect(isGrave(grave), grave).toBe(true);
  for (const light of [
    'dead on your feet by Thursday',
    'You put it down to luck',
    'dead leads',
    'Sales fell off after June',
    'anyone after cheaper dies',
  ])
    expect(isGrave(light), light).toBe(false);
});

test('an objection gets the reply to what it says', () => {
  expect(objectionKind('having been burned by software before', 'money')).toBe('before');
  expect(objectionKind('my accountant does that', 'money')).toBe('instead');
  expect(objectionKind('I want to see it before I decide', 'money')).toBe('money');
  expect(objectionKind('I never finish anything', 'other')).toBe('self');
  expect(objectionKind('What if they all leave?', 'other')).toBe('other');
  expect(objectionKind('What if it does not work?', 'other')).toBe('trust');
  expect(objectionKind('The agency down the road only charges 10%', 'other')).toBe('instead');
  expect(objectionKind('I should spend that on the family', 'other')).toBe('money');
  expect(objectionKind('For that money I could get a puppy', 'other')).toBe('swap');
  expect(objectionKind('She could make one herself in Canva', 'other')).toBe('instead');
  expect(objectionKind('The committee would never approve it', 'other')).toBe('partner');
  expect(objectionKind('My lawyer costs enough when it is him who wants out', 'other')).toBe('money');
  expect(objectionKind('No budget line for software', 'other')).toBe('money');
  expect(objectionKind('We already have software for that', 'other')).toBe('instead');
  expect(priceKind("Can't you just take a percentage?")).toBe('asked');
  expect(priceKind('The port should pay that')).toBe('payer');
  expect(priceKind("We're going paperless next year anyway")).toBe('other');
  expect(objectionKind('For that money I could hire somebody for a day', 'other')).toBe('swap');
  expect(doubtKind('Too old for exams')).toBe('other');
  expect(doubtKind('Will Mum think they want her money?')).toBe('other');
  expect(doubtKind('What if I lose all that money?')).toBe('money');
  expect(doubtKind('What would my wife think?')).toBe('partner');
  expect(doubtKind("My wife thinks I'm too old for it")).toBe('other');
  expect(doubtKind('what if i electrocute myself')).toBe('harm');
});

test('what is told in -ing hangs behind a lead that has a subject, and behind no other', () => {
  const led = (lead: string, told: string) => hangs([{ text: lead, fields: [], role: 'lead' }, ...answer(told)]);
  expect(led('You pay in time.', 'Losing sleep over the frost.')).toBe(true);
  expect(led('And others notice, too.', 'Being called the girlfriend at the concert.')).toBe(true);
  expect(led('Start with the time.', 'Losing sleep over the frost.')).toBe(false);
  expect(led("Your time goes first, doesn't it?", 'Losing sleep over the frost.')).toBe(false);
  expect(led('You pay in time.', 'You lose sleep over the frost.')).toBe(false);
});

test('an objection that its author has answered wants no reply of ours', () => {
  expect(
    isAnswered('"A hundred and ninety quid, for five minutes?" And I say, you spent that on the chair covers.'),
  ).toBe(true);
  expect(isAnswered("They say the Trust should pay for it. And it should! I've a letter they can hand in.")).toBe(true);
  expect(isAnswered('"I could do that myself if I sat down for a weekend."')).toBe(false);
  expect(isAnswered("I've got grants for that sort of thing.")).toBe(false);
});

test('a label is heard through the whole of its sentence', () => {
  const said = (text: string) => [{ text, fields: ['miniCredibilityLine' as const], role: 'answer' as const }];
  const frame = 'My record: {miniCredibilityLine}';
  expect(isDoubled(frame, said('My record: I have shod 900 horses, and I keep a record of every one.'))).toBe(true);
  expect(isDoubled(frame, said('My record: I have shod 900 horses since 2004.'))).toBe(false);
  expect(isDoubled('Then it hits you. {crashRealizationMoment}', said('It comes to you that nobody counted.'))).toBe(
    true,
  );
});

test('nothing is joked about behind harm done to somebody', () => {
  for (const harm of [
    'Every bad changeover somebody loses twenty minutes of dialysis.',
    'Each wet floor, and last year a cook broke her wrist on it.',
    'One gate left open, and a boy was badly hurt.',
  ])
    expect(isGrave(harm), harm).toBe(true);
  for (const trade of ['You broke the budget again.', 'It hurts to look at the bill.', 'Drowned in paperwork.'])
    expect(isGrave(trade), trade).toBe(false);
});

test('a chair that stays empty is a death', () => {
  expect(isGrave('Twelve more Sundays. One more chair empty, I fear.')).toBe(true);
  expect(isGrave('Another place at the table empty by spring.')).toBe(true);
  expect(isGrave('By then one more seat stays empty at choir.')).toBe(true);
  expect(isGrave('Half the chairs in the salon are empty on Tuesdays.')).toBe(false);
});
