import { AGREEMENT } from './agreement.data.ts';
import { inTurn } from './in-turn.ts';
import { hasOwnGrammar } from './own-grammar.ts';
import { spokenSigns } from './signs.ts';
import { SLIPS } from './slips.data.ts';
import { spelledOut, withLastLetter } from './sound-alikes.ts';
import { withTheirs } from './theirs.ts';
import { TYPOS } from './typos.data.ts';

/** "Bjørn" does not end in "rn", and "Jun-Jun" is no month: such words are put aside while slips are mended. */
const ACCENTED = /\p{L}*[\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u024f\u1e00-\u1eff]\p{L}*|\b(\p{Lu}\p{Ll}+)-\1\b/gu;

/** Slips of the keyboard and shorthand put right, signs in words, and nothing shouted. */
export function mendSlips(text: string): string {
  const accented: string[] = [];
  const plain = text.replace(ACCENTED, (word) => {
    accented.push(word);
    return `${/^\p{Lu}/u.test(word) ? 'Z' : 'z'}zq${'x'.repeat(accented.length)}q`;
  });
  const spelled = withLastLetter(spelledOut(withTheirs(spokenSigns(plain)))).replace(/\p{L}+/gu, (word) => {
    const right = Object.hasOwn(TYPOS, word.toLowerCase()) ? TYPOS[word.toLowerCase()] : undefined;
    return right === undefined ? word : /^\p{Lu}/u.test(word) ? right.charAt(0).toUpperCase() + right.slice(1) : right;
  });
  return withoutSlips(spelled)
    .replace(/\^(\p{Ll})/gu, (_, letter: string) => letter.toUpperCase())
    .replace(/\+s (\p{L}+)/gu, (_, verb: string) => thirdPerson(verb))
    .replace(/[Zz]zq(x+)q/g, (_, place: string) => accented[place.length - 1] ?? '')
    .split('\n')
    .map((line) => calm(line))
    .join('\n');
}

/** Who speaks a grammar of its own keeps it. */
function withoutSlips(text: string): string {
  let isOwn: boolean | null = null;
  return slipsMended(text, (rule, mended) => {
    if (!AGREEMENT.some((one) => one === rule)) return true;
    isOwn ??= hasOwnGrammar(mended);
    return !isOwn;
  });
}
const slipsMended = inTurn(SLIPS);

const thirdPerson = (verb: string): string => (/(?:s|sh|ch|x|z)$/.test(verb) ? `${verb}es` : `${verb}s`);

/** A line shouted in capitals is said in an ordinary voice. */
function calm(line: string): string {
  const letters = line.replace(/[^\p{L}]/gu, '');
  if (letters.length < 12 || letters !== letters.toUpperCase() || !/[A-Z]/.test(letters)) return line;
  return line.toLowerCase().replace(/(?<!\p{L})i(?!\p{L})/gu, 'I');
}
