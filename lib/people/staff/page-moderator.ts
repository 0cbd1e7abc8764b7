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

/** The moderator of this page request, or an administrator; see page-administrator.ts. */
export async function requireModerator(here: string): Promise<PageAccess> {
  const viewer = await requireViewer(here);
  if (!hasRole(viewer, 'moderator')) notFound();
  const refusal = await findStaffRefusal(viewer, 'moderator', { write: false });
  return { viewer, isAdmitted: refusal === null };
}

/** Whether the viewer may see the title of a moderation page. */
export const isModeratorHere = cache(async (): Promise<boolean> => {
  const viewer = await findPageViewer();
  return viewer !== null && hasRole(viewer, 'moderator');
});
