import { countWords, speakingSeconds } from '#projects/speaking-time.ts';

export const sampleVoices = ['blunt', 'gentle', 'mentor'] as const;
export type SampleVoice = (typeof sampleVoices)[number];

/** `answer` is the label of the question whose answer the sentence was made of. */
export type SampleSentence = { text: string; answer?: string };
export type SampleSection = { section: number; sentences: readonly SampleSentence[] };
export type SampleScripts = Record<SampleVoice, readonly SampleSection[]>;

export type SectionSoFar = SampleSection & { isWriting: boolean };
export type ScriptSoFar = {
  sections: readonly SectionSoFar[];
  /** How far each of the eight sections is written, 0 to 1. */
  lit: readonly number[];
  seconds: number;
  isFinished: boolean;
};

const wordsOf = ({ sentences }: SampleSection): number =>
  sentences.reduce((sum, { text }) => sum + countWords(text), 0);

/** How many words a recorded script has. */
export const scriptWords = (script: readonly SampleSection[]): number =>
  script.reduce((sum, section) => sum + wordsOf(section), 0);

/** The script as it stands after its first `words` words. */
export function scriptAfter(script: readonly SampleSection[], words: number): ScriptSoFar {
  const sections: SectionSoFar[] = [];
  const lit: number[] = Array.from({ length: 8 }, () => 0);
  let left = words;
  for (const section of script) {
    const all = wordsOf(section);
    if (left <= 0) break;
    const share = Math.min(1, left / all);
    lit[section.section - 1] = share;
    sections.push({ section: section.section, sentences: firstWords(section.sentences, left), isWriting: share < 1 });
    left -= all;
  }
  return {
    sections,
    lit,
    seconds: speakingSeconds(Math.min(words, scriptWords(script))),
    isFinished: words >= scriptWords(script),
  };
}

function firstWords(sentences: readonly SampleSentence[], words: number): SampleSentence[] {
  const shown: SampleSentence[] = [];
  let left = words;
  for (const sentence of sentences) {
    if (left <= 0) break;
    const own = sentence.text.split(' ');
    shown.push(left >= own.length ? sentence : { ...sentence, text: own.slice(0, left).join(' ') });
    left -= own.length;
  }
  return shown;
}

/** What a voice adds of its own after the answer in a section. */
export function ownWords(script: readonly SampleSection[], section: number): string {
  const sentences = script.find((one) => one.section === section)?.sentences ?? [];
  const lastAnswer = sentences.findLastIndex(({ answer }) => answer);
  return sentences
    .slice(lastAnswer + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** "2:10" for 130 seconds. */
export function clockText(seconds: number): string {
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
