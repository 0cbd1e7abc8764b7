import { endpoint } from '@/lib/people/door/endpoint';
import { nothing } from '@/lib/platform/http/nothing';
import { calendarAnswer } from '@/lib/learning/plan/schema';
import { makeCalendar, revokeCalendar } from '@/lib/learning/plan/calendar-address';

/** The answer holds a secret, so it is not stored for repeats: the service itself is idempotent. */
export const POST = endpoint(
  {
    summary:
      'A new secret address of the plan’s calendar, told this once; the old one ends. A repeat with the same Idempotency-Key gets the same.',
    access: 'member',
    response: calendarAnswer,
    status: 201,
    idempotency: 'own',
  },
  ({ viewer, key }) => makeCalendar(viewer, key),
);

export const DELETE = endpoint(
  {
    summary: 'Revokes the secret address of the plan’s calendar.',
    access: 'member',
    response: nothing,
    idempotency: 'own',
  },
  ({ viewer }) => revokeCalendar(viewer),
);
