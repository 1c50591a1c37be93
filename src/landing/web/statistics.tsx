import { landingMessages } from './messages.ts';

/** Four figures on one ruled line. */
export function Statistics() {
  return (
    <dl className="mt-14 grid grid-cols-2 border-t lg:grid-cols-4">
      {landingMessages.statistics.map(({ value, name }) => (
        <div
          key={name}
          className="flex flex-col-reverse justify-end border-line py-5 even:border-l even:pl-4 max-lg:[&:nth-child(n+3)]:border-t lg:pb-7 lg:[&:not(:first-child)]:border-l lg:[&:not(:first-child)]:pl-6"
        >
          <dt className="text-sm text-stage-label">{name}</dt>
          <dd className="type-statistic max-md:text-[36px] md:text-[48px]">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
