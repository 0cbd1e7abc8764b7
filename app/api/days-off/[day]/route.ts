import { endpoint } from '@/lib/http/endpoint';
import { giveUpDayOff } from '@/lib/learning/days-off';
import { dayOffParams, daysOffAnswer } from '@/lib/learning/days-off-schema';

export const DELETE = endpoint(
  { access: 'member', scope: 'learn', params: dayOffParams, answer: daysOffAnswer, repeat: 'natural' },
  async ({ viewer, params }) => giveUpDayOff(viewer, params.day),
);
