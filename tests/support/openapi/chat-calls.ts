import { randomUUID } from 'node:crypto';
import type { Connection } from '@/db/client';
import { say } from '@/tests/support/chat';
import { joinCommunity, makeMember } from '@/tests/support/ties';
import type { Somebody } from '@/tests/support/somebody';

/** A partner to whom the caller has written, and who has answered. */
async function talks(caller: Somebody, db: Connection) {
  await joinCommunity(db, caller.id);
  const other = await makeMember(db);
  const message = await say(caller, other, 'Привет!');
  await say(other, caller, 'Здравствуй!', { reply_to: message.seq });
  return { params: { person: String(other.id) }, seq: String(message.seq) };
}

async function asked(caller: Somebody, db: Connection) {
  await joinCommunity(db, caller.id);
  const other = await makeMember(db);
  await say(other, caller, 'Привет!');
  return { params: { person: String(other.id) }, body: { answer: 'accept' } };
}

export const talking = async (caller: Somebody, db: Connection) => ({
  params: (await talks(caller, db)).params,
});

const withMessage = (body?: unknown) => async (caller: Somebody, db: Connection) => {
  const { params, seq } = await talks(caller, db);
  return { params: { ...params, seq }, ...(body !== undefined && { body }) };
};

const choices = { shows_typing: false, shows_read: true, spelling_hints: true };

/** Good calls about the chat. */
export const chatCalls = {
  'GET /api/chat': async (caller: Somebody, db: Connection) => {
    await talks(caller, db);
    return {};
  },
  'GET /api/chat/choices': () => ({}),
  'PUT /api/chat/choices': () => ({ body: choices }),
  'POST /api/chat/hints': () => ({ body: { text: 'Я живу в Москва.' } }),
  'GET /api/chat/{person}': talking,
  'DELETE /api/chat/{person}': talking,
  'GET /api/chat/{person}/messages': async (caller: Somebody, db: Connection) => ({
    ...(await talking(caller, db)),
    query: { after: '0' },
  }),
  'POST /api/chat/{person}/messages': async (caller: Somebody, db: Connection) => ({
    ...(await talking(caller, db)),
    body: { client_id: randomUUID(), text: 'Как дела?' },
  }),
  'PATCH /api/chat/{person}/messages/{seq}': withMessage({ text: 'Привет, Вера!' }),
  'DELETE /api/chat/{person}/messages/{seq}': withMessage(),
  'PUT /api/chat/{person}/messages/{seq}/reaction': withMessage({ reaction: 'heart' }),
  'PUT /api/chat/{person}/read': async (caller: Somebody, db: Connection) => ({
    ...(await talking(caller, db)),
    body: { seq: 2 },
  }),
  'POST /api/chat/{person}/typing': talking,
  'PUT /api/chat/{person}/request': asked,
  'GET /api/chat/{person}/found': async (caller: Somebody, db: Connection) => ({
    ...(await talking(caller, db)),
    query: { text: 'привет' },
  }),
};
