'use client';

import { useSyncExternalStore } from 'react';
import dynamic from 'next/dynamic';
import { Absent } from '@/components/ui/absent';
import type { EditLinkProps } from './edit-link-now';

/** When the import fails, the link is left out. */
const EditLinkNow = dynamic(
  async () =>
    import('./edit-link-now').then(
      ({ EditLinkNow: now }) => now,
      () => Absent,
    ),
  { ssr: false },
);

/**
 * The edit link of a public text, for people who may edit it. Its space is reserved from the first paint for returning
 * users (lib/browser/first-paint.ts); for visitors its code is not fetched.
 */
export function EditLink(props: EditLinkProps) {
  const isKnown = useSyncExternalStore(neverChanges, readKnown, () => false);
  return (
    <span className="hidden size-11 shrink-0 in-data-known:block">
      {isKnown && <EditLinkNow {...props} />}
    </span>
  );
}

/** The value is constant for a page: signing in or out loads a new document. */
const neverChanges = () => () => undefined;
const readKnown = () => document.documentElement.dataset.known !== undefined;
