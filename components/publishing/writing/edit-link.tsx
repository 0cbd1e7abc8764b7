'use client';

import { useSyncExternalStore } from 'react';
import dynamic from 'next/dynamic';
import { Absent } from '@/components/ui/absent';
import type { EditLinkProps } from './edit-link-now';

/** Without it the page stays as it came. */
const EditLinkNow = dynamic(
  async () =>
    import('./edit-link-now').then(
      ({ EditLinkNow: now }) => now,
      () => Absent,
    ),
  { ssr: false },
);

/**
 * From a text that everybody reads to where it is written, for who may. Its place is there from the first paint where
 * this browser knows somebody (lib/browser/first-paint.ts); for everybody else nothing is fetched.
 */
export function EditLink(props: EditLinkProps) {
  const isKnown = useSyncExternalStore(neverChanges, readKnown, () => false);
  return (
    <span className="hidden size-11 shrink-0 in-data-known:block">
      {isKnown && <EditLinkNow {...props} />}
    </span>
  );
}

/** Who signs in or out gets a new document. */
const neverChanges = () => () => undefined;
const readKnown = () => document.documentElement.dataset.known !== undefined;
