import { endpoint } from '@/lib/people/door/endpoint';
import { readCalendar } from '@/lib/learning/plan/calendar';
import { calendarFile, calendarParams } from '@/lib/learning/plan/schema';

const handler = endpoint(
  {
    summary: 'The plan as an iCalendar file, for whoever knows the secret address.',
    access: 'anyone',
    params: calendarParams,
    response: calendarFile,
    invalidToken: 'ignore',
  },
  ({ params }) => readCalendar(params.token),
);

type Context = Parameters<typeof handler>[1];

/** For calendar programs, which cannot sign in. The URL is the secret, so the log gets a masked one. */
const read = (request: Request, context: Context): Promise<Response> =>
  handler(new Request(new URL('/api/plan/calendar', request.url), { headers: request.headers }), context);

export const GET = Object.assign(read, { rules: handler.rules });
