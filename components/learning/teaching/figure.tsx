import type { ReactNode } from 'react';

interface Props {
  label: string;
  value: ReactNode;
  /** What belongs to the value: how sure it is, what it comes from. */
  children?: ReactNode;
}

/** A number with its name, in a list of such. */
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
