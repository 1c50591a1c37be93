import type { WizardFieldName } from '#framework/framework.ts';
import { isWizardField, promptClasses, type SentenceClass } from './fields.ts';
import { type Judges, judgePrompt } from './models.ts';
import { contentStems, promptKey } from './prompt-features.ts';
import { PROMPTS } from './prompts.data.ts';

/** What a label, heading or question asks for: the shares of the fields add up to one, less what may be none of them. */
export type PromptMatch = {
  exact: boolean;
  shares: ReadonlyMap<WizardFieldName, number>;
  best: WizardFieldName | null;
  share: number;
};

const known = new Map<string, SentenceClass[]>();
const vocabulary = new Set<string>();
for (const name of promptClasses) {
  const { labels, questions } = PROMPTS[name];
  for (const phrase of [...labels.split('|'), ...questions.split('|')]) {
    const key = promptKey(phrase);
    const fields = known.get(key) ?? [];
    if (!fields.includes(name)) known.set(key, [...fields, name]);
    for (const stem of contentStems(phrase)) vocabulary.add(stem);
  }
}

/** Prompts that hold a word of the trade: "How Low Notes works". */
const PATTERNS: readonly [RegExp, WizardFieldName][] = [
  [/^how .{0,40}\bworks?$/, 'planPartDetails'],
  [
    /^(?:two|three|four|five|six|seven|\d) (?:\S+ )?(?:steps|parts|phases|stages|pillars|modules|moves|rules)\b/,
    'planParts',
  ],
  [/^(?:about|meet|who is) \p{L}+$/u, 'breakingPointScene'],
  [/^why .{3,40}\b(?:fails?|dont work|doesnt work|didnt work|never|keeps?|happens?|not your fault)\b/, 'realRootCause'],
  [/^what .{0,30}\bcosts?$/, 'priceEntryStep'],
  [/^what .{0,30}\btried\b/, 'whatTheyKeepTrying'],
  [/^(?:is|are) .{2,30} (?:right )?for (?:you|me)$/, 'fitFilter'],
  [/^what .{0,20}\b(?:clients|students|members|people|customers|others) say\b/, 'planProofStory'],
];

/** The match of a prompt, or null where it asks for none of the fields. The words of the heading above it may decide. */
export function matchPrompt(judges: Judges, text: string, above = ''): PromptMatch | null {
  const exact =
    above === '' ? undefined : (known.get(promptKey(`${above} ${text}`)) ?? known.get(promptKey(`${text} ${above}`)));
  const fields = exact ?? known.get(promptKey(text));
  if (fields) {
    const asked = fields.filter((name): name is WizardFieldName => name !== 'none');
    return asked.length === 0
      ? null
      : matchOf(
          asked.map((name) => [name, 1 / asked.length]),
          true,
        );
  }
  const key = promptKey(text);
  const pattern = PATTERNS.find(([shape]) => shape.test(key));
  if (pattern) return matchOf([[pattern[1], 0.8]], false);
  const shares = judgePrompt(judges, text);
  const asked = promptClasses.flatMap((name, index): [WizardFieldName, number][] => {
    const share = shares[index] ?? 0;
    return isWizardField(name) && share >= 0.04 ? [[name, share]] : [];
  });
  return asked.length === 0 ? null : matchOf(asked, false);
}

/** Whether every telling word of a short text is one that labels use; "It comes down to this:" is no label. */
export function speaksLikeLabel(text: string): boolean {
  const stems = contentStems(text);
  return stems.length > 0 && stems.length <= 6 && stems.every((stem) => vocabulary.has(stem));
}

function matchOf(asked: readonly [WizardFieldName, number][], exact: boolean): PromptMatch {
  const [best, share] = asked.reduce((a, b) => (b[1] > a[1] ? b : a));
  return { exact, shares: new Map(asked), best, share };
}
