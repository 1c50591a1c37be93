import type { WritingEvent } from '../contract.ts';

const tick = 40;
/** Each tick shows this fraction of what waits, so that a fast writer is never far ahead of the page. */
const ticksBehind = 30;

type Pace = {
  /** True shows everything at once: reduced motion, a hidden page, a run that is to stop. */
  isHurried: () => boolean;
  pause: (milliseconds: number) => Promise<void>;
};

/** Hands the writer's text on word by word, in its order among the other events, faster the more of it waits. */
export async function* paceWords(events: AsyncIterable<WritingEvent>, pace: Pace): AsyncGenerator<WritingEvent> {
  const waiting: WritingEvent[] = [];
  let words = 0;
  let end: { error: unknown } | 'done' | undefined;
  let wake = () => {};
  const reading = (async () => {
    try {
      for await (const event of events) {
        for (const piece of piecesOf(event)) {
          waiting.push(piece);
          if (piece.type === 'text') words += 1;
        }
        wake();
      }
      end = 'done';
    } catch (error) {
      end = { error };
    }
    wake();
  })();

  for (;;) {
    if (waiting.length === 0) {
      if (end === 'done') break;
      if (end) throw end.error;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
      continue;
    }
    const allowance = pace.isHurried() ? words : Math.max(1, Math.ceil(words / ticksBehind));
    const batch = takeBatch(waiting, allowance);
    words -= batch.words;
    yield* batch.events;
    if (batch.words > 0 && !pace.isHurried()) await pace.pause(tick);
  }
  await reading;
}

function piecesOf(event: WritingEvent): WritingEvent[] {
  if (event.type !== 'text') return [event];
  return (event.text.match(/\s*\S+|\s+$/g) ?? []).map((text) => ({ ...event, text }));
}

/** Takes so many words and everything between them; neighbouring words of a section become one event. */
function takeBatch(waiting: WritingEvent[], allowance: number): { events: WritingEvent[]; words: number } {
  const events: WritingEvent[] = [];
  let words = 0;
  while (waiting.length > 0) {
    const next = waiting[0];
    if (!next || (next.type === 'text' && words >= allowance)) break;
    waiting.shift();
    if (next.type !== 'text') {
      events.push(next);
      continue;
    }
    words += 1;
    const last = events.at(-1);
    if (last?.type === 'text' && last.sectionNumber === next.sectionNumber) {
      events[events.length - 1] = { ...last, text: last.text + next.text };
    } else {
      events.push(next);
    }
  }
  return { events, words };
}
