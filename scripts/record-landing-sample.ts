/**
 * Records the script that writes itself on the landing page: the embedded writer's own sentences for the answers of one
 * template, in three voices. From each section one passage that can be read at a glance is kept.
 */
import { writeFile } from 'node:fs/promises';
import { frameworkFields, sectionNumbers } from '#framework/framework.ts';
import { type SampleSection, type SampleVoice, sampleVoices } from '#landing/sample-script.ts';
import { countWords } from '#projects/speaking-time.ts';
import { findTemplate } from '#projects/templates.ts';
import { createEmbeddedWriter } from '#writing/embedded-writer.ts';
import type { ScriptWriter, WrittenSentence } from '#writing/script-writer.ts';

const target = 'src/landing/sample-script.data.ts';
const passage = { fewestWords: 18, mostWords: 38, mostSentences: 4 };
const seed = Number(process.argv[2] ?? 1);

const template = findTemplate('the-quiet-quarter');
if (!template) throw new Error('The template "the-quiet-quarter" is gone.');
const { name, targetAudience, answers } = template;

const labels = new Map<string, string>(frameworkFields.map(({ field, label }) => [field, label]));

async function sentencesOf(writer: ScriptWriter, voice: SampleVoice, sectionNumber: SampleSection['section']) {
  const number = sectionNumbers.find((known) => known === sectionNumber);
  if (!number) throw new Error(`There is no section ${sectionNumber}.`);
  const request = {
    sectionNumber: number,
    projectName: name,
    targetAudience,
    answers: { ...answers, speakerPersonality: voice },
    seed,
  };
  const sentences: WrittenSentence[] = [];
  for await (const sentence of writer.write(request, new AbortController().signal)) sentences.push(sentence);
  return sentences;
}

/** The first run of sentences short enough for the sheet in which an answer is heard. */
function passageOf(sentences: readonly WrittenSentence[]): WrittenSentence[] {
  for (let start = 0; start < sentences.length; start++) {
    for (let length = passage.mostSentences; length >= 2; length--) {
      const run = sentences.slice(start, start + length);
      const words = run.reduce((sum, { text }) => sum + countWords(text), 0);
      const isFitting = words >= passage.fewestWords && words <= passage.mostWords;
      if (run.length === length && isFitting && run.some(({ fields }) => fields.length > 0)) return run;
    }
  }
  return sentences.slice(0, 2);
}

/** One sentence of the passage shows the question whose answer it was made of. */
function markAnswer(run: readonly WrittenSentence[]): SampleSection['sentences'] {
  const answered = run.filter(({ fields }) => fields.length > 0);
  const marked = answered.toSorted((one, other) => one.text.length - other.text.length).at(0);
  return run.map((sentence) => {
    const label = sentence === marked && labels.get(sentence.fields[0] ?? '');
    const text = setTypographically(sentence.text);
    return label ? { text, answer: label } : { text };
  });
}

const setTypographically = (text: string): string =>
  text
    .replaceAll(/(^|[\s(])"/g, '$1“')
    .replaceAll('"', '”')
    .replaceAll(/(^|[\s(])'/g, '$1‘')
    .replaceAll("'", '’');

async function record(writer: ScriptWriter, voice: SampleVoice): Promise<SampleSection[]> {
  const sections: SampleSection[] = [];
  for (const section of sectionNumbers) {
    sections.push({ section, sentences: markAnswer(passageOf(await sentencesOf(writer, voice, section))) });
  }
  return sections;
}

const writer = createEmbeddedWriter();
const scripts: Partial<Record<SampleVoice, SampleSection[]>> = {};
for (const voice of sampleVoices) scripts[voice] = await record(writer, voice);
await writer.close();

await writeFile(
  target,
  `import type { SampleScripts } from './sample-script.ts';

/** Recorded by scripts/record-landing-sample.ts with seed ${seed}; run it again when the writer has learned something. */
export const sampleScripts: SampleScripts = ${JSON.stringify(scripts, null, 2)};
`,
);
process.stdout.write(`Recorded ${target}. Format it with "npm run format".\n`);
