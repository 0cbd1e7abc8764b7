import { endpoint } from '@/lib/people/door/endpoint';
import { cancelDayOff } from '@/lib/learning/progress/days-off';
import { dayOffParams, daysOffAnswer } from '@/lib/learning/progress/days-off-schema';

export const DELETE = endpoint(
  {
    summary: 'Gives a day off up that lies ahead. Answers the others.',
    access: 'member',
    scope: 'learn',
    params: dayOffParams,
    response: daysOffAnswer,
    idempotency: 'own',
  },
  async ({ viewer, params }) => cancelDayOff(viewer, params.day),
);
