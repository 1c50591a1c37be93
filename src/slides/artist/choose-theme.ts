import type { OutlineScript } from '../deck-outliner.ts';
import { type ThemeName, themeNames } from '../look.ts';
import { hasStem, wordsOf } from './art/match-stems.ts';
import { tonesOfThemes } from './themes-by-words.data.ts';

/** A word of the name or the audience says more about the trade than one of the script. */
const weights = { name: 4, audience: 3, script: 1, tone: 2 };
/** A stem that the script says more often than this says nothing new. */
const timesAtMost = 3;
/** Fewer signs than this are chance. */
const leastWish = 3;

/** The theme that suits the script's trade and tone; where its words do not say, the seed decides. */
export function chooseTheme(
  { projectName, targetAudience, answers, sections }: OutlineScript,
  seed: number,
): ThemeName {
  const name = wordsOf(projectName);
  const audience = wordsOf(targetAudience);
  const script = wordsOf(sections.map(({ content }) => content).join(' '));
  const tone = answers.toneTapIn ?? '';
  const wishes = tonesOfThemes.map(({ theme, tones, stems }) => {
    const counts = stems.map((stem) => {
      const timesIn = (words: readonly string[]): number => words.filter((word) => hasStem(word, stem)).length;
      return (
        weights.name * timesIn(name) +
        weights.audience * timesIn(audience) +
        weights.script * Math.min(timesAtMost, timesIn(script))
      );
    });
    const isItsTone = tones.some((one) => one === tone);
    return { theme, wish: counts.reduce((sum, count) => sum + count, isItsTone ? weights.tone : 0) };
  });
  const strongest = Math.max(...wishes.map(({ wish }) => wish));
  const suited =
    strongest < leastWish ? [...themeNames] : wishes.filter(({ wish }) => wish === strongest).map(({ theme }) => theme);
  return suited[seed % suited.length] ?? 'paper';
}
