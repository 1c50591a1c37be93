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
