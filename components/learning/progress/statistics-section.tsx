import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { classNames } from '@/components/ui/class-names';

interface Props {
  /** The fragment of its URL. */
  id: string;
  title: string;
  className?: string;
  children: ReactNode;
}

export function StatisticsSection({ id, title, className, children }: Props) {
  return (
    <Card className={classNames('min-w-0', className)}>
      <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-6 flex-col gap-4">
        <h2 id={`${id}-title`} className="text-xl font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
