import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findPageViewer, requireViewer } from '@/lib/people/auth/page-viewer';
import type { Viewer } from '@/lib/people/auth/viewer';
import { findStaffRefusal } from './guard';
import { hasRole } from './policy';

interface PageAccess {
  viewer: Viewer;
  /** False while the session lacks the second factor it needs: then the page says so and shows nothing else. */
  isAdmitted: boolean;
}

/**
 * The administrator of this page request. Visitors are redirected to the sign-in page; other people get the 404
 * page. `here` is a path built by lib/platform/routes/routes.
 */
export async function requireAdministrator(here: string): Promise<PageAccess> {
  const viewer = await requireViewer(here);
  if (!hasRole(viewer, 'administrator')) notFound();
  const refusal = await findStaffRefusal(viewer, 'administrator', { write: false });
  return { viewer, isAdmitted: refusal === null };
}

/** Whether the viewer may see the title of an administration page. */
export const isAdministratorHere = cache(async (): Promise<boolean> => {
  const viewer = await findPageViewer();
  return viewer !== null && hasRole(viewer, 'administrator');
});
