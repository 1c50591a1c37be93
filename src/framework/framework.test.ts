import { describe, expect, test } from 'vitest';
import {
  answerFields,
  choicesOf,
  countAnswered,
  fieldCount,
  fieldsOfSection,
  frameworkFields,
  frameworkSections,
  plannedMinutes,
  sectionName,
  wizardSteps,
} from './framework.ts';

const fieldsIn = (name: string) => {
  const section = frameworkSections.find((candidate) => candidate.name === name);
  return section && fieldsOfSection(section.number).map(({ field }) => field);
};

describe('the fields of the eight sections, in their order', () => {
  test('One Belief asks its 10 fields [FIELD-01]', () => {
    expect(fieldsIn('One Belief')).toEqual([
      'projectName',
      'audiencePain',
      'whatNotWorking',
      'whatTheyCrave',
      'yourDifferentApproach',
      'timeCost',
      'identityCost',
      'moneyCost',
      'energyCost',
      'reputationCost',
    ]);
  });

  test('Hook asks its 5 fields [FIELD-02]', () => {
    expect(fieldsIn('Hook')).toEqual([
      'whatTheyKeepTrying',
      'fingerPointableMoment',
      'voiceInTheirHead',
      'hookTimerCosts',
      'speakerPersonality',
    ]);
  });

  test('Frame Flip asks its 10 fields [FIELD-03]', () => {
    expect(fieldsIn('Frame Flip')).toEqual([
      'stupidThingTheyBelieve',
      'crashMovieScene',
      'crashRealizationMoment',
      'whatTheyBlame',
      'howTheyRationalize',
      'realRootCause',
      'uncomfortableTruth',
      'timerCostFrameFlip',
      'miniStoryOrStat',
      'emotionalAwarenessLevel',
    ]);
  });

  test('Plan asks its 7 fields [FIELD-04]', () => {
    expect(fieldsIn('Plan')).toEqual([
      'newRootProblem',
      'planName',
      'planParts',
      'planPartDetails',
      'planMetaphor',
      'planProofStory',
      'audienceDeepestDesire',
    ]);
  });

  test('Personality & Philosophy asks its 8 fields [FIELD-05]', () => {
    expect(fieldsIn('Personality & Philosophy')).toEqual([
      'breakingPointScene',
      'emotionInAction',
      'whatSnapped',
      'corePhilosophy',
      'alternativeStory',
      'whoIsThisNotFor',
      'miniCredibilityLine',
      'planBeliefBridge',
    ]);
  });

  test('Price Setup asks its 6 fields [FIELD-06]', () => {
    expect(fieldsIn('Price Setup')).toEqual([
      'mainSymptomFromHook',
      'timerCostsPriceSetup',
      'biggestPriceObjection',
      'priceSetupTone',
      'priceSetupNiche',
      'audienceAwarenessPrice',
    ]);
  });

  test('Close asks its 8 fields [FIELD-07]', () => {
    expect(fieldsIn('Close')).toEqual([
      'stallLoopPattern',
      'fingerPointableCostClose',
      'realInternalObjection',
      'costOfAnother90Days',
      'patternBreakingTruth',
      'oneBeliefsAndPlanCallback',
      'desiredToneClose',
      'audienceTypeClose',
    ]);
  });

  test('Tap-In Pitch asks its 11 fields [FIELD-08]', () => {
    expect(fieldsIn('Tap-In Pitch')).toEqual([
      'oneBeliefTheyShare',
      'currentUndesiredReality',
      'realLifeTransformation',
      'oneCoreShiftRelief',
      'supportSafety',
      'priceEntryStep',
      'ninetyDayMirror',
      'fitFilter',
      'ctaCalibration',
      'toneTapIn',
      'planBeliefCallback',
    ]);
  });
});

test('voice, awareness, price tone, field and way of deciding are chosen from their words [FIELD-09]', () => {
  expect(choicesOf('speakerPersonality')).toEqual([
    'bold',
    'blunt',
    'funny',
    'poetic',
    'gentle',
    'mentor',
    'friend',
    'coach',
  ]);
  expect(choicesOf('emotionalAwarenessLevel')).toEqual(['problem-aware', 'solution-aware', 'product-aware']);
  expect(choicesOf('priceSetupTone')).toEqual(['direct', 'warm', 'trauma-informed', 'logical', 'empathetic']);
  expect(choicesOf('priceSetupNiche')).toEqual([
    'business',
    'wellness',
    'relationships',
    'career',
    'finance',
    'creative',
    'education',
    'lifestyle',
  ]);
  expect(choicesOf('audienceAwarenessPrice')).toEqual(['logic-heavy', 'emotion-heavy', 'mixed']);
});

test('tone and listeners of the close, way in and last tone are chosen from their words [FIELD-10]', () => {
  expect(choicesOf('desiredToneClose')).toEqual([
    'direct',
    'gentle',
    'calming',
    'tough-love',
    'understanding',
    'urgent-but-soft',
  ]);
  expect(choicesOf('audienceTypeClose')).toEqual([
    'direct-truth',
    'trauma-aware',
    'analytical',
    'high-empathy',
    'business-formal',
  ]);
  expect(choicesOf('ctaCalibration')).toEqual([
    'cohort-launch',
    'rolling-1-1',
    'evergreen',
    'waitlist',
    'application-only',
  ]);
  expect(choicesOf('toneTapIn')).toEqual(['soft', 'confident', 'friend', 'relief', 'calm', 'matter-of-fact']);
});

