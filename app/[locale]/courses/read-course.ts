import { cache } from 'react';
import { notFound } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { findPageViewer } from '@/lib/people/auth/page-viewer';
import type { CourseView } from '@/lib/learning/courses/schema';
import { getCourse } from '@/lib/learning/courses/service';
import { AppError } from '@/lib/platform/errors';

/** A course with the viewer's progress, or "not found". Cached for the request. */
export const readCourse = cache(async (slug: string): Promise<CourseView> => {
  try {
    return await getCourse(await findPageViewer(), slug, await getLocale());
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') notFound();
    throw error;
  }
});
