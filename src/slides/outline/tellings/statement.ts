import type { Beat } from '../beats.data.ts';
import { saidOf } from '../draft.ts';
import { subtitleOf } from '../subtitle.ts';
import type { Parts, Wording } from '../wording.ts';

/** Beats whose sentences may stand under the claim of another one that has taken them in. */
const explaining = ['oldCost', 'wish', 'round'];

export function tellStatement({ draft, about, title }: Parts): Partial<Wording> {
  const said = ({ fields }: Beat) => fields.map((field) => saidOf(draft, [field], about));
  const [main, ...rest] = draft.beats;
  const others = rest.filter(({ id }) => explaining.includes(id)).flatMap(said);
  return { purpose: 'statement', subtitle: subtitleOf(main ? said(main) : [], others, title) };
}
