import type { ReactNode } from 'react';
import { OxfordRule } from '#platform/web/oxford-rule.tsx';

/** The head of a part of this page: an Oxford rule, the name, and what stands at the right. */
export function PartTitle({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <OxfordRule />
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-4 pt-4 pb-6 md:pt-5 md:pb-8">
        <h2 className="type-section-title">{title}</h2>
        {children}
      </div>
    </>
  );
}
