import type { Connection } from '@/db/client';
import { startTimer } from '@/tests/support/timers';
import type { Somebody } from '@/tests/support/somebody';
import { talking } from './chat-calls';

const wanted = { languages: ['ru', 'tr'], minutes: 10 };

/** Good calls about words to talk about, and timers. */
export const chatTalkCalls = {
  'GET /api/chat/{person}/starters': talking,
  'GET /api/chat/{person}/timer': talking,
  'POST /api/chat/{person}/timer': async (caller: Somebody, db: Connection) => ({
    ...(await talking(caller, db)),
    body: wanted,
  }),
  'PATCH /api/chat/{person}/timer': async (caller: Somebody, db: Connection) => {
    const { params } = await talking(caller, db);
    const { id } = await startTimer(caller, { id: Number(params.person) }, wanted);
    return { params, body: { timer: id, step: 'pause' } };
  },
};
