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

/** "Yes if:", "check:", "you fit if:" above the list of those whom it is for, which was asked. */
export const LIST_HEAD =
  /^(?:(?:quick|self|my|the) )?(?:yes,? if|check|checklist|test|tick|filter|criteri(?:a|on)|requirements?|conditions?|(?:(?:it|this|you) )?fits?(?: you)?(?: if| when)?):[^\S\n]*\n+(?=[^\S\n]*\S)/i;

/** "(A row of signs.) Three out of four = yes", "(boxes.) 3 ticks = yes", "all three = yes" */
export const SO_MANY_FIT =
  /(?<=\n[-–•* ]*)((?:\d|one|two|three|four|five|six) (?:out of|of) (?:these|those|them|\d|two|three|four|five|six|seven)|(?:all )?(?:\d|one|two|three|four|five|six|seven) (?:ticks?|crosses|yes(?:es)?|boxes|checks|hits)|all (?:\d|two|three|four|five|six|seven))\s*(?:→|[-=]>|=) ?yes(?=[.!]?\s*$)/i;
