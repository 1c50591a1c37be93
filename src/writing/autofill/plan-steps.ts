import { countWords } from './sentences.ts';

/** One step of a plan as it stands in a list: its name, what happens in it, or both. */
export type Step = { name: string; detail: string };

const NUMBER = '(?:\\d{1,2}|one|two|three|four|five|six|seven|[ivx]{1,4})';
const COUNTED = new RegExp(
  `^(?:(?:step|phase|stage|part|weeks?|module|pillar|round|day|month|level)s?\\s*(?:no\\.?\\s*)?${NUMBER}(?:\\s*(?:-|–|to|and|&)\\s*${NUMBER})?\\b\\s*(?:is|[.:)–—=-])*|\\(?\\d{1,2}\\s*[.:)]|\\d{1,2}(?=\\s+\\p{Lu}))\\s*`,
  'iu',
);
const PARTED = /^(["“]?[^:–—=.?!]{2,48}?)\s*(?::|\s[–—-]+(?=\s)|=|->|→|\.(?=\s)|[?!](?=\s)|\((?=.+\)$))\s*(.+)$/su;

export const isCounted = (text: string): boolean => COUNTED.test(text);
/** "Part 1", "Step two": a label that only counts. */
export const isOnlyCounted = (text: string): boolean =>
  isCounted(text) && /\p{L}/u.test(text) && withoutCount(text) === '';
const withoutCount = (text: string): string => text.replace(COUNTED, '');

/** Reads "1. Bed. You build a bed …", "Step two: Hold" or "Spot – write it down". */
export function stepOf(text: string): Step {
  const bare = withoutCount(text.trim());
  const [, name, detail] = PARTED.exec(bare) ?? [];
  if (name && detail && countWords(name) <= 6)
    return { name: bareName(name), detail: detail.replace(/\)$/, '').trim() };
  if (countWords(bare) <= 6 && !/[,;]/.test(bare)) return { name: bareName(bare), detail: '' };
  return { name: '', detail: bare };
}

const bareName = (text: string): string =>
  text
    .replace(/^["“'‘*\s]+|["”'’*.,;:!\s]+$/gu, '')
    .replace(/^(?:and|then|finally|first|second|third|last|lastly)\s+/i, '');

const COUNT_WORD = '(?:two|three|four|five|six|seven|2|3|4|5|6|7|a few|several)';
const PART_WORD =
  '(?:steps?|parts?|phases?|stages?|pillars?|skills?|things|bits?|moves?|rounds?|questions|pieces|modules?|elements|rules|habits|components|levels|stops|layers|building blocks)';
const ANNOUNCED = new RegExp(
  `\\b(?:${COUNT_WORD}\\s+(?:[\\p{L}-]+\\s+){0,2}${PART_WORD}|(?:steps|parts|phases|stages|pillars|moves) (?:are|is|were)\\b|${COUNT_WORD}:\\s)`,
  'iu',
);
const SPLIT = /\s*(?:,\s*(?:and|then|&)\s+|,|;|\/|→|->|>|\+|\s(?:and|&|then)\s|\.\s+(?=\p{Lu})|\s(?=\d[.)]\s))\s*/u;
const LEAD =
  /^(?:(?:and|then|the|a|an|it's|it’s|there's|there’s|they are|first|finally|last|lastly|second|third|\d[.)])\s+)+/i;

/** Whether a sentence says that a list of parts is coming or has it in itself. */
export const announcesParts = (text: string): boolean => ANNOUNCED.test(text);

/** The names of the parts where a sentence lists them: after a colon, after the word for parts, or as a row of capitals. */
export function partsIn(text: string): string[] {
  const afterColon = /[:：]\s*(.+?)\.?$/su.exec(text)?.[1];
  const cue = ANNOUNCED.exec(text);
  const afterCue = cue
    ? text
        .slice(cue.index + cue[0].length)
        .replace(
          /^[\s,]*(?:which (?:are|I call)|called|namely|are|is|it's|it’s|there's|there’s|in it|to it)?[\s,:]*/i,
          '',
        )
    : undefined;
  for (const tail of [afterColon, afterCue, text]) {
    const names = tail === undefined ? [] : namesIn(tail, tail === text);
    if (names.length >= 2) return names;
  }
  return capitalsIn(text);
}

function namesIn(tail: string, strict: boolean): string[] {
  const pieces = tail
    .replace(/[.!]\s*$/, '')
    .split(SPLIT)
    .map((piece) => bareName(piece.replace(LEAD, '').replace(LEAD, '')))
    .filter(Boolean);
  if (
    pieces.length < 2 ||
    pieces.length > 8 ||
    pieces.some((piece) => countWords(piece) > (strict ? 3 : 4) || /[:?"“]/.test(piece))
  )
    return [];
  if (strict && !pieces.every((piece) => /^[\p{Lu}\d]/u.test(piece))) return [];
  return pieces;
}

const CAPITAL_NAME =
  "(?:(?:the|a|an|your) )?\\p{Lu}[\\p{L}'’-]*(?: (?:\\p{Lu}[\\p{L}'’-]*|of|the|to|in|on|your|it|up|out|not|what|if|is))*";
const ROW = new RegExp(
  `${CAPITAL_NAME}(?:, (?:and |then )?${CAPITAL_NAME})+(?:,? (?:and|then|&) ${CAPITAL_NAME})|${CAPITAL_NAME} and ${CAPITAL_NAME}(?=[.,]?$)`,
  'u',
);

function capitalsIn(text: string): string[] {
  const row = ROW.exec(text)?.[0];
  if (!row) return [];
  const names = row
    .split(SPLIT)
    .map((piece) => bareName(piece.replace(LEAD, '')))
    .filter(Boolean);
  return names.every((name) => countWords(name) <= 5) && names.length >= 2 ? names : [];
}

const STEP_NAMES: readonly RegExp[] = [
  /\b(?:step|phase|part|stage|week|pillar|round|move)s?\s+(?:one|two|three|four|five|six|\d)\b[^\p{Lu}]{0,14}?(?:is|,|:|–)\s*(?:called\s+)?(?:the\s+)?["“]?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,3})/u,
  /^(?:And |Then |Finally |Lastly |First |Last )?[Ii]n (?:the (?:first|second|third|fourth|fifth|last|next|final)(?: (?:one|part|step|phase|stage))?,? )?(?:the )?["“]?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})/u,
  /^(?:(?:And|Then|Next|First|Second|Third|Finally|Last|Lastly|After that|You begin with|You start with)\b[^\p{Lu}.]{0,34}?)(?:the )?["“]?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})/u,
  /^["“]?(\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2})["”]?\s*(?:=|:|–|—|means\b|is where\b|is when\b|is the\b)/u,
];
const NO_NAME =
  /^(?:I|I'm|I’m|I'll|You|We|They|It|He|She|The|In|And|Then|First|Next|Finally|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|This|That|There|Here)$/;

/** The name of the one step a sentence speaks of, or an empty text. */
export function nameOfStep(text: string): string {
  for (const shape of STEP_NAMES) {
    const name = shape.exec(text)?.[1];
    if (name && !NO_NAME.test(name)) return bareName(name);
  }
  return '';
}

const COUNTS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7 };

/** How many parts a sentence says there are; 0 where it says nothing of the kind. */
export function partsAnnounced(text: string): number {
  const [count = ''] =
    ANNOUNCED.exec(text)?.[0]
      .toLowerCase()
      .match(/^\p{L}+|^\d/u) ?? [];
  return COUNTS[count] ?? Number(/^\d$/.test(count) ? count : 0);
}

/** "DRY. You split …", "So there's Your Side, where …": the name with which a sentence opens, or an empty text. */
export function openingName(text: string): string {
  const [, shouted = ''] = /^(\p{Lu}{3,}(?: \p{Lu}{2,})*)[.:]? /u.exec(text) ?? [];
  if (shouted !== '') return bareName(shouted);
  const [, led = ''] = OPENING_NAME.exec(text) ?? [];
  if (led !== '' && !NO_NAME.test(led)) return bareName(led);
  return nameOfStep(text);
}
const ORDER =
  '(?:so|and|then|first|second|third|next|last|now|finally|one is|(?:the )?(?:first|second|third|fourth|fifth|next|last)(?: one| part| step)? is)';
const OPENING_NAME = new RegExp(
  `^(?i:(?:${ORDER}|there['’]s|it['’]s|comes|you['’]ve got)[, ]+)*(?:the )?["“]?(\\p{Lu}[\\p{L}'’-]*(?: (?:of|the|to|in|on|your|it|up|out|at) \\p{Lu}[\\p{L}'’-]*| \\p{Lu}[\\p{L}'’-]*){0,3})["”]?(?:,| is | means | where |: | – |[.]?$)`,
  'u',
);
