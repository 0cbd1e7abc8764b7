import { GET as read, PATCH as step, POST as start } from '@/app/api/chat/[person]/timer/route';
import type { TimerStep } from '@/lib/chat/timers/policy';
import type { TimerAnswer, TimerView } from '@/lib/chat/timers/schema';
import { call, type Answer } from './call';
import type { Somebody } from './somebody';

type Who = Pick<Somebody, 'cookie'>;
type Whom = Pick<Somebody, 'id'>;

const paramsOf = ({ id }: Whom) => ({ person: String(id) });

export const tryStart = (who: Who, whom: Whom, body: object = { languages: ['ru', 'tr'], minutes: 10 }) =>
  call(start, { method: 'POST', cookie: who.cookie, params: paramsOf(whom), body });

/** Starts a timer and expects success. */
export async function startTimer(who: Who, whom: Whom, body?: object): Promise<TimerView> {
  const { status, body: answer } = await tryStart(who, whom, body);
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(answer)}`);
  // The boundary: the endpoint's answer is what its schema says.
  return answer as unknown as TimerView;
}

const tryRead = (who: Who, whom: Whom): Promise<Answer> =>
  call(read, { cookie: who.cookie, params: paramsOf(whom) });
export const timerOf = async (who: Who, whom: Whom) =>
  (await tryRead(who, whom)).body as unknown as TimerAnswer;

export const tryStep = (who: Who, whom: Whom, timer: number, wanted: TimerStep): Promise<Answer> =>
  call(step, {
    method: 'PATCH',
    cookie: who.cookie,
    params: paramsOf(whom),
    body: { timer, step: wanted },
  });
export const stepOf = async (...of: Parameters<typeof tryStep>) =>
  ((await tryStep(...of)).body as unknown as TimerAnswer).timer;
