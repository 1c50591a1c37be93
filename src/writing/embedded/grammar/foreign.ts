const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));

const ENGLISH = words(
  'the a an and or of to in is are was you your they their them i my it that this for with not on at from but be have do when who what how no more so if she he her his we our',
);
const OTHERS: readonly ReadonlySet<string>[] = [
  words('el la los las de que y en un una se por para su sus es está pero como más lo mi te yo cuando porque muy'),
  words(
    'le la les des et en un une que qui ne pas pour avec sur est dans vous nous il elle mais leur leurs je mon ce ils',
  ),
  words(
    'der das und ist nicht ein eine zu den dem mit auf sich sie ich wir für von auch aber ihr ihre mein wenn weil sind',
  ),
  words('il lo la gli le di che e un una non per si è sono ma più mi ti suo sua io quando perché'),
  words('os que e um uma não se por com para seu sua é mas mais eu você são muito quando'),
  words('de het een en van niet dat op te zijn ze hun met voor maar ik je wij als ook'),
];

/** Whether an answer is in another language; such an answer is said word for word. Too short a text counts as English. */
export function isForeign(answer: string): boolean {
  const spoken = answer.toLowerCase().match(/[\p{L}']+/gu) ?? [];
  const letters = answer.replace(/[^\p{L}]/gu, '');
  if (letters.length > 0 && letters.replace(/[\p{Script=Latin}]/gu, '').length / letters.length > 0.5) return true;
  if (spoken.length < 4) return false;
  const count = (list: ReadonlySet<string>): number => spoken.filter((word) => list.has(word)).length;
  const english = count(ENGLISH);
  return OTHERS.some((list) => count(list) > english && count(list) >= 2 && count(list) / spoken.length > 0.2);
}
