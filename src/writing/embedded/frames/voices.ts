import { type Answers, choicesOf, type FieldName } from '#framework/framework.ts';
import type { Family, VoiceOf } from './frame.ts';

const SOURCES: Readonly<Record<VoiceOf, readonly [FieldName, string]>> = {
  personality: ['speakerPersonality', 'mentor'],
  price: ['priceSetupTone', 'warm'],
  close: ['desiredToneClose', 'understanding'],
  tapIn: ['toneTapIn', 'calm'],
  niche: ['priceSetupNiche', 'none'],
  priceAwareness: ['audienceAwarenessPrice', 'none'],
  listeners: ['audienceTypeClose', 'none'],
  call: ['ctaCalibration', 'none'],
  awareness: ['emotionalAwarenessLevel', 'none'],
};

/** Words people write instead of a choice of the list. */
const SYNONYMS: Readonly<Record<string, string>> = {
  humorous: 'funny',
  witty: 'funny',
  humor: 'funny',
  humour: 'funny',
  playful: 'funny',
  sarcastic: 'funny',
  lyrical: 'poetic',
  soft: 'gentle',
  kind: 'gentle',
  calm: 'gentle',
  honest: 'blunt',
  confident: 'bold',
  daring: 'bold',
  wise: 'mentor',
  teacher: 'mentor',
  friendly: 'friend',
  buddy: 'friend',
  motivating: 'coach',
  energetic: 'coach',
  rational: 'logical',
  clear: 'direct',
  trauma: 'trauma-informed',
  tough: 'tough-love',
  urgent: 'urgent-but-soft',
  analytic: 'analytical',
  formal: 'business-formal',
  empathetic: 'high-empathy',
  cohort: 'cohort-launch',
  '1-1': 'rolling-1-1',
  rolling: 'rolling-1-1',
  application: 'application-only',
  apply: 'application-only',
  logic: 'logic-heavy',
  emotion: 'emotion-heavy',
  emotional: 'emotion-heavy',
  problem: 'problem-aware',
  solution: 'solution-aware',
  product: 'product-aware',
  factual: 'matter-of-fact',
};

const FAMILIES: Readonly<Record<Family, readonly string[]>> = {
  hard: ['bold', 'blunt', 'coach'],
  light: ['funny', 'friend'],
  soft: ['gentle', 'poetic', 'mentor'],
};

/** The temper of the speaker, and the personality's place in it: siblings that take turns by it never say the same. */
export function familyFor(answers: Answers): { family: Family; place: number } {
  const personality = voiceFor('personality', answers);
  const family: Family = FAMILIES.hard.includes(personality)
    ? 'hard'
    : FAMILIES.light.includes(personality)
      ? 'light'
      : 'soft';
  return { family, place: FAMILIES[family].indexOf(personality) };
}

/** The temper of the close: its tone's own, where that has one. */
export function temperOf(sectionNumber: number, answers: Answers): Family {
  const tone = sectionNumber === 7 ? voiceFor('close', answers, '') : '';
  if (tone === 'direct') return 'hard';
  return tone === 'gentle' || tone === 'calming' ? 'soft' : familyFor(answers).family;
}

/**
 * The tones a beat takes turns in: the chosen one, or where none was chosen those that go on in the speaker's own voice. An aside goes on
 * in the temper of its section.
 */
export function voicesFor(source: VoiceOf | 'family', sectionNumber: number, answers: Answers): readonly string[] {
  if (source === 'family') return [temperOf(sectionNumber, answers)];
  if (source !== 'close' && source !== 'tapIn' && source !== 'price') return [voiceFor(source, answers)];
  const [field] = SOURCES[source];
  if (answers[field] !== undefined && voiceFor(source, answers, '') !== '') return [voiceFor(source, answers)];
  const personality = voiceFor('personality', answers);
  return OWN_TONES[source][personality] ?? [voiceFor(source, answers)];
}

const OWN_TONES: Readonly<Record<'close' | 'tapIn' | 'price', Readonly<Record<string, readonly string[]>>>> = {
  close: {
    bold: ['direct'],
    blunt: ['tough-love', 'direct'],
    coach: ['direct', 'tough-love'],
    funny: ['light'],
    friend: ['light'],
    gentle: ['gentle', 'understanding'],
    poetic: ['calming', 'gentle'],
    mentor: ['understanding', 'direct'],
  },
  tapIn: {
    bold: ['confident'],
    blunt: ['matter-of-fact', 'confident'],
    coach: ['confident', 'matter-of-fact'],
    funny: ['friend'],
    friend: ['friend'],
    gentle: ['soft', 'relief'],
    poetic: ['calm', 'soft'],
    mentor: ['calm', 'confident'],
  },
  price: {
    bold: ['direct'],
    blunt: ['direct', 'logical'],
    coach: ['direct'],
    funny: ['warm'],
    friend: ['warm', 'empathetic'],
    gentle: ['empathetic', 'warm'],
    poetic: ['warm', 'empathetic'],
    mentor: ['logical', 'warm'],
  },
};

/** The voice a beat is said in: the author's choice, also when it was written freely ("warm, a bit funny"); else a fitting default. */
export function voiceFor(source: VoiceOf, answers: Answers, otherwise?: string): string {
  const [field, standard] = SOURCES[source];
  const answer = (answers[field] ?? '').toLowerCase();
  const choices = choicesOf(field);
  const exact = choices.find((choice) => answer.trim() === choice);
  if (exact) return exact;
  const named = choices
    .filter((choice) => answer.includes(choice))
    .sort((a, b) => answer.indexOf(a) - answer.indexOf(b))[0];
  if (named) return named;
  const synonym = Object.entries(SYNONYMS).find(([word, choice]) => choices.includes(choice) && answer.includes(word));
  return synonym?.[1] ?? otherwise ?? standard;
}
