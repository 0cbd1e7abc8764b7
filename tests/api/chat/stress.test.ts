import { afterAll, beforeEach, expect, it } from '@jest/globals';
import { GET as stress } from '@/app/api/chat/[person]/stress/route';
import { getSpeaker } from '@/lib/russian/speech/service';
import { call } from '@/tests/support/call';
import { chat, say } from '@/tests/support/chat';
import { testDatabase } from '@/tests/support/database';
import type { Somebody } from '@/tests/support/somebody';
import { makeFriends, makeMember } from '@/tests/support/ties';

const { db } = testDatabase();
Object.assign(process.env, { LIMIT_WRITES: '100000', LIMIT_READS: '100000', LIMIT_MEMBER: '100000' });
afterAll(() => getSpeaker().stop());

let anna: Somebody;
let boris: Somebody;
beforeEach(async () => {
  [anna, boris] = [await makeMember(db), await makeMember(db)];
  await makeFriends(anna, boris);
});

const stressed = async (who: Somebody, whom: Somebody, seqs: string) =>
  call(stress, { cookie: who.cookie, params: { person: String(whom.id) }, query: { seqs } });

it('Russian words are marked: those of the courses as taught, others as the voice says them', async () => {
  const { seq } = await say(anna, boris, 'Мама читает книгу, ok? Бутерброд! Ёлка.');
  const other = await say(boris, anna, 'Merhaba');
  const { status, body } = await stressed(boris, anna, `${other.seq},${seq}`);
  expect(status).toBe(200);
  expect(body.messages).toEqual([
    {
      seq,
      text: 'Мама читает книгу, ok? Бутерброд! Ёлка.',
      stressed: 'Ма́ма чита́ет кни́гу, ok? Бутербро́д! Ёлка.',
    },
    { seq: other.seq, text: 'Merhaba', stressed: 'Merhaba' },
  ]);
});

it('a word that is stressed in two ways is marked as the voice says it, or not at all', async () => {
  const { seq } = await say(anna, boris, 'замок');
  const { body } = await stressed(boris, anna, String(seq));
  expect(body.messages).toMatchObject([
    { stressed: expect.stringMatching(/^(?:за\u0301мок|замо\u0301к|замок)$/u) },
  ]);
});

it('what was deleted or is not there is left out, and strangers find nothing', async () => {
  const { seq } = await say(anna, boris, 'Привет');
  await chat(anna, 'erase', boris, { seq });
  expect((await stressed(boris, anna, `${seq},${seq + 100}`)).body.messages).toEqual([
    { seq, text: '', stressed: '' },
  ]);
  const vera = await makeMember(db);
  expect((await stressed(vera, anna, String(seq))).status).toBe(404);
});

it.each(['', '0', 'a', '1,', Array.from({ length: 41 }, (_, index) => index + 1).join(',')])(
  'numbers like “%s” are refused',
  async (seqs) => {
    expect((await stressed(anna, boris, seqs)).status).toBe(400);
  },
);
