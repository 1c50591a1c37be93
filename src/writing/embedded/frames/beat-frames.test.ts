import { expect, test } from 'vitest';
import { type Answers, answerFields, choicesOf } from '#framework/framework.ts';
import type { SectionRequest } from '../../script-writer.ts';
import { writeSection } from '../write-section.ts';
import { beginWriting } from '../writing.ts';
import { framesFor } from './beat-frames.ts';
import type { Beat } from './frame.ts';
import { priceObjection, replies as priceReplies } from './section-6.data.ts';
import { welcome } from './shared.data.ts';

const frames = [
  'Here it is. {timeCost}',
  'This is what it takes from your week, as far as I can see. {timeCost}',
  'Look at what goes into it before anybody thanks you for it. {timeCost}',
];
const beat: Beat = { id: 'time', fields: ['timeCost'], voice: 'family', lines: { any: frames } };

const toYou: Answers = { audiencePain: 'You wait for your post', timeCost: 'You lose your Sundays' };
const begun = (answers: Answers, sectionNumber: 1 | 6 = 1, projectName = '') =>
  beginWriting({ sectionNumber, projectName, targetAudience: '', answers, seed: 1 });

function firstFrames(answer: string): (string | undefined)[] {
  const answers = Object.fromEntries(answerFields.slice(0, 40).map(({ field }) => [field, answer]));
  return [1, 2, 3].map((seed) => {
    const request: SectionRequest = { sectionNumber: 1, projectName: '', targetAudience: '', answers, seed };
    return framesFor(beginWriting(request), beat)[0]?.frame;
  });
}

test('around answers of a few words the shortest frames come last, around full ones each has its turn', () => {
  expect(firstFrames('five hours a week')).not.toContain(frames[0]);
  expect(firstFrames('They sit at the kitchen table until eleven and write offers nobody ever opens')).toContain(
    frames[0],
  );
});

test('no preposition stands before a name that opens with one, in any voice', () => {
  const named = ['Today is about {projectName}.', 'This is {projectName}.', 'Welcome to {projectName}.'];
  for (const speakerPersonality of choicesOf('speakerPersonality')) {
    const answers: Answers = { speakerPersonality, audiencePain: 'they guess' };
    const writing = beginWriting({
      sectionNumber: 1,
      projectName: 'From Word Price to Signature',
      targetAudience: '',
      answers,
      seed: 1,
    });
    const found = framesFor(writing, { id: 'welcome', fields: [], voice: 'family', lines: { any: named } });
    expect(found.map(({ frame }) => frame)).toEqual(['This is {projectName}.']);
  }
});

test('a grave scene has a plain word before it, and no joke', () => {
  const scene = 'My mother died in March and I had the phone in my hand';
  const answers: Answers = { breakingPointScene: scene, speakerPersonality: 'bold' };
  const writing = beginWriting({ sectionNumber: 5, projectName: '', targetAudience: '', answers, seed: 1 });
  const joking: Beat = {
    id: 'scene',
    fields: ['breakingPointScene'],
    voice: 'personality',
    lines: { any: ['Grab popcorn. {breakingPointScene}'] },
  };
  const frames = framesFor(writing, joking).map(({ frame }) => frame);
  expect(frames.length).toBeGreaterThan(0);
  expect(frames.every((frame) => frame.endsWith('{breakingPointScene}') && !frame.includes('popcorn'))).toBe(true);
});

test('a title with a comma is only said to be one, in any voice', () => {
  const beat: Beat = { id: 'welcome', fields: [], voice: 'personality', lines: welcome, inline: ['projectName'] };
  for (const projectName of ['Tall Hedges, members briefing', 'One Clean Weld, evenings', 'Orchard to Jar, Kalamata'])
    for (const speakerPersonality of choicesOf('speakerPersonality')) {
      const frames = framesFor(begun({ ...toYou, speakerPersonality }, 1, projectName), beat);
      expect(frames.length).toBeGreaterThan(0);
      expect(frames.filter(({ frame }) => /\b(?:about|for|with) \{|\{projectName\}(?!\.)/.test(frame))).toEqual([]);
    }
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
