import { looksLikeCaptions, readCaptions } from './read-captions.ts';
import { readHtml } from './read-html.ts';
import { readText } from './read-text.ts';
import { joinLines, type Source } from './source.ts';

const HTML_TYPES = /html/i;
const CAPTION_TYPES = /vtt|srt|subrip/i;

/**
 * Plain text, Markdown, a web page or a transcript (.vtt, .srt) as one text with its blocks. The content type is a hint (a media
 * type or a file ending); where it says no more than "text" the text itself tells its format.
 */
export function readSource(text: string, contentType = 'text'): Source {
  if (CAPTION_TYPES.test(contentType) || looksLikeCaptions(text)) {
    const lines = readCaptions(text);
    if (lines.length > 0) return joinLines(lines, null);
  }
  if (HTML_TYPES.test(contentType) || looksLikeHtml(text)) {
    const { lines, title } = readHtml(text);
    return joinLines(lines, title);
  }
  return joinLines(readText(text), null);
}

const looksLikeHtml = (text: string): boolean => {
  const start = text.slice(0, 20_000);
  if (/^\s*<(?:!doctype html|html|head|body)\b/i.test(start)) return true;
  return (start.match(/<\/(?:p|div|li|h[1-6]|span|section|td|ul|a)>/gi) ?? []).length >= 3;
};
