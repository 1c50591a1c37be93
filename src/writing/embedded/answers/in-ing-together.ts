import { piecesOf } from './clean.ts';

/** "Not having a price problem. Having a memory problem.": one is denied, and the other told. */
export const areHadAndNot = (answer: string): boolean => {
  const had = piecesOf(answer).map(({ text }) => /^(not )?having (?!to\b|been\b|\p{L}+ed\b)\p{L}/iu.exec(text));
  return had.length > 1 && had.every(Boolean) && had.some((one) => one?.[1]) && had.some((one) => !one?.[1]);
};

/** "Playing the oboe for 31 years", "keeping a log since 2011" */
export const FOR_LONG = /^\p{L}+ing\b.* (?:for (?:over |nearly |about )?\S+ years|since (?:19|20)\d\d)\b/u;

const deedsOf = (x: string): readonly string[] => x.split(/, (?:and )?/);

/** "Missing the sowing, drying of stalks, and queueing": a thing is among them, and no row of deeds. */
export const hasThingAmongDeeds = (x: string): boolean => deedsOf(x).some((item) => NOUN_OF.test(item));
/** "Drying of stalks", "fading of curtains"; one can only think, hear or dream of something. */
const NOUN_OF =
  /^(?!(?:think|dream|hear|speak|talk|know|tell|remind|warn|consist|gett|dispos|complain|tir|approv|boast|despair|learn|bragg|writ|read|mak|sing|smell|reek|stink|tast|beware|dy|conceiv|accus|suspect|cur|convinc|becom|com|ask|see|be|jok)ing\b)\p{L}{3,}ing of \p{L}/iu;

/** "Working with 19 families, running the baths for fourteen years, keeping 1,260 shades": all of it goes on; null elsewhere. */
export function stillDone(x: string): string | null {
  const deeds = deedsOf(x);
  if (deeds.length < 2 || !deeds.every((deed) => LASTS_OR_IS.test(deed)) || !deeds.some((deed) => FOR_LONG.test(deed)))
    return null;
  return `I've been ${x.includes(', and ') ? x : x.replace(/, (?=[^,]*$)/, ', and ')}.`;
}
/** What goes on for years, or at all times. */
const LASTS_OR_IS =
  /^(?:work|runn|keep|teach|coach|train|manag|lead|edit|mak|sell|advis|treat|repair|build|fix|restor|help|grow|bak|sew|tun)ing\b(?!.*\b(?:last|ago|in (?:19|20)\d\d|once|twice)\b)/u;
