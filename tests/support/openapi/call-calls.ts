import { randomUUID } from 'node:crypto';
import type { Connection } from '@/db/client';
import { accept, dial, inTab, takeNote } from '@/tests/support/calls';
import { say } from '@/tests/support/chat';
import type { Somebody } from '@/tests/support/somebody';
import { joinCommunity, makeMember } from '@/tests/support/ties';

/** The caller of the API, and a partner who has answered their message. */
async function talking(caller: Somebody, db: Connection) {
  await joinCommunity(db, caller.id);
  const other = await makeMember(db);
  await say(caller, other, 'Привет!');
  await say(other, caller, 'Здравствуй!');
  return { here: inTab(caller), there: inTab(other) };
}

/** A call that rings for the caller of the API. */
async function rung(caller: Somebody, db: Connection) {
  const { here, there } = await talking(caller, db);
  return { here, there, call: await dial(there, caller) };
}

/** A call that was answered. */
async function talked(caller: Somebody, db: Connection) {
  const { here, there, call } = await rung(caller, db);
  await accept(here, call.id);
  return { here, there, call };
}

const answered = (more: object) => async (caller: Somebody, db: Connection) => {
  const { here, call } = await rung(caller, db);
  await accept(here, call.id);
  return { params: { call: String(call.id) }, body: { client_id: here.tab, ...more } };
};
const seen = async (caller: Somebody, db: Connection) => ({
  params: { call: String((await rung(caller, db)).call.id) },
});

/** Good calls about calls. */
export const callCalls = {
  'POST /api/chat/{person}/calls': async (caller: Somebody, db: Connection) => {
    const { here, there } = await talking(caller, db);
    return { params: { person: String(there.id) }, body: { client_id: here.tab } };
  },
  'GET /api/chat/calls/{call}': seen,
  'GET /api/chat/calls/{call}/servers': seen,
  'PUT /api/chat/calls/{call}/answer': async (caller: Somebody, db: Connection) => {
    const { here, call } = await rung(caller, db);
    return { params: { call: String(call.id) }, body: { client_id: here.tab, answer: 'accept' } };
  },
  'POST /api/chat/calls/{call}/end': answered({}),
  'POST /api/chat/calls/{call}/sync': answered({ is_connected: true, after: 0 }),
  'POST /api/chat/calls/{call}/signals': answered({ signals: ['{"kind":"restart"}'] }),
  'POST /api/chat/calls/{call}/notes': async (caller: Somebody, db: Connection) => {
    const { call } = await talked(caller, db);
    const body = { client_id: randomUUID(), kind: 'word', word: 'подсолнух', meaning: 'sunflower' };
    return { params: { call: String(call.id) }, body };
  },
  'PUT /api/chat/{person}/messages/{seq}/kept': async (caller: Somebody, db: Connection) => {
    const { here, there, call } = await talked(caller, db);
    const { seq } = await takeNote(here, call.id, { kind: 'word', word: 'подсолнух', meaning: 'sunflower' });
    return { params: { person: String(there.id), seq: String(seq) } };
  },
  'GET /api/chat/calls/choices': () => ({}),
  'PUT /api/chat/calls/choices': () => ({ body: { relay_only: true } }),
};
