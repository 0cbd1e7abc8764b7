import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';

interface Props {
  /** The anchor in the address. */
  id: string;
  title: string;
  children: ReactNode;
}

export function EditorSection({ id, title, children }: Props) {
  return (
    <Card>
      <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-6 flex-col gap-6">
        <h2 id={`${id}-title`} className="text-xl font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
