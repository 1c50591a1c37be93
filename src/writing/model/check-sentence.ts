import { sectionName } from '#framework/framework.ts';
import { isForeign } from '../embedded/grammar/foreign.ts';
import { contentWords, isSpeakable, missingWords } from '../embedded/self-check.ts';
import type { SectionRequest } from '../script-writer.ts';
import { figuresOf, newFigures } from './figures.ts';

/**
 * Why a sentence is left out. `furniture` was never meant to be spoken (a heading, a remark, a stage direction); the others
 * claim or show what stands in no answer, or say a sentence twice.
 */
export type Fault = 'furniture' | 'leak' | 'figure' | 'name' | 'quotation' | 'repeated';
export type Checked = { text: string } | { fault: Fault };

const OPENERS = /^(?:sure|certainly|of course|absolutely|okay|ok|great)[!.,]*$/i;
const REMARK =
  /^(?:(?:sure|certainly|of course|absolutely|okay)\b.{0,40})?\b(?:here(?:'s| is| are)|below is|this is) (?:the|your|a|my)\b.*\b(?:section|script|version|draft|rewrite)\b.*[:.!]$|^(?:let me know|feel free|would you like me|i hope this)\b.*\b(?:adjust|revis|tweak|change|shorten|version|edit|help)|^\W*word count\b/i;
const STAGE = /^(?:\([^)]*\)|\[[^\]]*\]|\*[^*]*\*|[-–—*_=#\s]+)[.!]?$/;
const LEAKS =
  /<\/?\w+[^>]*>|\{[^}]*\}|\[[^\]]*\]|```|\bundefined\b|\bNaN\b|\bthe material\b|"(?:use|background|wishes)"/gi;
const REFUSAL =
  /^(?:(?:i['’]?m|i am|we['’]re)? ?(?:very |so )?sorry|unfortunately|as an ai)\b.*\b(?:can['’]?t|cannot|can not|unable|not able|won['’]t)\b|^i (?:can['’]?t|cannot|am unable to|am not able to|won['’]t) (?:assist|help with|comply|fulfil|create|write|provide|generate)\b|\bas an ai\b/i;

const DAYS =
  'Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter God Internet English'.split(
    ' ',
  );

/** A model that says it will not write. */
export const isRefusal = (sentence: string): boolean => REFUSAL.test(sentence);

/** Judges the sentences of one section in their order. Only what passes is ever shown. */
export function createSentenceCheck(request: SectionRequest): (raw: string) => Checked {
  const { answers, projectName, targetAudience, sectionNumber } = request;
  const sources = evenText([projectName, targetAudience, ...Object.values(answers)].join('\n'));
  const lowered = sources.toLowerCase();
  const figures = figuresOf(sources);
  const isEnglish = !isForeign(sources);
  const said = new Set<string>();

  function faultOf(text: string): Fault | null {
    if (!/[\p{L}\p{N}]/u.test(text) || OPENERS.test(text) || REMARK.test(text)) return 'furniture';
    if (isHeading(text, sectionNumber)) return 'furniture';
    if (text.match(LEAKS)?.some((leak) => !lowered.includes(leak.toLowerCase()))) return 'leak';
    if (isEnglish && !isSpeakable(text, sources)) return 'leak';
    if (newFigures(text, figures).length > 0) return 'figure';
    if (isEnglish && namesIn(text).some((name) => !lowered.includes(name.toLowerCase()))) return 'name';
    if (quotationsIn(text).some((quoted) => isNewQuotation(quoted, sources))) return 'quotation';
    return said.has(text.toLowerCase()) && text.length > 25 ? 'repeated' : null;
  }

  return (raw) => {
    if (STAGE.test(raw) && !sources.includes(raw)) return { fault: 'furniture' };
    if (/^#{1,6}\s|^\*\*[^*]+\*\*:?$/.test(raw)) return { fault: 'furniture' };
    const text = plain(raw);
    const fault = faultOf(text);
    if (fault) return { fault };
    said.add(text.toLowerCase());
    return { text };
  };
}

const evenText = (text: string): string => text.replace(/[“”„‟]/g, '"').replace(/\.{3,}/g, '…');

/** Without the marks of Markdown and without emoji. */
const plain = (raw: string): string =>
  raw
    .replace(/^(?:[-*•>]|\d{1,2}[.)])\s+/, '')
    .replace(/(\*\*|__)(?=\S)(.*?\S)\1/g, '$2')
    .replace(/(?<![\w*])[*_](?=\S)([^*_]*\S)[*_](?![\w*])/g, '$1')
    .replace(/\s*\p{Emoji_Presentation}|\uFE0F|\*\*/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

const isHeading = (text: string, sectionNumber: number): boolean =>
  /^section \d\b/i.test(text) || text.replace(/[:.]$/, '').toLowerCase() === sectionName(sectionNumber).toLowerCase();

/** Capitalised words inside a sentence; those that open a sentence or a quotation have their capital from there. */
const namesIn = (text: string): string[] =>
  [...text.matchAll(/(?<=[\p{L}\p{N},;]['’]?\s)\p{Lu}[\p{Ll}]{2,}(?:['’]s)?/gu)]
    .map(([name]) => name.replace(/['’]s$/, ''))
    .filter((name) => !DAYS.includes(name));

const quotationsIn = (text: string): string[] => [...text.matchAll(/"([^"]+)"/g)].map(([, quoted = '']) => quoted);

/** Longer than a word or two, and mostly made of words that nobody typed. */
function isNewQuotation(quoted: string, sources: string): boolean {
  const words = contentWords(quoted).length;
  return words >= 3 && missingWords(quoted, sources).length / words > 0.5;
}
