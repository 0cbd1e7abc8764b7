import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: ReactNode;
  /** Details of the value: its certainty and its basis. */
  children?: ReactNode;
}

/** A named number in a list. */
export function Figure({ label, value, children }: Props) {
  return (
    <div className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-sm text-soft">{label}</dt>
      <dd className="flex flex-col gap-0.5 text-sm text-soft tabular-nums">
        <span className="text-xl font-semibold text-ink">{value}</span>
        {children}
      </dd>
    </div>
  );
}
