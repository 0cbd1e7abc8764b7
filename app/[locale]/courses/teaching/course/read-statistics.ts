import { cache } from 'react';
import { getLocale } from 'next-intl/server';
import { requireViewer } from '@/lib/people/auth/page-viewer';
import { routes } from '@/lib/platform/routes/routes';
import type { CourseStatistics } from '@/lib/learning/teaching/schema';
import { getCourseStatistics } from '@/lib/learning/teaching/service';
import { readTeaching } from '@/app/[locale]/courses/teaching/read-teaching';

/** The figures for the person at this page; else the page is not there. Asked once a request. */
export const readStatistics = cache(
  async (course: string, lesson: string | undefined): Promise<CourseStatistics | null> => {
    const here = lesson === undefined ? routes.taughtCourse(course) : routes.taughtLesson(course, lesson);
    const viewer = await requireViewer(here);
    return readTeaching(getCourseStatistics(viewer, course, lesson, await getLocale()));
  },
);
