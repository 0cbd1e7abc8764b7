import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findPageViewer, requireViewer } from '@/lib/people/auth/page-viewer';
import type { Viewer } from '@/lib/people/auth/viewer';
import { findStaffRefusal } from '@/lib/people/staff/guard';
import { canWrite, writesEverything } from './policy';

interface PageWriter {
  viewer: Viewer;
  /** False while an administrator's session lacks the second factor: the page then shows only that. */
  isAdmitted: boolean;
}

/**
 * The author of this page request. Visitors are sent to sign in; other people get "not found".
 * `here` is the path of the page, from lib/platform/routes/routes.
 */
export async function requirePageWriter(here: string): Promise<PageWriter> {
  const viewer = await requireViewer(here);
  if (!canWrite(viewer)) notFound();
  if (!writesEverything(viewer)) return { viewer, isAdmitted: true };
  const refusal = await findStaffRefusal(viewer, 'administrator', { write: false });
  return { viewer, isAdmitted: refusal === null };
}

/** Whether the viewer is an author, so that the metadata of the page may contain its title. */
export const isWriterHere = cache(async (): Promise<boolean> => {
  const viewer = await findPageViewer();
  return viewer !== null && canWrite(viewer);
});
