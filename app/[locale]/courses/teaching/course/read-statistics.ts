import { cache } from 'react';
import { getLocale } from 'next-intl/server';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { routes } from '@/lib/platform/routes/routes';
import type { CourseStatistics } from '@/lib/learning/teaching/schema';
import { getCourseStatistics } from '@/lib/learning/teaching/service';
import { readTeaching } from '@/app/[locale]/courses/teaching/read-teaching';

/** The statistics that the viewer may see, or "not found". Cached for the request. */
export const readStatistics = cache(
  async (course: string, lesson: string | undefined): Promise<CourseStatistics | null> => {
    const here = lesson === undefined ? routes.taughtCourse(course) : routes.taughtLesson(course, lesson);
    const viewer = await requireViewer(here);
    return readTeaching(getCourseStatistics(viewer, course, lesson, await getLocale()));
  },
);
