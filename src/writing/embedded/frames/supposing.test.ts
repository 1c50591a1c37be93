import { expect, test } from 'vitest';
import { type Answers, choicesOf } from '#framework/framework.ts';
import { partLines } from '../part-lines.ts';
import { writeSection } from '../write-section.ts';
import { beginWriting } from '../writing.ts';
import { framesFor } from './beat-frames.ts';
import { filled } from './fill-frame.ts';
import type { Beat } from './frame.ts';
import { isDoubled, isGrave } from './frame-fit.ts';
import { needlessLeads } from './needless-lead.ts';
import { priceKind } from './objections.ts';
import { isOfTrouble } from './of-trouble.ts';
import { isNearThem } from './of-whom.ts';
import { broughtBack, peopleTopics } from './own-words.data.ts';
import { newProblem } from './section-4.data.ts';
import { priceObjection, replies as priceReplies } from './section-6.data.ts';
import { welcome } from './shared.data.ts';
import { ofThis } from './whom-for.ts';

const begun = (answers: Answers, sectionNumber: 1 | 3 | 4 | 6 | 8 = 1, projectName = '') =>
  beginWriting({ sectionNumber, projectName, targetAudience: '', answers, seed: 1 });
const toYou: Answers = { audiencePain: 'You wait for your post', timeCost: 'You lose your Sundays' };

