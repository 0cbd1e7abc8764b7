'use client';

import type { ReactNode } from 'react';
import { Link } from '@/lib/platform/i18n/link';
import { usePathname } from '@/lib/platform/i18n/navigation';

interface Props {
  href: string;
  children: ReactNode;
}

/** A link of the navigation, marked when its page is open. */
export function NavigationLink({ href, children }: Props) {
  const path = usePathname();
  const isHere = path === href || path.startsWith(`${href}/`);
  return (
    <Link
      href={href}
      aria-current={isHere ? 'true' : undefined}
      className="inline-flex min-h-11 items-center rounded-control px-3 font-medium text-soft transition-colors hover:text-cobalt aria-[current]:text-cobalt"
    >
      {children}
    </Link>
  );
}
