import { Check, Minus } from 'lucide-react';
import { plansMessages, proMarketingList } from './messages.ts';

const { comparison, inBoth, included, notIncluded } = plansMessages.upgrade;
const rows = [
  ...inBoth.map((name) => ({ name, isFree: true })),
  ...proMarketingList.map((name) => ({ name, isFree: false })),
];

/** Free versus Pro, line by line. */
export function PlanComparison() {
  return (
    <table className="w-full border-collapse text-sm lg:text-[15px]">
      <caption className="sr-only">{comparison}</caption>
      <thead>
        <tr className="text-base">
          <td />
          <th scope="col" className="w-11 py-2 font-semibold md:w-14 lg:w-18">
            Free
          </th>
          <th scope="col" className="w-13 py-2 font-semibold md:w-16 lg:w-22">
            Pro
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, isFree }) => (
          <tr key={name} className="border-t">
            <th scope="row" className={`py-2 pr-2 text-left ${isFree ? 'font-normal' : 'font-semibold'}`}>
              {name}
            </th>
            <td>
              <Mark isIncluded={isFree} />
            </td>
            <td className="bg-amber/13">
              <Mark isIncluded />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Mark({ isIncluded }: { isIncluded: boolean }) {
  const Sign = isIncluded ? Check : Minus;
  return (
    <>
      <Sign aria-hidden="true" className={isIncluded ? 'mx-auto size-4' : 'mx-auto size-3 text-faint'} />
      <span className="sr-only">{isIncluded ? included : notIncluded}</span>
    </>
  );
}
