import { type Answers, frameworkSections } from '#framework/framework.ts';
import { writeSection } from './write-section.ts';

/**
 * What is written for the first time takes a second or more of reading lexicons and rules; better now than before the first words. The
 * rules are prepared apart for text with signs beyond Latin-1, so both kinds are written.
 */
export function warmUpWriter(): void {
  for (const answers of [typed, typeset]) {
    for (const { number: sectionNumber } of frameworkSections) {
      writeSection({
        sectionNumber,
        projectName: 'The Spoken Hour',
        targetAudience: 'people who speak',
        answers,
        seed: 1,
      });
    }
  }
}

const typed: Answers = {
  audiencePain: 'They wake at three and count their invoices.',
  whatNotWorking: 'Reading the slides aloud, then apologising for it.',
  yourDifferentApproach: "I don't teach slides, I teach one hour a week of telling it.",
  timeCost: '6 hours a week',
  planParts: '1. The hour\n2. The story\n3. The ask',
  priceEntryStep: '$90 for the first hour',
};
const typeset: Answers = Object.fromEntries(
  Object.entries(typed).map(([field, answer]) => [field, `${answer} “Not yet”, they’d say – and wait…`]),
);
