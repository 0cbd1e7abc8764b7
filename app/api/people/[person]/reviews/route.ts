import { listTeacherReviews } from '@/lib/community/teacher-reviews/list';
import {
  teacherReviewInput,
  teacherReviewPage,
  teacherReviewQuery,
  writtenTeacherReview,
} from '@/lib/community/teacher-reviews/schema';
import { putTeacherReview, removeTeacherReview } from '@/lib/community/teacher-reviews/write';
import { endpoint } from '@/lib/people/door/endpoint';
import { personParams } from '@/lib/people/ties/schema';

export const GET = endpoint(
  {
    summary: 'What learners say of a teacher, the latest first, ten at a time.',
    errorCodes: ['not_found'],
    access: 'anyone',
    params: personParams,
    query: teacherReviewQuery,
    response: teacherReviewPage,
  },
  async ({ viewer, params, query }) => listTeacherReviews(viewer, params.person, query.after),
);

export const PUT = endpoint(
  {
    summary: 'Writes, or writes anew, what one says of a teacher of whose courses one has finished a lesson.',
    errorCodes: ['email_unverified', 'muted', 'not_joined', 'nothing_shared'],
    access: 'member',
    params: personParams,
    body: teacherReviewInput,
    response: writtenTeacherReview,
    idempotency: 'own',
  },
  async ({ viewer, params, body, locale }) => putTeacherReview(viewer, params.person, body, locale),
);

export const DELETE = endpoint(
  {
    summary: 'Takes one’s own review of a teacher away.',
    access: 'member',
    params: personParams,
    response: writtenTeacherReview,
    idempotency: 'own',
  },
  async ({ viewer, params }) => removeTeacherReview(viewer, params.person),
);
