import type { ReactNode } from 'react';

/** One thing about an answer, with what it is. */
export function Told({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="wrap-anywhere">
      <span className="text-soft">{label}</span> {children}
    </p>
  );
}
