import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findPageViewer, requireViewer } from '@/lib/people/auth/page-viewer';
import type { Viewer } from '@/lib/people/auth/viewer';
import { findStaffRefusal } from '@/lib/people/staff/guard';
import { canWrite, writesEverything } from './policy';

interface Admission {
  viewer: Viewer;
  /** False while an administrator's session lacks a second factor: then the page says so and shows nothing else. */
  isOpen: boolean;
}

/**
 * Who writes, of this page request. Visitors go to the sign-in page; for everybody else there is no such page.
 * `here` as lib/platform/routes/routes builds it.
 */
export async function requirePageWriter(here: string): Promise<Admission> {
  const viewer = await requireViewer(here);
  if (!canWrite(viewer)) notFound();
  if (!writesEverything(viewer)) return { viewer, isOpen: true };
  const refusal = await findStaffRefusal(viewer, 'administrator', { write: false });
  return { viewer, isOpen: refusal === null };
}

/** Whether a page for writers may give its title away. */
export const isWriterHere = cache(async (): Promise<boolean> => {
  const viewer = await findPageViewer();
  return viewer !== null && canWrite(viewer);
});
