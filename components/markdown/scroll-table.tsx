import type { ReactNode } from 'react';

/** A table scrolls by itself, also by keyboard, so that the page never has to. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div
      role="group"
      aria-label={label}
      tabIndex={0}
      className="my-6 overflow-x-auto rounded-card border border-line bg-raised"
    >
      <table className="w-full border-collapse text-left">{children}</table>
    </div>
  );
}
