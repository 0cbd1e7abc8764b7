import 'server-only';
import { notFound } from 'next/navigation';
import { cache } from 'react';
import { findPageViewer, requireViewer } from '@/lib/people/auth/page-viewer';
import type { Viewer } from '@/lib/people/auth/viewer';
import { findStaffRefusal } from './guard';
import { hasRole } from './policy';

interface Admission {
  viewer: Viewer;
  /** False while the session lacks a second factor: then the page says so and shows nothing else. */
  isOpen: boolean;
}

/**
 * The administrator of this page request. Visitors go to the sign-in page; for everybody else there is no such
 * page. `here` as lib/platform/routes/routes builds it.
 */
export async function requireAdministrator(here: string): Promise<Admission> {
  const viewer = await requireViewer(here);
  if (!hasRole(viewer, 'administrator')) notFound();
  const refusal = await findStaffRefusal(viewer, 'administrator', { write: false });
  return { viewer, isOpen: refusal === null };
}

/** Whether a page of the administration may give its title away. */
export const isAdministratorHere = cache(async (): Promise<boolean> => {
  const viewer = await findPageViewer();
  return viewer !== null && hasRole(viewer, 'administrator');
});
