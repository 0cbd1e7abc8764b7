import { useState } from 'react';
import type { TeacherReviewPage } from '@/lib/community/teacher-reviews/schema';
import { fetchJson } from '@/lib/browser/api/fetcher';
import { apiRoutes } from '@/lib/platform/routes/api-routes';

/** The reviews of a teacher, page by page; after a change they are reloaded from the first page on. */
export function useReviews(teacher: number, first: TeacherReviewPage) {
  const [page, setPage] = useState(first);
  const [phase, setPhase] = useState<'ready' | 'loading' | 'failed'>('ready');

  async function read(path: string, show: (answer: TeacherReviewPage) => TeacherReviewPage) {
    setPhase('loading');
    try {
      const answer = await fetchJson<TeacherReviewPage>(path);
      setPage(show(answer));
      setPhase('ready');
    } catch {
      setPhase('failed');
    }
  }

  /** A review that moved between pages, because others were deleted, is not shown twice. */
  const append = (answer: TeacherReviewPage) => {
    const known = new Set(page.reviews.map(({ id }) => id));
    return { ...answer, reviews: [...page.reviews, ...answer.reviews.filter(({ id }) => !known.has(id))] };
  };

  return {
    page,
    phase,
    more: async () => {
      if (page.next !== null) await read(apiRoutes.moreTeacherReviews(teacher, page.next), append);
    },
    reload: async () => read(apiRoutes.teacherReviews(teacher), (answer) => answer),
  };
}
