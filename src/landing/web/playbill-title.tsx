import type { CSSProperties } from 'react';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';
import { landingMessages } from './messages.ts';

/** Width axis, size in hundredths of the column and tracking that set each line to the same measure. */
const settings: readonly CSSProperties[] = [
  { fontStretch: '88%', fontSize: '29.4cqi', letterSpacing: '-0.02em' },
  { fontStretch: '75%', fontSize: '23cqi', letterSpacing: '0' },
  { fontStretch: '100%', fontSize: '32.5cqi', letterSpacing: '-0.02em' },
];

/** The statement as a playbill: three lines justified by the type's width, between Oxford rules. */
export function PlaybillTitle() {
  return (
    <div className="@container w-full">
      <OxfordRule />
      <h1 className="type-playbill py-[4cqi]" aria-label={landingMessages.title.join(' ')}>
        {landingMessages.title.map((line, index) => (
          <span key={line} className="block" style={settings[index]}>
            {line}{' '}
          </span>
        ))}
      </h1>
      <OxfordRule flip />
    </div>
  );
}