test('exactly nine fields are answered by choosing; all others are free [FIELD-09] [FIELD-10]', () => {
  const withChoices = frameworkFields.filter(({ field }) => choicesOf(field).length > 0).map(({ field }) => field);
  expect(withChoices).toEqual([
    'speakerPersonality',
    'emotionalAwarenessLevel',
    'priceSetupTone',
    'priceSetupNiche',
    'audienceAwarenessPrice',
    'desiredToneClose',
    'audienceTypeClose',
    'ctaCalibration',
    'toneTapIn',
  ]);
  expect(choicesOf('audiencePain')).toEqual([]);
});

test('66 fields are asked: the 65 answers of the framework and the audience right after the project name [OPEN-03]', () => {
  expect(answerFields).toHaveLength(65);
  expect(fieldCount).toBe(66);
  expect(fieldCount).toBe(frameworkFields.length);
  expect(wizardSteps[0]?.fields.map(({ field }) => field).slice(0, 2)).toEqual(['projectName', 'targetAudience']);
  expect(frameworkFields.filter(({ belongsTo }) => belongsTo === 'project').map(({ field }) => field)).toEqual([
    'targetAudience',
  ]);
});

test('there are eight named sections, and the timer cost is no ninth: its five fields belong to the first [OPEN-04]', () => {
  expect(frameworkSections.map(({ number, name }) => `${number} ${name}`)).toEqual([
    '1 One Belief',
    '2 Hook',
    '3 Frame Flip',
    '4 Plan',
    '5 Personality & Philosophy',
    '6 Price Setup',
    '7 Close',
    '8 Tap-In Pitch',
  ]);
  const timerCost = wizardSteps.find(({ name }) => name === 'Timer cost');
  expect(timerCost?.fields.map(({ field, sectionNumber }) => `${sectionNumber} ${field}`)).toEqual([
    '1 timeCost',
    '1 identityCost',
    '1 moneyCost',
    '1 energyCost',
    '1 reputationCost',
  ]);
});

test('ten wizard steps: the nine parts in documented order, then a read-through that asks nothing [OPEN-05]', () => {
  expect(
    wizardSteps.map(({ number, name, sectionNumber, fields }) => [number, name, sectionNumber, fields.length]),
  ).toEqual([
    [1, 'The belief', 1, 6],
    [2, 'Timer cost', 1, 5],
    [3, 'Hook', 2, 5],
    [4, 'Frame Flip', 3, 10],
    [5, 'Plan', 4, 7],
    [6, 'Personality & Philosophy', 5, 8],
    [7, 'Price Setup', 6, 6],
    [8, 'Close', 7, 8],
    [9, 'Tap-In Pitch', 8, 11],
    [10, 'Read-through', null, 0],
  ]);
  expect(wizardSteps.flatMap(({ fields }) => fields)).toEqual(frameworkFields);
});

test('a section of a script carries its long name, and a strange number says which it is [EDIT-06]', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8].map(sectionName)).toEqual([
    'One Belief Framework',
    'The Hook',
    'Frame Flip',
    'The Plan',
    'Personality & Philosophy',
    'Price Setup',
    'The Close',
    'Tap In Pitch',
  ]);
  expect(sectionName(9)).toBe('Section 9');
  expect(sectionName(0)).toBe('Section 0');
});

describe('what an interviewer needs for each field', () => {
  test.each(frameworkFields)('$field is asked in words of its own', ({ question, hint, label, example, choices }) => {
    const others = (part: 'question' | 'hint' | 'label') => frameworkFields.map((field) => field[part]);
    expect(question).toMatch(/^[A-Z].*\?$/);
    expect(hint).toMatch(/^[A-Z].*[.”?]$/);
    expect(label.length).toBeLessThanOrEqual(34);
    expect(example.trim()).not.toBe('');
    if (choices) expect(choices).toContain(example);
    expect(others('question').filter((other) => other === question)).toHaveLength(1);
    expect(others('label').filter((other) => other === label)).toHaveLength(1);
  });
});

test('an answer counts when it holds more than blanks, the audience among them', () => {
  expect(countAnswered({})).toBe(0);
  expect(countAnswered({ projectName: 'The Second Half', audiencePain: ' \n ', planName: '' })).toBe(1);
  expect(countAnswered({ projectName: 'The Second Half', targetAudience: 'First-time marathoners' })).toBe(2);
  const all = Object.fromEntries(frameworkFields.map(({ field, example }) => [field, example]));
  expect(countAnswered(all)).toBe(fieldCount);
});

test('the sections are planned for about twenty minutes in all', () => {
  const minutes = frameworkSections.map(({ number }) => plannedMinutes(number));
  expect(minutes.every((planned) => planned > 0)).toBe(true);
  expect(minutes.reduce((sum, planned) => sum + planned)).toBe(20);
});
