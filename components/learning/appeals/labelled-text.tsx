import type { ReactNode } from 'react';

/** A labelled line of text. */
export function LabelledText({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p className="wrap-anywhere">
      <span className="text-soft">{label}</span> {children}
    </p>
  );
}
