import type { ReactNode } from 'react';

/** The one sentence over a form's button: what went wrong and what to do, or what has been done. */
export function FormMessage({ tone, children }: { tone: 'danger' | 'plain'; children: ReactNode }) {
  if (!children) return null;
  return tone === 'danger' ? (
    <p role="alert" className="border-danger border-l-[3px] pl-3 text-danger text-sm">
      {children}
    </p>
  ) : (
    <p role="status" className="border-text border-l-[3px] pl-3 text-sm">
      {children}
    </p>
  );
}
