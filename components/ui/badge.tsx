import type { ReactNode } from 'react';
import { classNames } from './class-names';

const tones = {
  plain: 'bg-sunken text-soft',
  info: 'bg-cobalt-ground text-cobalt',
  right: 'bg-birch-ground text-birch',
  almost: 'bg-honey-ground text-honey',
  wrong: 'bg-rowan-ground text-rowan',
};

interface Props {
  tone?: keyof typeof tones;
  children: ReactNode;
  className?: string;
}

/** A short label. */
export function Badge({ tone = 'plain', children, className }: Props) {
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-sm font-medium',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  );
}
