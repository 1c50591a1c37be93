import { hasStem, wordsOf } from './match-stems.ts';
import type { Motif } from './panel.ts';
import type { Random } from './random.ts';
import { type SceneName, sceneRows } from './scenes.data.ts';

const forWord = 3;
/** A thing that is named outweighs every beat. */
const forThing = 5;
/** More words than this about one thing say nothing new. */
const wordsCounted = 2;
const forSection = 2;

/** The scene that the words and the section call for; where several do, the seed decides. */
export function chooseScene({ sectionReference, words }: Motif, random: Random): SceneName {
  const said = wordsOf(words);
  const wishes = sceneRows.map(({ name, sections, stems }) => {
    const found = stems.filter((stem) => said.some((word) => hasStem(word, stem))).length;
    const isItsBeat = sections.some((section) => section === sectionReference);
    const worth = sections.length === 0 ? forThing : forWord;
    return { name, wish: Math.min(found, wordsCounted) * worth + (isItsBeat ? forSection : 0) };
  });
  const strongest = Math.max(...wishes.map(({ wish }) => wish));
  const [first = sceneRows[0], ...others] = wishes.filter(({ wish }) => wish >= strongest - 1);
  return random.pick([first, ...others]).name;
}
