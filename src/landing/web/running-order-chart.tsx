import { frameworkSections } from '#framework/framework.ts';
import { clockText } from '../sample-script.ts';
import { runningOrder } from './running-order.ts';

const startOf = (section: number): string =>
  clockText(60 * runningOrder.slice(0, section - 1).reduce((sum, minutes) => sum + minutes, 0));

/** The eight sections of one talk, each as wide as it takes to say. */
export function RunningOrderChart() {
  return (
    <div>
      <ol className="flex h-23 gap-[3px]">
        {frameworkSections.map(({ number, name }, index) => (
          <li
            key={number}
            data-section={number}
            style={{ flex: `${runningOrder[index]} 1 0%` }}
            className="min-w-0 bg-fill pt-1.5 pl-2 font-bold font-display text-sm text-white"
          >
            <span aria-hidden="true">{number}</span>
            <span className="sr-only">{name}</span>
          </li>
        ))}
      </ol>
      <div className="tabular mt-2.5 flex justify-between text-muted text-note">
        <span>0:00</span>
        <span>Hook at {startOf(2)}</span>
        <span>Price at {startOf(6)}</span>
        <span>{startOf(9)}</span>
      </div>
    </div>
  );
}