test('a title with a comma is only said to be one, in any voice', () => {
  const beat: Beat = { id: 'welcome', fields: [], voice: 'personality', lines: welcome, inline: ['projectName'] };
  for (const projectName of ['Tall Hedges, members briefing', 'One Clean Weld, evenings', 'Orchard to Jar, Kalamata'])
    for (const speakerPersonality of choicesOf('speakerPersonality')) {
      const frames = framesFor(begun({ ...toYou, speakerPersonality }, 1, projectName), beat);
      expect(frames.length).toBeGreaterThan(0);
      expect(frames.filter(({ frame }) => /\b(?:about|for|with) \{|\{projectName\}(?!\.)/.test(frame))).toEqual([]);
    }
});

test('no lead to the new name says "trouble", since the answer opens with "The problem is"', () => {
  expect(
    Object.values(newProblem)
      .flat()
      .filter((lead) => /\b(?:trouble|problem)\b/i.test(lead)),
  ).toEqual([]);
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

test.each([
  ['"Who will pay for it, the landlord or the tenant?"', 'asked'],
  ['Can I pay in instalments?', 'asked'],
  ['When would I have to pay?', 'asked'],
  ['How would I ever pay for that?', 'money'],
  ['Who would pay that much? Nobody can afford it.', 'money'],
])('%s asks how it is paid or whether it can be: %s', (objection, kind) => {
  expect(priceKind(objection)).toBe(kind);
});

test('"You notice it" keeps the lead that says what "it" is', () => {
  const spared = (text: string) =>
    needlessLeads(
      [
        { text: 'And it wears you out.', fields: [], role: 'lead' },
        { text, fields: ['energyCost'], role: 'answer' },
      ],
      [{ text: 'You set the table.', fields: ['moneyCost'], role: 'answer' }],
    ).length;
  expect(spared('You notice it on Friday at five, when the van is still full.')).toBe(0);
  expect(spared('You feel this in the mornings more than anywhere else.')).toBe(0);
  expect(spared('It takes you the strength in the evening, when you look at the field.')).toBe(0);
  expect(spared('It wears you down long before the first guest has sat.')).toBe(0);
  expect(spared('It drains you on the drive home more than at the desk.')).toBe(0);
  expect(spared('You fall asleep over the invoices before the children do.')).toBe(1);
});

test('whom it is for or not for is said of "this", and once', () => {
  const notFor = (text: string) => ofThis(text, 'whoIsThisNotFor');
  expect(notFor("It's not for the man who wants his boat back by Friday.")).toBe(
    "This isn't for the man who wants his boat back by Friday.",
  );
  expect(notFor("This isn't for you if you rent by the week, not here.")).toBe(
    "This isn't for you if you rent by the week.",
  );
  expect(notFor('Or if you want a badge for the wall, also not here.')).toBe('Or if you want a badge for the wall.');
  expect(ofThis("It's for you if you own the roof.", 'fitFilter')).toBe('This is for you if you own the roof.');
  expect(ofThis("It's not the glue.", 'realRootCause')).toBe("It's not the glue.");
});

test('whoever might ask them is not those who listen', () => {
  const lead = (whatTheyCrave: string) =>
    filled(begun({ ...toYou, whatTheyCrave }), 'Okay, dream with me for a second. {whatTheyCrave}', 'crave')?.[0]?.text;
  for (const answer of [
    "I think if you get a pint in them they'd tell you they want their name over the door.",
    "If you sit with them long enough they'll tell you they want a son to take the boat.",
  ])
    expect(peopleTopics.whatTheyCrave, answer).toContain(lead(answer));
  expect(lead('You want your name over the door.')).toBe('Okay, dream with me for a second.');
});

test('what the listener does for the seller is not called the part of the seller', () => {
  const said = (supportSafety: string) =>
    filled(begun({ ...toYou, supportSafety }, 8), '{supportSafety}', 'support')?.[0]?.text;
  expect(said('Taking home a starter in a jar, sending me a photo of it every evening')).not.toMatch(/my part/);
  expect(said('Filming one lap a week, ringing me when the dog stops')).not.toMatch(/my part/);
  expect(said('Starting beside me in the bakery, then sending pictures of each loaf')).not.toMatch(/my part/);
  expect(said('Sending recordings every week, getting notes from me or from my sister')).not.toMatch(/my part/);
  expect(said('Having my number, keeping the spare key')).not.toMatch(/my part/);
});

test('names that are one word and their number are not counted twice', () => {
  const lines = (planParts: string) => partLines(begun({ ...toYou, planParts }, 4)).map(({ text }) => text);
  expect(lines('Gate 1 hitching\nGate 2 downhill\nGate 3 motorway')).toEqual([
    'Gate 1: hitching.',
    'Gate 2: downhill.',
    'Gate 3: motorway.',
  ]);
  expect(lines('Film 3 cows\nWalk 2 rounds\nPick 1 gate')[0]).toMatch(/^(?:One|First|Number one): /);
});

test('nobody is brought in before what somebody of the scene said to the seller', () => {
  const told = (crashRealizationMoment: string) =>
    writeSection({
      sectionNumber: 3,
      projectName: '',
      targetAudience: 'church sound volunteers',
      answers: {
        ...toYou,
        crashMovieScene: "You're at the desk and you mute the wrong one and the girl reads it to herself.",
        crashRealizationMoment,
      },
      seed: 1,
    }).content;
  for (const answer of [
    "that it ain't about the desk, is what he told me, he couldn't give that child two minutes",
    "he told me he'd bought the wrong cable for ten years",
    'she said to me she had never once looked up',
  ])
    expect(told(answer), answer).not.toMatch(/(?:Picture|Think of|Imagine) (?:one person|somebody|some people|people)/);
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

test('what is said to the seller about the price is announced as no thought', () => {
  const announced = (biggestPriceObjection: string) =>
    (['warm', 'empathetic', 'trauma-informed'] as const).flatMap((priceSetupTone) => {
      const writing = begun({ ...toYou, biggestPriceObjection, priceSetupTone }, 6);
      return framesFor(writing, {
        id: 'priceObjection',
        fields: ['biggestPriceObjection'],
        voice: 'price',
        lines: priceObjection,
      }).map(({ frame }) => frame);
    });
  const thought = /go through your head|what you'll think|a thought|make you think|something in you may say/;
  for (const said of ['"Doctor, this is a third of my pay."', '"You want how much for a day?"']) {
    expect(announced(said).length).toBeGreaterThan(2);
    expect(announced(said).join(' '), said).not.toMatch(thought);
  }
  expect(announced('For that money I can lease a new one.').join(' ')).toMatch(thought);
});

test('support that one gets is not got twice, and whoever does it stays beside the deed', () => {
  const said = (supportSafety: string) =>
    [1, 2].map(
      (seed) =>
        filled(
          { ...begun({ ...toYou, supportSafety }, 8), request: { ...begun(toYou, 8).request, seed } },
          '{supportSafety}',
          's',
        )?.[0]?.text,
    );
  for (const answer of [
    'Getting me in the yard for one whole day, and keeping the gauge.',
    'Having me read every log for a season, talking on the phone on Mondays.',
  ])
    for (const text of said(answer)) expect(text, answer).not.toMatch(/get: (?:getting|me \p{L}+ every)/u);
});

test('"Your owner says" keeps the lead that says it is about a name', () => {
  const spared = (text: string) =>
    needlessLeads(
      [
        { text: 'And people talk.', fields: [], role: 'lead' },
        { text, fields: ['reputationCost'], role: 'answer' },
      ],
      [],
    ).length;
  expect(spared('Your foreman says in front of the client that it will be late again.')).toBe(0);
  expect(spared('You are known as the one whose orders come late.')).toBe(1);
});

test('another ninety days are led to even where the answer counts them itself', () => {
  for (const desiredToneClose of choicesOf('desiredToneClose'))
    for (const costOfAnother90Days of [
      'In ninety days you have sold ten more at a loss.',
      'In three months you have lost two more hands.',
    ]) {
      const { sentences } = writeSection({
        sectionNumber: 7,
        projectName: '',
        targetAudience: '',
        answers: { ...toYou, desiredToneClose, realInternalObjection: 'What if I break it?', costOfAnother90Days },
        seed: 1,
      });
      const at = sentences.findIndex(({ fields }) => fields.includes('costOfAnother90Days'));
      expect(sentences[at - 1]?.text, desiredToneClose).toMatch(
        /\bif\b|nothing|everything|waiting|calendar|as it is|changes/i,
      );
    }
});

test('a story of one whom the seller helped says who did so', () => {
  const said = (planProofStory: string) =>
    filled(begun({ ...toYou, planProofStory }, 4), '{planProofStory}', 'proof')?.[0]?.text;
  expect(said('Helping Rosa in Cadiz, who was throwing out a crate a week.')).toMatch(/^I helped Rosa in Cadiz/);
  expect(said('Working with Anton at a mill near Graz.')).toBe('I worked with Anton at a mill near Graz.');
  expect(said('Coaching Mina through her first market.')).toBe('I coached Mina through her first market.');
});

test('whose cousin or boss it is asks for a lead that names them, unless the answer does', () => {
  expect(isNearThem('A bigger sign, their cousin paints them a board.')).toBe(true);
  expect(isNearThem('The weather, the till, their boss.')).toBe(true);
  expect(isNearThem('Parents argue with their children at the gate.')).toBe(false);
  expect(isNearThem('The gates and their hinges.')).toBe(false);
});

test('a picture of what one can do because one has done it before is one of the cure', () => {
  expect(isOfTrouble("It's like finding the switch in the dark, you can find it because you know the wall.")).toBe(
    false,
  );
  expect(isOfTrouble('It is like a choir with nobody at the front: we can sing because we have rehearsed.')).toBe(
    false,
  );
  expect(isOfTrouble("Like cooking in the dark, you can't see what burns.")).toBe(true);
});

test('nobody is asked to end the trouble with what was only asked for or demanded', () => {
  const replies = (biggestPriceObjection: string, kind: 'instead' | 'other' | 'swap') =>
    framesFor(begun({ ...toYou, biggestPriceObjection }, 6), {
      id: 'priceReply',
      fields: [],
      voice: 'family',
      lines: { any: priceReplies[kind] ?? [] },
    }).map(({ frame }) => frame);
  for (const said of [
    'Why should I pay when my cousin files it for free?',
    '"You come and dig it."',
    'Just do it first.',
  ])
    for (const kind of ['instead', 'other', 'swap'] as const) {
      expect(replies(said, kind).length).toBeGreaterThan(1);
      expect(replies(said, kind).join(' '), said).not.toMatch(/would put an end|would get rid|argue with that/);
    }
  expect(replies('I can hire a digger for that.', 'instead').join(' ')).toMatch(/would put an end/);
});

test('no section but the sixth brings somebody back in the words of the sixth, and no two in the same', () => {
  const answers: Answers = {
    audiencePain: 'Waits at the gate for the vet and loses the morning.',
    whatTheyBlame: 'Blames the weather and her knees.',
    mainSymptomFromHook: 'Wants to stop lifting the calves.',
    stallLoopPattern: 'Says after lambing, then she says after the show.',
    currentUndesiredReality: 'Still lifts them and she sleeps badly.',
  };
  for (const seed of [1, 2, 3, 4, 5, 6, 7]) {
    const said = ([3, 6, 7, 8] as const).flatMap((sectionNumber) =>
      writeSection({ sectionNumber, projectName: '', targetAudience: 'a vet', answers, seed }).sentences.map(
        ({ text }) => text,
      ),
    );
    const back = said.filter((text) => broughtBack.one.includes(text) || broughtBack.several.includes(text));
    expect(back.length).toBeGreaterThan(1);
    expect(new Set(back).size, back.join(' / ')).toBe(back.length);
  }
});

test('whom the seller names in telling of the work is not brought in as somebody else', () => {
  const named = (yourDifferentApproach: string) =>
    filled(
      begun({ ...toYou, yourDifferentApproach }, 1),
      'Now, how I work. {yourDifferentApproach}',
      'approach',
    )?.every(({ known }) => known === undefined || known.named);
  expect(named("Photos from the driver's seat, before the wash. Wax only where he leans.")).toBe(true);
  expect(named('A chair beside the cook at six. Notes only where she stops.')).toBe(true);
  expect(named('A stool by the teacher, no slides. Changes only what she points at.')).toBe(true);
});

test('a chair that stays empty is a death', () => {
  expect(isGrave('Twelve more Sundays. One more chair empty, I fear.')).toBe(true);
  expect(isGrave('Another place at the table empty by spring.')).toBe(true);
  expect(isGrave('By then one more seat stays empty at choir.')).toBe(true);
  expect(isGrave('Half the chairs in the salon are empty on Tuesdays.')).toBe(false);
});
