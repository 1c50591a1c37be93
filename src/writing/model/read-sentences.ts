/** A sentence as the model wrote it, and the paragraph it stands in. */
export type RawSentence = { text: string; paragraph: number };

const SENTENCE_END = /(?:[.!?…]+["')\]]*(?=\s+[^\s\p{Ll}])|[。！？]+["'」』）]*)\s*/gu;
const ABBREVIATION = /(?:^|[\s("])(?:Mr|Mrs|Ms|Dr|Prof|St|vs|etc|approx|e\.g|i\.e|\p{Lu})\.$/u;

/** Cuts a text that comes in pieces into sentences as soon as each is whole. A quotation stays in one piece. */
export function createSentenceReader() {
  let waiting = '';
  let paragraph = 0;
  let isNew = true;

  function read(piece: string): RawSentence[] {
    waiting = evenMarks(waiting + piece);
    const sentences: RawSentence[] = [];
    for (;;) {
      const line = /^([^\n]*)\n(\s*\n)?/.exec(waiting);
      // The rest of an empty line may still be on its way.
      if (!line || (line[2] === undefined && /^[^\n]*\n\s*$/.test(waiting))) break;
      sentences.push(...take(cut(line[1] ?? '', true)));
      waiting = waiting.slice(line[0].length);
      if (line[2] !== undefined) nextParagraph();
    }
    if (waiting.includes('\n')) return sentences;
    const open = cut(waiting, false);
    sentences.push(...take(open.slice(0, -1)));
    waiting = open.at(-1) ?? '';
    return sentences;
  }

  function take(texts: readonly string[]): RawSentence[] {
    return texts.flatMap((text) => {
      if (text.trim() === '') return [];
      isNew = false;
      return [{ text: text.trim(), paragraph }];
    });
  }

  function nextParagraph(): void {
    if (!isNew) paragraph += 1;
    isNew = true;
  }

  return {
    read,
    /** The last sentence, which had nothing after it to show that it was over. */
    end: (): RawSentence[] => [...read('\n\n'), ...take(cut(waiting, true))],
  };
}

const evenMarks = (text: string): string =>
  text
    .replace(/[“”„‟]/g, '"')
    .replace(/\r\n?/g, '\n')
    .replace(/\.{3,}/g, '…');

/** The sentences of a line, the last of them perhaps unfinished. In a whole line a quotation that never closes is none. */
function cut(line: string, isWhole: boolean): string[] {
  const stray = isWhole && line.split('"').length % 2 === 0 ? line.lastIndexOf('"') : -1;
  const text = stray < 0 ? line : line.slice(0, stray) + line.slice(stray + 1);
  const sentences: string[] = [];
  let from = 0;
  for (const end of text.matchAll(SENTENCE_END)) {
    const to = end.index + end[0].length;
    const sentence = text.slice(from, to);
    if (sentence.split('"').length % 2 === 0 || ABBREVIATION.test(sentence.trimEnd())) continue;
    sentences.push(sentence);
    from = to;
  }
  return [...sentences, text.slice(from)];
}
