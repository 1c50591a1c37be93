import { answersToBeSaid } from '../embedded/could-be-said.ts';
import { writeSection } from '../embedded/write-section.ts';
import type { SoundAnswer, SoundOrder } from './use-spoken-sections.ts';

/** The embedded writer itself, beside the page: what it says here is what it will write. */
self.addEventListener('message', ({ data: { id, requests } }: MessageEvent<SoundOrder>) => {
  const sections = requests.map((request) => ({
    sectionNumber: request.sectionNumber,
    sentences: writeSection(request).sentences,
    couldBeSaid: answersToBeSaid(request),
  }));
  self.postMessage({ id, sections } satisfies SoundAnswer);
});

// What is said for the first time takes a second of reading lexicons and rules; better now than behind the first answer.
writeSection({
  sectionNumber: 1,
  projectName: '',
  targetAudience: 'people who speak',
  answers: { audiencePain: 'They wake at three and count their invoices.' },
  seed: 1,
});
