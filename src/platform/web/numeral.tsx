import { classNames } from './class-names.ts';

const sizes = { chip: 'text-[22px]', list: 'text-[28px]', panel: 'text-[40px]', margin: 'text-[64px]' };

/** A section's number, narrow and heavy, in its hue. It stands where others put an icon. */
export function Numeral({
  section,
  size = 'list',
  className,
}: {
  section: number;
  size?: keyof typeof sizes;
  className?: string;
}) {
  return (
    <span
      data-section={section}
      className={classNames(
        'font-bold font-display text-hue leading-none tracking-[-0.015em] [font-stretch:75%]',
        sizes[size],
        className,
      )}
    >
      {section}
    </span>
  );
}
