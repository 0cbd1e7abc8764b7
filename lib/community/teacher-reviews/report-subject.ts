import 'server-only';
import { findPerson } from '@/lib/people/audience/find-person';
import { idsOf, type ReportSubject } from '@/lib/people/reports/subject';
import { db } from '@/lib/platform/database/database';
import { selectReview, updateHidden } from './inside/queries';
import { readerOf } from './list';

/** A review of a teacher, named by its id. */
export const teacherReviewSubject: ReportSubject = {
  find: async (viewer, key) => {
    const [id] = idsOf(key, 1) ?? [];
    const review = id === undefined ? null : await selectReview(db, id, readerOf(viewer));
    const teacher = review && (await findPerson(viewer, review.teacherId));
    if (!review || !teacher) return null;
    const { authorId, firstName, surname, stars, body } = review;
    const name = firstName === null ? null : `${firstName} ${surname ?? ''}`.trim();
    return {
      key,
      ownerId: authorId,
      snapshot: { name, title: `${teacher.firstName} ${teacher.surname}: ${stars}`, text: body },
    };
  },

  hide: async (on, key, { at }) => ((await updateHidden(on, Number(key), at)) ? {} : null),

  restore: async (on, key) => {
    await updateHidden(on, Number(key), null);
  },
};
