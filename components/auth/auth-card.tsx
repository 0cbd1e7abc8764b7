import type { ReactNode } from 'react';
import { Card } from '@/components/ui/card';
import { Link } from '@/lib/i18n/navigation';

interface Props {
  title: string;
  lead: string;
  /** The way to the other form. */
  other: { question: string; label: string; href: string };
  children: ReactNode;
}

/** What signing in and registering have around them. */
export function AuthCard({ title, lead, other, children }: Props) {
  return (
    <div className="mx-auto flex w-full max-w-lg flex-col gap-6">
      <div className="flex flex-col gap-2">
        <h1 className="text-3xl font-semibold">{title}</h1>
        <p className="text-soft">{lead}</p>
      </div>
      <Card>{children}</Card>
      <p className="text-center text-soft">
        {other.question}{' '}
        <Link
          href={other.href}
          className="inline-block py-2 font-medium text-cobalt underline underline-offset-4 hover:text-cobalt-hover"
        >
          {other.label}
        </Link>
      </p>
    </div>
  );
}
