import { tidy } from './source.ts';
import { stemOf, wordsOf } from './words.ts';

const ARTICLE = /^(?:the|a|an|your|our|my|their|his|her)\s+(?=\S)/;
/** Not "yes to", which would be another's "to". */
const FILLER =
  /^(?:so|and|but|well|okay|ok|great|hm|right|now|also|then|yes|interesting|nice|perhaps|maybe|please|first|finally|last|big|main|key|biggest|\d{1,2}|q\d*|step)\s+(?=.{4})/;

/** A label, heading or question without what varies: case, marks, leading fillers and articles. */
export function promptKey(text: string): string {
  let key = tidy(text)
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/[’']/g, '')
    .replace(/&/g, ' and ')
    .replace(/[^\p{L}\p{N} ]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  for (let times = 0; times < 4; times++) {
    const shorter = key.replace(ARTICLE, '').replace(FILLER, '');
    if (shorter === key) break;
    key = shorter;
  }
  return key;
}

const GLUE = new Set(
  'the a an of to and or for in on at it is are was be do does did they them their we you your i my our that this so with about by from has have had'
    .split(' ')
    .map(stemOf),
);

/** Cues of a prompt: its stems, neighbouring pairs and how it begins. */
export function promptFeatures(text: string): Set<string> {
  const stems = wordsOf(promptKey(text))
    .map(({ stem }) => stem)
    .slice(0, 30);
  const features = new Set<string>();
  stems.forEach((stem, index) => {
    features.add(GLUE.has(stem) ? `g ${stem}` : `w ${stem}`);
    const next = stems[index + 1];
    if (next !== undefined) features.add(`b ${stem} ${next}`);
  });
  features.add(`^ ${stems.slice(0, 2).join(' ')}`);
  features.add(`# ${Math.min(stems.length, 6)}`);
  return features;
}

export const contentStems = (text: string): string[] =>
  wordsOf(promptKey(text))
    .map(({ stem }) => stem)
    .filter((stem) => !GLUE.has(stem));
