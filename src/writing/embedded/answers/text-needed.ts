/** What a regular expression is made of: what opens a group, a class, what is escaped, how often the part before comes, a letter. */
const PARTS =
  /\(\?(?:<?[=!]|[a-z-]*:|<[^>]+>)|\[(?:\\.|[^\]\\])*\]|\\[pPu]\{[^}]*\}|\\u[\da-f]{4}|\\x[\da-f]{2}|\\c[a-z]|\\k<[^>]+>|\\.|[*+?]\??|\{\d[\d,]*\}\??|./gis;

/** A text is known by its letters and signs, the pairs of them that stand together, and whether there is one of a kind in it. */
const PAIRS = 2048;
const SIGNS = 256;
const FIGURE = 0;
const BEYOND_ASCII = 1;
const KINDS = [/\d/, /[^\0-\x7f]/, /[$£€]/, /[-–—−]/];
const MARKS = PAIRS + SIGNS + KINDS.length;

const ofSign = (code: number): number => PAIRS + (code % SIGNS);
const ofPair = (first: number, second: number): number => (first * 31 + second) % PAIRS;
const ofKind = (kind: number): number => PAIRS + SIGNS + kind;

const knownKinds: (readonly number[])[] = [];
/** The kinds that a sign is of. */
function kindsOf(code: number): readonly number[] {
  const sign = String.fromCharCode(code);
  knownKinds[code] ??= KINDS.flatMap((kind, index) => (kind.test(sign) ? [ofKind(index)] : []));
  return knownKinds[code];
}

/** Capitals count as small letters, in rules and in texts. */
const small = (code: number): number => (code >= 65 && code <= 90 ? code + 32 : code);

/** The marks a text bears, each with a 1 in its place. */
export function marksOf(text: string): Uint8Array {
  const marks = new Uint8Array(MARKS);
  let before = -1;
  for (let at = 0; at < text.length; at++) {
    const code = small(text.charCodeAt(at));
    marks[ofSign(code)] = 1;
    if (before >= 0) marks[ofPair(before, code)] = 1;
    if (code < 97 || code > 122) for (const kind of kindsOf(code)) marks[kind] = 1;
    before = code;
  }
  return marks;
}

/**
 * The marks without which a rule can match nowhere: `\bkids (?=party|plea)` needs "k", "ki", … "p". Of several ways only what all of
 * them need is sure; what may come no times at all, or must not follow, is not needed.
 */
export function marksNeededBy({ source }: RegExp): readonly number[] {
  const parts = source.match(PARTS) ?? [];
  let at = 0;
  const anyWay = (): Set<number> => {
    const ways: Set<number>[] = [];
    let way = new Set<number>();
    let last: Iterable<number> = [];
    let before: number | null = null;
    for (;;) {
      const part = parts[at++] ?? ')';
      if (/^(?:[*?]|\{0)/.test(part)) {
        last = [];
        before = null;
      }
      if (/^(?:[*+?]|\{\d)/.test(part)) continue;
      way = way.union(new Set(last));
      last = [];
      if (part === ')' || part === '|') {
        ways.push(way);
        if (part === ')') return ways.reduce((common, one) => common.intersection(one));
        way = new Set();
        before = null;
      } else if (part.startsWith('(')) {
        const inside = anyWay();
        if (!part.endsWith('!')) last = inside;
        before = null;
      } else {
        const sign = signIn(part);
        last = sign === null ? kindsIn(part) : before === null ? [ofSign(sign)] : [ofPair(before, sign), ofSign(sign)];
        before = sign;
      }
    }
  };
  return [...anyWay()];
}

/** The one letter or sign that a part stands for; null where it may be one of several, or in another case one beyond Latin. */
function signIn(part: string): number | null {
  const plain = /^[^[\\.^$]$/.test(part) ? part : (/^\\([^\p{L}\d])$/u.exec(part)?.[1] ?? (part === '\\n' ? '\n' : ''));
  const code = plain.charCodeAt(0);
  return plain === '' || (code > 127 && /[\p{L}\p{Cs}]/u.test(plain)) ? null : small(code);
}

/** The kinds that all the signs of a class are of. */
function kindsIn(part: string): readonly number[] {
  if (part === '\\d') return [ofKind(FIGURE)];
  if (part === '\\p{Extended_Pictographic}') return [ofKind(BEYOND_ASCII)];
  const [, members = ''] = /^\[([^^].*)\]$/s.exec(part) ?? [];
  const kinds = (members.match(/\\d|\d-\d|\\?./gsu) ?? []).map((member) =>
    member === '\\d' ? [ofKind(FIGURE)] : kindsOf(member.charCodeAt(member.length - 1)),
  );
  return (kinds[0] ?? []).filter((kind) => kinds.every((one) => one.includes(kind)));
}
