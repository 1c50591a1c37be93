import type { WizardAnswers, WizardFieldName } from '#framework/framework.ts';
import { countWords, speakingSeconds } from '#projects/speaking-time.ts';
import { type AnswerToBeSaid, answerToBeSaid } from '../answer-to-be-said.ts';
import { useSpokenSections } from '../use-spoken-sections.ts';
import { audibleSections, nextLabel, plainGroups, type SoundGroup, spokenGroups } from './sound-lines.ts';

export type Sound = {
  groups: readonly SoundGroup[];
  /** What the answer one is writing becomes; '' while it becomes nothing. */
  present: string;
  couldBeSaid: AnswerToBeSaid | undefined;
  next: string | undefined;
  seconds: number;
  voice: string | undefined;
};

/** How the answers of a step will sound, by the embedded writer; as bare lines until it has been heard. */
export function useSound(answers: WizardAnswers, step: number, field: WizardFieldName | undefined): Sound {
  const { targetAudience = '', ...own } = answers;
  const audible = audibleSections(answers, step);
  const heard = useSpokenSections(
    audible.map((sectionNumber) => ({
      sectionNumber,
      projectName: own.projectName?.trim() ?? '',
      targetAudience,
      answers: own,
      seed: 1,
    })),
  );
  const isFitting = heard && audible.every((number) => heard.some(({ sectionNumber }) => sectionNumber === number));
  const groups = isFitting
    ? spokenGroups(
        heard.filter(({ sectionNumber }) => audible.includes(sectionNumber)),
        step,
        field,
      )
    : plainGroups(answers, step, field);
  const said = groups.flatMap(({ paragraphs }) => paragraphs.flatMap((paragraph) => paragraph.said));
  return {
    groups,
    present: said
      .filter(({ isPresent }) => isPresent)
      .map(({ text }) => text)
      .join(' '),
    couldBeSaid: answerToBeSaid(heard, field, answers),
    next: nextLabel(answers, step, field),
    seconds: speakingSeconds(said.reduce((sum, { text }) => sum + countWords(text), 0)),
    voice: answers.speakerPersonality?.trim() || undefined,
  };
}
