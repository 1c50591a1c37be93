import { type Answers, answerFields, type SectionNumber } from '#framework/framework.ts';
import type { Audience } from './audience.ts';
import { piecesOf } from './clean.ts';
import { COMMON_NOUNS } from './common-nouns.data.ts';
import { KINDS, type Kind } from './kinds.data.ts';
import { singularOf, tokensOf } from './language.ts';

type Motif = { motif: string; sections: ReadonlySet<number> };

const VISIBLE: ReadonlySet<Kind> = new Set([
  'scene',
  'picture',
  'state',
  'story',
  'proof',
  'future',
  'tried',
  'loop',
  'approach',
]);
const ABSTRACT = /(?:tion|sion|ness|ment|ity|ance|ence|ship|ism|ing|age|ure|dom|hood|ery|acy|ist|ics)$/;

/**
 * The thing that is threaded through a section's opening or landing: the hook plants one of its own, and the close takes it up
 * again; the others have one of what they speak of. Null where nothing of the kind comes back in the answers.
 */
export function motifOf(
  section: SectionNumber,
  answers: Answers,
  audience: Audience,
  names: readonly string[],
): string | null {
  const found = motifsOf(answers, audience, names);
  const [planted] = found.filter(({ sections }) => sections.has(1) || sections.has(2));
  if (section === 2 || section === 7) return planted?.motif ?? null;
  const [other] = found.filter((one) => one !== planted && (section === 8 || one.sections.has(section)));
  return other?.motif ?? null;
}

/**
 * Things that come back in the author's own words and hardly anywhere else: nouns of at least two answers, one of which shows
 * something. Each is said with "the", in the number in which the author mostly uses it; the most frequent come first.
 */
export function motifsOf(answers: Answers, audience: Audience, names: readonly string[]): readonly Motif[] {
  const found = new Map<
    string,
    { fields: Set<string>; sections: Set<number>; visible: boolean; forms: Map<string, number> }
  >();
  const taken = names.join(' ').toLowerCase();
  for (const { field, sectionNumber } of answerFields) {
    const [kind] = KINDS[field];
    if (kind === 'choice' || kind === 'name') continue;
    for (const piece of piecesOf(answers[field] ?? '')) {
      const tokens = tokensOf(piece.text);
      for (const [index, { lower, pos, text }] of tokens.entries()) {
        if (
          pos !== 'NOUN' ||
          !/^\p{Ll}{4,12}$/u.test(text) ||
          tokens[index + 1]?.pos === 'NOUN' ||
          tokens[index - 1]?.pos === 'NOUN'
        )
          continue;
        const singular = singularOf(lower);
        if (COMMON_NOUNS.has(lower) || COMMON_NOUNS.has(singular) || ABSTRACT.test(singular)) continue;
        if (audience.nouns.has(singular) || taken.includes(singular) || /(?:er|or)$/.test(singular)) continue;
        const known = found.get(singular) ?? {
          fields: new Set(),
          sections: new Set(),
          visible: false,
          forms: new Map(),
        };
        known.fields.add(field);
        known.sections.add(sectionNumber);
        known.visible ||= VISIBLE.has(kind);
        known.forms.set(lower, (known.forms.get(lower) ?? 0) + 1);
        found.set(singular, known);
      }
    }
  }
  return [...found.values()]
    .filter(({ fields, visible }) => fields.size >= 2 && visible)
    .sort((a, b) => b.fields.size - a.fields.size)
    .map(({ forms, sections }) => ({
      motif: `the ${[...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? ''}`,
      sections,
    }));
}
