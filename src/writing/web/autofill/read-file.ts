import { longestContent } from '../../contract.ts';
import { autofillMessages } from './messages.ts';

const messages = autofillMessages.file;
const megabyte = 1024 * 1024;
const largestFile = 20 * megabyte;

/** What a file input is to offer. */
export const readableEndings = '.txt,.md,.markdown,.html,.htm,.vtt,.srt,.docx,.pdf';

/** Why a file was not taken, as a sentence for the person who chose it. */
export class UnreadableFileError extends Error {}

type Reader = (file: Blob) => Promise<string>;

const readers: Record<string, Reader> = {
  txt: readPlainText,
  md: readPlainText,
  markdown: readPlainText,
  vtt: readPlainText,
  srt: readPlainText,
  html: async (file) => asMarkdown(await readPlainText(file)),
  htm: async (file) => asMarkdown(await readPlainText(file)),
  docx: readDocx,
  pdf: readPdf,
};

/** The words of a file, read in the browser; what reads it is loaded when it is needed. */
export async function readFile(file: File): Promise<string> {
  const ending = file.name.toLowerCase().split('.').at(-1) ?? '';
  const read = Object.hasOwn(readers, ending) ? readers[ending] : undefined;
  if (!read) throw new UnreadableFileError(messages.kind(file.name));
  if (file.size > largestFile) throw new UnreadableFileError(messages.tooLarge(file.name, largestFile / megabyte));
  const text = await read(file).catch((error: unknown) => {
    throw new UnreadableFileError(messages.unreadable(file.name), { cause: error });
  });
  if (text.trim() === '') throw new UnreadableFileError(messages.empty(file.name));
  return text.trim();
}

/** A file's text behind what is there already. Throws when both together are too long to be analyzed. */
export function withFile(present: string, added: string, name: string): string {
  const text = present.trim() === '' ? added : `${present.trimEnd()}\n\n${added}`;
  if (text.length > longestContent) throw new UnreadableFileError(messages.tooLong(name, longestContent));
  return text;
}

/** UTF-8, UTF-16 by its mark, else the old Western encoding. */
async function readPlainText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const text = decode(bytes);
  if (text.includes('\0')) throw new Error('This is no text.');
  return text;
}

function decode(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A page as text that still shows its headings and lists, without menus and other furniture. */
async function asMarkdown(html: string): Promise<string> {
  const { readSource } = await import('../../autofill/read-source.ts');
  const { blocks } = readSource(html, 'html');
  const marks = { heading: '## ', item: '- ', quote: '> ', text: '' };
  return blocks
    .map(({ kind, text }, index) => {
      const followsItem = kind === 'item' && blocks[index - 1]?.kind === 'item';
      return `${index === 0 ? '' : followsItem ? '\n' : '\n\n'}${marks[kind]}${text}`;
    })
    .join('');
}

async function readDocx(file: Blob): Promise<string> {
  const { default: mammoth } = await import('mammoth');
  const { value } = await mammoth.convertToHtml({ arrayBuffer: await file.arrayBuffer() });
  return asMarkdown(value);
}

async function readPdf(file: Blob): Promise<string> {
  const { extractText, getDocumentProxy } = await import('unpdf');
  const pages = await getDocumentProxy(new Uint8Array(await file.arrayBuffer()));
  const { text } = await extractText(pages, { mergePages: true });
  return text;
}
