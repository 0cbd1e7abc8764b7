import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { takeFocus } from '@/components/ui/take-focus';

interface Props {
  title: string;
  lead?: string | undefined;
  /** Above the card. */
  before?: ReactNode;
  /** Whether it replaces a page whose button was clicked: then its title takes the focus. */
  follows?: boolean;
  children: ReactNode;
}

/** A page of one card: a title, a sentence and the content. */
export function AuthFrame({ title, lead, before, follows, children }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1
          {...(follows && { ref: takeFocus, tabIndex: -1 })}
          className="text-3xl font-semibold outline-none"
        >
          {title}
        </h1>
        {lead && <p className="text-soft">{lead}</p>}
      </div>
      {before}
      <Card>{children}</Card>
    </div>
  );
}
