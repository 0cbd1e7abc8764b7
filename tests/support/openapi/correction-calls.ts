import type { Connection } from '@/db/client';
import { correct } from '@/tests/support/corrections';
import { say } from '@/tests/support/chat';
import type { Somebody } from '@/tests/support/somebody';
import { joinCommunity, makeMember } from '@/tests/support/ties';

/** A message by the caller or the other person, after both have written. */
async function messageOf(whose: 'caller' | 'other', caller: Somebody, db: Connection) {
  await joinCommunity(db, caller.id);
  const other = await makeMember(db);
  const own = await say(caller, other, 'Я живу в Москва.');
  const theirs = await say(other, caller, 'Я тоже живу в Москва.');
  const { seq } = whose === 'caller' ? own : theirs;
  return { other, seq, params: { person: String(other.id), seq: String(seq) } };
}

/** Good calls about corrections in the chat. */
export const correctionCalls = {
  'PUT /api/chat/{person}/messages/{seq}/correction': async (caller: Somebody, db: Connection) => ({
    params: (await messageOf('other', caller, db)).params,
    body: { text: 'Я тоже живу в Москве.', reason: 'Где? — предложный падеж' },
  }),
  'DELETE /api/chat/{person}/messages/{seq}/correction': async (caller: Somebody, db: Connection) => {
    const { other, seq, params } = await messageOf('other', caller, db);
    await correct(caller, other, seq, 'Я тоже живу в Москве.');
    return { params };
  },
  'PUT /api/chat/{person}/messages/{seq}/correction/answer': async (caller: Somebody, db: Connection) => {
    const { other, seq, params } = await messageOf('caller', caller, db);
    await correct(other, caller, seq, 'Я живу в Москве.');
    return { params, body: { answer: 'accept' } };
  },
  'GET /api/chat/{person}/stress': async (caller: Somebody, db: Connection) => {
    const { params, seq } = await messageOf('caller', caller, db);
    return { params: { person: params.person }, query: { seqs: String(seq) } };
  },
};
