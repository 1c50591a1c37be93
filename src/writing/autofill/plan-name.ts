import type { Sentence } from './classify.ts';
import { shareOf } from './classify.ts';

const WORD = "(?:\\p{Lu}[\\p{L}\\p{N}'’-]*|\\p{N}+)";
const RUN = `["“‘*]?((?:(?:[Tt]he|[Dd]ie|[Dd]as|[Ll]e|[Ll]a|[Mm]y|[Oo]ur) )?${WORD}(?:[,:]? (?:(?:of|the|to|in|for|and|a|an|at|on|by|your|then|with|from|&|not|is|it|or) ){0,2}${WORD})*)`;
const CALLED =
  "\\b(?:called|calls? (?:it|this|that|(?:my|our|the|this) [\\p{L} ]{2,24})|named|name(?:d|'s|’s)?(?: is| for it is)?|bapti[sz]ed|christened|known as|titled|dubbed|calling it|refer to (?:it|this) as)(?: (?:it|this|the (?:programme|program|course|method|plan|system|framework)))?,?\\s+";
const KIND =
  '(?:method|system|framework|formula|blueprint|plan|protocol|programme|program|process|approach|model|campaign|technique|roadmap)';

const SHAPES: readonly { shape: RegExp; worth: number; of: 'plan' | 'project' | 'either' }[] = [
  {
    shape: new RegExp(
      `\\b(?:course|programme|program|workshop|app|club|company|business|school|academy|membership|brand|book|podcast|challenge)\\b[^.]{0,24}${CALLED}${RUN}`,
      'u',
    ),
    worth: 0.75,
    of: 'either',
  },
  { shape: new RegExp(`\\b${KIND}\\b[^.]{0,30}?(?:is|:|,)\\s+${RUN}`, 'u'), worth: 0.7, of: 'plan' },
  { shape: new RegExp(`${CALLED}${RUN}`, 'u'), worth: 0.8, of: 'plan' },
  { shape: new RegExp(`\\b[Tt]he ${RUN} ${KIND}\\b`, 'u'), worth: 0.7, of: 'plan' },
  {
    shape: new RegExp(
      `\\b((?:[Tt]he )?${WORD}(?: (?:of |the |to |in |for |and )?${WORD}){0,4} (?:Method|System|Framework|Formula|Blueprint|Plan|Protocol|Programme|Program|Process|Approach|Model|Campaign|Roadmap))\\b`,
      'u',
    ),
    worth: 0.7,
    of: 'plan',
  },
  {
    shape:
      /\b(?:(?:it'?s|it’s|is) called|i call (?:it|this)|we call (?:it|this)|i teach something called|named it)\s+((?:the |a )?[\p{L}'’-]+(?: (?!and\b|but\b|because\b|it\b|it's\b|which\b|there\b|so\b|we\b|you\b|i\b|that\b|is\b)[\p{L}'’-]+){0,4})/iu,
    worth: 0.5,
    of: 'plan',
  },
];
const NO_NAME =
  /^(?:I|It|You|We|They|He|She|This|That|The|My|Our|And|But|So|Yes|No|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)$/;

export type FoundName = { name: string; worth: number; of: 'plan' | 'project' | 'either'; sentence: Sentence };

/** Every name that a sentence gives to a method or a course, the surest first. */
export function findNames(sentences: readonly Sentence[]): FoundName[] {
  const found = sentences.flatMap((sentence, index): FoundName[] => {
    if (sentence.vetoed || sentence.piece.heading) return [];
    const near = Math.max(
      ...[0, 1, 2].map((step) => planShare(sentences[index + step])),
      planShare(sentences[index - 1]),
    );
    return SHAPES.flatMap(({ shape, worth, of }) => {
      const name = shape.exec(sentence.text)?.[1]?.replace(/[\s,:'’"”]+$/u, '');
      if (!name || NO_NAME.test(name) || name.length > 60) return [];
      return [{ name, worth: worth * (0.45 + 0.65 * Math.min(near * 1.4, 1)), of, sentence }];
    });
  });
  return found.sort((a, b) => b.worth - a.worth);
}

const planShare = (sentence: Sentence | undefined): number =>
  sentence
    ? shareOf(sentence.shares, 'planName') +
      shareOf(sentence.shares, 'planParts') +
      0.7 * shareOf(sentence.shares, 'planPartDetails')
    : 0;
