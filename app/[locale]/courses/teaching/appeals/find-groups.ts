import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import type { GroupPage } from '@/lib/learning/appeals/group-schema';
import { listFirstGroups } from '@/lib/learning/appeals/service';
import type { Viewer } from '@/lib/people/auth/viewer';
import { AppError } from '@/lib/platform/errors';

interface Groups {
  open: GroupPage;
  decided: GroupPage;
}

/** The appeals of a course; null when an administrator's session lacks the second factor. */
export async function findGroups(viewer: Viewer, course: string): Promise<Groups | null> {
  const locale = await getLocale();
  try {
    return await listFirstGroups(viewer, course, locale);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    if (error.code === 'not_found') notFound();
    if (error.code === 'second_factor_missing') return null;
    throw error;
  }
}
