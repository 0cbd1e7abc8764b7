import type { ReactNode } from 'react';
import type { LucideIcon } from 'lucide-react';

interface Props {
  icon: LucideIcon;
  title: string;
  children?: ReactNode;
}

/** Shown instead of an empty list: a message, and what one can do. */
export function EmptyState({ icon: Icon, title, children }: Props) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-card bg-sunken px-6 py-12 text-center">
      <Icon size={32} strokeWidth={1.75} aria-hidden className="text-faint" />
      <p className="text-lg font-medium">{title}</p>
      {children}
    </div>
  );
}
