/** "x single houses", "4 – 12 mins per floor": a cross, or their own number, that opens each of several lines is the mark of a list. */
export function withBullets(typed: string): string {
  // "☐ a fridge you could spare"
  const answer = typed.replace(/^[^\S\n]*[☐□▢◻⬜][^\S\n]*/gmu, '• ');
  const lines = answer.split('\n');
  if (lines.length < 2) return answer;
  const crossed = lines.filter((line) => CROSSED.test(line)).length > 1;
  const counted = lines.every((line, at) => COUNTED.exec(line)?.[1] === `${at + 1}`);
  if (!crossed && !counted) return answer;
  return lines.map((line) => line.replace(counted ? COUNTED : CROSSED, '• ')).join('\n');
}

const CROSSED = /^\s*x (?=[^\s\d])/i;
const COUNTED = /^\s*(\d{1,2}) ?[-–—] (?=\S)/;

const KEY_NAMES: Readonly<Record<string, string>> = {
  '[': 'left bracket',
  ']': 'right bracket',
  '{': 'left brace',
  '}': 'right brace',
  '<': 'less than',
  '>': 'greater than',
  '`': 'backtick',
  '*': 'asterisk',
  _: 'underscore',
  '#': 'hash',
  '~': 'tilde',
};

/** "Ctrl+[ on the one figure": a key that is a sign has a name, and is no mark of the text. */
export const keysNamed = (text: string): string =>
  text.replace(
    /\b(Ctrl|Control|Cmd|Command|Alt|Option|Opt|Shift|Win|Fn)( ?\+ ?)([[\]{}<>`*_#~])(?=[\s.,;:!?)"]|$)/gi,
    (whole, hold: string, plus: string, key: string) => (KEY_NAMES[key] ? `${hold}${plus}${KEY_NAMES[key]}` : whole),
  );
