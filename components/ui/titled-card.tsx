import type { ReactNode } from 'react';
import { Card } from './card';

interface Props {
  /** The anchor in the address. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A card that is a section of its page, with a heading. */
export function TitledCard({ id, title, children }: Props) {
  return (
    <Card>
      <section id={id} aria-labelledby={`${id}-title`} className="flex scroll-mt-6 flex-col gap-5">
        <h2 id={`${id}-title`} className="text-xl font-semibold">
          {title}
        </h2>
        {children}
      </section>
    </Card>
  );
}
