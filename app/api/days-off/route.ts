import { endpoint } from '@/lib/people/door/endpoint';
import { listDaysOff, planDaysOff } from '@/lib/learning/progress/days-off';
import { daysOffAnswer, daysOffInput } from '@/lib/learning/progress/days-off-schema';

export const GET = endpoint(
  {
    summary: 'The days off ahead, which a row of days passes over.',
    access: 'member',
    response: daysOffAnswer,
  },
  async ({ viewer }) => listDaysOff(viewer),
);

/** Repeating the call changes nothing. */
export const POST = endpoint(
  {
    summary: 'Plans days off, from tomorrow on. Answers all that lie ahead.',
    access: 'member',
    scope: 'learn',
    body: daysOffInput,
    response: daysOffAnswer,
    idempotency: 'own',
  },
  async ({ viewer, body }) => planDaysOff(viewer, body),
);
