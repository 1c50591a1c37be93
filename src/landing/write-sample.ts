import { type FieldName, frameworkFields, type SectionNumber } from '#framework/framework.ts';
import { theQuietQuarter } from '#projects/templates/the-quiet-quarter.data.ts';
import { writeSection } from '#writing/embedded/write-section.ts';
import type { WrittenSentence } from '#writing/script-writer.ts';
import type { SampleSection, SampleVoice } from './sample-script.ts';

/** The answer around which each section's passage stands: one that can be read at a glance. */
const passages: ReadonlyArray<{ section: SectionNumber; field: FieldName }> = [
  { section: 1, field: 'whatTheyCrave' },
  { section: 2, field: 'whatTheyKeepTrying' },
  { section: 3, field: 'realRootCause' },
  { section: 4, field: 'newRootProblem' },
  { section: 5, field: 'corePhilosophy' },
  { section: 6, field: 'mainSymptomFromHook' },
  { section: 7, field: 'patternBreakingTruth' },
  { section: 8, field: 'realLifeTransformation' },
];

/** Price, close and tap-in have a tone of their own; here it goes with the voice. */
const tones: Record<SampleVoice, Partial<Record<FieldName, string>>> = {
  blunt: { priceSetupTone: 'direct', desiredToneClose: 'tough-love', toneTapIn: 'matter-of-fact' },
  gentle: { priceSetupTone: 'empathetic', desiredToneClose: 'gentle', toneTapIn: 'soft' },
  mentor: { priceSetupTone: 'warm', desiredToneClose: 'understanding', toneTapIn: 'calm' },
};

/** One passage of each section, as the embedded writer writes it from a template's answers. */
export function writeSample(voice: SampleVoice, seed: number): SampleSection[] {
  const { name, targetAudience, answers } = theQuietQuarter;
  return passages.map(({ section, field }) => {
    const { sentences } = writeSection({
      sectionNumber: section,
      projectName: name,
      targetAudience,
      answers: { ...answers, ...tones[voice], speakerPersonality: voice },
      seed,
    });
    return { section, sentences: passageAround(sentences, field) };
  });
}

/** In words; what a paragraph adds beyond it is left out here. */
const longestPassage = 60;

function passageAround(sentences: readonly WrittenSentence[], field: FieldName): SampleSection['sentences'] {
  const home = sentences.find(({ fields }) => fields.includes(field));
  const question = frameworkFields.find((known) => known.field === field);
  let words = 0;
  return sentences
    .filter(({ paragraph }) => paragraph === (home?.paragraph ?? 0))
    .filter(({ text }) => {
      words += text.split(' ').length;
      return words < longestPassage;
    })
    .map((sentence) => {
      const text = setTypographically(sentence.text);
      return question && sentence.fields.includes(field) ? { text, answer: question.label } : { text };
    });
}

const setTypographically = (text: string): string =>
  text
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s(])'/g, '$1‘')
    .replaceAll("'", '’');
