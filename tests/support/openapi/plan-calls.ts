import { POST as start } from '@/app/api/placements/route';
import { POST as answer } from '@/app/api/placements/[placement]/answers/route';
import { POST as makeCalendar } from '@/app/api/plan/calendar/route';
import { PUT as putPlan } from '@/app/api/plan/route';
import type { CalendarAnswer } from '@/lib/learning/plan/schema';
import type { PlacementView } from '@/lib/learning/placement/schema';
import { call } from '@/tests/support/call';
import type { Somebody } from '@/tests/support/somebody';

/* Good calls of the placement test and the plan. */
const body = { aim: { kind: 'level', level: 'A1' }, minutes: 15, weekdays: [1, 3, 5], deadline: null };

async function begin({ cookie }: Somebody): Promise<PlacementView> {
  const { body: view } = await call(start, { method: 'POST', cookie });
  return view as unknown as PlacementView;
}

async function plan({ cookie }: Somebody) {
  await call(putPlan, { method: 'PUT', cookie, body });
  return {};
}

const unknown = ({ turn, current }: PlacementView) => ({ turn, item: current?.item, answer: null });

export const planCalls = {
  'POST /api/placements': () => ({}),
  'GET /api/placements/{placement}': async (caller: Somebody) => ({
    params: { placement: (await begin(caller)).placement },
  }),
  'POST /api/placements/{placement}/answers': async (caller: Somebody) => {
    const view = await begin(caller);
    return { params: { placement: view.placement }, body: unknown(view) };
  },
  'POST /api/placements/{placement}/result': async (caller: Somebody) => {
    const view = await begin(caller);
    const params = { placement: view.placement };
    await call(answer, { cookie: caller.cookie, params, body: unknown(view) });
    return { params };
  },
  'DELETE /api/plan': plan,
  'GET /api/plan': plan,
  'PUT /api/plan': () => ({ body }),
  'DELETE /api/plan/calendar': plan,
  'POST /api/plan/calendar': plan,
  'GET /api/plan/calendar/{token}': async (caller: Somebody) => {
    await plan(caller);
    const { body: made } = await call(makeCalendar, { method: 'POST', cookie: caller.cookie });
    const { address } = made as unknown as CalendarAnswer;
    return { params: { token: address.slice(address.lastIndexOf('/') + 1) } };
  },
  'POST /api/plan/forecasts': () => ({ body }),
};
