import 'server-only';
import { findCourseId } from '@/lib/learning/courses/course-id';
import { idsOf, type ReportSubject } from '@/lib/people/reports/subject';
import { announcePageChange } from '@/lib/platform/cache/cache';
import { lockReview, selectPublicReview, updateHidden } from './inside/queries';
import { pagesShowingReviews } from './inside/touched-pages';

/** A review of a course, named `{course}.{author}`; its key has the course's id. */
export const courseReviewSubject: ReportSubject = {
  find: async (_viewer, named) => {
    const [course = '', author = ''] = named.split('.');
    const courseId = await findCourseId(course);
    const [userId] = idsOf(author, 1) ?? [];
    if (courseId === null || userId === undefined) return null;
    const review = await selectPublicReview(courseId, userId);
    if (!review) return null;
    const { name, stars, body } = review;
    return {
      key: `${courseId}.${userId}`,
      ownerId: userId,
      snapshot: { name, title: `${course}: ${stars}`, text: body },
    };
  },

  hide: async (on, key, { at }) => {
    const [courseId = 0, userId = 0] = idsOf(key, 2) ?? [];
    if (!(await lockReview(on, courseId, userId))) return null;
    await updateHidden(on, { courseId, userId }, at);
    await announcePageChange(on, pagesShowingReviews);
    return {};
  },

  restore: async (on, key) => {
    const [courseId = 0, userId = 0] = idsOf(key, 2) ?? [];
    await updateHidden(on, { courseId, userId }, null);
    await announcePageChange(on, pagesShowingReviews);
  },
};
