import { setHidden } from '@/lib/learning/course-reviews/hide';
import { hiddenMark, reviewerParams } from '@/lib/learning/course-reviews/schema';
import { endpoint } from '@/lib/people/door/endpoint';

const rules = {
  access: 'member',
  staff: 'moderator',
  params: reviewerParams,
  response: hiddenMark,
  idempotency: 'own',
} as const;

export const PUT = endpoint(
  { ...rules, summary: 'Takes a review from sight.' },
  ({ viewer, params, address, reply }) =>
    setHidden(viewer, params, true, { address, request: reply.requestId }),
);

export const DELETE = endpoint(
  { ...rules, summary: 'Brings a hidden review back.' },
  ({ viewer, params, address, reply }) =>
    setHidden(viewer, params, false, { address, request: reply.requestId }),
);
