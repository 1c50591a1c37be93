import { answersToBeSaid } from '../embedded/could-be-said.ts';
import { warmUpWriter } from '../embedded/warm-up.ts';
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

warmUpWriter();
